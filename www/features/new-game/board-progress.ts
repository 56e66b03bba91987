// The known facts about a game's boards: their difficulty, the stars earned on the trail or in deals,
// whichever are more, and whether a game on them was ever finished.
import { difficultiesOf, trailOf } from '../../engine/facts';
import type { GameInfo } from '../../engine/types';
import { starsOf } from '../../play/result/par';
import { hasPar, OVER } from '../../run/result/deal-par';
import { boardName, starsOn } from '../../store/progress/trails';
import { tableNamesOf } from '../../store/scores/best';
import type { Store } from '../../store/store';

export interface BoardProgress {
  /** From 1; undefined if it was not measured. */
  difficulty: number | undefined;
  /** Undefined before the board has been solved. */
  stars: number | undefined;
  isTried: boolean;
}

export type KnownBoards = (params: string) => BoardProgress;

/** The board in parameters or in a text, without the way it is dealt. */
export const boardIn = (params: string): string => /^[^~!#@;]*/.exec(params)?.[0] ?? params;

/** Collects the facts. Those that cannot be loaded are left out. */
export async function knownBoards(store: Store, game: GameInfo): Promise<KnownBoards> {
  const stars = new Map<string, number>();
  const tried = new Set<string>();
  if (!hasPar(game)) return () => ({ difficulty: undefined, stars: undefined, isTried: false });
  const earn = (board: string, count: number) => {
    tried.add(board);
    stars.set(board, Math.max(count, stars.get(board) ?? 0));
  };
  const earned = starsOn(store.area, game.id);
  const [chapters, difficulties, tallies] = await Promise.all([
    trailOf(game.id).catch(() => []),
    difficultiesOf(game.id).catch((): Readonly<Record<string, number>> => ({})),
    store.tallies(game.id, game.facts).catch(() => ({})),
  ]);
  for (const { text } of chapters.flatMap(({ boards }) => boards)) {
    const count = earned[boardName(text)];
    if (count !== undefined) earn(boardIn(text.slice(game.id.length + 1)), count);
  }
  for (const { figure } of game.records) {
    for (const table of tableNamesOf(store, game.id, figure)) {
      const [best] = store.tables.proven({ game: game.id, table, figure });
      if (best === undefined) continue;
      // The best result has hints only if all have. Their number is not stored, so it counts as one.
      if (figure === OVER)
        earn(boardIn(table), best.hinted ? 1 : starsOf(best.moves, { moves: best.moves - best.score }, 0));
      tried.add(boardIn(table));
    }
  }
  for (const table of Object.keys(tallies)) tried.add(boardIn(table));
  return (params) => ({
    difficulty: difficulties[params],
    stars: stars.get(params),
    isTried: tried.has(params),
  });
}
