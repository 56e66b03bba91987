// What was played of the deals and puzzles of days: a value a game, `days.GAME`, and rows for it. Two of them unite to the same whatever comes
// first, and twice over adds nothing, so that another tab and a file from another device bring their days.
import type { Area } from './area';
import { isRecord } from './envelope';
import { addRow, valuesOf } from './rows';

/** What a day has of each game. */
export const PARTS = ['deal', 'puzzle'] as const;
export type Part = (typeof PARTS)[number];

const STATES = ['begun', 'over', 'won'] as const;

/** What came of a day's deal or puzzle. */
export interface Played {
  /** The run in which it was played. */
  run: string;
  state: (typeof STATES)[number];
  /** How many days after its own it was begun. */
  late: number;
  /** The result by the game's first record, or a puzzle's moves; less than 0 where fewer are better. */
  worth: number;
  /** Of a puzzle. */
  stars: number;
}

/** By day, `YYYYMMDD`. */
export type Days = Record<string, Partial<Record<Part, Played>>>;

const keyOf = (game: string) => `days.${game}`;

export const daysOf = (area: Area, game: string): Days =>
  valuesOf(area, keyOf(game), days).reduce(united, {});

/** Takes in what was played. Returns whether any of it was news. */
export function addDays(area: Area, game: string, come: Days): boolean {
  const known = united(daysOf(area, game), {});
  const isNews = JSON.stringify(united(known, come)) !== JSON.stringify(known);
  if (isNews) addRow(area, keyOf(game), come);
  return isNews;
}

/** What two devices know. */
export function united(ours: Days, theirs: Days): Days {
  const result: Days = {};
  for (const day of [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].sort()) {
    const both: Days[string] = {};
    for (const part of PARTS) {
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

/** What stands for a day of two: the one that came to its end, that was played on the day, that came to more. */
function better(a: Played, b: Played): number {
  const isDone = ({ state }: Played) => Number(state !== 'begun');
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

/** What stands between storage and the program. */
export function days(data: unknown): Days | undefined {
  if (!isRecord(data)) return undefined;
  const result: Days = {};
  for (const [day, value] of Object.entries(data)) {
    if (!/^\d{8}$/.test(day) || !isRecord(value)) return undefined;
    result[day] = {};
    for (const part of PARTS) {
      if (value[part] === undefined) continue;
      const one = played(value[part]);
      if (one === undefined) return undefined;
      result[day][part] = one;
    }
  }
  return result;
}

function played(data: unknown): Played | undefined {
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
