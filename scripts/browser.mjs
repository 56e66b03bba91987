// The Chromium that tests and screenshots drive: one that is there, else Playwright's own (scripts/setup.mjs installs it).
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
 * What Chromium would do beside showing the page. Only the last list of the command line counts, so that those of Playwright's own list
 * are here again which concern a page of this machine. The menu below the address bar is two pages more in each window, which take a
 * fifth of the time of a short test.
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
 * The path of a Chromium: TILERY_CHROMIUM alone when it is set, else one of the usual places, one on the path, Playwright's own, in that
 * order; undefined when none exists.
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

/** Where Playwright keeps the Chromium that it downloads, or would; empty before the npm packages are installed. */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return '';
  }
}

/** How Playwright launches it: without a sandbox (containers have none) and without calls home. */
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

/** Where Firefox is, which the smoke test drives too; undefined when it is not installed. */
export const firefoxPath = () => FIREFOX.find((path) => existsSync(path));
