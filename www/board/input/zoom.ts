// Zooms and pans a board, or sends view steps to a game that itself shows a part of a large map.
import type { Point } from '../../cells/cells';
import type { ViewChange } from '../../cells/view-change';
import { type Room, revealing, Viewport } from '../../cells/viewport';
import { isSmall, type Whole } from '../film/centring';
import { ViewSteps } from './view-steps';
import type { Zoomable } from './zoomable';

/** The largest cell size when zoomed in, in CSS pixels. */
const LARGEST = 56;
/** The pause in milliseconds after which a zoom gesture has ended. */
const REST_MS = 120;
/** The distance from the edge at which a followed point is kept, in CSS pixels. */
const MARGIN = 40;

/** The room of a board. Its cells can be enlarged only if they are small. */
export const roomOf = (whole: Whole): Room => ({
  ...whole,
  least: whole.fit.unit,
  most: isSmall(whole) ? LARGEST * whole.ratio : whole.fit.unit,
  isWhole: true,
});

export class Zoom {
  readonly #board: Zoomable;
  readonly #viewport = new Viewport();
  readonly #steps = new ViewSteps();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Zoomable) {
    this.#board = board;
    board.painter.lens = (whole) => this.#viewport.fit(roomOf(whole));
    board.signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  get isZoomed(): boolean {
    return this.#viewport.isZoomed;
  }

  changeView(change: ViewChange): void {
    const { painter, draw, view, scrolls, step } = this.#board;
    if (scrolls() !== false) {
      const asked = this.#steps.take(change);
      if (asked !== undefined) step(asked);
      return;
    }
    if (!this.#viewport.changeView(change, roomOf(painter.whole(view())))) return;
    painter.isZooming = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      painter.isZooming = false;
      draw();
    }, REST_MS);
    draw();
  }

  /** Scrolls a point of the canvas into view, in CSS pixels. */
  follow(at: Point): void {
    const { clientWidth, clientHeight } = this.#board.painter.canvas;
    this.changeView(revealing(at, MARGIN, clientWidth, clientHeight));
  }

  /** Shows the whole board. */
  leave(): void {
    if (!this.isZoomed) return;
    this.#viewport.leave();
    this.#board.draw();
  }
}
