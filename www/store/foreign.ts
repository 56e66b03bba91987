// Score tables from files: parses their rows, merges them, and marks unproven ones.
import { anyGlue } from '../engine/packages';
import { checksum } from './envelope';
import { once, parsed, type Row, START, type TableName, type Tables, UNPROVEN } from './tables';

export const isTableKey = (key: string) => key.startsWith(START);

/** True if a row came from a file without the replay that would prove it. */
export const isUnproven = ({ replay }: Pick<Row, 'replay'>): boolean => replay.endsWith(UNPROVEN);

/** The verdict on a row, by the name of its replay. */
export type Sorts = (replay: string) => 'in' | 'out' | 'unproven';

/** The rows of a table in a file; none if its text is no table. */
export function rowsIn(key: string, data: unknown): { name: Omit<TableName, 'order'>; row: Row }[] {
  const [game = '', figure = '', ...table] = key.slice(START.length).split('.');
  const name = { game, figure, table: table.join('.') };
  const rows = typeof data === 'string' ? parsed(data)?.rows() : undefined;
  return ((rows ?? []) as Row[]).map((row) => ({ name, row }));
}

/** Merges a table. Returns false if its text is no table, or has another order than the existing one. */
export function mergeIn(tables: Tables, key: string, data: unknown, sorts: Sorts): boolean {
  if (typeof data !== 'string' || parsed(data) === undefined) return false;
  const [head, ...lines] = data.trimEnd().split('\n');
  const rows = lines.flatMap((line) => {
    const replay = line.split(' ').at(-1) ?? '-';
    const fate = replay === '-' ? 'unproven' : sorts(replay);
    if (fate === 'out') return [];
    if (fate === 'in' || replay.endsWith(UNPROVEN)) return [line];
    // Rows without a name get one, so that repeated imports add them once.
    return replay === '-' ? [line.slice(0, -1) + checksum(line) + UNPROVEN] : [line + UNPROVEN];
  });
  const theirs = anyGlue().Scores.parse(`${[head, ...rows].join('\n')}\n`);
  const ours = tables.read(key);
  try {
    ours?.merge(theirs);
  } catch {
    return false;
  }
  tables.write(key, once(ours ?? theirs));
  return true;
}
