// Operations on whole pictures, which are arrays of 256 palette indices.
import type { Cell } from '../../../cells/cells';
import { SIDE } from '../../parts/picture';

export type Pixels = Uint8Array;

const at = (row: number, col: number) => row * SIDE + col;

/** Moves pixels: `from` gives the old index of each new pixel. */
const mapped = (pixels: Pixels, from: (row: number, col: number) => number): Pixels =>
  Uint8Array.from({ length: SIDE * SIDE }, (_, n) => pixels[from(Math.floor(n / SIDE), n % SIDE)] ?? 0);

/** Shifts a picture. Pixels that leave on one side return on the other. */
export const shifted = (pixels: Pixels, down: number, right: number): Pixels =>
  mapped(pixels, (row, col) => at((row - down + SIDE) % SIDE, (col - right + SIDE) % SIDE));

export const flippedH = (pixels: Pixels): Pixels => mapped(pixels, (row, col) => at(row, SIDE - 1 - col));
export const flippedV = (pixels: Pixels): Pixels => mapped(pixels, (row, col) => at(SIDE - 1 - row, col));
/** A quarter turn clockwise. */
export const turned = (pixels: Pixels): Pixels => mapped(pixels, (row, col) => at(SIDE - 1 - col, row));

/** Flood fill: the connected cells of the same colour around a cell. */
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

/** A copy with some pixels in another colour. */
export function painted(pixels: Pixels, cells: readonly Cell[], colour: number): Pixels {
  const result = pixels.slice();
  for (const { row, col } of cells) {
    if (row >= 0 && col >= 0 && row < SIDE && col < SIDE) result[at(row, col)] = colour;
  }
  return result;
}
