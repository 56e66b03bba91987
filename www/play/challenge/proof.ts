// Proves the results of a challenge: replays the moves of each, and compares the figures with its claims.
import { type Replaying, replay } from '../../engine/replay';
import type { GameSession } from '../../engine/types';
import { aimOf } from '../../run/run';
import { offersOf } from '../../run/state';
import { bare } from '../../store/shape';
import { onKnownBoard } from './board';
import { finalOf, isUnbeatable } from './comparison';
import { type Challenge, ChallengeFault, type ChallengeResult, saveOf } from './text';

/** Starts sessions from texts. */
export interface Loader {
  begin(text: string): GameSession;
}

export interface ProvedResult extends ChallengeResult {
  won: boolean;
  /** The stars of a board with an aim, from 0 to 3. The number of hints, which cost stars, is not proved. */
  stars?: number;
  isUnbeatable: boolean;
}

/** Figures of a session that depend on more than its moves, such as the time left. */
const UNPROVABLE = new Set(['time-left']);

export function claimsOf(session: GameSession): Record<string, number> {
  const figures: Record<string, number> = session.figures();
  return bare(
    Object.entries(figures).filter(
      ([name, value]) => /^[a-z][a-z-]*$/.test(name) && Number.isSafeInteger(value) && !UNPROVABLE.has(name),
    ),
  );
}

/** Proves every result. Throws a `ChallengeFault` with the reason for the first false one. */
export async function prove(challenge: Challenge, engine: Loader, today: string): Promise<ProvedResult[]> {
  const proved: ProvedResult[] = [];
  for (const result of challenge.results) {
    const one = await proveOne(challenge, result, engine, today);
    if (one !== undefined) proved.push(one);
  }
  return proved;
}

/**
 * Proves one result. Returns undefined after more than `most` milliseconds, or if the signal aborts it. Throws a
 * `ChallengeFault` with the reason if the result is false.
 */
export async function proveOne(
  challenge: Challenge,
  result: ChallengeResult,
  engine: Loader,
  today: string,
  { most, signal }: { most?: number; signal?: AbortSignal } = {},
): Promise<ProvedResult | undefined> {
  const { by, on, figures, hints } = result;
  // The date may be a day ahead in time zones to the east.
  if (Date.parse(on) > Date.parse(today) + 2 * 86_400_000)
    throw new ChallengeFault('challenge-date', { date: on });
  const session = await replayed(await onKnownBoard(challenge), result, engine, {
    ...(most !== undefined && { most }),
    ...(signal && { signal }),
  });
  if (session === undefined) return undefined;
  try {
    const { over, state } = session.status();
    if (!over) throw new ChallengeFault('challenge-unfinished', { by });
    const real = claimsOf(session);
    for (const name of new Set([...Object.keys(real), ...Object.keys(figures)])) {
      if (real[name] !== figures[name])
        throw new ChallengeFault('challenge-figure', {
          by,
          figure: name,
          claimed: figures[name] ?? 0,
          real: real[name] ?? 0,
        });
    }
    return {
      ...finalOf(session, { ...result, clock: Math.max(result.clock, leastTime(session)) }),
      isUnbeatable: state === 'won' && isUnbeatable(session.at(), session.assignment(hints), aimOf(session)),
    };
  } finally {
    session.free();
  }
}

/** The least time that the rounds of a game take, in milliseconds; 0 if they do not follow a clock. */
const leastTime = (session: GameSession): number =>
  offersOf(session).hasTurns ? 0 : session.at() * (session.pace() ?? 0);

/**
 * Replays a result. Returns undefined if that takes too long. A fault contains the number of the first move
 * that cannot be replayed, from 1, or 0 for the deal itself.
 */
async function replayed(
  challenge: Challenge,
  result: ChallengeResult,
  engine: Loader,
  how: Replaying,
): Promise<GameSession | undefined> {
  let session: GameSession | undefined;
  try {
    session = engine.begin(saveOf(challenge, result));
    if (await replay(session, how)) return session;
  } catch {
    const move = session === undefined ? 0 : session.at() + 1;
    session?.free();
    throw new ChallengeFault('challenge-move', { by: result.by, move });
  }
  session.free();
  return undefined;
}
