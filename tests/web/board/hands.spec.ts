// Input and boards: no move is made on a board that was not visible, no game ends by accident, thumbs may
// overlap, and a hint is played by the next key.

import type { Point } from '../../../scripts/browsers/hands.mjs';
import { touches } from '../../../scripts/browsers/touches.mjs';
import { expect, hand, type Page, state, test } from '../fixtures';
import { button, dialog, moves, openText, pick, play, press, seen, stopClock } from '../page';

const waits = (page: Page) => page.evaluate(() => window.tilery?.view?.waits);

/** The position of a point of the board on the screen. */
async function place(page: Page, x: number, y: number): Promise<Point> {
  return page.evaluate(
    ([left, top]) => {
      const { view } = window.tilery as Tilery;
      const box = document.querySelector('.board canvas')?.getBoundingClientRect();
      const at = view.toHost(left, top);
      return { x: (box?.x ?? 0) + at.x, y: (box?.y ?? 0) + at.y };
    },
    [x, y] as const,
  );
}

/** Stops the page's clock. */
async function stopTime(page: Page): Promise<void> {
  await stopClock(page);
}

test.describe('with films', () => {
  test.use({ motion: true });

  test('a press during a film that leads to another board only ends the film', async ({ page }) => {
    await page.clock.install();
    // After that move neither of the next tiles fits, and the grid shrinks by a row and a column.
    await openText(page, 'tileburst:classic@5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/2/0');
    await stopTime(page);
    await play(page, 'place 0 r1c5');
    expect(await waits(page)).toBe(true);
    const after = await state(page);
    expect(after.figures).toMatchObject({ size: 4 });
    expect(after.legal.length, 'there is room on the board to come').toBeGreaterThan(5);
    await hand.swipe(page, await place(page, 3.5, 2.5), await place(page, 1.5, 3.5), { ms: 400, rest: 300 });
    expect(await state(page), 'nothing was played unseen').toEqual(after);
    expect(await waits(page), 'but the board has come').toBe(false);
    await page.clock.runFor(100);
    await page.keyboard.press('s');
    expect((await moves(page)).length, 'and is played on').toBe(2);

    await openText(page, 'mound:classic-4-4-5#2');
    for (const move of ['throw right 5', 'lift 6', 'drop 6', 'drop 3']) await play(page, move);
    expect(await waits(page)).toBe(true);
    expect((await state(page)).figures.level).toBe(2);
    await page.keyboard.press('Enter');
    expect(await waits(page), 'the level that is done is looked at').toBe(true);
    await page.keyboard.press('Enter');
    expect(await waits(page)).toBe(false);
    expect((await moves(page)).length, 'nor by a key').toBe(4);
    await hand.tap(page, await place(page, 0.5, -0.64));
    expect((await moves(page)).at(-1), 'then a tap plays').toBe('drop 1');

    // Undo to the previous level and redo, now by hand. A completed level stays visible for a second.
    for (const key of ['u', 'u', 'r']) {
      await page.keyboard.press(key);
      await page.clock.runFor(4000);
    }
    await seen(page);
    expect((await state(page)).figures.level).toBe(2);
  });
});

test('a game is stopped from the menu, not before the first move, and undo goes on with it', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'mound:classic-5-8-5#3');
  await press(button(page, 'Menu'));
  const stop = page.locator('#menu').getByRole('button', { name: 'Stop and count the score' });
  if (!(await stop.isVisible())) await press(page.locator('#menu .more'));
  await expect(stop).toBeDisabled();
  await page.keyboard.press('Escape');
  await hand.tap(page, await place(page, 0.5, -0.3));
  await expect.poll(() => moves(page)).toEqual(['drop 1']);

  await pick(page, 'Stop and count the score');
  await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
  await page.keyboard.press('u');
  expect((await state(page)).status.over).toBe(false);
  expect(await moves(page)).toEqual(['drop 1']);
});

test('Enter right after a hint plays the hint, wherever the focus is on the board', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const id of [
    'tilt:4x4#1',
    'tilerama:classic-a-x3#1',
    'tileburst:classic#3',
    'mound:classic-5-8-5#3',
  ]) {
    await openText(page, id);
    // Both the pointer and the grid's cursor are elsewhere.
    const middle = await place(page, 2, 2);
    await page.mouse.move(middle.x, middle.y);
    await page.locator('.board [role="gridcell"]').last().focus();
    await page.keyboard.press(id.startsWith('tilt') ? 'Shift+H' : 'h');
    const hint = page.getByRole('status').filter({ hasText: /Hint|Swap/ });
    await expect(hint).toBeVisible();
    const hinted = await page.evaluate(() => (window.tilery as Tilery).session.suggested());
    expect(hinted).toBeDefined();
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page), id).toEqual([hinted]);
  }
});

test('Enter plays a hint after a visit to the menu too, and elsewhere does what has the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  await openText(page, 'tilt:4x4#1');
  const [menu, list] = [button(page, 'Menu'), page.locator('#menu')];
  const hint = page.getByRole('status').filter({ hasText: 'Hint' });
  await menu.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Shift+H');
  await expect(hint).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await moves(page)).length).toBe(1);
  await expect(list).toBeHidden();
  // The hint has been played, so Enter presses the button.
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
});

