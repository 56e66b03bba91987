// The wasm package in Node, for tests and benchmarks: `import { tilery } from './load.mjs'`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { at } from '../../scripts/lib.mjs';

/**
 * Loads a built package. Each folder has its own instance and memory.
 * @param {string} folder
 */
export async function load(folder) {
  const module = await import(pathToFileURL(join(folder, 'tilery.js')).href);
  module.initSync({ module: readFileSync(join(folder, 'tilery_bg.wasm')) });
  return module;
}

/** The page's package. */
const PACKAGE = at('www', 'pkg');
const built = statSync(join(PACKAGE, '.stamp')).mtimeMs;
const newer = readdirSync(at('crates'), { recursive: true, encoding: 'utf8' }).find(
  (name) => /^[a-z]+.src.*\.rs$/.test(name) && statSync(at('crates', name)).mtimeMs > built,
);
if (newer !== undefined)
  console.warn(`www/pkg is older than crates/${newer}: perhaps \`npm run wasm\` first`);
export const tilery = await load(PACKAGE);

const BESIDE = at('crates', 'template', 'beside');

/** @type {Promise<import('vite').ViteDevServer> | undefined} */
let server;

/**
 * Imports a TypeScript module of the page, for tests that need no browser. It may import others later.
 * @param {string} path from the top of the repository
 */
export async function page(path) {
  if (server === undefined) {
    server = createServer({
      root: at(),
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      // Node does not see the exported names of its CommonJS file.
      ssr: { noExternal: ['gifenc'] },
      plugins: [
        {
          // Files beside the template resolve imports as if they were among the page's files.
          name: 'beside-the-template',
          resolveId: (id, from) =>
            id.startsWith('.') && from?.startsWith(BESIDE)
              ? at(`${join(dirname(from.slice(BESIDE.length)), id)}.ts`)
              : undefined,
        },
      ],
    });
    after(async () => (await server)?.close());
  }
  return (await server).ssrLoadModule(`/${path}`);
}
