// Zooming: which boards can be zoomed, and by which input (two fingers, wheel, keys or the page's button).
// The zoom itself is fetched on first use.

import type { ViewChange } from '../../cells/view-change';
import { isSmall } from '../film/centring';
import type { Zoom } from './zoom';
import type { Zoomable } from './zoomable';

/** The zoom factors of keys on boards with small cells; 0 shows the whole board. */
const KEYS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8, '0': 0 };

/** Below this cell size, in CSS pixels, cells are hard to read, and a zoom button is offered. */
const TINY = 22;

/** The cell size that the button zooms to, in CSS pixels. */
const FINGER = 36;

export class Zooming {
  readonly #board: Zoomable;
  #zoom: Zoom | undefined;

  constructor(board: Zoomable) {
    this.#board = board;
  }

  /** `zoomed`, `tiny` if the cells are so small that zooming is offered, else undefined. */
  get size(): 'tiny' | 'zoomed' | undefined {
    if (this.#zoom?.isZoomed) return 'zoomed';
    return this.isPossible(TINY) ? 'tiny' : undefined;
  }

  /** True if cells are smaller than `size` CSS pixels, by default so small that zooming makes sense. */
  isPossible(size?: number): boolean {
    const { painter, view, scrolls } = this.#board;
    return scrolls() === false && isSmall(painter.whole(view()), size);
  }

  /** Zooms and pans. */
  look(change: ViewChange): void {
    if (this.#zoom !== undefined) this.#zoom.changeView(change);
    else if (this.#board.scrolls() || this.isPossible()) {
      void import('./zoom').then(({ Zoom }) => {
        this.#zoom ??= new Zoom(this.#board);
        this.#zoom.changeView(change);
      }, console.warn);
    }
  }

  /** Zooms by a factor about the centre of the canvas; 0 shows the whole board. */
  by(factor: number): void {
    const { clientWidth, clientHeight } = this.#board.painter.canvas;
    this.look({ factor, dx: 0, dy: 0, x: clientWidth / 2, y: clientHeight / 2 });
  }

  /** Zooms to cells of finger size, or shows the whole board again. */
  toggle(): void {
    const { painter, view } = this.#board;
    const { fit, ratio } = painter.whole(view());
    this.by(this.#zoom?.isZoomed ? 0 : (FINGER * ratio) / fit.unit);
  }

  /** Handles a key that the game did not use. Returns true if it was used. */
  key(key: string): boolean {
    const factor = KEYS[key];
    if (factor === undefined || !this.isPossible()) return false;
    this.by(factor);
    return true;
  }

  /** Scrolls a point into view, in CSS pixels of the canvas. */
  follow(place: () => { x: number; y: number } | undefined): void {
    const at = this.#zoom?.isZoomed ? place() : undefined;
    if (at !== undefined) this.#zoom?.follow(at);
  }

  /** Shows the whole board. */
  leave(): void {
    this.#zoom?.leave();
  }
}
