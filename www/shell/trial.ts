// Long games from elsewhere are replayed in a worker first: a short text may stand for hours of work, and only the rules know for how much. What
// takes too long there is not opened here, where nobody could stop it.
import type { Engine } from '../engine/engine';
import { hasAdviser } from '../engine/packages';
import { LIGHT, workOf } from './heft';
import { toast } from './toast';
import { learn, say } from './words';

/** How long a game from elsewhere may be replayed, in milliseconds. */
const MOST_MS = 5000;

/**
 * Whether a text can be opened without a long wait. `tells` shows that it is being found out, with a button that stops it; without, nothing is
 * shown.
 */
export async function isBearable(engine: Engine, game: string, text: string, tells = true): Promise<boolean> {
  // Editors have no searches, and their moves are light.
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
