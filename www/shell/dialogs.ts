// Dialogs are fetched when they are first asked for, all at once: they are small, and share much.
import type { DialogName, Shell } from './shell';
import { learn } from './words';

/** The dialogs, with what they say: of the open game all, of the others what they and their boards are called. */
export async function fetchDialogs({ engine, play }: Shell) {
  const games = engine.catalogue.map(({ id }) => id);
  const [open] = play.isOpen ? [play.game.id] : games;
  const [dialogs] = await Promise.all([
    import('./dialogs/all'),
    learn('dialogs', `${open}-dialogs`, ...games),
  ]);
  return dialogs;
}

export async function openDialog(name: DialogName, shell: Shell): Promise<void> {
  const { DIALOGS } = await fetchDialogs(shell);
  DIALOGS[name](shell);
}
