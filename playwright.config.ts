import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browsers/browser.mjs';
import { AGAIN_AFTER } from './tests/web/patience';

/**
 * Files whose tests have nothing of the screen or the hand in them, or need a keyboard: the desktop shows all
 * there is to see.
 */
const DESKTOP = [
  'blind',
  'listeners',
  'offline',
  'page-truth',
  'shelf',
  'shell-links',
  'store',
  'start',
  'studio-hands',
  'words',
];

/** Files of what only a finger can do. */
const PHONE = ['accident', 'back'];

/** @param names of files without their ending */
const files = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/web',
  outputDir: 'tests/web/results',
  globalSetup: './tests/web/server.ts',
  // Half of a test is waiting, so that three keep two cores busy; the time limits leave room for a machine
  // that is busy elsewhere.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  timeout: 120_000,
  // Most conditions hold within a tenth of a second; Playwright's own intervals soon are whole seconds.
  expect: { timeout: 20_000, toPass: { intervals: AGAIN_AFTER } },
  // An unstable test is a fault to find. CI retries it once, for a trace, and lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 20_000,
    // A record of every test, kept of those that fail, takes a quarter of the time: what fails is recorded
    // when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Keeping a whole build for each test takes a while: the tests about that allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  // A test runs on both, unless its file is listed above or its tag says that one of them shows all there is
  // to see: where neither the screen nor the hand matters, or where only one of them has what is tested.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: files(DESKTOP),
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: files(PHONE),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
