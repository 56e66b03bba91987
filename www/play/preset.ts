// Opens a game with one of its presets.

import { nextLevel } from '../run/levels';
import type { Left } from '../store/runs/run';
import { atLevel, paramsOf } from '../ui/words/game-names';
import type { Shell } from './shell';

/** The number of stored runs that are searched for an unfinished one. */
const MOST = 60;

/** Opens the unfinished run of a preset, wherever it is stored, or a new run at the first level that is not won. */
export async function enterPreset(shell: Shell, game: string, preset: string): Promise<void> {
  if (!(await shell.need(game, preset))) return;
  const { engine, store } = shell;
  const running = store.running(game);
  if (running !== undefined) {
    if (isOf(preset, running.save)) return shell.enter(game);
    // Another preset is running. The run of this one may be on the shelf.
    const isLeft = ({ kind, save }: Left) => kind === 'free' && isOf(preset, save);
    if (await takeLeft(shell, game, isLeft)) return;
  }
  const next = nextLevel(store.settings.reached, `${game}/${preset}`);
  await shell.deal(game, atLevel(engine, game, preset, next));
}

/** True if a save began with the preset, at any of its levels. */
function isOf(preset: string, save: string): boolean {
  const params = paramsOf(save);
  return params === preset || params.startsWith(`${preset}-`);
}

/** Opens the latest stored run that `isOf` accepts. Returns false if there is none, or if it has ended. */
export async function takeLeft(
  { play, store }: Shell,
  game: string,
  isOf: (run: Left) => boolean,
): Promise<boolean> {
  try {
    const runs = await (await store.depot()).runs(game, Number.MAX_SAFE_INTEGER, MOST);
    const left = runs.find(isOf);
    if (left === undefined) return false;
    return !left.isOver && (await play.take(left)) !== 'unreadable';
  } catch (error) {
    console.warn(error);
    return false;
  }
}
