// A new player finds the first steps of a game below its board, and succeeds with the third touch.
import { expect, expectNoBarriers, test } from './fixtures';
import { button, press } from './page';

test('from the home to the first success in three touches', { tag: '@phone' }, async ({ page, hand }) => {
  await page.goto('./');
  await press(page, hand, page.locator('.games').getByRole('button', { name: /^Tilerama/ }));
  const offer = button(page, 'First steps');
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page);
  await press(page, hand, offer);
  await expect(page.locator('.aim')).toContainText('Push a tile into the empty cell.');
  // The tile can move in one direction only.
  await press(page, hand, page.getByRole('gridcell').first());
  await expect(page.getByRole('img', { name: '3 stars of three' })).toBeVisible();
  await expect(page.locator('.over').getByRole('button', { name: 'Next board' })).toBeInViewport();
});

test('first steps are not offered to players who know how to move', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('./#tilt');
  await expect(button(page, 'First steps')).toBeVisible();
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'])
    await page.keyboard.press(key);
  await expect(button(page, 'First steps')).toHaveCount(0);
});

test('a level that is an assignment shows its instructions, not only its goal', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`./#t${encodeURIComponent('tilecode:robot-2#1;aim=win;par=46')}`);
  await expect(page.locator('.aim .goal')).toContainText('only the robot sinks');
  await page.goto(`./#t${encodeURIComponent('tilt:2x2#1;aim=reach 8')}`);
  await expect(page.locator('.aim .goal')).toHaveText('Make a tile of 8.');
});
