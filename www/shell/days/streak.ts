// The streak: how many days in a row something of the day was played, on the day itself. One missed day a week is forgiven.
import { type Days, PARTS } from '../../store/days';

const DAY_MS = 86_400_000;
/** A missed day is forgiven when so many days have gone by since the one before that was missed. */
const WEEK = 7;

/** A day, `YYYYMMDD`, as a number: the next one's is one more. */
export const numberOf = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))) / DAY_MS;

/** The day of a number. */
export const dayAt = (number: number): string =>
  new Date(number * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** The days on which something of theirs was played to its end, by any game's record. */
export const playedOn = (all: readonly Days[]): Set<string> =>
  new Set(
    all.flatMap((days) =>
      Object.entries(days).flatMap(([day, played]) =>
        PARTS.some((part) => played[part]?.late === 0 && played[part].state !== 'begun') ? [day] : [],
      ),
    ),
  );

export interface Streak {
  /** How many days were played. */
  length: number;
  /** Whether today is one of them. */
  isToday: boolean;
  /** Whether a day was missed in the last week, so that the next one ends it. */
  isForgiven: boolean;
}

/** The streak up to a day. A day that is not over yet is not missed. */
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
      // Before the first day nothing was missed.
      isPending = last - n < WEEK;
    } else break;
  }
  return { length, isToday, isForgiven };
}
