// Hosts that hang, lie, cut files short or lose them: the page says so, every control keeps working, and once
// the host has recovered, *Try again* does what was requested.

import { askUntil, chance, ROUNDS } from '../../chaos';
import { expect, type Page, state, takePatience, test } from '../../fixtures';
import { button, dialog, holdBack, later, notice, openGame, pick, press } from '../../page';
import { TEST_MS } from '../../patience';

const again = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });

/** Lets the page's time pass until it shows that it waits, and then says so. */
async function hearOfSilence(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await later(page, 500);
      return page.locator('html[data-busy]').count();
    })
    .toBe(1);
  await later(page, 15_000);
  await expect(notice(page)).toContainText('Still waiting for the server');
}

/** The faults of a bad host. */
const FAULTS = {
  'loses a file': (route) => route.fulfill({ status: 404, body: 'nothing here' }),
  'answers with a page of its own': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Log in</html>' }),
  'breaks off': (route) => route.abort('connectionreset'),
  'cuts a file short': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
} satisfies Record<string, (route: Parameters<Parameters<Page['route']>[1]>[0]) => unknown>;

/** Things that a player opens, the files they need, and the elements that appear. */
const WISHES: {
  name: string;
  file: RegExp;
  ask: (page: Page) => Promise<void>;
  there: (page: Page) => ReturnType<Page['locator']>;
}[] = [
  {
    name: 'a dialog',
    file: /\/assets\/all-[^/]+\.js$/,
    ask: (page) => page.keyboard.press('?'),
    there: (page) => dialog(page).getByRole('heading', { name: 'Keys' }),
  },
  {
    name: 'the sentences of dialogs',
    file: /\/assets\/en\.dialogs-[^/]+\.js$/,
    ask: (page) => page.keyboard.press('?'),
    there: (page) => dialog(page).getByRole('heading', { name: 'Keys' }),
  },
  {
    name: 'the history',
    file: /\/assets\/(?:later|en\.panels)-[^/]+\.js$/,
    ask: async (page) => {
      await page.keyboard.press('ArrowLeft');
      await pick(page, 'History');
    },
    there: (page) => page.getByRole('slider'),
  },
  {
    name: 'hints',
    file: /\/assets\/(?:adviser-[^/]+\.wasm|advice-[^/]+\.js)$/,
    ask: (page) => page.keyboard.press('Shift+H'),
    there: (page) => notice(page).getByText(/^Hint:/),
  },
  {
    name: 'another game',
    file: /\/assets\/(?:mound-[^/]+\.js|en\.mound-[^/]+\.js)$/,
    ask: (page) =>
      page.evaluate(() => {
        location.hash = 'mound';
      }),
    there: (page) => page.getByRole('heading', { name: 'Mound' }),
  },
];

test('whatever a host does to a file, trying again loads it', async ({
  browser,
  contextOptions,
  baseURL,
  guard,
}) => {
  guard.allow(/./);
  test.setTimeout(TEST_MS + ROUNDS * 30_000);
  const { seed, pick: one } = chance();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [wish, how] = [one(WISHES), one(Object.keys(FAULTS) as (keyof typeof FAULTS)[])];
    await test.step(`seed ${seed}: the host ${how}, ${wish.name}`, async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: baseURL ?? '',
        serviceWorkers: 'block',
        locale: 'en-GB',
      });
      await takePatience(context);
      const page = await context.newPage();
      let isBad = true;
      await context.route(wish.file, (route) => (isBad ? FAULTS[how](route) : route.continue()));
      await page.goto('./#ttilt%3A4x4%2342');
      await state(page);
      await wish.ask(page);
      await expect(notice(page)).toContainText('could not be loaded');
      await expect(wish.there(page)).toHaveCount(0);
      expect((await state(page)).id, 'the game is as it was').toBe('tilt:4x4#42');
      isBad = false;
      // After a damaged script the page offers a reload, and then the request must be repeated.
      await askUntil(page, () => wish.ask(page), wish.there(page), how === 'cuts a file short' ? 4 : 1);
      await context.close();
    });
  }
});

