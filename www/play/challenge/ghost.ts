// The ghost: another player's game on the same deal, at the same move or at the same time.
import type { GameSession } from '../../engine/types';
import { type Compared, finalOf } from './comparison';
import type { ChallengeResult } from './text';

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

/** The first move at which two games differ, from 1; undefined if one is a prefix of the other. */
export function partingOf(a: readonly string[], b: readonly string[]): number | undefined {
  const at = a.findIndex((move, n) => n < b.length && move !== b[n]);
  return at < 0 ? undefined : at + 1;
}

/** A copy of the other player's game, which is moved to the compared position. */
export class Ghost {
  readonly session: GameSession;
  readonly result: ChallengeResult;
  /** The result at the end of its game. */
  readonly final: Compared;

  constructor(session: GameSession, result: ChallengeResult) {
    this.session = session;
    this.result = result;
    this.final = finalOf(session, result);
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
