// Plays the history of a game back, move by move: the game's own, or that of the copy on display.
import type { GameSession } from '../../engine/types';
import type { Shell } from '../../play/shell';

/** The time for each move during playback, in milliseconds. */
const STEP_MS = 350;

/** The parts of the page that playback uses. */
export type PlaybackHost = Pick<Shell, 'looking' | 'play' | 'panel' | 'refresh'>;

/** The history that the page shows. */
export const reelOf = ({ looking, play }: PlaybackHost) => looking ?? play;

export class Playback {
  readonly #host: PlaybackHost;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(host: PlaybackHost) {
    this.#host = host;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts playback, from the beginning if the end is on display, or stops it. */
  toggle(): void {
    const host = this.#host;
    if (this.isRunning) this.stop();
    else {
      const reel = reelOf(host);
      const { session } = reel;
      const { panel } = host;
      if (!reel.hasAhead) reel.seek(0);
      this.#timer = setInterval(() => {
        // Stop if the panel was closed, another game was opened, or the end is reached.
        if (host.panel === panel && reelOf(host).session === session && reel.hasAhead)
          return reel.seek(reel.state.at + 1);
        this.stop();
        host.refresh();
      }, STEP_MS);
    }
    host.refresh();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

const playbacks = new WeakMap<GameSession, Playback>();

/** The playback of the history that the page shows. It ends with its session. */
export function playbackOf(host: PlaybackHost): Playback {
  const { session } = reelOf(host);
  const known = playbacks.get(session) ?? new Playback(host);
  playbacks.set(session, known);
  return known;
}
