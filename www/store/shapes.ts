// The ranges that all stored data shares, and the shapes of results. `settings.ts` has those of settings,
// `runs/run.ts` those of runs; others are in `progress`, `projects` and `scores`. `kept.ts` lists all.
import { clamped, flag, map, number, type Of, or, record, shape, text } from './shape';

/** The latest time, in milliseconds since 1970. Later ones can still be represented as dates. */
export const LAST_TIME = 8e15;

/** A time or a duration in milliseconds; 0 for anything else. */
export const time = or(clamped(0, LAST_TIME), 0);

/** Of moves or of hints: whole, and not negative. */
export const count = clamped(0, Number.MAX_SAFE_INTEGER, true);

/** A text that only Rust can check. It is as long as a file may be, in characters. */
export const content = text(32_000_000);

/** The name of a run, a project or a game. Names become parts of keys, which are separated by full stops. */
export const name = text(100, /^[\w-]+$/);

/** A number whose range only its game knows. */
export const figure = number(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** Tests names in maps: any of them. */
export const ANY = { test: (name: string) => name.length <= 1000 };

export const figures = map(ANY, figure);

/** True for a date, `YYYY-MM-DD`. */
export function isDate(date: string): boolean {
  try {
    // Some browsers read the 31st of a shorter month as the 1st of the next one.
    return date.length === 10 && new Date(date).toISOString().startsWith(date);
  } catch {
    return false;
  }
}

/** Tests a text for a day, `YYYYMMDD`. */
export const DAY = {
  test: (day: string) => isDate(day.replace(/^(\d{4})(\d\d)/, '$1-$2-')),
};

/** The maximum length of titles and names. */
export const MAX_TITLE = 80;

/** Cleans a title or name that may be untrusted: one line, and no bidirectional controls. */
export const plain = (title: string): string =>
  title
    .replace(/\p{Bidi_C}+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE);

/** A title or name by a player, cleaned. */
export const title = shape((data) => (typeof data === 'string' ? plain(data) : undefined), {
  most: MAX_TITLE,
});

/** A name of the page's own. */
export const short = text(100);

export const no = or(flag, false);

/** The fields of a contribution to the statistics. */
export const result = {
  won: no,
  clock: time,
  facts: figures,
  /** The time of counting, in milliseconds since 1970; 0 if an earlier build has added it to its sums. */
  time,
};

/** The contribution of a finished game to the statistics. */
export const counted = record(result);
export type Counted = Of<typeof counted>;

export const replay = record({ game: name, save: content, time });
export type Replay = Of<typeof replay>;

/**
 * The prefix of rows of a project, `state.ID~NAME`: the parts that a tab has changed and that are not in the
 * database yet. Each row is written once, by one tab.
 */
export const STATE = 'state.';
