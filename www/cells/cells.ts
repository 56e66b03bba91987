// Grid cells, steps and shapes. Boards, canvases, overlays and the grids of rules use them to move between
// cells.
//
// Invariant: nothing in this folder depends on the contents of cells.

/** A cell. Rows and columns count from 0. */
export interface Cell {
  row: number;
  col: number;
}

/** A point in CSS pixels of an element. */
export interface Point {
  x: number;
  y: number;
}

/** The rows and columns that an arrow key moves by. */
export type ArrowStep = readonly [down: number, right: number];

export const ARROW_STEPS: Readonly<Record<string, ArrowStep>> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
};

export const isSame = (a: Cell, b: Cell): boolean => a.row === b.row && a.col === b.col;

/** True if a grid of the given size has the cell. */
export const isWithin = (rows: number, cols: number, { row, col }: Cell): boolean =>
  row >= 0 && col >= 0 && row < rows && col < cols;

/** The nearest cell within a grid of the given size. */
export const within = (rows: number, cols: number, { row, col }: Cell): Cell => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  col: Math.max(0, Math.min(cols - 1, col)),
});

/** The next item in a direction, skipping holes; undefined beyond the edge. */
export function next<T>(
  rows: readonly (readonly (T | undefined)[])[],
  { row, col }: Cell,
  [down, right]: ArrowStep,
): T | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  let [r, c] = [row + down, col + right];
  for (; r >= 0 && r < rows.length && c >= 0 && c < width; r += down, c += right) {
    const found = rows[r]?.[c];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The cells of a straight line, including both ends. */
export function line(a: Cell, b: Cell): Cell[] {
  const steps = Math.max(Math.abs(b.row - a.row), Math.abs(b.col - a.col));
  return Array.from({ length: steps + 1 }, (_, n) => ({
    row: Math.round(a.row + ((b.row - a.row) * n) / Math.max(1, steps)),
    col: Math.round(a.col + ((b.col - a.col) * n) / Math.max(1, steps)),
  }));
}

export function box(a: Cell, b: Cell): { top: number; left: number; bottom: number; right: number } {
  return {
    top: Math.min(a.row, b.row),
    left: Math.min(a.col, b.col),
    bottom: Math.max(a.row, b.row),
    right: Math.max(a.col, b.col),
  };
}

/** The cells of a rectangle, or only its border. */
export function rectangle(a: Cell, b: Cell, isFilled: boolean): Cell[] {
  const { top, left, bottom, right } = box(a, b);
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let col = left; col <= right; col += 1) {
      const isEdge = row === top || row === bottom || col === left || col === right;
      if (isFilled || isEdge) cells.push({ row, col });
    }
  }
  return cells;
}
