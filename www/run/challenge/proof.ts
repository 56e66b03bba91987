// Proves the results of a challenge: replays the moves of each, and compares the figures with its claims.
import type { GameSession } from '../../engine/types';
import { type Challenge, ChallengeFault, type Result, saveOf } from './text';

/** Starts sessions from texts. */
export interface Loader {
  load(text: string): GameSession;
}

/** A proved result, and its outcome. */
export interface Proved extends Result {
  won: boolean;
  /** The stars of a board with an aim, from 0 to 3. The hints that cost stars are told, not proved. */
  stars?: number;
}

/** Figures of a session that depend on more than its moves, such as the time left. */
const UNPROVABLE = new Set(['time-left']);

/** The figures that a result claims. */
export function claimsOf(session: GameSession): Record<string, number> {
  const figures: Record<string, number> = session.figures();
  return Object.fromEntries(
    Object.entries(figures).filter(
      ([name, value]) => /^[a-z][a-z-]*$/.test(name) && Number.isSafeInteger(value) && !UNPROVABLE.has(name),
    ),
  );
}

/** Proves every result. Throws a `ChallengeFault` with the reason for the first false one. */
export function prove(challenge: Challenge, engine: Loader, today: string): Proved[] {
  return challenge.results.map((result) => proveOne(challenge, result, engine, today));
}

/** Proves one result. Throws a `ChallengeFault` with the reason if it is false. */
export function proveOne(challenge: Challenge, result: Result, engine: Loader, today: string): Proved {
  const { by, on, moves, figures, hints } = result;
  // The date may be a day ahead in time zones to the east.
  if (Date.parse(on) > Date.parse(today) + 2 * 86_400_000)
    throw new ChallengeFault('challenge-date', { date: on });
  let session: GameSession;
  try {
    session = engine.load(saveOf(challenge, result));
  } catch {
    throw new ChallengeFault('challenge-move', { by, move: firstFault(challenge, moves, engine) });
  }
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
    const stars = session.assignment(hints)?.stars;
    return { ...result, won: state === 'won', ...(stars !== undefined && { stars }) };
  } finally {
    session.free();
  }
}

/** The number of the first move that cannot be replayed, from 1, or 0 if the deal itself cannot be opened. */
function firstFault(challenge: Challenge, moves: readonly string[], engine: Loader): number {
  let session: GameSession;
  try {
    session = engine.load(saveOf(challenge, { moves: [], stopped: false }));
  } catch {
    return 0;
  }
  let count = 0;
  try {
    for (const move of moves) {
      session.play(move);
      count += 1;
    }
  } catch {
    // The count locates the fault.
  }
  session.free();
  return count + 1;
}
