// Tests every game in the other installed browsers: the board is drawn, moves by mouse and by key work, hints
// too if there are any, and the game continues after a reload. Also makes and plays a game in the studio, and
// tests other keyboards, and hosts that lose files and change builds. Chromium has its own tests (tests/web).
//
//   npm run smoke                    Firefox and WebKitGTK, whichever there are
//   npm run smoke -- --required      fails when one of them is missing
//   npm run smoke -- --pictures      also keeps a picture of each game in screenshots/
import { mkdirSync, writeFileSync } from 'node:fs';
import { at, main, Problem } from '../lib.mjs';
import { serveBuild } from './open.mjs';

await main(async () => {
  const isRequired = process.argv.includes('--required');
  const keepsPictures = process.argv.includes('--pictures');
  const { url, close } = await serveBuild({ asHost: false, browser: false });
  // Imported after setup has installed their dependencies.
  const [{ firefox, webkit }, { tryGame }, { tryKeys }, { tryHosts }] = await Promise.all([
    import('./drivers.mjs'),
    import('./trials.mjs'),
    import('./key-trials.mjs'),
    import('./host-trials.mjs'),
  ]);
  const { default: games } = await import('../../www/pkg/catalogue.json', { with: { type: 'json' } });
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
        for (const game of games.toReversed()) {
          try {
            await tryGame(driver, url, game);
          } catch (fault) {
            // On an invisible display a browser sometimes hangs, so try again with a new one.
            const why = fault instanceof Error ? fault.message : fault;
            console.log(`${name}: ${game.id} failed, and is tried again: ${why}`);
            await driver.quit();
            driver = (await start()) ?? driver;
            await tryGame(driver, url, game);
          }
          if (keepsPictures) {
            mkdirSync(at('screenshots'), { recursive: true });
            writeFileSync(at('screenshots', `${name}-${game.id}.png`), await driver.page.screenshot());
          }
          console.log(`${name}: ${game.id} is drawn, takes moves and continues`);
        }
        await tryKeys(driver, url);
        await tryHosts(driver);
      } finally {
        await driver.quit();
      }
    }
  } finally {
    await close();
  }
});
