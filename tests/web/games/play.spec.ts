// A small game from its first move to the score table, by touch, mouse and keyboard, and the commands beside
// playing.
import { expect, hand, type Page, state, test } from '../fixtures';
import {
  button,
  cells,
  closeDialog,
  dialog,
  figure,
  later,
  moveBy,
  openGame,
  openText,
  pick,
  playOn,
  press,
  tilt,
  unfold,
} from '../page';

/** A deal of two by two cells, which is over after a few moves. */
const SMALL = 'tilt:2x2#5';

const position = async (page: Page) => (await state(page)).position;

test('a game is played to its end by hand, with a reload in between, and its score enters the table', {
  tag: '@quick',
}, async ({ page }) => {
  await openText(page, SMALL);
  await playOn(page, (direction) => tilt(page, direction), 4);

  // A reload loses nothing, and the address can stay empty.
  const before = await state(page);
  const seen = await cells(page);
  await page.reload();
  await expect.poll(() => state(page)).toEqual(before);
  expect(await cells(page)).toEqual(seen);

  await press(button(page, 'Undo'));
  await expect.poll(async () => (await state(page)).moves).toHaveLength(3);
  expect((await state(page)).moves).toEqual(before.moves.slice(0, -1));
  await press(button(page, 'Redo'));
  await expect.poll(() => position(page)).toBe(before.position);

  await playOn(page, (direction) => tilt(page, direction));
  const over = page.getByRole('region', { name: /Game over|You won/ });
  await expect(over).toBeVisible();
  await expect(page.locator('.board canvas')).toBeInViewport();
  const { figures } = await state(page);
  await expect(over).toContainText(`Score ${figures.score}`);
  await expect(over).toContainText('The first result on 2 × 2');

  await pick(page, 'Scores');
  const row = dialog(page).getByRole('row').nth(1);
  await expect(row.getByRole('cell').nth(0)).toHaveText('1');
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(figures.score));
  await expect(row.getByRole('cell').nth(2)).toHaveText(String(figures.moves));
  await expect(dialog(page).getByRole('row')).toHaveCount(2);
  await expect(row).not.toContainText('undo');
  await closeDialog(page);

  // Reloading, undoing and repeating the same moves enters the result only once.
  await page.reload();
  await expect(over).toBeVisible();
  await press(button(page, 'Undo'));
  await expect(over).toHaveCount(0);
  await press(button(page, 'Redo'));
  await expect(over).toBeVisible();
  await pick(page, 'Scores');
  await expect(dialog(page).getByRole('row')).toHaveCount(2);
  await closeDialog(page);
  await pick(page, 'Statistics');
  await expect(dialog(page)).toContainText('Best tile');
  await expect(dialog(page).locator('.numbers div').first()).toHaveText(/Games\s*1/);
});

test('a game is played to its end by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openGame(page, 'tilt');
  // Deal a new game of two by two cells from the dialog.
  await page.keyboard.press('n');
  await expect(dialog(page)).toBeVisible();
  const tabTo = async (name: string) => {
    for (let n = 0; n < 40; n += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const { activeElement: element } = document;
        return (
          element?.getAttribute('aria-label') ?? element?.closest('label, button, summary')?.textContent ?? ''
        );
      });
      if (label.includes(name)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  for (const field of ['Columns', 'Rows']) {
    await tabTo(field);
    await page.keyboard.press('Home');
  }
  await tabTo('More');
  await page.keyboard.press('Enter');
  await tabTo('Board number');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect((await state(page)).id).toBe(SMALL);

  const key = (direction: string) =>
    page.keyboard.press(`Arrow${direction[0]?.toUpperCase()}${direction.slice(1)}`);
  await playOn(page, key, 3);
  await page.keyboard.press('u');
  await expect.poll(async () => (await state(page)).moves).toHaveLength(2);
  await page.keyboard.press('r');
  await expect.poll(async () => (await state(page)).moves).toHaveLength(3);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await state(page)).moves).toHaveLength(2);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => (await state(page)).moves).toHaveLength(3);
  const before = await position(page);
  await page.reload();
  expect(await position(page)).toBe(before);

  await playOn(page, key);
  await expect(page.getByRole('region', { name: /Game over|You won/ })).toBeVisible();
  const { figures } = await state(page);
  await tabTo('Menu');
  await page.keyboard.press('Enter');
  // Wait for the menu, which takes the focus: the result has a button `More` too.
  await expect(page.locator('#menu')).toBeVisible();
  await tabTo('More');
  await page.keyboard.press('Enter');
  await tabTo('Scores');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('row').nth(1)).toContainText(String(figures.score));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(dialog(page)).toContainText('Ctrl+Z');
});

