// Opens boards of trails, each as a run of its own beside the player's game, and notes what came of them.
import { trailOf } from '../../engine/trails';
import type { Store } from '../../store/store';
import { addStars, boardName, starsOn } from '../../store/trails';
import { TRAIL } from '../pages';
import { aimOf, newRun, type Play } from '../play';
import type { Shell } from '../shell';
import { nextStop, puzzleOf, type Stop, stopsOf } from './boards';

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
export async function openStop(
  shell: Shell,
  game: string,
  { text }: Stop,
  day: string | null = null,
): Promise<void> {
  if (!(await shell.need(game, text))) return;
  const session = shell.engine.load(text);
  shell.play.open(session, newRun({ kind: 'puzzle', aim: aimOf(session), day }));
}

/** Puts the puzzle of a day on the page; false where a game has none. */
export async function openPuzzle(shell: Shell, game: string, day: string): Promise<boolean> {
  const puzzle = puzzleOf(day, await stopsFor(shell.store, game));
  if (puzzle !== undefined) await openStop(shell, game, puzzle, day);
  return puzzle !== undefined;
}

/** Goes on to the next board; from the last one, back to the trail. */
export async function openNext(shell: Shell): Promise<void> {
  const { play, store } = shell;
  const next = nextStop(await stopsFor(store, play.game.id), textOf(play));
  if (next === undefined) await shell.openPage(TRAIL, { id: play.game.id });
  else await openStop(shell, play.game.id, next);
}

/** Notes the stars of the board on the page, if it is one of a trail and the player has solved it. */
export async function noteStars(store: Store, play: Play): Promise<void> {
  const { game, stars } = play;
  const text = textOf(play);
  const isOfTrail = stars > 0 && (await stopHere({ play, store })) !== undefined;
  if (isOfTrail) await addStars(store.area, game.id, { [boardName(text)]: stars });
}
