// The levels of a game of TileCode on the page: lost, tried again, chosen by their pictures, counted on the covers.
import { expect, type Page, state, test } from './fixtures';
import { button, dialog, openText, pick, press } from './page';

test.use({ motion: true });

/** Presses keys one after another, each in a round of its own. */
async function walk(page: Page, ...keys: string[]): Promise<void> {
  const presses = async () => (await state(page)).moves.filter((move) => move !== '.').length;
  for (const key of keys) {
    const before = await presses();
    await page.keyboard.press(key);
    await expect.poll(presses).toBe(before + 1);
  }
}

test('a level that is lost has a moment, from which one press begins it again, and its result after it', {
  tag: '@phone',
}, async ({ page, hand }) => {
  await openText(page, 'tilecode:steps-4#1');
  const intoTheWater = Array(4).fill('ArrowRight');
  await walk(page, ...intoTheWater);
  const again = page
    .locator('.moment[data-kind="lose"]')
    .getByRole('button', { name: 'Try this level again' });
  await press(page, hand, again);
  await expect.poll(async () => (await state(page)).status.over).toBe(false);
  expect((await state(page)).figures).toMatchObject({ level: 4, round: 0 });
  await expect(page.getByRole('region', { name: 'Game over' })).toHaveCount(0);
  await walk(page, ...intoTheWater);
  await expect(again).toBeVisible();
  await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('a level is begun by its picture, and covers say how many were done', { tag: '@phone' }, async ({
  page,
  hand,
}) => {
  await openText(page, 'tilecode:steps#1');
  await walk(page, 'ArrowUp', 'ArrowUp', ...Array(6).fill('ArrowRight'), 'ArrowDown', 'ArrowDown');
  await expect.poll(async () => (await state(page)).figures.level).toBe(2);
  await pick(page, hand, 'New game');
  // All twelve games are one row, with the levels of the one that is played below it in sight.
  const levels = dialog(page).getByRole('group', { name: 'Level' });
  await expect(levels.getByRole('button', { name: 'Level 2' })).toBeInViewport({ ratio: 1 });
  await press(page, hand, levels.getByRole('button', { name: 'Level 1, done' }));
  await expect(dialog(page)).toHaveCount(0);
  expect((await state(page)).figures).toMatchObject({ level: 1, round: 0 });
  await press(page, hand, button(page, 'All games'));
  const steps = page.locator('.cover').filter({ hasText: 'First Steps' });
  await expect(steps.getByRole('img', { name: 'levels done: 1' })).toBeVisible();
  await press(page, hand, steps);
  expect((await state(page)).figures).toMatchObject({ level: 1 });
});
