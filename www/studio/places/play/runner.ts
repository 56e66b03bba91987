// Runs a play: live, forwards and backwards along its time line, at any speed. The board's own clock stands still.
import type { BoardView } from '../../../board/view';
import type { GameInfo, GameSession, Update } from '../../../engine/types';

/** Standing still; rounds being played; rounds of the time line shown again, forwards or backwards. */
export type Mode = 'paused' | 'live' | 'forth' | 'back';

/** How many times as fast as the game's own pace. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

/** What a page that was not seen has missed is not made up for, in milliseconds. */
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
  /** Time that has passed and not been played, in milliseconds of the game. */
  #due = 0;

  /** `changed` is told when the mode has changed by itself. */
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

  /** Shows a play, which stands still. */
  show(session: GameSession): void {
    this.pause();
    this.#session = session;
    this.#view.show(session, this.#game);
  }

  pause(): void {
    this.#view.release();
    this.#mode = 'paused';
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Goes on: along the time line as far as it goes, then live. */
  play(): void {
    const session = this.#session;
    if (session === undefined) return;
    this.#run(session.at() < session.length() ? 'forth' : 'live');
  }

  /** From here on the player plays; what came after it in the time line is forgotten with the first round. */
  branch(): void {
    if (this.#mode !== 'live' && this.#session?.status().over === false) this.#run('live');
  }

  reverse(): void {
    if (this.#session !== undefined && this.#session.at() > 0) this.#run('back');
  }

  /** One round on, of the time line or a new one with the buttons that are held. */
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
    // The game may wait for its player, or sleep: a round without buttons is what was asked for all the same.
    this.#view.changed(update.flags === 0 ? session.play('.') : update);
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
    if (this.#mode === 'live') this.#live(session);
    else this.#follow(session);
    if (this.isRunning) this.#frame = requestAnimationFrame((next) => this.#tick(next));
  }

  #live(session: GameSession): void {
    // Nobody can have meant to play on a level that has not been seen.
    if (this.#view.waits) this.#due = 0;
    const ms = Math.floor(this.#due);
    if (ms === 0) return;
    this.#due -= ms;
    const update = session.advance(ms);
    if (update.flags !== 0) this.#view.changed(update);
    if (session.status().over) this.#stop();
  }

  #follow(session: GameSession): void {
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
