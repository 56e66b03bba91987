// What is stored, and the checks that stand between storage and the program.
import { isRecord } from './envelope';

/**
 * What is on or off, with what it is by default. The dialog of settings has a switch for each, named by the sentence `setting-NAME` and
 * explained by `setting-NAME-help`, where there is one (CONTRIBUTING.md). A name that stands here is kept, checked and shown.
 */
export const TOGGLES = { marks: true, sound: false, vibration: true, leftHanded: false, coach: false };

export type Toggles = typeof TOGGLES;

export interface Settings extends Toggles {
  theme: 'system' | 'light' | 'dark';
  /** A language's code, or `auto` for the browser's. */
  language: string;
  /** 0 instantly, 0.5 slow, 1 normal, 2 fast. */
  speed: number;
  /** Board options that are switched off, by game. */
  hidden: Record<string, string[]>;
  /** The name of the skin, by game, where it is another one than the first. */
  skins: Record<string, string>;
  /** How many moves the player has made in each game, as far as the line on how to move cares. */
  moved: Record<string, number>;
  /** The highest level that the player has reached, by `game/table`. */
  reached: Record<string, number>;
  /** The game last played. */
  last: string;
  /** Autoplay's speed, in moves a second. */
  pace: number;
  /** How new deals are solved. */
  solving: Solving;
}

/** At leisure, for speed with or without inspection, or for few moves. */
export type Solving = (typeof SOLVING)[number];
export const SOLVING = ['free', 'inspected', 'time', 'moves'] as const;

/** A deal that is tried for speed or for few moves. */
export interface Attempt {
  by: 'time' | 'moves';
  /** When it was dealt, in milliseconds since 1970. */
  since: number;
  /** Whether the time before the first push is counted. */
  inspects: boolean;
  /** What that has cost, in milliseconds; null when it does not count as finished, whatever follows. */
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
};

/** A game that can be taken up again. */
export interface Running {
  save: string;
  clock: number;
  branched: boolean;
  /** This run's own name, under which its best line stands in tables. */
  run: string;
  /** What it has added to the statistics already. */
  counted: Counted | null;
  /** After how many moves autoplay first took over, if it did. */
  auto: number | null;
  /** How many hints were shown. */
  hints: number;
  /** Whether the coach listened. */
  coached: boolean;
  /** What a review of it has found, as `shell/review.ts` writes it, if there was one. */
  review: string | null;
  /** The day whose deal it is, `YYYYMMDD`, if it is a daily deal. */
  day: string | null;
  kind: Kind;
  /** The run that it left, and after how many of its moves. */
  parent: { run: string; at: number } | null;
  /** What was to be reached, where that was part of how it began. */
  aim: string | null;
  /** The name of whom it was played against. */
  opponent: string | null;
  /** How it is solved, where that is to be counted. */
  attempt: Attempt | null;
  /** What its player calls it. */
  title: string | null;
  /** Milliseconds since 1970. */
  time: number;
}

/** How a run came to be: dealt, the deal of a day, a puzzle, somebody else's that was played on, or two states of one run that differ. */
export type Kind = (typeof KINDS)[number];
const KINDS = ['free', 'day', 'puzzle', 'guest', 'branch'] as const;

/**
 * Where a game that is running has its place, `game.SLOT` in storage: each game has one for what its player dealt, and others for deals of
 * days and for assignments, so that none of them takes another's.
 */
export const slotOf = (game: string, kind: Kind): string =>
  kind === 'day' || kind === 'puzzle' ? `${game}.${kind}` : game;

/** All slots of a game, its own first. */
export const slotsOf = (game: string): string[] => [game, slotOf(game, 'day'), slotOf(game, 'puzzle')];

export const gameIn = (slot: string): string => slot.split('.')[0] ?? slot;

/** Titles and names have at most so many characters. */
export const MAX_TITLE = 80;

/** Before the name of a run that was left, in storage. */
export const LEFT = 'left.';

/** What waits in localStorage only until it is in the database: rows, runs that were left, also as earlier builds kept them, and projects. */
export const MOVED = /^(?:row|left|kept|project|versions|edits|tutorial)\./;

