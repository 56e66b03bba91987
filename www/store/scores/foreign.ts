// Score tables from files: validates their rows, merges them, and marks unproven ones.
import { checksum } from '../envelope';
import type { LocalArea } from '../local';
import { isSame, isUnproven, lineOf, type Order, type ScoreRow, tableIn, UNPROVEN } from './ranking';
import { type TableName, type Tables, tableNameIn } from './tables';

/** The verdict on a row, by the name of its replay. */
export type Sorts = (replay: string) => 'in' | 'out' | 'unproven';

/** The rows of a table in a file; empty if it is invalid, or the key is not that of a table. */
export function rowsIn(key: string, data: unknown): { name: TableName; row: ScoreRow }[] {
  const [game = '', figure = '', ...table] = tableNameIn(key)?.split('.') ?? [];
  const rows = game === '' ? [] : (tableIn(data)?.rows ?? []);
  return rows.map((row) => ({ name: { game, figure, table: table.join('.') }, row }));
}

/**
 * Merges a table from a file. `order` is that of the game's record, if it is known. Returns `new` if this
 * changed the table, else `known`, or `crowded` if there is no room; undefined if the file's table is invalid,
 * or has another order.
 */
export function mergeIn(
  { area, tables }: { area: LocalArea; tables: Tables },
  name: string,
  data: unknown,
  order: Order | undefined,
  sorts: Sorts,
): 'new' | 'known' | 'crowded' | undefined {
  const theirs = tableIn(data);
  const ours = tables.read(name);
  if (theirs === undefined || theirs.order !== (order ?? ours?.order ?? theirs.order)) return undefined;
  const rows = theirs.rows.flatMap((row) => {
    const fate = row.replay === '' ? 'unproven' : sorts(row.replay);
    if (fate === 'out') return [];
    if (fate === 'in' || isUnproven(row)) return [row];
    // Rows without a name get one, so that repeated imports add them once.
    return [{ ...row, replay: (row.replay || checksum(lineOf(row))) + UNPROVEN }];
  });
  const merged = tables.add(name, { order: theirs.order, rows });
  if (isSame(ours?.rows ?? [], merged)) return 'known';
  const key = `table.${name}`;
  if (!area.waits(key)) return 'new';
  // There was no room.
  area.remove(key);
  tables.forget();
  return 'crowded';
}
