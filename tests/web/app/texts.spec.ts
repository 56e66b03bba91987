// The texts of shipped games are separate files, loaded when a game is opened.
import { expect, state, test } from '../fixtures';
import { dialog, pick, press } from '../page';

test.use({ serviceWorkers: 'block' });

test('each game loads its own text, reports a failure, and continues after a reload', {
  tag: '@desktop',
}, async ({ page, guard }) => {
  guard.allow(/ERR_FAILED.*crates-/);
  const texts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([a-z]+)-[^/]+\.txt$/.exec(request.url()) ?? [];
    if (name !== undefined) texts.push(name);
  });
  await page.goto('./#tilecode/rocks');
  expect((await state(page)).id).toContain(':rocks#');
  expect(texts).toEqual(['rocks']);

  // Replacing a game without moves offers no undo, so make a move.
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await state(page)).moves.length).toBeGreaterThan(0);

  // Choose another game while offline.
  await page.route(/\/crates-[^/]+\.txt$/, (route) => route.abort());
  await pick(page, 'New game');
  const chip = dialog(page).getByRole('button', { name: 'Crates' });
  await press(chip);
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(/\/crates-[^/]+\.txt$/);
  await press(chip);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect.poll(async () => (await state(page)).id).toContain(':crates#');

  // The previous game continues where it was left, also after a reload.
  await page.goto('./#tilecode/rocks');
  await expect.poll(async () => (await state(page)).id).toContain(':rocks#');
  texts.length = 0;
  await page.reload();
  expect((await state(page)).id).toContain(':rocks#');
  expect(texts).toEqual(['rocks']);
});
