// The player's progress on the trail of a game: the stars of each board, `trail.GAME`, and rows for it. A
// board is named by a hash of its text, so that it keeps its stars if it moves. Merging takes the better
// result.

import type { LocalArea } from '../local';
import { addTo, type Union, unionOf } from '../rows';
import { bare, map, type Of, whole } from '../shape';

export const MOST_STARS = 3;

/** The stars of solved boards by the boards' names. */
export const stars = map(/^[0-9a-f]{8}$/, whole(1, MOST_STARS));
export type Stars = Of<typeof stars>;

/** The text of an assignment without its known par. */
export const withoutPar = (text: string): string => text.replace(/;par=\d+!?(?=;|$)/, '');

/** The name of a board, which depends on the assignment but not on the known par. */
export const boardName = (text: string): string => hashOf(withoutPar(text)).toString(16).padStart(8, '0');

/**
 * 32-bit FNV-1a with the finalizer of MurmurHash3, so that texts that differ in the last letters have distant
 * hashes.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const STARS: Union<Stars> = { word: 'trail', check: stars, unite: united };

export const starsOn = (area: LocalArea, game: string): Stars => unionOf(area, STARS, game);

/** Adds stars. Returns true if any were new. */
export const addStars = (area: LocalArea, game: string, come: Stars): boolean =>
  addTo(area, STARS, game, come);

/** Merges the stars of two devices: the better result of each board. */
function united(ours: Stars, theirs: Stars): Stars {
  const result = bare(Object.entries(ours));
  for (const [board, count] of Object.entries(theirs)) result[board] = Math.max(result[board] ?? 0, count);
  return result;
}
