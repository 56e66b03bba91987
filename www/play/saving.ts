// Stores the game on the page: soon after each change, and at once when the page is left or hidden.

import type { GameSession } from '../engine/types';
import { keptAs, type Run } from '../run/run';
import type { Running } from '../store/runs/run';
import type { Store } from '../store/store';
import { afterPaint } from '../ui/after-paint';

/** The number of moves from which a game is saved when the page is idle, because saving it takes long. */
const LONG = 2000;
/** The delay before saving during autoplay, in milliseconds, so that not every move is saved. */
const HURRIED_MS = 300;
/**
 * The interval at which a real-time game is saved, in milliseconds. It is also saved when it pauses or is
 * left.
 */
const ROUNDS_MS = 10_000;

/** The circumstances of a change, which decide when it is stored. */
interface Pace {
  isAutoplay: boolean;
  isRealTime: boolean;
  length: number;
}

/** The game to be stored. */
interface Saved {
  readonly isOpen: boolean;
  readonly run: Run;
  readonly session: Pick<GameSession, 'clock'>;
  /** The slot in which it is stored while it runs. */
  readonly slot: string;
  snapshot(): Running;
}

export class Saving {
  readonly #store: Store;
  readonly #game: Saved;
  readonly #behind: () => void;
  #isDirty = false;
  #isScheduled = false;
  /** The clock's time when it was last saved. */
  #keptClock = 0;
  /** True if another tab continues this game. */
  #hasYielded = false;

  /** Calls `behind` when another tab has continued the same line. */
  constructor(store: Store, game: Saved, behind: () => void) {
    this.#store = store;
    this.#game = game;
    this.#behind = behind;
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
  }

  /** Starts over with another game, as it was stored. */
  begin(): void {
    this.#keptClock = this.#game.session.clock();
    this.#hasYielded = false;
    // A real-time game before this one may have a write scheduled seconds from now.
    this.#isScheduled = false;
  }

  /** Stores a change when that does not delay play. */
  soon({ isAutoplay, isRealTime, length }: Pace): void {
    this.#isDirty = true;
    this.#hasYielded = false;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const write = () => {
      this.#isScheduled = false;
      this.flush();
    };
    if (isAutoplay) setTimeout(write, HURRIED_MS);
    else if (isRealTime) setTimeout(write, ROUNDS_MS);
    else if (length < LONG) afterPaint(write);
    else if (typeof requestIdleCallback === 'function') requestIdleCallback(write, { timeout: 1000 });
    else setTimeout(write, 200);
  }

  /** Stores a change at once. */
  now(): void {
    this.#isDirty = true;
    this.flush();
  }

  /** Writes unsaved data, including elapsed time. */
  flush(): void {
    if (!this.#game.isOpen || this.#game.run.isGuest) return;
    if (!this.#isDirty && (this.#hasYielded || this.#game.session.clock() === this.#keptClock)) return;
    this.#isDirty = false;
    const now = this.#game.snapshot();
    this.#keptClock = now.clock;
    const { run, slot } = this.#game;
    const kept = this.#store.setRunning(slot, now);
    if (kept === undefined) this.#behind();
    // Another tab has played another line, so this one becomes a run of its own.
    else Object.assign(run, keptAs(kept));
  }

  /**
   * Called when another tab continues this game. This tab does not overwrite it. Its own moves are put on the
   * shelf, once.
   */
  yield(slot: string): void {
    const kept = this.#hasYielded ? undefined : this.#store.giveWay(slot, this.#game.snapshot());
    if (kept !== undefined) Object.assign(this.#game.run, keptAs(kept));
    this.#isDirty = false;
    this.#hasYielded = true;
  }
}
