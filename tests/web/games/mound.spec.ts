// Mound on the page: levels cleared by touch, mouse and keyboard in each type, selecting by sliding, refusals
// shown at the brick, the stack, sizes on phones, the form and the charts.

import type { Point } from '../../../scripts/browsers/hands.mjs';
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import {
  closeDialog,
  dialog,
  frames,
  linkTo,
  moves,
  painted,
  pick,
  seen,
  squareCorners,
  stopClock,
} from '../page';

test.use({ motion: true });

/** Deals whose first level takes a few moves. */
const LEVELS = [
  { id: 'mound:classic-4-4-5#2', moves: ['throw right 5', 'lift 6', 'drop 6', 'drop 3'] },
  { id: 'mound:knockout-4-4-5#37', moves: ['knock right 7', 'lift 7', 'knock right 8'] },
  { id: 'mound:mixed-4-4-5#37', moves: ['knock right 7', 'lift 7', 'knock right 8'] },
];

const SIDE = 'bcdbcdbc+cdbcdbcd';
/** A red brick above the third column makes a block; the lowest row cannot be entered from the left. */
const QUIET = `mound:classic-4-4-5@1/0/0/${'........-'.repeat(7)}aa.d..cb/bcabcdbc+cdbcdbcd/${SIDE}/${SIDE}/${SIDE}/bcd`;

