// A host for each test, for tests of updates and of offline use.
import { serveCopy } from '../../scripts/browsers/serve.mjs';
import { test as base, type Page } from './fixtures';

/** A host that can be stopped and can get another build. */
export interface Host {
  folder: string;
  url: string;
  /** Closes the connection. */
  stop(): Promise<void>;
}

export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  host: async ({}, use) => {
    const { remove, ...host } = await serveCopy();
    await use(host);
    await host.stop();
    remove();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

/** Waits until the whole build is cached and the service worker controls the page. */
export const kept = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

/** The name of the page's build; undefined for the first one. */
export const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
