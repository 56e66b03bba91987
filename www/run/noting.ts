// Records what a game earns: the result of its day, the levels reached, and the stars of an assignment. The facts are
// read at once, since another game may open before the code has loaded.
import type { GameInfo, GameSession } from '../engine/types';
import type { Store } from '../store/store';
import type { Run } from './run';
import type { State } from './state';

/** The game on the page. */
interface Played {
  readonly run: Run;
  readonly game: GameInfo;
  readonly session: GameSession;
  readonly state: State;
  readonly stars: number;
}

/** The highest level of each run that has been recorded; 1 need not be. */
const recorded = new WeakMap<Run, number>();

/** Records the result of a day. */
export async function noteDay(store: Store, { run, game, state, stars }: Played): Promise<void> {
  const { note } = await import('./days/day-result');
  return note(store, { run, game, state, stars });
}

/** Records the level reached, at which later games start. Returns undefined if it is recorded already. */
export function noteLevel(store: Store, { run, game, session, state }: Played): Promise<void> | undefined {
  const { figures, status, card } = state;
  if (card.levels.length === 0) return undefined;
  // Winning the last level counts as reaching the one after it.
  const level = (figures.level ?? 1) + (status.state === 'won' ? 1 : 0);
  if (level <= (recorded.get(run) ?? 1)) return undefined;
  recorded.set(run, level);
  const position = session.position();
  return import('./levels').then(({ note }) => note(store, game.id, state, position, level));
}

/** Records the stars of an assignment. */
export async function noteStars(store: Store, { game, session, stars }: Played): Promise<void> {
  const { noteAim } = await import('./assignments/assignment-result');
  return noteAim(store, { game, session, stars });
}
