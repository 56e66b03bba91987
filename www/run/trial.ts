// Replays long foreign games in a worker first: a short text may take hours to replay, which only the rules
// can tell. A game that takes too long there is not opened on the page's thread, where it could not be
// stopped.
import type { Engine } from '../engine/engine';
import { hasAdviser } from '../engine/packages';
import { toast } from '../ui/toast';
import { learn, say } from '../ui/words';
import { LIGHT, workOf } from './heft';

/** The time limit for replaying a foreign game, in milliseconds. */
const MOST_MS = 5000;

/**
 * Returns true if a text can be opened without a long wait. With `tells`, a notice with a *Stop* button is
 * shown during the trial.
 */
export async function isBearable(engine: Engine, game: string, text: string, tells = true): Promise<boolean> {
  // Editors have no worker, and their moves are cheap.
  if (workOf(text) <= LIGHT || !hasAdviser(game)) return true;
  await learn('dialogs');
  const adviser = await engine.adviser();
  let isOpen = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await adviser.need(game);
    return await new Promise<boolean>((resolve, reject) => {
      timer = setTimeout(() => resolve(false), MOST_MS);
      adviser.replay(game, text).then(() => resolve(true), reject);
      if (tells)
        toast(say('replay-long'), {
          ms: Number.POSITIVE_INFINITY,
          holds: () => isOpen,
          action: { label: say('replay-stop'), run: () => resolve(false) },
        });
    });
  } finally {
    isOpen = false;
    clearTimeout(timer);
    adviser.dispose();
  }
}
