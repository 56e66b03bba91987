// A new player succeeds with the third touch: on the first board of a game, or in its first steps.
import { existsSync, readFileSync } from 'node:fs';
import { at, games } from '../../../scripts/lib.mjs';
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import { button, linkTo, moveBy, play, press, recordPlaces, seen, tilt } from '../page';

test('from the home to the first success in three touches', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./');
  await press(page.locator('.games').getByRole('button', { name: /^Tilerama/ }));
  const offer = button(page, 'Puzzle 1 of 202');
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page);
  await press(offer);
  await expect(page.locator('.aim')).toContainText('Push a tile into the empty cell.');
  // The tile can move in one direction only.
  await press(page.getByRole('gridcell').first());
  await expect(page.getByRole('img', { name: '3 stars of three' })).toBeVisible();
  await expect(page.locator('.over').getByRole('button', { name: 'Next puzzle' })).toBeInViewport();
});

test('the next puzzle appears where it stays, and is offered beside the game until the first move', async ({
  page,
}) => {
  const places = await recordPlaces(page, '.board');
  await page.goto('./#tilt');
  const offer = button(page, /^Puzzle 1 of \d+$/);
  await expect(offer).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(offer).toHaveCount(0);
  expect(await places('Tilt 4 × 4'), 'the board stays').toHaveLength(1);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await press(offer);
  await expect(page.locator('.aim .goal')).toBeVisible();
  expect(await places('Tilt 3 × 3')).toHaveLength(1);
  await press(button(page, 'Back to Tilt: puzzles'));
  await press(button(page, 'Back to Tilt'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 × 4');
});

test('lines of help name the mouse where there is one', { tag: '@desktop' }, async ({ page }) => {
  for (const [name, line] of [
    ['tilecode/gems', 'Drag a gem, or click it and one beside it'],
    ['mound', 'Click a brick at the edge'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./#${name}`);
    await expect(page.locator('.how').filter({ visible: true })).toContainText(line);
  }
  await page.goto('about:blank');
  await page.goto('./#tilerama');
  await press(button(page, /^Puzzle 1 of \d+$/));
  await expect(page.locator('.aim')).toContainText('press an arrow, then Enter, then an arrow');
});

test('no puzzle is offered in a game made by a player', { tag: '@phone' }, async ({ page }) => {
  const game = 'sprite p p player\nbackground g . grass\nlevel One\nmap\n  ..\nsprites\n  p.\n';
  await page.goto(`./${linkTo(`tilecode 1\ntitle Two tiles\n${game}`)}`);
  await expect(page.locator('.how')).toContainText('try what moves');
  await expect(page.locator('.next-puzzle')).toHaveCount(0);
});

test('a level that is an assignment shows its instructions, not only its goal', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`./${linkTo('tilecode:robot-2#1;aim=win;par=46')}`);
  await expect(page.locator('.aim .goal')).toContainText('only the robot sinks');
  await page.goto(`./${linkTo('tilt:2x2#1;aim=reach 8')}`);
  await expect(page.locator('.aim .goal')).toHaveText('Make a tile of 8.');
});

interface First {
  text: string;
  gestures: string[];
}
const FIRST = games().flatMap((game): [string, First][] => {
  const file = at('www', 'pkg', 'welcome', `${game}.json`);
  return existsSync(file) ? [[game, JSON.parse(readFileSync(file, 'utf8'))]] : [];
});

/** The number of a board of each trail, and a part of what its game says about moving, for any hand. */
const BOARD = 20;
const TAUGHT = [
  ['tilt', 'all tiles slide, and equal tiles that meet become one'],
  ['tilerama', 'Drag a tile'],
  ['tileburst', 'Drag the tile onto the grid'],
  ['mound', 'a brick at the edge'],
  ['tilecode', 'try what moves'],
] as const;

const boards = (game: string): { text: string; solution: string[] }[] =>
  JSON.parse(readFileSync(at('www', 'pkg', 'trails', `${game}.json`), 'utf8')).flatMap(
    (chapter: { boards: unknown[] }) => chapter.boards,
  );

const STEPS = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] } as const;

