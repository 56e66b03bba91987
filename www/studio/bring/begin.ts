// Fetches the code that brings games of PuzzleScript and of the original TileCode.
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
