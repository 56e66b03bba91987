// Tries every game in the other browsers that are installed: it is drawn, takes a move by hand and by key, gives a hint where it has
// any, and goes on after a reload; in the studio a new game is drawn on and played. Chromium has tests of its own (tests/web).
//
//   npm run smoke                    Firefox and WebKitGTK, whichever there are
//   npm run smoke -- --required      fails when one of them is missing
//   npm run smoke -- --pictures      also keeps a picture of each game in screenshots/
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSite } from './build.mjs';
import { at, main, Problem } from './lib.mjs';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

await main(async () => {
  const isRequired = process.argv.includes('--required');
  const keepsPictures = process.argv.includes('--pictures');
  await setup();
  await buildWasm();
  await buildSite();
  // Not before set-up has installed what they need.
  const [{ firefox, webkit }, { tryGame }] = await Promise.all([
    import('./drivers.mjs'),
    import('./trials.mjs'),
  ]);
  const { default: games } = await import('../www/pkg/catalogue.json', { with: { type: 'json' } });
  const { url, close } = await serve();
  try {
    for (const [name, start] of /** @type {const} */ ([
      ['Firefox', firefox],
      ['WebKitGTK', webkit],
    ])) {
      let driver = await start();
      if (driver === undefined) {
        if (isRequired) throw new Problem(`${name} is not installed`);
        console.log(`${name}: not installed`);
        continue;
      }
      try {
        for (const game of games) {
          try {
            await tryGame(driver, url, game);
          } catch (fault) {
            // On an invisible display a browser hangs now and then: a new one shows whether it was that.
            const why = fault instanceof Error ? fault.message : fault;
            console.log(`${name}: ${game.id} is tried again: ${why}`);
            await driver.quit();
            driver = (await start()) ?? driver;
            await tryGame(driver, url, game);
          }
          if (keepsPictures) {
            mkdirSync(at('screenshots'), { recursive: true });
            writeFileSync(at('screenshots', `${name}-${game.id}.png`), await driver.picture());
          }
          console.log(`${name}: ${game.id} is drawn, takes moves and goes on`);
        }
      } finally {
        await driver.quit();
      }
    }
  } finally {
    await close();
  }
});
