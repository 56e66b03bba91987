// Games with levels between two levels: the title while a completed level is still visible, continuing from a
// lost one, the offers at the start of a level, and the instructions.
import { expect, hand, type Page, state, test } from '../fixtures';
import { announcements, button, dialog, openText, painted, pick, stopClock } from '../page';

/** Water on the right: one press wins the first level, one press loses the second. */
const game = (rules: string) => `tilecode 2
title Two shores
pace 100
background ground . grass
background water ~ water
background goal x goal
sprite walker p player

level Near
map
  ..x
sprites
  .p.

level Far
map
  ..~
sprites
  .p.
${rules}`;

const WALKS = game(`
rule press:right all-four
when C +walker
do C move:right

rule change
when C +walker ~goal
do game win

rule change
when C +walker ~water
do game lose
`);

const TOUCHED = game(`
rule tap
when C +walker
do game win
`);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('with films', () => {
  test.use({ motion: true });

  test('title and figures refer to the completed level while it is visible; any press restarts a lost one', async ({
    page,
    isMobile,
  }) => {
    await openText(page, WALKS);
    await page.clock.install();
    await stopClock(page);
    await expect(title(page)).toContainText('Near');
    await page.keyboard.press('ArrowRight');
    const level = page.locator('[data-figure="level"] dd');
    await expect(async () => {
      await page.clock.runFor(20);
      expect((await state(page)).figures.level).toBe(2);
    }).toPass();
    await expect(level).toHaveText('1');
    await expect(title(page)).toContainText('Near');
    const done = page.locator('.moment[data-kind="level"]');
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await done.allTextContents()).toEqual([expect.stringContaining('Level 1 done')]);
    }).toPass();
    await expect(async () => {
      await page.clock.runFor(20);
      expect(await level.textContent()).toBe('2');
    }).toPass();
    // The announcement disappears with its board.
    await page.clock.runFor(20);
    await expect(done).toHaveCount(0);
    await page.clock.runFor(2500);
    await expect(title(page)).toContainText('Far');

    await page.keyboard.press('ArrowRight');
    await expect(async () => {
      await page.clock.runFor(50);
      expect((await state(page)).status.state).toBe('lost');
    }).toPass();
    await page.clock.resume();
    const box = await page.locator('.board canvas').boundingBox();
    if (box === null) throw new Error('there is no board');
    await expect(async () => {
      if (isMobile) await hand.tap(page, { x: box.x + 20, y: box.y + 20 });
      else await page.keyboard.press('Enter');
      expect((await state(page)).status.state).toBe('playing');
    }).toPass();
    expect((await state(page)).figures).toMatchObject({ level: 2, round: 0 });
    await expect(page.getByRole('region', { name: /Game over|You lost/ })).toHaveCount(0);
  });

  test('in a turn-based game only a key or the pad restarts a lost level, and not at once', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openText(page, WALKS.replace('pace 100', 'pace 100\ntime turns'));
    await page.clock.install();
    await stopClock(page);
    await page.keyboard.press('ArrowRight');
    await expect(async () => {
      await page.clock.runFor(20);
      expect((await state(page)).figures.level).toBe(2);
    }).toPass();
    await page.clock.runFor(2500);
    const status = async () => (await state(page)).status.state;
    const card = page.locator('.moment[data-kind="lose"]');
    const lose = async () => {
      await page.keyboard.press('ArrowRight');
      await expect(async () => {
        await page.clock.runFor(20);
        expect(await status()).toBe('lost');
      }).toPass();
      await page.clock.runFor(100);
      await expect(card).toBeVisible();
    };
    const board = await page.locator('.board canvas').boundingBox();
    if (board === null) throw new Error('there is no board');
    const map = { x: board.x + board.width / 2, y: board.y + 40 };
    const heard = await announcements(page);
    await lose();
    await expect.poll(heard).toMatch(/column 3\.\s+You lost this level\.\s*$/);
    // A press meant for the level itself does nothing; later a tap beside the pad closes the card.
    await page.keyboard.press('Enter');
    await hand.tap(page, map);
    await page.clock.runFor(500);
    await page.keyboard.press('Enter');
    await hand.tap(page, map);
    await expect(card).toBeVisible();
    await page.clock.runFor(400);
    await hand.tap(page, map);
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
    await page.clock.runFor(1000);
    await hand.tap(page, map);
    expect(await status()).toBe('lost');
    await page.keyboard.press('Enter');
    expect(await status()).toBe('playing');

    // Press the lowest button of the pad, beside the map.
    await lose();
    await page.clock.runFor(900);
    await hand.tap(page, { x: board.x + 80, y: board.y + 320 });
    expect(await status()).toBe('playing');
  });
});

