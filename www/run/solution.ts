// Plays back a solution on the board: the moves of a hint that leads to the goal, with pause, step and back.

import type { App } from '../app/app';
import type { GameSession } from '../engine/engine';
import { partsOf } from '../store/save';

/** The time for each move, in milliseconds. */
const STEP_MS = 600;

export class Solution {
  readonly #app: App;
  readonly #session: GameSession;
  readonly #line: readonly string[];
  readonly #start: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(app: App, session: GameSession, line: readonly string[]) {
    this.#app = app;
    this.#session = session;
    this.#line = line;
    this.#start = app.play.state.at;
    this.toggle();
  }

  get length(): number {
    return this.#line.length;
  }

  /** The number of moves of the solution that have been played. */
  get at(): number {
    return this.#app.play.state.at - this.#start;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** Starts or pauses playback. */
  toggle(): void {
    if (this.isPlaying) this.stop();
    else {
      this.#timer = setInterval(() => {
        if (!this.#play()) this.stop();
        this.#app.refresh();
      }, STEP_MS);
    }
    this.#app.refresh();
  }

  step(): void {
    this.stop();
    this.#play();
    this.#app.refresh();
  }

  back(): void {
    this.stop();
    if (this.at > 0) this.#app.play.seek(this.#app.play.state.at - 1);
    this.#app.refresh();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #play(): boolean {
    const { play } = this.#app;
    const move = this.#line[this.at];
    if (move === undefined || play.session !== this.#session) return false;
    play.act('autoplay', (session) => session.play(move));
    return this.at < this.length;
  }
}

/**
 * True if a sequence of moves leads from a game's position to its goal. It loads a save with the moves
 * appended: playing them one by one would render each of the thousands of moves that a large board takes.
 */
export function isSolvedBy(app: App, session: GameSession, line: readonly string[]): boolean {
  const save = partsOf(session.save());
  const moves = [...session.moves(), ...line];
  try {
    const trial = app.engine.load(
      `${save?.header}\n${save?.origin}\nat ${moves.length}\n${moves.join('\n')}\n`,
    );
    const isWon = trial.status().state === 'won';
    trial.free();
    return isWon;
  } catch {
    return false;
  }
}
