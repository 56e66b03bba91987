// Autoplay: the worker finds the moves, and the page plays them.

import type { Adviser } from '../../engine/engine';
import type { Store } from '../../store/store';
import type { Play } from '../play';

/** The selectable speeds in moves per second. The last is as fast as possible. */
export const PACES = [1, 2, 4, 8, 16, 32, 1000] as const;

/** The computing time for a move in milliseconds: half the interval between moves. */
const thinking = (pace: number) => Math.min(200, Math.max(2, 500 / pace));

export interface Autoplay {
  stop(): void;
}

/** Plays until it is stopped or the game ends; at the end calls `ended`. */
export function startAutoplay(
  { play, store }: { play: Play; store: Store },
  adviser: Adviser,
  ended: () => void,
): Autoplay {
  const { session } = play;
  let abort = new AbortController();
  let ms = 0;

  /** Starts the adviser, and starts it again if the selected speed changes the computing time. */
  const watch = () => {
    const { pace } = store.settings;
    if (thinking(pace) === ms) return;
    ms = thinking(pace);
    abort.abort();
    abort = new AbortController();
    const { signal } = abort;
    const options = { budget: ms, pause: () => 1000 / pace, play: move, signal };
    void adviser.watch(session, options).then(() => {
      if (!signal.aborted) ended();
    });
  };
  const move = (text: string) => {
    if (session !== play.session) return false;
    play.perform('autoplay', (here) => here.play(text));
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
