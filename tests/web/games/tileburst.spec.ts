// Tileburst by touch, mouse and keyboard, and its display of lines, groups and retreats.

import { pause } from '../../../scripts/browsers/hands.mjs';
import { touches } from '../../../scripts/browsers/touches.mjs';
import { expect, hand, type Page, state, test } from '../fixtures';
import { button, cells, closeDialog, dialog, figure, openText, pick, press } from '../page';

/** A deal that is over soon if every tile is placed at the first position where it fits. */
const DEAL = 'tileburst:classic#3';

interface Board {
  size: number;
  rows: string[];
  current: string[];
}

/** The rows of a tile after quarter turns clockwise. */
function turned(rows: string[], quarters: number): string[] {
  let result = rows;
  for (let n = 0; n < quarters; n += 1) {
    result = [...(result[0] ?? '')].map((_, col) =>
      result
        .map((row) => row[col])
        .reverse()
        .join(''),
    );
  }
  return result;
}

async function board(page: Page): Promise<Board> {
  const text = (await state(page)).position.replace(/^.*@/, '');
  const [size = '', rows = '', current = ''] = text.split('/');
  return { size: Number(size), rows: rows.split('-'), current: current.slice(1).split('+') };
}

/** The box of the canvas, and whether the tray is beside the board rather than below it. */
async function canvasOf(page: Page) {
  await page.waitForFunction(() => {
    const { width = 0, height = 0 } = document.querySelector('.board canvas')?.getBoundingClientRect() ?? {};
    return width > 0 && height > 0;
  });
  const { box, ratio } = await page.evaluate(() => {
    const canvas = document.querySelector('.board canvas') as HTMLCanvasElement;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { box: { left, top, width, height }, ratio: canvas.width / width };
  });
  return { box, ratio, isWide: box.width > box.height };
}

/** Converts a point of the board to the screen. Cells are a whole number of device pixels wide. */
async function toScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const { size } = await board(page);
  const tenth = size / 10;
  const { box, ratio, isWide } = await canvasOf(page);
  const [width, height] = isWide ? [15.3 * tenth, 10.2 * tenth] : [10.2 * tenth, 14 * tenth];
  const unit = Math.floor(Math.min(box.width / width, box.height / height) * ratio) / ratio;
  const left = box.left + (box.width - width * unit) / 2 + 0.1 * tenth * unit;
  const top = box.top + (box.height - height * unit) / 2 + 0.1 * tenth * unit;
  return { x: left + x * unit, y: top + y * unit };
}

/** The centre of the current tile in the tray, which is below or beside the board. */
async function tray(page: Page, size: number) {
  const { isWide } = await canvasOf(page);
  return isWide ? toScreen(page, size * 1.28, size * 0.27) : toScreen(page, size * 0.29, size * 1.21);
}

/** The centre of the next tile in the tray. */
async function trayNext(page: Page, size: number) {
  const { isWide } = await canvasOf(page);
  return isWide ? toScreen(page, size * 1.28, size * 0.79) : toScreen(page, size * 0.805, size * 1.21);
}

/** A legal placement without mirroring; undefined if there is none. */
async function placement(
  page: Page,
): Promise<{ text: string; way: number; row: number; col: number } | undefined> {
  const { legal } = await state(page);
  const text = legal.find((move) => /^place \d /.test(move));
  const [, way, row, col] = text?.match(/^place (\d) r(\d+)c(\d+)$/) ?? [];
  return text === undefined
    ? undefined
    : { text, way: Number(way), row: Number(row) - 1, col: Number(col) - 1 };
}

const length = async (page: Page) => (await state(page)).moves.length;

/** Turns the tile in the tray by taps, and drags it to a position. */
async function drag(page: Page, isMobile: boolean): Promise<void> {
  const { size, current } = await board(page);
  const target = await placement(page);
  const before = await length(page);
  const from = await tray(page, size);
  if (target === undefined) {
    // The tile fits only if mirrored, or not at all, so swap it for the next one.
    await hand.tap(page, await trayNext(page, size));
    await expect.poll(() => length(page)).toBe(before + 1);
    return;
  }
  for (let n = 0; n < target.way; n += 1) await hand.tap(page, from);
  const laid = turned(current, target.way);
  const [rows, cols] = [laid.length, laid[0]?.length ?? 0];
  // Under a finger the tile floats above the touch; under a mouse it is centred.
  const x = target.col + cols / 2;
  const y = isMobile ? target.row + rows + 0.13 * size : target.row + rows / 2;
  await hand.swipe(page, from, await toScreen(page, x, y), { ms: 60, steps: 4, rest: 280 });
  await expect.poll(() => length(page), { message: target.text }).toBe(before + 1);
  expect((await state(page)).moves.at(-1)).toBe(target.text);
}

