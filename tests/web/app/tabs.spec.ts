// Two tabs of the page at once.
import { seal } from '../../../www/store/envelope';
import { expect, state, test } from '../fixtures';
import { dialog, kept, moveBy, notice, openGame, openText, press } from '../page';

test('an open shelf follows the runs that another tab plays, leaves and removes', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await page.goto('./#shelf');
  const runs = page.getByRole('region', { name: 'Tilt' }).locator('.run');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelf');
  await expect(runs).toHaveCount(0);

  const other = await context.newPage();
  await openGame(other, 'tilt');
  await moveBy(other, 3);
  await expect(runs, 'the running game').toHaveCount(1);
  const { id } = await state(other);
  await other.keyboard.press('n');
  await press(dialog(other).getByRole('button', { name: 'Begin', exact: true }));
  await expect.poll(async () => (await state(other)).id).not.toBe(id);
  await moveBy(other, 2);
  await expect(runs, 'and the game that was left').toHaveCount(2);

  // Changes that the other tab makes only in the database are shown when the player returns.
  await other.goto('./#shelf');
  const left = other.getByRole('region', { name: 'Tilt' }).locator('.run').nth(1);
  await press(left.getByRole('button', { name: /^More for/ }));
  await press(dialog(other).getByRole('button', { name: 'Remove', exact: true }));
  await expect(other.getByRole('region', { name: 'Tilt' }).locator('.run')).toHaveCount(1);
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(runs).toHaveCount(1);
});

test('a line replaced by another tab is on the shelf', { tag: '@desktop' }, async ({ page, context }) => {
  await openText(page, 'tilt:4x4#8');
  await moveBy(page, 3);
  const { position, moves, legal } = await state(page);
  // At the same moment another tab makes a move and is the last to write. It is an otherwise empty page.
  const other = await context.newPage();
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await other.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await other.goto('./empty');
  await moveBy(page, 1);
  const own = legal.find((move) => move !== legal[0]);
  const [run] = (await kept(page, 'game.tilt')) as { save: string }[];
  const [header, id] = run?.save.split('\n') ?? [];
  const save = [header, id, `at ${moves.length + 1}`, ...moves, own, ''].join('\n');
  const here = await state(page);
  await other.evaluate((text) => localStorage.setItem('tilery.game.tilt', text), seal({ ...run, save }));
  await press(notice(page, 'another tab').getByRole('button', { name: 'Follow' }));
  await expect.poll(async () => (await state(page)).moves.at(-1)).toBe(own);
  expect((await state(page)).position).not.toBe(position);
  await page.goto('./#shelf');
  const left = page.getByRole('region', { name: 'Tilt' }).locator('.run').nth(1);
  await press(left.getByRole('button', { name: /^Open/ }));
  await expect.poll(async () => (await state(page)).position).toBe(here.position);
});
