// Zooms a board, or asks one that shows only a part of itself for another part.
import type { Turn } from '../../cells/turn';
import { Lens, ViewSteps } from './lens';
import type { Zoomable } from './zoomable';

/** The pause in milliseconds after which a zoom gesture has ended. */
const REST_MS = 120;
/** The distance from the edge at which a followed point is kept, in CSS pixels. */
const MARGIN = 40;

export class Zoom {
  readonly #board: Zoomable;
  readonly #lens = new Lens();
  readonly #steps = new ViewSteps();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Zoomable) {
    this.#board = board;
    board.painter.lens = (whole) => this.#lens.over(whole);
    board.signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** True if zoomed in. */
  get isNear(): boolean {
    return this.#lens.isNear;
  }

  turn(turn: Turn): void {
    const { painter, draw, view, scrolls, step } = this.#board;
    if (scrolls() !== false) {
      const asked = this.#steps.take(turn);
      if (asked !== undefined) step(asked);
      return;
    }
    if (!this.#lens.turn(turn, painter.whole(view()))) return;
    painter.isTurning = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      painter.isTurning = false;
      draw();
    }, REST_MS);
    draw();
  }

  /** Scrolls a point of the canvas into view, in CSS pixels. */
  follow({ x, y }: { x: number; y: number }): void {
    const { clientWidth, clientHeight } = this.#board.painter.canvas;
    const by = (at: number, length: number) => {
      const margin = Math.min(MARGIN, length / 3);
      return Math.max(0, margin - at) + Math.min(0, length - margin - at);
    };
    this.turn({ factor: 1, dx: by(x, clientWidth), dy: by(y, clientHeight), x, y });
  }

  /** Shows the whole board. */
  leave(): void {
    if (!this.isNear) return;
    this.#lens.leave();
    this.#board.draw();
  }
}
