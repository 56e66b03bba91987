// TileCode by keyboard, pad and swipes: rounds continue while a button is held, and stop when nothing moves.
import { touches } from '../../../scripts/browsers/touches.mjs';
import { expect, hand, type Page, state, test } from '../fixtures';
import {
  button,
  cellBox,
  cells,
  dialog,
  figure,
  lasting,
  later,
  moves,
  openText,
  pick,
  press,
  show,
  stopClock,
} from '../page';

test.use({ motion: true });

const STEPS = 'tilecode:steps#1';

/** The number of rounds with a button. */
const presses = async (page: Page) => (await moves(page)).filter((move) => move !== '.').length;

/** Converts a point of the board to the screen, using the positions of two cells of the mirror. */
async function toScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const middle = async (n: number) => {
    const box = await cellBox(page.locator('.board').getByRole('gridcell').nth(n));
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [first, second] = [await middle(0), await middle(1)];
  const unit = second.x - first.x;
  return { x: first.x + (x - 0.5) * unit, y: first.y + (y - 0.5) * unit };
}

/** The right arrow of the pad, which is centred at the bottom of the screen. */
async function rightArrow(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('.board canvas').boundingBox();
  if (box === null) throw new Error('there is no board');
  const size = Math.min(68, 0.19 * box.width, box.height / 8);
  return { x: box.x + box.width / 2 + size, y: box.y + box.height - 1.5 * size };
}

test('no round is played before the first button, a held key repeats until it ends, and a board at rest stops', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await openText(page, STEPS);
  await later(page, 600);
  expect(await moves(page)).toEqual([]);
  await page.keyboard.down('ArrowRight');
  await expect
    .poll(async () => (await moves(page)).filter((move) => move === 'R').length)
    .toBeGreaterThanOrEqual(2);
  await page.keyboard.up('ArrowRight');
  /** At rest, no more rounds are played. */
  const expectRest = async (why: string) => {
    await later(page, 800);
    const rest = (await moves(page)).length;
    await later(page, 500);
    expect(await moves(page), why).toHaveLength(rest);
  };
  await expectRest('the key is up');
  // None of these reports the release of the key.
  const ends = {
    'Command comes and goes': () => page.keyboard.press('Meta'),
    'another modifier is pressed': () => page.keyboard.down('Control'),
    'the window loses the focus': () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    'the page is hidden': async () => {
      await show(page, false);
      await show(page, true);
    },
  };
  for (const [why, end] of Object.entries(ends)) {
    const before = (await moves(page)).length;
    await page.keyboard.down('ArrowLeft');
    await expect
      .poll(async () => (await moves(page)).slice(before).filter((move) => move === 'L').length)
      .toBeGreaterThanOrEqual(2);
    await end();
    await expectRest(why);
    await page.keyboard.up('Control');
    await page.keyboard.up('ArrowLeft');
  }
});

test('in turn-based time, fast presses are played with little delay', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await openText(page, 'tilecode:crates#1');
  await stopClock(page);
  await later(page, 500);
  for (let n = 0; n < 10; n += 1) {
    const key = n % 2 === 0 ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.down(key);
    await later(page, 50);
    await page.keyboard.up(key);
    await later(page, 50);
  }
  await later(page, 100);
  expect(await presses(page)).toBe(10);
  await later(page, 1000);
  expect(await presses(page), 'and none is held for longer than it was').toBe(10);
});

test('a finger on the pad holds its arrow; the map is above, and the level’s name is shown at its start', {
  tag: '@phone',
}, async ({ page }) => {
  await lasting(page);
  await openText(page, STEPS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\s*First Steps\s+Walk to the flag\s*$/);
  await expect(page.locator('.moment[data-kind="begin"]')).toContainText('Walk to the flag');
  const atHedge = async () => (await cells(page))[2 * 9 + 7];
  await hand.longPress(page, await rightArrow(page), () =>
    expect.poll(atHedge, 'the hedge stops it').toBe('player on grass'),
  );
  const pressed = (await moves(page)).filter((move) => move === 'R');
  expect(pressed.length).toBeGreaterThanOrEqual(2);
});

