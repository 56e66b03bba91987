// Tileburst by touch, by mouse and by keyboard, and what a player sees of lines, groups and retreats.
import { expect, type Hand, type Page, state, test } from './fixtures';
import { button, cells, dialog, figure, openText, pick, press } from './page';

/** A deal that is over soon when every tile goes to the first place where it fits. */
const DEAL = 'tileburst:classic#3';

interface Board {
  size: number;
  rows: string[];
  current: string[];
}

/** Rows of a tile after quarter turns clockwise. */
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

/** Where the canvas lies, and whether there is more room beside the board than below it: the tray stands there then. */
async function canvasOf(page: Page) {
  const { box, ratio } = await page.evaluate(() => {
    const canvas = document.querySelector('.board canvas') as HTMLCanvasElement;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { box: { left, top, width, height }, ratio: canvas.width / width };
  });
  return { box, ratio, isWide: box.width > box.height };
}

/** Where a place of the board is on the screen. Cells are a whole number of device pixels wide. */
async function toScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const { size } = await board(page);
  const tenth = size / 10;
  const { box, ratio, isWide } = await canvasOf(page);
  const [width, height] = isWide ? [15.3 * tenth, 10.2 * tenth] : [10.2 * tenth, 14.3 * tenth];
  const unit = Math.floor(Math.min(box.width / width, box.height / height) * ratio) / ratio;
  const left = box.left + (box.width - width * unit) / 2 + 0.1 * tenth * unit;
  const top = box.top + (box.height - height * unit) / 2 + 0.1 * tenth * unit;
  return { x: left + x * unit, y: top + y * unit };
}

/** The middle of the current tile's place in the tray, which stands below the board or beside it. */
async function tray(page: Page, size: number) {
  const { isWide } = await canvasOf(page);
  return isWide ? toScreen(page, size * 1.28, size * 0.23) : toScreen(page, size * 0.29, size * 1.225);
}

/** The same of the next tile. */
async function trayNext(page: Page, size: number) {
  const { isWide } = await canvasOf(page);
  return isWide ? toScreen(page, size * 1.28, size * 0.66) : toScreen(page, size * 0.805, size * 1.165);
}

/** A legal placement that needs no mirror, or none. */
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

/** Turns the tile in the tray by taps, and drags it to a place. */
async function drag(page: Page, hand: Hand, isMobile: boolean): Promise<void> {
  const { size, current } = await board(page);
  const target = await placement(page);
  const before = await length(page);
  const from = await tray(page, size);
  if (target === undefined) {
    // Only mirrored it fits, or not at all: the other tile's turn.
    await hand.tap(page, await trayNext(page, size));
    await expect.poll(() => length(page)).toBe(before + 1);
    return;
  }
  for (let n = 0; n < target.way; n += 1) await hand.tap(page, from);
  const laid = turned(current, target.way);
  const [rows, cols] = [laid.length, laid[0]?.length ?? 0];
  // By a finger the tile floats above it, by a mouse it hangs at its middle.
  const x = target.col + cols / 2;
  const y = isMobile ? target.row + rows + 0.13 * size : target.row + rows / 2;
  await hand.swipe(page, from, await toScreen(page, x, y), { ms: 60, steps: 4, rest: 280 });
  await expect.poll(() => length(page), { message: target.text }).toBe(before + 1);
  expect((await state(page)).moves.at(-1)).toBe(target.text);
}

test('a game is played to its end by dragging, and its score stands in the table', async ({
  page,
  hand,
  isMobile,
}) => {
  test.slow();
  // Without films things lie where they will be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openText(page, DEAL);
  for (let n = 0; n < 120 && !(await state(page)).status.over; n += 1) {
    await drag(page, hand, isMobile);
  }
  const over = page.getByRole('region', { name: 'Game over' });
  await expect(over).toBeVisible();
  await expect(over).toContainText('Neither tile fits on the smallest grid');
  await expect(figure(page, 'size')).toHaveText('4');
  const { figures } = await state(page);
  await pick(page, hand, 'Scores');
  await expect(dialog(page).getByRole('row').nth(1)).toContainText(
    new Intl.NumberFormat('en').format(figures.score ?? 0),
  );
});

test('a game is played to its end by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keyboard');
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
      // From a tile as it is drawn: a swapped one has been laid only when it fitted nowhere, which is not.
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
  // What was done can be undone by a key.
  await page.keyboard.press('u');
  await expect(page.getByRole('region', { name: 'Game over' })).toHaveCount(0);
});

test('taps aim and place, turn and swap, and say what would come of it', async ({ page, hand, isMobile }) => {
  await openText(page, 'tileburst:classic@6/bbbbb.-......-......-......-......-....../b10+11/r1111/0/0');
  const { size } = await board(page);
  await hand.tap(page, await trayNext(page, size));
  await expect.poll(async () => (await state(page)).moves).toEqual(['swap']);
  await press(page, hand, button(page, 'Swap'));
  await expect.poll(async () => (await state(page)).moves).toEqual(['swap', 'swap']);

  // Laid as 01 over 11 its upper cell completes the first row.
  await press(page, hand, button(page, 'Mirror'));
  await press(page, hand, button(page, 'Undo'));
  await expect.poll(() => length(page)).toBe(1);
  await press(page, hand, button(page, 'Redo'));
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
  await press(page, hand, button(page, 'Undo'));
  await expect.poll(async () => (await board(page)).size).toBe(6);
});

test('a tile that is dropped outside goes back', async ({ page, hand }) => {
  await openText(page, DEAL);
  const before = await state(page);
  await hand.swipe(page, await tray(page, 6), await toScreen(page, 3, 8.4), { rest: 300 });
  expect(await state(page)).toEqual(before);
});

test('a retreat cashes what is valid, and says so', async ({ page, hand }) => {
  await openText(page, 'tileburst:classic@5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/2/0');
  expect((await cells(page)).filter((cell) => cell === 'blue, valid')).toHaveLength(11);
  await expect.poll(() => cells(page)).toContainEqual('A retreat would bring 330 points now.');
  const gap = await toScreen(page, 4.5, 0.5);
  await hand.tap(page, gap);
  if ((await length(page)) === 0) await hand.tap(page, gap);
  await expect(
    page.locator('[aria-live]').filter({ hasText: '11 valid blocks bring 330 points' }),
  ).toHaveCount(1);
  await expect.poll(async () => (await board(page)).size).toBe(4);
  expect((await state(page)).figures.score).toBe(330);
});

test('a hint is shown and said', async ({ page, hand }) => {
  await openText(page, DEAL);
  await press(page, hand, button(page, 'Hint'));
  await expect(page.getByRole('status').filter({ hasText: 'Hint:' })).toBeVisible();
  expect((await state(page)).moves).toEqual([]);
});
