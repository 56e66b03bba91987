// Trials of hosts that lose files, for browsers other than Chromium, which has the chaos suite
// (`tests/web/chaos`).
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../lib.mjs';
import { becomeAnotherBuild } from './another-build.mjs';
import { serveCopy } from './serve.mjs';
import { asked, open, pressButton, until } from './trials.mjs';

/** @typedef {import('./drivers.mjs').Driver} Driver */
/**
 * `lose` removes a script, and `find` restores it. `policy` is the Content-Security-Policy that the host sends.
 * @typedef {{ url: string, folder: string, policy: string, lose: (name?: RegExp) => void, find: () => void }} Host
 */

const DIALOGS = /^all-dialogs-.*\.js$/;
const PAGE = /^index-.*\.js$/;
const FAULT = "document.querySelector('main.failure p')?.textContent";
const NOTICE = "document.querySelector('[role=status]')?.textContent";
const IS_DIALOG = "document.querySelector('[role=dialog], dialog[open]')";

/** Not tried in WebKitGTK, which compiles WebAssembly whatever the policy says. */
const POLICY = 'a policy without WebAssembly is named';

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
  'a page whose script is missing says so, and opens once it is there': async (driver, host) => {
    host.lose(PAGE);
    await driver.page.goto(host.url);
    await until(driver, `/missing: index-/.test(${FAULT})`, 'a missing script is not explained');
    host.find();
    await pressButton(driver, 'Reload');
    await until(driver, "document.querySelector('.game')", 'the page does not open once its script is there');
  },
  'a page from the disk says that it needs a server': async (driver, host) => {
    await driver.page.goto(pathToFileURL(join(host.folder, 'index.html')).href);
    // As this Firefox is started, it runs scripts from the disk.
    const opens = "document.querySelector('.game')";
    await until(driver, `/needs a web server/.test(${FAULT}) || ${opens}`, 'a page from the disk is empty');
  },
  [POLICY]: async (driver, host) => {
    host.policy = "script-src 'self'";
    await driver.page.goto(`${host.url}#tilt`);
    await until(driver, `/must allow .*wasm-unsafe-eval/.test(${FAULT})`, 'the policy is not named');
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
    if (name === POLICY && driver.name === 'WebKitGTK') continue;
    const host = { policy: '' };
    const { folder, url, stop, remove } = await serveCopy((_, response) => {
      if (host.policy !== '') response.setHeader('Content-Security-Policy', host.policy);
    });
    try {
      await trial(driver, Object.assign(host, { url, folder, ...losing(folder) }));
      console.log(`${driver.name}: ${name}`);
    } finally {
      // Leave the page, so that none of its requests delays the end of the host.
      await driver.page.goto('about:blank');
      await stop();
      remove();
    }
  }
}

/** Functions that remove a script from a host, that of the dialogs by default, and restore it. @param {string} folder */
function losing(folder) {
  const assets = join(folder, 'assets');
  let lost = '';
  return {
    lose(name = DIALOGS) {
      lost = readdirSync(assets).find((file) => name.test(file)) ?? '';
      if (lost === '') throw new Problem(`the build has no ${name}`);
      renameSync(join(assets, lost), join(folder, lost));
    },
    find: () => renameSync(join(folder, lost), join(assets, lost)),
  };
}
