// Finds the games in what the studio has exported: a page that plays them, alone or in an archive.
import { strFromU8, unzipSync } from 'fflate';
import type { PlayerData } from '../player/player-data';

/** The maximum size of a file in an archive, in bytes. Pages contain their package. */
const MAX_PAGE = 1 << 24;

/** The element of an exported page that holds its data (`player/player.html`). */
const PLAYED = /<script type="application\/json" id="played">([^<]*)<\/script>/;

/** The texts of the games of an exported page; none if the text is another page. */
export function gamesInPage(text: string): readonly string[] {
  const [, json] = PLAYED.exec(text) ?? [];
  if (json === undefined) return [];
  try {
    const { texts } = JSON.parse(json) as Partial<PlayerData>;
    return Array.isArray(texts) ? texts.filter((one) => typeof one === 'string') : [];
  } catch {
    // The page was changed.
    return [];
  }
}

/** True for an archive, told by its first bytes. */
export const isArchive = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;

/** The texts of the games of all exported pages in an archive; none if it is damaged or another archive. */
export function gamesInArchive(bytes: Uint8Array): readonly string[] {
  try {
    const pages = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name.endsWith('.html') && originalSize <= MAX_PAGE,
    });
    return Object.values(pages).flatMap((page) => gamesInPage(strFromU8(page)));
  } catch {
    return [];
  }
}
