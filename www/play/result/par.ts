// The par of the board on the page, for games whose boards are solved. It is searched for in a separate
// worker while the player looks at the board, so that no hint has to wait for it.

import type { Engine, GameSession } from '../../engine/engine';
import { anyGlue } from '../../engine/packages';
import type { Par } from '../../run/result/deal-par';
import type { Shell } from '../shell';

/** The search time, in milliseconds. */
const PAR_MS = 1500;

/** Searches for the par of the deal while it is on the page. `known` has the pars found, by the initial board. */
export async function findPar(
  { engine, play }: Shell,
  known: Map<string, Par>,
  signal: AbortSignal,
): Promise<void> {
  const { session } = play;
  if (signal.aborted) return;
  const par = await parOf(engine, session, known, signal);
  if (!signal.aborted) play.setPar(session, par);
}

/**
 * The length of the shortest solution that a search finds from the beginning; undefined if it finds none, or
 * if the signal aborts it.
 */
async function parOf(
  engine: Engine,
  session: GameSession,
  known: Map<string, Par>,
  signal: AbortSignal,
): Promise<Par | undefined> {
  const start = session.copy();
  start.restart();
  const board = start.position();
  try {
    const found = known.get(board) ?? (await search());
    if (found !== undefined) known.set(board, found);
    return found;
  } finally {
    start.free();
  }

  async function search(): Promise<Par | undefined> {
    // Without a connection there may be no par.
    const adviser = await engine.adviser().catch(() => undefined);
    signal.addEventListener('abort', () => adviser?.dispose());
    try {
      const hint = signal.aborted ? undefined : await adviser?.hint(start, PAR_MS);
      return hint?.solves == null ? undefined : { moves: hint.line.length, ...hint.solves };
    } finally {
      adviser?.dispose();
    }
  }
}

/** The stars of a solution of a deal, by the rule of assignments. */
export const starsOf = (moves: number, par: Pick<Par, 'moves'>, hints: number): number =>
  anyGlue().stars(moves, par.moves, hints);
