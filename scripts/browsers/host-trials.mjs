// Trials of hosts that lose files, for browsers other than Chromium, which has the chaos suite
// (`tests/web/chaos`).
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib.mjs';
import { becomeAnotherBuild } from './another-build.mjs';
import { serveCopy } from './serve.mjs';
import { asked, open, pressButton, until } from './trials.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */
/** @typedef {{ url: string, folder: string, lose: () => void, find: () => void }} Host */

const NOTICE = "document.querySelector('[role=status]')?.textContent";
const IS_DIALOG = "document.querySelector('[role=dialog], dialog[open]')";

/** @type {Record<string, (driver: Driver, host: Host) => Promise<void>>} */
const HOST_TRIALS = {
  'a file that was missing for a while is loaded on a retry': async (driver, host) => {
    await play(driver, host);
    await pressButton(driver, 'Settings');
    await until(driver, `/could not be loaded/.test(${NOTICE})`, 'a missing file is not reported');
    host.find();
    await pressButton(driver, 'Try again');
    await until(driver, IS_DIALOG, 'the dialog does not open once its file is there again');
  },
  'after two new builds, the tab reports that it is old, and one press opens the newest': async (
    driver,
    host,
  ) => {
    const position = await play(driver, host);
    host.find();
    for (const name of ['B', 'C']) becomeAnotherBuild(host.folder, name);
    await pressButton(driver, 'Settings');
    await until(driver, `/older version/.test(${NOTICE})`, 'an older version is not reported');
    await pressButton(driver, 'New version');
    await until(driver, "document.documentElement.dataset.build === 'C'", 'the newest build does not open');
    await until(
      driver,
      `window.tilery?.session?.position() === ${JSON.stringify(position)}`,
      'the game does not continue in the newest build',
    );
    await pressButton(driver, 'Menu');
    await pressButton(driver, 'Settings');
    await until(driver, IS_DIALOG, 'the newest build opens no dialog');
  },
};

/** Opens a game without the dialogs' script, plays a move and opens the menu. @returns the position */
async function play(/** @type {Driver} */ driver, /** @type {Host} */ host) {
  host.lose();
  await open(driver, host.url, 'tilt:4x4#7');
  for (const key of /** @type {const} */ (['ArrowLeft', 'ArrowUp'])) await driver.page.keyboard.press(key);
  await until(driver, 'tilery.session.at() > 0', 'no key makes a move');
  const position = await asked(driver, 'tilery.session.position()');
  await pressButton(driver, 'Menu');
  return position;
}

/** Runs all trials, each with a host of its own. @param {Driver} driver */
export async function tryHosts(driver) {
  for (const [name, trial] of Object.entries(HOST_TRIALS)) {
    const { folder, url, stop, remove } = await serveCopy();
    try {
      await trial(driver, { url, folder, ...losing(folder) });
      console.log(`${driver.name}: ${name}`);
    } finally {
      // Leave the page, so that none of its requests delays the end of the host.
      await driver.page.goto('about:blank');
      await stop();
      remove();
    }
  }
}

/** Functions that remove the script of dialogs from a host, and restore it. @param {string} folder */
function losing(folder) {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((file) => /^all-dialogs-.*\.js$/.test(file));
  if (name === undefined) throw new Problem('the build has no all-dialogs.js');
  const [here, away] = [join(assets, name), join(folder, name)];
  return { lose: () => renameSync(here, away), find: () => renameSync(away, here) };
}
