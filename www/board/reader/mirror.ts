// The board's mirror for screen readers: the grid, the announcer, and the timing of their updates.
//
// Invariant: everything relevant on the canvas is described here, and nothing else.

import type { GameSession, Sentence, Update } from '../../engine/types';
import { Announcer } from './announcer';
import { Grid, type GridActions } from './grid';

export interface MirrorActions extends GridActions {
  /** True while a film runs. */
  isMoving(): boolean;
}

/**
 * The minimum interval between updates of the grid, and the longest delay while films follow each other, in
 * milliseconds.
 */
const EVERY = 100;
const LATEST = 400;
/** The minimum interval between announcements in games with rounds, in milliseconds. */
const HEARD_MS = 1500;

export class Mirror {
  readonly #act: MirrorActions;
  readonly #grid: Grid;
  readonly #announcer = new Announcer();
  #session: GameSession | undefined;
  /** True if the game has no rounds, so that it waits for the player. */
  #waits = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince = 0;

  constructor(act: MirrorActions, signal: AbortSignal) {
    this.#act = act;
    this.#grid = new Grid(act, signal);
    signal.addEventListener('abort', () => {
      this.#session = undefined;
      clearTimeout(this.#timer);
      this.#announcer.clear();
      for (const element of this.elements) element.remove();
    });
  }

  get elements(): HTMLElement[] {
    return [this.#grid.element, this.#announcer.element];
  }

  /** Mirrors another session. Pending announcements of the previous one are dropped. */
  show(session: GameSession): void {
    this.#session = session;
    this.#waits = session.pace() === undefined;
    this.#announcer.clear();
    this.#grid.clear();
    this.#grid.name = this.#act.say({ id: `game-${session.game()}`, args: {} });
    this.#update();
  }

  /** Announces the changes made by a call on the session, and updates the labels soon. */
  apply(update: Update): void {
    this.#announce(update);
    if (update.labels) this.#updateSoon();
  }

  /** Moves the grid to the board's current position. */
  arrange(): void {
    this.#grid.arrange();
  }

  /** Announces events or a refusal, together with the end or pause of the game. */
  #announce({ said = [], refused, ended, status }: Update): void {
    const sentences = refused === undefined ? [...said] : [...said, refused];
    const isDecided = ended || status?.reason === 'paused' || (said.length > 0 && status?.state === 'won');
    const reason = isDecided ? (status?.reason ?? null) : null;
    // The game may have announced it itself.
    if (reason !== null && !said.some(({ id }) => id === reason)) sentences.push({ id: reason, args: {} });
    if (sentences.length === 0) return;
    const heard = sentences.map((sentence) => ({ id: sentence.id, text: this.#act.say(sentence) }));
    if (this.#waits) this.#announcer.tell(heard, reason !== null);
    else this.#announcer.tellInTime(heard, HEARD_MS, reason !== null);
  }

  /** Announces a sentence in addition to those about moves. */
  add(sentence: Sentence): void {
    const heard = [{ id: sentence.id, text: this.#act.say(sentence) }];
    this.#announcer.tellInTime(heard, this.#waits ? 0 : HEARD_MS, true);
  }

  #updateSoon(): void {
    if (this.#timer !== undefined) return;
    this.#waitsSince = performance.now();
    // Mark the labels as stale for tests, which read faster than any person.
    this.#grid.element.dataset.late = '';
    const attempt = () => {
      const isLate = performance.now() - this.#waitsSince >= LATEST;
      if (this.#act.isMoving() && !isLate) this.#timer = setTimeout(attempt, EVERY);
      else this.#update();
    };
    this.#timer = setTimeout(attempt, EVERY);
  }

  #update(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    delete this.#grid.element.dataset.late;
    if (this.#session !== undefined) this.#grid.update(this.#session.labels());
  }
}
