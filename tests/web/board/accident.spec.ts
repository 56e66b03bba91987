// Accidental input on a phone is not a move: a palm, a second finger, the system's gestures, rotating the
// phone, a call.

import type { Point } from '../../../scripts/browsers/hands.mjs';
import { touches } from '../../../scripts/browsers/touches.mjs';
import { expect, type Page, state, test } from '../fixtures';
import { eachGame, linkTo, show } from '../page';

test.use({ motion: true });

/** One game for each kind of input: swiping, dragging, aiming, sliding, holding. */
const GAMES = eachGame({ tileburst: 'classic#3', mound: 'classic-5-5-5#7' });

async function open(page: Page, id: string): Promise<string> {
  await page.goto(`./${linkTo(id)}`);
  await expect.poll(async () => (await state(page)).id).toBe(id);
  return (await state(page)).position;
}

/**
 * Points all over the board, since games differ in where a press has an effect. Pads are excluded, because
 * they act on press.
 */
async function places(page: Page): Promise<Point[]> {
  const hasPad = (await state(page)).id?.startsWith('tilecode:') ?? false;
  const box = await page
    .locator(hasPad ? '.board [role="grid"]' : '.board canvas')
    .first()
    .boundingBox();
  if (box === null) throw new Error('there is no board');
  return [0.3, 0.5, 0.8].flatMap((down) =>
    [0.25, 0.5, 0.75].map((across) => ({ x: box.x + box.width * across, y: box.y + box.height * down })),
  );
}

/** The accidents. Each happens at a given point, and leaves the page ready for the next one. */
const ACCIDENTS: Record<string, (page: Page, at: Point) => Promise<void>> = {
  'the system takes the touch away': async (page, { x, y }) => {
    const send = await touches(page, { radius: 6 });
    await send('touchStart', { x, y });
    await send('touchMove', { x: x + 12, y });
    await send('touchCancel');
  },
  'a palm rests on the board': async (page, { x, y }) => {
    const send = await touches(page, { radius: 60 });
    await send('touchStart', { x, y });
    await send('touchMove', { x: x + 60, y: y + 5 });
    await send('touchEnd');
  },
  'two fingers pinch': async (page, { x, y }) => {
    const send = await touches(page, { radius: 6 });
    await send('touchStart', { x, y });
    await send('touchStart', { x, y }, { x: x + 40, y: y + 40 });
    await send('touchMove', { x: x - 60, y: y - 60 }, { x: x + 90, y: y + 90 });
    await send('touchEnd');
  },
  'the window loses the focus': async (page, { x, y }) => {
    const send = await touches(page, { radius: 6 });
    await send('touchStart', { x, y });
    await send('touchMove', { x: x + 12, y });
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await send('touchMove', { x: x + 80, y });
    await send('touchEnd');
  },
  'the page is left': async (page, { x, y }) => {
    const send = await touches(page, { radius: 6 });
    await send('touchStart', { x, y });
    await show(page, false);
    await send('touchMove', { x: x + 80, y });
    await send('touchEnd');
    await show(page, true);
  },
};

for (const id of GAMES)
  test(`what a hand does by accident is no move: ${id}`, async ({ page }) => {
    const before = await open(page, id);
    for (const [name, happens] of Object.entries(ACCIDENTS))
      await test.step(name, async () => {
        for (const at of await places(page)) await happens(page, at);
        expect((await state(page)).position).toBe(before);
        expect((await state(page)).moves).toEqual([]);
      });

    await test.step('a swipe from the edge of the screen becomes the back gesture', async () => {
      const send = await touches(page, { radius: 6 });
      for (const { y } of await places(page)) {
        for (const [from, way] of [
          [6, 1],
          [384, -1],
        ] as const) {
          await send('touchStart', { x: from, y });
          for (const step of [8, 20, 40, 80]) await send('touchMove', { x: from + way * step, y });
          await send('touchCancel');
        }
      }
      expect((await state(page)).position).toBe(before);
      expect((await state(page)).moves).toEqual([]);
    });

    await test.step('the phone is rotated during a gesture', async () => {
      const [, middle = { x: 195, y: 400 }] = await places(page);
      const send = await touches(page, { radius: 6 });
      await send('touchStart', middle);
      await send('touchMove', { x: middle.x + 12, y: middle.y });
      await page.setViewportSize({ width: 844, height: 390 });
      await send('touchMove', { x: middle.x + 90, y: middle.y });
      await send('touchEnd');
      expect((await state(page)).position).toBe(before);
      await page.setViewportSize({ width: 390, height: 844 });
      expect((await state(page)).position).toBe(before);
      expect((await state(page)).moves).toEqual([]);
    });
  });
