// Reads tables of numbers or words, as spreadsheets write them.
import { separatorOf } from '../../../engine/foreign-games';
import { bareName, type Gathering } from './model';

/** Reads a table. Cells that are empty have no tile, nor have those with -1 among numbers, as Tiled writes them. */
export function readTable(table: string, name: string, into: Gathering): void {
  const lines = table
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\n');
  const separator = separatorOf(table) ?? ',';
  const rows = lines.map((line) =>
    line.split(separator).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    ),
  );
  // Some programs write a separator after the last cell too.
  const isClosed = rows.every((row) => row.at(-1) === '');
  const cols = (rows[0]?.length ?? 0) - (isClosed ? 1 : 0);
  into.spend(rows.length * cols, bareName(name));
  const isNumbers = rows.every((row) => row.every((cell) => cell === '' || /^-?\d+$/.test(cell)));
  const empty = isNumbers ? '-1' : '';
  const placed: number[] = [];
  for (const [row, cells] of rows.entries())
    for (const [col, cell] of cells.slice(0, cols).entries()) {
      if (cell === '' || cell === empty) continue;
      const tile = into.tile(cell, () => ({ name: cell, isThing: false, layer: 0 }));
      placed.push(tile, row, col);
    }
  into.add(bareName(name), { rows: rows.length, cols }, placed);
}
