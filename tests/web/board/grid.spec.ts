// Sliding puzzles of any size in Tilerama: chosen by columns and rows, and played with small tiles.
import { expect, state, test } from '../fixtures';
import { button, cells, dialog, openText, pick, press } from '../page';

test('a tap pushes tiles of a 20 × 20 puzzle, and another size can be chosen', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilerama:classic-b-x20~1#3');
  const before = await cells(page);
  expect(before.filter((cell) => /^\d+, to be \d+$/.test(cell)).length).toBeGreaterThan(350);
  const [legal = ''] = (await state(page)).legal;
  const [, row, column] = /^r(\d+)c(\d+) /.exec(legal) ?? [];
  await press(page.getByRole('gridcell').nth((Number(row) - 1) * 20 + Number(column) - 1));
  await expect.poll(async () => (await state(page)).moves).toEqual([legal]);

  await pick(page, 'New game');
  await press(dialog(page).getByText('How it is mixed and solved'));
  await dialog(page).getByRole('slider', { name: 'Columns' }).fill('7');
  await dialog(page).getByRole('slider', { name: 'Rows' }).fill('4');
  await expect(dialog(page).locator('.dealt strong')).toHaveText(/Sliding 7\s×\s4/);
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect.poll(() => cells(page)).toHaveLength(28);
});

test('a solution of thousands of pushes starts playing', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilerama:classic-b-x20#1');
  await press(button(page, 'Solution'));
  await expect.poll(async () => (await state(page)).moves.length).toBeGreaterThan(1);
});
