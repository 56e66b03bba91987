// Notices have their own place on every screen, and a lasting one stays across screens, in windows of all
// shapes.
import { expect, type Page, test } from '../fixtures';
import { button, dialog, eachGame, lasting, moveBy, openText, painted, pick, press } from '../page';

const SIZES = [
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [1280, 800],
  [1366, 768],
] as const;

/** Elements that a notice must not cover. Not every screen has all of them, but each has some. */
const OTHERS = [
  '.board canvas:first-child',
  '.figures',
  '.how',
  '.bar > button',
  '.bar h1 > *',
  '.bar .tools > *',
  '.below button',
  '.panel',
  '.moment > *',
  '.home > *',
  '.place > *',
  '.tabs',
  '.unkept',
  '.sheet header',
  '.sheet-body > *',
  '.sheet footer',
];

const notice = (page: Page) => page.locator('.toast');

/** Makes storage unavailable. The page shows a notice about it on all screens until it is closed. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('refused');
      },
    }),
  );

/**
 * The faults of the notice's position: visible elements that it covers or that cover it, and parts of it that
 * are not visible.
 */
const faults = (page: Page) =>
  page.evaluate((others) => {
    const box = document.querySelector('.toast')?.getBoundingClientRect();
    if (box === undefined) return ['there is no notice'];
    const found: string[] = [];
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      found.push(`out of sight: ${JSON.stringify(box)}`);
    // The whole notice is visible and can be pressed.
    for (const part of document.querySelectorAll('.toast p, .toast button')) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      if (left < box.left || right > box.right || top < box.top || bottom > box.bottom)
        found.push(`sticks out: ${part.textContent}`);
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!part.contains(at)) found.push(`${at?.className} lies over ${part.textContent}`);
    }
    const isModal = document.querySelector('dialog[open]') !== null;
    for (const other of document.querySelectorAll(others)) {
      if (!other.checkVisibility({ visibilityProperty: true })) continue;
      if (isModal && other.closest('dialog') === null) continue;
      let { left, top, right, bottom } = other.getBoundingClientRect();
      // Only the visible part of a scrolling element counts.
      for (let around = other.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const part = around.getBoundingClientRect();
        left = Math.max(left, part.left);
        top = Math.max(top, part.top);
        right = Math.min(right, part.right);
        bottom = Math.min(bottom, part.bottom);
      }
      if (right - left < 1 || bottom - top < 1) continue;
      const isMet =
        left < box.right - 0.5 && right > box.left + 0.5 && top < box.bottom - 0.5 && bottom > box.top + 0.5;
      if (isMet) found.push(`meets ${other.tagName}.${other.className} ${other.textContent?.slice(0, 30)}`);
    }
    return found;
  }, OTHERS.join());

async function check(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await painted(page);
    await expect.poll(() => faults(page), `${where} at ${width} x ${height}`).toEqual([]);
  }
  if (before !== null) await page.setViewportSize(before);
}

test('a lasting notice covers nothing on any screen', { tag: '@phone' }, async ({ page }) => {
  await refuseStorage(page);
  await lasting(page);
  await page.goto('./');
  await expect(notice(page).getByRole('button', { name: 'Export' })).toBeVisible();
  await check(page, 'the home');
  for (const id of eachGame({ tilerama: 'classic-a-x3!300s#1', tilecode: 'rocks#1' })) {
    await openText(page, id);
    if (id.startsWith('tilecode')) await expect(page.locator('.moment')).toBeVisible();
    await check(page, id);
  }
  await openText(page, 'mound:classic-5-8-5#5');
  await moveBy(page, 12);
  await pick(page, 'Stop and count the score');
  await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
  await check(page, 'a result');
  await press(button(page, 'Review'));
  await expect(page.getByRole('region', { name: 'Review' })).toBeVisible();
  await check(page, 'looking back');
  await openText(page, 'tilecode:crates-3#7');
  await moveBy(page, 12);
  await pick(page, 'Stop and count the score');
  await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
  await check(page, 'a result where the pad was');
  await pick(page, 'Settings');
  await expect(dialog(page)).toBeVisible();
  await check(page, 'a dialog');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await pick(page, 'New game');
  await expect(dialog(page)).toBeVisible();
  await check(page, 'a dialog with a foot');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await pick(page, 'Shelf');
  await expect(page.getByRole('heading', { level: 1, name: 'Shelf' })).toBeVisible();
  await check(page, 'the shelf');
  await press(page.locator('.bar button').first());
  await press(button(page, 'All games'));
  await press(button(page, 'Calendar'));
  await expect(page.locator('.full')).toBeVisible();
  await check(page, 'the calendar');
  await press(page.locator('.bar button').first());
  await press(button(page, 'Open the studio'));
  await press(button(page, 'Mine Rocks: open a copy'));
  await check(page, 'the studio');
  for (const place of ['Map', 'Pictures', 'Rules', 'Play']) {
    await press(page.getByRole('navigation').getByRole('button', { name: place, exact: true }));
    await expect(page.locator('main.place > *').first()).toBeVisible();
    await check(page, `the studio, ${place}`);
  }
  // It is in a live region, and can be reached by keyboard.
  await expect(page.getByRole('status').filter({ hasText: 'keeps nothing' })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
});

test('notices do not move the board, and the room for hints stays with the game', {
  tag: '@phone',
}, async ({ page }) => {
  const board = () => page.locator('.board canvas:first-child').boundingBox();
  await openText(page, 'tilt:4x4#7');
  for (const [width, height] of [SIZES[1], SIZES[3], SIZES[5]]) {
    await page.setViewportSize({ width, height });
    await painted(page);
    const before = await board();
    await page.evaluate(() => {
      location.hash = '#zbroken';
    });
    await expect(notice(page)).toBeVisible();
    expect(await board(), `with a notice at ${width} x ${height}`).toEqual(before);
    await press(notice(page).getByRole('button', { name: 'Close' }));
    await expect(notice(page)).toHaveCount(0);
    expect(await board(), `without it at ${width} x ${height}`).toEqual(before);
  }

  await page.setViewportSize({ width: 320, height: 568 });
  await openText(page, 'tilerama:classic-a-x3#7');
  await press(button(page, 'Hint'));
  await expect(notice(page)).toContainText('Hint');
  const before = await board();
  await press(notice(page).getByRole('button', { name: 'Close' }));
  await expect(notice(page)).toHaveCount(0);
  await painted(page);
  expect(await board(), 'after the first hint').toEqual(before);
});
