// Trails: solving a board earns stars and leads to the next one, hints and solutions cost stars, and the
// player's own game is unchanged.
import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/lib.mjs';
import { expect, expectNoBarriers, state, test } from '../fixtures';
import {
  button,
  dialog,
  holdBack,
  linkTo,
  mirrored,
  moveBy,
  notice,
  openGame,
  openText,
  pick,
  play,
  press,
} from '../page';

interface Chapter {
  boards: { text: string; solution: string[] }[];
}
const [first, second] = (
  JSON.parse(readFileSync(at('www', 'pkg', 'trails', 'tilt.json'), 'utf8')) as Chapter[]
).flatMap(({ boards }) => boards);
if (first === undefined || second === undefined) throw new Error('the trail of Tilt has no boards');

test('a trail is played board by board, beside the running game', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./#tilt');
  await moveBy(page, 4);
  const own = (await state(page)).position;
  await pick(page, 'Puzzles');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilt: puzzles');
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  // A closed board says what opens it.
  await press(page.locator('.stop[data-state="shut"] b').first());
  // Its rows are read from left to right.
  const lefts = await page
    .locator('.path .stop')
    .evaluateAll((all) => [5, 6].map((n) => all[n]?.getBoundingClientRect().left ?? 0));
  expect(lefts[0]).toBeLessThan(lefts[1] ?? 0);
  await expect(notice(page, 'Solve one more puzzle of this chapter to open it.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilt: puzzles');

  await press(button(page, 'Play puzzle 1'));
  await expect(page.locator('.aim')).toContainText('Make 2 moves before you get stuck.');
  await expect(page.locator('.aim')).toContainText(/Puzzle 1 of \d+/);
  await expectNoBarriers(page);
  for (const move of first.solution)
    await page.keyboard.press(`Arrow${move.replace(/^./, (c) => c.toUpperCase())}`);
  await expect(page.getByRole('img', { name: '3 stars of three' })).toBeVisible();
  await press(page.locator('.over').getByRole('button', { name: 'Next puzzle' }));
  await expect
    .poll(async () => (await state(page)).position)
    .toContain(second.text.split('@')[1]?.split(';')[0] ?? '');

  // A solution that was shown earns nothing.
  await press(button(page, 'Solution'));
  await press(dialog(page).getByRole('button', { name: 'Show it' }));
  await expect.poll(async () => (await state(page)).moves).toEqual(second.solution);
  // The trail is where the board was opened from, not above it: Back from it leads to the game before.
  await pick(page, 'Puzzles');
  await expect(button(page, 'Puzzle 1, 3 stars')).toBeVisible();
  await expect(button(page, 'Puzzle 2')).toBeEnabled();
  await press(button(page, 'Back to Tilt'));
  await expect.poll(async () => (await state(page)).position).toBe(own);
  await pick(page, 'Puzzles');
  await page.reload();
  await expect(button(page, 'Puzzle 1, 3 stars')).toBeVisible();
  await page.goto('./#tilt');
  await expect.poll(async () => (await state(page)).position).toBe(own);
});

test('the stars of a board are stored although their code loads after the player has left it', {
  tag: '@desktop',
}, async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|Failed to fetch/);
  // The line below the board and the record of stars need the trail. A board opens without them if they fail.
  const trails = /\/assets\/assignment-result-[^/]+\.js/;
  await page.route(trails, (route) => route.abort());
  await page.goto(`./${linkTo(first.text)}`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.unroute(trails);
  const release = await holdBack(page, trails);
  await play(page, ...first.solution);
  await openText(page, 'mound:classic-4-4-5#2');
  release();
  await openGame(page, 'tilt');
  await pick(page, 'Puzzles');
  await expect(button(page, 'Puzzle 1, 3 stars')).toBeVisible();
});

test('a puzzle that is opened by a link appears together with its line, and never moves', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(globalThis, { places });
    const look = () => {
      const board = document.querySelector('.board canvas')?.getBoundingClientRect();
      if (board !== undefined && board.height > 0) places.add(Math.round(board.top));
      requestAnimationFrame(look);
    };
    look();
  });
  const release = await holdBack(page, /\/assets\/aim-line-[^/]+\.js$/);
  const loaded = page.waitForResponse(/\.wasm$/);
  await page.goto(`./${linkTo(second.text)}`);
  await (await loaded).finished();
  release();
  await expect(page.locator('.aim .goal')).toBeVisible();
  await mirrored(page);
  const places = await page.evaluate(() => [...(Reflect.get(globalThis, 'places') as Set<number>)]);
  expect(places).toHaveLength(1);
});

