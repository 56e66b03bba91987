// How much work a save may stand for, before anything of it is replayed.
import { partsOf, timesOf } from '../store/save';

/** Texts of no more work than this are opened at once: moves times the length of the position that they begin with, in characters. */
export const LIGHT = 4_000_000;
/** What an origin that names a deal may unfold to, in characters. */
const LEAST = 400;
/** How many moves a save holds. */
const movesIn = (moves: string): number =>
  moves.split('\n').reduce((sum, line) => sum + (line === '' ? 0 : timesOf(line)), 0);

/** What it may take at most to replay a text, in the unit of `LIGHT`; nothing for texts without moves. */
export function workOf(text: string): number {
  const parts = partsOf(text.replaceAll('\r\n', '\n'));
  return parts === undefined ? 0 : movesIn(parts.moves) * Math.max(LEAST, parts.origin.length);
}
