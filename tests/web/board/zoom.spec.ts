// Zooming into boards with small cells. They are a few moves from solved, so that a hint is a short search.
import { touches } from '../../../scripts/browsers/touches.mjs';
import { expect, state, test } from '../fixtures';
import { button, cellBox, openText, press } from '../page';

const BOARD = 'tilerama:classic-b-x20~4#3';

/** The width of a tile's cell in the mirror. */
const sizeOf = async (page: import('@playwright/test').Page) =>
  (await cellBox(page.getByRole('gridcell').first())).width;

test('two fingers zoom a board about their centre and move it; a tap plays the cell shown there', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, BOARD);
  const whole = await sizeOf(page);
  const [legal = ''] = (await state(page)).legal;
  const [, row, column] = /^r(\d+)c(\d+) /.exec(legal) ?? [];
  const cell = page.getByRole('gridcell').nth((Number(row) - 1) * 20 + Number(column) - 1);
  const box = await cellBox(cell);
  const at = { x: box.x + whole / 2, y: box.y + whole / 2 };
  const send = await touches(page);
  const pinch = (type: 'touchStart' | 'touchMove', apart: number, down = 0) =>
    send(type, ...[-apart, apart].map((by) => ({ x: at.x + by, y: at.y + down })));
  await pinch('touchStart', 30);
  for (let apart = 36; apart <= 66; apart += 6) await pinch('touchMove', apart);
  await send('touchEnd');
  await expect.poll(() => sizeOf(page)).toBeGreaterThan(whole * 1.8);
  expect((await state(page)).moves, 'fingers that look play nothing').toEqual([]);
  await expect(button(page, 'Zoom')).toHaveAttribute('aria-pressed', 'true');

  // The point between the fingers stays there, within the limits of the board's edges.
  await expect(cell).toBeInViewport();
  await press(cell);
  await expect.poll(async () => (await state(page)).moves).toEqual([legal]);

  await pinch('touchStart', 30);
  for (let down = -10; down >= -120; down -= 10) await pinch('touchMove', 30, down);
  await send('touchEnd');
  await expect(cell).not.toBeInViewport();
  await button(page, 'Zoom').click();
  await expect.poll(() => sizeOf(page)).toBe(whole);
  await expect(cell).toBeInViewport();
  expect((await state(page)).moves).toHaveLength(1);
});

test('keys and the wheel zoom a board, its cursor stays visible, and a hint shows the whole board', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 480 });
  await openText(page, BOARD);
  const whole = await sizeOf(page);
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('+');
  await expect.poll(() => sizeOf(page)).toBeGreaterThan(whole * 1.8);

  const first = page.getByRole('gridcell').first();
  await expect(first).not.toBeInViewport();
  await page.keyboard.press('ArrowDown');
  // The cursor starts in the first cell.
  await expect(first).toBeInViewport();
  for (let n = 0; n < 19; n += 1) await page.keyboard.press('ArrowDown');
  const last = page.getByRole('gridcell').nth(19 * 20);
  await expect(last).toBeInViewport();
  await expect(first).not.toBeInViewport();

  await press(button(page, 'Hint'));
  await expect.poll(() => sizeOf(page)).toBe(whole);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => sizeOf(page)).toBeGreaterThan(whole * 1.2);
  await page.keyboard.press('0');
  await expect.poll(() => sizeOf(page)).toBe(whole);
});

test('boards with large cells do not zoom', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, 'tilerama:classic-b-x4#3');
  await expect(button(page, 'Zoom')).toHaveCount(0);
  await expect.poll(() => sizeOf(page), 'the board has taken its room').toBeGreaterThan(100);
  const whole = await sizeOf(page);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, -800);
  await page.keyboard.press('+');
  expect(await sizeOf(page)).toBe(whole);
});