test('a game is played to its end by dragging, and its score enters the table', async ({
  page,
  isMobile,
}) => {
  test.slow();
  // Without films, pieces are at their final positions.
  await openText(page, DEAL);
  for (let n = 0; n < 120 && !(await state(page)).status.over; n += 1) {
    await drag(page, isMobile);
  }
  const over = page.getByRole('region', { name: 'Game over' });
  await expect(over).toBeVisible();
  await expect(over).toContainText('Neither tile fits on the smallest grid');
  const { figures } = await state(page);
  expect(figures.size).toBe(4);
  await pick(page, 'Scores');
  await expect(dialog(page).getByRole('row').nth(1)).toContainText(
    new Intl.NumberFormat('en').format(figures.score ?? 0),
  );
});

test('a game is played to its end by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  await openText(page, DEAL);
  for (let n = 0; n < 120; n += 1) {
    const { legal, moves, status } = await state(page);
    if (status.over) break;
    const text = legal.find((move) => move !== 'swap') ?? 'swap';
    const [, mirrored, way, row, col] = text.match(/^place (m?)(\d) r(\d+)c(\d+)$/) ?? [];
    if (text === 'swap') {
      await page.keyboard.press('s');
    } else {
      // Orientations are relative to the tile as drawn; tiles are swapped only if they fit nowhere, which
      // does not happen here.
      if (mirrored === 'm') await page.keyboard.press('m');
      for (let turn = 0; turn < Number(way); turn += 1) await page.keyboard.press('t');
      for (let step = 0; step < 10; step += 1) {
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowLeft');
      }
      for (let step = 1; step < Number(row); step += 1) await page.keyboard.press('ArrowDown');
      for (let step = 1; step < Number(col); step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
    await expect.poll(async () => (await state(page)).moves.at(-1)).toBe(text);
    expect((await state(page)).moves).toHaveLength(moves.length + 1);
  }
  await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
  // A key undoes the move.
  await page.keyboard.press('u');
  await expect(page.getByRole('region', { name: 'Game over' })).toHaveCount(0);
});

test('taps aim, place, turn and swap, and the result of a placement is announced', async ({
  page,
  isMobile,
}) => {
  await openText(page, 'tileburst:classic@6/bbbbb.-......-......-......-......-....../b10+11/r1111/0/0');
  const { size } = await board(page);
  await hand.tap(page, await trayNext(page, size));
  await expect.poll(async () => (await state(page)).moves).toEqual(['swap']);
  await press(button(page, 'Swap'));
  await expect.poll(async () => (await state(page)).moves).toEqual(['swap', 'swap']);

  // Placed as 01 over 11, its upper cell completes the first row.
  await press(button(page, 'Mirror'));
  await press(button(page, 'Undo'));
  await expect.poll(() => length(page)).toBe(1);
  await press(button(page, 'Redo'));
  await expect.poll(() => length(page)).toBe(2);
  const corner = await toScreen(page, 5, 1);
  // A mouse aims by hovering, a finger by a first tap.
  if (isMobile) await hand.tap(page, corner);
  else await page.mouse.move(corner.x, corner.y);
  await expect.poll(() => cells(page)).toContainEqual(expect.stringContaining('lines for 450 points'));
  expect(await length(page), 'aiming is no move').toBe(2);
  await hand.tap(page, corner);
  await expect.poll(async () => (await board(page)).size).toBe(7);
  await expect(figure(page, 'score')).toHaveText('450');
  await press(button(page, 'Undo'));
  await expect.poll(async () => (await board(page)).size).toBe(6);
});

test('a tile dropped outside the grid returns to the tray', { tag: ['@desktop', '@quick'] }, async ({
  page,
}) => {
  await openText(page, DEAL);
  const before = await state(page);
  await hand.swipe(page, await tray(page, 6), await toScreen(page, 3, 8.4), { rest: 300 });
  expect(await state(page)).toEqual(before);
});

test('shining groups bring points when no tile fits, and this is announced', { tag: '@desktop' }, async ({
  page,
}) => {
  await openText(page, 'tileburst:classic@5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/2/0');
  expect((await cells(page)).filter((cell) => cell === 'blue, shining')).toHaveLength(11);
  await button(page, 'More figures').click();
  await expect(figure(page, 'retreat')).toHaveText('+330');
  const gap = await toScreen(page, 4.5, 0.5);
  await hand.tap(page, gap);
  if ((await length(page)) === 0) await hand.tap(page, gap);
  await expect(page.locator('[aria-live]').filter({ hasText: '11 blocks bring 330 points' })).toHaveCount(1);
  await expect.poll(async () => (await board(page)).size).toBe(4);
  expect((await state(page)).figures.score).toBe(330);
});

test('a hint is shown and announced', { tag: '@phone' }, async ({ page }) => {
  await openText(page, DEAL);
  await press(button(page, 'Hint'));
  await expect(page.getByRole('status').filter({ hasText: 'Hint:' })).toBeVisible();
  expect((await state(page)).moves).toEqual([]);
});

/** A wide tile and a different next tile, so that each can be recognised by its rows. */
const TWO = 'tileburst:classic@6/......-......-......-......-......-....../b111+100/r1111/0/0;chance=5';

/** The labels of the cells under a ghost. */
const AIMED = /^The tile (fits|does not fit) here/;

/** The label of a tile in the tray. It describes the rows of the tile in its present orientation. */
const trayText = async (page: Page, which: 'Tile to place' | 'Next tile') =>
  (await cells(page)).find((text) => text.startsWith(which)) ?? '';

/**
 * Flicks from the centre of the current tile. The touches have timestamps of a fast finger, because on a busy
 * machine they would arrive as a slow drag, which is another gesture.
 */
async function flick(page: Page, dx: number, dy: number): Promise<void> {
  const from = await tray(page, 6);
  let ms = 0;
  const send = await touches(page, { clock: () => ms });
  await send('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    ms = 60 * part;
    await send('touchMove', { x: from.x + dx * part, y: from.y + dy * part });
  }
  await send('touchEnd');
}

test('flicks in the tray swap, turn and mirror', { tag: '@phone' }, async ({ page }) => {
  await openText(page, TWO);
  const current = () => trayText(page, 'Tile to place');
  await expect.poll(current).toContain('111 100');
  const first = await current();
  await flick(page, 60, 0);
  await expect.poll(async () => (await state(page)).moves).toEqual(['swap']);
  await expect.poll(current).toContain('red');
  await flick(page, -60, 0);
  await expect.poll(async () => (await state(page)).moves).toEqual(['swap', 'swap']);
  await expect.poll(current).toBe(first);
  await flick(page, 0, -60);
  await expect.poll(current).toContain('11 01 01');
  await flick(page, 0, 60);
  await expect.poll(current).toContain('11 10 10');
  expect(await length(page), 'neither turning nor mirroring is a move').toBe(2);
});

test('a slow slide along the tray places nothing', { tag: '@phone' }, async ({ page }) => {
  await openText(page, TWO);
  const before = await state(page);
  const from = await tray(page, 6);
  await hand.swipe(page, from, { x: from.x + 60, y: from.y - 4 }, { ms: 60, steps: 4, rest: 300 });
  expect(await state(page)).toEqual(before);
});

test('the next tile can be dragged onto the grid instead of the current one', async ({ page, isMobile }) => {
  await openText(page, TWO);
  // Four cells in a row, centred on the second row.
  const target = await toScreen(page, 3, isMobile ? 1 + 1 + 0.13 * 6 : 1.5);
  await hand.swipe(page, await trayNext(page, 6), target, { ms: 60, steps: 5, rest: 280 });
  await expect.poll(async () => (await state(page)).moves).toEqual(['swap', 'place 0 r2c2']);
  const { rows, current } = await board(page);
  expect(rows[1]).toBe('.rrrr.');
  expect(current, 'the tile that was current waits').toEqual(['111', '100']);
  // One undo reverts the whole gesture.
  await press(button(page, 'Undo'));
  await expect.poll(() => trayText(page, 'Tile to place')).toContain('111 100');
});

test('a dragged tile floats above the finger, with its ghost on the grid until release', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, TWO);
  const send = await touches(page);
  const aimed = async () => {
    const all = await cells(page);
    return all.flatMap((text, index) => (AIMED.test(text) ? [index] : [])).slice(0, 9);
  };
  const from = await tray(page, 6);
  const over = await toScreen(page, 2.5, 2 + 2 + 0.13 * 6);
  await send('touchStart', from);
  for (let step = 1; step <= 5; step += 1) {
    const part = step / 5;
    await send('touchMove', { x: from.x + (over.x - from.x) * part, y: from.y + (over.y - from.y) * part });
  }
  // Rows and columns from 0: the tile's upper left corner is in the third row, second column.
  await expect.poll(aimed).toEqual([13, 14, 15, 19]);
  expect(await length(page)).toBe(0);
  const right = await toScreen(page, 3.5, 2 + 2 + 0.13 * 6);
  await send('touchMove', right);
  await expect.poll(aimed).toEqual([14, 15, 16, 20]);
  // A finger that has rested drops the tile instead of flicking it.
  await send('touchMove', right);
  await pause(280);
  await send('touchEnd');
  await expect.poll(async () => (await state(page)).moves).toEqual(['place 0 r3c3']);
});

