// A run that was left for another one of the same game, taken up again.
import { isOfPreset } from './parts';
import type { Shell } from './shell';

/** It is looked for among so many. */
const MOST = 60;

/** Takes up the latest of the runs that were left with a preset; false where there is none, or it has ended. */
export async function openLeft(
  { engine, play, store }: Shell,
  game: string,
  preset: string,
): Promise<boolean> {
  try {
    const runs = await (await store.depot()).runs(game, Number.MAX_SAFE_INTEGER, MOST);
    const left = runs.find(({ kind, save }) => kind === 'free' && isOfPreset(save, preset));
    if (left === undefined) return false;
    const session = engine.load(left.save);
    const { over } = session.status();
    session.free();
    return !over && play.take(left);
  } catch (error) {
    console.warn(error);
    return false;
  }
}
