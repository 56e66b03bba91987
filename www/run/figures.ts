// Which figures beside a board are explained on request.
import type { Figure } from '../engine/types';

/** The figure for the remaining seconds. */
export const TIME_LEFT = 'time-left';

/** The figures that say all by their names. Others are explained on request. */
const PLAIN: ReadonlySet<string> = new Set([
  'best',
  'goal',
  'left',
  'level',
  'moves',
  'round',
  'score',
  'time',
  TIME_LEFT,
]);

/** True for a figure with a sentence `figure-NAME-help` among those of its game's dialogs. */
export const isExplained = ({ id, isMain, of }: Pick<Figure, 'id' | 'isMain' | 'of'>): boolean =>
  (!isMain || of > 0) && !PLAIN.has(id);
