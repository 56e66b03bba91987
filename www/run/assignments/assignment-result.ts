// Finds the trail board that is on the page, and records its result.

import { trailOf } from '../../engine/facts';
import type { GameSession } from '../../engine/types';
import { addStars, boardName, starsOn } from '../../store/progress/trails';
import { partsOf, textOf as textOfOrigin } from '../../store/runs/save';
import type { Store } from '../../store/store';
import { noteAnswer } from './own-puzzles';
import { type Stop, stopsOf } from './stops';

/** The assignment on the page. */
interface Assigned {
  readonly session: GameSession;
  readonly game: { readonly id: string };
  readonly stars: number;
}

/** The boards of a game's trail with the player's stars. */
export const stopsFor = async (store: Store, game: string): Promise<Stop[]> =>
  stopsOf(await trailOf(game), starsOn(store.area, game));

/** The text from which the assignment on the page was loaded. */
export const textOf = ({ session }: Pick<Assigned, 'session'>): string =>
  textOfOrigin(partsOf(session.save())?.origin ?? '');

/** The board on the page among some of a trail, if it is there. */
export function stopOf(stops: readonly Stop[], play: Pick<Assigned, 'session'>): Stop | undefined {
  const text = textOf(play);
  return stops.find((stop) => stop.text === text);
}

/**
 * Records the result of the assignment on the page: the stars of a trail board, or the answer to one of the
 * player's own puzzles.
 */
export async function noteAim(store: Store, play: Assigned): Promise<void> {
  const { game, stars } = play;
  const text = textOf(play);
  await noteAnswer(store, game.id, text, stars);
  if (stars > 0 && stopOf(await stopsFor(store, game.id), play) !== undefined)
    await addStars(store.area, game.id, { [boardName(text)]: stars });
}
