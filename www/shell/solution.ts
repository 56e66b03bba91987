// A solution that plays itself on the board: the moves of a hint whose line leads to the goal, with pause, step and back.

import type { GameSession } from '../engine/engine';
import { partsOf } from '../store/save';
import type { App } from './app';

/** How long a move is shown, in milliseconds. */
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

  /** How many of its moves are played. */
  get at(): number {
    return this.#app.play.state.at - this.#start;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** Goes on by itself, or pauses. */
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
 * Whether moves lead from where a game stands to its goal: a save with them at its end loads to a game that is won. Played one by one, the thousands that solve a
 * large board would each be drawn.
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
