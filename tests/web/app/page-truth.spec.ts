// Statements about finished games are true, and looking at a game does not change it.
import { readFileSync } from 'node:fs';
import { expect, type Page, state, test } from '../fixtures';
import { button, closeDialog, dialog, moveBy, openText, pick, press } from '../page';

/** The save of the game on the page. */
const saveOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tilery: { session: { save(): string } } }).tilery.session.save(),
  );

/** The stored save of a game. */
const keptOf = (page: Page, game: string) =>
  page.evaluate((name) => localStorage.getItem(`tilery.game.${name}`) ?? '', game);

test('a review shows the board before each move, and leaves the finished game unchanged', async ({
  page,
}) => {
  await openText(page, 'tilt:3x3#11');
  await moveBy(page, 14);
  const boards = [(await state(page)).position];
  await pick(page, 'Stop and count the score');
  const over = page.getByRole('region', { name: 'Game over' });
  await expect(over).toContainText('You stopped here.');
  const { moves } = await state(page);
  const before = await saveOf(page);
  await expect.poll(() => keptOf(page, 'tilt')).toContain('at 14 stopped');
  // The review is stored with the game, and nothing else of it changes.
  const gameOf = (text: string) => ({ ...JSON.parse(text).data, review: null, time: 0 });
  const kept = gameOf(await keptOf(page, 'tilt'));

  const back = page.getByRole('region', { name: 'Review' });
  const slider = back.getByRole('slider', { name: 'Move' });
  const open = async () => {
    await press(over.getByRole('button', { name: 'Review' }));
    await expect(back).toContainText(/14 of 14 moves were rated: \d+ good/);
  };
  await open();
  for (const n of [1, 10]) {
    await slider.fill(String(n - 1));
    await expect(back).toContainText(`${n} / 14`);
    // The board before the move, and the move that was played from it.
    expect((await state(page)).moves).toEqual(moves.slice(0, n - 1));
    await expect(back).toContainText(
      new RegExp(
        `Move ${n}, ${moves[n - 1]}: (the best there was|as good as the best|an? [a-z]+\\. Better: (up|right|down|left))`,
      ),
    );
  }
  boards.push((await state(page)).position);
  expect(boards[1]).not.toBe(boards[0]);
  // No key and no swipe plays on a board under review.
  for (const key of ['w', 'a', 's', 'd']) await page.locator('.board').press(key);
  expect((await state(page)).position).toBe(boards[1]);
  expect(gameOf(await keptOf(page, 'tilt')), 'nothing of it is stored').toEqual(kept);

  const isAsItWas = async () => {
    await expect(over).toContainText('You stopped here.');
    await expect(back).toHaveCount(0);
    expect(await saveOf(page)).toBe(before);
    expect((await state(page)).status.reason).toBe('stopped');
  };
  await page.keyboard.press('Escape');
  await isAsItWas();
  for (const leave of [
    () => page.goBack(),
    () => press(back.getByRole('button', { name: 'Close' })),
    () => page.reload(),
    async () => {
      await press(button(page, 'All games'));
      await page.goto('./#tilt');
    },
  ]) {
    await open();
    await slider.fill('9');
    await expect(back).toContainText('10 / 14');
    await leave();
    await isAsItWas();
  }
});

