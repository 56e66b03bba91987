// Runs a play live, or forwards and backwards along its time line, at any speed. The board's own clock is
// paused.
import type { BoardView } from '../../../board/view';
import type { GameInfo, GameSession, Update } from '../../../engine/types';

/** Paused; playing live; or showing past rounds forwards or backwards. */
export type Mode = 'paused' | 'live' | 'forth' | 'back';

/** Multiples of the game's own pace. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

/** Rounds without a change after which a game counts as standing still. */
const IDLE = 30;

/** The longest frame that counts, in milliseconds: time spent in the background is dropped. */
const LONGEST = 250;

export class Runner {
  readonly #view: BoardView;
  readonly #game: GameInfo;
  readonly #changed: () => void;
  #session: GameSession | undefined;
  #mode: Mode = 'paused';
  #speed = 1;
  #frame = 0;
  #last = 0;
  /**
   * While the game runs although it waits for a press: the number of further rounds without a change after
   * which it stops.
   */
  #pushes = 0;
  /** Elapsed game time not yet played, in milliseconds. */
  #due = 0;

  /** Calls `changed` when the runner changes its mode by itself. */
  constructor(view: BoardView, game: GameInfo, changed: () => void) {
    this.#view = view;
    this.#game = game;
    this.#changed = changed;
    view.pause();
  }

  get mode(): Mode {
    return this.#mode;
  }

  get isRunning(): boolean {
    return this.#mode !== 'paused';
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
  }

  show(session: GameSession): void {
    this.pause();
    this.#session = session;
    this.#view.show(session, this.#game, (change) => this.#view.changed(change(session), true));
  }

  pause(): void {
    this.#view.release();
    this.#pushes = 0;
    this.#mode = 'paused';
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Continues along the time line to its end, then live. */
  play(): void {
    const session = this.#session;
    if (session === undefined) return;
    if (this.waits) this.#pushes = IDLE;
    this.#run(session.at() < session.length() ? 'forth' : 'live');
  }

  /** Continues live from the current round. The first new round discards the rest of the time line. */
  branch(): void {
    this.#pushes = 0;
    if (this.#mode !== 'live' && this.#session?.status().over === false) this.#run('live');
  }

  reverse(): void {
    if (this.#session !== undefined && this.#session.at() > 0) this.#run('back');
  }

  /** Steps one round: the next of the time line, or a new one with the held buttons. */
  stepForth(): void {
    const session = this.#session;
    if (session === undefined) return;
    this.pause();
    if (session.at() < session.length()) {
      this.#view.changed(session.seek(session.at() + 1));
      return;
    }
    if (session.status().over) return;
    const update = session.advance(session.pace() ?? 0);
    // The game may be waiting for input or asleep. Play a round without buttons then.
    this.#view.changed(update.flags === 0 ? session.play('.') : update);
  }

  /** Undoes or redoes a press, and continues live. */
  step(way: 'undo' | 'redo'): void {
    const session = this.#session;
    if (session === undefined) return;
    this.pause();
    this.#view.changed(session[way]());
    this.branch();
  }

  /** True if the game stands still until the first press. */
  get waits(): boolean {
    return this.#mode === 'live' && this.#pushes === 0 && this.#session?.at() === 0;
  }

  stepBack(): void {
    const session = this.#session;
    if (session !== undefined && session.at() > 0) this.seek(session.at() - 1);
  }

  seek(n: number): void {
    this.pause();
    if (this.#session !== undefined) this.#view.changed(this.#session.seek(n));
  }

  #run(mode: Mode): void {
    this.#mode = mode;
    this.#due = 0;
    this.#last = performance.now();
    if (this.#frame === 0) this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#frame = 0;
    const session = this.#session;
    if (session === undefined || this.#mode === 'paused') return;
    const passed = document.hidden ? 0 : Math.min(LONGEST, Math.max(0, now - this.#last));
    this.#last = now;
    this.#due += passed * this.#speed;
    if (this.#mode === 'live') this.#playLive(session);
    else this.#replay(session);
    if (this.isRunning) this.#frame = requestAnimationFrame((next) => this.#tick(next));
  }

  #playLive(session: GameSession): void {
    // Drop the time that passes until a new level has been shown.
    if (this.#view.waits) this.#due = 0;
    if (this.#pushes > 0) {
      this.#push(session);
      return;
    }
    const ms = Math.floor(this.#due);
    if (ms === 0) return;
    this.#due -= ms;
    const update = session.advance(ms);
    if (update.flags !== 0) this.#view.changed(update);
    if (session.status().over) this.#stop();
  }

  /** Plays the rounds that are due without buttons. */
  #push(session: GameSession): void {
    const pace = session.pace() ?? 0;
    while (this.#pushes > 0 && this.#due >= pace) {
      this.#due -= pace;
      const before = JSON.stringify(session.labels());
      this.#view.changed(session.play('.'));
      this.#pushes = JSON.stringify(session.labels()) === before ? this.#pushes - 1 : IDLE;
      if (session.status().over) this.#stop();
    }
  }

  #replay(session: GameSession): void {
    const pace = session.pace() ?? 0;
    let last: Update | undefined;
    while (this.#due >= pace) {
      this.#due -= pace;
      const isAtEnd = this.#mode === 'back' ? session.at() === 0 : session.at() === session.length();
      if (isAtEnd) {
        this.#stop();
        break;
      }
      const update = session.seek(session.at() + (this.#mode === 'back' ? -1 : 1));
      last = { ...last, ...update };
    }
    if (last !== undefined) this.#view.changed(last);
  }

  #stop(): void {
    this.#mode = 'paused';
    this.#changed();
  }
}
