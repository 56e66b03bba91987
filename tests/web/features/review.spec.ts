// The review of a finished game: turning points, better moves, and a new game from a position in it.

import { expect, type Page, state, test } from '../fixtures';
import { button, closeDialog, dialog, kept, moveBy, openText, painted, pick, press, repeat } from '../page';

/** Opens the review of a game stopped after twenty moves. Returns its save and the panel. */
async function lookBack(page: Page) {
  await openText(page, 'tilt:3x3#11');
  await moveBy(page, 20);
  await pick(page, 'Stop and count the score');
  const finished = await page.evaluate(() => window.tilery?.session?.save());
  await press(button(page, 'Review'));
  const back = page.getByRole('region', { name: 'Review' });
  return { finished, back };
}

/** Records the places and sizes of the board from the opening of the review on, each once. */
async function recordSizes(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const sizes = new Set<string>();
    const look = () => {
      const box = document.querySelector('.board')?.getBoundingClientRect();
      if (document.querySelector('.look-back .scrub') !== null && box !== undefined)
        sizes.add([box.x, box.y, box.width, box.height].map(Math.round).join(' '));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(globalThis, { sizes });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { sizes: Set<string> }).sizes]);
}

test('a turning point can be played out and tried, and the finished game is unchanged', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilt:3x3#11');
  const places = await recordSizes(page);
  const { finished, back } = await lookBack(page);
  await expect(back).toContainText('20 of 20 moves were rated');
  expect(await places(), 'the board stays while the review goes on').toHaveLength(1);
  const turns = back.getByRole('group', { name: 'Turning points' });
  const turn = turns.getByRole('button').first();
  const n = Number(/\d+/.exec((await turn.textContent()) ?? '')?.[0]);
  await press(turn);
  await expect(back).toContainText(
    new RegExp(
      `Move ${n}, [a-z]+: an? [a-z]+\\. Better: [a-z]+\\. .*Nine of ten such verdicts hold in a longer search\\.`,
    ),
  );

  // The board marks the played move and the better one.
  const marks = page.locator('.board-played');
  await expect(marks).toBeVisible();
  const inked = () =>
    marks.evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      if (width === 0) return 0;
      return canvas
        .getContext('2d')
        ?.getImageData(0, 0, width, height)
        .data.filter((byte) => byte > 0).length;
    });
  await expect.poll(inked).toBeGreaterThan(1000);

  // The alternative line is shown on a copy.
  await press(back.getByRole('button', { name: 'Play it out' }));
  await expect.poll(inked).toBe(0);
  await expect(back).toContainText('How it could have gone on: 2 moves on from there.');
  await press(back.getByRole('button', { name: 'Back to the game' }));
  await expect(back).toContainText(`${n} / 20`);
  await expect.poll(inked).toBeGreaterThan(1000);
  expect((await state(page)).moves).toHaveLength(n - 1);

  await press(back.getByRole('button', { name: 'Try from here' }));
  await expect(back).toHaveCount(0);
  await expect(page.getByText('This is a new game now')).toBeVisible();
  const here = await state(page);
  expect(here.status.over).toBe(false);
  expect(here.moves).toHaveLength(n - 1);
  await moveBy(page, 1);
  const isKept = async () =>
    (await kept(page, 'left.')).some((run) => (run as { save: string }).save === finished);
  await expect.poll(isKept).toBe(true);
});

test('a change of the game ends the review of its copy', { tag: '@desktop' }, async ({ page }) => {
  const { back } = await lookBack(page);
  await expect(back).toContainText('20 of 20 moves were rated');
  // As a notice offers that was there before the review.
  await page.evaluate(() => (window.tilery as Tilery).play.seek(11));
  await expect(back).toHaveCount(0);
  expect((await state(page)).moves).toHaveLength(11);
  await page.reload();
  expect((await state(page)).moves).toHaveLength(11);
});

test('a review is stored with its game: after a reload and on the shelf nothing is rated again', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  const { back } = await lookBack(page);
  await expect(back).toContainText('20 of 20 moves were rated');
  const turns = back.getByRole('group', { name: 'Turning points' }).getByRole('button');
  const told = await turns.allTextContents();
  expect(told.length).toBeGreaterThan(0);

  // The test fails on any request for code that rates moves.
  await page.reload();
  await page.route(/\/(adviser-[^/]+\.wasm|tilt\.net)$/, (route) => route.abort());
  await press(button(page, 'Review'));
  await expect(back).toContainText('20 of 20 moves were rated');
  await expect(turns).toHaveText(told);

  await press(turns.first());
  await press(back.getByRole('button', { name: 'Try from here' }));
  await moveBy(page, 1);
  await pick(page, 'Shelf');
  const over = page.locator('.run').filter({ hasText: 'Finished' });
  await press(over.getByRole('button', { name: /^More for/ }));
  await press(dialog(page).getByRole('button', { name: 'Review' }));
  await expect(turns).toHaveText(told);
});

test('a review whose code cannot be loaded says so, and opening it again retries', {
  tag: '@desktop',
}, async ({ page, guard }) => {
  guard.allow(/net::ERR_FAILED/);
  await page.route(/tilt\.net$/, (route) => route.abort());
  const { back } = await lookBack(page);
  await expect(back).toContainText('could not be loaded');
  await page.unroute(/tilt\.net$/);
  await press(back.getByRole('button', { name: 'Close' }));
  await press(button(page, 'Review'));
  await expect(back).toContainText('20 of 20 moves were rated');
});