test('the instructions are those of the game, and its levels are started, not dealt', {
  tag: '@desktop',
}, async ({ page }) => {
  await openText(page, WALKS);
  await expect(page.locator('.how')).toContainText('the arrow keys or the mouse');
  await openText(page, TOUCHED);
  await expect(page.locator('.how')).toContainText('the arrow keys or the mouse');
  await expect(page.locator('.how')).not.toContainText('use the pad');
  await pick(page, 'New game');
  await expect(dialog(page).getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /[Dd]eal$|of the day$/ })).toHaveText([
    'Game of the day',
  ]);
});

test('beside a pad, the offer of sound takes the place of the restart button at the start of a level', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilecode:steps#1');
  const offer = button(page, 'Turn sound on');
  const again = button(page, 'Try this level again');
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expect(again).toHaveCount(0);
  const board = await page.locator('.board canvas').boundingBox();
  await page.keyboard.press('ArrowUp');
  await expect(again).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await page.locator('.board canvas').boundingBox()).toEqual(board);
});

for (const game of ['tilt:4x4#9', 'tilecode:steps#1'])
  test(`nothing in the head of ${game} moves when the offer of sound goes`, async ({ page }) => {
    const HEAD =
      'header.bar :is(h1 > span, button:is([aria-label="All games"], [aria-label="How to play"], .menu))';
    const places = () =>
      page.locator(HEAD).evaluateAll((all) =>
        all.map((element) => {
          const { x, y } = element.getBoundingClientRect();
          return [element.getAttribute('aria-label') ?? element.textContent?.trim(), x, y];
        }),
      );
    await openText(page, game);
    await expect(button(page, 'Turn sound on')).toBeVisible();
    const before = await places();
    expect(before.length).toBeGreaterThan(2);
    for (const key of [
      'ArrowUp',
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
      'ArrowUp',
      'ArrowRight',
      'ArrowDown',
      'ArrowLeft',
    ]) {
      await page.keyboard.press(key);
      await painted(page);
      expect(await places(), key).toEqual(before);
    }
    // In real time several presses may be of one round.
    await expect.poll(async () => (await state(page)).moves.length).toBeGreaterThan(2);
    await expect(button(page, 'Turn sound on')).toBeHidden();
  });

test.describe('offline', () => {
  test.use({ serviceWorkers: 'block' });

  test('a fault of a text is reported without the detailed sentences while offline, and with them the next time', {
    tag: '@desktop',
  }, async ({ page, guard }) => {
    guard.allow(/ERR_FAILED|Failed to fetch/);
    const errors = /\/en\.errors-[^/]+\.js$/;
    await page.route(errors, (route) => route.abort());
    await page.goto('./#ttilt:4x4%40nonsense');
    await expect(page.locator('.toast')).toContainText(
      /This cannot be opened: line 1, column \d+ cannot be read/,
    );
    await page.unroute(errors);
    await page.goto('./#ttilt:4x4%40rubbish');
    await expect(page.locator('.toast').last()).toContainText(/line 1, column \d+: expected/);
  });
});
