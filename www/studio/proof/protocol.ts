// The searches of the studio, and the messages between the page and their worker.
import type { Budget } from '../../engine/types';
import type { Edit } from '../project/edits';
import type { Bot, Brought, Candidate, Exported, Idle, Proof, Sample } from '../types';

/** The names of the packages: one with the readers of foreign games, one with everything else. */
export type WorkerPackage = 'studio-bring' | 'studio-search';

/** The packages' exports, as crates/web defines them. Levels count from 0. */
export interface SearchGlue {
  /** The rules that fit all samples, at most three, the best one first. */
  inferRules(project: string, samples: readonly Sample[]): Found[];
  /** The shortest win of a level. `name` is the name of the test that stores it. */
  prove(project: string, level: number, name: string, budget: Budget): Proved;
  /** Plays of a level by simple bots: `plays` each, of at most `rounds` rounds. */
  bots(project: string, level: number, plays: number, rounds: number, budget: Budget): Bot[];
  /** The parts of a project that no test and no play of a bot uses. */
  idle(project: string, rounds: number, budget: Budget): Idle;
  /**
   * A game of PuzzleScript or of the original TileCode, or Sokoban levels, as a project, with what could not be
   * converted. Several games, and more levels than a project has, become a list.
   */
  bring(text: string): Brought | Brought[];
  /** A project as the original TileCode exports its games, or why it does not fit. */
  exportOriginal(project: string): Exported;
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