test.describe('a new player', () => {
  test.use({ newcomer: true });

  test('the home says where each trail begins, and fetches none for it', { tag: '@phone' }, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('./');
    const first = button(page, /^Puzzle 1 of \d+$/);
    await expect(first).toHaveCount(5);
    const next = fetched.filter((path) => /\/(next-puzzle|stops)-/.test(path));
    expect(next, 'the trail and what shows it').toEqual([]);
    await press(first.nth(1));
    await expect(page.locator('.aim')).toContainText('Push a tile into the empty cell.');
  });

  test('sees the board where it stays', async ({ page }) => {
    const places = await recordPlaces(page, '.board');
    await page.goto('./#tilt');
    await expect(page.locator('.guide .skip')).toBeVisible();
    expect(await places('Tilt 4 × 4')).toHaveLength(1);
  });

  for (const [game, { text, gestures }] of FIRST)
    test(`succeeds in ${game} by following the finger`, { tag: '@phone' }, async ({ page }) => {
      await page.goto('./');
      await press(page.locator('.games .game').nth(FIRST.findIndex(([id]) => id === game)));
      await expect(page.locator('.guide p')).toBeVisible();
      await expect(page.locator('.ghost-finger')).toBeVisible();
      await expectNoBarriers(page);
      expect((await state(page)).position).toContain(text.slice(0, text.indexOf('@') + 1));
      await watchFinger(page);
      for (const [n, gesture] of gestures.entries()) {
        await perform(page, gesture);
        await expect.poll(async () => (await state(page)).moves.length).toBe(n + 1);
        await seen(page);
      }
      expect((await state(page)).status.state).toBe('won');
      const shown = await page.evaluate(() => (window as unknown as { shown: number }).shown);
      expect(shown, 'the ghost finger never covers a move').toBe(0);
      // The trail is the main way on, and the whole game stands beside it.
      await press(page.locator('.over').getByRole('button', { name: 'Next puzzle' }));
      await expect(page.locator('.aim .goal')).toBeVisible();
      await page.goBack();
      await expect(page.locator('.trail-page')).toBeVisible();
      // No game was begun to which the trail could lead back.
      await page.goBack();
      await expect(page.locator('.games')).toBeVisible();
      // The second time it is an ordinary game.
      await page.goto(`./#${game}`);
      await expect(page.locator('.guide')).toHaveCount(0);
    });

  for (const [game, words] of TAUGHT)
    test(`is told how to move in ${game} on a puzzle that came by a link, until the first move`, async ({
      page,
    }) => {
      const [board, next] = boards(game).slice(BOARD, BOARD + 2);
      if (board === undefined || next === undefined) throw new Error('the trail is too short');
      await page.goto(`./${linkTo(board.text)}`);
      const aim = page.locator('.aim');
      await expect(aim).toContainText(words);
      await expect(aim.locator('.first')).toBeInViewport({ ratio: 1 });
      await expectNoBarriers(page);
      const before = await page.locator('.board').boundingBox();
      await play(page, ...board.solution.slice(0, 1));
      await expect(aim.locator('.first')).toBeHidden();
      await expect(aim.locator('.facts')).toBeVisible();
      expect(await page.locator('.board').boundingBox(), 'the board stays').toEqual(before);
      await page.goto('about:blank');
      await page.goto(`./${linkTo(next.text)}`);
      await expect(aim.locator('.facts')).toBeVisible();
      await expect(aim).not.toContainText(words);
      // The lesson still comes with the whole game.
      await page.goto('about:blank');
      await page.goto(`./#${game}`);
      await expect(
        page.locator(FIRST.some(([id]) => id === game) ? '.guide .skip' : '.how').first(),
      ).toBeVisible();
    });

  for (const [game, { gestures }] of FIRST.filter(([, { gestures: all }]) =>
    all.some((one) => waysOf(one) > 2),
  ))
    test(`succeeds in ${game} by following the finger with a mouse`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.goto(`./#${game}`);
      await expect(page.locator('.ghost-finger')).toBeVisible();
      for (const [n] of gestures.entries()) {
        const { from, to } = await shownWay(page);
        await hand.swipe(page, from, to, { ms: 400, rest: 100 });
        await expect.poll(async () => (await state(page)).moves.length).toBe(n + 1);
        await expect(page.locator('.guide')).not.toContainText('Not quite');
        await seen(page);
      }
      expect((await state(page)).status.state).toBe('won');
    });

  test('sees the mark of a tap all the time', { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('./#mound');
    const finger = page.locator('.ghost-finger');
    await expect(finger).toBeVisible();
    const opacities = () =>
      finger.evaluate((element) =>
        element
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
          .map(({ opacity }) => String(opacity)),
      );
    await expect.poll(opacities).toEqual(['1', '1', '1', '1', '1']);
  });

  test('finds an easy puzzle before that of the day, which shows no other board', { tag: '@phone' }, async ({
    page,
  }) => {
    // A Saturday, whose puzzle is hard.
    await page.clock.setFixedTime(new Date('2026-12-05T12:00:00'));
    await page.goto('./');
    const today = page.locator('.today');
    await expect(today).toContainText('A hard puzzle. The same for everyone.');
    await expect(today.locator('canvas')).toHaveCount(0);
    await expect(today.locator('.main')).toHaveText('An easy one first');
    await press(button(page, 'An easy one first'));
    await expect(page.locator('.guide')).toContainText('the two 2s meet');
    await press(button(page, 'Skip this'));
    await expect(page.locator('.figures')).toBeVisible();
    await moveBy(page, 1);
    await press(button(page, 'All games'));
    await expect(today.locator('.main')).toHaveText('Play');
    await expect(button(page, 'An easy one first')).toHaveCount(0);
  });

  test('sees the finger on its piece after the board has changed its size', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('./#tilerama');
    await expect(page.locator('.ghost-finger')).toBeVisible();
    for (const lines of [6, 9]) {
      await page.locator('.guide').evaluate(
        (guide, height) => {
          guide.style.minHeight = height;
        },
        `${2 * lines}rem`,
      );
      const away = () =>
        page.evaluate(() => {
          const [board, finger] = ['.board', '.ghost-finger'].map((name) =>
            document.querySelector(name)?.getBoundingClientRect(),
          );
          const at = window.tilery?.view?.toHost(2.5, 1.5);
          if (!board || !finger || !at) return Number.POSITIVE_INFINITY;
          const [x, y] = [finger.x + finger.width / 2, finger.y + finger.height / 2];
          return Math.hypot(board.x + at.x - x, board.y + at.y - y);
        });
      await expect.poll(away).toBeLessThan(2);
    }
  });

  test('is told keys and clicks where there is a mouse', { tag: '@desktop' }, async ({ page }) => {
    for (const [game, words] of [
      ['tilt', 'Press the left arrow key'],
      ['mound', 'Click this brick'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(`./#${game}`);
      await expect(page.locator('.guide')).toContainText(words);
    }
  });

  test('is led on from the end of a first board, whatever is closed', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./#tilt');
    await expect(page.locator('.guide')).toContainText('Swipe left');
    await tilt(page, 'left');
    await expect(page.locator('.guide')).toContainText('Now swipe up');
    await tilt(page, 'up');
    const over = page.locator('.panel.over');
    const more = over.getByRole('button', { name: 'More' });
    await press(more);
    await press(over.getByRole('button', { name: 'Close' }));
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(over.getByRole('button', { name: 'Next puzzle' })).toBeVisible();
  });

  test('can undo another move, and skip the first board', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./#tilt');
    const guide = page.locator('.guide');
    await expect(guide).toContainText('Swipe left');
    await tilt(page, 'left');
    await expect(guide).toContainText('Now swipe up');
    const before = await page.locator('.board').boundingBox();
    for (const dir of ['right', 'left'] as const) {
      await tilt(page, dir);
      await expect(guide).toContainText('Not quite');
    }
    expect(await page.locator('.board').boundingBox(), 'two lines do not move the board').toEqual(before);
    await press(guide.getByRole('button', { name: 'Undo' }));
    await expect(guide, 'what was right stays').toContainText('Now swipe up');
    await tilt(page, 'right');
    await expect(guide).toContainText('Not quite');
    await press(guide.getByRole('button', { name: 'Skip this' }));
    await expect(page.locator('.figures')).toBeVisible();
  });
});

