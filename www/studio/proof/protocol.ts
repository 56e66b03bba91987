// The searches of the studio, and the messages between the page and their worker.
import type { Edit } from '../project/edits';
import type { Bot, Brought, Candidate, Idle, Proof, Sample } from '../types';

/** The names of the packages: one with the reader of PuzzleScript's games, one with everything else. */
export type WorkerPackage = 'studio-bring' | 'studio-search';

/** The packages' exports, as crates/web defines them. Levels count from 0. */
export interface SearchGlue {
  inferRules(project: string, samples: readonly Sample[]): Found[];
  prove(project: string, level: number, name: string, ms: number, thousands: number): Proved;
  bots(project: string, level: number, plays: number, rounds: number, ms: number): Bot[];
  idle(project: string, rounds: number, ms: number): Idle;
  bring(text: string): Brought;
}

export type Found = Omit<Candidate, 'edit'> & { edit: Edit };
export type Proved = Omit<Proof, 'edit'> & { edit?: Edit };

export interface Start {
  packageName: WorkerPackage;
  module: WebAssembly.Module;
}

export interface Call {
  id: number;
  name: keyof SearchGlue;
  args: readonly unknown[];
}

export interface Answer {
  id: number;
  value?: unknown;
  /** The error that the package threw, with its own properties. */
  error?: { message: string; fault?: unknown; stranded?: unknown };
  /** True if the package cannot be used any more. */
  isBroken?: boolean;
}
