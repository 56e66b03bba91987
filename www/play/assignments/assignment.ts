// Opens boards of trails, each as a run of its own beside the player's game.

import type { Assessment } from '../../run/assessment';
import { stopsFor, textOf } from '../../run/assignments/assignment-result';
import { puzzleOf } from '../../run/assignments/day-puzzle';
import { collect, nextOwn } from '../../run/assignments/own-puzzles';
import { nextStop, type Stop } from '../../run/assignments/stops';
import { fitting } from '../../run/days/week';
import { aimOf, newRun } from '../../run/run';
import { puzzlesOf } from '../../store/progress/puzzles';
import { boardName } from '../../store/progress/trails';
import { loadShown } from '../../ui/replaying';
import { toast } from '../../ui/toast';
import { loadSentences, say } from '../../ui/words/words';
import type { Looking } from '../looking';
import { gamesOf, TRAIL } from '../pages';
import type { Shell } from '../shell';

/** Opens a board from its beginning. If `day` is given, the board is the puzzle of that day. */
export async function openBoard(
  shell: Shell,
  game: string,
  text: string,
  day: string | null = null,
): Promise<void> {
  if (!(await shell.need(game, text))) return;
  const session = await loadShown(shell.engine, text);
  if (session === undefined) return;
  shell.play.open(session, newRun({ kind: 'puzzle', aim: aimOf(session), day }));
}

/** Goes on with the trail of a game. Back leads from its next board to the trail, which opens if all are solved. */
export async function goOn(shell: Shell, game: string): Promise<void> {
  const next = nextStop(await stopsFor(shell.store, game));
  if (next === undefined) return shell.openPage(TRAIL, { id: game });
  if (!(await shell.need(game, next.text))) return;
  if (await shell.openBehind(TRAIL, { id: game })) await openBoard(shell, game, next.text);
}

/** The puzzle of a day, if the game has one. */
export async function puzzleAt(shell: Shell, game: string, day: string): Promise<Stop | undefined> {
  const place = gamesOf(shell.engine).findIndex(({ id }) => id === game);
  return puzzleOf(day, await stopsFor(shell.store, game), fitting(day, place));
}

/** Opens the puzzle of a day. Returns false if the game has none. */
export async function openPuzzle(shell: Shell, game: string, day: string): Promise<boolean> {
  const puzzle = await puzzleAt(shell, game, day);
  if (puzzle !== undefined) await openBoard(shell, game, puzzle.text, day);
  return puzzle !== undefined;
}

/** Makes puzzles from the mistakes in a reviewed game, and opens that of the worst one. */
export async function practiseMistakes(
  shell: Shell,
  { session }: Looking,
  assessments: readonly (Assessment | undefined)[],
): Promise<void> {
  const { id } = shell.play.game;
  const [worst] = await collect(shell.store, session, assessments);
  if (worst !== undefined) await openBoard(shell, id, worst);
}

/**
 * Opens the next board of the trail, or the next of the player's own puzzles. If only earlier boards are left, says
 * so. After the last one, opens the trail.
 */
export async function openNext(shell: Shell): Promise<void> {
  const { play, store } = shell;
  const { id } = play.game;
  const text = textOf(play);
  const isOwn = puzzlesOf(store.area, id)[boardName(text)] !== undefined;
  const stops = isOwn ? [] : await stopsFor(store, id);
  const next = isOwn ? nextOwn(store, id) : nextStop(stops, text);
  if (next === undefined) return shell.openPage(TRAIL, { id });
  await openBoard(shell, id, next.text);
  const at = stops.findIndex((stop) => stop.text === next.text);
  if (at < 0 || stops.findIndex((stop) => stop.text === text) < at) return;
  await loadSentences('trail');
  toast(say('next-earlier', { n: at + 1 }), shell.whileOnThisBoard());
}
