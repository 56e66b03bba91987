// A place of the studio is one screen: a folder of `places/` with its styles, whose `index.ts` exports one class. The class is made
// anew with each visit, and its code is fetched with the first one.
import type { TemplateResult } from 'lit/html.js';
import type { SentenceId } from '../shell/words';
import type { PlaceName, Route, RouteTo } from './route';
import type { Studio } from './studio';

export interface Place<Name extends PlaceName = PlaceName> {
  /** What fills the screen between the bar and the tabs. */
  render(): TemplateResult;
  /** What the bar shows, where it is more than the place's name. */
  title?(): string;
  /** Offers a key that nothing on the page has used. Returns whether it was. */
  key?(event: KeyboardEvent): boolean;
  /** The player goes on within the place. Without it, or when it returns false, the place is left and made anew. */
  follow?(route: RouteTo<Name>): boolean;
  /** The keys it knows, for the help: key and the name of a sentence. */
  keys?: readonly (readonly [keys: string, does: SentenceId])[];
}

/** The signal comes when the player goes elsewhere: whatever the place listens to, it listens to until then. */
type PlaceClass = new (host: Studio, route: Route, signal: AbortSignal) => Place;

const CLASSES = import.meta.glob<PlaceClass>('./places/*/index.ts', { import: 'default' });
const fetched = new Map<string, PlaceClass>();

const pathOf = (name: string) => `./places/${name}/index.ts`;

export const isPlace = (name: string): name is PlaceName => pathOf(name) in CLASSES;

/** The class of a place whose code is here. */
export const placeHere = (name: PlaceName): PlaceClass | undefined => fetched.get(name);

/** Rejects when the code cannot be had. */
export async function fetchPlace(name: PlaceName): Promise<PlaceClass> {
  const found = await CLASSES[pathOf(name)]?.();
  if (found === undefined) throw new Error(`there is no place "${name}"`);
  fetched.set(name, found);
  return found;
}
