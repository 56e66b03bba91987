// The board on the page: touch, mouse and keys move it; it is drawn correctly, sharply and no more often than
// needed; and screen readers get all of it. Gestures are tested in detail in
// tests/node/board/gestures.test.mjs.
import type { Locator } from '@playwright/test';
import type { Point } from '../../../scripts/browsers/hands.mjs';
import { touches } from '../../../scripts/browsers/touches.mjs';
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import { cellBox, later, linkTo, moves, openText, painted, play, squareCorners, stopClock } from '../page';

test.use({ motion: true });

const ROW = 'tilt:4x4@0,2,0,2/0,0,0,0/0,0,0,0/0,0,0,0;score=0';

/** Opens a position and waits for its board. */
async function open(page: Page, position: string): Promise<Locator> {
  await page.goto(`./${linkTo(position)}`);
  const canvas = page.locator('canvas.board-canvas').first();
  await expect(canvas).toBeVisible();
  await expect.poll(async () => (await state(page)).position).toContain(position.split(';')[0]);
  return canvas;
}

/** The centre of a cell of the grid, where its piece is drawn. */
async function middle(page: Page, index: number): Promise<Point> {
  const box = await cellBox(page.getByRole('gridcell').nth(index));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The colour of the canvas a little above the lower edge of a cell, where no digit is. */
function colour(page: Page, index: number): Promise<number[]> {
  return page
    .getByRole('gridcell')
    .nth(index)
    .evaluate((cell) => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas.board-canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) throw new Error('no canvas');
      const place = canvas.getBoundingClientRect();
      const { left, top, width, height } = cell.getBoundingClientRect();
      const ratio = canvas.width / place.width;
      const x = (left + width / 2 - place.left) * ratio;
      const y = (top + height * 0.86 - place.top) * ratio;
      return [...context.getImageData(Math.round(x), Math.round(y), 1, 1).data];
    });
}

const isTile = ([r = 0, g = 0, b = 0]: number[]) => r + g + b > 400;

test('a swipe tilts the board, and the tiles are drawn in their new positions', { tag: '@quick' }, async ({
  page,
}) => {
  await open(page, ROW);
  expect(isTile(await colour(page, 0)), 'an empty cell').toBe(false);
  expect(isTile(await colour(page, 1)), 'a tile').toBe(true);
  const from = await middle(page, 5);
  await hand.swipe(page, from, { x: from.x - 90, y: from.y + 6 });
  await expect.poll(() => moves(page)).toEqual(['left']);
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('4');
  await expect.poll(async () => isTile(await colour(page, 0))).toBe(true);
});

test('a press without movement makes no move', async ({ page }) => {
  await open(page, ROW);
  const on = await middle(page, 5);
  await hand.tap(page, on);
  await page.clock.install();
  await stopClock(page);
  await hand.longPress(page, on, () => later(page, 700));
  expect(await moves(page)).toEqual([]);
});

test('the canvas has one pixel per device pixel, and cells are whole pixels', async ({ page }) => {
  const canvas = await open(page, ROW);
  const [width, wanted] = await canvas.evaluate((element: HTMLCanvasElement) => [
    element.width,
    element.clientWidth * devicePixelRatio,
  ]);
  expect(Math.abs((width ?? 0) - (wanted ?? 0))).toBeLessThan(1.5);
  const ratio = await page.evaluate(() => devicePixelRatio);
  const [first, second] = [await middle(page, 0), await middle(page, 1)];
  const unit = (second.x - first.x) * ratio;
  expect(Math.abs(unit - Math.round(unit))).toBeLessThan(0.02);
});

test('nothing is redrawn while nothing moves', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await open(page, ROW);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('4');
  await later(page, 300);
  await page.evaluate(() => {
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    CanvasRenderingContext2D.prototype.clearRect = function (...args) {
      document.body.dataset.drawn = 'again';
      clear.apply(this, args);
    };
  });
  await later(page, 1300);
  await expect(page.locator('body')).not.toHaveAttribute('data-drawn');
});

test('with reduced motion a move is shown at once', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const canvas = await open(page, ROW);
  await stopClock(page);
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const before = await picture();
  await page.keyboard.press('ArrowLeft');
  expect(await moves(page)).toEqual(['left']);
  // Two frames.
  await later(page, 32);
  const first = await picture();
  expect(first).not.toBe(before);
  await later(page, 400);
  expect(await picture()).toBe(first);
});

