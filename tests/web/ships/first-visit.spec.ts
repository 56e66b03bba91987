// A first visit is within its budget, fetches one package of a game, and waits for nothing after it.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { SUB_PATH } from '../../../scripts/browsers/serve.mjs';
import { BUDGET } from '../../../scripts/check/budget.mjs';
import { weigh } from '../../../scripts/check/size.mjs';
import { at } from '../../../scripts/lib.mjs';
import { expect, test } from '../fixtures';
import { holdBack, linkTo } from '../page';

test.use({ serviceWorkers: 'allow' });

test.use({ newcomer: true });

test('the first visit is within its budget', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const { protocol, pathname } = new URL(response.url());
    // Files that the service worker caches for later are loaded after the page.
    if (!protocol.startsWith('http') || response.request().serviceWorker() !== null) return;
    const file = pathname.slice(SUB_PATH.length);
    fetched.add(file === '' ? 'index.html' : file);
  });
  // The home, and the game that is prefetched while the home is visible.
  await page.goto('./');
  await expect(page.locator('.game').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weights = [...fetched].map((file) => ({ file, bytes: weigh(at('dist', file)) }));
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(weights, null, 2)).toBeLessThanOrEqual(BUDGET.home);
});

test('a first visit by a link to another game loads the package of that game only', async ({ page }) => {
  const games = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.wasm') && request.serviceWorker() === null) games.add(pathname);
  });
  // The link as plain and as compressed text.
  for (const link of [
    'tmound:classic-5-8-5#7',
    `z${deflateRawSync('mound:classic-5-8-5#7').toString('base64url')}`,
  ]) {
    // A change of the fragment alone would not be a new visit.
    await page.goto('about:blank');
    games.clear();
    await page.goto(`./#${link}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mound');
    await page.waitForLoadState('networkidle');
    // On a busy machine a prefetched file may be requested again, because this server forbids caching.
    expect([...games], link).toHaveLength(1);
  }
});

const trail = (game: string): { boards: { text: string }[] }[] =>
  JSON.parse(readFileSync(at('www', 'pkg', 'trails', `${game}.json`), 'utf8'));

for (const [what, link] of [
  ['the first board of a game', '#mound'],
  ['a deal', linkTo('mound:classic-5-8-5#7')],
  ['a puzzle', linkTo(trail('tilt')[0]?.boards[2]?.text ?? '')],
] as const)
  test(`once its package has come, a visit to ${what} waits for nothing else`, async ({ page }) => {
    const isPackage = /tilery_bg[^/]*\.wasm$/;
    const release = await holdBack(page, isPackage);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-screen="game"]') === null) return;
        performance.mark('board');
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const asked = page.waitForRequest((request) => isPackage.test(new URL(request.url()).pathname));
    await page.goto(`./${link}`, { waitUntil: 'commit' });
    await asked;
    // The preload script asks for all its files at once, and a file that it has asked for counts as there.
    release();
    await expect(page.locator('.board canvas').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('board').length), 'the board is shown')
      .toBe(1);
    const waited = await page.evaluate((source) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const isPackage = new RegExp(source);
      const came = files.find(({ name }) => isPackage.test(name))?.responseEnd ?? Number.NaN;
      const shown = performance.getEntriesByName('board')[0]?.startTime ?? Number.NaN;
      if (!(came <= shown)) return [`the package came at ${came}, the board at ${shown}`];
      return files
        .filter(({ startTime, responseEnd }) => startTime > came && responseEnd <= shown)
        .filter(({ name }) => !files.some((file) => file.name === name && file.startTime < came))
        .map(({ name }) => name);
    }, isPackage.source);
    expect(waited).toEqual([]);
  });
