// TileCode by keyboard, by its pad, by swipes: rounds that pass while a button is held, and stand still when nothing moves.
import { expect, type Page, state, test } from './fixtures';
import { button, cells, figure, openText, press } from './page';

const STEPS = 'tilecode:steps#1';

const moves = async (page: Page) => (await state(page)).moves;

/** How many rounds had a button in them. */
const presses = async (page: Page) => (await moves(page)).filter((move) => move !== '.').length;

/** The places of the board on the screen, from those of two cells of the mirror. */
async function toScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const middle = async (n: number) => {
    const box = await page.locator('.board').getByRole('gridcell').nth(n).boundingBox();
    if (box === null) throw new Error('a cell is nowhere');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [first, second] = [await middle(0), await middle(1)];
  const unit = second.x - first.x;
  return { x: first.x + (x - 0.5) * unit, y: first.y + (y - 0.5) * unit };
}

/** The pad's right arrow, in tiles of the first level, whose map is 9 x 5. */
async function rightArrow(page: Page): Promise<{ x: number; y: number }> {
  const isWide = await page.evaluate(() => {
    const canvas = document.querySelector('.board canvas') as HTMLCanvasElement;
    return canvas.clientWidth > canvas.clientHeight;
  });
  return isWide ? toScreen(page, -0.59, 3.46) : toScreen(page, 5.82, 7.38);
}

test('nothing passes before the first button, a held key goes on, and a board at rest stands still', async ({
  page,
}) => {
  await openText(page, STEPS);
  await page.waitForTimeout(600);
  expect(await moves(page)).toEqual([]);
  await page.keyboard.down('ArrowRight');
  await expect
    .poll(async () => (await moves(page)).filter((move) => move === 'R').length)
    .toBeGreaterThanOrEqual(2);
  await page.keyboard.up('ArrowRight');
  // It comes to rest, and then no round is played any more.
  await page.waitForTimeout(800);
  const rest = (await moves(page)).length;
  await page.waitForTimeout(500);
  expect(await moves(page)).toHaveLength(rest);
});

test('a finger or a mouse on the pad holds its arrow', async ({ page, hand }) => {
  await openText(page, STEPS);
  await hand.longPress(page, await rightArrow(page), 900);
  const pressed = (await moves(page)).filter((move) => move === 'R');
  expect(pressed.length).toBeGreaterThanOrEqual(2);
  await expect.poll(async () => (await cells(page))[3 * 9 + 3], 'the hedge stops it').toBe('player on grass');
});

test('a swipe steps, and undo brings it back for good', async ({ page, hand }) => {
  await openText(page, STEPS);
  await hand.swipe(page, await toScreen(page, 2, 2), await toScreen(page, 4, 2), { ms: 50, steps: 3 });
  await expect.poll(() => presses(page)).toBeGreaterThan(0);
  await expect.poll(async () => (await cells(page))[3 * 9 + 1]).toBe('grass');
  await page.waitForTimeout(800);
  for (let n = (await moves(page)).length; n > 0; n -= 1) await press(page, hand, button(page, 'Undo'));
  await expect.poll(() => moves(page)).toEqual([]);
  await page.waitForTimeout(500);
  expect(await moves(page), 'time waits for a button').toEqual([]);
  expect((await cells(page))[3 * 9 + 1]).toBe('player on grass');
});

test('a level is won by keyboard alone, and the next one comes', async ({ page }) => {
  await openText(page, STEPS);
  for (const key of ['ArrowUp', 'ArrowUp', ...Array(6).fill('ArrowRight'), 'ArrowDown', 'ArrowDown']) {
    const before = await presses(page);
    await page.keyboard.press(key);
    await expect.poll(() => presses(page)).toBe(before + 1);
  }
  await expect(figure(page, 'level')).toHaveText('2');
  await expect(figure(page, 'score')).toHaveText('50');
});

test('pictures are drawn without smoothing', async ({ page }) => {
  await openText(page, STEPS);
  await page.waitForTimeout(300);
  const from = await toScreen(page, 1.05, 3.05);
  const to = await toScreen(page, 1.95, 3.95);
  const colours = await page.evaluate(
    ([a, b]) => {
      const canvas = document.querySelector('.board canvas') as HTMLCanvasElement;
      const box = canvas.getBoundingClientRect();
      const ratio = canvas.width / box.width;
      const [x, y] = [Math.round((a.x - box.x) * ratio), Math.round((a.y - box.y) * ratio)];
      const side = Math.round((b.x - a.x) * ratio);
      const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(x, y, side, side);
      const seen = new Set<string>();
      for (let n = 0; n < data.length; n += 4) seen.add([...data.slice(n, n + 3)].join());
      return seen.size;
    },
    [from, to] as const,
  );
  expect(colours, 'the colours of the palette and none between them').toBeLessThanOrEqual(12);
  expect(colours).toBeGreaterThan(4);
});
