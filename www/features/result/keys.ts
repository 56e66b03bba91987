// Enter and Space on a result press its main button.
import { ownsKey } from '../../board/input/keys';
import type { Shell } from '../../play/shell';
import { isSheetOpen } from '../../ui/sheet';

/** The pages whose keys are heard. */
const heard = new WeakSet<Shell>();

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
    main?.click();
  };
  // Before the page gives the key to the board.
  document.addEventListener('keydown', pressed, { capture: true });
}
