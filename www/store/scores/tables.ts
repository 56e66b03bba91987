// Score tables in storage. A table is under `table.GAME.FIGURE.TABLE`; earlier builds, which may run in other
// windows, have theirs as text under `scores.GAME.FIGURE.TABLE`.
import type { LocalArea } from '../local';
import { isSame, isUnproven, type Order, ranked, type ScoreRow, type ScoreTable, tableIn } from './ranking';

/**
 * The name of a table. Several parameters of a game may share one, and a game may have tables for several
 * figures.
 */
export interface TableName {
  game: string;
  table: string;
  figure: string;
}

export const START = 'table.';
export const EARLIER = 'scores.';
const KEY = /^(?:table|scores)\./;

/** The name in the key of a table; undefined for other keys. */
export const tableNameIn = (key: string): string | undefined =>
  KEY.test(key) ? key.replace(KEY, '') : undefined;

const nameOf = ({ game, table, figure }: TableName) => `${game}.${figure}.${table}`;

export class Tables {
  readonly #area: LocalArea;
  /**
   * The tables as last seen by this tab. A tab that wrote at the same time may have missed some rows, which
   * are then restored.
   */
  readonly #seen = new Map<string, ScoreTable>();

  constructor(area: LocalArea) {
    this.#area = area;
    area.onElsewhere((key) => {
      const name = tableNameIn(key);
      if (name === undefined || !this.#seen.has(name)) return;
      const stored = area.read(START + name, tableIn)?.rows ?? [];
      const table = this.read(name);
      if (table !== undefined && !isSame(table.rows, stored)) this.#write(name, table);
    });
  }

  /** The rows of a table, best first. */
  rows(name: TableName): ScoreRow[] {
    return this.read(nameOf(name))?.rows ?? [];
  }

  /** The rows that prove something: all but those that a file tells. */
  proven = (name: TableName): ScoreRow[] => this.rows(name).filter((row) => !isUnproven(row));

  /**
   * Enters a result and returns its rank. A table has one row per run (the same `replay`): a better result
   * replaces an earlier one.
   */
  enter(name: TableName & { order: Order }, row: ScoreRow): number | undefined {
    const rows = this.add(nameOf(name), { order: name.order, rows: [row] });
    const place = rows.findIndex((other) =>
      row.replay === '' ? isSame([row], [other]) : other.replay === row.replay,
    );
    return place < 0 ? undefined : place + 1;
  }

  /** Adds rows to a table, whose order becomes that of the rows. Returns all its rows. */
  add(name: string, { order, rows }: ScoreTable): ScoreRow[] {
    const table = { order, rows: ranked(order, [...(this.read(name)?.rows ?? []), ...rows]) };
    if (table.rows.length > 0) this.#write(name, table);
    return table.rows;
  }

  /** The stored table, with all rows that this tab has seen, even if another tab has removed them. */
  read(name: string): ScoreTable | undefined {
    const stored = [START, EARLIER].map((start) => this.#area.read(start + name, tableIn));
    const known = [...stored, this.#seen.get(name)].filter((table) => table !== undefined);
    const order = known[0]?.order;
    if (order === undefined) return undefined;
    const rows = known.flatMap((table) => (table.order === order ? table.rows : []));
    const table = { order, rows: ranked(order, rows) };
    this.#seen.set(name, table);
    return table;
  }

  /** Forgets the rows that this tab has seen, so that removed ones are not restored. */
  forget = () => this.#seen.clear();

  #write(name: string, table: ScoreTable): void {
    this.#seen.set(name, table);
    // The new table includes the rows of the earlier build.
    if (this.#area.write(START + name, table)) this.#area.remove(EARLIER + name);
  }
}
