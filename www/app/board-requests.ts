// Handles the requests that a board makes of the page.

import { playMade } from '../run/editing';
import type { Shell } from '../run/shell';

/** Handles the request `what`, a name that the game defines. */
export function answer(shell: Shell, what: string): void {
  if (what === 'undo') shell.play.undo();
  else if (what === 'play') void playMade(shell);
}
