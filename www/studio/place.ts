// A place is one screen of the studio: a folder of `places/` with its styles, whose `index.ts` exports one
// class. The class is instantiated on each visit, and its code is fetched on the first one.
import type { TemplateResult } from 'lit/html.js';
import type { SentenceId } from '../ui/words/words';
import type { Studio, UndoSteps } from './host';
import type { PlaceName, Route, RouteTo } from './route';

export interface Place<Name extends PlaceName = PlaceName> {
  render(): TemplateResult;
  /** Called after each rendering, to start work that the content needs. */
  rendered?(): void;
  /** The title in the bar, if it differs from the place's name. */
  title?(): string;
  /** Handles a key that the page did not use. Returns true if it was handled. */
  key?(event: KeyboardEvent): boolean;
  /** Handles a route within the place. Without it, or if it returns false, the place is created again. */
  follow?(route: RouteTo<Name>): boolean;
  /** Undo and redo of the place's own; by default those of the project's edits. */
  readonly steps?: UndoSteps | undefined;
  /** Key bindings for the help: keys and the name of a sentence. */
  keys?: readonly (readonly [keys: string, does: SentenceId])[];
}

/** The signal aborts when the player leaves the place. Listeners of the place end with it. */
type PlaceClass = new (host: Studio, route: Route, signal: AbortSignal) => Place;

const CLASSES = import.meta.glob<PlaceClass>('./places/*/index.ts', { import: 'default' });
const fetched = new Map<string, PlaceClass>();

const pathOf = (name: string) => `./places/${name}/index.ts`;

export const isPlace = (name: string): name is PlaceName => pathOf(name) in CLASSES;

/** The class of a place, if its code is loaded. */
export const placeHere = (name: PlaceName): PlaceClass | undefined => fetched.get(name);

export async function fetchPlace(name: PlaceName): Promise<PlaceClass> {
  const found = await CLASSES[pathOf(name)]?.();
  if (found === undefined) throw new Error(`there is no place "${name}"`);
  fetched.set(name, found);
  return found;
}