test('a lost style sheet is requested again', async ({ page, guard }) => {
  guard.allow(/404/);
  let isLost = true;
  const file = /\/assets\/all-dialogs-[^/]+\.css$/;
  await page.route(file, (route) => (isLost ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await openGame(page, 'tilt');
  await page.keyboard.press('?');
  await expect(notice(page)).toContainText('could not be loaded');
  isLost = false;
  await press(again(page));
  await expect(dialog(page)).toBeVisible();
  const applies = await page
    .locator('link[href*="all-dialogs"]')
    .evaluateAll((links) => links.map((link) => ((link as HTMLLinkElement).sheet?.cssRules.length ?? 0) > 0));
  expect(applies).toEqual([true]);
});

test('a game whose script could not be preloaded opens at the first press', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  let isLost = true;
  await page.route(/\/assets\/tilery-[^/]+\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  // The home fetches the game that will most likely be played next.
  const failure = page.waitForEvent('requestfailed');
  await page.goto('./');
  await failure;
  await expect(page.locator('.toast'), 'the player has not requested it').toHaveCount(0);
  isLost = false;
  await press(page.locator('.game').filter({ hasText: 'Tilt' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tilt');
  await state(page);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('the puzzle of the day is requested again', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  let isLost = true;
  await page.route(/\/assets\/open-day-[^/]+\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('./');
  await press(page.locator('.today .main'));
  await expect(notice(page)).toContainText('could not be loaded');
  isLost = false;
  await press(again(page));
  await expect(page.locator('.today')).toHaveCount(0);
  expect((await state(page)).legal.length).toBeGreaterThan(0);
});

test('a typed text stays in its dialog until it can be read', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.goto('./');
  await press(button(page, 'Open a game'));
  await dialog(page).getByRole('textbox').fill('tilt:4x4#77');
  let isLost = true;
  await page.route(/\/assets\/arrival-[^/]+\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  await press(dialog(page).getByRole('button', { name: 'Open', exact: true }));
  await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
  await expect(dialog(page).getByRole('textbox')).toHaveValue('tilt:4x4#77');
  isLost = false;
  await press(dialog(page).getByRole('button', { name: 'Open', exact: true }));
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#77');
});

test('a host that does not respond is reported, and the request succeeds once it responds', async ({
  page,
}) => {
  await page.clock.install();
  const answer = await holdBack(page, /\/assets\/all-[^/]+\.js$/);
  await openGame(page, 'tilt');
  await page.keyboard.press('?');
  await hearOfSilence(page);
  answer();
  await expect(dialog(page)).toBeVisible();
  await expect(notice(page)).not.toContainText('Still waiting for the server');
  await expect(page.locator('html[data-busy]')).toHaveCount(0);
});

test('a game whose package could not be loaded opens once the host has recovered', async ({ page }) => {
  await page.clock.install();
  await page.goto('./');
  await expect(page.locator('.game').nth(4)).toBeVisible();
  let isHeld = true;
  await page.route(/\.wasm$/, (route) => (isHeld ? undefined : route.continue()));
  await press(page.locator('.game').filter({ hasText: 'Mound' }));
  await hearOfSilence(page);
  isHeld = false;
  await press(again(page));
  await expect(page.getByRole('heading', { name: 'Mound' })).toBeVisible();
  expect((await state(page)).legal.length).toBeGreaterThan(0);
});

test('hints whose worker could not be loaded are reported, and work once the host has recovered', async ({
  page,
}) => {
  await page.clock.install();
  let isHeld = true;
  await page.route(/\/assets\/worker-[^/]+\.js$/, (route) => (isHeld ? undefined : route.continue()));
  await openGame(page, 'tilt');
  // The clock of the page, which the test moves on, must not overtake the request.
  const asked = page.waitForRequest(/\/assets\/worker-[^/]+\.js$/);
  await page.keyboard.press('Shift+H');
  await asked;
  await hearOfSilence(page);
  isHeld = false;
  await press(again(page));
  await expect
    .poll(async () => {
      await later(page, 200);
      return notice(page)
        .getByText(/^Hint:/)
        .count();
    })
    .toBe(1);
});

test('a page whose files have gone from the host says that there is a newer version, and switches to it', async ({
  page,
  guard,
}) => {
  guard.allow(/404/);
  await page.goto('./#tilt');
  const { position } = await state(page);
  await page.route(/\/assets\/all-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(/\/service-worker\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const FILES = {"assets/page-other.js":""};' }),
  );
  await pick(page, 'Settings');
  await expect(notice(page)).toContainText('older version');
  await page.unrouteAll();
  const isLoaded = page.waitForEvent('load');
  await press(notice(page).getByRole('button', { name: 'New version' }));
  await isLoaded;
  expect((await state(page)).position, 'the game goes on').toBe(position);
});
