// Recognises PuzzleScript games. The code that imports them is fetched when it is needed.
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

/** True for the text of a PuzzleScript game: it has at least three of the section headings. */
export function isPuzzleScript(text: string): boolean {
  const found = text.matchAll(/^[ \t]*(OBJECTS|LEGEND|COLLISIONLAYERS|RULES|LEVELS)[ \t\r]*$/gim);
  return new Set([...found].map(([, heading]) => heading?.toUpperCase())).size >= 3;
}
