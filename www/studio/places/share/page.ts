// Builds a standalone HTML page of one game or several: the player's page with the games, their package and
// their sentences embedded.

import type { GameInfo } from '../../../engine/engine';
import { fetchFile } from '../../../engine/fetch-file';
import { wasmUrlOf } from '../../../engine/packages';
import playerUrl from '../../../pkg/player/player.html?url';
import { language, sourceOf } from '../../../ui/words/words';
import type { PlayerData } from '../../player/player-data';
import { GAME } from '../../project/games';
import { embedded, escaped, filled } from './fill';

/** Prefixes of the sentence ids that the player uses. */
const SAID = [
  `${GAME}-`,
  `game-${GAME}`,
  `how-${GAME} `,
  'figure-',
  'command-undo ',
  'command-redo ',
  'command-again ',
  'card-',
  'studio-share-sound ',
  'pack-',
];

/** Builds the page. Rejects if one of its parts cannot be fetched. */
export async function pageOf(game: GameInfo, title: string, texts: readonly string[]): Promise<string> {
  const [page, wasm, ...sources] = await Promise.all([
    fetchText(playerUrl),
    fetchBytes(wasmUrlOf(GAME)),
    sourceOf('shell'),
    sourceOf(GAME),
    sourceOf('studio'),
    sourceOf('pack'),
  ]);
  const played: PlayerData = {
    game,
    texts,
    wasm: base64(wasm),
    sentences: sentencesOf(sources.join('\n')),
    language: language(),
  };
  return filled(page, { title: escaped(title), played: embedded(played) });
}

/**
 * The sentences of a Fluent source that the player uses. A sentence ends before the next line that starts
 * with an id.
 */
const sentencesOf = (source: string): string =>
  source
    .split(/\n(?=[a-z#])/)
    .filter((sentence) => SAID.some((start) => sentence.startsWith(start)))
    .join('\n');

/** A player page is HTML itself. */
const fetchText = async (url: string): Promise<string> => (await fetchFile(url, ({ ok }) => ok)).text();

const fetchBytes = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetchFile(url)).arrayBuffer());

function base64(bytes: Uint8Array): string {
  let text = '';
  // In chunks, because the number of call arguments is limited.
  for (let n = 0; n < bytes.length; n += 0x8000)
    text += String.fromCharCode(...bytes.subarray(n, n + 0x8000));
  return btoa(text);
}
