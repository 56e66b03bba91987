// Tabs that the browser stops, restores, slows down or gives no room, at any date: nothing is lost, and the
// page keeps working.
import type { CDPSession } from '@playwright/test';
import { chance, ROUNDS, soon, together } from '../chaos';
import { expect, type Page, state, test } from '../fixtures';
import { kept, moveBy, openGame } from '../page';
import { TEST_MS } from '../patience';

test.skip(({ isMobile }) => isMobile, 'storage is the same for every screen');

const devTools = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** The moves of the running game as stored. */
const stored = async (page: Page) => {
  const [game] = (await kept(page, 'game.tilt')) as { save: string }[];
  return movesOf(game?.save ?? '').length;
};

test('the barrier runs a function on all pages at its moment, despite the policy', async ({ context }) => {
  const pages = await Promise.all([1, 2, 3].map(() => context.newPage()));
  for (const page of pages) await page.goto('./#tilt');
  await Promise.all(pages.map(state));
  const moment = soon(1000);
  // clock: it is never too early, however busy the machine
  const times = await together(pages, () => [Date.now(), document.title.length] as const, 1000);
  for (const [time, letters] of times) {
    expect(letters, 'in the page').toBeGreaterThan(0);
    expect(time, 'not before').toBeGreaterThanOrEqual(moment);
  }
});

test('a page restored by Back continues the game that another tab has played meanwhile', async ({
  page,
  context,
  guard,
}) => {
  // A picture opened by itself has no icon.
  guard.allow(/favicon/);
  await page.goto('./#tilt');
  await moveBy(page, 3);
  await page.goto('./icon.svg');
  const other = await context.newPage();
  await other.goto('./#tilt');
  await moveBy(other, 4);
  const { position } = await state(other);
  await page.goBack();
  await expect.poll(async () => (await state(page)).position, 'restored or loaded anew').toBe(position);
  await moveBy(page, 1);
  await expect.poll(() => stored(page)).toBe(8);
  await expect.poll(async () => (await state(other)).moves.length, 'the other tab follows').toBe(8);
});

test('a tab that was frozen learns what has changed, and overwrites nothing', async ({ page, context }) => {
  await page.goto('./#tilt');
  await moveBy(page, 3);
  const other = await context.newPage();
  await openGame(other, 'tilt');
  const tools = await devTools(page);
  await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await moveBy(other, 4);
  await expect.poll(() => stored(other)).toBe(7);
  await tools.send('Page.setWebLifecycleState', { state: 'active' });
  await page.bringToFront();
  await expect.poll(async () => (await state(page)).moves.length).toBe(7);
  await moveBy(page, 1);
  await expect.poll(() => stored(page)).toBe(8);
});

test('tabs, one of them slow, keep every line that they play at the same moment', async ({
  page,
  context,
}) => {
  test.setTimeout(TEST_MS + ROUNDS * 10_000);
  const { seed, below } = chance();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('./#ttilt%3A4x4%2342');
    await state(tab);
  }
  const tools = await devTools(other);
  for (let round = 0; round < ROUNDS; round += 1) {
    await test.step(`seed ${seed}, round ${round}`, async () => {
      await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 + below(12) });
      const lines = await together([page, other], () => {
        const { session, play } = window.tilery as Tilery;
        const legal = session.legal();
        const move = legal[Math.floor(Math.random() * legal.length)] ?? '';
        play.perform('page', (here) => here.play(move));
        return session.moves().join(' ');
      });
      // Each of the two lines is the running game, or a run on the shelf, or the start of one.
      const known = async () => {
        const all = [
          ...(await kept(page, 'game.tilt')),
          ...(await kept(page, 'left.')),
          ...(await kept(page, 'row.left.')),
        ];
        const played = (all as { save: string }[]).map(({ save }) => movesOf(save).join(' '));
        return lines.every((line) => played.some((one) => `${one} `.startsWith(`${line} `)));
      };
      await expect.poll(known).toBe(true);
    });
  }
});

/** The moves of a save, one by one. */
const movesOf = (save: string): string[] =>
  (save.split(/^at .*\n/m)[1] ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('hash'))
    .flatMap((line) => {
      const [, move = '', times = '1'] = /^(.*?)(?: x(\d+))?$/.exec(line) ?? [];
      return Array<string>(Number(times)).fill(move);
    });

test('a lack of room is reported, and later changes are stored once there is room', async ({
  page,
  baseURL,
}) => {
  await page.goto('./#tilt');
  await moveBy(page, 2);
  await expect.poll(() => stored(page)).toBe(2);
  // The page's own database may not be open yet.
  await page.evaluate(async () => {
    const request = indexedDB.open('probe');
    request.onupgradeneeded = () => request.result.createObjectStore('values');
    await new Promise((done) => {
      request.onsuccess = done;
    });
    Object.assign(window, { probe: request.result });
  });
  const tools = await devTools(page);
  const { origin } = new URL(baseURL ?? '');
  // The browser's quota leaves no room for the database, and existing values leave none in localStorage.
  await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const isRefused = await page.evaluate(async () => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
      for (let n = 0; n < 9; n += 1)
        try {
          localStorage.setItem(`filler.${size}.${n}`, 'x'.repeat(size));
        } catch {
          break;
        }
    const base = (window as unknown as { probe: IDBDatabase }).probe;
    const writing = base.transaction('values', 'readwrite');
    writing.objectStore('values').put('x'.repeat(100_000), 'probe');
    const isRefused = await new Promise((done) => {
      writing.oncomplete = () => done(false);
      writing.onabort = () => done(writing.error?.name);
    });
    base.close();
    return isRefused;
  });
  expect(isRefused).toBe('QuotaExceededError');
  await moveBy(page, 3);
  await expect(page.getByRole('status')).toContainText('no room left');
  expect(await stored(page), 'not yet').toBe(2);
  await tools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler.')) localStorage.removeItem(key);
  });
  await expect.poll(() => stored(page)).toBe(5);
});

for (const [name, time] of [
  ['the first day that a clock can show', 0],
  ['the day before the year 10000', Date.UTC(9999, 11, 31)],
  ['near the last date of all', 8.63e15],
] as const) {
  test(`the page works at ${name}`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto('./');
    await expect(page.locator('.game').nth(4)).toBeVisible();
    await page.goto('./#tilt');
    await moveBy(page, 2);
    await expect.poll(() => stored(page)).toBe(2);
    await page.goto('./#shelf');
    await expect(page.getByRole('heading', { name: 'Tilt' }).first()).toBeVisible();
    await page.goto('./#days');
    await expect(page.getByRole('heading', { name: 'Calendar' })).toBeVisible();
    await page.clock.setFixedTime(Date.UTC(2026, 10, 1));
    await openGame(page, 'tilt');
    await page.reload();
    expect((await state(page)).moves.length, 'back in our time').toBe(2);
  });
}
