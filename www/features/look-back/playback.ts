// Plays the history of a game back, move by move: the game's own, or that of the copy on display.
import type { GameSession } from '../../engine/types';
import type { Shell } from '../../play/shell';

/** The time for each move during playback, in milliseconds. */
const STEP_MS = 350;

/** The parts of the page that playback uses. */
export type PlaybackShell = Pick<Shell, 'looking' | 'play' | 'panel' | 'refresh'>;

/** The history that the page shows. */
export const reelOf = ({ looking, play }: PlaybackShell) => looking ?? play;

export class Playback {
  readonly #shell: PlaybackShell;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(shell: PlaybackShell) {
    this.#shell = shell;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts playback, from the beginning if the end is on display, or stops it. */
  toggle(): void {
    const shell = this.#shell;
    if (this.isRunning) this.stop();
    else {
      const reel = reelOf(shell);
      const { session } = reel;
      const { panel } = shell;
      if (!reel.hasAhead) reel.seek(0);
      this.#timer = setInterval(() => {
        // Stop if the panel was closed, another game was opened, or the end is reached.
        if (shell.panel === panel && reelOf(shell).session === session && reel.hasAhead)
          return reel.seek(reel.state.at + 1);
        this.stop();
        shell.refresh();
      }, STEP_MS);
    }
    shell.refresh();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

const playbacks = new WeakMap<GameSession, Playback>();

/** The playback of the history that the page shows. It ends with its session. */
export function playbackOf(shell: PlaybackShell): Playback {
  const { session } = reelOf(shell);
  const known = playbacks.get(session) ?? new Playback(shell);
  playbacks.set(session, known);
  return known;
}
