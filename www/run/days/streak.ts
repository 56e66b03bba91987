// The streak: the number of consecutive days with a daily game played on the day itself. One missed day a
// week is forgiven.
import { DAY_PARTS, type Days, type PlayedPart } from '../../store/progress/days';

const DAY_MS = 86_400_000;
/** A missed day is forgiven if the last one missed was at least this many days before. */
const WEEK = 7;

/** The day number of a `YYYYMMDD` date: days since 1 January 1970. */
export const numberOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))) / DAY_MS;

/** The `YYYYMMDD` date of a day number. */
export const dayAt = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** True if a day's game was played to its end, not watched. */
export const isPlayed = ({ state }: Pick<PlayedPart, 'state'>): boolean =>
  state === 'over' || state === 'won';

/** The days on which a daily game of any of the records was finished on the day itself. */
export const playedOn = (all: readonly Days[]): Set<string> =>
  new Set(
    all.flatMap((days) =>
      Object.entries(days).flatMap(([day, played]) =>
        DAY_PARTS.some((part) => played[part]?.late === 0 && isPlayed(played[part])) ? [day] : [],
      ),
    ),
  );

export interface Streak {
  /** The number of days played. */
  length: number;
  /** True if today counts already. */
  isToday: boolean;
  /** True if a day of the last week was missed, so that missing another ends the streak. */
  isForgiven: boolean;
}

/** The streak up to a day. Today is not counted as missed while it lasts. */
export function streakOf(played: ReadonlySet<string>, today: string): Streak {
  const last = numberOf(today);
  const isToday = played.has(today);
  let length = 0;
  let missed = Number.POSITIVE_INFINITY;
  let [isForgiven, isPending] = [false, false];
  for (let n = isToday ? last : last - 1; ; n -= 1) {
    if (played.has(dayAt(n))) {
      length += 1;
      isForgiven ||= isPending;
    } else if (missed - n >= WEEK) {
      missed = n;
      // Days before the first one played are not missed.
      isPending = last - n < WEEK;
    } else break;
  }
  return { length, isToday, isForgiven };
}