test('keys move a cursor with a ghost, which Escape removes', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, TWO);
  const aimed = async () => (await cells(page)).filter((text) => AIMED.test(text)).length;
  await expect.poll(() => cells(page)).toContainEqual('empty');
  expect(await aimed()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(aimed).toBe(4);
  await expect(page.locator('.board [role="gridcell"][tabindex="0"]')).toHaveAttribute('aria-label', AIMED);
  await page.keyboard.press('Escape');
  await expect.poll(aimed).toBe(0);
  await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await state(page)).moves).toEqual(['place 0 r1c1']);
  // The cursor stays for the next tile, which does not fit over the first one.
  await expect.poll(() => cells(page)).toContainEqual(expect.stringContaining('does not fit'));
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live]').filter({ hasText: 'There is a block already.' })).toHaveCount(1);
  expect(await length(page)).toBe(1);
});

test('the game shows charts of its size and score, which the result links to', {
  tag: '@desktop',
}, async ({ page }) => {
  // Full except for one cell: the block of the tile is the last one, and a border falls before the end.
  await openText(page, 'tileburst:classic@5/brgyv-rgyvb-gy.br-yvbrg-vbrgy/v1/v111111/1/12000;chance=1');
  const bars = (id: string) => dialog(page).locator(`[data-chart="${id}"] tr`);
  await pick(page, 'Statistics');
  await expect(dialog(page)).toBeVisible();
  await expect(bars('size-over-time')).toHaveCount(0);
  await closeDialog(page);
  const gap = await toScreen(page, 2.5, 2.5);
  await hand.tap(page, gap);
  if ((await length(page)) === 0) await hand.tap(page, gap);
  const over = page.getByRole('region', { name: 'Game over' });
  await press(over.getByRole('button', { name: 'Statistics' }));
  await expect(bars('size-over-time')).toHaveText([/^\s*0\s+5\s*$/, /^\s*1\s+4\s*$/]);
  await expect(bars('score-over-time')).toHaveText([/^\s*0\s+12,000\s*$/, /^\s*1\s+12,000\s*$/]);
});

test('on the narrowest phones a score of six digits fits in the bar', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openText(page, 'tileburst:classic@6/......-......-......-......-......-....../b10+11/r1111/0/123456');
  const score = figure(page, 'score');
  await expect(score).toHaveText('123,456');
  const [number, line] = await Promise.all(
    [score, page.locator('.figures')].map((part) => part.boundingBox()),
  );
  if (number === null || number === undefined || line === null || line === undefined)
    throw new Error('the bar has figures');
  expect(number.x + number.width).toBeLessThanOrEqual(line.x + line.width + 0.5);
  expect(number.y + number.height).toBeLessThanOrEqual(line.y + line.height + 0.5);
  expect(await score.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