test('a shared game opens in another browser unchanged', { tag: '@desktop' }, async ({ page, stranger }) => {
  await openText(page, 'tilt:4x4#7');
  await moveBy(page, 12);
  const mine = await state(page);
  await pick(page, 'Share');
  const link = async () => dialog(page).getByLabel('Link').inputValue();
  await expect.poll(link).toContain('#');
  await stranger.goto(await link());
  await expect.poll(() => state(stranger)).toEqual(mine);
  await expect(figure(stranger, 'score')).toHaveText(String(mine.figures.score));
  expect(await cells(stranger)).toEqual(await cells(page));

  // A shared deal starts from the beginning, and a position has no history.
  await unfold(page);
  await press(dialog(page).getByRole('radio', { name: 'Board', exact: true }));
  await expect.poll(async () => decodeURIComponent(await link())).toContain('#ttilt:4x4#7');
  await stranger.goto(await link());
  await expect.poll(async () => (await state(stranger)).moves).toEqual([]);
  expect((await state(stranger)).id).toBe('tilt:4x4#7');
  await press(dialog(page).getByRole('radio', { name: 'Position', exact: true }));
  await expect.poll(async () => decodeURIComponent(await link())).not.toContain('#7');
  await stranger.goto(await link());
  await expect.poll(() => position(stranger)).toBe(mine.position);
  expect((await state(stranger)).id).toBeUndefined();
});

test('a new game can be undone, and the form deals with its parameters', { tag: '@desktop' }, async ({
  page,
}) => {
  await openGame(page, 'tilt');
  await moveBy(page, 3);
  const before = await position(page);
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: '5 × 5' }));
  await expect(dialog(page).getByLabel('Columns')).toHaveValue('5');
  await dialog(page).getByLabel('Rows').fill('3');
  await dialog(page).getByLabel('Goal').selectOption('64');
  await press(dialog(page).getByText('More', { exact: true }));
  await dialog(page).getByLabel('Board number').fill('12x');
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect(dialog(page).getByRole('alert')).toContainText('whole number');
  await dialog(page).getByLabel('Board number').fill('12');
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect.poll(async () => (await state(page)).id).toBe('tilt:5x3-64#12');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 × 3');
  expect(await cells(page)).toHaveLength(15);

  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect.poll(() => position(page)).toBe(before);
});

test('the deal of the day is the same for all players, and its result is a line to share', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-09T12:00:00'));
  await openGame(page, 'tilt');
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: 'Game of the day' }));
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#20260309');
  await moveBy(page, 2);
  await pick(page, 'Stop and count the score');
  await press(button(page, 'Share result'));
  await expect(dialog(page).getByLabel('Result')).toHaveValue(
    /Tilt 4\s×\s4 · game of the day, 9 Mar 2026 · Score \d+/,
  );
});

test('a hint is shown and announced', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilt:4x4@2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0');
  await press(button(page, 'Hint'));
  await expect(page.getByRole('status').filter({ hasText: 'Hint: slide' })).toBeVisible();
  expect((await state(page)).moves).toEqual([]);
});

test('autoplay plays until a touch, and enters no score', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await openText(page, 'tilt:4x4#3');
  await press(button(page, 'Autoplay'));
  await page.getByLabel('Speed').fill('4');
  await expect.poll(async () => (await state(page)).moves.length).toBeGreaterThan(3);
  await hand.tap(page, { x: 195, y: 300 });
  await expect(button(page, 'Autoplay')).toBeVisible();
  const { length } = (await state(page)).moves;
  await later(page, 2000);
  expect((await state(page)).moves.length).toBe(length);
  await pick(page, 'Stop and count the score');
  await expect(page.getByRole('region', { name: 'Game over' })).toContainText(
    'it does not count in your scores',
  );
});

