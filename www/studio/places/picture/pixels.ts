// Pictures as arrays of 256 colours, and what can be done with a whole one.
import type { Cell } from '../../../cells/cells';
import { SIDE } from '../../picture';

export type Pixels = Uint8Array;

const at = (row: number, col: number) => row * SIDE + col;

/** A picture whose pixel at each place is the old one at another. */
const mapped = (pixels: Pixels, from: (row: number, col: number) => number): Pixels =>
  Uint8Array.from({ length: SIDE * SIDE }, (_, n) => pixels[from(Math.floor(n / SIDE), n % SIDE)] ?? 0);

/** Pixels that go out on one side come in on the other. */
export const shifted = (pixels: Pixels, down: number, right: number): Pixels =>
  mapped(pixels, (row, col) => at((row - down + SIDE) % SIDE, (col - right + SIDE) % SIDE));

export const flippedH = (pixels: Pixels): Pixels => mapped(pixels, (row, col) => at(row, SIDE - 1 - col));
export const flippedV = (pixels: Pixels): Pixels => mapped(pixels, (row, col) => at(SIDE - 1 - row, col));
/** A quarter turn clockwise. */
export const turned = (pixels: Pixels): Pixels => mapped(pixels, (row, col) => at(SIDE - 1 - col, row));

/** The pixels of one colour that hang together with a place. */
export function flooded(pixels: Pixels, from: Cell): Cell[] {
  const old = pixels[at(from.row, from.col)];
  const seen = new Set<number>();
  const open = [from];
  const found: Cell[] = [];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const { row, col } = cell;
    const n = at(row, col);
    if (row < 0 || col < 0 || row >= SIDE || col >= SIDE || seen.has(n) || pixels[n] !== old) continue;
    seen.add(n);
    found.push(cell);
    open.push({ row: row - 1, col }, { row: row + 1, col }, { row, col: col - 1 }, { row, col: col + 1 });
  }
  return found;
}

/** The picture with some pixels of another colour. */
export function painted(pixels: Pixels, cells: readonly Cell[], colour: number): Pixels {
  const result = pixels.slice();
  for (const { row, col } of cells) {
    if (row >= 0 && col >= 0 && row < SIDE && col < SIDE) result[at(row, col)] = colour;
  }
  return result;
}
