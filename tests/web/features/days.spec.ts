// Daily games: deals of the day beside the running games, the calendar, and days played later.
import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/lib.mjs';
import { expect, expectNoBarriers, type Page, state, test } from '../fixtures';
import {
  button,
  dialog,
  follow,
  forgetGames,
  holdBack,
  kept,
  later,
  moveBy,
  openText,
  pick,
  press,
} from '../page';

interface Board {
  text: string;
  solution: string[];
}
const TRAIL = JSON.parse(readFileSync(at('www', 'pkg', 'trails', 'tilt.json'), 'utf8')) as {
  boards: Board[];
}[];

/** The board of Tilt's trail with that position. */
function puzzleAt(position: string): Board {
  const cells = (text: string) => /@([^;]*)/.exec(text)?.[1];
  const found = TRAIL.flatMap(({ boards }) => boards).find(({ text }) => cells(text) === cells(position));
  if (found === undefined) throw new Error(`no board of the trail: ${position}`);
  return found;
}

/** Opens today's deal of the game on the page. */
async function openDeal(page: Page): Promise<void> {
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: 'Game of the day' }));
}

test('a day’s deal is kept beside the running game and in the calendar on the day it began', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-09T23:58:00'));
  await page.goto('./#tilt');
  await moveBy(page, 4);
  const own = (await state(page)).position;
  await openDeal(page);
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#20260309');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9 Mar 2026');
  await moveBy(page, 3);
  // After a reload the day's game is still open, with a way back to the player's own game.
  await page.reload();
  expect((await state(page)).moves).toHaveLength(3);
  await pick(page, 'Back to your game');
  expect((await state(page)).position).toBe(own);

  // A game that ends after midnight belongs to the previous day.
  await page.clock.setFixedTime(new Date('2026-03-10T00:05:00'));
  await page.reload();
  await openDeal(page);
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#20260310');
  await press(button(page, 'All games'));
  await press(button(page, 'Calendar'));
  await press(page.getByRole('button', { name: '9 March, one begun', exact: true }));
  await press(
    page
      .getByRole('region', { name: 'Monday, 9 March 2026' })
      .getByRole('button', { name: 'Tilt: whole game' }),
  );
  await expect.poll(async () => (await state(page)).moves.length).toBe(3);
  await pick(page, 'Stop and count the score');
  await press(button(page, 'Share result'));
  await expect(dialog(page).getByLabel('Result')).toHaveValue(
    /9 Mar 2026 · Score [\d,]+ · .* · [⬜🟨🟧🟩]{3} · Can you do better\?$/u,
  );
  await press(dialog(page).getByRole('button', { name: 'Close' }));
  // Back leads to the day in the calendar, and from there to the home.
  await press(button(page, 'Back to Calendar'));
  await expect(page.getByRole('button', { name: '9 March, one played', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await press(button(page, 'All games'));
  await expect(page.locator('.today')).toContainText('one day in a row');

  // The calendar is accessible, and works by keyboard.
  await press(button(page, 'Calendar'));
  await expect(page.getByRole('region', { name: 'Days in a row' })).toContainText('1 day in a row');
  await expect(page.getByRole('button', { name: '9 March, one played', exact: true })).toBeVisible();
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: /^10 March/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: /^3 March/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /^11 March/ })).toBeDisabled();

  // A missed day that is played later is marked as such, and does not extend the streak.
  await press(
    page
      .getByRole('region', { name: 'Tuesday, 3 March 2026' })
      .getByRole('button', { name: 'Tilt: whole game' }),
  );
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#20260303');
  await moveBy(page, 1);
  await pick(page, 'Stop and count the score');
  await expect(page.locator('.over')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await press(page.getByRole('button', { name: '3 March, one played, 1 of them later', exact: true }));
  await expect(page.getByRole('region', { name: 'Tuesday, 3 March 2026' })).toContainText(
    'begun 7 days later',
  );
});

test('a day whose solution was watched is no result: not there, not shared, not in the calendar', {
  tag: '@phone',
}, async ({ page }) => {
  // A Monday, with an easy puzzle.
  await page.clock.setFixedTime(new Date('2026-11-30T12:00:00'));
  await page.goto('./');
  const today = page.locator('.today');
  await press(today.getByRole('button', { name: 'Play' }));
  await expect(page.locator('.aim .goal')).toBeVisible();
  const start = (await state(page)).position;
  await press(button(page, 'Solution'));
  await expect(dialog(page)).toContainText('You then get no stars for this day');
  await expectNoBarriers(page);
  await press(dialog(page).getByRole('button', { name: 'Keep trying' }));
  expect((await state(page)).position, 'nothing was shown').toBe(start);
  await press(button(page, 'Solution'));
  await press(dialog(page).getByRole('button', { name: 'Show it' }));
  await expect.poll(async () => (await state(page)).status.state).toBe('won');
  await press(page.getByRole('region', { name: 'Solution' }).getByRole('button', { name: 'Close' }));
  const over = page.locator('.over');
  await expect(over).toContainText('You watched the solution.');
  await expect(over.locator('.stars')).toHaveCount(0);
  await expect(over).not.toContainText('in a row');
  await press(over.getByRole('button', { name: 'Share' }));
  const line = await dialog(page).getByLabel('Result').inputValue();
  expect(line).not.toMatch(/[⬜🟩]|Can you|fewest/u);
  await press(dialog(page).getByRole('button', { name: 'Close' }));

  // Solved by oneself afterwards, it is solved, but the day stays as it was.
  await press(over.getByRole('button', { name: 'Try it yourself' }));
  await solve(page, puzzleAt(start));
  await expect(over.locator('.stars')).toBeVisible();
  await press(button(page, 'All games'));
  await press(button(page, 'Calendar'));
  const day = page.getByRole('region', { name: 'Monday, 30 November 2026' });
  await expect(day).toContainText('solution watched');
  await expect(page.getByRole('region', { name: 'Days in a row' })).toContainText('0 days in a row');
});

