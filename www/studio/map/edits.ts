// Edits of maps as texts.
import type { Cell } from '../canvas/sheet';

/** A cell as edits name it, from 1. */
export const named = ({ row, col }: Cell): string => `r${row + 1}c${col + 1}`;

/** Cells as an edit lists them: each once, neighbours in a row as a run. */
export function runs(cells: readonly Cell[]): string {
  const sorted = [...cells].sort((a, b) => a.row - b.row || a.col - b.col);
  const all: { from: Cell; to: Cell }[] = [];
  for (const cell of sorted) {
    const last = all.at(-1);
    if (last !== undefined && last.to.row === cell.row && cell.col - last.to.col <= 1) last.to = cell;
    else all.push({ from: cell, to: cell });
  }
  return all
    .map(({ from, to }) => (from.col === to.col ? named(from) : `${named(from)}-${named(to)}`))
    .join(' ');
}
