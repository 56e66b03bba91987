// Locates the games' packages. All have the same interface, that of the package of all games.
import glue from '../pkg/games/glue';

/** The module that wasm-bindgen generates for a package. */
export type Glue = typeof import('../pkg/tilery');

const WASM = import.meta.glob<string>('../pkg/games/*/tilery_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * The packages with the searches, for games that give hints. They share the scripts of the games' packages.
 */
const ADVISERS = import.meta.glob<string>('../pkg/games/*/adviser/tilery_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The texts that games ship by name. Each is fetched before its name is used. */
const TEXTS = import.meta.glob<string>('../../crates/*/games/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

let loaded: Glue | undefined;

/**
 * Any loaded package, for functions that all have, such as those for score tables. Throws if none is loaded
 * yet.
 */
export function anyGlue(): Glue {
  if (loaded === undefined) throw new Error('no package is loaded');
  return loaded;
}

/** Registers a package that is ready for use. */
export function isReady(glue: Glue): void {
  loaded ??= glue;
}

/** Fetches the script of a game's wasm and creates a new instance of it for one package. */
export async function glueOf(game: string): Promise<Glue> {
  const fetch = glue[game];
  if (fetch === undefined) throw new Error(`there is no package of "${game}"`);
  return (await fetch()).instantiate();
}

/** The URL of a game's wasm. */
export function wasmUrlOf(game: string): string {
  const url = WASM[`../pkg/games/${game}/tilery_bg.wasm`];
  if (url === undefined) throw new Error(`there is no package of "${game}"`);
  return url;
}

/** The name and URL of the text that a game's parameters refer to; undefined if they need none. */
export function textOf(game: string, params: string): { name: string; url: string } | undefined {
  // The name may be followed by the number of a level.
  const name = params.replace(/-\d+$/, '');
  const url = TEXTS[`../../crates/${game}/games/${name}.txt`];
  return url === undefined ? undefined : { name, url };
}

/** The URL of the wasm that the worker searches with. */
export function adviserUrlOf(game: string): string {
  const url = ADVISERS[`../pkg/games/${game}/adviser/tilery_bg.wasm`];
  if (url === undefined) throw new Error(`there are no hints for "${game}"`);
  return url;
}
