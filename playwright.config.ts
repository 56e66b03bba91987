import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browsers/browser.mjs';
import { AGAIN_AFTER, PATIENCE_MS, TEST_MS } from './tests/web/patience';

/**
 * Files of tests that run on the desktop only: the screen size and touch do not matter, or a keyboard is
 * needed.
 */
const DESKTOP = [
  'blind',
  'listeners',
  'page-truth',
  'shelf',
  'shell-links',
  'store',
  'start',
  'studio-hands',
  'words',
];

/** Files of tests whose subject is what ships: packages, caches, updates, the size of a visit. */
const SHIPS = '**/ships/**';

/** Files of tests that run on the phone only, because they need touch. */
const PHONE = ['accident', 'back'];

const DESKTOP_SIZE = { width: 1280, height: 800 };

/** @param names of files without their extension */
const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/web',
  outputDir: 'tests/web/results',
  globalSetup: './tests/web/server.ts',
  // Tests spend half of their time waiting, so three of them keep two cores busy. The time limits allow for a
  // busy machine.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  timeout: TEST_MS,
  // Most conditions hold within a tenth of a second. Playwright's own intervals soon grow to whole seconds.
  expect: { timeout: PATIENCE_MS, toPass: { intervals: AGAIN_AFTER } },
  // CI repeats a failed test once, to record a trace. The run fails even if the second try passes.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  forbidOnly: Boolean(process.env.CI),
  // In CI, only the failures matter, and a line a test would hide them.
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    launchOptions: launchOptions(),
    actionTimeout: PATIENCE_MS,
    // Tracing every test would take a quarter of the total time, so only retries are traced.
    trace: 'on-first-retry',
    // Playwright would take a picture of every page that closes, in case its test fails later, at a quarter of
    // the cost of opening one. The fixture `page` takes one after a failure.
    screenshot: 'off',
    // Caching the whole build for every test would take too long. The tests of the service worker allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  // A test runs on a phone and on a desktop, unless its file is listed above or its tag (`@phone`, `@desktop`)
  // selects one, on the page with the package of all games. The project `ships` runs the tests of what ships,
  // and again those with the tag `@ships`: one for each kind of package.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: [SHIPS, ...files(DESKTOP)],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: [SHIPS, ...files(PHONE)],
      use: { viewport: DESKTOP_SIZE },
    },
    { name: 'ships', grep: /@ships|\bships\//, use: { viewport: DESKTOP_SIZE } },
  ],
});
