// Statistics: the counted results of finished runs, and their sums by table. Earlier builds stored only sums,
// by browser.
import { bare, map, number, type Of, record, text, whole } from './shape';
import { ANY, type Counted, figures, LAST_TIME, result } from './shapes';

/** The contribution of a run to the statistics of a table, under `counted.GAME.RUN`. */
export const countedRun = record({ ...result, table: text(10_000) });
export type CountedRun = Of<typeof countedRun>;

/** The statistics of one table of a game. */
const tally = record({
  games: whole(),
  won: whole(),
  clock: number(0, LAST_TIME),
  /** The sum of each fact, or the best value for facts of kind `best`. */
  numbers: figures,
  /** The number of games with each value of a fact. */
  spreads: map(ANY, map(ANY, whole())),
});
export type Tally = Of<typeof tally>;

/**
 * The statistics of one game: by the browser that counted, then by table. They are separate by browser, so
 * that repeated imports add nothing.
 */
export const tallies = map(ANY, map(ANY, tally));
export type Tallies = Of<typeof tallies>;

export type FactKind = 'spread' | 'sum' | 'best';

const empty = (): Tally => ({ games: 0, won: 0, clock: 0, numbers: bare(), spreads: bare() });

/** The later of two counts of one run, so that each run counts once. */
export const later = (one: CountedRun, other: CountedRun): CountedRun =>
  (one.time - other.time || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) > 0 ? one : other;

/** Adds a finished run to a sum. */
function add(
  sum: Tally,
  { won, clock, facts }: Counted,
  kinds: readonly { id: string; kind: FactKind }[],
): void {
  sum.games += 1;
  sum.won += Number(won);
  sum.clock += clock;
  for (const { id, kind } of kinds) {
    const value = facts[id];
    if (value === undefined) continue;
    const old = sum.numbers[id];
    if (kind === 'best') sum.numbers[id] = Math.max(old ?? value, value);
    else if (kind === 'sum') sum.numbers[id] = (old ?? 0) + value;
    else {
      sum.spreads[id] ??= bare();
      sum.spreads[id][value] = (sum.spreads[id][value] ?? 0) + 1;
    }
  }
}

/** The sums of runs, together with the sums of earlier builds, by table. */
export function byTable(
  runs: Iterable<CountedRun>,
  sums: Tallies,
  kinds: readonly { id: string; kind: FactKind }[],
): Record<string, Tally[]> {
  const counts = new Map<string, Tally>();
  for (const run of runs) {
    const tally = counts.get(run.table) ?? empty();
    add(tally, run, kinds);
    counts.set(run.table, tally);
  }
  const result = bare<Tally[]>();
  for (const [table, tally] of [...Object.values(sums).flatMap(Object.entries<Tally>), ...counts]) {
    result[table] ??= [];
    result[table].push(tally);
  }
  return result;
}

/** Adds up several tallies. */
export function sum(tallies: readonly Tally[], kinds: readonly { id: string; kind: FactKind }[]): Tally {
  const result = empty();
  const isBest = new Set(kinds.filter(({ kind }) => kind === 'best').map(({ id }) => id));
  for (const tally of tallies) {
    result.games += tally.games;
    result.won += tally.won;
    result.clock += tally.clock;
    for (const [id, value] of Object.entries(tally.numbers)) {
      const old = result.numbers[id];
      if (old === undefined) result.numbers[id] = value;
      else result.numbers[id] = isBest.has(id) ? Math.max(old, value) : old + value;
    }
    for (const [id, spread] of Object.entries(tally.spreads)) {
      result.spreads[id] ??= bare();
      const all = result.spreads[id];
      for (const [value, count] of Object.entries(spread)) all[value] = (all[value] ?? 0) + count;
    }
  }
  return result;
}

/** Merges two states of the sums of earlier builds: for each browser, the later one. */
export function merge(ours: Tallies, theirs: Tallies): Tallies {
  // A clone would have prototypes again.
  const result = bare(
    Object.entries(ours).map(([browser, tables]) => [browser, bare(Object.entries(tables))]),
  );
  for (const [browser, tables] of Object.entries(theirs)) {
    result[browser] ??= bare();
    const known = result[browser];
    for (const [table, tally] of Object.entries(tables)) {
      if (known[table] === undefined || isBefore(known[table], tally)) known[table] = tally;
    }
  }
  return result;
}

const isBefore = (tally: Tally, other: Tally): boolean =>
  (tally.games - other.games ||
    tally.clock - other.clock ||
    (JSON.stringify(tally) < JSON.stringify(other) ? -1 : 0)) < 0;
