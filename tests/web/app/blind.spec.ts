// Every game is played to its end by keyboard alone, without the canvas: these tests read only the DOM
// mirror, the announcements and the headings.
import { expect, type Page, state, test } from '../fixtures';
import { announcements, later, linkTo, mirrored, seen, stopClock } from '../page';

/** The labels of the cells by rows, once they are up to date. */
async function mirror(page: Page): Promise<string[][]> {
  await mirrored(page);
  return page
    .locator('.board [role=row]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label') ?? ''),
      ),
    );
}

/** True if the page announces the end of the game. */
const isOver = (page: Page) => page.getByRole('region', { name: /^(Game over|You won)$/ }).isVisible();

const press = async (page: Page, key: string, times = 1) => {
  for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
};

/** Presses a key. Returns true if it changes the mirror or ends the game. */
async function changes(page: Page, key: string): Promise<boolean> {
  await seen(page);
  const before = JSON.stringify(await mirror(page));
  await page.keyboard.press(key);
  return JSON.stringify(await mirror(page)) !== before || (await state(page)).status.over;
}

/** Requests a hint and returns its text. */
async function hint(page: Page, before: string): Promise<string> {
  const notice = page.getByRole('status').filter({ hasText: /Hint/ });
  await page.keyboard.press('h');
  await expect(notice).toBeVisible();
  await expect.poll(() => notice.textContent()).not.toBe(before);
  return (await notice.textContent()) ?? '';
}

async function open(page: Page, id: string) {
  await page.goto(`./${linkTo(id)}`);
  await expect(page.locator('.board [role=gridcell]').first()).toBeAttached();
}

test('Tilt', async ({ page }) => {
  await open(page, 'tilt:2x2#5');
  // Key presses queued by a fast player continue for a moment after the last move.
  const heard = await announcements(page);
  const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'];
  for (let n = 0; n < 200 && !(await isOver(page)); n += 1) await press(page, keys[n % 4] ?? '');
  await expect.poll(() => isOver(page)).toBe(true);
  await expect.poll(heard).toMatch(/Score \d+.*No move is left/);
});

test('Tilerama', async ({ page }) => {
  await open(page, 'tilerama:classic-a-x3~4#5');
  const KEYS: Record<string, string> = { up: 'Up', down: 'Down', right: 'Right', left: 'Left' };
  // The end is announced with a delay.
  for (let n = 0; n < 40 && !(await state(page)).status.over; n += 1) {
    const said = await hint(page, '');
    const [, piece = '', way = ''] = /push the (\d+) (?:to the )?(up|down|left|right)/.exec(said) ?? [];
    // The mirror says where the piece is.
    const rows = await mirror(page);
    const row = rows.findIndex((labels) => labels.some((label) => label.startsWith(`${piece},`)));
    const column = rows[row]?.findIndex((label) => label.startsWith(`${piece},`)) ?? 0;
    await press(page, 'Escape');
    // The first arrow shows the cursor. Repeated arrows stop at the corner.
    await press(page, 'ArrowUp', 4);
    await press(page, 'ArrowLeft', 4);
    await press(page, 'ArrowDown', row);
    await press(page, 'ArrowRight', column);
    await press(page, 'Enter');
    expect(await changes(page, `Arrow${KEYS[way]}`), said).toBe(true);
    // Release the piece.
    await press(page, 'Enter');
  }
  await expect.poll(() => isOver(page)).toBe(true);
  const isWhole = async () => (await mirror(page)).flat().every((label) => /^(\d), to be \1$/.test(label));
  await expect.poll(isWhole).toBe(true);
});

