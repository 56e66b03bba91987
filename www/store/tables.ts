// Score tables. The stored text is read, merged and printed by the rules' own table logic.
import { anyGlue } from '../engine/packages';
import type { Scores } from '../pkg/tilery';
import type { Area } from './local';
import { text } from './shapes';

export interface Row {
  score: number;
  moves: number;
  date: string;
  undone: boolean;
  /** True if hints were used. */
  hinted: boolean;
  id: string;
  replay: string;
}

export type Order = 'higher' | 'lower';

/**
 * The name of a table. Several parameters of a game may share one, and a game may have tables for several
 * figures.
 */
export interface TableName {
  game: string;
  table: string;
  figure: string;
  order: Order;
}

export const START = 'scores.';
/** After the name of a replay that nobody has seen, of a row that came in a file. */
export const UNPROVEN = '?';

const keyOf = ({ game, table, figure }: TableName) => `${START}${game}.${figure}.${table}`;

export class Tables {
  readonly #area: Area;
  /**
   * The tables as last seen by this tab. A tab that wrote at the same time may have missed some rows, which
   * are then restored.
   */
  readonly #seen = new Map<string, string>();

  constructor(area: Area) {
    this.#area = area;
    area.addEventListener('elsewhere', (event) => {
      const key = (event as CustomEvent<string>).detail;
      if (!this.#seen.has(key)) return;
      const table = this.read(key);
      if (table !== undefined && table.text() !== area.read(key, text)) this.write(key, table);
    });
  }

  rows(name: TableName): Row[] {
    const table = this.read(keyOf(name));
    return table === undefined ? [] : (table.rows() as Row[]);
  }

  /**
   * The scores without hints in all tables of a game, with their games' ids. Reads the text directly, so no
   * package is needed.
   */
  glimpse(game: string, figure: string): Pick<Row, 'score' | 'id'>[] {
    return this.names(game, figure).flatMap((table) => {
      const lines = (this.#area.read(`${START}${game}.${figure}.${table}`, text) ?? '').split('\n').slice(1);
      return lines.flatMap((line) => {
        const [score, , , help = '', id = ''] = line.split(' ');
        return id === '' || help.includes('hint') ? [] : [{ score: Number(score), id }];
      });
    });
  }

  /** The names of the non-empty tables of a game. */
  names(game: string, figure: string): string[] {
    const start = `${START}${game}.${figure}.`;
    return this.#area.keys(start).map((key) => key.slice(start.length));
  }

  /**
   * Enters a result and returns its rank. A table has each run once, with its best line: a better line
   * replaces an earlier one of the same run (the same `replay`).
   */
  enter(name: TableName, row: Row): number | undefined {
    const key = keyOf(name);
    const table = this.read(key) ?? new (anyGlue().Scores)(name.order);
    table.insert(row.score, row.moves, row.date, row.undone, row.id, row.replay, row.hinted);
    const result = once(table);
    this.write(key, result);
    const rows = result.rows() as Row[];
    const place = rows.findIndex((other) =>
      row.replay === '' ? same(row, other) : other.replay === row.replay,
    );
    return place < 0 ? undefined : place + 1;
  }

  /** The stored table, joined with all rows that this tab has seen. */
  read(key: string): Scores | undefined {
    const found = this.#area.read(key, (data) => {
      const table = text(data);
      return table === undefined ? undefined : parsed(table);
    });
    const seen = this.#seen.get(key);
    const known = seen === undefined ? undefined : parsed(seen);
    const table = found === undefined || known === undefined ? (found ?? known) : joined(found, known);
    // Keep rows once seen, even if another tab has removed them.
    if (table !== undefined) this.#seen.set(key, table.text());
    return table;
  }

  write(key: string, table: Scores): void {
    const written = table.text();
    this.#seen.set(key, written);
    this.#area.write(key, written);
  }
}

/** Merges two states of a table; the first one alone if their orders differ. */
function joined(table: Scores, other: Scores): Scores {
  const before = table.text();
  if (before === other.text()) return table;
  try {
    table.merge(other);
    return once(table);
  } catch {
    return anyGlue().Scores.parse(before);
  }
}

export function parsed(table: string): Scores | undefined {
  try {
    return anyGlue().Scores.parse(table);
  } catch {
    return undefined;
  }
}

/** The table with one row per run: a proven row if there is one, else the best. Rows are sorted. */
export function once(table: Scores): Scores {
  const runs = new Set<string>();
  const all = table.text().split('\n');
  const runOf = (line: string) => line.split(' ').at(-1) ?? '-';
  const proven = new Set(all.map((line) => runOf(line) + UNPROVEN));
  const lines = all.filter((line, index) => {
    const run = runOf(line);
    if (index === 0 || run === '-' || run === '') return true;
    return !proven.has(run) && !runs.has(run) && runs.add(run);
  });
  return anyGlue().Scores.parse(lines.join('\n'));
}

const same = (a: Row, b: Row) =>
  a.score === b.score &&
  a.moves === b.moves &&
  a.date === b.date &&
  a.undone === b.undone &&
  a.hinted === b.hinted &&
  a.id === b.id;
