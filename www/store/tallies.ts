// Statistics: sums over finished games, by table and by the browser that counted.
import type { Counted, Tallies, Tally } from './shapes';

export type FactKind = 'spread' | 'sum' | 'best';

const empty = (): Tally => ({ games: 0, won: 0, clock: 0, numbers: {}, spreads: {} });

/** Adds a finished game, or replaces what the same run added before. */
export function add(
  tally: Tally | undefined,
  now: Counted,
  before: Counted | null,
  kinds: readonly { id: string; kind: FactKind }[],
): Tally {
  const result = structuredClone(tally ?? empty());
  if (before === null) result.games += 1;
  result.won += Number(now.won) - Number(before?.won ?? false);
  result.clock += now.clock - (before?.clock ?? 0);
  for (const { id, kind } of kinds) {
    const value = now.facts[id];
    if (value === undefined) continue;
    const old = before?.facts[id];
    if (kind === 'best') {
      result.numbers[id] = Math.max(result.numbers[id] ?? value, value);
    } else if (kind === 'sum') {
      result.numbers[id] = (result.numbers[id] ?? 0) + value - (old ?? 0);
    } else {
      result.spreads[id] ??= {};
      const spread = result.spreads[id];
      if (old !== undefined && spread[old]) spread[old] -= 1;
      spread[value] = (spread[value] ?? 0) + 1;
    }
  }
  return result;
}

/** Several tallies as one. */
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
      result.spreads[id] ??= {};
      const all = result.spreads[id];
      for (const [value, count] of Object.entries(spread)) all[value] = (all[value] ?? 0) + count;
    }
  }
  return result;
}

/** What two files know of the same games: of each browser's count, the later one. */
export function merge(ours: Tallies, theirs: Tallies): Tallies {
  const result = structuredClone(ours);
  for (const [browser, tables] of Object.entries(theirs)) {
    result[browser] ??= {};
    const known = result[browser];
    for (const [table, tally] of Object.entries(tables)) {
      if ((known[table]?.games ?? 0) < tally.games) known[table] = tally;
    }
  }
  return result;
}
