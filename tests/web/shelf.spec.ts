// What a visit leaves behind: in the studio when there is no room left, and from links, of which nothing is kept that nobody touched.
import { deflateRawSync } from 'node:zlib';
import { expect, expectNoBarriers, type Page, state, test } from './fixtures';
import { button, dialog, kept, moveBy, pick, press } from './page';
import { drag, goTo, keptText, openCopy, openStudio, tab } from './studio-page';

test.skip(({ isMobile }) => isMobile, 'what is kept does not depend on the screen');

const packed = (text: string) => `z${deflateRawSync(text).toString('base64url')}`;
const notice = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text });
const projects = (page: Page) => kept(page, 'project.');

/** Follows a link on a page that is open already. */
const follow = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

test('in the studio nothing is unsaved without a mark, and it is saved as soon as there is room', async ({
  page,
  hand,
}) => {
  // A browser whose database has no room either; it has some again later.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (localStorage.getItem('other.0') !== null) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await openStudio(page, hand);
  await page.evaluate(() => {
    let size = 1 << 20;
    for (let n = 0; size >= 1; n += 1) {
      try {
        localStorage.setItem(`other.${n}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await openCopy(page, hand, 'Crates');
  await expect(notice(page, 'no room left')).toBeVisible();
  const mark = page.locator('.unkept');
  await expect(mark).toContainText('Not kept');
  await press(page, hand, tab(page, 'Map'));
  await drag(page, hand, [2, 2], [2, 3]);
  await expect(notice(page, 'no room left'), 'it goes with no route').toBeVisible();
  await press(page, hand, notice(page, 'no room left').getByRole('button', { name: 'Close' }));
  await expect(mark, 'the mark stays').toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, hand, mark.getByRole('button', { name: 'Export' }));
  expect((await download).suggestedFilename()).toMatch(/^tilery-.*\.tilery$/);
  expect(await projects(page)).toEqual([]);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('other.')) localStorage.removeItem(key);
  });
  await expect(mark).toHaveCount(0, { timeout: 10_000 });
  const text = await keptText(page);
  await page.reload();
  await expect(page.getByRole('grid')).toBeAttached();
  expect(await keptText(page)).toBe(text);
  expect(text).toContain('title Crates');
});

test('links with spaces open, bare and unknown ones say what is wrong, long ones ask, and names open games', async ({
  page,
  hand,
}) => {
  await page.goto('./#%20ttilt%3A4x4%2342');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#42');
  for (const [fragment, message] of [
    ['t', 'part of it is missing'],
    ['chapter-2', 'cannot open'],
  ] as const) {
    await follow(page, fragment);
    await expect(notice(page, message)).toBeVisible();
    await press(page, hand, notice(page, message).getByRole('button', { name: 'Close' }));
    expect((await state(page)).id).toBe('tilt:4x4#42');
  }
  await follow(page, 'mound');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mound');
  await follow(page, packed(`tilecode 1\ntitle ${'a'.repeat(900_000)}\n`));
  await expect(dialog(page)).toContainText('901 kB');
  await press(page, hand, dialog(page).getByRole('button', { name: 'Leave it' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mound');
  await follow(page, 'studio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
});

test('a project from a link becomes one’s own with the first change, and not before', async ({
  page,
  hand,
}) => {
  // A game that cannot be played as it is opens in the studio.
  const broken = 'tilecode 1\ntitle Borrowed\nbackground ground . grass\nwhat is this\n';
  await page.goto(`./#${packed(broken)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrowed');
  await expect(notice(page, 'Nothing is kept yet')).toBeVisible();
  expect(await projects(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
  expect(await projects(page)).toEqual([]);

  await follow(page, packed(broken));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borrowed');
  await goTo(page, hand, 'Settings');
  await page.getByRole('main').getByRole('textbox').first().fill('Mine now');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await projects(page)).length).toBe(1);
  await page.reload();
  await expect(page.locator('.of, h1').filter({ hasText: 'Mine now' }).first()).toBeVisible();
});

test('what was set aside can be seen and saved, and comes back with a build that reads it', async ({
  page,
  hand,
}) => {
  await page.goto('./');
  await state(page);
  await page.evaluate(() => {
    localStorage.setItem('tilery.quarantine.game.mound', '{"v":9,"sum":"","data":{}}');
    localStorage.setItem('tilery.quarantine.settings', 'no JSON at all');
  });
  await press(page, hand, button(page, 'All games'));
  await press(page, hand, button(page, 'Settings'));
  await press(page, hand, dialog(page).getByRole('button', { name: '2 things set aside' }));
  const game = dialog(page).getByRole('listitem').filter({ hasText: 'The running game · Mound' });
  await expect(game).toContainText('From a newer version');
  const download = page.waitForEvent('download');
  await press(page, hand, game.getByRole('button', { name: 'Save as a file' }));
  expect((await download).suggestedFilename()).toBe('game.mound.txt');
  const settings = dialog(page).getByRole('listitem').filter({ hasText: 'Damaged' });
  await press(page, hand, settings.getByRole('button', { name: 'Remove' }));
  await expect(settings).toHaveCount(0);
  await press(page, hand, page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect(settings).toHaveCount(1);
});

const shelf = (page: Page) => dialog(page).locator('.run');

test('whatever leaves a run, it is on the shelf after a reload, and goes on from there', async ({
  page,
  hand,
}) => {
  const played: Record<string, string> = {};
  /** Plays a few moves on what is on the page, and notes where they led. */
  const play = async (how: string, count: number) => {
    await moveBy(page, count);
    await expect.poll(async () => (await state(page)).moves.length).toBe(count);
    played[how] = (await state(page)).position;
  };
  await page.goto('./');
  await play('first deal', 3);
  await pick(page, hand, 'New game');
  await press(page, hand, dialog(page).getByRole('button', { name: 'Deal', exact: true }));
  await play('another deal', 4);
  await page.goto('./#ttilt%3A3x3%239');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:3x3#9');
  await play('a link', 5);
  await press(page, hand, button(page, 'All games'));
  await press(
    page,
    hand,
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /daily|Deal of the day/i }),
  );
  await play('the day’s deal', 6);
  await pick(page, hand, 'New game');
  await press(page, hand, dialog(page).getByRole('button', { name: 'Deal', exact: true }));
  await state(page);
  await page.reload();
  await state(page);
  expect((await state(page)).moves).toHaveLength(0);

  await pick(page, hand, 'Shelf');
  await expect(shelf(page)).toHaveCount(4);
  await expect(shelf(page).first()).toContainText('Deal of the day');
  await expectNoBarriers(page, 'dialog');
  await shelf(page).nth(1).getByRole('button').first().click();
  await expect.poll(async () => (await state(page)).position).toBe(played['a link']);
  await moveBy(page, 6);
  await page.reload();
  await state(page);
  expect((await state(page)).moves).toHaveLength(11);

  await pick(page, hand, 'Shelf');
  await expect(shelf(page)).toHaveCount(4);
  await expect(shelf(page).first(), 'the running one stands first').toContainText('Running');
  // Renamed, removed, and had back.
  await press(
    page,
    hand,
    shelf(page)
      .nth(1)
      .getByRole('button', { name: /^Rename/ }),
  );
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('The good one');
  await page.keyboard.press('Enter');
  await expect(shelf(page).nth(1)).toContainText('The good one');
  await press(page, hand, shelf(page).nth(1).getByRole('button', { name: 'Remove: The good one' }));
  await expect(shelf(page)).toHaveCount(3);
  await press(page, hand, page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect(shelf(page).filter({ hasText: 'The good one' })).toHaveCount(1);
  await page.reload();
  await state(page);
  await press(page, hand, button(page, 'All games'));
  await press(page, hand, button(page, 'Shelf'));
  await expect(shelf(page).filter({ hasText: 'The good one' })).toHaveCount(1);
});

test('a second tab follows the first one', async ({ page, context }) => {
  await page.goto('./');
  await moveBy(page, 3);
  const other = await context.newPage();
  await other.goto('./');
  await state(other);
  await page.bringToFront();
  await moveBy(page, 4);
  const { position } = await state(page);
  await expect.poll(async () => (await state(other)).position, 'it follows').toBe(position);
});
