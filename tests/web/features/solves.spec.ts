// Solving for speed on the page: selecting how deals are solved, the inspection countdown, the timer from the
// first push, and the list of all attempts at a board. Blind games hide their tiles.
import { expect, expectNoBarriers, state, test } from '../fixtures';
import { button, cells, dialog, hintOn, openText, pick, play, press, stopClock } from '../page';

test('solves for speed have inspection, averages and blind boards', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilerama:classic-c-x3~1#1');
  await pick(page, 'New game');
  await press(dialog(page).getByText('How it is mixed and solved'));
  await dialog(page).getByRole('combobox', { name: 'Solve' }).selectOption('inspected');
  await expect(dialog(page).getByText('15 seconds to look at the board')).toBeVisible();
  await expectNoBarriers(page);
  await press(button(page, 'Begin'));
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^1[45] s$/);

  // One push solves the board.
  for (let n = 1; n <= 3; n += 1) {
    const move = (await hintOn(page, 500_000))?.move ?? '';
    await play(page, move);
    await expect(timer).toHaveCount(0);
    await expect(page.locator('.over')).toBeVisible();
    if (n === 3) break;
    await press(page.locator('.over').getByRole('button', { name: 'Another like this' }));
    await expect.poll(async () => (await state(page)).status.over).toBe(false);
  }
  await press(page.locator('.over').getByRole('button', { name: 'Solves' }));
  const row = (name: string) => dialog(page).getByRole('row', { name });
  await expect(row('Mean of 3')).toContainText('0.00');
  await expect(row('Average of 5')).toContainText('–');
  await expect(dialog(page).getByText('3 solves')).toBeVisible();
  await expectNoBarriers(page);
  expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);

  // An attempt that is left for another deal is unfinished.
  await press(button(page, 'New try'));
  await expect(timer).toBeVisible();
  await pick(page, 'New game');
  await press(dialog(page).getByText('How it is mixed and solved'));
  await press(dialog(page).getByText('blind', { exact: true }));
  await press(button(page, 'Begin'));
  await expect.poll(async () => (await state(page)).id).toContain('classic-c-x3~1!blind#');
  expect((await cells(page)).join()).not.toContain('?');
  const [away = ''] = (await state(page)).legal.filter((move) => move !== '');
  const solving = (await hintOn(page, 500_000))?.move;
  const other = (await state(page)).legal.find((move) => move !== solving) ?? away;
  await play(page, other);
  await expect.poll(async () => (await cells(page)).filter((cell) => cell.startsWith('?')).length).toBe(8);
});

test('the timer runs from the first push to the last', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await openText(page, 'tilerama:own@+ + + +|a3 1 2a|+ + + +;goal=+ + + +| 1 2 3 |+ + + +;moves=0');
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await stopClock(page, 3_600_000);
  await page.clock.runFor(5_700);
  await page.locator('body').press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(2_400);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await state(page)).status.state).toBe('won');
  const clock = await page.evaluate(() => (window.tilery as Tilery).session.clock());
  expect(Math.abs(clock - 2_400)).toBeLessThan(20);
});
