// The ghost: another player's game on the same deal, at the same move or at the same time.
import type { GameSession, ScoreRecord } from '../../engine/types';
import { isAssignment } from '../../store/runs/save';
import { OVER } from '../result/rated';
import type { ChallengeResult } from './text';

/** Compares results by one of the game's records. */
export interface Measure {
  figure: string;
  /** True if more is better. */
  isHigher: boolean;
}

/**
 * The measure of a deal: the game's first record other than moves over par, or else the number of moves. A
 * board with an aim is measured by moves.
 */
export function measureOf(records: readonly ScoreRecord[], origin = ''): Measure {
  const record = isAssignment(origin) ? undefined : records.find(({ figure }) => figure !== OVER);
  return record === undefined
    ? { figure: 'moves', isHigher: false }
    : { figure: record.figure, isHigher: record.order === 'higher' };
}

/** A game's value by the measure. Games without the figure are measured by their moves. */
export const valueIn = (
  { figure }: Measure,
  figures: Readonly<Record<string, number>>,
  moves: number,
): number => figures[figure] ?? moves;

/** The number of moves that the other player had made after a time in milliseconds. */
export function movesAt(
  { times, moves, clock }: Pick<ChallengeResult, 'times' | 'moves' | 'clock'>,
  ms: number,
): number {
  // Without recorded times, the moves are assumed to be equally spaced.
  if (times.length === 0)
    return clock <= 0 ? moves.length : Math.min(moves.length, Math.floor((ms / clock) * moves.length));
  let sum = 0;
  const at = times.findIndex((time) => {
    sum += time * 100;
    return sum > ms;
  });
  return at < 0 ? moves.length : at;
}

/** The time in milliseconds after which the other player had made a number of moves. */
export function timeAfter(
  { times, moves, clock }: Pick<ChallengeResult, 'times' | 'moves' | 'clock'>,
  count: number,
): number {
  if (times.length === 0) return (clock * Math.min(count, moves.length)) / Math.max(1, moves.length);
  return times.slice(0, count).reduce((sum, time) => sum + time, 0) * 100;
}

/** A player's game at a moment of the comparison: the time is that of the last move. */
export interface Side {
  figures: Readonly<Record<string, number>>;
  moves: number;
  ms: number;
}

/** The comparison of two games at a moment. `lead` is positive if the player's own game is ahead. */
export interface Standing {
  /** The figure that is compared. */
  by: string;
  own: number;
  other: number;
  lead: number;
}

/**
 * Compares two running games. If fewer moves are better, the times for the same number of moves are compared
 * instead, until the player has made more moves than the other player in total.
 */
export function standingOf(measure: Measure, own: Side, other: Side, others: number): Standing {
  const compared = (by: string, mine: number, theirs: number): Standing => ({
    by,
    own: mine,
    other: theirs,
    lead: lead(measure, mine, theirs),
  });
  if (measure.figure !== 'moves') {
    const [mine, theirs] = [own, other].map(({ figures, moves }) => valueIn(measure, figures, moves));
    return compared(measure.figure, mine ?? 0, theirs ?? 0);
  }
  if (own.moves > others) return compared('moves', own.moves, others);
  // Compare whole seconds, as displayed.
  const [mine, theirs] = [own, other].map(({ ms }) => 1000 * Math.floor(ms / 1000));
  return compared('time', mine ?? 0, theirs ?? 0);
}

/** Positive if the first value is the better one. */
export const lead = ({ isHigher }: Measure, own: number, other: number): number =>
  isHigher ? own - other : other - own;

/** The first move at which two games differ, from 1; undefined if one is a prefix of the other. */
export function partingOf(a: readonly string[], b: readonly string[]): number | undefined {
  const at = a.findIndex((move, n) => n < b.length && move !== b[n]);
  return at < 0 ? undefined : at + 1;
}

/** A copy of the other player's game, which is moved to the compared position. */
export class Ghost {
  readonly session: GameSession;
  readonly result: ChallengeResult;

  constructor(session: GameSession, result: ChallengeResult) {
    this.session = session;
    this.result = result;
  }

  /** Goes to a number of moves, capped at the total. Returns the figures there. */
  goTo(moves: number): Readonly<Record<string, number>> {
    this.session.seek(Math.min(moves, this.result.moves.length));
    return this.session.figures();
  }

  close(): void {
    this.session.free();
  }
}

/** The parts of a proved result that determine its rank. */
type Ranked = ChallengeResult & { won: boolean; stars?: number };

/** Negative if the first result ranks before the second one, 0 if they are equal. */
export const compare = (a: Ranked, b: Ranked, measure: Measure): number =>
  Number(b.won) - Number(a.won) ||
  (b.stars ?? 0) - (a.stars ?? 0) ||
  lead(measure, valueIn(measure, b.figures, b.moves.length), valueIn(measure, a.figures, a.moves.length)) ||
  a.hints - b.hints ||
  a.moves.length - b.moves.length ||
  a.clock - b.clock;

/**
 * The order of results in a table: won before lost, then by stars and the measure, then by fewer hints, moves
 * and less time.
 */
export const ranked = <R extends Ranked>(results: readonly R[], measure: Measure): R[] =>
  [...results].sort((a, b) => compare(a, b, measure));
