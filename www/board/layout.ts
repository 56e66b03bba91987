// Lays out a board in the available room: portrait or landscape, with or without touch buttons.
import type { Rect } from '../engine/film';
import type { GameInfo, GameSession, Update } from '../engine/types';
import { type BoardSettings, PAD } from './settings';

export interface LayoutSubject {
  host: HTMLElement;
  canvas: HTMLElement;
  settings: Readonly<BoardSettings>;
  /** The element that is styled differently while the board shows a pad. */
  around: HTMLElement | undefined;
}

export type Orientation = 'portrait' | 'landscape';

export class Layout {
  readonly #subject: LayoutSubject;
  #game: GameInfo | undefined;
  #isLookedAt = false;
  #orientation: Orientation | undefined;
  /** The board's aspect ratio in this orientation; 0 if it is unknown. */
  #ratio = 0;

  constructor(subject: LayoutSubject) {
    this.#subject = subject;
  }

  /** Starts over for another session, which is only viewed if `isLookedAt`. */
  reset(game: GameInfo, isLookedAt: boolean): void {
    this.#game = game;
    this.#isLookedAt = isLookedAt;
    this.#ratio = 0;
  }

  /**
   * True if there are touch buttons, so that the board fills its place. Never true for a session that is only
   * viewed.
   */
  get hasPad(): boolean {
    const { hasTouch, hidden } = this.#subject.settings;
    return (
      hasTouch === true &&
      !this.#isLookedAt &&
      (this.#game?.roles ?? []).some(({ option }) => option === PAD && !hidden.includes(PAD))
    );
  }

  /** The orientation in which the board was laid out last. */
  get orientation(): Orientation {
    return this.#orientation ?? this.#wanted();
  }

  update(session: GameSession): Update {
    const { host, canvas, around } = this.#subject;
    const orientation = this.#wanted();
    if (orientation !== this.#orientation) this.#ratio = 0;
    this.#orientation = orientation;
    const { hasPad } = this;
    around?.toggleAttribute('data-pad', hasPad);
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return session.layOut(orientation);
    // If the canvas is only as large as the board, the styles define the room that the board may use.
    const styles = getComputedStyle(host);
    const most = (name: string, now: number) => Number.parseFloat(styles.getPropertyValue(name)) || now;
    const width = hasPad ? clientWidth : most('--room-width', clientWidth);
    const height = hasPad ? clientHeight : most('--room-height', clientHeight);
    return session.layOut(orientation, width, height, hasPad);
  }

  /**
   * Sets the aspect ratio of the visible part of the board for the page's styles. Within a layout it changes
   * only if a board needs more room, so that the surroundings do not move between levels.
   */
  shape({ w, h }: Rect): void {
    const ratio = w / h;
    const isWider = this.#orientation === 'landscape' ? ratio > this.#ratio : ratio < this.#ratio;
    if (this.#ratio !== 0 && !isWider) return;
    this.#ratio = ratio;
    this.#subject.host.style.setProperty('--ratio', ratio.toFixed(4));
  }

  /**
   * The orientation set by the page's styles, or else that of the canvas. In landscape, trays are at the
   * side.
   */
  #wanted(): Orientation {
    const { host, canvas } = this.#subject;
    const wanted = getComputedStyle(host).getPropertyValue('--layout');
    if (wanted === 'portrait' || wanted === 'landscape') return wanted;
    return canvas.clientWidth > canvas.clientHeight ? 'landscape' : 'portrait';
  }
}