/** Makes the moves of a solution with the keyboard. */
async function solve(page: Page, { solution }: Board): Promise<void> {
  for (const move of solution)
    await page.keyboard.press(`Arrow${move.replace(/^./, (c) => c.toUpperCase())}`);
}

test('the puzzle of a day counts as the day for whoever solves it, by a challenge or by a link to its board', {
  tag: '@phone',
}, async ({ page, stranger }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T12:00:00'));
  await page.goto('./');
  await press(page.locator('.today').getByRole('button', { name: 'Play' }));
  await expect(page.locator('.aim .goal')).toBeVisible();
  const board = puzzleAt((await state(page)).position);
  // Given up, it is sent without its goal.
  await solve(page, { ...board, solution: board.solution.slice(0, 1) });
  await pick(page, 'Stop and count the score');
  await press(page.locator('.over').getByRole('button', { name: /^Share/ }));
  const link = dialog(page).getByLabel('Link');
  await expect(link).toHaveValue(/#m/);
  const challenge = new URL(await link.inputValue()).hash;

  await stranger.clock.setFixedTime(new Date('2026-11-30T13:00:00'));
  await openText(stranger, 'tilt:4x4#9');
  await follow(stranger, challenge);
  await expect(stranger.getByRole('heading', { name: 'Another player challenges you' })).toBeVisible();
  await expect(stranger.locator('.challenger')).toContainText('The other player did not make it. Can you?');
  await press(button(stranger, 'Beat it'));
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('30 Nov 2026');
  const ghost = stranger.locator('.ghost .told');
  await expect(ghost).toContainText('The other player did not make it');
  const isWhole = () =>
    ghost
      .locator('p')
      .evaluateAll((all) =>
        all.every((p) => p.scrollWidth <= p.clientWidth && p.scrollHeight <= p.clientHeight),
      );
  expect(await isWhole(), 'the strip is not cut').toBe(true);
  const { width, height } = stranger.viewportSize() ?? { width: 390, height: 844 };
  await stranger.setViewportSize({ width: 320, height: 568 });
  expect(await isWhole(), 'nor on a small phone').toBe(true);
  await stranger.setViewportSize({ width, height });
  await solve(stranger, { ...board, solution: board.solution.slice(0, 1) });
  await pick(stranger, 'Stop and count the score');
  await expect(ghost).toContainText('Neither you nor the other player reached the goal.');
  await expect(stranger.locator('.over .versus')).toContainText(
    'Neither you nor the other player reached the goal.',
  );
  await press(stranger.locator('.over').getByRole('button', { name: 'Try again' }));
  await solve(stranger, board);
  const over = stranger.locator('.over');
  await expect(over.locator('.versus')).toContainText('You reached the goal, but the other player did not.');
  await expect(over.locator('.streak')).toContainText('One day in a row');
  await press(over.getByRole('button', { name: 'Send your result' }));
  await expect(dialog(stranger).getByLabel('Result')).toHaveValue(/30 Nov 2026/);
  await press(dialog(stranger).getByRole('button', { name: 'Close' }));
  await press(button(stranger, 'Back to Challenge'));
  await follow(stranger, '#days');
  await expect(stranger.getByRole('button', { name: /^30 November, one played/ })).toBeVisible();

  // A link to the board itself.
  await page.clock.setFixedTime(new Date('2026-11-30T14:00:00'));
  await forgetGames(page);
  await page.reload();
  await openText(page, board.text);
  await solve(page, board);
  await expect(page.locator('.over .streak')).toContainText('One day in a row');
  await follow(page, '#days');
  await expect(page.getByRole('button', { name: /^30 November, one played/ })).toBeVisible();
});

test('a result whose code loads late is recorded for its own game, and shown by the home', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('./#tilt');
  await moveBy(page, 4);
  await openDeal(page);
  await expect.poll(async () => (await state(page)).id).toMatch(/#20\d{6}$/);
  await moveBy(page, 1);
  const release = await holdBack(page, /\/assets\/day-result-[^/]+\.js$/);
  await page.reload();
  await pick(page, 'Stop and count the score');
  await openText(page, 'tilt:5x5#1');
  await press(button(page, 'All games'));
  await expect(button(page, 'Calendar')).toBeVisible();
  release();
  await expect(page.locator('.today')).toContainText('one day in a row');
});

test('an assignment from a link has its own slot, and a way back to the player’s game', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('./#tilt');
  await moveBy(page, 4);
  const own = (await state(page)).position;
  await openText(page, 'tilt:4x4#42;aim=reach 64;par=40');
  await moveBy(page, 2);
  // It is stored beside the running game, and continues after a reload.
  await page.reload();
  expect((await state(page)).moves).toHaveLength(2);
  expect(await kept(page, 'game.tilt.puzzle')).toMatchObject([
    { kind: 'puzzle', aim: 'reach 64', day: null },
  ]);
  await pick(page, 'Stop and count the score');
  await press(button(page, 'Back to your game'));
  await expect.poll(async () => (await state(page)).position).toBe(own);
});

test('a calendar that stays open over midnight goes on to the new day', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-09T23:58:00') });
  await page.goto('./#days');
  const today = page.locator('.day[aria-current="date"]');
  await expect(today).toHaveAttribute('aria-label', /^9 March/);
  await expect(page.getByRole('button', { name: /^10 March/ })).toBeDisabled();
  await later(page, 3 * 60_000);
  await expect(today).toHaveAttribute('aria-label', /^10 March/);
  await expect(page.getByRole('region', { name: 'Tuesday, 10 March 2026' })).toBeVisible();
});
