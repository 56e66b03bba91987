// The types of stored data, and their validation.
import { isRecord } from './envelope';

/**
 * The switches with their defaults. The settings dialog shows each, with the sentence `setting-NAME` and the
 * explanation `setting-NAME-help`, if there is one (CONTRIBUTING.md). A name added here is stored, validated
 * and shown.
 */
export const TOGGLES = { marks: true, sound: false, vibration: true, leftHanded: false, coach: false };

export type Toggles = typeof TOGGLES;

export interface Settings extends Toggles {
  theme: 'system' | 'light' | 'dark';
  /** A language code, or `auto` for the browser's language. */
  language: string;
  /** 0 instant, 0.5 slow, 1 normal, 2 fast. */
  speed: number;
  /** The hidden board options, by game. */
  hidden: Record<string, string[]>;
  /** The name of the skin, by game, if it is not the first. */
  skins: Record<string, string>;
  /** The number of moves that the player has made in each game, for the help line. */
  moved: Record<string, number>;
  /** The highest level reached, by `game/table`. */
  reached: Record<string, number>;
  /** The game played last. */
  last: string;
  /** The speed of autoplay, in moves per second. */
  pace: number;
  /** The mode of solving for new deals. */
  solving: Solving;
  /** The name under which the player sends challenges; empty for none. */
  name: string;
  /**
   * The time of the player's last change, in milliseconds since 1970. Values that the page itself records do
   * not count.
   */
  chosen: number;
}

/** The mode of solving: untimed, for speed with inspection, for speed without, or for few moves. */
export type Solving = (typeof SOLVING)[number];
export const SOLVING = ['free', 'inspected', 'time', 'moves'] as const;

/** An attempt at a deal for speed or for few moves. */
export interface Attempt {
  by: 'time' | 'moves';
  /** The time of the deal, in milliseconds since 1970. */
  since: number;
  /** True if the time before the first push is inspection. */
  inspects: boolean;
  /** The penalty for inspection, in milliseconds; null if the attempt can no longer count as finished. */
  plus: number | null;
}

export const DEFAULTS: Settings = {
  theme: 'system',
  language: 'auto',
  ...TOGGLES,
  speed: 1,
  hidden: {},
  skins: {},
  moved: {},
  reached: {},
  last: '',
  pace: 4,
  solving: 'free',
  name: '',
  chosen: 0,
};

/** A game that can be resumed. */
export interface Running {
  save: string;
  clock: number;
  branched: boolean;
  /** The run's own name, which identifies its best line in tables. */
  run: string;
  /** Its contribution to the statistics so far. */
  counted: Counted | null;
  /** The number of moves before autoplay first took over, if it did. */
  auto: number | null;
  /** The number of hints shown. */
  hints: number;
  /** True if the coach was active. */
  coached: boolean;
  /** The text of its review, as written by `run/advice/review.ts`, if there was one. */
  review: string | null;
  /** The day whose deal it is, `YYYYMMDD`, for daily deals. */
  day: string | null;
  kind: Kind;
  /** The run that it branched off, and after how many of its moves. */
  parent: { run: string; at: number } | null;
  /** The aim, if it began as an assignment. */
  aim: string | null;
  /** The text of the challenge that it answers, if it does. */
  challenge: string | null;
  /** The time before each move in tenths of a second, joined by spaces; null if it was not recorded. */
  times: string | null;
  /** The attempt at speed or few moves, if it is one. */
  attempt: Attempt | null;
  /** The title given by the player. */
  title: string | null;
  /** True if it had ended when it was stored. */
  isOver: boolean;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * The origin of a run: dealt, a daily deal, a puzzle, another player's game that was continued, a branch of
 * another run, or a challenge by another player.
 */
export type Kind = (typeof KINDS)[number];
const KINDS = ['free', 'day', 'puzzle', 'guest', 'branch', 'challenge'] as const;

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

/** The maximum length of titles and names. */
export const MAX_TITLE = 80;

/** Cleans a title or name that may be untrusted: one line, and no bidirectional controls. */
export const plain = (title: string): string =>
  title
    .replace(/\p{Bidi_C}+/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE);

/** The prefix of the keys of runs that were left. */
export const LEFT = 'left.';

/**
 * The prefix of rows of a project, `state.ID~NAME`: the parts that a tab has changed and that are not in the
 * database yet. Each row is written once, by one tab.
 */
export const STATE = 'state.';

/** A run that was left, on the shelf. */
export interface Left extends Running {
  game: string;
}

/** The contribution of a finished game to the statistics. */
export interface Counted {
  won: boolean;
  clock: number;
  facts: Record<string, number>;
  /** The time of counting, in milliseconds since 1970; 0 if an earlier build has added it to its sums. */
  time: number;
}

/** The contribution of a run to the statistics of a table, under `counted.GAME.RUN`. */
export interface CountedRun extends Counted {
  table: string;
}

/** The statistics of one table of a game. */
export interface Tally {
  games: number;
  won: number;
  clock: number;
  /** The sum of each fact, or the best value for facts of kind `best`. */
  numbers: Record<string, number>;
  /** The number of games with each value of a fact. */
  spreads: Record<string, Record<string, number>>;
}

/**
 * The statistics of one game: by the browser that counted, then by table. They are separate by browser, so
 * that repeated imports add nothing.
 */
export type Tallies = Record<string, Record<string, Tally>>;

export interface Replay {
  game: string;
  save: string;
  time: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** Names become parts of keys, which are separated by full stops. */
const isName = (value: unknown): value is string => isText(value) && /^[\w-]+$/.test(value);
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isNumbers = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isNumber);

/** The maximum time, in milliseconds since 1970. Later ones can still be represented as dates. */
export const LAST_TIME = 8e15;

/** Clamps a time or a duration in milliseconds to the valid range; 0 if it is not a number. */
export const timeIn = (value: unknown): number =>
  isNumber(value) ? Math.min(LAST_TIME, Math.max(0, value)) : 0;

/** Clamps a count to the safe integers; 0 if it is not a number. */
const countIn = (value: unknown): number =>
  isNumber(value) ? Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.floor(value))) : 0;

