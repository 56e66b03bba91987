// Hints in turn-based levels of TileCode: following them wins, and if the level cannot be won any more the
// page says so.
import { expect, hand, type Page, state, test } from '../fixtures';
import { button, lasting, openText, press } from '../page';

const LEVEL = 'tilecode:crates#1';
/** The minimum number of presses that win the level. */
const LEAST = 15;

const toast = (page: Page) => page.locator('.toast');
const presses = async (page: Page) => (await state(page)).moves.filter((move) => move !== '.').length;

const promise = (left: number) => (left > 1 ? `can be won in ${left} presses` : 'That wins the level.');

test('following hints with Enter wins the level, and a crate in a corner loses it', {
  tag: '@desktop',
}, async ({ page }) => {
  await lasting(page);
  await openText(page, LEVEL);
  for (let left = LEAST; left > 0; left -= 1) {
    await page.keyboard.press('h');
    await expect(toast(page)).toContainText(promise(left));
    await page.keyboard.press('Enter');
    await expect.poll(() => presses(page)).toBe(LEAST + 1 - left);
  }
  await expect.poll(async () => (await state(page)).figures.level).toBe(2);

  await openText(page, LEVEL);
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowUp']) {
    const before = await presses(page);
    await page.keyboard.press(key);
    await expect.poll(() => presses(page)).toBe(before + 1);
  }
  // The board reports it without a request.
  const stuck = page.locator('.moment[data-kind="stuck"]');
  await expect(stuck).toContainText('can no longer be won');
  // A hint's answer takes the place of the card, and stacks nothing upon it.
  const board = await page.locator('.board').boundingBox();
  await page.keyboard.press('h');
  await expect(toast(page)).toHaveCount(0);
  await expect(stuck).toContainText('It still could before the last press');
  expect(await page.locator('.board').boundingBox()).toEqual(board);
  // The crate stays where it is, whichever key is pressed.
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect.poll(() => presses(page)).toBe(5);
  await expect(stuck).toContainText('It still could 3 presses ago');
  await press(stuck.getByRole('button', { name: 'Go back there' }));
  await expect.poll(() => presses(page)).toBe(2);
  await page.keyboard.press('h');
  await expect(toast(page)).toContainText('Hint: the');
});

test('a hint requested during a turn waits for its end, and its button of the pad wins', {
  tag: '@phone',
}, async ({ page }) => {
  await lasting(page);
  await openText(page, LEVEL);
  for (let left = LEAST; left > 0; left -= 1) {
    await press(button(page, 'Hint'));
    await expect(toast(page)).toContainText(promise(left));
    const box = await page.locator('.board canvas').boundingBox();
    const hinted = await page.evaluate(() => (window.tilery as Tilery).session.suggested());
    if (box === null || hinted === undefined) throw new Error('there is no hint on the board');
    const size = Math.min(68, 0.19 * box.width, box.height / 8);
    const [x = 0, y = 0] = { U: [0, -1], R: [1, 0], D: [0, 1], L: [-1, 0] }[hinted] ?? [];
    await hand.tap(page, {
      x: box.x + box.width / 2 + x * size,
      y: box.y + box.height - (1.5 - y) * size,
    });
    await expect.poll(() => presses(page)).toBe(LEAST + 1 - left);
  }
  await expect.poll(async () => (await state(page)).figures.level).toBe(2);
});

test('a game in real time offers no hint', { tag: '@desktop' }, async ({ page }) => {
  for (const [id, count] of [
    ['tilecode:snake#1', 0],
    [LEVEL, 1],
    ['tilecode:steps#1', 0],
  ] as const) {
    await openText(page, id);
    await expect(button(page, 'Undo')).toBeVisible();
    await expect(page.locator('.actions').getByRole('button', { name: 'Hint' }), id).toHaveCount(count);
  }
  await page.keyboard.press('h');
  await expect(toast(page)).toHaveCount(0);
});
