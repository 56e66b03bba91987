// Fetches the code that brings games and levels of other tools.
import { sourceOf } from '../../engine/foreign-games';
import { reach } from '../../ui/loading';
import type { Begin } from '../../ui/page';
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

/** Makes projects of files, or of a game of another tool, with which the studio is opened. False for other items. */
export function takeForeign(host: Studio, begin: Begin): boolean {
  if ('files' in begin) void takeArrived(host, begin.files);
  else if ('text' in begin && sourceOf(begin.text) !== undefined) void bringGame(host, begin.text);
  else return false;
  return true;
}

/** Takes what is dropped. Returns true: the page would show it in place of the studio. */
export function takeDrop(host: Studio, data: DataTransfer): boolean {
  void takeArrived(host, [...data.files], data.getData('text/plain'));
  return true;
}

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
