// Texts of shipped games are files of their own: a visit fetches that of the game which is played, when it is asked for.
import { expect, state, test } from './fixtures';
import { dialog, pick, press } from './page';

test.use({ serviceWorkers: 'block' });

test('each game fetches its own text, says when it cannot be had, and goes on after a reload', {
  tag: '@desktop',
}, async ({ page, hand, guard }) => {
  guard.allow(/ERR_FAILED.*crates-/);
  const texts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([a-z]+)-[^/]+\.txt$/.exec(request.url()) ?? [];
    if (name !== undefined) texts.push(name);
  });
  await page.goto('./#tilecode/rocks');
  expect((await state(page)).id).toContain(':rocks#');
  expect(texts).toEqual(['rocks']);

  // What was not played nobody wants back.
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await state(page)).moves.length).toBeGreaterThan(0);

  // Another game, while there is no connection.
  await page.route(/\/crates-[^/]+\.txt$/, (route) => route.abort());
  await pick(page, hand, 'New game');
  const chip = dialog(page).getByRole('button', { name: 'Crates' });
  await press(page, hand, chip);
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(/\/crates-[^/]+\.txt$/);
  await press(page, hand, chip);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await press(page, hand, dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect.poll(async () => (await state(page)).id).toContain(':crates#');

  // The game before comes back, and a reload goes on with it.
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await state(page)).id).toContain(':rocks#');
  texts.length = 0;
  await page.reload();
  expect((await state(page)).id).toContain(':rocks#');
  expect(texts).toEqual(['rocks']);
});
