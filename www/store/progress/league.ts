// The player's league: the fragments of links to results, `league.own`, and rows for it. The last change of
// each result counts, so merging is commutative and removed results do not return.

import type { LocalArea } from '../local';
import { addTo, type Union, unionOf } from '../rows';
import { bare, map, type Of, whole } from '../shape';
import { LAST_TIME } from '../shapes';

/**
 * The time of the last change by fragment, in milliseconds since 1970; negative if the result was removed.
 */
export const members = map(/^[\w%:.~@,;=!*'()-]+$/, whole(-LAST_TIME, LAST_TIME));
export type Members = Of<typeof members>;

/** The maximum number of results, and of characters. */
const MOST = 600;
const MOST_CHARS = 400_000;

export const LEAGUE: Union<Members> = { word: 'league', check: members, unite: united };

const membersOf = (area: LocalArea): Members => unionOf(area, LEAGUE, 'own');

/** The fragments of the league's current results. */
export const fragmentsIn = (area: LocalArea): string[] =>
  Object.entries(membersOf(area)).flatMap(([fragment, time]) => (time > 0 ? [fragment] : []));

/**
 * Removes the results in `take`, and adds those in `put` while there is room. Returns false if some do not
 * fit.
 */
export function changeMembers(
  area: LocalArea,
  { put = [], take = [] }: { put?: readonly string[]; take?: readonly string[] },
  now = Date.now(),
): boolean {
  const known = membersOf(area);
  const isIn = (fragment: string) => (known[fragment] ?? 0) > 0;
  const news: Members = bare();
  // A change counts even if the clock was set back.
  const change = (fragment: string, sign: 1 | -1) => {
    news[fragment] = sign * Math.max(now, Math.abs(known[fragment] ?? 0) + 1);
  };
  for (const fragment of take.filter(isIn)) change(fragment, -1);
  const stay = Object.keys(known).filter((fragment) => isIn(fragment) && !(fragment in news));
  let [count, chars] = [stay.length, stay.join('').length];
  let fit = true;
  for (const fragment of put.filter((one) => !isIn(one) || one in news)) {
    count += 1;
    chars += fragment.length;
    fit = count <= MOST && chars <= MOST_CHARS;
    if (!fit) break;
    change(fragment, 1);
  }
  addTo(area, LEAGUE, 'own', news);
  return fit;
}

/** Merges the leagues of two devices. */
export function united(ours: Members, theirs: Members): Members {
  const all = bare(Object.entries(ours));
  for (const [fragment, time] of Object.entries(theirs)) {
    const known = all[fragment] ?? 0;
    // If both changes are of the same millisecond, adding wins.
    const isLater = Math.abs(time) - Math.abs(known) || time - known;
    if (isLater > 0) all[fragment] = time;
  }
  let chars = 0;
  // Sort removed results last, so that they are dropped first.
  const kept = Object.entries(all)
    .sort(
      ([a, one], [b, other]) =>
        Number(other > 0) - Number(one > 0) || Math.abs(other) - Math.abs(one) || (a < b ? -1 : 1),
    )
    .slice(0, MOST)
    .filter(([fragment]) => {
      chars += fragment.length;
      return chars <= MOST_CHARS;
    });
  return bare(kept);
}
