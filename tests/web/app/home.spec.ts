// The home: on a first visit, for a returning player, and addresses that open games and pages.
import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/lib.mjs';
import { seal } from '../../../www/store/envelope';
import { boardName } from '../../../www/store/progress/trails';
import { expect, expectNoBarriers, type Page, state, test } from '../fixtures';
import { button, follow, holdBack, moveBy, openText, press, storeOnLeave } from '../page';
import { keptText, leaveStudio, openCopy } from '../studio-page';

const [FIRST] = (
  JSON.parse(readFileSync(at('www', 'pkg', 'trails', 'tilt.json'), 'utf8')) as {
    boards: { text: string; solution: string[] }[];
  }[]
).flatMap(({ boards }) => boards);
if (FIRST === undefined) throw new Error('the trail of Tilt has no boards');

test('a first visit shows the home with all games, none of them loaded, and one tap starts a game', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1, name: 'Tilery' })).toBeVisible();
  await expect(page.locator('.game')).toHaveCount(5);
  await expect(page.locator('.continue')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Small games' }).locator('.cover')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Make your own game' }).locator('.cover')).toHaveCount(8);
  await expect(
    page.getByRole('heading', { level: 3, name: 'Made in the studio: play and change them' }),
  ).toBeVisible();
  // Preloaded styles are applied too.
  await expect(page.locator('link[rel="stylesheet"][href*="/home-"]')).toHaveCount(1);
  // Each picture has content.
  await expect
    .poll(() =>
      page.locator('.game canvas').evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one as HTMLCanvasElement;
          const data = (one as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
          return new Set(data?.filter((_, n) => n % 4 === 0)).size > 8;
        }),
      ),
    )
    .toEqual([true, true, true, true, true]);
  await expectNoBarriers(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await press(page.locator('.game').filter({ hasText: 'Mound' }));
  expect((await state(page)).id).toMatch(/^mound:/);
  await moveBy(page, 3);
  const { position } = await state(page);
  // A reload stays in the game; a new visit starts at the home.
  await page.reload();
  expect((await state(page)).position).toBe(position);
  await press(button(page, 'All games'));
  await page.reload();
  await expect(page.locator('.continue')).toContainText('Mound');
  await press(page.locator('.continue'));
  expect((await state(page)).position).toBe(position);
});

