// Two tabs of the page at once.
import { expect, state, test } from './fixtures';
import { dialog, moveBy, press } from './page';

test('an open shelf follows what another tab plays, leaves and removes', { tag: '@desktop' }, async ({
  page,
  context,
  hand,
}) => {
  await page.goto('./#shelf');
  const runs = page.getByRole('region', { name: 'Tilt' }).locator('.run');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelf');
  await expect(runs).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('./#tilt');
  await state(other);
  await moveBy(other, 3);
  await expect(runs, 'what is running there').toHaveCount(1);
  await other.keyboard.press('n');
  await press(other, hand, dialog(other).getByRole('button', { name: 'Deal', exact: true }));
  await moveBy(other, 2);
  await expect(runs, 'and what was left').toHaveCount(2);

  // What the other tab only changes in the database is seen when the player comes back from there.
  await other.goto('./#shelf');
  const left = other.getByRole('region', { name: 'Tilt' }).locator('.run').nth(1);
  await press(other, hand, left.getByRole('button', { name: /^More for/ }));
  await press(other, hand, dialog(other).getByRole('button', { name: 'Remove', exact: true }));
  await expect(other.getByRole('region', { name: 'Tilt' }).locator('.run')).toHaveCount(1);
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(runs).toHaveCount(1);
});
