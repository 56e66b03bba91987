// Tilerama on the page: pieces dragged, flicked, tapped and pushed by keys; boards solved with each input;
// families of boards, skins and indicators.
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import {
  button,
  cellBox,
  cells,
  dialog,
  figure,
  hintOn,
  moves,
  openText,
  pick,
  play,
  press,
  show,
  stopClock,
} from '../page';

const ROW = 'tilerama:own@+ + + +|a2 3 1a|+ + + +;goal=+ + + +| 1 2 3 |+ + + +;moves=0';

/** Drags the piece in a cell, given by its index in reading order, by a number of cells down and right. */
async function drag(page: Page, cell: number, [down, right]: readonly [number, number]) {
  const box = await cellBox(page.getByRole('gridcell').nth(cell));
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const to = { x: from.x + right * box.width, y: from.y + down * box.height };
  await hand.swipe(page, from, to, { ms: 300, steps: 12, rest: 150 });
}

const WAYS = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] } as const;

test('a drag pushes a row through its jump, and the solved board is announced', { tag: '@quick' }, async ({
  page,
}) => {
  await openText(page, ROW);
  await drag(page, 0, [0, 1]);
  await expect.poll(() => moves(page)).toEqual(['r1c1 right']);
  await expect.poll(() => cells(page)).toEqual(['1, to be 1', '2, to be 2', '3, to be 3']);
  expect((await state(page)).status).toMatchObject({ state: 'won', over: true });
  await expect(page.getByRole('region', { name: 'You won' })).toBeVisible();
  await expect(figure(page, 'moves')).toHaveText('1');
});

test('a drag across two cells is one slide of two moves', { tag: '@phone' }, async ({ page }) => {
  await openText(page, ROW);
  await drag(page, 2, [0, -2]);
  await expect.poll(() => moves(page)).toEqual(['r1c3 left', 'r1c2 left']);
  expect((await state(page)).figures.slides).toBe(1);
});

test('a blocked drag changes nothing', { tag: '@phone' }, async ({ page }) => {
  await openText(page, ROW);
  await drag(page, 0, [-0.9, 0]);
  expect(await moves(page)).toEqual([]);
  // The refusal is announced, and shown in a bubble for a while.
  await expect(page.getByText('Blocked in row 1, column 1, at the top.').first()).toBeAttached();
});

test('a board is solved by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, ROW);
  await page.locator('body').press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moves(page)).toEqual(['r1c1 right']);
  await expect(page.getByRole('region', { name: 'You won' })).toBeVisible();
});

test('a scramble is solved by hand with hints', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilerama:classic-b-x3~4#5');
  for (let n = 0; n < 4; n += 1) {
    const next = (await hintOn(page, 500_000))?.move;
    if (next === undefined) break;
    const [, row, column, dir] = /^r(\d)c(\d) (\w+)$/.exec(next) ?? [];
    await drag(page, (Number(row) - 1) * 3 + Number(column) - 1, WAYS[dir as keyof typeof WAYS]);
    await expect.poll(async () => (await moves(page)).at(-1)).toBe(next);
  }
  expect((await state(page)).status.state).toBe('won');
});

test('boards are selected by family or difficulty, with pictures, by hand and by keys', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, ROW);
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: 'Two rings new' }));
  await expectNoBarriers(page);
  const board = dialog(page).getByRole('button', {
    name: /^Two rings, 2 colours, difficulty 4 of 5, not tried yet/,
  });
  await press(board);
  await expect(board).toHaveAttribute('aria-pressed', 'true');
  const painted = await board.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return data.some((value) => value > 0);
  });
  expect(painted).toBe(true);
  expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  // The easiest boards of all families.
  await press(dialog(page).locator('.segments').getByText('2', { exact: true }));
  const easy = dialog(page).getByRole('button', { name: /difficulty 2 of 5/ });
  await expect(easy.first()).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /difficulty 4 of 5/ })).toHaveCount(0);
  await easy.first().focus();
  await page.keyboard.press('Enter');
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect.poll(async () => (await state(page)).id).toContain('tilerama:donut-x3#');
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: 'Harder' }));
  await expect.poll(async () => (await state(page)).id).toContain('tilerama:donut-x4#');
});

test('another skin is stored, and indicators can be hidden', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, ROW);
  await pick(page, 'Settings');
  await press(dialog(page).getByText('Ivory'));
  await press(dialog(page).getByText('Where a push is refused'));
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('ivory');
  expect(kept).toContain('indicators');
});

test('axe finds no barrier on a board', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, 'tilerama:compound-b-x5#1');
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await expectNoBarriers(page);
  await expect(button(page, 'Hint')).toBeVisible();
});

test('the clock starts with the first move and stops while the page is hidden', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install();
  await openText(page, 'tilerama:classic-b-x3#1');
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await stopClock(page, 3_600_000);
  const clock = () => page.evaluate(() => (window.tilery as Tilery).session.clock());
  await page.clock.runFor(5_000);
  expect(await clock(), 'nothing has been moved').toBe(0);
  const [legal = ''] = (await state(page)).legal;
  await play(page, legal);
  await page.clock.runFor(5_000);
  const played = await clock();
  expect(played).toBeGreaterThanOrEqual(4_000);
  expect(played).toBeLessThanOrEqual(6_000);
  await show(page, false);
  const left = await clock();
  expect(left - played).toBeLessThan(1_000);
  await page.clock.runFor(60_000);
  expect(await clock()).toBe(left);
  await show(page, true);
  await page.clock.runFor(3_000);
  expect(await clock()).toBeGreaterThanOrEqual(left + 2_000);
  expect(await clock()).toBeLessThanOrEqual(left + 4_000);
});
