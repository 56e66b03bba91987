// The levels of a TileCode game on the page: losing, retrying, choosing by picture, and the counts on covers.
import { expect, type Page, state, test } from '../fixtures';
import {
  button,
  dialog,
  lasting,
  later,
  notice,
  openText,
  pick,
  play,
  playOutByChance,
  press,
} from '../page';

test.use({ motion: true });

/** Presses keys one after another, each in its own round. */
async function walk(page: Page, ...keys: string[]): Promise<void> {
  const presses = async () => (await state(page)).moves.filter((move) => move !== '.').length;
  for (const key of keys) {
    const before = await presses();
    await page.keyboard.press(key);
    await expect.poll(presses).toBe(before + 1);
  }
}

/** Expects that the card over the board covers no cell. */
const expectClearCells = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const card = document.querySelector('.moment-card')?.getBoundingClientRect();
        return [...document.querySelectorAll('.board [role="gridcell"]')].filter((cell) => {
          const { left, top, right, bottom } = cell.getBoundingClientRect();
          const isBeside = card && (card.right <= left || card.left >= right);
          return !isBeside && card && card.top < bottom && card.bottom > top;
        }).length;
      }),
    )
    .toBe(0);

test('the card of a lost level waits for an answer: restart, undo, or the result', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilecode:steps-4#1');
  const intoTheWater = Array(4).fill('ArrowRight');
  const again = page
    .locator('.moment[data-kind="lose"]')
    .getByRole('button', { name: 'Try this level again' });
  const result = page.getByRole('region', { name: 'You lost this level.' });
  await walk(page, ...intoTheWater);
  await expect(again).toBeVisible();
  await expectClearCells(page);
  await press(again);
  await expect.poll(async () => (await state(page)).status.over).toBe(false);
  expect((await state(page)).figures).toMatchObject({ level: 4, round: 0 });
  await expect(result).toHaveCount(0);

  await page.clock.install();
  await page.setViewportSize({ width: 844, height: 390 });
  await walk(page, ...intoTheWater);
  await expect(again).toBeVisible();
  await expectClearCells(page);
  await later(page, 5000);
  await expect(again).toBeVisible();
  await expect(result).toHaveCount(0);
  await press(button(page, 'Undo'));
  await expect.poll(async () => (await state(page)).status.over).toBe(false);
  await expect(again).toHaveCount(0);
  await expect(result).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await expect(again).toBeVisible();
  await later(page, 500);
  // A press that was meant for the game does not answer the question.
  await page.keyboard.press('ArrowLeft');
  await later(page, 500);
  await expect(again).toBeVisible();
  await expect(result).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The result replaces the pad. Its buttons ignore presses until the player can have seen them.
  const met = await page.evaluate(async () => {
    const last = () => document.querySelector('.over .buttons > :last-child');
    while (last() === null) await new Promise((done) => requestAnimationFrame(done));
    const at = () => {
      const { x, y, width, height } = (last() as Element).getBoundingClientRect();
      return document
        .elementFromPoint(x + width / 2, y + height / 2)
        ?.closest('button')
        ?.textContent.trim();
    };
    const first = at();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return [first, at()];
  });
  expect(met).toEqual([undefined, 'More']);
  await expect(again).toHaveCount(0);
});

test('a level is started by its picture, and covers show at which one a game goes on', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilecode:steps#1');
  await walk(page, 'ArrowRight', 'ArrowRight', 'ArrowUp');
  await expect.poll(async () => (await state(page)).figures.level).toBe(2);
  await pick(page, 'New game');
  // All small games form one row, with the levels of the selected one visible below it.
  const levels = dialog(page).getByRole('group', { name: 'Level' });
  await expect(levels.getByRole('button', { name: 'Level 2' })).toBeInViewport({ ratio: 1 });
  await press(levels.getByRole('button', { name: 'Level 1, done' }));
  await expect(dialog(page)).toHaveCount(0);
  expect((await state(page)).figures).toMatchObject({ level: 1, round: 0 });
  await press(button(page, 'All games'));
  const steps = page.locator('.cover').filter({ hasText: 'First Steps' });
  await expect(steps).toContainText('Level 2 of 10');
  await press(steps);
  expect((await state(page)).figures).toMatchObject({ level: 1 });
});

test('cars are seen moving before the first press, and none of it is a move', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilecode:crossing#1');
  const cars = () =>
    page
      .locator('.board [role="gridcell"]')
      .evaluateAll((cells) =>
        cells.flatMap((cell, n) => (/car|truck/.test(`${cell.ariaLabel}${cell.textContent}`) ? [n] : [])),
      );
  const first = await cars();
  expect(first.length).toBeGreaterThan(3);
  await expect.poll(cars).not.toEqual(first);
  expect(await state(page)).toMatchObject({ moves: [], figures: { round: 0 } });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await state(page)).moves.filter((move) => move !== '.')).toEqual(['L']);
  expect((await state(page)).moves[0], 'what was seen has been played').toBe('.');
});

test('a game whose level was lost goes on from the home', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilecode:rocks#1');
  await playOutByChance(page);
  expect((await state(page)).status.state).toBe('lost');
  await press(button(page, 'All games'));
  await expect(page.locator('.continue')).toContainText('TileCode');
  await press(page.locator('.continue'));
  await press(button(page, 'Try this level again').first());
  expect((await state(page)).status.state).toBe('playing');
});

test('a level can be left for the next one, as long as no more than three are not won', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilecode:crates#1');
  for (const level of [2, 3]) {
    await play(page, 'R');
    await pick(page, 'Go on to the next level');
    await expect.poll(async () => (await state(page)).figures.level).toBe(level);
    await expect(notice(page, 'A new game begins with this level, and its score with 0.')).toBeVisible();
  }
  await pick(page, 'Go on to the next level');
  await expect(page.locator('.toast')).toContainText('win one of the 3 open ones first');
  expect((await state(page)).figures.level).toBe(3);
  await pick(page, 'New game');
  const levels = dialog(page).getByRole('group', { name: 'Level' });
  await expect(levels).toContainText('0 of 12');
  await expect(levels.getByRole('button', { disabled: false })).toHaveCount(3);
  await expect(levels.getByRole('button', { name: 'Level 4, closed' })).toBeDisabled();
});

for (const [game, reason] of [
  ['crates', 0],
  ['gems', 1],
  ['herd', 1],
  ['crossing', 1],
] as const)
  test(`a menu without hints says why: ${game}`, { tag: '@phone' }, async ({ page }) => {
    await openText(page, `tilecode:${game}#1`);
    await press(button(page, 'Menu'));
    await expect(page.locator('#menu .more')).toBeVisible();
    await expect(page.locator('#menu').getByText('No hints here')).toHaveCount(reason);
  });

for (const game of ['crates', 'aliens', 'maze', 'gems'])
  test(`the name of a level covers nothing of its map: ${game}`, { tag: '@phone' }, async ({ page }) => {
    await lasting(page);
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openText(page, `tilecode:${game}#${width}`);
      await expect(page.locator('.bar .title small')).not.toBeEmpty();
      await page.waitForLoadState('networkidle');
      await expectClearCells(page);
    }
  });
