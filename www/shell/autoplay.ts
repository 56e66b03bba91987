// Watching a player: the worker finds the moves, the page plays them.
import type { Adviser } from '../engine/engine';
import type { App } from './app';

/** Moves a second to choose from; the last is as fast as it goes. */
export const PACES = [1, 2, 4, 8, 16, 32, 1000] as const;

/** How long the player may think about a move, in milliseconds: half the time from one to the next. */
const thinking = (pace: number) => Math.min(200, Math.max(2, 500 / pace));

export interface Autoplay {
  stop(): void;
}

/** Plays on until it is stopped, or the game is over; then calls `ended`. */
export function startAutoplay({ play, store }: App, adviser: Adviser, ended: () => void): Autoplay {
  const { session } = play;
  let abort = new AbortController();
  let ms = 0;

  /** Watches with the time to think that the pace leaves; another pace begins anew. */
  const watch = () => {
    const { pace } = store.settings;
    if (thinking(pace) === ms) return;
    ms = thinking(pace);
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    const options = { ms, pause: () => 1000 / pace, play: move, signal };
    void adviser.watch(session, options).then(() => {
      if (!signal.aborted) ended();
    });
  };
  const move = (text: string) => {
    if (session !== play.session) return false;
    play.act('autoplay', () => session.play(text));
    return !play.state.status.over;
  };

  store.addEventListener('settings', watch);
  watch();
  return {
    stop() {
      store.removeEventListener('settings', watch);
      abort.abort();
      adviser.cancel();
    },
  };
}
