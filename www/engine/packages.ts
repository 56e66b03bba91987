// Locates the games' packages. All have the same interface as the package that contains all games.
/// <reference path="./packages.d.ts" />
import packages from 'virtual:packages';
import { fetchFile } from './fetch-file';
import { lazy } from './lazy';

/** The module that wasm-bindgen generates for a package. */
export type Glue = typeof import('../pkg/tilery');

/** The texts that games ship by name. Each is fetched before its name is used. */
const TEXTS = import.meta.glob<string>('../../crates/*/games/*.txt', {
  query: '?url',
  import: 'default',
  eager: true,
});

let loaded: Glue | undefined;

/** Any loaded package, for functions that do not depend on the game. Throws if none is loaded yet. */
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
  return (await packageOf(game).glue()).instantiate();
}

/**
 * Starts a package in a worker, from its compiled wasm. The page gets errors as `error` events of the worker.
 */
export function startIn(game: string, module: WebAssembly.Module, started: (glue: Glue) => void): void {
  // Only in the page does the build call `lazy` for every import.
  lazy(packageOf(game).glue, [], import.meta.url)
    .then((script) => {
      const glue = script.instantiate();
      glue.initSync({ module });
      started(glue);
    })
    .catch((error: unknown) =>
      // Errors inside promises would not reach the page.
      setTimeout(() => {
        throw error;
      }),
    );
}

export const wasmUrlOf = (game: string): string => packageOf(game).wasm;

function packageOf(game: string): (typeof packages)[string] {
  const found = packages[game];
  if (found === undefined) throw new Error(`there is no package of "${game}"`);
  return found;
}

/** The name and URL of the text that a game's parameters refer to; undefined if they need none. */
export function textOf(game: string, params: string): { name: string; url: string } | undefined {
  // The name may be followed by the number of a level.
  const name = params.replace(/-\d+$/, '');
  const url = TEXTS[`../../crates/${game}/games/${name}.txt`];
  return url === undefined ? undefined : { name, url };
}

/** The URL of the wasm that the worker searches with. It shares the script of the game's package. */
export function adviserUrlOf(game: string): string {
  const url = packageOf(game).adviser;
  if (url === undefined) throw new Error(`there are no hints for "${game}"`);
  return url;
}

export async function compile(url: string): Promise<WebAssembly.Module> {
  try {
    return await compiled(await fetchFile(url));
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    // The browser's cache may hold a part of the file.
    return compiled(await fetchFile(url, undefined, { cache: 'reload' }));
  }
}

async function compiled(response: Response): Promise<WebAssembly.Module> {
  // Some hosts send .wasm files with a wrong type, which browsers refuse to compile as a stream.
  const isTyped = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  return isTyped ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}
