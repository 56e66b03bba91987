// The tables of a game, and the best result in them.
import type { Store } from '../store';
import { EARLIER, START } from './tables';

type Parts = Pick<Store, 'area' | 'tables'>;

/** The names of the non-empty tables of a game. */
export function tableNamesOf({ area }: Pick<Parts, 'area'>, game: string, figure: string): string[] {
  const all = [START, EARLIER].flatMap((start) => {
    const prefix = `${start}${game}.${figure}.`;
    return area.keys(prefix).map((key) => key.slice(prefix.length));
  });
  return [...new Set(all)];
}

/** The highest proven score of a game's deals without hints, in any of its tables. 0 if there is none. */
export function bestIn(store: Parts, game: string, figure: string): number {
  const tables = tableNamesOf(store, game, figure);
  const rows = tables.flatMap((table) => store.tables.proven({ game, figure, table }));
  const deals = rows.filter((row) => !row.hinted && row.id !== '');
  return Math.max(0, ...deals.map(({ score }) => score));
}
