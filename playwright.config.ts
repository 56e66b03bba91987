import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests/web',
  outputDir: 'tests/web/results',
  globalSetup: './tests/web/server.ts',
  // Half of a test is waiting, so that three keep two cores busy; the time limits leave room for a machine that is busy elsewhere.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that passes now and then is a fault to find. In CI, whose machine is nobody's own, it is tried again and listed as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 10_000,
    // A record of every test, kept of those that fail, takes a quarter of the time: what fails is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Keeping a whole build for each test takes a while: the tests about that allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  // A test runs on both, unless its tag says that one of them shows all there is to see: where neither the screen nor the hand matters,
  // or where only one of them has what is tested.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
