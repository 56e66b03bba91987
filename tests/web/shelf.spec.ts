// What a visit leaves behind: in the studio when there is no room left, and from links, of which nothing is kept that nobody touched.
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, state, test } from './fixtures';
import { button, dialog, press } from './page';
import { drag, goTo, keptText, openCopy, openStudio, tab } from './studio-page';

test.skip(({ isMobile }) => isMobile, 'what is kept does not depend on the screen');

const packed = (text: string) => `z${deflateRawSync(text).toString('base64url')}`;
const notice = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text });
const projects = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tilery.project.')));

/** Follows a link on a page that is open already. */
const follow = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

test('in the studio nothing is unsaved without a mark, and it is saved as soon as there is room', async ({
  page,
  hand,
}) => {
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
