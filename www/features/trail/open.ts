// Opens boards of trails, each as a run of its own beside the player's game, and records their results.

import { gamesOf, TRAIL } from '../../app/pages';
import type { Shell } from '../../app/shell';
import { trailOf } from '../../engine/trails';
import type { Looking } from '../../run/looking';
import type { Play } from '../../run/play';
import type { Verdict } from '../../run/review';
import { aimOf, newRun } from '../../run/run';
import { puzzlesOf } from '../../store/puzzles';
import type { Store } from '../../store/store';
import { addStars, boardName, starsOn } from '../../store/trails';
import { fitting } from '../days/week';
import { nextStop, puzzleOf, type Stop, stopsOf } from './boards';
import { collect, nextOwn, noteAnswer } from './own-puzzles';

/** The parts of the shell that open, find and record a board. */
type Place = Pick<Shell, 'play' | 'store'>;

/** The boards of a game's trail with the player's stars. */
export const stopsFor = async (store: Store, game: string): Promise<Stop[]> =>
  stopsOf(await trailOf(game), starsOn(store.area, game));

/** The text from which the assignment on the page was loaded. */
export function textOf({ session }: Play): string {
  const [, origin = '', ...lines] = session.save().split('\n');
  if (origin.startsWith('id ')) return origin.slice('id '.length);
  const end = lines.findIndex((line) => !line.startsWith('  '));
  return lines
    .slice(0, end)
    .map((line) => line.slice(2))
    .join('\n');
}

/** The board on the page, if it belongs to its game's trail. */
export async function stopHere({ play, store }: Place): Promise<Stop | undefined> {
  const text = textOf(play);
  return (await stopsFor(store, play.game.id)).find((stop) => stop.text === text);
}

/** Opens a board from its beginning, or, with a day, as the puzzle of that day. */
export async function openBoard(
  shell: Shell,
  game: string,
  text: string,
  day: string | null = null,
): Promise<void> {
  if (!(await shell.need(game, text))) return;
  const session = shell.engine.load(text);
  shell.play.open(session, newRun({ kind: 'puzzle', aim: aimOf(session), day }));
}

/** Opens the puzzle of a day. Returns false if the game has none. */
export async function openPuzzle(shell: Shell, game: string, day: string): Promise<boolean> {
  const place = gamesOf(shell.engine).findIndex(({ id }) => id === game);
  const puzzle = puzzleOf(day, await stopsFor(shell.store, game), fitting(day, place));
  if (puzzle !== undefined) await openBoard(shell, game, puzzle.text, day);
  return puzzle !== undefined;
}

/** Makes puzzles of the mistakes in a reviewed game, and opens that of the worst one. */
export async function learnFrom(
  shell: Shell,
  { session }: Looking,
  verdicts: readonly (Verdict | undefined)[],
): Promise<void> {
  const { id } = shell.play.game;
  const [worst] = await collect(shell.store, session, verdicts);
  if (worst !== undefined) await openBoard(shell, id, worst);
}

/**
 * Opens the next board of the trail, or the next of the player's own puzzles. After the last one, opens the
 * trail.
 */
export async function openNext(shell: Shell): Promise<void> {
  const { play, store } = shell;
  const { id } = play.game;
  const text = textOf(play);
  const isOwn = puzzlesOf(store.area, id)[boardName(text)] !== undefined;
  const next = isOwn ? nextOwn(store, id) : nextStop(await stopsFor(store, id), text);
  if (next === undefined) await shell.openPage(TRAIL, { id });
  else await openBoard(shell, id, next.text);
}

/**
 * Records the result of the assignment on the page: the stars of a trail board, or the answer to one of the
 * player's own puzzles.
 */
export async function noteAim(store: Store, play: Play): Promise<void> {
  const { game, stars } = play;
  const text = textOf(play);
  await noteAnswer(store, game.id, text, stars);
  const isOfTrail = stars > 0 && (await stopHere({ play, store })) !== undefined;
  if (isOfTrail) await addStars(store.area, game.id, { [boardName(text)]: stars });
}