test('a game that autoplay has won is no solution', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilt:4x4-8@4,4,0,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0;chance=1');
  await press(button(page, 'Autoplay'));
  await expect.poll(async () => (await state(page)).status.state).toBe('won');
  await pick(page, 'Stop and count the score');
  await expect(page.locator('.over')).toContainText('The page played the last moves.');
});

test('the history can be stepped through', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilt:4x4#3');
  await moveBy(page, 10);
  const last = await position(page);
  await pick(page, 'History');
  const slider = page.getByRole('slider', { name: 'Move' });
  await slider.fill('4');
  await expect(page.getByText('4 / 10')).toBeVisible();
  expect((await state(page)).moves).toHaveLength(4);
  await press(button(page, 'Play'));
  await expect(page.getByText('10 / 10')).toBeVisible();
  expect(await position(page)).toBe(last);
  await press(button(page, 'Close'));
  await expect(slider).toHaveCount(0);
});

test('stopping enters the score, the review shows every move, and the table replays the game', {
  tag: '@desktop',
}, async ({ page }) => {
  await openText(page, 'tilt:3x3#11');
  await moveBy(page, 14);
  const { figures, position: end } = await state(page);
  await pick(page, 'Stop and count the score');
  const over = page.getByRole('region', { name: 'Game over' });
  await expect(over).toContainText('You stopped here.');
  await page.reload();
  await expect(over).toContainText('You stopped here.');

  await press(over.getByRole('button', { name: 'Review' }));
  const back = page.getByRole('region', { name: 'Review' });
  const rated = () =>
    back.locator('polyline').evaluate((line) => (line.getAttribute('points') ?? '').split(' ').length);
  await expect.poll(rated).toBe(14);
  await expect(back).toContainText(/14 of 14 moves were rated: \d+ good/);
  const chart = await back.locator('.chart').boundingBox();
  if (chart === null) throw new Error('no chart');
  await hand.tap(page, { x: chart.x + chart.width / 2, y: chart.y + chart.height / 2 });
  await expect(back).toContainText('8 / 14');
  await expect(back).toContainText(
    /Move 8, [a-z]+: (the best there was|as good as the best|an? [a-z]+\. Better: [a-z]+)/,
  );
  expect((await state(page)).moves).toHaveLength(7);
  await press(back.getByRole('button', { name: 'Close' }));

  await pick(page, 'Scores');
  await expect(dialog(page).getByRole('row').nth(1)).toContainText(String(figures.score));
  await press(dialog(page).getByRole('button', { name: 'Replay of place 1' }));
  await expect(page.getByText(/\d+ \/ 14/)).toBeVisible();
  await page.getByRole('slider', { name: 'Move' }).fill('14');
  await expect.poll(() => position(page)).toBe(end);
});

test('a better result of the same game replaces the first in the table, and is marked', {
  tag: '@desktop',
}, async ({ page }) => {
  await openText(page, 'tilt:3x3#11');
  await moveBy(page, 6);
  await pick(page, 'Stop and count the score');
  await press(button(page, 'Undo'));
  await expect(page.getByRole('region', { name: 'Game over' })).toHaveCount(0);
  expect((await state(page)).moves).toHaveLength(6);
  await press(button(page, 'Undo'));
  await press(button(page, 'Undo'));
  const { legal, moves } = await state(page);
  // Play a different move than before, and continue.
  const before = await page.evaluate(() => window.tilery?.session?.moves().length);
  const other = legal.find((move) => move !== 'up') ?? legal[0] ?? '';
  await tilt(page, other as 'left');
  await expect.poll(async () => (await state(page)).moves.length).toBe((before ?? 0) + 1);
  expect(moves).toHaveLength(4);
  await moveBy(page, 12);
  const { figures } = await state(page);
  await pick(page, 'Stop and count the score');
  await pick(page, 'Scores');
  await expect(dialog(page).getByRole('row')).toHaveCount(2);
  await expect(dialog(page).getByRole('row').nth(1)).toContainText(String(figures.score));
  await expect(dialog(page).getByRole('row').nth(1)).toContainText('undo');
});
