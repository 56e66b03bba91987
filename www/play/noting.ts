// Records what a game earns: the result of its day, the levels won, and the stars of an assignment. The facts are
// read at once, since another game may open before the code has loaded.
import type { Engine } from '../engine/engine';
import type { GameInfo, GameSession } from '../engine/types';
import { CAME_TO, WON } from '../run/levels';
import type { Run } from '../run/run';
import type { State } from '../run/state';
import type { Store } from '../store/store';

/** The game on the page. */
interface Played {
  readonly run: Run;
  readonly game: GameInfo;
  readonly session: GameSession;
  readonly state: State;
  readonly stars: number;
}

export async function noteDay(store: Store, { run, game, state, stars }: Played): Promise<void> {
  const { note } = await import('../run/days/day-result');
  return note(store, { run, game, state, stars });
}

/**
 * Marks the levels that the latest change has won or led to: the change from a state or, in a game that was
 * opened, since the level with which it began, as the page may have been closed before. Returns undefined if
 * there are none.
 */
export function noteLevel(
  store: Store,
  { game, session, state }: Omit<Played, 'run' | 'stars'>,
  before: State | number,
): Promise<void> | undefined {
  if (state.card.levels.length === 0) return undefined;
  const to = placeOf(state);
  const from = typeof before === 'number' ? Math.max(before, to - 1) : placeOf(before);
  if (to <= from) return undefined;
  const position = session.position();
  return import('../run/level-marks').then(({ note }) =>
    note(store, game.id, state, position, [
      [from, WON],
      // A game may lead past levels. Those are not won.
      ...(to > from + 1 ? [[to, CAME_TO] as [number, typeof CAME_TO]] : []),
    ]),
  );
}

/** The level of a game, which is one more than the last one after its win. */
const placeOf = ({ figures, status }: State): number =>
  (figures.level ?? 1) + (status.state === 'won' ? 1 : 0);

/** The day whose puzzle an assignment is; null if it is none. */
export async function dayOfSent(
  store: Store,
  { catalogue }: Pick<Engine, 'catalogue'>,
  { game, session }: Pick<Played, 'game' | 'session'>,
): Promise<string | null> {
  const [{ dayOfPuzzle }, { textOf }] = await Promise.all([
    import('../run/assignments/board-day'),
    import('../run/assignments/assignment-result'),
  ]);
  return dayOfPuzzle(store, catalogue, game.id, textOf({ session }));
}

export async function noteStars(store: Store, { game, session, stars }: Played): Promise<void> {
  const { noteAim } = await import('../run/assignments/assignment-result');
  return noteAim(store, { game, session, stars });
}
