// Rooms in the studio: the game of nine rooms, its settings and its rules.
import { expect, expectNoBarriers, test } from '../fixtures';
import { button, dialog, labelsOf, press } from '../page';
import { goTo, keptText, openStudio, tab } from '../studio-page';

test('the game of nine rooms is copied, walked through and set out in columns', { tag: '@quick' }, async ({
  page,
}) => {
  await openStudio(page);
  await press(button(page, 'Nine Rooms: open a copy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nine Rooms');
  expect(await keptText(page)).toContain('rooms 3\n');
  await goTo(page, 'Settings');
  await expect(page.getByRole('radio', { name: 'Rooms', exact: true })).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: 'Columns of rooms' })).toHaveValue('3');
  await expectNoBarriers(page);
  await press(tab(page, 'Play'));
  const board = page.locator('.watch-board');
  await expect(board.getByRole('gridcell').first()).toBeAttached();
  const player = async () => (await labelsOf(board)).findIndex((label) => label.includes('player'));
  const start = await player();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect.poll(player).not.toBe(start);
  await press(tab(page, 'Rules'));
  await expect(page.getByText('at the edge of the map it goes to the room on the right')).toBeVisible();
});

test('levels become rooms, and a rule leads through their doors', { tag: '@phone' }, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await goTo(page, 'Settings');
  await press(page.getByText('Rooms', { exact: true }));
  await expect.poll(() => keptText(page)).toContain('\nrooms 1\n');
  await expect(page.getByText('each room stays as it was left')).toBeVisible();
  await press(tab(page, 'Rules'));
  await press(page.locator('.rule-open').first());
  await press(page.locator('.rule-tile.centre').last());
  await press(button(page, 'go to the room on the right'));
  await expect.poll(() => keptText(page)).toContain('exit:right');
  await expect(dialog(page)).toHaveCount(0);
});
