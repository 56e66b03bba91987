// How long until a game can be played: on a first visit over slow 4G, and on a second one without a network. Real Chromium, the
// site as it is built, compressed as hosts do it.
import { launchOptions } from '../../scripts/browser.mjs';
import { buildSite } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { setup } from '../../scripts/setup.mjs';

const RUNS = 5;
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

setup({ browser: true });
buildSite();
const { chromium } = await import('@playwright/test');
const { url, close } = await serve({ asHost: true });
const browser = await chromium.launch(launchOptions());

/** Milliseconds from the request of the page until a move can be made. @param {import('@playwright/test').Page} page */
const playable = async (page) => {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {any} */ (window).tilery?.session, undefined, { polling: 5 });
  return page.evaluate(() => performance.now());
};

/** @param {object} conditions @param {boolean} isSecond */
async function measure(conditions, isSecond) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (isSecond) {
      await playable(page);
      await page.waitForFunction(async () => {
        await navigator.serviceWorker.ready;
        return navigator.serviceWorker.controller !== null;
      });
      await context.setOffline(true);
    } else {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', /** @type {any} */ (conditions));
    }
    times.push(await playable(page));
    await context.close();
  }
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? 0;
}

for (const [what, conditions, isSecond, aim] of /** @type {const} */ ([
  ['first visit, this machine', FAST, false, undefined],
  ['first visit, slow 4G', SLOW_4G, false, 1000],
  ['second visit, no network', FAST, true, 200],
])) {
  const ms = await measure(conditions, isSecond);
  console.log(
    `${what.padEnd(28)} ${ms.toFixed(0).padStart(6)} ms${aim === undefined ? '' : `   aim ${aim} ms`}`,
  );
}
await browser.close();
await close();
