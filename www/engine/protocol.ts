// What the page and the worker that gives hints say to each other.
import type { Hint, Rating, Sentence } from './types';

/** A question about a position. */
export interface Question {
  id: number;
  kind: 'hint' | 'rate';
  /** How long to search, in milliseconds. */
  ms: number;
  /** The position meant. When the worker does not arrive there it says so, and is sent a save. */
  position: string;
  /** How to get there: a save, or moves from where the last question left off. */
  save?: string;
  moves?: string[];
}

export interface Start {
  game: string;
  module: WebAssembly.Module;
}

/** A table that makes a game's hints better. */
export interface Lesson {
  game: string;
  table: Uint8Array;
}

export interface Answer {
  id: number;
  /** The worker is elsewhere and needs a save. */
  isLost?: boolean;
  hint?: Hint | undefined;
  /** Why there is no hint, where that is known. */
  whyNone?: Sentence | undefined;
  ratings?: Rating[] | undefined;
}
