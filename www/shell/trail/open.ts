// Opens boards of trails, each as a run of its own beside the player's game, and notes what came of them.
import { trailOf } from '../../engine/trails';
import { puzzlesOf } from '../../store/puzzles';
import type { Store } from '../../store/store';
import { addStars, boardName, starsOn } from '../../store/trails';
import type { Looking } from '../looking';
import { TRAIL } from '../pages';
import type { Play } from '../play';
import type { Verdict } from '../review';
import { aimOf, newRun } from '../run';
import type { Shell } from '../shell';
import { nextStop, puzzleOf, type Stop, stopsOf } from './boards';
import { collect, nextOwn, noteAnswer } from './mine';

/** What a board is opened, looked up and noted with. */
type Place = Pick<Shell, 'play' | 'store'>;

/** The boards of a game's trail as they stand. */
export const stopsFor = async (store: Store, game: string): Promise<Stop[]> =>
  stopsOf(await trailOf(game), starsOn(store.area, game));

/** The text that the assignment on the page began with. */
export function textOf({ session }: Play): string {
  const [, origin = '', ...lines] = session.save().split('\n');
  if (origin.startsWith('id ')) return origin.slice('id '.length);
  const end = lines.findIndex((line) => !line.startsWith('  '));
  return lines
    .slice(0, end)
    .map((line) => line.slice(2))
    .join('\n');
}

/** The board on the page, if it is one of its game's trail. */
export async function stopHere({ play, store }: Place): Promise<Stop | undefined> {
  const text = textOf(play);
  return (await stopsFor(store, play.game.id)).find((stop) => stop.text === text);
}

/** Puts a board on the page, from its beginning; on a day, as the puzzle of that day. */
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

/** Puts the puzzle of a day on the page; false where a game has none. */
export async function openPuzzle(shell: Shell, game: string, day: string): Promise<boolean> {
  const puzzle = puzzleOf(day, await stopsFor(shell.store, game));
  if (puzzle !== undefined) await openBoard(shell, game, puzzle.text, day);
  return puzzle !== undefined;
}

/** Makes puzzles of the mistakes in a reviewed game, and opens the worst one's. */
export async function learnFrom(
  shell: Shell,
  { session }: Looking,
  verdicts: readonly (Verdict | undefined)[],
): Promise<void> {
  const { id } = shell.play.game;
  const [worst] = await collect(shell.store, session, verdicts);
  if (worst !== undefined) await openBoard(shell, id, worst);
}

/** Goes on to the next board, or from one of the player's own to the next of these; from the last one, to the trail. */
export async function openNext(shell: Shell): Promise<void> {
  const { play, store } = shell;
  const { id } = play.game;
  const text = textOf(play);
  const isOwn = puzzlesOf(store.area, id)[boardName(text)] !== undefined;
  const next = isOwn ? nextOwn(store, id) : nextStop(await stopsFor(store, id), text);
  if (next === undefined) await shell.openPage(TRAIL, { id });
  else await openBoard(shell, id, next.text);
}

/** Notes what came of the assignment on the page: the stars of a board of the trail, the answer to one of the player's own puzzles. */
export async function noteAim(store: Store, play: Play): Promise<void> {
  const { game, stars } = play;
  const text = textOf(play);
  await noteAnswer(store, game.id, text, stars);
  const isOfTrail = stars > 0 && (await stopHere({ play, store })) !== undefined;
  if (isOfTrail) await addStars(store.area, game.id, { [boardName(text)]: stars });
}
