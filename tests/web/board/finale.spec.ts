// The last second of a game: from the last move until the result is there, the board keeps its place and size.
import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/lib.mjs';
import { expect, type Page, state, test } from '../fixtures';
import { forgetGames, openText } from '../page';

/** The time after the last move in which nothing may move, in milliseconds. */
const STILL_MS = 4000;

interface Finale {
  text: string;
  /** The moves from there. If absent, the last move of the recorded game is undone and repeated. */
  moves?: readonly string[];
  /** The end that the last move leads to; absent if the game goes on. */
  ends?: 'won' | 'lost';
}

const trail = (game: string, chapter: string, board: number): Finale => {
  const all = JSON.parse(readFileSync(at('www', 'pkg', 'trails', `${game}.json`), 'utf8'));
  const { text, solution } = all.find((one: { chapter: string }) => one.chapter === chapter).boards[board];
  return { text, moves: solution, ends: 'won' };
};

/** A recorded game that ends with its last move. */
const fromFile = (game: string, name: string): Finale => {
  const file = at('crates', game, 'tests', 'play', game, `${name}.txt`);
  return { text: `${readFileSync(file, 'utf8').split('\n\n')[0]}\n`, ends: 'lost' };
};

const FINALES: Readonly<Record<string, Finale>> = {
  'Tilt, a loss': { text: 'tilt:2x2-64@8,16/0,4;score=0;chance=1', moves: ['left'], ends: 'lost' },
  'Tilt, a goal': {
    text: 'tilt:4x4@1024,1024,0,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0;chance=1',
    moves: ['left'],
  },
  'Tilt, a board of the trail': trail('tilt', 'tilt-merges', 3),
  Tilerama: {
    text: 'tilerama:classic-a-x3#5',
    moves: ['r1c1 down', 'r3c1 right', 'r1c3 up', 'r2c1 left', 'r1c1 left', 'r1c1 up'],
    ends: 'won',
  },
  'Tilerama, a picture': {
    text: 'tilerama:picture-sunset-x3~2#2',
    moves: ['r2c3 left', 'r3c3 up'],
    ends: 'won',
  },
  'Tileburst, a loss': fromFile('tileburst', 'full'),
  'Tileburst, a board of the trail': trail('tileburst', 'tileburst-trail-bursts', 3),
  'Mound, a level': {
    text: 'mound:classic-4-4-5#2',
    moves: ['throw right 5', 'lift 6', 'drop 6', 'drop 3'],
  },
  'Mound, a board of the trail': trail('mound', 'mound-ramp-three', 2),
  'Mound, a loss': fromFile('mound', 'used-up'),
  'TileCode, a walk': trail('tilecode', 'params-steps', 1),
  'TileCode, the last level': (() => {
    const { text, ...rest } = trail('tilecode', 'params-dungeon', 8);
    return { text: text.slice(0, text.indexOf(';')), ...rest };
  })(),
};

test.use({ motion: true });

/** Makes moves on the board, without waiting for their films. */
const make = (page: Page, moves: readonly string[]) =>
  page.evaluate((all) => {
    const { play } = window.tilery as Tilery;
    for (const move of all) play.perform('page', (session) => session.play(move));
  }, moves);

/** Takes back the last move of a game on the page, and returns it. */
const takeBack = (page: Page) =>
  page.evaluate(() => {
    const { play } = window.tilery as Tilery;
    const last = play.session.moves().at(-1) ?? '';
    play.perform('history', (session) => session.undo());
    return last;
  });

/** Records every place of the board from now on, frame by frame. */
const record = (page: Page) =>
  page.evaluate(() => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const look = () => {
      const { x, y, width, height } =
        document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
      places.add([x, y, width, height].map(Math.round).join(' '));
      requestAnimationFrame(look);
    };
    look();
  });

const recorded = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);

/** The finales in which a small phone has the least room. */
const TIGHT = [
  'Tilt, a loss',
  'Tileburst, a board of the trail',
  'Mound, a loss',
  'TileCode, the last level',
];

const SIZES = [
  { width: 390, height: 844, tag: '@phone', names: Object.keys(FINALES) },
  { width: 320, height: 568, tag: '@phone', names: TIGHT },
  { width: 1366, height: 768, tag: '@desktop', names: Object.keys(FINALES) },
];

for (const { tag, names, ...size } of SIZES)
  test(`nothing moves at the end, ${size.width}x${size.height}`, { tag }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await forgetGames(page);
    await page.clock.install();
    for (const name of names)
      await test.step(name, async () => {
        await page.goto('about:blank');
        const finale = FINALES[name];
        if (finale !== undefined) await end(page, finale);
      });
  });

/** Plays the last move of a game, and looks at the board until long after it. */
async function end(page: Page, { text, moves, ends }: Finale): Promise<void> {
  await openText(page, text);
  if (text.includes(';aim=')) await expect(page.locator('.aim')).toBeVisible();
  const last = moves === undefined ? await takeBack(page) : (moves.at(-1) ?? '');
  await make(page, (moves ?? []).slice(0, -1));
  await page.clock.fastForward(STILL_MS);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(100);
  await record(page);
  await make(page, [last]);
  await page.clock.runFor(STILL_MS / 2);
  // The code of the result may still be loading.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(STILL_MS / 2);
  const { status } = await state(page);
  if (ends !== undefined) {
    expect(status.state).toBe(ends);
    await expect(page.locator('.panel.over')).toBeVisible();
    await page.clock.runFor(100);
    expect(await covered(page), 'cells below the result').toBe(0);
  }
  expect(await recorded(page)).toHaveLength(1);
}

/** The number of cells that the result covers. */
async function covered(page: Page): Promise<number> {
  const panel = await page.locator('.panel.over').boundingBox();
  if (panel === null) throw new Error('there is no result');
  return page.locator('.board [role="gridcell"]').evaluateAll(
    (cells, { x, y, width, height }) =>
      cells.filter((cell) => {
        const box = cell.getBoundingClientRect();
        return (
          box.right > x + 1 && box.left < x + width - 1 && box.bottom > y + 1 && box.top < y + height - 1
        );
      }).length,
    panel,
  );
}
