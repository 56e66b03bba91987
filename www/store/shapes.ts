// The shapes of settings, runs, results and replays, and the ranges that all stored data shares. Shapes of
// other data are in `progress`, `projects` and `scores`; `kept.ts` lists all.
import { isRecord } from './envelope';
import {
  bare,
  choice,
  clamped,
  flag,
  list,
  map,
  number,
  type Of,
  or,
  record,
  shape,
  text,
  whole,
} from './shape';

// Ranges

/** The latest time, in milliseconds since 1970. Later ones can still be represented as dates. */
export const LAST_TIME = 8e15;

/** A time or a duration in milliseconds; 0 for anything else. */
export const time = or(clamped(0, LAST_TIME), 0);

const count = clamped(0, Number.MAX_SAFE_INTEGER, true);

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
const title = shape((data) => (typeof data === 'string' ? plain(data) : undefined), { most: MAX_TITLE });

// Settings

/**
 * The switches with their defaults. The settings dialog shows each, with the sentence `setting-NAME` and the
 * explanation `setting-NAME-help`, if there is one (CONTRIBUTING.md). A name added here is stored, validated
 * and shown.
 */
export const TOGGLES = { marks: true, sound: false, vibration: true, leftHanded: false, coach: false };

export type Toggles = typeof TOGGLES;

/** The mode of solving: untimed, for speed with inspection, for speed without, or for few moves. */
export type Solving = (typeof SOLVING)[number];
export const SOLVING = ['free', 'inspected', 'time', 'moves'] as const;

const toggles = bare(
  Object.entries(TOGGLES).map(([name, isOn]) => [name, or(flag, isOn)] as const),
) as Record<keyof Toggles, typeof flag>;
/** A name of the page's own. */
export const short = text(100);
const no = or(flag, false);
const counts = or(map(ANY, whole(), true), bare<number>());

/** Missing and invalid settings have their default, so that one wrong setting does not reset the others. */
export const settings = record({
  theme: or(choice(['system', 'light', 'dark'] as const), 'system'),
  /** A language code, or `auto` for the browser's language. */
  language: or(short, 'auto'),
  ...toggles,
  /** 0 instant, 0.5 slow, 1 normal, 2 fast. */
  speed: or(number(0, 4), 1),
  /** The hidden board options, by game. */
  hidden: or(map(ANY, list(short, 100), true), bare<string[]>()),
  /** The name of the skin, by game, if it is not the first. */
  skins: or(map(ANY, short, true), bare<string>()),
  /** The number of moves that the player has made in each game, for the help line. */
  moved: counts,
  /** The highest level reached, by `game/table`. */
  reached: counts,
  last: or(short, ''),
  /** The speed of autoplay, in moves per second. */
  pace: or(number(0.01, 1000), 4),
  /** The mode of solving for new deals. */
  solving: or(choice(SOLVING), 'free'),
  /** The name under which the player sends challenges; empty for none. */
  name: or(title, ''),
  /**
   * The time of the player's last change, in milliseconds since 1970. Values that the page itself records do
   * not count.
   */
  chosen: time,
});
export type Settings = Of<typeof settings>;

export const DEFAULTS = settings({}) as Settings;

// Results

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

// Runs

/**
 * The origin of a run: dealt, a daily deal, a puzzle, another player's game that was continued, a branch of
 * another run, or a challenge by another player.
 */
export type Kind = (typeof KINDS)[number];
const KINDS = ['free', 'day', 'puzzle', 'guest', 'branch', 'challenge'] as const;

/** An attempt at a deal for speed or for few moves. */
const attempt = record({
  by: or(choice(['time', 'moves'] as const), 'time'),
  /** The time of the deal, in milliseconds since 1970. */
  since: clamped(0, LAST_TIME),
  /** True if the time before the first push is inspection. */
  inspects: no,
  /** The penalty for inspection, in milliseconds; null if the attempt can no longer count as finished. */
  plus: or(clamped(0, LAST_TIME), null),
});
export type Attempt = Of<typeof attempt>;

const run = {
  save: content,
  clock: time,
  branched: no,
  /** The run's own name, which identifies its best line in tables. */
  run: name,
  /** Its contribution to the statistics so far. */
  counted: or(counted, null),
  /** The number of moves before autoplay first took over, if it did. */
  auto: or(count, null),
  hints: or(count, 0),
  coached: no,
  /** The text of its review, as written by `run/advice/review.ts`, if there was one. */
  review: or(content, null),
  /** The day whose deal it is, `YYYYMMDD`, for daily deals. */
  day: or(text(8, DAY), null),
  kind: or(choice(KINDS), 'free'),
  /** The run that it branched off, and after how many of its moves. */
  parent: or(record({ run: name, at: count }), null),
  /** The aim, if it began as an assignment. */
  aim: or(content, null),
  /** The text of the challenge that it answers, if it does. */
  challenge: or(content, null),
  /** The time before each move in tenths of a second, joined by spaces; null if it was not recorded. */
  times: or(text(100_000, /^(?:\d{1,9}(?: |$))*$/), null),
  /** The attempt at speed or few moves, if it is one. */
  attempt: or(attempt, null),
  /** The title given by the player. */
  title: shape((data) => title(data) || null, { most: MAX_TITLE }),
  /** True if it came from a file and has not been played on since, so that its result is not the player's. */
  isForeign: no,
  /** True if it had ended when it was stored. */
  isOver: no,
  /** Milliseconds since 1970. */
  time,
};

/** Brings a run of an earlier build into the present form. */
function upToDate(data: unknown): unknown {
  if (!isRecord(data)) return data;
  const { save, hints, kind, day, isOver } = data;
  return {
    ...data,
    // Earlier saves did not mark stopped games.
    save: typeof save === 'string' && data.stopped === true ? save.replace(/^at \d+$/m, '$& stopped') : save,
    // Earlier builds recorded only whether there were any.
    hints: hints ?? Number(data.hinted === true),
    kind: choice(KINDS)(kind) ?? (run.day(day) === null ? 'free' : 'day'),
    // Earlier builds lack this field, but had counted the games that had ended.
    isOver: flag(isOver) ?? counted(data.counted) !== undefined,
  };
}

const present = record(run);

/** A game that can be resumed. */
export const running = shape((data) => present(upToDate(data)), present);
export type Running = Of<typeof running>;

/** A list of works, as earlier builds stored them. */
export const runnings = list(running);

const onShelf = record({ ...run, game: name });

export const left = shape((data) => onShelf(upToDate(data)), onShelf);
export type Left = Of<typeof left>;

/**
 * The slot of a running game, `game.SLOT` in storage. Each game has one for normal deals, and others for
 * daily deals and assignments, so that they do not replace each other.
 */
export const slotOf = (game: string, kind: Kind): string =>
  kind === 'day' || kind === 'puzzle' || kind === 'challenge' ? `${game}.${kind}` : game;

/** All slots of a game, its own first. */
export const slotsOf = (game: string): string[] => [
  game,
  ...(['day', 'puzzle', 'challenge'] as const).map((kind) => slotOf(game, kind)),
];

export const gameIn = (slot: string): string => slot.split('.')[0] ?? slot;

/** The prefix of the keys of runs that were left. */
export const LEFT = 'left.';

/**
 * The prefix of rows of a project, `state.ID~NAME`: the parts that a tab has changed and that are not in the
 * database yet. Each row is written once, by one tab.
 */
export const STATE = 'state.';
