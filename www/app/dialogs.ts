// Loads all dialogs at once when the first is needed: they are small and share much code.

import { learn } from '../ui/words';
import type { DialogName, Shell } from './shell';

/**
 * Loads the dialogs with their sentences: all sentences of the open game, and the names of the other games
 * and their boards.
 */
export async function fetchDialogs({ engine, play }: Shell) {
  const games = engine.catalogue.map(({ id }) => id);
  const [open] = play.isOpen ? [play.game.id] : games;
  const [dialogs] = await Promise.all([
    import('./all-dialogs'),
    learn('dialogs', `${open}-dialogs`, ...games),
  ]);
  return dialogs;
}

export async function openDialog(name: DialogName, shell: Shell): Promise<void> {
  const { DIALOGS } = await fetchDialogs(shell);
  DIALOGS[name](shell);
}
