// Fetches the code that brings games and levels of other tools.
import { reach } from '../../ui/loading';
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
