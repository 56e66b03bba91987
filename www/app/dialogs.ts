// Opens dialogs, whose code and sentences are loaded on first use.
import type { DialogName } from '../play/names';
import type { Shell } from '../play/shell';
import { loadSentences } from '../ui/words/words';

/**
 * Loads the dialogs with their sentences: all sentences of the open game, and the names of the other games
 * and their boards.
 */
export async function fetchDialogs({ engine, play }: Shell) {
  const games = engine.catalogue.map(({ id }) => id);
  const [open] = play.isOpen ? [play.game.id] : games;
  const [dialogs] = await Promise.all([
    import('./all-dialogs'),
    loadSentences('dialogs', `${open}-dialogs`, ...games),
  ]);
  return dialogs;
}

export async function openDialog(name: DialogName, shell: Shell): Promise<void> {
  const { DIALOGS } = await fetchDialogs(shell);
  await DIALOGS[name](shell);
}