test('a swipe makes a step, and undo takes it back', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await openText(page, STEPS);
  await hand.swipe(page, await toScreen(page, 2, 2), await toScreen(page, 4, 2), {
    ms: 50,
    steps: 3,
    isFlick: true,
  });
  await expect.poll(() => presses(page)).toBeGreaterThan(0);
  await expect.poll(async () => (await cells(page))[2 * 9 + 3]).toBe('grass');
  await later(page, 800);
  while ((await moves(page)).length > 0) await press(button(page, 'Undo'));
  await expect.poll(() => moves(page)).toEqual([]);
  await later(page, 500);
  expect(await moves(page), 'time waits for a button').toEqual([]);
  expect((await cells(page))[2 * 9 + 3]).toBe('player on grass');
});

test('a level is won by keyboard alone, and the next one shows its message and waits', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await openText(page, STEPS);
  await expect(page.locator('.how')).toHaveText('Walk to the flag with the arrow keys.');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) {
    const before = await presses(page);
    await page.keyboard.press(key);
    await expect.poll(() => presses(page)).toBe(before + 1);
  }
  await expect(figure(page, 'level')).toHaveText('2');
  await expect(figure(page, 'score')).toHaveText('50');
  await expect(page.locator('.how')).toHaveText('Walk to the flag. Coins are worth ten each.');
  await later(page, 500);
  expect((await state(page)).figures.round).toBe(0);
});

test('pixel images are drawn without smoothing', { tag: '@phone' }, async ({ page }) => {
  await openText(page, STEPS);
  const from = await toScreen(page, 3.05, 2.05);
  const to = await toScreen(page, 3.95, 2.95);
  const colours = () =>
    page.evaluate(
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
  await expect.poll(colours).toBeGreaterThan(4);
  expect(await colours(), 'the colours of the palette and none between them').toBeLessThanOrEqual(12);
});

test('a button pauses time, which can be stepped by rounds and resumed', { tag: '@phone' }, async ({
  page,
}) => {
  await page.clock.install();
  await openText(page, 'tilecode:maze#1');
  await stopClock(page);
  await page.keyboard.press('ArrowLeft');
  await later(page, 1000);
  const stopped = (await moves(page)).length;
  expect(stopped).toBeGreaterThan(2);
  await press(button(page, 'Pause'));
  await later(page, 700);
  expect(await moves(page)).toHaveLength(stopped);
  await press(button(page, 'One round'));
  await later(page, 700);
  expect(await moves(page)).toHaveLength(stopped + 1);
  await press(button(page, 'Go on'));
  await later(page, 1000);
  expect((await moves(page)).length).toBeGreaterThan(stopped + 2);
  await expect(button(page, 'Pause')).toBeVisible();
});

test('clicking a control does not take the focus, so keys still reach the game', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await openText(page, 'tilecode:aliens#1');
  await stopClock(page);
  await page.keyboard.press('ArrowLeft');
  await later(page, 1000);
  expect((await moves(page)).length).toBeGreaterThan(2);
  await button(page, 'Pause').click();
  await later(page, 1000);
  await expect(page.locator('[aria-live]').filter({ hasText: 'Paused.' })).toHaveCount(1);
  await button(page, 'Go on').click();
  await page.keyboard.press(' ');
  await later(page, 1000);
  expect((await moves(page)).some((move) => move.includes('A'))).toBe(true);
  await expect(button(page, 'Pause')).toBeVisible();
});

test('a turn-based game has no pause button, nor has a first lesson, and no game counts rounds', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const [game, waits] of [
    ['crates', true],
    ['steps', true],
    ['maze', false],
  ] as const) {
    await openText(page, `tilecode:${game}#1`);
    await expect(button(page, 'Undo')).toBeVisible();
    // Before the first move there is nothing to pause.
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => presses(page)).toBe(1);
    await expect(button(page, 'Pause')).toHaveCount(waits ? 0 : 1);
    // Only players who pause the game need these.
    await expect(button(page, 'One round')).toHaveCount(0);
    await expect(page.locator('.figures [data-figure="round"]')).toHaveCount(0);
  }
});

