// The shape of a stored run, running or left, and the slots in which runs are stored.
import { isRecord } from '../envelope';
import { choice, clamped, flag, list, type Of, or, record, shape, text } from '../shape';
import { content, count, counted, DAY, LAST_TIME, MAX_TITLE, name, no, time, title } from '../shapes';

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
  /** The text of its review, as written by `play/advice/review.ts`, if there was one. */
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
