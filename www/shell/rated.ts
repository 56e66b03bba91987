// How a solution compares with what is known of the deal: its distance to par, stars, and how hard the deal is.
import type { GameInfo } from '../engine/types';

/** What is known of a deal. */
export interface Par {
  /** The length of the best known solution. */
  moves: number;
  /** Whether none is shorter. */
  proven: boolean;
  /** How hard that solution is to find, in bits. */
  bits: number;
}

/** The record, and the figure, that says how many moves more than par were made. */
export const OVER = 'over';

/** Whether a game's deals have pars. */
export const hasPar = ({ records }: GameInfo): boolean => records.some(({ figure }) => figure === OVER);

/** How many moves over par a solution is. What beats the best known one is at par: it is the best known one then. */
export const overPar = (moves: number, par: Par): number => Math.max(0, moves - par.moves);

/** Up to so many bits a deal is of the first difficulty, the second and so on; beyond them it is of the last. */
const LIMITS = [12, 20, 36, 80];

/** The last one. */
export const HARDEST = LIMITS.length + 1;

/** How hard a deal is, from 1 on. */
export const difficultyOf = ({ bits }: Par): number => 1 + LIMITS.filter((limit) => bits >= limit).length;
