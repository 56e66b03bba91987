// The results of daily deals and puzzles: a value per game, `days.GAME`, and rows for it. Merging is
// commutative and idempotent, so that tabs and devices can exchange their days.

import type { LocalArea } from '../local';
import { addTo, type Union, unionOf } from '../rows';
import { bare, choice, clamped, map, type Of, or, record, whole } from '../shape';
import { DAY, figure, name } from '../shapes';
import { MOST_STARS } from './trails';

export const DAY_PARTS = ['deal', 'puzzle'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The progress of a day's game. A puzzle whose solution was watched is `watched`, and stays so. */
const STATES = ['begun', 'watched', 'over', 'won'] as const;

/** The result of a day's deal or puzzle. */
const played = record({
  run: name,
  state: choice(STATES),
  /** The number of days after its own day on which it was started. */
  late: or(clamped(0, 100_000, true), 0),
  /** The figure of the game's first record, or the moves of a puzzle; negated if lower is better. */
  worth: or(figure, 0),
  stars: or(whole(0, MOST_STARS), 0),
});
export type PlayedPart = Of<typeof played>;

/** Results by day, `YYYYMMDD`. */
const days = map(DAY, record({}, { deal: played, puzzle: played } satisfies Record<DayPart, typeof played>));
export type Days = Of<typeof days>;

export const DAYS: Union<Days> = { word: 'days', check: days, unite: united };

export const daysOf = (area: LocalArea, game: string): Days => unionOf(area, DAYS, game);

/** Adds results. Returns true if any were new. */
export const addDays = (area: LocalArea, game: string, come: Days): boolean => addTo(area, DAYS, game, come);

/** Merges the days of two devices. */
export function united(ours: Days, theirs: Days): Days {
  const result: Days = bare();
  for (const day of [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].sort()) {
    const both: Days[string] = {};
    for (const part of DAY_PARTS) {
      const best = [ours[day]?.[part], theirs[day]?.[part]]
        .filter((one) => one !== undefined)
        .sort(better)
        .at(0);
      if (best !== undefined) both[part] = best;
    }
    result[day] = both;
  }
  return result;
}

/**
 * Compares two results of a day: finished ones rank before unfinished ones, then those played on the day,
 * then better ones.
 */
function better(a: PlayedPart, b: PlayedPart): number {
  const isDone = ({ state }: PlayedPart) => Number(state !== 'begun');
  return (
    isDone(b) - isDone(a) ||
    Number(a.late > 0) - Number(b.late > 0) ||
    STATES.indexOf(b.state) - STATES.indexOf(a.state) ||
    b.stars - a.stars ||
    b.worth - a.worth ||
    a.late - b.late ||
    (a.run < b.run ? -1 : Number(a.run > b.run))
  );
}
