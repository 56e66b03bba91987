// The results of a score table: their order, their number, and their validation.
import { choice, flag, list, type Of, record, shape, text, whole } from '../shape';
import { isDate } from '../shapes';

const word = text(10_000, /^\S*$/);

const row = record({
  score: whole(-Number.MAX_SAFE_INTEGER),
  moves: whole(),
  /** The day, `YYYY-MM-DD`. */
  date: text(10, { test: isDate }),
  /** True if moves were taken back and played differently. */
  undone: flag,
  hinted: flag,
  /** The game id; empty if the game did not begin with a deal. */
  id: word,
  /** The name of the replay, which identifies the run; empty if there is none. */
  replay: word,
});
export type ScoreRow = Of<typeof row>;

/** The direction in which results are better. */
export type Order = 'higher' | 'lower';

const table = record({ order: choice(['higher', 'lower'] as const), rows: list(row) });

/** A score table, best results first. */
export type ScoreTable = Of<typeof table>;

export const MOST_ROWS = 8;

/** The suffix of a replay's name in rows from files that lack the replay. */
export const UNPROVEN = '?';

/**
 * The best results, best first. Each run has one row, a proven one if there is one. The order of the rows
 * makes no difference, so that tabs and files that merge tables agree.
 */
export function ranked(order: Order, rows: readonly ScoreRow[]): ScoreRow[] {
  const proven = new Set(rows.map((row) => runOf(row) + UNPROVEN));
  const runs = new Set<string>();
  return [...rows]
    .sort((a, b) => compare(order, a, b))
    .filter((row) => {
      const run = runOf(row);
      return !proven.has(run) && !runs.has(run) && runs.add(run);
    })
    .slice(0, MOST_ROWS);
}

export const isSame = (a: readonly ScoreRow[], b: readonly ScoreRow[]): boolean =>
  a.length === b.length && a.every((row, n) => b[n] !== undefined && compare('higher', row, b[n]) === 0);

/** The name of the run of a row, or the contents of a row without a replay. */
const runOf = (row: ScoreRow): string => row.replay || lineOf(row);

/** True if a row came from a file without the replay that would prove it. */
export const isUnproven = ({ replay }: Pick<ScoreRow, 'replay'>): boolean => replay.endsWith(UNPROVEN);

/** A total order of rows. Results with hints come after all others, and unproven ones last. */
function compare(order: Order, a: ScoreRow, b: ScoreRow): number {
  return (
    Number(isUnproven(a)) - Number(isUnproven(b)) ||
    Number(a.hinted) - Number(b.hinted) ||
    (order === 'higher' ? b.score - a.score : a.score - b.score) ||
    compareTexts(a.date, b.date) ||
    a.moves - b.moves ||
    Number(a.undone) - Number(b.undone) ||
    compareTexts(a.id, b.id) ||
    compareTexts(a.replay, b.replay)
  );
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A row without a replay, as earlier builds printed it. */
export const lineOf = ({ score, moves, date, undone, hinted, id }: ScoreRow): string =>
  `${score} ${moves} ${date} ${HELP[Number(undone) + 2 * Number(hinted)]} ${id || '-'} -`;

/** The words for help: index 1 for moves taken back, 2 for hints, 3 for both. */
const HELP = ['-', 'undo', 'hint', 'undo+hint'];

/** Reads a table. Texts are tables of earlier builds. */
export const tableIn = shape((data) => {
  const read = table(typeof data === 'string' ? split(data) : data);
  return read && { order: read.order, rows: ranked(read.order, read.rows) };
}, table);

const LINE = /^(-?\d{1,19}) (\d{1,20}) (\S+) (-|undo|hint|undo\+hint) (\S+) (\S+)$/;

/** Splits a text of earlier builds into its parts, unvalidated: `scores 1 ORDER`, and a line for each row. */
function split(text: string): { order?: string | undefined; rows?: unknown[] } {
  const [head = '', ...lines] = text.split('\n');
  if (lines.pop() !== '') return {};
  const rows = lines.map((line) => {
    const [, score, moves, date, help = '', id, replay] = LINE.exec(line) ?? [];
    const word = (text?: string) => (text === '-' ? '' : text);
    return {
      score: Number(score),
      moves: Number(moves),
      date,
      undone: help.startsWith('undo'),
      hinted: help.endsWith('hint'),
      id: word(id),
      replay: word(replay),
    };
  });
  return { order: /^scores 1 (.+)$/.exec(head)?.[1], rows };
}
