// Score tables from files: validates their rows, merges them, and marks unproven ones.
import { checksum } from '../envelope';
import { isSame, lineOf, type ScoreRow, tableIn, UNPROVEN } from './ranking';
import { type TableName, type Tables, tableNameIn } from './tables';

/** True if a row came from a file without the replay that would prove it. */
export const isUnproven = ({ replay }: Pick<ScoreRow, 'replay'>): boolean => replay.endsWith(UNPROVEN);

/** The verdict on a row, by the name of its replay. */
export type Sorts = (replay: string) => 'in' | 'out' | 'unproven';

/** The rows of a table in a file; empty if it is invalid, or the key is not that of a table. */
export function rowsIn(key: string, data: unknown): { name: TableName; row: ScoreRow }[] {
  const [game = '', figure = '', ...table] = tableNameIn(key)?.split('.') ?? [];
  const rows = game === '' ? [] : (tableIn(data)?.rows ?? []);
  return rows.map((row) => ({ name: { game, figure, table: table.join('.') }, row }));
}

/**
 * Merges a table from a file. Returns `new` if this changed the table, else `known`; undefined if the file's
 * table is invalid, or ordered in the opposite direction.
 */
export function mergeIn(
  tables: Tables,
  name: string,
  data: unknown,
  sorts: Sorts,
): 'new' | 'known' | undefined {
  const theirs = tableIn(data);
  const ours = tables.read(name);
  if (theirs === undefined || (ours !== undefined && ours.order !== theirs.order)) return undefined;
  const rows = theirs.rows.flatMap((row) => {
    const fate = row.replay === '' ? 'unproven' : sorts(row.replay);
    if (fate === 'out') return [];
    if (fate === 'in' || isUnproven(row)) return [row];
    // Rows without a name get one, so that repeated imports add them once.
    return [{ ...row, replay: (row.replay || checksum(lineOf(row))) + UNPROVEN }];
  });
  const merged = tables.add(name, { order: theirs.order, rows });
  return isSame(ours?.rows ?? [], merged) ? 'known' : 'new';
}
