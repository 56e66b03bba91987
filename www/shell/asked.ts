// What on a board stands for a button of the page.
import type { App } from './app';
import { playMade } from './editing';
import { toast } from './toast';
import { say } from './words';

/** Does what a board asked for, by the name that its game gives it. */
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

/** A tap on the board may be an accident: what ends a game asks first. */
function askToFinish(app: App): void {
  const { status, at } = app.play.state;
  if (status.over) app.openPanel('over');
  else if (at > 0) app.dialog('finish');
  else toast(say('nothing-to-finish'));
}
