// Watching a player: the worker finds the moves, the page plays them.
import type { App } from './app';

/** Moves a second to choose from; the last is as fast as it goes. */
export const PACES = [1, 2, 4, 8, 16, 32, 1000] as const;

/** How long the player may think about a move, in milliseconds: less when it is asked to hurry. */
const thinking = (pace: number) => Math.min(100, Math.max(2, 500 / pace));

export interface Autoplay {
  stop(): void;
}

/** Plays on until it is stopped, or the game is over; then calls `ended`. */
export function startAutoplay(app: App, ended: () => void): Autoplay {
  const { play, store, adviser } = app;
  const { session } = play;
  const abort = new AbortController();
  const pace = () => store.settings.pace;
  void adviser
    .watch(session, {
      ms: thinking(pace()),
      pause: () => 1000 / pace(),
      play: (move) => {
        if (session !== play.session) return false;
        play.act('autoplay', () => session.play(move));
        return !session.status().over;
      },
      signal: abort.signal,
    })
    .then(() => {
      if (!abort.signal.aborted) ended();
    });
  return {
    stop() {
      abort.abort();
      adviser.cancel();
    },
  };
}
