// Fetches the code that brings games and levels of other tools.
import { reach } from '../../ui/loading';
import { isSheetOpen } from '../../ui/sheet';
import type { Studio } from '../host';

/** Shows the import dialog. A text that is given is imported at once. */
export async function bringGame(host: Studio, text?: string): Promise<void> {
  const loaded = await reach(
    () => import('./bring'),
    () => void bringGame(host, text),
  );
  loaded?.bring(host, text);
}

/** Takes files, or a text where there are none, that are pasted, dropped or chosen anywhere in the studio. */
export async function takeArrived(host: Studio, files: readonly File[], text = ''): Promise<void> {
  const loaded = await reach(
    () => import('./arrive'),
    () => void takeArrived(host, files, text),
  );
  await loaded?.arrive(host, files, text);
}

/** Takes what is dropped. Returns true: the page would show it in place of the studio. */
export function takeDrop(host: Studio, data: DataTransfer): boolean {
  void takeArrived(host, [...data.files], data.getData('text/plain'));
  return true;
}

/** Takes what is pasted beside a field. */
export function takePastes(host: Studio, signal: AbortSignal): void {
  const take = (event: ClipboardEvent): void => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null;
    const data = event.clipboardData;
    if (data === null || event.defaultPrevented || isTyping || isSheetOpen()) return;
    event.preventDefault();
    takeDrop(host, data);
  };
  document.addEventListener('paste', take, { signal });
}