test('the board adapts to portrait and landscape', { tag: '@phone' }, async ({ page }) => {
  await open(page, ROW);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(async () => {
      const [first, last] = [await middle(page, 0), await middle(page, 15)];
      return first.y > 0 && last.y < 390 && last.y - first.y > 150;
    })
    .toBe(true);
  await expect.poll(async () => isTile(await colour(page, 1))).toBe(true);
});

test.describe('by touch', { tag: '@phone' }, () => {
  test('a swipe counts before the finger lifts, and once', async ({ page }) => {
    await open(page, ROW);
    const send = await touches(page);
    const { x, y } = await middle(page, 6);
    await send('touchStart', { x, y });
    await send('touchMove', { x: x - 15, y });
    await send('touchMove', { x: x - 40, y });
    await expect.poll(() => moves(page)).toEqual(['left']);
    await send('touchMove', { x: x - 40, y: y + 120 });
    await send('touchEnd');
    await painted(page);
    expect(await moves(page)).toEqual(['left']);
  });

  test('a second finger cancels the press until both have lifted', async ({ page }) => {
    await open(page, ROW);
    const send = await touches(page);
    const { x, y } = await middle(page, 6);
    const other = { x: x - 60, y: y + 80 };
    await send('touchStart', { x, y });
    await send('touchStart', { x, y }, other);
    await send('touchMove', { x: x - 80, y }, other);
    await send('touchMove', { x: x - 80, y }, { x: other.x, y: other.y + 80 });
    await send('touchEnd', { x: x - 80, y });
    await send('touchMove', { x: x - 80, y: y + 100 });
    await send('touchEnd');
    await painted(page);
    expect(await moves(page)).toEqual([]);
    await send('touchStart', { x, y });
    await send('touchMove', { x: x - 60, y });
    await send('touchEnd');
    await expect.poll(() => moves(page)).toEqual(['left']);
  });

  test('a swipe from the edge of the screen is a move unless the system handles it', async ({ page }) => {
    const canvas = await open(page, ROW);
    const send = await touches(page);
    const { y } = await middle(page, 6);
    const box = await canvas.boundingBox();
    const edge = Math.max(box?.x ?? 0, 10);
    expect(edge).toBeLessThan(24);
    await send('touchStart', { x: edge, y });
    await send('touchMove', { x: edge + 120, y });
    await send('touchCancel');
    await painted(page);
    expect(await moves(page)).toEqual([]);
    const other = (box?.x ?? 0) + (box?.width ?? 0) - edge;
    await send('touchStart', { x: other, y });
    await send('touchMove', { x: other - 120, y });
    await send('touchEnd');
    await expect.poll(() => moves(page)).toEqual(['left']);
  });

  test('swiping neither scrolls nor zooms the page', async ({ page }) => {
    await open(page, ROW);
    const { x, y } = await middle(page, 6);
    await hand.swipe(page, { x, y }, { x, y: y + 150 });
    await expect.poll(() => moves(page)).toEqual(['down']);
    const view = await page.evaluate(() => [scrollY, visualViewport?.scale, visualViewport?.offsetTop]);
    expect(view).toEqual([0, 1, 0]);
  });
});

test.describe('by key', () => {
  test('arrow keys tilt the board wherever the focus is, and a refused move changes nothing', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, ROW);
    await page.keyboard.press('ArrowUp');
    expect(await moves(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('gridcell').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await moves(page)).toEqual(['left', 'down']);
  });

  test('the grid is one tab stop, and Ctrl or Shift with arrow keys reads it', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, ROW);
    const cells = page.getByRole('gridcell');
    await expect(page.locator('[role="gridcell"][tabindex="0"]')).toHaveCount(1);
    await cells.first().focus();
    await page.keyboard.press('Control+ArrowRight');
    await expect(cells.nth(1)).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(cells.nth(5)).toBeFocused();
    await page.keyboard.press('End');
    await expect(cells.nth(7)).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(cells.first()).toBeFocused();
    await page.keyboard.press('Control+ArrowUp');
    await expect(cells.first()).toBeFocused();
    expect(await moves(page)).toEqual([]);
    // The focus stays in place when the board changes.
    await page.keyboard.press('ArrowLeft');
    await expect(cells.first()).toHaveAccessibleName('4');
    await expect(cells.first()).toBeFocused();
  });
});

