// Where the games' packages are. They all have the same interface, that of the package of all games.
import glue from '../pkg/games/glue';

/** What wasm-bindgen wrote for a package. */
export type Glue = typeof import('../pkg/tilery');

const WASM = import.meta.glob<string>('../pkg/games/*/tilery_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The packages with the searches, of the games that give hints. The same scripts go with them. */
const ADVISERS = import.meta.glob<string>('../pkg/games/*/adviser/tilery_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The texts that games ship under a name, each fetched before that name is used. */
const TEXTS = import.meta.glob<string>('../../crates/*/games/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

let loaded: Glue | undefined;

/** Some package that is loaded, for what they all have alike, such as score tables. Throws before the first one is there. */
export function anyGlue(): Glue {
  if (loaded === undefined) throw new Error('no package is loaded');
  return loaded;
}

/** Tells that a package is ready for use. */
export function isReady(glue: Glue): void {
  loaded ??= glue;
}

/** Fetches the script that goes with a game's wasm, and makes a new instance of it, for one package. */
export async function glueOf(game: string): Promise<Glue> {
  const fetch = glue[game];
  if (fetch === undefined) throw new Error(`there is no package of "${game}"`);
  return (await fetch()).instantiate();
}

/** The address of a game's wasm. */
export function wasmUrlOf(game: string): string {
  const url = WASM[`../pkg/games/${game}/tilery_bg.wasm`];
  if (url === undefined) throw new Error(`there is no package of "${game}"`);
  return url;
}

/** The name of the text that parameters of a game begin with, and its address; undefined where they need none. */
export function textOf(game: string, params: string): { name: string; url: string } | undefined {
  // A number of a level may follow the name.
  const name = params.replace(/-\d+$/, '');
  const url = TEXTS[`../../crates/${game}/games/${name}.txt`];
  return url === undefined ? undefined : { name, url };
}

/** The address of the wasm with which the worker searches for hints. */
export function adviserUrlOf(game: string): string {
  const url = ADVISERS[`../pkg/games/${game}/adviser/tilery_bg.wasm`];
  if (url === undefined) throw new Error(`nobody gives hints in "${game}"`);
  return url;
}
