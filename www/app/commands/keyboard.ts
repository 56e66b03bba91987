// Keyboard input: keys go to the game first, then to the page's own commands.

import { commandOf, ownsKey } from '../../board/input/keys';
import type { Shell } from '../../play/shell';
import { isSheetOpen } from '../../ui/sheet';

export function listenToKeys(shell: Shell): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || isSheetOpen() || ownsKey(event)) return;
    const id = commandOf(event);
    if (event.ctrlKey || event.metaKey) {
      if (id === undefined || !shell.isPlaying) return;
      event.preventDefault();
      shell.stopAutoplay();
      shell.commands.run(id);
      return;
    }
    if (import.meta.env.DEV && event.altKey && event.code === 'KeyR') recordPlay(shell);
    if (event.altKey) return;
    if (event.key === 'Escape' && shell.closePanel()) return event.preventDefault();
    if (!shell.isPlaying) return;
    shell.stopAutoplay();
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (shell.looking !== undefined && step !== undefined) {
      shell.looking.seek(shell.looking.state.at + step);
      return event.preventDefault();
    }
    if (shell.view.key(event)) return event.preventDefault();
    if (id === undefined) return;
    event.preventDefault();
    shell.commands.run(id);
  });
  // Clicking a control beside the board must not move the focus there: Space would press the control again
  // instead of reaching the game.
  document.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('.actions, .quick')) event.preventDefault();
  });
}

/** For development: downloads the current game as the start of a recorded play (see CONTRIBUTING.md). */
function recordPlay({ play }: Shell): void {
  const [name, save] = [`${play.game.id}-${play.state.length}.txt`, play.session.save()];
  void import('../../ui/files').then(({ saveFile }) => saveFile(name, save));
}
