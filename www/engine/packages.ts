// Where the games' packages are. They all have the same interface, that of the package of all games.

/** What wasm-bindgen wrote for a package. */
export type Glue = typeof import('../pkg/tilery');

const GLUE = import.meta.glob<Glue>('../pkg/games/*/tilery.js');
const WASM = import.meta.glob<string>('../pkg/games/*/tilery_bg.wasm', {
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

/** Fetches the code beside a game's wasm. */
export function glueOf(game: string): Promise<Glue> {
  const fetch = GLUE[`../pkg/games/${game}/tilery.js`];
  return fetch?.() ?? Promise.reject(new Error(`there is no package of "${game}"`));
}

/** The address of a game's wasm. */
export function wasmUrlOf(game: string): string {
  const url = WASM[`../pkg/games/${game}/tilery_bg.wasm`];
  if (url === undefined) throw new Error(`there is no package of "${game}"`);
  return url;
}
