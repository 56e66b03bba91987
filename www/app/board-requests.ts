// Handles the requests that a board makes of the page, such as opening a dialog.

import { playMade } from '../run/editing';
import { toast } from '../ui/toast';
import { say } from '../ui/words';
import type { App } from './app';

/** Handles the request with the name `what`, as defined by the game. */
export function answer(app: App, what: string): void {
  if (what === 'stop') askToFinish(app);
  else if (what === 'undo') app.play.undo();
  else if (what === 'play') void playMade(app);
  else if (
    what === 'settings' ||
    what === 'scores' ||
    what === 'rules' ||
    what === 'statistics' ||
    what === 'about'
  )
    app.dialog(what);
}

/** Ends the game after a confirmation, because a tap on the board may be accidental. */
function askToFinish(app: App): void {
  const { status, at } = app.play.state;
  if (status.over) app.openPanel('over');
  else if (at > 0) app.dialog('finish');
  else toast(say('nothing-to-finish'));
}
