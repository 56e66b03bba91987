// Template on the real page: played to its end by hand and by keys, with a hint, in both languages.
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import { cells, dialog, figure, openText, pick, press } from '../page';

const BOARD = 'template:3x2@*.*/**.';

/** The middle of a cell, by its place in reading order. */
async function middle(page: Page, cell: number) {
  const box = await page.getByRole('gridcell').nth(cell).boundingBox();
  if (box === null) throw new Error(`cell ${cell} has no box`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const position = async (page: Page) => (await state(page)).position;

test('lights are put out by hand until the game is won', async ({ page }) => {
  await openText(page, BOARD);
  await expect(figure(page, 'lights')).toHaveText('4');
  // A press that is lifted over another cell plays nothing. A dark cell is refused with a sentence.
  await hand.swipe(page, await middle(page, 0), await middle(page, 2), { ms: 400, steps: 8, rest: 200 });
  await hand.tap(page, await middle(page, 1));
  await expect(page.getByText('It is dark in row 1, column 2.').first()).toBeAttached();
  expect(await position(page)).toBe(BOARD);
  for (const cell of [0, 2, 3, 4]) await hand.tap(page, await middle(page, cell));
  expect((await state(page)).status).toMatchObject({ state: 'won', over: true });
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
});

test('keys and hints play moves', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, BOARD);
  await page.locator('body').press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBe('template:3x2@*.*/.*.');
  await page.keyboard.press('h');
  await expect(page.getByRole('status').filter({ hasText: 'row 1, column 1' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBe('template:3x2@..*/.*.');
  await expect.poll(() => cells(page)).toEqual(['dark', 'dark', 'a light', 'dark', 'a light', 'dark']);
  await expectNoBarriers(page);
});

test.describe('in French', () => {
  test.use({ locale: 'fr' });

  test('the rules are shown with a board to try', { tag: '@phone' }, async ({ page }) => {
    await openText(page, BOARD);
    await pick(page, 'Règles');
    // A board that came as a position shows its own lines first.
    await press(dialog(page).getByText('Toutes les règles'));
    await expect(dialog(page).getByText('Éteignez les deux lumières.')).toBeVisible();
    await expect(dialog(page).locator('canvas').first()).toBeVisible();
  });
});