test.describe('by touch', { tag: '@phone' }, () => {
  /** Sends touches with the timing of fast thumbs, however busy the machine is. */
  async function thumbs(page: Page) {
    let now = 0;
    const send = await touches(page, { clock: () => now });
    return (type: Parameters<typeof send>[0], ms: number, ...points: (Point & { id: number })[]) => {
      now = ms;
      return send(type, ...points);
    };
  }

  test('overlapping thumbs both count', async ({ page }) => {
    await openText(page, 'tilt:4x4@2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2;score=0');
    const send = await thumbs(page);
    const [a, b] = [await place(page, 0.8, 2), await place(page, 3.2, 2)];
    const at = ({ x, y }: Point, id: number, dx = 0, dy = 0) => ({ x: x + dx, y: y + dy, id });
    await send('touchStart', 0, at(a, 0));
    await send('touchMove', 20, at(a, 0, 16));
    await send('touchStart', 40, at(a, 0, 16), at(b, 1));
    await send('touchMove', 60, at(a, 0, 60), at(b, 1, 0, 16));
    await send('touchMove', 80, at(a, 0, 60), at(b, 1, 0, 60));
    await send('touchEnd', 100, at(b, 1, 0, 60));
    await send('touchEnd', 120);
    await expect.poll(() => moves(page)).toEqual(['right', 'down']);
  });

  test('on the narrowest phones, flicks from bricks at the edges of the screen play these bricks', async ({
    page,
  }) => {
    // High enough for the board to take the whole width.
    await page.setViewportSize({ width: 320, height: 693 });
    await openText(page, 'mound:classic-5-8-5#3');
    const legal = (await state(page)).legal;
    for (const [side, x, way] of [
      ['left', -0.5, 1],
      ['right', 8.5, -1],
    ] as const) {
      const row = Number(legal.find((move) => move.startsWith(`throw ${side}`))?.split(' ')[2]);
      const from = await place(page, x, row - 0.5);
      expect(Math.min(from.x, 320 - from.x), 'where the system may go back').toBeLessThan(24);
      const before = (await moves(page)).length;
      const send = await thumbs(page);
      await send('touchStart', 0, { ...from, id: 0 });
      for (const step of [1, 2, 3, 4])
        await send('touchMove', 15 * step, { x: from.x + way * 20 * step, y: from.y, id: 0 });
      await send('touchEnd', 62);
      await expect.poll(() => moves(page)).toHaveLength(before + 1);
      expect((await moves(page)).at(-1)).toBe(`throw ${side} ${row}`);
    }
  });

  test('a tile of Tilerama follows the finger round a corner, and one undo takes it back', async ({
    page,
  }) => {
    const [board, goal] = [
      '+ + + +| . . . |+ + + +| 1 . . |+ + + +',
      '+ + + +| Z . . |+ + + +| . . . |+ + + +',
    ];
    await openText(page, `tilerama:own@${board};goal=${goal}`);
    const [from, corner, to] = [
      await place(page, 0.5, 1.5),
      await place(page, 1.2, 1.5),
      await place(page, 1.2, 0.5),
    ];
    const send = await thumbs(page);
    await send('touchStart', 0, { ...from, id: 0 });
    for (const [ms, { x, y }] of [
      [100, { x: (from.x + corner.x) / 2, y: from.y }],
      [200, corner],
      [300, { x: to.x, y: (corner.y + to.y) / 2 }],
      [400, to],
      [700, to],
    ] as const)
      await send('touchMove', ms, { x, y, id: 0 });
    await send('touchEnd', 800);
    await expect.poll(() => moves(page)).toEqual(['r2c1 right', 'r2c2 up']);
    const undo = await button(page, 'Undo').boundingBox();
    await hand.tap(page, { x: (undo?.x ?? 0) + 10, y: (undo?.y ?? 0) + 10 });
    await expect.poll(() => moves(page)).toEqual([]);
  });
});

test('on a French and on a Russian keyboard directions stay under the hand, and the list shows the letters', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const layout = Object.entries({ KeyW: 'z', KeyA: 'q', KeyS: 's', KeyD: 'd', KeyQ: 'a', KeyZ: 'w' });
    Object.defineProperty(navigator, 'keyboard', { value: { getLayoutMap: async () => new Map(layout) } });
  });
  await openText(page, 'tilt:3x3@0,0,0/0,2,0/0,0,0');
  const strike = (key: string, code: string, more: { ctrlKey?: true; shiftKey?: true } = {}) =>
    page.evaluate(
      (init: { key: string; code: string; ctrlKey?: true; shiftKey?: true }) => {
        for (const type of ['keydown', 'keyup'])
          document.body.dispatchEvent(new KeyboardEvent(type, { ...init, bubbles: true, cancelable: true }));
      },
      { key, code, ...more },
    );
  await strike('z', 'KeyW');
  expect(await moves(page)).toEqual(['up']);
  await strike('q', 'KeyA');
  expect(await moves(page)).toEqual(['up', 'left']);
  await strike('ы', 'KeyS');
  expect(await moves(page)).toEqual(['up', 'left', 'down']);
  await strike('г', 'KeyU');
  expect(await moves(page)).toHaveLength(2);
  // Caps Lock is on.
  await strike('Z', 'KeyZ', { ctrlKey: true });
  expect(await moves(page)).toHaveLength(1);
  await strike('Я', 'KeyZ', { ctrlKey: true, shiftKey: true });
  expect(await moves(page)).toHaveLength(2);
  await strike('?', 'Comma', { shiftKey: true });
  await expect(dialog(page)).toContainText('Arrow keys, Z Q S D or H J K L');
});
