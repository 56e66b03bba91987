// One HTML file that plays a game anywhere: the player's page with the game, its package and its sentences put in.
import type { GameInfo } from '../../../engine/engine';
import { wasmUrlOf } from '../../../engine/packages';
import playerUrl from '../../../pkg/player/player.html?url';
import { language, sourceOf } from '../../../shell/words';
import { GAME } from '../../games';
import type { Played } from '../../player/played';
import { embedded, escaped, filled } from './fill';

/** How the names of the sentences begin that the player says. */
const SAID = [
  `${GAME}-`,
  `game-${GAME}`,
  `how-${GAME} `,
  'figure-',
  'command-undo',
  'command-restart',
  'card-',
  'studio-share-sound ',
];

/** The page, as a text. Rejects when its parts cannot be fetched. */
export async function pageOf(game: GameInfo, title: string, text: string): Promise<string> {
  const [page, wasm, ...sources] = await Promise.all([
    fetchText(playerUrl),
    fetchBytes(wasmUrlOf(GAME)),
    sourceOf('shell'),
    sourceOf(GAME),
    sourceOf('studio'),
  ]);
  const played: Played = {
    game,
    text,
    wasm: base64(wasm),
    sentences: sentencesOf(sources.join('\n')),
    language: language(),
  };
  return filled(page, { title: escaped(title), played: embedded(played) });
}

/** The sentences of a Fluent source that the player says. A sentence ends where the next line begins with a name. */
const sentencesOf = (source: string): string =>
  source
    .split(/\n(?=[a-z#])/)
    .filter((sentence) => SAID.some((start) => sentence.startsWith(start)))
    .join('\n');

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let n = 0; n < bytes.length; n += 0x8000)
    text += String.fromCharCode(...bytes.subarray(n, n + 0x8000));
  return btoa(text);
}
