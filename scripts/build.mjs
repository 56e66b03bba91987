// Builds the site into dist/: static files that work from any folder of any server. With --quick it builds the
// same page on the package of all games into .tools/site, for browser tests.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { at, filesUnder, games, hashOf, isMain, main, Problem, runBin, unlessUpToDate } from './lib.mjs';
import { ONE_PACKAGE } from './packages.mjs';
import { buildPlayer } from './player.mjs';
import { setup } from './setup.mjs';
import { buildAll, buildWasm, PACKAGE } from './wasm.mjs';

/** The site that ships. */
export const SITE = at('dist');

/** The same page on the package of all games, for browser tests. */
export const QUICK_SITE = at('.tools', 'site');

/**
 * Bundles the page, unless its inputs are unchanged. The wasm packages must exist.
 * @param {{ isQuick?: boolean }} how isQuick: true for `QUICK_SITE`
 */
export async function buildSite({ isQuick = false } = {}) {
  await buildPlayer({ isQuick });
  const folder = isQuick ? QUICK_SITE : SITE;
  const stamp = `${isQuick ? folder : at('.tools', 'dist')}.stamp`;
  const inputs = hashOf(
    [
      'www',
      ...games().map((game) => `crates/${game}/games`),
      'index.html',
      'scripts/packages.mjs',
      'vite.config.ts',
      'tsconfig.json',
      'package-lock.json',
    ]
      .flatMap((name) => filesUnder(at(name), (child, path) => child !== '.stamp' && isUsed(path, isQuick)))
      .filter(existsSync),
  );
  const name = isQuick ? 'site of one package' : 'dist';
  await unlessUpToDate({ name, stamp, inputs, outputs: () => filesUnder(folder) }, () => {
    const args = isQuick ? ['--mode', ONE_PACKAGE, '--outDir', folder] : [];
    if (runBin('vite/bin/vite.js', ['build', ...args]) !== 0)
      throw new Problem('vite could not build the site');
  });
}

/**
 * False for the wasm packages that the other kind of site uses.
 * @param {string} path
 * @param {boolean} isQuick
 */
const isUsed = (path, isQuick) =>
  isQuick
    ? path !== join(PACKAGE, 'games')
    : !['all.js', 'tilery_bg.wasm'].some((name) => path === join(PACKAGE, name));

if (isMain(import.meta.url)) {
  await main(async () => {
    const isQuick = process.argv.includes('--quick');
    await setup();
    await (isQuick ? buildAll({ isQuick }) : buildWasm({ isAllQuick: true }));
    await buildSite({ isQuick });
    if (isQuick) return;
    console.log(
      '\nThe site is in dist/. `npm test` tries it; any server of static files serves it, from any folder.',
    );
  });
}