async function open(page: Page, text: string): Promise<void> {
  await page.goto(`./${linkTo(text)}`);
  await expect.poll(async () => (await state(page)).position).toContain(text.split(/[@#]/)[0]);
  await expect(page.locator('canvas.board-canvas').first()).toBeVisible();
  await expect(cell(page, 0, 2)).toHaveCount(1);
}

/** A cell of the scene's twelve rows and columns, from 0. */
const cell = (page: Page, row: number, column: number) =>
  page.locator(`[role=row][aria-rowindex="${row + 1}"] > [role=gridcell][aria-colindex="${column + 1}"]`);

/** The row and column of the brick that plays a move; in Mixed the outer brick knocks. */
function place(move: string, isMixed: boolean): [number, number] {
  const [kind, ...words] = move.split(' ');
  const along = Number(words.at(-1)) + 1;
  if (kind === 'drop') return [1, along];
  if (kind === 'lift') return [10, along];
  const inner = words[0] === 'left' ? 1 : 10;
  const outer = words[0] === 'left' ? 0 : 11;
  return [along, kind === 'knock' && isMixed ? outer : inner];
}

// The centre of a cell of the first board. A dialog that is still closing may contain boards too.
async function middle(page: Page, row: number, column: number): Promise<Point> {
  const box = await cell(page, row, column).first().boundingBox();
  if (box === null) throw new Error(`the cell in row ${row}, column ${column} has no bounding box`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const { id, moves: line } of LEVELS) {
  const isMixed = id.includes('mixed');

  test(`a level is cleared by hand: ${id}`, async ({ page }) => {
    await open(page, id);
    for (const [n, move] of line.entries()) {
      await hand.tap(page, await middle(page, ...place(move, isMixed)));
      await expect.poll(() => moves(page)).toEqual(line.slice(0, n + 1));
    }
    const { figures } = await state(page);
    expect(figures).toMatchObject({ level: 2, blocks: 0 });
    expect(figures.score).toBeGreaterThan(128);
    await expect(page.locator('[data-figure="blocks"] dd').first()).toHaveText('0 of 64');
  });

  test(`a level is cleared by keyboard: ${id}`, { tag: '@desktop' }, async ({ page }) => {
    await open(page, id);
    for (const [n, move] of line.entries()) {
      const [row, column] = place(move, isMixed);
      const side = move.startsWith('drop') ? 'PageUp' : move.startsWith('lift') ? 'PageDown' : 'End';
      await page.keyboard.press(side);
      await page.keyboard.press(move.split(' ').at(-1) ?? '');
      if (column === 11) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(() => moves(page), `row ${row}, column ${column}`).toEqual(line.slice(0, n + 1));
    }
    expect((await state(page)).figures.level).toBe(2);
  });
}

test('sliding along a line selects, releasing plays, sliding off cancels', async ({ page }) => {
  await open(page, QUIET);
  const [first, third, off] = [await middle(page, 1, 7), await middle(page, 1, 4), await middle(page, 6, 6)];
  await hand.swipe(page, first, off, { ms: 400, rest: 150 });
  await painted(page);
  expect(await moves(page)).toEqual([]);
  await hand.swipe(page, first, third, { ms: 400, rest: 150 });
  await expect.poll(() => moves(page)).toEqual(['drop 3']);
  expect((await state(page)).figures.score).toBe(1);
});

test('a fast slide along a line plays the brick at its end, a swipe inwards the one at its start', async ({
  page,
}) => {
  await open(page, QUIET);
  await hand.swipe(page, await middle(page, 1, 7), await middle(page, 1, 4), {
    ms: 20,
    steps: 1,
    isFlick: true,
  });
  await expect.poll(() => moves(page)).toEqual(['drop 3']);
  const from = await middle(page, 10, 6);
  await hand.swipe(page, from, { x: from.x + 4, y: from.y - 80 }, { ms: 20, steps: 1, isFlick: true });
  await expect.poll(() => moves(page)).toEqual(['drop 3', 'lift 5']);
});

test('the selection is shown before it is played', async ({ page, hasTouch }) => {
  await squareCorners(page);
  await open(page, QUIET);
  const canvas = page.locator('canvas.board-canvas').first();
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  const before = await picture();
  if (hasTouch) {
    await hand.longPress(page, await middle(page, 1, 4), () => expect.poll(picture).not.toBe(before));
    await expect.poll(() => moves(page)).toEqual(['drop 3']);
    return;
  }
  const { x, y } = await middle(page, 1, 4);
  await page.mouse.move(x, y);
  await expect.poll(picture).not.toBe(before);
  expect(await moves(page)).toEqual([]);
  const away = await middle(page, 5, 5);
  await page.mouse.move(away.x, away.y);
  await expect.poll(picture).toBe(before);
});

test('a refused move shows its reason at the brick', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await open(page, QUIET);
  const at = await middle(page, 9, 1);
  const bubble = page.locator('.board-bubble');
  await stopClock(page);
  await hand.tap(page, at);
  await frames(page, async () => {
    expect(await bubble.allInnerTexts()).toEqual(['A brick stands right at the entrance.']);
  });
  const box = await bubble.boundingBox();
  expect(Math.abs((box?.y ?? 0) - at.y)).toBeLessThan(120);
  expect(await moves(page)).toEqual([]);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(bubble).toBeHidden();
});

test('the stack takes back moves of this level only', { tag: '@desktop' }, async ({ page }) => {
  const { id, moves: line } = LEVELS[1] as (typeof LEVELS)[number];
  await open(page, id);
  const stack = async () => hand.tap(page, await middle(page, 10, 10));
  await hand.tap(page, await middle(page, 1, 2));
  await expect.poll(() => moves(page)).toEqual(['drop 1']);
  await stack();
  await expect.poll(() => moves(page)).toEqual([]);
  for (const [n, move] of line.entries()) {
    await hand.tap(page, await middle(page, ...place(move, false)));
    await expect.poll(() => moves(page)).toEqual(line.slice(0, n + 1));
  }
  await seen(page);
  await stack();
  await expect(page.locator('.board-bubble')).toContainText('only just begun');
  expect(await moves(page)).toEqual(line);
  // Undo itself is not limited to the level.
  await page.keyboard.press('u');
  await expect.poll(() => moves(page)).toEqual(line.slice(0, -1));
});

test('the menu has the commands of the game, and the board does not repeat them', {
  tag: ['@phone', '@quick'],
}, async ({ page }) => {
  await open(page, LEVELS[0]?.id ?? '');
  await hand.tap(page, await middle(page, ...place('throw right 5', false)));
  await expect.poll(() => moves(page)).toEqual(['throw right 5']);
  await expect(page.getByRole('gridcell', { name: /Statistics|Settings|Scores|Rules/ })).toHaveCount(0);
  await pick(page, 'Statistics');
  await expect(dialog(page).locator('[data-chart="moves-by-kind"]')).toContainText('Throw');
  await closeDialog(page);
  await pick(page, 'Stop and count the score');
  await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
  expect((await state(page)).status).toMatchObject({ over: true, reason: 'stopped' });
  // The result has a button for the form with type and parameters, and is entered in the scenario's table.
  await page.locator('.over .more').click();
  await page.getByRole('button', { name: 'Options' }).click();
  const form = page.getByRole('dialog', { name: /New game/ });
  await expect(form.getByRole('radio', { name: 'Classic' })).toBeChecked();
  await page.keyboard.press('Escape');
  await pick(page, 'Scores');
  await expect(page.getByRole('dialog', { name: 'Mound: scores' }).getByRole('row')).toHaveCount(2);
});

for (const [width, height, least] of [
  [390, 844, 38],
  [320, 568, 29],
] as const) {
  test(`bricks have ${least} pixels on a phone of ${width} by ${height}, and every one can be thrown`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, QUIET);
    const brick = await page.evaluate(() => {
      const at = (x: number) => window.tilery?.view?.toHost(x, 0).x ?? 0;
      return at(1) - at(0);
    });
    expect(brick).toBeGreaterThanOrEqual(least);
    const line: string[] = [];
    for (const move of ['throw right 4', 'drop 8', 'throw left 5', 'lift 1']) {
      await seen(page);
      await hand.tap(page, await middle(page, ...place(move, false)));
      line.push(move);
      await expect.poll(() => moves(page)).toEqual(line);
    }
  });
}

test('the form offers scenarios and keeps their parameters valid', { tag: '@desktop' }, async ({ page }) => {
  await open(page, QUIET);
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: /New game/ });
  await dialog.getByRole('radio', { name: 'Knockout' }).check();
  const slider = dialog.getByRole('slider', { name: 'Colours, from' });
  await slider.fill('10');
  await expect(dialog.getByRole('slider', { name: 'Colours, up to' })).toHaveValue('10');
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect.poll(async () => (await state(page)).id).toMatch(/^mound:knockout-10-10-5#/);
  await hand.tap(page, await middle(page, 1, 2));
  await expect.poll(() => moves(page)).toEqual(['drop 1']);
});

test('axe finds no barrier', { tag: '@desktop' }, async ({ page }) => {
  await open(page, LEVELS[2]?.id ?? '');
  await expectNoBarriers(page);
  await page.keyboard.press('PageUp');
  await expect(cell(page, 1, 5)).toHaveAccessibleName(/inner line top 4: drop/);
});