test('a link to a finished game opens its result, to be watched, or to play the same deal', async ({
  page,
  stranger,
}) => {
  await openText(page, 'tilt:3x3#11');
  await moveBy(page, 12);
  await pick(page, 'Stop and count the score');
  const { figures } = await state(page);

  await openText(stranger, await saveOf(page));
  const result = stranger.getByRole('region', { name: 'Somebody’s result' });
  await expect(result).toContainText('The player stopped here.');
  await expect(result).toContainText(new RegExp(`Score\\s*${figures.score}`));
  await expect(result).toContainText(/Moves\s*12/);
  await press(result.getByRole('button', { name: 'Watch' }));
  // The replay runs from the beginning to the end.
  const watched = stranger.getByRole('region', { name: 'Watch' });
  await expect(watched).toContainText('12 / 12');
  await stranger.keyboard.press('Escape');
  await press(result.getByRole('button', { name: 'Same board' }));
  await expect.poll(async () => (await state(stranger)).moves).toEqual([]);
  expect((await state(stranger)).id).toBe('tilt:3x3#11');

  // An unfinished game names its origin; a game made by a player shows its title.
  await stranger.goto('about:blank');
  await stranger.evaluate(() => undefined);
  await openText(stranger, 'tilery 1\nid tilt:4x4#42\nat 1\nleft\n');
  await expect(stranger.getByRole('status').filter({ hasText: 'This game came by a link' })).toBeVisible();
  const project = readFileSync('crates/tilecode/games/blank.txt', 'utf8').replace('New game', 'The Cellar');
  await openText(stranger, project);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('The Cellar');
});

test('no false statement about a game that cannot be won, or about a result that does not count', async ({
  page,
}) => {
  const over = page.getByRole('region', { name: 'Game over' });
  const stopAfter = async (moves: number) => {
    await moveBy(page, moves);
    await pick(page, 'Stop and count the score');
  };
  await openText(page, 'tileburst:classic#5');
  await stopAfter(1);
  await expect(over).toContainText('You made no points');
  await pick(page, 'Statistics');
  await expect(dialog(page)).toContainText('Games');
  await expect(dialog(page)).not.toContainText('Won');
  await closeDialog(page);

  await openText(page, 'tilt:3x3#11');
  await stopAfter(9);
  await expect(over).toContainText('The first result on 3 × 3');
  await expect(page.locator('.figures dt')).toHaveText(['Score', 'Best', 'Tile to make']);
  await openText(page, 'tilt:3x3#12');
  await moveBy(page, 1);
  await page.keyboard.press('Shift+H');
  await expect(page.getByRole('status').filter({ hasText: 'Hint' })).toBeVisible();
  await stopAfter(20);
  await expect(over).toContainText(/Place 2 on 3\s×\s3, behind results without hints/);
  await pick(page, 'Scores');
  await expect(dialog(page).getByRole('row').filter({ hasText: 'hints' })).toHaveCount(1);
});

test('keys are listed as they work, switching games loses nothing, and a tapped family is dealt', {
  tag: '@desktop',
}, async ({ page }) => {
  // H tilts, as in the original 2048. Only Shift+H requests a hint.
  await openText(page, 'tilt:4x4#7');
  await page.keyboard.press('?');
  const row = dialog(page).locator('.key-list div').filter({ hasText: 'Hint' }).first();
  await expect(row.locator('kbd')).toHaveText(['Shift+H']);
  const result = dialog(page).locator('.key-list div').filter({ hasText: 'result' });
  await expect(result.locator('kbd')).toHaveText(['Enter', 'Space']);
  await closeDialog(page);
  await openText(page, 'mound:classic-4-4-5#2');
  await page.keyboard.press('?');
  await expect(row.locator('kbd')).toHaveText(['H']);
  await closeDialog(page);

  // Choosing another small game loses nothing, so there is nothing to undo.
  await page.goto('about:blank');
  await page.goto('./#tilecode/crates');
  await moveBy(page, 2);
  await press(button(page, 'All games'));
  await press(page.locator('.cover').filter({ hasText: 'Mine Rocks' }));
  await expect.poll(async () => (await state(page)).id).toMatch(/^tilecode:rocks/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mine Rocks');
  await expect(page.locator('.toast')).toHaveCount(0);

  await openText(page, 'tilerama:classic-a-x3#7');
  await pick(page, 'New game');
  await press(dialog(page).locator('.board-card').filter({ hasText: 'Cross' }).first());
  await expect(dialog(page).locator('.dealt strong')).toContainText('Cross');
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect.poll(async () => (await state(page)).id).toMatch(/^tilerama:cross/);
});
