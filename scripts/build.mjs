// Builds the site into dist/: static files that work from any folder of any server.
import { existsSync } from 'node:fs';
import { at, filesUnder, games, hashOf, isMain, main, Problem, runBin, unlessUpToDate } from './lib.mjs';
import { buildPlayer } from './player.mjs';
import { setup } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

/** Bundles the page, unless its inputs are unchanged. The wasm package must exist. */
export async function buildSite() {
  await buildPlayer();
  const inputs = hashOf(
    [
      'www',
      ...games().map((game) => `crates/${game}/games`),
      'index.html',
      'vite.config.ts',
      'tsconfig.json',
      'package-lock.json',
    ]
      .flatMap((name) => filesUnder(at(name), (child) => child !== '.stamp'))
      .filter(existsSync),
  );
  const stamp = at('.tools', 'dist.stamp');
  await unlessUpToDate({ name: 'dist', stamp, inputs, outputs: () => filesUnder(at('dist')) }, () => {
    if (runBin('vite/bin/vite.js', ['build']) !== 0) throw new Problem('vite could not build the site');
  });
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setup();
    await buildWasm();
    await buildSite();
    console.log(
      '\nThe site is in dist/. `npm test` tries it; any server of static files serves it, from any folder.',
    );
  });
}
