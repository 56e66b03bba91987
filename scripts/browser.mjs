// The Chromium that tests and screenshots drive. Playwright's own browsers are not used: they are a second download.
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
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

/** The path of a Chromium: TILERY_CHROMIUM when set, else the first of the usual places; undefined when none exists. */
export function chromiumPath() {
  const asked = process.env.TILERY_CHROMIUM;
  return (asked ? [asked] : USUAL_PLACES).find((path) => existsSync(path));
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