test('Tileburst', async ({ page }) => {
  test.slow();
  await open(page, 'tileburst:classic#3');

  /** The first position at which the tile in the tray fits in its present orientation. */
  const place = async (): Promise<[number, number] | undefined> => {
    const rows = await mirror(page);
    const tray = rows.flat().find((label) => label.startsWith('Tile to place')) ?? '';
    const tile = /rows ([01 ]+)\./.exec(tray)?.[1]?.split(' ') ?? [];
    const grid = rows.filter((row) => row.length > 3);
    for (let r = 0; r + tile.length <= grid.length; r += 1) {
      for (let c = 0; c + (tile[0]?.length ?? 0) <= grid.length; c += 1) {
        const fits = tile.every((line, i) =>
          [...line].every((digit, j) => digit === '0' || grid[r + i]?.[c + j] === 'empty'),
        );
        if (fits) return [r, c];
      }
    }
    return undefined;
  };

  /** Turns, mirrors and swaps until the tile fits. */
  const find = async (): Promise<[number, number] | undefined> => {
    for (const key of ['t', 't', 't', 'm', 't', 't', 't', 's', 't', 't', 't', 'm', 't', 't', 't']) {
      const found = await place();
      if (found !== undefined) return found;
      // Turning a symmetric tile changes nothing.
      await changes(page, key);
    }
    return place();
  };

  for (let n = 0; n < 150 && !(await isOver(page)); n += 1) {
    const [row, column] = (await find()) ?? [];
    // The game may have just ended.
    if (row === undefined || column === undefined) continue;
    await press(page, 'ArrowUp', 10);
    await press(page, 'ArrowLeft', 10);
    await press(page, 'ArrowDown', row);
    await press(page, 'ArrowRight', column);
    expect(await changes(page, 'Enter'), `row ${row + 1}, column ${column + 1}`).toBe(true);
  }
  await expect.poll(() => isOver(page)).toBe(true);
});

test('Mound', async ({ page }) => {
  test.slow();
  // With ten colours, blocks are rare.
  await open(page, 'mound:classic-10-10-5#2');
  // Drop bricks into one column after another until there is no room left.
  for (let n = 0; n < 200 && !(await isOver(page)); n += 1) {
    await press(page, 'PageUp');
    await press(page, String((n % 8) + 1));
    await changes(page, 'Enter');
  }
  await expect.poll(() => isOver(page)).toBe(true);
});

/** The length of a round of the game, in milliseconds. */
const ROUND_MS = 220;

test('TileCode', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await open(page, 'tilecode:crossing#1');
  await stopClock(page);
  const WAYS = { ArrowUp: [-1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowDown: [1, 0] } as const;
  type Key = keyof typeof WAYS;

  /** The first step of the shortest path from the frog to a goal, and where it leads. */
  const step = (rows: string[][]) => {
    const cells = rows.flatMap((row, r) => row.map((label, c) => ({ r, c, label })));
    const frog = cells.find(({ label }) => /frog/.test(label));
    const seen = new Set<string>();
    const open = [{ r: frog?.r ?? 0, c: frog?.c ?? 0, first: undefined as Key | undefined, row: 0, col: 0 }];
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      if (/goal/.test(rows[next.r]?.[next.c] ?? '')) return next;
      for (const [key, [down, right]] of Object.entries(WAYS) as [Key, readonly [number, number]][]) {
        const [r, c] = [next.r + down, next.c + right];
        const label = rows[r]?.[c];
        if (label === undefined || /hedge|east|west|end/.test(label) || seen.has(`${r} ${c}`)) continue;
        seen.add(`${r} ${c}`);
        const isFirst = next.first === undefined;
        open.push({
          r,
          c,
          first: next.first ?? key,
          row: isFirst ? r : next.row,
          col: isFirst ? c : next.col,
        });
      }
    }
    return undefined;
  };

  // The frog crosses safely, or is hit in the end. Either end must be announced.
  for (let round = 0; round < 400 && !(await state(page)).status.over; round += 1) {
    // The clock stands still, for the mirror too.
    while ((await page.locator('[role="grid"][data-late]').count()) > 0) await later(page, 20);
    const rows = await mirror(page);
    const next = step(rows);
    const near =
      next === undefined ? [] : (rows[next.row]?.slice(Math.max(0, next.col - 2), next.col + 3) ?? []);
    const isFree = !near.some((label) => /car|truck/.test(label));
    if (next?.first !== undefined && (isFree || round > 200)) await page.keyboard.press(next.first);
    await later(page, ROUND_MS);
  }
  await page.clock.resume();
  // The card of a lost level stays until it is answered.
  await expect(async () => {
    if (await page.locator('.moment[data-kind="lose"]').isVisible()) await page.keyboard.press('Escape');
    expect(await isOver(page)).toBe(true);
  }).toPass();
  await expect(page.locator('.board-announcer').first()).not.toBeEmpty();
});