/** What is in the database and has a copy in localStorage, so that the first screen need not wait, and a window with a build before this one finds it. */
export const COPIED = /^(?:days|trail|puzzles|stats)\./;

/** A run that was left, on the shelf. */
export interface Left extends Running {
  game: string;
}

/** What a finished game adds to the statistics. */
export interface Counted {
  won: boolean;
  clock: number;
  facts: Record<string, number>;
  /** When it was counted, in milliseconds since 1970; 0 when a build before this one has put it into its sums. */
  time: number;
}

/** What a run adds to the statistics of a table, under `counted.GAME.RUN`. */
export interface CountedRun extends Counted {
  table: string;
}

/** Statistics of one table of one game. */
export interface Tally {
  games: number;
  won: number;
  clock: number;
  /** Facts that add up, and facts of which the best counts. */
  numbers: Record<string, number>;
  /** How many games had each value of a fact. */
  spreads: Record<string, Record<string, number>>;
}

/**
 * Statistics of one game: by the browser that counted, then by table. Kept apart by browser, so that an import
 * twice over adds nothing twice.
 */
export type Tallies = Record<string, Record<string, Tally>>;

export interface Replay {
  game: string;
  save: string;
  time: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** Names become parts of keys, where full stops part them. */
const isName = (value: unknown): value is string => isText(value) && /^[\w-]+$/.test(value);
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isNumbers = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every(isNumber);

/** Settings with whatever is missing or strange as it is by default: a wrong setting is no reason to lose the others. */
export function settings(data: unknown): Settings | undefined {
  if (!isRecord(data)) return undefined;
  const result = structuredClone(DEFAULTS);
  const { theme, language, speed, pace, hidden, skins, moved, reached, last } = data;
  if (theme === 'light' || theme === 'dark') result.theme = theme;
  if (isText(language)) result.language = language;
  if (isNumber(speed) && speed >= 0 && speed <= 4) result.speed = speed;
  if (isNumber(pace) && pace > 0 && pace <= 1000) result.pace = pace;
  if (isText(last)) result.last = last;
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
    // Saves did not always say that their player had stopped.
    save: data.stopped === true ? data.save.replace(/^at \d+$/m, '$& stopped') : data.save,
    run: data.run,
    clock: isNumber(data.clock) ? data.clock : 0,
    branched: data.branched === true,
    counted: counted(data.counted),
    auto: isNumber(data.auto) ? data.auto : null,
    // Builds before this one noted only that there were any.
    hints: isNumber(data.hints) ? data.hints : Number(data.hinted === true),
    coached: data.coached === true,
    review: isText(data.review) ? data.review : null,
    day: isText(data.day) ? data.day : null,
    kind: KINDS.find((kind) => kind === data.kind) ?? (isText(data.day) ? 'day' : 'free'),
    parent: parent(data.parent),
    aim: isText(data.aim) ? data.aim : null,
    opponent: isText(data.opponent) ? data.opponent.slice(0, MAX_TITLE) : null,
    title: isText(data.title) ? data.title.slice(0, MAX_TITLE) : null,
    attempt: attempt(data.attempt),
    time: isNumber(data.time) ? data.time : 0,
  };
}

const parent = (data: unknown): Running['parent'] =>
  isRecord(data) && isText(data.run) && isNumber(data.at) ? { run: data.run, at: data.at } : null;

const attempt = (data: unknown): Attempt | null =>
  isRecord(data) && isNumber(data.since)
    ? {
        by: data.by === 'moves' ? 'moves' : 'time',
        since: data.since,
        inspects: data.inspects === true,
        plus: isNumber(data.plus) ? data.plus : null,
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
  const number = (value: unknown) => (isNumber(value) ? value : 0);
  return { won: data.won === true, clock: number(data.clock), facts: data.facts, time: number(data.time) };
}

export function runnings(data: unknown): Running[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const all = data.map(running);
  return all.every((one) => one !== undefined) ? all : undefined;
}

export function replay(data: unknown): Replay | undefined {
  if (!isRecord(data) || !isText(data.game) || !isText(data.save)) return undefined;
  return { game: data.game, save: data.save, time: isNumber(data.time) ? data.time : 0 };
}

export const text = (data: unknown): string | undefined => (isText(data) ? data : undefined);