test('a game made with the studio is fetched when it is opened, and changed in one tap', {
  tag: '@phone',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('./');
  const cover = page.locator('.making .cover').filter({ hasText: 'Busy Bee' });
  await expect(cover).toBeVisible();
  const texts = () => fetched.filter((path) => path.endsWith('.txt'));
  expect(texts()).toEqual([]);
  await press(cover);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Busy Bee');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tilery');
  expect(texts()).toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await state(page)).moves.length).toBeGreaterThan(0);
  // Beside a game of one's own it says its goal, and nothing of links.
  await openText(page, 'tilecode:crates#1');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await state(page)).moves.length).toBeGreaterThan(0);
  await press(button(page, 'All games'));
  await press(cover);
  await expect(page.locator('.how')).toContainText('flower');
  await expect(page.locator('.toast')).toHaveCount(0);
  await press(button(page, 'Change this game'));
  await expect(page.getByRole('heading', { level: 1, name: 'Busy Bee' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('bloom');
});

test('the card of the games within a game names the one that it opens, before its first move, too', {
  tag: '@phone',
}, async ({ page }) => {
  // The card of the games within a game names the one that it opens, before its first move, too.
  await page.goto('./');
  await press(
    page.getByRole('region', { name: 'Small games' }).locator('.cover').filter({ hasText: 'Sheep' }),
  );
  await expect.poll(async () => (await state(page)).id).toMatch(/^tilecode:herd/);
  const { position } = await state(page);
  await press(button(page, 'All games'));
  const card = page.locator('.game').filter({ hasText: 'TileCode' });
  await expect(card).toContainText('Sheep');
  await press(card);
  expect((await state(page)).position).toBe(position);
});

test('a returning player finds the next puzzle of each trail and the own games on the home', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('./');
  await openCopy(page, 'Crates');
  await expect.poll(() => keptText(page)).toContain('title Crates');
  // Back from a game that a link has opened.
  await page.goto('about:blank');
  await page.goto('./#mound');
  await press(button(page, 'All games'));
  const own = page.locator('.making .cover').first();
  await expect(own).toContainText('Crates');
  await expect(page.locator('.making .cover')).toHaveCount(9);
  const next = page.locator('.next-puzzle');
  await expect(next).toHaveCount(5);
  await expect(next.first()).toContainText(/^\s*Puzzle 1 of \d+\s*$/);
  await expectNoBarriers(page);
  await press(next.first());
  await expect(page.locator('.aim .goal')).toBeVisible();
  const { text, solution } = FIRST;
  expect((await state(page)).position).toContain(text.split('@')[1]?.split(';')[0] ?? '-');
  for (const move of solution)
    await page.keyboard.press(`Arrow${move.replace(/^./, (c) => c.toUpperCase())}`);
  await expect(page.locator('.over').getByRole('button', { name: 'Next puzzle' })).toBeVisible();
  await press(button(page, 'Back to Tilt: puzzles'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilt: puzzles');
  await page.goBack();
  // Its package is loaded now, and so there is a picture.
  await expect(next.first()).toContainText(/Puzzle 2 of \d+\s*★ 3/);
  await expect(next.first().locator('canvas')).toHaveCount(1);
});

/** Notes from now on what moves on the page, also right after a press: `take` returns it and begins anew. */
async function noteShifts(page: Page): Promise<{ take: () => Promise<string[]> }> {
  await page.addInitScript(() => {
    type Shift = { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    const noted: string[] = [];
    const note = (all: unknown[]) => {
      for (const { sources } of all as Shift[])
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest('.home'))
            noted.push(`${element.outerHTML.slice(0, 80)}: ${previousRect.y} to ${currentRect.y}`);
        }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(globalThis, {
      takeShifts: () => {
        note(observer.takeRecords());
        return noted.splice(0);
      },
    });
  });
  return { take: () => page.evaluate('takeShifts()') };
}

test('nothing on the home moves when stored data comes: what is pressed is what was seen', async ({
  page,
  isMobile,
}) => {
  await page.goto('./');
  await openCopy(page, 'Crates');
  await expect.poll(() => keptText(page)).toContain('title Crates');
  const text = 'tilt:2x2#1';
  const levels = Object.fromEntries(['crates', 'snake', 'belts'].map((name) => [`tilecode/${name}`, 2]));
  await storeOnLeave(page, {
    'tilery.settings': seal({ reached: levels }),
    'tilery.puzzles.tilt': seal({ [boardName(text)]: { text, seen: '', found: 0 } }),
  });
  // Only what is in view is noted. The narrowest phones have the least room.
  await page.setViewportSize({ width: isMobile ? 320 : 1366, height: 4000 });
  const shifts = await noteShifts(page);
  const arrive = async (games: number) => {
    await expect(page.locator('.making .cover')).toHaveCount(games);
    await expect(page.locator('.next-puzzle')).toHaveCount(6);
    await expect(page.getByText('Level 2 of')).toHaveCount(3);
    expect(await shifts.take()).toEqual([]);
  };
  // On Thursdays the puzzle is from a small game, whose name comes with its picture.
  for (const day of ['01', '03', '10', '17', '24', '31']) {
    await page.clock.setFixedTime(new Date(`2026-12-${day}T12:00:00`));
    await page.goto('about:blank');
    await page.goto('./#mound');
    await press(button(page, 'All games'));
    await arrive(9);
    await expect(page.locator('.today img')).toHaveCount(day === '01' ? 0 : 1);
    expect(await shifts.take(), `day ${day}`).toEqual([]);
  }
  // Another game of one's own.
  await press(button(page, 'Open the studio'));
  // It opens where it was left.
  await press(button(page, 'Back'));
  await press(button(page, 'New game'));
  await leaveStudio(page);
  await shifts.take();
  await arrive(10);
});

test('an address opens the page, the game or the preset that it names', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const [hash, id] of [
    ['tilt', /^tilt:4x4#/],
    ['mound', /^mound:/],
    ['tilecode/rocks', /^tilecode:rocks#/],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./#${hash}`);
    expect((await state(page)).id, hash).toMatch(id);
  }
  await page.goto('about:blank');
  await page.goto('./#studio');
  await expect(page.getByRole('heading', { level: 1, name: 'Make your own game' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('./#tilecode/nothing');
  await expect(page.getByRole('status')).toContainText('cannot open');
});

test('a preset continues where it was left for another one', { tag: '@desktop' }, async ({ page }) => {
  const open = async (name: string) => {
    await page.goto('about:blank');
    await page.goto(`./#tilecode/${name}`);
    await expect.poll(async () => (await state(page)).id).toMatch(new RegExp(`^tilecode:${name}#`));
  };
  await open('crates');
  await moveBy(page, 2);
  const { position } = await state(page);
  await open('dungeon');
  await moveBy(page, 2);
  await open('crates');
  expect((await state(page)).position).toBe(position);
});

test('the puzzle of the day comes first, and tomorrow’s game after it', { tag: '@phone' }, async ({
  page,
}) => {
  // A Monday.
  await page.clock.setFixedTime(new Date('2026-11-30T12:00:00'));
  await page.goto('./');
  const today = page.locator('.home > :first-child');
  await expect(today).toContainText('Tilt');
  await expect(today).toContainText('An easy puzzle. The same for everyone.');
  await press(today.getByRole('button', { name: 'Play' }));
  await state(page);
  const { save, solution } = await page.evaluate(async () => {
    const { session } = window.tilery as Tilery;
    return { save: session.save(), solution: session.assignment(0)?.par };
  });
  expect(save).toContain('tilt:');
  expect(solution, 'gentle').toBeLessThanOrEqual(3);
  // Once the game is here, the card shows the very board.
  await press(button(page, 'All games'));
  await expect(today.locator('canvas.of-day')).toBeVisible();
  const colours = () =>
    today.locator('canvas.of-day').evaluate((canvas: HTMLCanvasElement) => {
      const all = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return new Set(all).size;
    });
  await expect.poll(colours).toBeGreaterThan(3);
  await press(today.getByRole('button', { name: 'Play' }));
  await expect(button(page, 'All games')).toBeVisible();
  await state(page);
  await moveBy(page, 1);
  await press(button(page, 'All games'));
  await press(today.getByRole('button', { name: 'Continue' }));
  await moveBy(page, 40);
  await press(button(page, 'All games'));
  await expect(today).toContainText('Tomorrow: Tileburst');
});

test('the puzzle of the day shows the game that it is from', { tag: '@phone' }, async ({ page }) => {
  // A Thursday.
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  await page.goto('./');
  const today = page.locator('.home > :first-child');
  await expect(today).toContainText('Over the Road');
  await expect(today.locator('img')).toHaveAttribute('src', /crossing/);
  await press(today.getByRole('button', { name: 'Play' }));
  expect((await state(page)).id).toMatch(/^tilecode:crossing/);
});

test('a finished game is not offered to be continued', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('./#ttilt%3A2x2%235');
  await moveBy(page, 200);
  expect((await state(page)).status.over).toBe(true);
  await press(button(page, 'All games'));
  await expect(page.locator('.game').first()).toBeVisible();
  await expect(page.locator('.continue')).toHaveCount(0);
  // An unfinished game is offered, even if it was left earlier.
  await press(page.locator('.game').filter({ hasText: 'Mound' }));
  await expect.poll(async () => (await state(page)).id).toContain('mound');
  await moveBy(page, 2);
  await press(button(page, 'All games'));
  await expect(page.locator('.game').first()).toBeVisible();
  await follow(page, 'ttilt%3A2x2%236');
  await expect.poll(async () => (await state(page)).id).toContain('tilt:2x2#6');
  await moveBy(page, 200);
  await press(button(page, 'All games'));
  await expect(page.locator('.continue')).toContainText('Mound');
});

test('the home is where it was left, and nothing below the puzzles moves when they come', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilt:4x4#4');
  await moveBy(page, 3);
  await press(button(page, 'All games'));
  await expect(page.locator('.cover').first()).toBeVisible();
  const release = await holdBack(page, /\/assets\/next-puzzle-[^/]+\.js$/);
  await page.reload();
  const studio = button(page, 'Open the studio');
  await expect(studio).toBeAttached();
  const top = () => studio.evaluate((element) => element.getBoundingClientRect().top);
  await expect(page.locator('.cover').first()).toBeVisible();
  const before = await top();
  release();
  await expect(page.locator('.puzzle-room').getByRole('button').first()).toBeVisible();
  expect(await top()).toBe(before);

  const cover = page.getByRole('region', { name: 'Small games' }).locator('.cover').last();
  await press(cover);
  await state(page);
  await press(button(page, 'All games'));
  await expect(cover).toBeInViewport();
});
