// The results that the player has made links of, `sent.own`, and rows for it, so that they are recognized when
// they come back in a challenge or a league. The earliest time of each counts, so that merging is commutative.

import type { LocalArea } from '../local';
import { addTo, type Union, unionOf } from '../rows';
import { bare, map, type Of, whole } from '../shape';
import { LAST_TIME } from '../shapes';
import { hashOf } from './trails';

/** The facts that identify a result, and the player's name in it, empty for none. */
export interface Sent {
  by: string;
  on: string;
  clock: number;
  hints: number;
  moves: readonly string[];
}

/** The times of sending, in milliseconds since 1970, by the names of results. */
export const sent = map(/^[\d-]{10} \d{1,16} \d{1,16} \d{1,16}$/, whole(0, LAST_TIME));
type Times = Of<typeof sent>;

/** The maximum number of results. The latest are kept. */
const MOST = 300;

export const SENT: Union<Times> = { word: 'sent', check: sent, unite: united };

const nameOf = ({ on, clock, hints, moves }: Omit<Sent, 'by'>): string =>
  `${on} ${clock} ${hints} ${hashOf(moves.join('\n'))}`;

/** Remembers a result as the player's own. */
export const addSent = (area: LocalArea, result: Sent, now = Date.now()): boolean =>
  addTo(area, SENT, 'own', bare([[nameOf(result), now]]));

/**
 * Returns the test for the player's own results. One under another name than `name` is none of them, since anyone can
 * put a name of their own on a copy.
 */
export function sentIn(area: LocalArea, name: string): (result: Sent) => boolean {
  const known = unionOf(area, SENT, 'own');
  return (result) => nameOf(result) in known && (result.by === '' || result.by === name);
}

/** Merges the results of two devices. */
export function united(ours: Times, theirs: Times): Times {
  const all = bare(Object.entries(ours));
  for (const [name, time] of Object.entries(theirs)) all[name] = Math.min(time, all[name] ?? time);
  const kept = Object.entries(all)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, MOST);
  return bare(kept);
}
