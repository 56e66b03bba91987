// Replays long saves in slices, between which the page paints and takes input: a short text may stand for hours
// of play, which only the rules can tell.
import { SLICE_MS, Slices } from './slices';
import type { GameSession } from './types';

/** The most milliseconds that a text is replayed which is only looked at: for a picture, or as a proof. */
export const MOST_MS = 5000;
/** The most moves of a slice. */
const MOST_MOVES = 1 << 20;

export interface Replaying {
  /** Stops the replay. */
  signal?: AbortSignal;
  /** The most milliseconds that it may work. */
  most?: number;
  /** Called after each slice with the share that is done. */
  tell?: (share: number) => void;
}

/**
 * Replays the rest of a session that `Session.begin` has opened. Returns false if it was stopped, or took too
 * long. Throws the error of the rules for a false move.
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
    // Boards grow and shrink, and with them the time that a move takes.
    count = Math.max(1, Math.min(MOST_MOVES, Math.ceil(count * Math.min(2, SLICE_MS / Math.max(ms, 0.1)))));
    tell?.(session.at() / (session.at() + left));
    await slices.next();
    if (slices.isStopped || worked > most) return false;
  }
}

/** Opens a text, and replays it. Returns undefined if that was stopped, or took too long. */
export async function load(
  engine: { begin(text: string): GameSession },
  text: string,
  how?: Replaying,
): Promise<GameSession | undefined> {
  const session = engine.begin(text);
  try {
    if (await replay(session, how)) return session;
  } catch (error) {
    session.free();
    throw error;
  }
  session.free();
  return undefined;
}
