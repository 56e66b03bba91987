// The results of daily deals and puzzles: a value per game, `days.GAME`, and rows for it. Merging is
// commutative and idempotent, so that tabs and devices can exchange their days.

import { isRecord } from '../envelope';
import type { LocalArea } from '../local';
import { addTo, type Union, unionOf } from '../rows';

/** The parts of a day, for each game. */
export const DAY_PARTS = ['deal', 'puzzle'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

const STATES = ['begun', 'over', 'won'] as const;

/** The result of a day's deal or puzzle. */
export interface PlayedPart {
  /** The run of the game. */
  run: string;
  state: (typeof STATES)[number];
  /** The number of days after its own day on which it was started. */
  late: number;
  /** The figure of the game's first record, or the moves of a puzzle; negated if lower is better. */
  worth: number;
  /** The stars of a puzzle. */
  stars: number;
}

/** Results by day, `YYYYMMDD`. */
export type Days = Record<string, Partial<Record<DayPart, PlayedPart>>>;

export const DAYS: Union<Days> = { word: 'days', check: days, unite: united };

export const daysOf = (area: LocalArea, game: string): Days => unionOf(area, DAYS, game);

/** Adds results. Returns true if any were new. */
export const addDays = (area: LocalArea, game: string, come: Days): boolean => addTo(area, DAYS, game, come);

/** Merges the days of two devices. */
export function united(ours: Days, theirs: Days): Days {
  const result: Days = {};
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

function days(data: unknown): Days | undefined {
  if (!isRecord(data)) return undefined;
  const result: Days = {};
  for (const [day, value] of Object.entries(data)) {
    if (!/^\d{8}$/.test(day) || !isRecord(value)) return undefined;
    result[day] = {};
    for (const part of DAY_PARTS) {
      if (value[part] === undefined) continue;
      const one = played(value[part]);
      if (one === undefined) return undefined;
      result[day][part] = one;
    }
  }
  return result;
}

function played(data: unknown): PlayedPart | undefined {
  if (!isRecord(data) || typeof data.run !== 'string' || !/^[\w-]+$/.test(data.run)) return undefined;
  const state = STATES.find((one) => one === data.state);
  const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  if (state === undefined) return undefined;
  return {
    run: data.run,
    state,
    late: Math.max(0, number(data.late)),
    worth: number(data.worth),
    stars: number(data.stars),
  };
}