test('a level can be restarted, and returning players continue at their level', { tag: '@desktop' }, async ({
  page,
}) => {
  await openText(page, STEPS);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) {
    const before = await presses(page);
    await page.keyboard.press(key);
    await expect.poll(() => presses(page)).toBe(before + 1);
  }
  await expect(figure(page, 'level')).toHaveText('2');
  // A press before the next level is visible only ends the film.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    expect((await state(page)).figures.round).toBeGreaterThan(0);
  }).toPass();
  // With room beside the board the command is among the controls; the menu always has it.
  await press(button(page, 'Try this level again'));
  await expect.poll(async () => (await state(page)).figures.round).toBe(0);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await state(page)).figures.round).toBeGreaterThan(0);
  await pick(page, 'Try this level again');
  await expect.poll(async () => (await state(page)).figures.round).toBe(0);
  await expect(figure(page, 'level')).toHaveText('2');
  await expect(figure(page, 'score')).toHaveText('50');

  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: 'Crates', exact: true }));
  const levels = dialog(page).getByRole('group', { name: 'Level' });
  await expect(levels.getByRole('button', { disabled: false })).toHaveCount(3);
  await expect(dialog(page)).toContainText('Push every crate onto a marked spot.');
  await press(dialog(page).getByRole('button', { name: 'First Steps', exact: true }));
  await expect(levels.getByRole('button', { disabled: false })).toHaveCount(4);
  await expect(levels.getByRole('button', { name: 'Level 2' })).toHaveAttribute('aria-pressed', 'true');
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect(figure(page, 'level')).toHaveText('2');
  await expect(figure(page, 'score')).toHaveText('0');
});

test('a large map can be zoomed by wheel, keys and two fingers', async ({ page, hasTouch }) => {
  await openText(page, 'tilecode:belts-3#1');
  const all = () => cells(page).then((found) => found.length);
  const before = await all();
  await page.keyboard.press('+');
  await expect.poll(all).toBeLessThan(before);
  await page.keyboard.press('-');
  await expect.poll(all).toBe(before);
  const box = await page.locator('.board canvas').boundingBox();
  if (box === null) throw new Error('there is no board');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 3 };
  if (hasTouch) {
    const send = await touches(page);
    const fingers = (apart: number) => [-1, 1].map((side) => ({ x: middle.x + side * apart, y: middle.y }));
    await send('touchStart', ...fingers(30));
    for (const apart of [40, 50, 60, 75, 90]) await send('touchMove', ...fingers(apart));
    await send('touchEnd');
  } else {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -120);
  }
  await expect.poll(all).toBeLessThan(before);
  expect(await moves(page), 'none of it is a button').toEqual([]);
});

test('time stops while the page is hidden', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await openText(page, 'tilecode:maze#1');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await moves(page)).length).toBeGreaterThan(1);
  await show(page, false);
  const hidden = (await moves(page)).length;
  await later(page, 800);
  expect((await moves(page)).length - hidden).toBeLessThanOrEqual(1);
});

test('a swipe of a gem, or two touches, swap it with any neighbour', async ({ page }) => {
  await openText(page, 'tilecode:gems#1');
  const taps = async () => (await moves(page)).filter((move) => move.startsWith('tap'));
  const [gem, right, below] = [
    await toScreen(page, 3.5, 3.5),
    await toScreen(page, 4.5, 3.5),
    await toScreen(page, 3.5, 4.5),
  ];
  await hand.swipe(page, gem, below, { ms: 60, steps: 3, isFlick: true });
  await expect.poll(taps).toEqual(['tap r4c4', 'tap r5c4']);
  await hand.tap(page, right);
  await expect.poll(taps).toHaveLength(3);
  await hand.tap(page, gem);
  await expect.poll(taps).toEqual(['tap r4c4', 'tap r5c4', 'tap r4c5', 'tap r4c4']);
});
