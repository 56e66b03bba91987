// The messages between the page and the worker that gives hints.
import type { Budget, Hint, Rating, Sentence } from './types';

export interface Question {
  id: number;
  kind: 'hint' | 'rate';
  budget: Budget;
  /**
   * The position in question. If the worker cannot reach it, the answer is `isLost` and the page sends a
   * save.
   */
  position: string;
  /** The way to the position: a save, or moves from the position of the last question. */
  save?: string;
  moves?: string[];
}

export interface Start {
  game: string;
  module: WebAssembly.Module;
}

/** Trained values that improve a game's hints. */
export interface Lesson {
  game: string;
  trained: Uint8Array;
}

/** The identifier of the first message, which reports that the worker has loaded its scripts. */
export const READY = -1;

export interface Answer {
  id: number;
  /** True if the worker did not reach the position and needs a save. */
  isLost?: boolean;
  hint?: Hint | undefined;
  /** The reason why there is no hint, if known. */
  whyNone?: Sentence | undefined;
  ratings?: Rating[] | undefined;
}
