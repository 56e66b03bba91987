// The game or page that was asked for last is on display in the end, in whichever order the host delivers files.
import { painted } from '../../../scripts/browsers/page.mjs';
import { expect, type Page, state, test } from '../fixtures';
import { button, follow, holdBack, moveBy, openGame, press } from '../page';

/** Asks for a place whose files are held back, then for another one, and delivers the files of the first. */
async function overtake(
  page: Page,
  files: RegExp,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  const release = await holdBack(page, files);
  const asked = page.waitForRequest(files);
  await first();
  const request = await asked;
  await second();
  release();
  await (await request.response())?.finished();
  // The page runs the file after it has arrived: a second file of the page would be fetched then.
  await page.waitForLoadState('networkidle');
  await painted(page);
}

const CALENDAR = /\/assets\/en\.days-[^/]+\.js$/;
const MOUND = /\/assets\/en\.mound-[^d][^/]*\.js$/;

for (const { name, files, first, second, shown } of [
  {
    name: 'of two links, a page and a game',
    files: CALENDAR,
    first: (page: Page) => follow(page, '#days'),
    second: (page: Page) => follow(page, '#tilerama'),
    shown: 'Tilerama',
  },
  {
    name: 'of two links to games',
    files: MOUND,
    first: (page: Page) => follow(page, '#mound'),
    second: (page: Page) => follow(page, '#tilerama'),
    shown: 'Tilerama',
  },
  {
    name: 'of a link and a press on Back',
    files: CALENDAR,
    first: (page: Page) => follow(page, '#days'),
    second: (page: Page) => press(button(page, 'All games')),
    shown: 'Tilery',
  },
]) {
  test(`the last one is shown ${name}`, { tag: '@desktop' }, async ({ page }) => {
    await openGame(page, 'tilt');
    await overtake(
      page,
      files,
      () => first(page),
      async () => {
        await second(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
      },
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
  });
}

test('the last one is shown of two presses on the home', { tag: '@phone' }, async ({ page }) => {
  await openGame(page, 'tilt');
  await moveBy(page, 2);
  await press(button(page, 'All games'));
  await overtake(
    page,
    CALENDAR,
    () => press(button(page, 'Calendar')),
    async () => {
      await press(page.locator('.continue'));
      await expect(page.locator('.board canvas')).toBeVisible();
    },
  );
  await expect(page.locator('.board canvas')).toBeVisible();
  expect((await state(page)).moves).toHaveLength(2);
});
