// Handles the requests that a board makes of the page, such as opening a dialog.

import { playMade } from '../run/editing';
import type { Shell } from '../run/shell';
import { toast } from '../ui/toast';
import { say } from '../ui/words';

/** Handles the request with the name `what`, as defined by the game. */
export function answer(shell: Shell, what: string): void {
  if (what === 'stop') askToFinish(shell);
  else if (what === 'undo') shell.play.undo();
  else if (what === 'play') void playMade(shell);
  else if (
    what === 'settings' ||
    what === 'scores' ||
    what === 'rules' ||
    what === 'statistics' ||
    what === 'about'
  )
    shell.dialog(what);
}

/** Ends the game after a confirmation, because a tap on the board may be accidental. */
function askToFinish(shell: Shell): void {
  const { status, at } = shell.play.state;
  if (status.over) shell.openPanel('over');
  else if (at > 0) shell.dialog('finish');
  else toast(say('nothing-to-finish'));
}
