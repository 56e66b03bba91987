// Replays saves in slices, so that the page stays responsive: even a short text may contain hours of play.
import { SLICE_MS, Slices } from './slices';
import type { GameSession } from './types';

/** The time limit in milliseconds for replaying a text for a picture or as a proof. */
export const MOST_MS = 5000;
/** The maximum number of moves per slice. */
const MOST_MOVES = 1 << 20;

export interface Replaying {
  signal?: AbortSignal;
  /** The time limit in milliseconds, not counting pauses. */
  most?: number;
  /** Called after each slice with the completed share, from 0 to 1. */
  tell?: (share: number) => void;
}

/**
 * Replays the remaining moves of a session that `Session.begin` has opened. Returns false if it was stopped
 * or took too long. Throws the error of the rules for an illegal move.
 */
export async function replay(
  session: GameSession,
  { signal, most = Number.POSITIVE_INFINITY, tell }: Replaying = {},
): Promise<boolean> {
  const slices = new Slices(signal);
  let count = 64;
  let worked = 0;
  for (;;) {
    const start = performance.now();
    const left = session.replay(count);
    const ms = performance.now() - start;
    if (left === 0) return true;
    worked += ms;
    // Adapt the number of moves, because the time per move changes with the board.
    count = Math.max(1, Math.min(MOST_MOVES, Math.ceil(count * Math.min(2, SLICE_MS / Math.max(ms, 0.1)))));
    tell?.(session.at() / (session.at() + left));
    await slices.next();
    if (slices.isStopped || worked > most) return false;
  }
}

/** Opens and replays a text. Returns undefined if that was stopped or took too long. */
export async function load(
  engine: { begin(text: string): GameSession },
  text: string,
  how?: Replaying,
  run = replay,
): Promise<GameSession | undefined> {
  const session = engine.begin(text);
  let isDone = false;
  try {
    isDone = await run(session, how);
  } finally {
    if (!isDone) session.free();
  }
  return isDone ? session : undefined;
}

/** Replays a text, calls `use` with the session and frees it. Returns undefined if replaying took too long. */
export async function glance<T>(
  engine: { begin(text: string): GameSession },
  text: string,
  use: (session: GameSession) => T,
): Promise<T | undefined> {
  const session = await load(engine, text, { most: MOST_MS });
  if (session === undefined) return undefined;
  try {
    return use(session);
  } finally {
    session.free();
  }
}