test('a hint costs a star, and a failed assignment can be undone', { tag: '@desktop' }, async ({ page }) => {
  await openText(
    page,
    'tilt:3x3@2,2,0/0,0,0/0,0,0;score=0;chance=0000000000000007;aim=reach 4;par=1!;most=1',
  );
  await expect(page.locator('.aim')).toContainText('0 of 1 moves');
  await expect(page.getByRole('img', { name: '3 stars can be earned' })).toBeVisible();
  // The goal of the game, 512, is not that of the board, and its score does not count here.
  await expect(page.locator('[data-figure]')).toHaveCount(0);
  // Its button says what a hint costs, on every screen.
  const hint = button(page, 'Hint');
  await expect(hint).toHaveAttribute('title', 'A hint costs a star.');
  await expect(hint.locator('small')).toBeVisible();
  await press(hint);
  await expect(page.getByRole('img', { name: '2 stars can be earned' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'You lost' })).toContainText(
    'You lost: your moves are used up.',
  );
  await press(page.locator('.over').getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.over .main')).toHaveText('Try again');
  await page.keyboard.press('Escape');
  await expect(page.locator('.over')).toHaveCount(0);
  await expect(page.locator('.actions [data-id="new"]')).toHaveCount(0);
  await press(page.locator('.actions').getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('img', { name: '2 stars of three' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.actions').getByRole('button', { name: 'Puzzles' })).toBeVisible();
});

test('a wrong answer shows the right one, even if it ends the game', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [cells, right, key, told] of [
    ['2,2/0,0', 'left|right', 'ArrowDown', 'left / right'],
    ['8,0/4,2', 'up', 'ArrowRight', 'up'],
  ] as const) {
    await openText(page, `tilt:2x2@${cells};score=0;chance=0000000000000007;aim=find ${right}`);
    await page.keyboard.press(key);
    await expect(page.locator('.over .why')).toHaveText(`Another move was better: ${told}.`);
  }
});

test('in games of rounds a puzzle counts presses, as its stars do', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilecode:steps#1;aim=win;par=8');
  await expect(page.locator('.aim')).toContainText('0 presses');
  const walk = (await page.evaluate(() => window.tilery?.session?.legal())) ?? [];
  expect(walk).toContain('R');
  await play(page, 'R', '.', 'R', '.');
  await expect(page.locator('.aim')).toContainText('2 presses');
  await expect(page.locator('.aim')).not.toContainText('moves');
});

test('a hint names the piece, covers neither goal nor stars, and goes when a dialog opens', async ({
  page,
}) => {
  for (const [text, words] of [
    [
      'tilerama:own@+ + +| 7 . |+ + +;goal=+ + +| . 7 |+ + +;moves=0;aim=solve;par=1!',
      'Hint: push the 7 to the right.',
    ],
    [
      'mound:classic-4-4-5@1/0/0/........-........-........-........-........-........-........-...aa.../ccaaabaa+abccaaba/cbcabbab+aaabcccb/cacbccac+bacacaab/acbccbbb+cacabcac/cbb;chance=000000001d546f5b;aim=clear;par=1!',
      'Hint: drop a brick into column',
    ],
  ] as const) {
    await openText(page, text);
    const before = await page.locator('.board').boundingBox();
    await press(button(page, 'Hint'));
    const hint = page.locator('.toast');
    await expect(hint).toContainText(words);
    expect(await page.locator('.board').boundingBox(), 'the board stays').toEqual(before);
    const [told, goal, facts] = await Promise.all(
      [hint, page.locator('.aim .goal'), page.locator('.aim .facts')].map((one) => one.boundingBox()),
    );
    for (const line of [goal, facts]) {
      if (told == null || line == null) throw new Error('not shown');
      const isApart =
        told.y + told.height <= line.y ||
        line.y + line.height <= told.y ||
        told.x + told.width <= line.x ||
        line.x + line.width <= told.x;
      expect(isApart, words).toBe(true);
    }
    await press(button(page, 'How to play'));
    await expect(dialog(page)).toBeVisible();
    await expect(hint).toHaveCount(0);
    await press(dialog(page).getByRole('button', { name: 'Close' }));
  }
});

test('in real time presses are not compared with a par of rounds', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, 'tilecode:crates#1;aim=win;par=15');
  await expect(page.locator('.aim .facts')).toContainText('Record: 15');
  await openText(page, 'tilecode:steps#1;aim=win;par=4');
  await expect(page.locator('.aim .facts')).toContainText('0 presses');
  await expect(page.locator('.aim .facts')).not.toContainText('Record');
  await play(page, 'R', 'R', 'U', '.');
  await expect(page.getByRole('heading', { name: /Solved in 3 presses\.$/ })).toBeVisible();
});
