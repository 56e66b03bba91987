// Shows a board from nearer, and asks one that shows a part of itself for another part.
import { Lens, Steps, type Turn } from './lens';
import type { Surroundings } from './near';

/** Two fingers have come to rest, or a wheel, after so many milliseconds. */
const REST_MS = 120;
/** What is followed keeps so far from the edge, in CSS pixels. */
const MARGIN = 40;

export class Zoom {
  readonly #board: Surroundings;
  readonly #lens = new Lens();
  readonly #steps = new Steps();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Surroundings) {
    this.#board = board;
    board.painter.lens = (whole) => this.#lens.over(whole);
    board.signal.addEventListener('abort', () => clearTimeout(this.#timer));
  }

  /** Whether less than the whole board is seen. */
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

  /** Brings a place of the canvas into sight, in CSS pixels. */
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