test('if switched on, the coach reports a blunder during play, and the game enters no table', {
  tag: '@desktop',
}, async ({ page }) => {
  await openText(page, 'tilt:3x3#123');
  await pick(page, 'Settings');
  const coach = dialog(page).getByRole('switch', { name: /^Coach/ });
  await expect(coach).not.toBeChecked();
  await press(coach);
  await expect(coach).toBeChecked();
  await closeDialog(page);
  const arrow = (dir: string) => page.keyboard.press(`Arrow${dir}`);
  // The coach hears moves once its code has loaded.
  const isCoached = async () =>
    ((await kept(page, 'game.tilt')) as { coached: boolean }[]).some(({ coached }) => coached);
  await repeat(async () => {
    await page.keyboard.press('u');
    await arrow('Up');
  }, isCoached);
  for (const dir of 'Up Left Down Left Right Up Right Down Left Right'.split(' ')) await arrow(dir);
  const told = page.getByRole('status').filter({ hasText: 'blunder' });
  await arrow('Up');
  await expect(told).toContainText(/Move 12, up: a blunder. Better: left. /);
  await press(told.getByRole('button', { name: 'Take it back' }));
  await expect(told).toHaveCount(0);
  expect((await state(page)).moves).toHaveLength(11);
  await arrow('Left');
  await painted(page);

  await pick(page, 'Stop and count the score');
  await expect(page.locator('.over')).toContainText('The coach helped, so it does not count in your scores.');
  // The mark is permanent.
  await page.reload();
  await expect(page.locator('.over')).toContainText('The coach helped, so it does not count in your scores.');
});

test('mistakes become puzzles: the first attempt counts, and they are repeated another day', {
  tag: '@phone',
}, async ({ page }) => {
  const { finished, back } = await lookBack(page);
  await press(back.getByRole('button', { name: /from this game$/ }));
  await expect(page.locator('.aim')).toContainText('Find the best move');

  // Only the first attempt of a day counts.
  const aim = await page.evaluate(
    () => /;aim=find ([^;\n]*)/.exec(window.tilery?.session?.save() ?? '')?.[1],
  );
  const good = aim?.split('|') ?? [];
  const legal = await page.evaluate(() => window.tilery?.session?.legal());
  const arrow = (move = '') => page.keyboard.press(`Arrow${move.replace(/^./, (c) => c.toUpperCase())}`);
  await arrow(legal?.find((move) => !good.includes(move)));
  await expect(page.getByRole('region', { name: 'You lost' })).toBeVisible();
  await expect(page.locator('.over')).toContainText('Another move was better: ');
  await press(page.locator('.over').getByRole('button', { name: 'Try again' }));
  await arrow(good[0]);
  await expect(page.getByRole('region', { name: 'You won' })).toBeVisible();

  // The puzzle is due on a later day. The finished game is unchanged.
  await pick(page, 'Puzzles');
  const own = page.getByRole('region', { name: 'From your own games' });
  await expect(own).toBeVisible();
  const all = (await kept(page, 'puzzles.tilt')) as unknown as Record<
    string,
    { found: number; seen: string }
  >[];
  const seen = Object.values(all[0] ?? {}).filter((puzzle) => puzzle.seen !== '');
  expect(seen.map((puzzle) => puzzle.found)).toEqual([0]);
  await page.goto('./#tilt');
  expect(await page.evaluate(() => window.tilery?.session?.save())).toBe(finished);
});

/** A crate to be pushed onto the spot to its right, in a room with a corner where it gets stuck. */
const ROOM = `tilecode 2
pace 100
time turns
background floor . floor
background wall W brick
background spot x goal
sprite player p player
sprite crate c crate

level One
map
  WWWWWWW
  W.....W
  W....xW
  WWWWWWW
sprites
  .......
  .......
  .pc....
  .......

rule press:right all-four
when C +player
when E -wall -crate
do C move:right

rule press:right all-four
when C +crate
when W +player
when E -wall -crate
do C move:right
do W move:right

rule never
when C +crate -spot
do game win
`;

test('the review of a turn-based game shows where presses were wasted, and how many', {
  tag: '@desktop',
}, async ({ page }) => {
  await openText(page, ROOM);
  const presses = async () => (await state(page)).moves.filter((move) => move !== '.').length;
  const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight'];
  for (const [n, key] of keys.entries()) {
    await page.keyboard.press(key);
    await expect.poll(presses).toBe(n + 1);
  }
  await press(button(page, 'Review'));
  const back = page.getByRole('region', { name: 'Review' });
  const { length } = (await state(page)).moves;
  await expect(back).toContainText(`${length} of ${length} moves were rated`);
  const turns = back.getByRole('group', { name: 'Turning points' }).getByRole('button');
  await expect(turns).toHaveText([/\?\s*$/, /\?\s*$/]);
  // The keys for stepping through the game show both moves too.
  const suggested = () => page.evaluate(() => (window.tilery as Tilery).session.suggested());
  for (let n = length - 1; (await suggested()) === undefined; n -= 1) {
    expect(n).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('ArrowLeft');
    await expect(back).toContainText(`${n + 1} / ${length}`);
  }
  await expect(back).toContainText('a mistake. Better: ');
  await expect(page.locator('.board-played')).toBeVisible();
  await press(turns.first());
  await expect(back).toContainText('the up arrow: a mistake. Better: the right arrow, 2 presses fewer.');
  await press(back.getByRole('button', { name: 'Play it out' }));
  await expect(back.getByRole('button', { name: 'Back to the game' })).toBeVisible();
  await expect(back.getByRole('button', { name: 'Try from here' })).toHaveCount(0);
});
