// The browser's Back, on a phone a swipe from the screen's edge, closes the open layers, then leads from the
// game to the home, and loses nothing.
import { expect, type Page, state, test } from '../fixtures';
import { button, dialog, moveBy, openGame, pick, press } from '../page';

/** Goes back. The page stays, so the only thing to wait for is what the test expects next. */
const goBack = (page: Page) => page.evaluate(() => history.back());

/** The number of layers in the history, once it has followed the page. */
const depth = (page: Page) => page.evaluate(() => (history.state as { depth: number } | null)?.depth);

async function start(page: Page) {
  await openGame(page, 'tilt');
  await moveBy(page, 3);
  await expect.poll(() => depth(page)).toBe(1);
  return (await state(page)).position;
}

test('Back closes a dialog, then leads to the home, and nothing is lost', async ({ page }) => {
  const position = await start(page);
  await pick(page, 'Settings');
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => depth(page)).toBe(2);
  await goBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.board canvas')).toBeVisible();
  expect((await state(page)).position).toBe(position);
  await expect.poll(() => depth(page)).toBe(1);

  await goBack(page);
  await expect(page.locator('.continue')).toBeVisible();
  await expect.poll(() => depth(page)).toBe(0);
  await press(page.locator('.continue'));
  await expect.poll(() => depth(page)).toBe(1);
  expect((await state(page)).position).toBe(position);
});

test('Back leads from a page opened on the home to the home, also after a reload', async ({ page }) => {
  await page.goto('./');
  await press(button(page, 'Shelf'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelf');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelf');
  await goBack(page);
  await expect(button(page, 'Shelf')).toBeVisible();
});

test('Back closes the menu and panels', async ({ page }) => {
  const position = await start(page);
  await press(button(page, 'Menu'));
  await expect.poll(() => depth(page)).toBe(2);
  await goBack(page);
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect.poll(() => depth(page)).toBe(1);

  await pick(page, 'History');
  await expect(page.getByRole('slider')).toBeVisible();
  await expect.poll(() => depth(page)).toBe(2);
  // A dialog above a panel takes one Back for each.
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => depth(page)).toBe(3);
  await goBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect.poll(() => depth(page)).toBe(2);
  await goBack(page);
  await expect(page.getByRole('slider')).toHaveCount(0);
  expect((await state(page)).position).toBe(position);
});

test('closing a layer by its button removes its history entry', async ({ page }) => {
  await start(page);
  for (const name of ['Rules', 'Scores']) {
    await pick(page, name);
    await expect.poll(() => depth(page)).toBe(2);
    await press(dialog(page).getByRole('button', { name: 'Close' }));
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => depth(page)).toBe(1);
  }
  await press(button(page, 'All games'));
  await expect.poll(() => depth(page)).toBe(0);
});

test('Back after a link leads to the home, and a reload keeps the place', async ({ page }) => {
  await start(page);
  await page.evaluate(() => {
    location.hash = 'ttilt:3x3%239';
  });
  await expect.poll(async () => (await state(page)).id).toBe('tilt:3x3#9');
  await expect.poll(() => depth(page)).toBe(1);
  await page.reload();
  await state(page);
  await expect.poll(() => depth(page)).toBe(1);
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Tilery' })).toBeVisible();
});

test('a new game can be undone while the page is open', async ({ page }) => {
  const position = await start(page);
  const { id } = await state(page);
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect.poll(async () => (await state(page)).id).not.toBe(id);
  await expect(dialog(page)).toHaveCount(0);
  // The notice that offers undo is closed; Undo is still available, even after moves.
  await press(page.getByRole('status').getByRole('button', { name: 'Close' }));
  await moveBy(page, 2);
  const dealt = (await state(page)).position;
  for (let n = 0; n < 2; n += 1) await press(button(page, 'Undo'));
  expect((await state(page)).moves).toHaveLength(0);
  await press(button(page, 'Undo'));
  await expect.poll(async () => (await state(page)).position).toBe(position);
  expect((await state(page)).id).toBe(id);

  // Redo restores the deal with its moves.
  await press(button(page, 'Redo'));
  await expect.poll(async () => (await state(page)).moves).toHaveLength(0);
  for (let n = 0; n < 2; n += 1) await press(button(page, 'Redo'));
  await expect.poll(async () => (await state(page)).position).toBe(dealt);
});

test('undoing a deal skips deals without moves', async ({ page }) => {
  const position = await start(page);
  for (let n = 0; n < 3; n += 1) {
    const { id } = await state(page);
    await pick(page, 'New game');
    await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
    await expect.poll(async () => (await state(page)).id).not.toBe(id);
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.keyboard.press('u');
  await expect.poll(async () => (await state(page)).position).toBe(position);
});

test('All games stays on the site in a tab whose history is full', async ({ page, guard }) => {
  guard.allow(/favicon\.ico/);
  // Chromium keeps 50 entries, and first drops the page's own entries without user activation. Playwright's
  // own calls count as activation.
  for (let n = 0; n < 47; n += 1) await page.goto(`./icon.svg?${n}`);
  await page.goto('./#tilt');
  const untouched = await page.context().newCDPSession(page);
  const follow = (hash: string, id: string) => `(async () => {
    const until = async (holds) => { while (!holds()) await new Promise(requestAnimationFrame); };
    await until(() => window.tilery?.session && history.state?.depth === 1);
    location.hash = '${hash}';
    await until(() => window.tilery?.session?.id() === '${id}');
  })()`;
  for (const seed of [1, 2, 3])
    await untouched.send('Runtime.evaluate', {
      expression: follow(`ttilt:3x3%23${seed}`, `tilt:3x3#${seed}`),
      awaitPromise: true,
      userGesture: false,
    });
  await press(button(page, 'All games'));
  await expect(page.getByRole('heading', { name: 'Tilery' })).toBeVisible();
  await expect.poll(() => depth(page)).toBe(0);
});
