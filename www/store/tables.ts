// Score tables: what stands in storage is the text that the rules' own table logic reads, merges and prints.
import { anyGlue } from '../engine/packages';
import type { Scores } from '../pkg/tilery';
import type { Area } from './area';
import { text } from './shapes';

export interface Row {
  score: number;
  moves: number;
  date: string;
  undone: boolean;
  /** Hints were asked for. */
  hinted: boolean;
  id: string;
  replay: string;
}

export type Order = 'higher' | 'lower';

/** Which table: a game's parameters may share one, and a game may rank by several figures. */
export interface TableName {
  game: string;
  table: string;
  figure: string;
  order: Order;
}

const START = 'scores.';
const keyOf = ({ game, table, figure }: TableName) => `${START}${game}.${figure}.${table}`;

export class Tables {
  readonly #area: Area;
  /** What this tab has seen of each table: another tab that wrote at the same time may have missed it, and is told. */
  readonly #seen = new Map<string, string>();

  constructor(area: Area) {
    this.#area = area;
    area.addEventListener('elsewhere', (event) => {
      const key = (event as CustomEvent<string>).detail;
      if (!this.#seen.has(key)) return;
      const table = this.#read(key);
      if (table !== undefined && table.text() !== area.read(key, text)) this.#write(key, table);
    });
  }

  rows(name: TableName): Row[] {
    const table = this.#read(keyOf(name));
    return table === undefined ? [] : (table.rows() as Row[]);
  }

  /** The scores in all tables of a game that were made without hints, with their games' ids, as their text has them: before any package is there. */
  glimpse(game: string, figure: string): Pick<Row, 'score' | 'id'>[] {
    return this.names(game, figure).flatMap((table) => {
      const lines = (this.#area.read(`${START}${game}.${figure}.${table}`, text) ?? '').split('\n').slice(1);
      return lines.flatMap((line) => {
        const [score, , , help = '', id = ''] = line.split(' ');
        return id === '' || help.includes('hint') ? [] : [{ score: Number(score), id }];
      });
    });
  }

  /** The tables of a game that hold anything. */
  names(game: string, figure: string): string[] {
    const start = `${START}${game}.${figure}.`;
    return this.#area.keys(start).map((key) => key.slice(start.length));
  }

  /**
   * Enters a result and returns its rank. A run stands in a table once, with its best line: an earlier line of the
   * same run (the same `replay`) gives way to a better one.
   */
  enter(name: TableName, row: Row): number | undefined {
    const key = keyOf(name);
    const table = this.#read(key) ?? new (anyGlue().Scores)(name.order);
    table.insert(row.score, row.moves, row.date, row.undone, row.id, row.replay, row.hinted);
    const result = once(table);
    this.#write(key, result);
    const rows = result.rows() as Row[];
    const place = rows.findIndex((other) =>
      row.replay === '' ? same(row, other) : other.replay === row.replay,
    );
    return place < 0 ? undefined : place + 1;
  }

  /** The rows of a table in a file; none when its text is none. */
  rowsIn(key: string, data: unknown): { name: Omit<TableName, 'order'>; row: Row }[] {
    const [game = '', figure = '', ...table] = key.slice(START.length).split('.');
    const name = { game, figure, table: table.join('.') };
    const rows = typeof data === 'string' ? parsed(data)?.rows() : undefined;
    return ((rows ?? []) as Row[]).map((row) => ({ name, row }));
  }

  /** Takes in a table from a file, without the rows of some replays. Returns false when its text is none. */
  merge(key: string, data: unknown, without: ReadonlySet<string>): boolean {
    if (typeof data !== 'string' || parsed(data) === undefined) return false;
    const lines = data.split('\n').filter((line) => !without.has(line.split(' ').at(-1) ?? ''));
    return this.#mergeIn(key, lines.join('\n'));
  }

  #mergeIn(key: string, other: string): boolean {
    const theirs = anyGlue().Scores.parse(other);
    const ours = this.#read(key);
    if (ours === undefined) {
      this.#write(key, once(theirs));
      return true;
    }
    const before = this.#area.read(key, text);
    try {
      ours.merge(theirs);
    } catch {
      // A table of the other order under the same name is not ours to mix in.
      return false;
    }
    const merged = once(ours);
    if (merged.text() !== before) this.#write(key, merged);
    return true;
  }

  #read(key: string): Scores | undefined {
    const found = this.#area.read(key, (data) => {
      const table = text(data);
      return table === undefined ? undefined : parsed(table);
    });
    const seen = this.#seen.get(key);
    const known = seen === undefined ? undefined : parsed(seen);
    const table = found === undefined || known === undefined ? (found ?? known) : joined(found, known);
    // What was seen once is never forgotten, whatever stands there by now.
    if (table !== undefined) this.#seen.set(key, table.text());
    return table;
  }

  #write(key: string, table: Scores): void {
    const written = table.text();
    this.#seen.set(key, written);
    this.#area.write(key, written);
  }
}

/** What two states of one table come to; the first alone where the other one is of another order. */
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

function parsed(table: string): Scores | undefined {
  try {
    return anyGlue().Scores.parse(table);
  } catch {
    return undefined;
  }
}

export const isTableKey = (key: string) => key.startsWith(START);

/** The table with the best row only of each run. Rows come best first, and end with the run's name. */
function once(table: Scores): Scores {
  const runs = new Set<string>();
  const lines = table
    .text()
    .split('\n')
    .filter((line, index) => {
      const run = line.split(' ').at(-1) ?? '-';
      if (index === 0 || run === '-' || run === '') return true;
      return !runs.has(run) && runs.add(run);
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
