// Compares a solution with the known facts about its deal: the distance to par, the stars, and the
// difficulty.
import type { GameInfo } from '../../engine/types';
import type { Settings } from '../../store/settings';
import type { Run } from '../run';

/** The known facts about a deal. */
export interface Par {
  /** The length of the best known solution. */
  moves: number;
  /** True if no shorter solution exists. */
  proven: boolean;
  /** The difficulty of finding that solution, in bits. */
  bits: number;
}

/** The record and figure for the number of moves over par. */
export const OVER = 'over';

export const hasPar = ({ records }: GameInfo): boolean => records.some(({ figure }) => figure === OVER);

/** The attempt to solve a new deal for speed or in few moves; null for other deals and known seeds. */
export function attemptAt({ solving }: Settings, game: GameInfo, seed: string | undefined): Run['attempt'] {
  if (solving === 'free' || seed !== undefined || !hasPar(game)) return null;
  const by = solving === 'moves' ? solving : 'time';
  return { by, since: Date.now(), inspects: solving === 'inspected', plus: 0 };
}

/**
 * The number of moves over par. A solution that beats the best known one is at par, because it replaces it.
 */
export const overPar = (moves: number, par: Par): number => Math.max(0, moves - par.moves);

/** The upper limits, in bits, of all difficulties but the last. */
const LIMITS = [12, 20, 36, 80];

/** The highest difficulty. */
export const HARDEST = LIMITS.length + 1;

/** The difficulty of a deal, from 1. */
export const difficultyOf = ({ bits }: Par): number => 1 + LIMITS.filter((limit) => bits >= limit).length;
