// Estimates the work of replaying a save, before replaying any of it.
import { partsOf, timesOf } from '../store/save';

/**
 * Texts up to this estimate are opened directly: moves times the length of the initial position in
 * characters.
 */
export const LIGHT = 4_000_000;
/** The assumed length of a dealt position, in characters. */
const LEAST = 400;
/** The number of moves in a save. */
const movesIn = (moves: string): number =>
  moves.split('\n').reduce((sum, line) => sum + (line === '' ? 0 : timesOf(line)), 0);

/** The estimated work of replaying a text, in the unit of `LIGHT`; 0 for texts without moves. */
export function workOf(text: string): number {
  const parts = partsOf(text.replaceAll('\r\n', '\n'));
  return parts === undefined ? 0 : movesIn(parts.moves) * Math.max(LEAST, parts.origin.length);
}
