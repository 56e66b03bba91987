// Tells a session how much time passes while it is played. A game with rounds is told with every frame, any other about
// once a second, for its record of how long it took.
import type { GameSession, Update } from '../engine/types';

const SECOND = 1000;
/** After a gap longer than this, in milliseconds, the machine was asleep and time does not count. */
const ASLEEP = 2000;
/** The flag of what a session offers that says that its time goes by turns. */
const TURNS = 4;

export class Clock {
  readonly #took: (update: Update) => void;
  readonly #second: () => void;
  #session: GameSession | undefined;
  #isPaused = false;
  /** While it is held, what had passed since it last told. */
  #held: number | undefined;
  #isOver = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #last = 0;
  /** How long a round lasts where time goes by turns: a press is followed by rounds until all is at rest. 0 elsewhere. */
  #turns = 0;
  /** How long no round has been played, as the session was told. */
  #still = 0;
  /** Whether a press waits for the rounds of another one. */
  #hurries = false;

  /** `took` is told what the time that passed has changed, `second` that about a second more has. */
  constructor(took: (update: Update) => void, second: () => void) {
    this.#took = took;
    this.#second = second;
  }

  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  show(session: GameSession | undefined, isOver = false): void {
    this.#stop();
    this.#held = undefined;
    this.#session = session;
    this.#turns = (session && session.offers() & TURNS && session.pace()) || 0;
    this.check(isOver);
  }

  pause(): void {
    this.tick();
    this.#isPaused = true;
    this.check();
  }

  resume(): void {
    this.#isPaused = false;
    this.check();
  }

  /** Stands still while a film leads to a board that nobody has seen. */
  hold(isHeld: boolean): void {
    if (isHeld === (this.#held !== undefined)) return;
    const now = performance.now();
    if (this.#held === undefined) this.#held = now - this.#last;
    else {
      this.#last = now - this.#held;
      this.#held = undefined;
    }
  }

  /**
   * Something is pressed. Where the rounds of an earlier press still go on, one comes with each frame until this one has its own: all presses count, and
   * a quick hand does not wait for them.
   */
  hurry(): void {
    this.#hurries = this.#still < this.#turns;
  }

  /** Runs if the game goes on and is not paused; a clock that runs already goes on undisturbed. */
  check(isOver = this.#isOver): void {
    this.#isOver = isOver;
    if (this.#session === undefined || this.#isPaused || isOver) {
      this.#stop();
    } else if (this.#timer === undefined) {
      this.#last = performance.now();
      this.#timer = setInterval(() => {
        this.tick();
        this.#second();
      }, SECOND);
    }
  }

  /** Tells the session the time that passed since the last call. */
  tick(): void {
    const session = this.#session;
    if (session === undefined || this.#timer === undefined || this.#held !== undefined) return;
    const passed = Math.round(performance.now() - this.#last);
    if (passed <= 0) return;
    this.#last += passed;
    // A page that is not seen is not played on.
    if (document.hidden || passed > ASLEEP) return;
    const ms = this.#hurries ? this.#turns : passed;
    const update = session.advance(ms);
    this.#still = update.position ? 0 : this.#still + ms;
    // The rounds that follow a press go without saying.
    if (update.said !== undefined) this.#hurries = false;
    this.#took(update);
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
