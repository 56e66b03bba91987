// Benchmark of ten thousand runs on the shelf against none: the time until a game can be played, until the
// shelf shows its first pictures, until a game's own part of it does, and the cost of leaving a run. Runs the
// built site in real Chromium. Aim: no slower than with an empty shelf.
import { openBrowser } from '../../scripts/browsers/open.mjs';
import { moveBy } from '../../scripts/browsers/page.mjs';

const RUNS = 7;
const MANY = 10_000;

const { url, browser, close } = await openBrowser();

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
const playable = (page) =>
  page.waitForFunction(() => /** @type {any} */ (window).tilery?.session, undefined, { polling: 5 });

/**
 * Puts copies of the current run on the shelf, each under its own name.
 * @param {Page} page
 * @param {number} count
 */
const fill = (page, count) =>
  page.evaluate(async (most) => {
    const { data } = JSON.parse(localStorage.getItem('tilery.game.tilt') ?? '');
    /** The checksum of envelopes. @param {string} text */
    const sum = (text) => {
      let hash = 0x811c9dc5;
      for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    };
    const base = await new Promise((done) => {
      const request = indexedDB.open('tilery', 1);
      request.onsuccess = () => done(request.result);
    });
    const transaction = base.transaction('runs', 'readwrite');
    for (let n = 0; n < most; n += 1) {
      const run = { ...data, run: `run${n}`, game: 'tilt', time: data.time - n };
      const text = JSON.stringify(run);
      transaction.objectStore('runs').put({
        run: run.run,
        game: 'tilt',
        time: run.time,
        text: `{"v":1,"sum":"${sum(text)}","data":${text}}`,
      });
    }
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    base.close();
  }, count);

/** Milliseconds of an action in the page. @param {Page} page @param {() => Promise<unknown>} body */
async function timed(page, body) {
  const start = await page.evaluate(() => performance.now());
  await body();
  return (await page.evaluate(() => performance.now())) - start;
}

/** Waits until all visible pictures have been painted. @param {Page} page */
const painted = (page) =>
  page.waitForFunction(
    () => {
      const all = [
        .../** @type {NodeListOf<HTMLCanvasElement>} */ (document.querySelectorAll('.shelf-page canvas')),
      ];
      const seen = all.filter((canvas) => {
        const { top, bottom } = canvas.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
      return seen.length > 0 && seen.every((canvas) => canvas.width > 0);
    },
    undefined,
    { polling: 5 },
  );

/** @param {number} count @returns {Promise<Map<string, number>>} */
async function measure(count) {
  /** @type {Map<string, number[]>} */
  const times = new Map();
  const note = (/** @type {string} */ what, /** @type {number} */ ms) =>
    times.set(what, [...(times.get(what) ?? []), ms]);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}#ttilt%3A4x4%2342`);
  await playable(page);
  await moveBy(page, 60);
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'tilery'));
  await fill(page, count);
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('about:blank');
    await page.goto(`${url}#tilt`, { waitUntil: 'commit' });
    await playable(page);
    note('until a game can be played', await page.evaluate(() => performance.now()));
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', { name: 'All games' });
    await button.click();
    note(
      'the shelf opened',
      await timed(page, async () => {
        await page.getByRole('button', { name: 'Shelf' }).click();
        await painted(page);
      }),
    );
    if (count > 0)
      note(
        'all of a game',
        await timed(page, async () => {
          await page.getByRole('button', { name: /^All of/ }).click();
          await page.waitForSelector('.shelf-page > .place > .cards');
          await painted(page);
        }),
      );
    // A reload would open the shelf again.
    await page.goto('about:blank');
    await page.goto(`${url}#tilt`);
    await playable(page);
    await page.waitForLoadState('networkidle');
    await moveBy(page, 5);
    note(
      'a run left, until another is dealt',
      await timed(page, async () => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.locator('#menu').getByRole('button', { name: 'New game' }).click();
        await page.getByRole('button', { name: 'Begin', exact: true }).click();
        await page.waitForFunction(() => /** @type {any} */ (window).tilery?.session?.at() === 0, undefined, {
          polling: 5,
        });
      }),
    );
    note(
      'and until it is in the database',
      await timed(page, () =>
        page.waitForFunction(
          () => !Object.keys(localStorage).some((key) => key.startsWith('tilery.left.')),
          undefined,
          { polling: 5 },
        ),
      ),
    );
    await moveBy(page, 60);
  }
  await context.close();
  const median = (/** @type {number[]} */ all) => all.sort((a, b) => a - b)[all.length >> 1] ?? 0;
  return new Map([...times].map(([what, all]) => [what, median(all)]));
}

const few = await measure(0);
const many = await measure(MANY);
console.log(`${'ms, the median of 7'.padEnd(40)} ${'0 runs'.padStart(9)} ${`${MANY} runs`.padStart(12)}`);
for (const [what, ms] of many) {
  const before = few.get(what);
  console.log(
    `${what.padEnd(40)} ${(before === undefined ? '-' : before.toFixed(0)).padStart(9)} ${ms.toFixed(0).padStart(12)}`,
  );
}
await close();
