// Loads the next game of the page: a short one at once, a long one in slices, with its progress and a way to
// stop it. The page does not change before the game is loaded.
import type { GameSession } from '../engine/engine';

/** The outcome of resuming a stored game. */
export type Taken = 'taken' | 'stopped' | 'unreadable';

/** The number of moves that are replayed at once. */
const SHORT = 256;

export class Loads {
  readonly #engine: { begin(text: string): GameSession };
  #replaying: AbortController | undefined;

  constructor(engine: { begin(text: string): GameSession }) {
    this.#engine = engine;
  }

  /** Opens a text. Undefined if loading was stopped. Throws, or rejects, if the text cannot be read. */
  load(text: string): GameSession | Promise<GameSession | undefined> {
    const session = this.#engine.begin(text);
    return session.replay(SHORT) === 0 ? session : this.#replay(session);
  }

  /** Stops a load in progress, because something else is shown. */
  stop(): void {
    this.#replaying?.abort();
    this.#replaying = undefined;
  }

  async #replay(session: GameSession): Promise<GameSession | undefined> {
    this.stop();
    const replaying = new AbortController();
    this.#replaying = replaying;
    let isDone = false;
    try {
      const { replayShown } = await import('../ui/replaying');
      isDone = (await replayShown(session, replaying)) && !replaying.signal.aborted;
    } finally {
      if (!isDone) session.free();
    }
    return isDone ? session : undefined;
  }
}
