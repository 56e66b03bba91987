// The wasm package as Node sees it, for tests and benchmarks: `import { tilery } from './load.mjs'`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { at } from '../../scripts/lib.mjs';

/**
 * Loads a package that wasm-pack built. Each call makes an instance of its own memory only for its own folder.
 * @param {string} folder
 */
export async function load(folder) {
  const module = await import(pathToFileURL(join(folder, 'tilery.js')).href);
  module.initSync({ module: readFileSync(join(folder, 'tilery_bg.wasm')) });
  return module;
}

/** The page's package. */
export const tilery = await load(at('www', 'pkg'));

/**
 * A TypeScript module of the page, for tests of what needs no browser.
 * @param {string} path from the top of the repository
 */
export async function page(path) {
  const { module } = await runnerImport(at(path));
  return module;
}
