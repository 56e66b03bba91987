// Where the games' packages are. They all have the same interface, that of the package of all games.
import packages from '../pkg/games/packages';

/** What wasm-bindgen wrote for a package. */
export type Glue = typeof import('../pkg/tilery');

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
  return (await packageOf(game).glue()).instantiate();
}

/** The address of a game's wasm. */
export const wasmUrlOf = (game: string): string => packageOf(game).wasm;

function packageOf(game: string): (typeof packages)[string] {
  const found = packages[game];
  if (found === undefined) throw new Error(`there is no package of "${game}"`);
  return found;
}

/** The name of the text that parameters of a game begin with, and its address; undefined where they need none. */
export function textOf(game: string, params: string): { name: string; url: string } | undefined {
  // A number of a level may follow the name.
  const name = params.replace(/-\d+$/, '');
  const url = TEXTS[`../../crates/${game}/games/${name}.txt`];
  return url === undefined ? undefined : { name, url };
}

/** The address of the wasm with which the worker searches for hints; the same script goes with it. */
export function adviserUrlOf(game: string): string {
  const url = packageOf(game).adviser;
  if (url === undefined) throw new Error(`nobody gives hints in "${game}"`);
  return url;
}
