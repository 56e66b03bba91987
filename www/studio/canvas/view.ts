// The viewport transform of a grid of square cells: zoom and pan, limited so that the grid stays visible.

import type { Cell, Point } from '../../cells/cells';
import type { Turn } from '../../cells/turn';

/** The largest side of a cell, in CSS pixels. */
const LARGEST = 96;
/** The smallest side of a cell, in CSS pixels, even if the whole grid does not fit then. */
const LEAST = 3;
/** The margin around a fitted grid, in CSS pixels. */
const MARGIN = 8;

export class View {
  /** The side of a cell in CSS pixels. */
  size = 0;
  /** The top left corner of the grid, in CSS pixels of the host. */
  x = 0;
  y = 0;
  #width = 0;
  #height = 0;
  #rows = 0;
  #cols = 0;

  /** Sets the sizes of host and grid. Returns true if either changed. */
  measure(width: number, height: number, rows: number, cols: number): boolean {
    const isSame =
      width === this.#width && height === this.#height && rows === this.#rows && cols === this.#cols;
    [this.#width, this.#height, this.#rows, this.#cols] = [width, height, rows, cols];
    if (!isSame && this.size > 0) this.#hold();
    return !isSame;
  }

  /** The cell side at which the whole grid fits. */
  get whole(): number {
    const [w, h] = [this.#width - 2 * MARGIN, this.#height - 2 * MARGIN];
    const size = Math.min(w / Math.max(1, this.#cols), h / Math.max(1, this.#rows));
    return Math.max(LEAST, Math.min(LARGEST, size));
  }

  /** The cell in the middle of the host. */
  get middle(): Cell {
    return this.cell({ x: this.#width / 2, y: this.#height / 2 });
  }

  /** Fits the whole grid, or shows cells of at least side `least` around a cell. */
  fit(least = 0, around?: Cell): void {
    this.size = Math.max(this.whole, least);
    const { row, col } = around ?? { row: this.#rows / 2 - 0.5, col: this.#cols / 2 - 0.5 };
    this.x = this.#width / 2 - (col + 0.5) * this.size;
    this.y = this.#height / 2 - (row + 0.5) * this.size;
    this.#hold();
  }

  /** Pans, then zooms and keeps the turned point in place. */
  turn({ factor, dx, dy, x, y }: Turn): void {
    this.#pan(dx, dy);
    if (factor === 1) return;
    const at = { x: x + dx, y: y + dy };
    const size = Math.max(Math.min(this.whole, 12), Math.min(LARGEST, this.size * factor));
    const real = size / this.size;
    this.x = at.x - (at.x - this.x) * real;
    this.y = at.y - (at.y - this.y) * real;
    this.size = size;
    this.#hold();
  }

  #pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Scrolls a cell into view. */
  reveal({ row, col }: Cell): void {
    const near = this.size;
    const left = this.x + col * this.size;
    const top = this.y + row * this.size;
    const dx = Math.max(near - left, 0) + Math.min(this.#width - near - this.size - left, 0);
    const dy = Math.max(near - top, 0) + Math.min(this.#height - near - this.size - top, 0);
    this.#pan(dx, dy);
  }

  /** The cell at a point, which may lie outside the grid. */
  cell({ x, y }: Point): Cell {
    return { row: Math.floor((y - this.y) / this.size), col: Math.floor((x - this.x) / this.size) };
  }

  has({ row, col }: Cell): boolean {
    return row >= 0 && col >= 0 && row < this.#rows && col < this.#cols;
  }

  /**
   * Keeps the grid in view. A grid smaller than its host is centred; a larger one covers it, except for a
   * margin that makes the grid's edge easy to draw on.
   */
  #hold(): void {
    const hold = (at: number, grid: number, host: number) => {
      if (grid <= host) return (host - grid) / 2;
      const margin = Math.min(48, host / 4);
      return Math.min(margin, Math.max(host - grid - margin, at));
    };
    this.x = hold(this.x, this.#cols * this.size, this.#width);
    this.y = hold(this.y, this.#rows * this.size, this.#height);
  }
}
