// Edits of maps as texts.
import { box, type Cell } from '../canvas/sheet';
import type { LevelView, ProjectView } from '../types';

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

/** A part of a map as it is written: its backgrounds, then its sprites in as many layers as they need. */
export function blockOf({ kinds }: ProjectView, level: LevelView, a: Cell, b: Cell): string {
  const { top, left, bottom, right } = box(a, b);
  const rows: string[] = [];
  const stacks = new Map<string, string[]>();
  for (let n = 0; n < level.sprites.length; n += 3) {
    const at = `${level.sprites[n + 1]},${level.sprites[n + 2]}`;
    stacks.set(at, [...(stacks.get(at) ?? []), kinds[level.sprites[n] ?? 255]?.letter ?? '.']);
  }
  const layers: string[][] = [];
  for (let row = top; row <= bottom; row += 1) {
    let text = '';
    for (let col = left; col <= right; col += 1) {
      text += kinds[level.map[row * level.cols + col] ?? 255]?.letter ?? kinds[0]?.letter ?? '.';
      (stacks.get(`${row},${col}`) ?? []).forEach((letter, depth) => {
        layers[depth] ??= Array.from({ length: bottom - top + 1 }, () => '.'.repeat(right - left + 1));
        const lines = layers[depth];
        const line = lines[row - top] ?? '';
        lines[row - top] = line.slice(0, col - left) + letter + line.slice(col - left + 1);
      });
    }
    rows.push(text);
  }
  const part = (word: string, lines: readonly string[]) => [word, ...lines.map((line) => `  ${line}`)];
  return [...part('map', rows), ...layers.flatMap((lines) => part('sprites', lines))].join('\n');
}
