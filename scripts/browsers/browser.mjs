// The Chromium that tests and screenshots drive: an installed one, else Playwright's own (which
// scripts/setup.mjs installs).
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const USUAL_PLACES = [
  // Debian's build of Chromium without windows, which opens a page at a fifth of the cost.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];

/**
 * Features of Chromium that the tests do not need. Only the last list on the command line counts, so this one
 * repeats those of Playwright's list that concern local pages. The menu below the address bar adds two pages
 * to each window, which takes a fifth of the time of a short test.
 */
const NEEDLESS = [
  'AimEnabled',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * The path of a Chromium: TILERY_CHROMIUM alone when it is set, else the first that exists of the usual
 * places, the path, and Playwright's own. Undefined when there is none.
 * @param {{ env?: NodeJS.ProcessEnv, exists?: (path: string) => boolean, own?: () => string }} machine
 */
export function chromiumPath({ env = process.env, exists = existsSync, own = playwrightsOwn } = {}) {
  const asked = env.TILERY_CHROMIUM;
  if (asked) return exists(asked) ? asked : undefined;
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...USUAL_PLACES, ...onPath].find(exists) ?? [own()].find((path) => path !== '' && exists(path));
}

/** The path of Playwright's Chromium, installed or not; empty before the npm packages are installed. */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return '';
  }
}

/** Playwright's launch options: no sandbox, since containers have none, and no background requests. */
export function launchOptions() {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('no Chromium: run `npm run setup -- --browser`');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${NEEDLESS.join(',')}`,
  ];
  return { executablePath, args };
}

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The path of Firefox, which the smoke test also drives; undefined when it is not installed. */
export const firefoxPath = () => FIREFOX.find((path) => existsSync(path));
