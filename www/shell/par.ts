// The par of the board on the page, where boards of its game are solved: what a search finds in a worker of its own while the player looks
// at the board, so that no hint waits for it.
import type { Engine, GameSession } from '../engine/engine';
import { anyGlue } from '../engine/packages';
import type { App } from './app';
import type { Par } from './rated';

/** How long is searched, in milliseconds. */
const PAR_MS = 1500;

/** What was found since the page was opened, by the board that a game began with. */
const known = new Map<string, Par>();

/** Rates the deal on the page, as long as it is there. */
export async function findPar({ engine, play }: App, signal: AbortSignal): Promise<void> {
  const { session } = play;
  if (signal.aborted) return;
  const par = await parOf(engine, session, signal);
  if (!signal.aborted) play.rated(session, par);
}

/** How short a game's board can be solved from its beginning, as far as a search finds; nothing where it finds no way, or the signal ends it. */
export async function parOf(
  engine: Engine,
  session: GameSession,
  signal: AbortSignal,
): Promise<Par | undefined> {
  const start = engine.load(session.save());
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
    // Offline, perhaps: then there is no par to be told.
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