/** A day, `YYYYMMDD`; null if it is invalid. */
const dayIn = (value: unknown): string | null => (isText(value) && /^\d{8}$/.test(value) ? value : null);

/**
 * Validates settings. Missing or invalid ones get their default, so that one wrong setting does not reset the
 * others.
 */
export function settings(data: unknown): Settings | undefined {
  if (!isRecord(data)) return undefined;
  const result = structuredClone(DEFAULTS);
  const { theme, language, speed, pace, hidden, skins, moved, reached, last } = data;
  if (theme === 'light' || theme === 'dark') result.theme = theme;
  if (isText(language)) result.language = language;
  if (isNumber(speed) && speed >= 0 && speed <= 4) result.speed = speed;
  if (isNumber(pace) && pace > 0 && pace <= 1000) result.pace = pace;
  if (isText(last)) result.last = last;
  if (isText(data.name)) result.name = plain(data.name);
  result.chosen = timeIn(data.chosen);
  result.solving = SOLVING.find((way) => way === data.solving) ?? 'free';
  for (const name of Object.keys(TOGGLES) as (keyof Toggles)[]) {
    const value = data[name];
    if (typeof value === 'boolean') result[name] = value;
  }
  if (isNumbers(moved)) result.moved = moved;
  if (isNumbers(reached)) result.reached = reached;
  if (isRecord(skins)) {
    for (const [game, name] of Object.entries(skins)) if (isText(name)) result.skins[game] = name;
  }
  if (isRecord(hidden)) {
    for (const [game, names] of Object.entries(hidden)) {
      if (Array.isArray(names)) result.hidden[game] = names.filter(isText);
    }
  }
  return result;
}

export function running(data: unknown): Running | undefined {
  if (!isRecord(data) || !isText(data.save) || !isName(data.run)) return undefined;
  return {
    // Earlier saves did not mark stopped games.
    save: data.stopped === true ? data.save.replace(/^at \d+$/m, '$& stopped') : data.save,
    run: data.run,
    clock: timeIn(data.clock),
    branched: data.branched === true,
    counted: counted(data.counted),
    auto: isNumber(data.auto) ? countIn(data.auto) : null,
    // Earlier builds recorded only whether there were any.
    hints: isNumber(data.hints) ? countIn(data.hints) : Number(data.hinted === true),
    coached: data.coached === true,
    review: isText(data.review) ? data.review : null,
    day: dayIn(data.day),
    kind: KINDS.find((kind) => kind === data.kind) ?? (dayIn(data.day) === null ? 'free' : 'day'),
    parent: parent(data.parent),
    aim: isText(data.aim) ? data.aim : null,
    challenge: isText(data.challenge) ? data.challenge : null,
    times: isText(data.times) && /^[\d ]*$/.test(data.times) ? data.times : null,
    title: isText(data.title) ? plain(data.title) || null : null,
    attempt: attempt(data.attempt),
    // Earlier builds lack this field, but had counted the games that had ended.
    isOver: typeof data.isOver === 'boolean' ? data.isOver : counted(data.counted) !== null,
    time: timeIn(data.time),
  };
}

const parent = (data: unknown): Running['parent'] =>
  isRecord(data) && isText(data.run) && isNumber(data.at) ? { run: data.run, at: countIn(data.at) } : null;

const attempt = (data: unknown): Attempt | null =>
  isRecord(data) && isNumber(data.since)
    ? {
        by: data.by === 'moves' ? 'moves' : 'time',
        since: timeIn(data.since),
        inspects: data.inspects === true,
        plus: isNumber(data.plus) ? timeIn(data.plus) : null,
      }
    : null;

export function left(data: unknown): Left | undefined {
  const value = running(data);
  return value !== undefined && isRecord(data) && isText(data.game)
    ? { ...value, game: data.game }
    : undefined;
}

export function counted(data: unknown): Counted | null {
  if (!isRecord(data) || !isNumbers(data.facts)) return null;
  const { won, clock, facts, time } = data;
  return { won: won === true, clock: timeIn(clock), facts, time: timeIn(time) };
}

export function runnings(data: unknown): Running[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const all = data.map(running);
  return all.every((one) => one !== undefined) ? all : undefined;
}

export function replay(data: unknown): Replay | undefined {
  if (!isRecord(data) || !isText(data.game) || !isText(data.save)) return undefined;
  return { game: data.game, save: data.save, time: timeIn(data.time) };
}

export const text = (data: unknown): string | undefined => (isText(data) ? data : undefined);