test.describe('for screen readers', () => {
  test('the grid describes the board', { tag: '@desktop' }, async ({ page }) => {
    await open(page, 'tilt:3x2@0,2,0/1024,0,4;score=0');
    const grid = page.getByRole('grid').first();
    await expect(grid).toHaveAccessibleName('Tilt');
    await expect(grid.getByRole('row')).toHaveCount(2);
    const names = ['empty', '2', 'empty', '1024', 'empty', '4'];
    await expect(grid.getByRole('gridcell')).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      await expect(grid.getByRole('gridcell').nth(index)).toHaveAccessibleName(name);
    }
  });

  test('a move is announced by one polite sentence, and so is a refusal', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, ROW);
    const voice = page.locator('.board-announcer').first();
    await expect(voice).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('ArrowLeft');
    await expect(voice).toHaveText(/^Two tiles became 4\. A [24] appeared in row \d, column \d\. Score 4\.$/);
    await open(page, ROW.replace('0,2,0,2', '2,4,0,0'));
    await page.keyboard.press('ArrowLeft');
    await expect(voice).toHaveText(/^Nothing moves to the left/);
  });

  test('axe finds no barrier on the board', { tag: '@desktop' }, async ({ page }) => {
    await open(page, ROW);
    await expectNoBarriers(page, '.board-host');
  });

  test('a new board replaces the grid', { tag: '@desktop' }, async ({ page }) => {
    await open(page, ROW);
    await expect(page.getByRole('gridcell')).toHaveCount(16);
    await open(page, 'tilt:3x2@0,2,0/1024,0,4;score=0');
    await expect(page.getByRole('gridcell')).toHaveCount(6);
  });
});

test.describe('during a film', () => {
  /**
   * Positions, and moves with long films: pieces turn, grow, hop, enter from an edge and are captured.
   * Numbers are indices of legal moves.
   */
  const FILMS: readonly [text: string, moves: readonly (string | number)[]][] = [
    ['tilt:4x4@0,2,2,0/4,0,4,8/2,2,2,2/0,0,16,16;score=0;chance=1', ['left', 'down', 'right']],
    [
      'mound:classic-4-4-5@1/6/5/......cd-......dc-......db-.....dcd-a....bac-c....cda-c..caaca-ad.bdcdd' +
        '/cadaaaaa+cdcbdacb/baddabbb+daccacdd/bcbacdda+aabdcacc/bdaabbbb+cadcbacb/ada;chance=c83888ad2a34a5f3',
      ['drop 5'],
    ],
    ['tileburst:classic@5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/2/0', [0, 1]],
    ['tilerama:moebius-x5~40#2', [3, 4, 6]],
    ['tilecode:steps#2', ['R', 'R', 'D']],
  ];

  for (const [text, moves] of FILMS) {
    test(`partial redraws of ${text.split(/[:@#]/, 2).join(' ')} cover all changes of a frame`, {
      tag: '@phone',
    }, async ({ page }) => {
      await page.clock.install();
      await squareCorners(page);
      await page.addInitScript(() => {
        // Observers of the size redraw the whole board when it changes.
        const Observer = window.ResizeObserver;
        window.ResizeObserver = class extends Observer {
          readonly #told: ResizeObserverCallback;
          constructor(told: ResizeObserverCallback) {
            super(told);
            this.#told = told;
          }
          override observe(target: Element, options?: ResizeObserverOptions) {
            super.observe(target, options);
            Object.assign(target, { drawAll: () => this.#told([], this) });
          }
        };
      });
      await openText(page, text);
      await stopClock(page);
      let frames = 0;
      for (const one of moves) {
        const move = typeof one === 'number' ? ((await state(page)).legal[one] ?? '') : one;
        await play(page, move);
        while (await page.evaluate(() => window.tilery?.view?.isMoving)) {
          await page.clock.runFor(24);
          const others = await page.evaluate(() => {
            const canvas = document.querySelector<HTMLCanvasElement & { drawAll?(): void }>('.board-canvas');
            if (canvas === null) return 'no canvas';
            const { width, height } = canvas;
            const pixels = () =>
              canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
            const before = pixels();
            canvas.drawAll?.();
            // A resized board has another position on its canvas.
            if (canvas.width !== width || canvas.height !== height) return 0;
            const after = pixels();
            // Translucent pixels at the edge of the part that is drawn are rounded otherwise, by up to 6 of 255.
            return before.reduce((sum, value, n) => sum + Number(Math.abs(value - (after[n] ?? 0)) > 8), 0);
          });
          expect(others, `pixels of another frame in frame ${frames}, after ${move}`).toBe(0);
          frames += 1;
        }
      }
      expect(frames).toBeGreaterThan(10);
    });
  }
});
