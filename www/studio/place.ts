// A place of the studio: one screen, with its own state while the player is there.
import type { TemplateResult } from 'lit/html.js';
import type { SentenceId } from '../shell/words';
import type { Route, StudioHost } from './host';

export interface Place {
  /** What the place is called; the bar shows it. */
  title(): string;
  /** What fills the screen between the bar and the tabs. */
  render(): TemplateResult;
  /** Offers a key that nothing on the page has used. Returns whether it was. */
  key?(event: KeyboardEvent): boolean;
  /** The player goes to another place of the same kind; returns false when the place has to be made anew. */
  follow?(route: Route): boolean;
  /** Buttons of its own in the bar, before undo. */
  tools?(): TemplateResult;
  /** The keys it knows, for the help: key and the name of a sentence. */
  keys?: readonly (readonly [keys: string, does: SentenceId])[];
}

/** Makes a place that the player goes to; the signal says when they go elsewhere. Whatever the place listens to, it listens to until then. */
/** What the file of a place exports. */
export interface PlaceModule {
  default: new (host: StudioHost, route: Route, signal: AbortSignal) => Place;
}

export type MakePlace = (host: StudioHost, route: Route, signal: AbortSignal) => Place;
