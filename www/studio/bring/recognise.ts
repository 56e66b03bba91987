// Games of PuzzleScript: recognised here, and read by code that is fetched when it is needed.
import { reach } from '../../ui/loading';
import type { Studio } from '../host';

/** Shows the dialog for a text, and opens one that is given at once. */
export async function bringGame(host: Studio, text?: string): Promise<void> {
  const loaded = await reach(
    () => import('./bring'),
    () => void bringGame(host, text),
  );
  loaded?.bring(host, text);
}

/** True for the text of a game of PuzzleScript, which its headings tell. */
export function isPuzzleScript(text: string): boolean {
  const found = text.matchAll(/^[ \t]*(OBJECTS|LEGEND|COLLISIONLAYERS|RULES|LEVELS)[ \t\r]*$/gim);
  return new Set([...found].map(([, heading]) => heading?.toUpperCase())).size >= 3;
}
