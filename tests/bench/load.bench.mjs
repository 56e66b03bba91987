// Benchmark of the time until a game can be played: on a first visit over slow 4G, and on a second one
// offline. Runs the built site in real Chromium, compressed as by hosts, compared with the original 2048 if a
// checkout is given.
//
//   ORIGINAL=path/to/a/checkout/of/gabrielecirulli/2048 npm run bench -- load
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../scripts/browsers/open.mjs';
import { serve } from '../../scripts/browsers/serve.mjs';

const RUNS = 5;
/** Slow 4G as in Lighthouse: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const { url, browser, close } = await openBrowser();
const checkout = process.env.ORIGINAL ?? '';
const original = existsSync(join(checkout, 'index.html'))
  ? await serve({ folder: checkout, asHost: true })
  : undefined;

/**
 * Milliseconds from the request of the page until a move can be made.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
const playable = async (page, address) => {
  await page.goto(address, { waitUntil: 'commit' });
  const isReady = () => {
    const { tilery } = /** @type {any} */ (window);
    return tilery?.session !== undefined || document.querySelector('.tile-container .tile') !== null;
  };
  await page.waitForFunction(isReady, undefined, { polling: 5 });
  return page.evaluate(() => performance.now());
};

/**
 * The median of several visits.
 * @param {{ address?: string, line?: object, isSecond?: boolean, slowed?: number }} visit slowed is the
 * slow-down factor of the processor
 */
async function measure({ address = `${url}#tilt`, line = FAST, isSecond = false, slowed = 1 }) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (isSecond) {
      await playable(page, address);
      await page.waitForFunction(async () => {
        await navigator.serviceWorker.ready;
        return navigator.serviceWorker.controller !== null;
      });
      await context.setOffline(true);
      // Otherwise the browser would only change the fragment of the open page.
      await page.goto('about:blank');
    } else {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', /** @type {any} */ (line));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    }
    times.push(await playable(page, address));
    await context.close();
  }
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? 0;
}

/** @param {string} what @param {Parameters<typeof measure>[0]} visit @param {number} [aim] */
async function row(what, visit, aim) {
  const ms = await measure(visit);
  const goal = aim === undefined ? '' : `   aim ${aim} ms`;
  console.log(`${what.padEnd(46)} ${ms.toFixed(0).padStart(6)} ms${goal}`);
}

const slow = { line: SLOW_4G, slowed: 4 };
await row('first visit, this machine', {});
await row('first visit, slow 4G', { line: SLOW_4G });
await row('first visit, slow 4G, a quarter of the speed', slow, 1500);
if (original !== undefined) await row('the same, the original 2048', { ...slow, address: original.url });
await row('second visit, no network', { isSecond: true }, 200);
await close();
await original?.close();
