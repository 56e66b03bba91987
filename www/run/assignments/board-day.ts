// The day whose puzzle a board of a trail is, whichever way the board was opened.
import type { GameInfo } from '../../engine/types';
import type { Store } from '../../store/store';
import { dailySeed } from '../days/daily-seed';
import { dayAt, numberOf } from '../days/streak';
import { fitting } from '../days/week';
import { stopsFor } from './assignment-result';
import { puzzleOf } from './day-puzzle';
import type { Stop } from './stops';

/** The number of days whose puzzles are looked through. */
const DAYS = 15;

/**
 * The latest day up to `latest` whose puzzle a board is, if there is one among the last days. `place` is that of its
 * game in the page's list.
 */
export const dayOfStop = (
  board: Stop | undefined,
  boards: readonly Stop[],
  place: number,
  latest: string,
): string | undefined =>
  board &&
  Array.from({ length: DAYS }, (_, n) => dayAt(numberOf(latest) - n)).find(
    (day) => puzzleOf(day, boards, fitting(day, place)) === board,
  );

/** The day whose puzzle a text is, today or one of the days before; null for any other board. */
export async function dayOfPuzzle(
  store: Store,
  catalogue: readonly Pick<GameInfo, 'id' | 'edits'>[],
  game: string,
  text: string,
): Promise<string | null> {
  const stops = await stopsFor(store, game);
  const place = catalogue.filter(({ edits }) => edits === null).findIndex(({ id }) => id === game);
  const board = stops.find((stop) => stop.text === text);
  return dayOfStop(board, stops, place, dailySeed()) ?? null;
}
