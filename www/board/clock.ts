// Passes elapsed time to a session. A game with rounds gets it on every frame, any other about once a second,
// to record the duration of the game.
import type { GameSession } from '../engine/types';
import type { Perform } from './perform';

const SECOND = 1000;
/** Longer gaps, in milliseconds, do not count, because the machine was asleep. */
const ASLEEP = 2000;

export class Clock {
  readonly #perform: Perform;
  readonly #second: () => void;
  #session: GameSession | undefined;
  #isPaused = false;
  /** While the clock is held: the time elapsed since the last tick, in milliseconds. */
  #held: number | undefined;
  #isOver = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #last = 0;

  /** Calls `second` about once a second. */
  constructor(perform: Perform, second: () => void) {
    this.#perform = perform;
    this.#second = second;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  show(session: GameSession | undefined, isOver = false): void {
    this.#stop();
    this.#held = undefined;
    this.#session = session;
    this.setOver(isOver);
  }

  pause(): void {
    this.tick();
    this.#isPaused = true;
    this.#startOrStop();
  }

  resume(): void {
    this.#isPaused = false;
    this.#startOrStop();
  }

  /** Holds the clock while an animation leads to a board that the player has not seen yet. */
  hold(isHeld: boolean): void {
    if (isHeld === (this.#held !== undefined)) return;
    const now = performance.now();
    if (this.#held === undefined) this.#held = now - this.#last;
    else {
      this.#last = now - this.#held;
      this.#held = undefined;
    }
  }

  /** Stops the clock for a game that is over, and starts it for one that is not any more, as after an undo. */
  setOver(isOver: boolean): void {
    this.#isOver = isOver;
    this.#startOrStop();
  }

  /** A running clock is not restarted. */
  #startOrStop(): void {
    if (this.#session === undefined || this.#isPaused || this.#isOver) {
      this.#stop();
    } else if (this.#timer === undefined) {
      this.#session.lead();
      this.#last = performance.now();
      this.#timer = setInterval(() => {
        this.tick();
        this.#second();
      }, SECOND);
    }
  }

  /** Passes to the session the time elapsed since the last tick. */
  tick(): void {
    if (this.#session === undefined || this.#timer === undefined || this.#held !== undefined) return;
    const passed = Math.round(performance.now() - this.#last);
    if (passed <= 0) return;
    this.#last += passed;
    // Time on a hidden page does not count.
    if (document.hidden || passed > ASLEEP) return;
    this.#perform((session) => session.advance(passed));
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
