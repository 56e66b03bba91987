// A game as it begins with one of its presets. Fetched when one is chosen: links name games otherwise.
import type { App } from './app';
import { atLevel, paramsOf } from './parts';

/** The run of a preset that goes on is looked for among so many that were left. */
const MOST = 60;

/** Opens the run of a preset that goes on, wherever it was left, or a new one, at the highest level that was reached. */
export async function enterPreset(app: App, game: string, preset: string): Promise<void> {
  if (!(await app.need(game, preset))) return;
  const { engine, store } = app;
  const running = store.running(game);
  if (running !== undefined) {
    if (isOf(preset, running.save)) return app.enter(game);
    // Another one is running: this one may have been left for it.
    if (await takeLeft(app, game, preset)) return;
  }
  const reached = store.settings.reached[`${game}/${preset}`] ?? 1;
  await app.deal(game, atLevel(engine, game, preset, reached), undefined, undefined, true);
}

/** Whether a save began with a preset, at any of its levels. */
function isOf(preset: string, save: string): boolean {
  const params = paramsOf(save);
  return params === preset || params.startsWith(`${preset}-`);
}

/** Takes up the latest of the runs that were left with a preset; false where there is none, or it has ended. */
async function takeLeft({ engine, play, store }: App, game: string, preset: string): Promise<boolean> {
  try {
    const runs = await (await store.depot()).runs(game, Number.MAX_SAFE_INTEGER, MOST);
    const left = runs.find(({ kind, save }) => kind === 'free' && isOf(preset, save));
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