/** The number of ways in which a gesture is told, by layout and pointer. */
function waysOf(gesture: string): number {
  return gesture.split(' / ').length;
}

/** The ends of the way that the ghost finger shows, in the window. */
async function shownWay(page: Page) {
  const trace = page.locator('.ghost-trace');
  await expect(trace).toBeVisible();
  return trace.evaluate((element: HTMLElement) => {
    const { left, top } = (element.offsetParent as Element).getBoundingClientRect();
    // It begins at its origin and is turned into its direction.
    const { a, b, e, f } = new DOMMatrix(element.style.transform);
    const [x, y, length] = [left + e, top + f, Number.parseFloat(element.style.width)];
    return { from: { x, y }, to: { x: x + length * a, y: y + length * b } };
  });
}

/** Counts how often the ghost finger is shown while the board is touched. */
const watchFinger = (page: Page) =>
  page.evaluate(() => {
    let isHeld = false;
    const heard = Object.assign(window, { shown: 0 });
    addEventListener('pointerdown', () => (isHeld = true), { capture: true });
    addEventListener('pointerup', () => (isHeld = false), { capture: true });
    new MutationObserver((changes) => {
      const all = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (isHeld && all.some((node) => (node as Element).className === 'ghost-finger')) heard.shown += 1;
    }).observe(document.querySelector('.board') as Element, { childList: true });
  });

/** Makes a gesture of a first board with the hand, as the ghost finger shows it. */
async function perform(page: Page, gesture: string): Promise<void> {
  const [kind, ...rest] = (gesture.split(' / ')[0] ?? '').split(' ');
  const dir = kind === 'swipe' ? STEPS[rest.shift() as keyof typeof STEPS] : undefined;
  const [x = 0, y = 0, toX = x, toY = y] = rest.map(Number);
  const ends = [[x, y], dir === undefined ? [toX, toY] : [x + dir[0], y + dir[1]]];
  const [from, to] = await page.locator('.board').evaluate((board, points) => {
    const { left, top } = board.getBoundingClientRect();
    return points.map(([x = 0, y = 0]) => {
      const at = window.tilery?.view?.toHost(x, y) ?? { x: 0, y: 0 };
      return { x: left + at.x, y: top + at.y };
    });
  }, ends);
  if (from === undefined || to === undefined) throw new Error(`no gesture: ${gesture}`);
  if (kind === 'tap') await hand.tap(page, from);
  else if (dir === undefined) await hand.swipe(page, from, to, { ms: 400 });
  else await hand.swipe(page, from, to, { ms: 40, isFlick: true });
}
