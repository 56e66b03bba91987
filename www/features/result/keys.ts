// Enter and Space on a result press its main button. Who plays with the cursor of a game presses them once more for
// that, because the first press may put down the piece that has just been moved.
import { ownsKey } from '../../board/input/keys';
import type { GameSession } from '../../engine/types';
import type { Shell } from '../../play/shell';
import { isSheetOpen } from '../../ui/sheet';

/** The pages whose keys are heard. */
const heard = new WeakSet<Shell>();

/** The finished games with a cursor on which a key has been pressed. */
const putDown = new WeakSet<GameSession>();

/** Listens from the first result on. A key that is held from the last move presses nothing. */
export function listenOnResult(shell: Shell): void {
  if (heard.has(shell)) return;
  heard.add(shell);
  /** The key that has pressed the button. Held on, it plays nothing on the next board. */
  let spent: string | undefined;
  const pressed = (event: KeyboardEvent) => {
    const { code, key, repeat } = event;
    if (!repeat) spent = undefined;
    const isChord = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (isChord || isSheetOpen() || ownsKey(event) || !shell.isPlaying) return;
    const main = shell.panel === 'over' ? document.querySelector<HTMLElement>('.panel.over .main') : null;
    if (code !== spent && (main === null || !/^(?:Enter| )$/.test(key))) return;
    event.preventDefault();
    if (repeat) return;
    spent = code;
    const { session } = shell.play;
    if (main !== null && session.labels().focus !== null && !putDown.has(session)) {
      putDown.add(session);
      return;
    }
    main?.click();
  };
  // Before the page gives the key to the board.
  document.addEventListener('keydown', pressed, { capture: true });
}
