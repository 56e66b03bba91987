// Where a grid of square cells lies on the screen: zoomed and shifted, never lost out of sight.

import type { Cell, Point } from '../../cells/cells';

/** The largest side of a cell, in CSS pixels. */
const LARGEST = 96;
/** The least side of a cell, where even the whole grid would be smaller than its host. */
const LEAST = 3;
/** What stays free around the grid when it is fitted in. */
const MARGIN = 8;

export class View {
  /** The side of a cell in CSS pixels. */
  size = 0;
  /** The left upper corner of the grid, in CSS pixels of the host. */
  x = 0;
  y = 0;
  #width = 0;
  #height = 0;
  #rows = 0;
  #cols = 0;

  /** Takes up the size of the host and of the grid. Returns whether either is another one. */
  measure(width: number, height: number, rows: number, cols: number): boolean {
    const isSame =
      width === this.#width && height === this.#height && rows === this.#rows && cols === this.#cols;
    [this.#width, this.#height, this.#rows, this.#cols] = [width, height, rows, cols];
    if (!isSame && this.size > 0) this.#hold();
    return !isSame;
  }

  /** The side of a cell at which the whole grid is seen. */
  get whole(): number {
    const [w, h] = [this.#width - 2 * MARGIN, this.#height - 2 * MARGIN];
    const size = Math.min(w / Math.max(1, this.#cols), h / Math.max(1, this.#rows));
    return Math.max(LEAST, Math.min(LARGEST, size));
  }

  /** Shows the whole grid, or as much of it as leaves cells of at least that side, around a cell. */
  fit(least = 0, around?: Cell): void {
    this.size = Math.max(this.whole, least);
    const { row, col } = around ?? { row: this.#rows / 2 - 0.5, col: this.#cols / 2 - 0.5 };
    this.x = this.#width / 2 - (col + 0.5) * this.size;
    this.y = this.#height / 2 - (row + 0.5) * this.size;
    this.#hold();
  }

  /** Makes cells so many times as large; what is at the point stays there. */
  zoom(factor: number, at: Point): void {
    const size = Math.max(Math.min(this.whole, 12), Math.min(LARGEST, this.size * factor));
    const real = size / this.size;
    this.x = at.x - (at.x - this.x) * real;
    this.y = at.y - (at.y - this.y) * real;
    this.size = size;
    this.#hold();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#hold();
  }

  /** Brings a cell into sight. */
  reveal({ row, col }: Cell): void {
    const near = this.size;
    const left = this.x + col * this.size;
    const top = this.y + row * this.size;
    const dx = Math.max(near - left, 0) + Math.min(this.#width - near - this.size - left, 0);
    const dy = Math.max(near - top, 0) + Math.min(this.#height - near - this.size - top, 0);
    this.pan(dx, dy);
  }

  /** The cell at a point; it may lie beside the grid. */
  cell({ x, y }: Point): Cell {
    return { row: Math.floor((y - this.y) / this.size), col: Math.floor((x - this.x) / this.size) };
  }

  has({ row, col }: Cell): boolean {
    return row >= 0 && col >= 0 && row < this.#rows && col < this.#cols;
  }

  /** A grid smaller than its host stays in its middle, a larger one covers it, but for a margin to paint at its edge. */
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
