// Visibility and layout: figures, the help line, notices, small windows, forced colours, and right-to-left
// text.
import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/lib.mjs';
import { expect, type Page, test } from '../fixtures';
import {
  button,
  cellBox,
  dialog,
  eachGame,
  follow,
  mirrored,
  moveBy,
  openText,
  painted,
  pick,
  play,
  press,
  storeOnLeave,
} from '../page';

const PHONES = [
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
] as const;

const GAMES = eachGame({ tilerama: 'classic-a-x3!300s#1', tilecode: 'rocks#1' });

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} has no bounding box`);
  return box;
};

const board = (page: Page) => boxOf(page, '.board canvas:first-child');
const notice = (page: Page) => page.locator('.toast');

/** The names of the visible buttons that the notice covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelector('.toast')?.getBoundingClientRect();
    if (over === undefined) throw new Error('there is no notice');
    return [...document.querySelectorAll('button:not(.toast *)')].flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isUnder = left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      return width > 0 && isUnder ? [element.textContent?.trim() || element.ariaLabel] : [];
    });
  });

/**
 * Expects that each figure shown has a name of its own, is entirely visible, and covers no part of the board.
 */
async function areInSight(page: Page, where: string): Promise<void> {
  const names = await page.locator('.figures [data-figure] dt').allTextContents();
  expect(new Set(names).size, `${where}: ${names}`).toBe(names.length);
  for (const part of await page.locator('.figures [data-figure] :is(dt, dd)').all()) {
    await expect(part, where).toBeInViewport({ ratio: 1 });
    expect(await part.evaluate((one) => one.scrollWidth - one.clientWidth), where).toBeLessThanOrEqual(0);
  }
  const list = await boxOf(page, '.figures');
  const canvas = await board(page);
  const isAbove = list.y + list.height <= canvas.y + 1;
  expect(isAbove || canvas.x + canvas.width <= list.x + 1, where).toBe(true);
}

test('every figure of every game is visible on phones, and the help line never moves the board', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    for (const id of GAMES) {
      await openText(page, id);
      const where = `${id} at ${width} x ${height}`;
      const figures = page.locator('.figures [data-figure]');
      const inSight = await figures.count();
      expect(inSight, where).toBeGreaterThanOrEqual(2);
      await areInSight(page, where);
      // A tap shows the others, and another tap hides them.
      const others = button(page, 'More figures');
      if (await others.isHidden()) continue;
      await press(others);
      expect(await figures.count(), where).toBeGreaterThan(inSight);
      await areInSight(page, where);
      await press(others);
      await expect(figures, where).toHaveCount(inSight);
    }
    // The remaining time and moves.
    await openText(page, 'tilerama:classic-a-x3!300s#1');
    await expect(page.locator('[data-figure="time-left"]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-figure="time"]')).toHaveCount(0);
    await openText(page, 'tilerama:classic-a-x3!30#1');
    await moveBy(page, 1);
    await expect(page.locator('[data-figure="left"] dd')).toHaveText('29');
    await expect(page.locator('[data-figure="left"]')).toBeInViewport({ ratio: 1 });

    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await openText(page, 'tilt:4x4#7');
    const before = await board(page);
    await expect(page.locator('.how')).toBeInViewport({ ratio: 1 });
    await moveBy(page, 4);
    await expect(page.locator('.how')).toHaveCount(0);
    expect(await board(page), `${width} x ${height}`).toEqual(before);
    await press(button(page, 'Autoplay'));
    await expect(button(page, 'Stop')).toBeVisible();
    expect(await board(page), `autoplay at ${width} x ${height}`).toEqual(before);
  }
});

test('notices cover no button, are not tall, and disappear with their subject', async ({
  page,
  hasTouch,
}) => {
  const sizes = hasTouch ? PHONES : ([[1366, 768]] as const);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const where = `${width} x ${height}`;
    await openText(page, 'tilt:4x4#4');
    await moveBy(page, 5);
    await pick(page, 'Stop and count the score');
    await expect(page.getByRole('region', { name: 'Game over' })).toBeVisible();
    await follow(page, '#zbroken');
    await expect(notice(page)).toContainText('link');
    expect(await covered(page), where).toEqual([]);
    const box = await boxOf(page, '.toast');
    expect(box.width, where).toBeGreaterThanOrEqual(160);
    expect(box.height, where).toBeLessThan(box.width);
    // The next link makes the notice about the previous one obsolete.
    await openText(page, 'tilt:3x3#7');
    await expect(page.getByText('This link is damaged')).toHaveCount(0);
  }

  // A hint disappears with its position, a notice about a game with the game.
  await openText(page, 'tilerama:classic-a-x3#7');
  await press(button(page, 'Hint'));
  await expect(notice(page)).toContainText('Hint');
  expect(await covered(page)).toEqual([]);
  await moveBy(page, 1);
  await expect(notice(page)).toHaveCount(0);
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: 'Begin', exact: true }));
  await expect(notice(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await press(button(page, 'All games'));
  await expect(notice(page)).toHaveCount(0);
});

test('reviews leave room for the board on phones, and their buttons are visible', {
  tag: '@phone',
}, async ({ page }) => {
  for (const id of ['mound:classic-5-8-5#5', 'tilecode:crates-3#7', 'tileburst:classic#5']) {
    await openText(page, id);
    await moveBy(page, 12);
    await pick(page, 'Stop and count the score');
    await press(button(page, 'Review'));
    const back = page.getByRole('region', { name: 'Review' });
    await expect(back).toContainText('of 12 moves were rated');
    await back.getByRole('slider').fill('4');
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      const where = `${id} at ${width} x ${height}`;
      await expect(back.getByRole('button', { name: 'Try from here' }), where).toBeInViewport({ ratio: 1 });
      const [canvas, panel] = [await board(page), await boxOf(page, '.look-back')];
      expect(Math.max(canvas.width, canvas.height), where).toBeGreaterThan(Math.min(width, height) / 2);
      const isAbove = canvas.y + canvas.height <= panel.y + 1;
      expect(isAbove || canvas.x + canvas.width <= panel.x + 1, where).toBe(true);
    }
  }
});

test('a switch is as high as its explanation', { tag: '@phone' }, async ({ page }) => {
  // With the switch for the pad, the dialog is a little higher than the screen.
  await openText(page, 'tilecode:crates-1#1');
  await pick(page, 'Settings');
  await expect(dialog(page).getByRole('switch', { name: /^Coach/ })).toBeVisible();
  for (const row of await dialog(page).locator('.toggle').all()) {
    const [whole, text] = [await row.boundingBox(), await row.locator('span').boundingBox()];
    expect(text?.height).toBeLessThanOrEqual(whole?.height ?? 0);
  }
});

test('a dialog without actions has no empty foot', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilerama:classic-a-x3#7');
  await pick(page, 'New game');
  await press(dialog(page).getByText('How it is mixed and solved'));
  await press(dialog(page).getByRole('button', { name: /^Solves/ }));
  await expect(dialog(page)).toContainText('No tries on this board yet');
  await expect(dialog(page).locator('footer:visible')).toHaveCount(0);
});

test('the home can be scrolled so that a permanent notice covers nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilt:4x4#4');
  await moveBy(page, 2);
  await storeOnLeave(page, { 'tilery.game.tilt': 'nothing' });
  await page.reload();
  await expect(notice(page).getByRole('button', { name: 'Export' })).toBeVisible();
  await press(button(page, 'All games'));
  await page.locator('.home').evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(page.locator('.cover').last()).toBeInViewport({ ratio: 1 });
  expect(await covered(page)).toEqual([]);
  await press(button(page, 'Open the studio'));
  await expect(page.getByRole('heading', { level: 1, name: 'Make your own game' })).toBeVisible();
});

test('at 400 % zoom the board has nearly all of the height, and everything can be reached', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const id of GAMES) {
    await openText(page, id);
    const { y, height } = await board(page);
    expect(y, id).toBeGreaterThanOrEqual(0);
    expect(height, id).toBeGreaterThanOrEqual(240);
    expect(y + height, id).toBeLessThanOrEqual(256);
    const parts = page.locator('.bar button:visible, .bar h1, .figures div, .below button:visible, .how');
    for (const part of await parts.all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part, id).toBeInViewport({ ratio: 0.99 });
      // Nothing covers it.
      const isOnTop = await part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop, `${id}: ${await part.textContent()}`).toBe(true);
    }
  }
  await openText(page, 'tilt:4x4#4');
  await moveBy(page, 5);
  await pick(page, 'Stop and count the score');
  await expect(page.getByRole('region', { name: 'Game over' }).getByRole('heading')).toBeInViewport();
  await press(button(page, 'New game'));
  await expect(dialog(page)).toHaveCount(0);
  expect((await board(page)).height).toBeGreaterThanOrEqual(240);
});

test('with forced colours, every control has an outline', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const check = async (where: string) => {
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input:not([type="range"], [type="radio"]), select')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
        .filter((one) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(one);
          return (
            borderTopWidth === '0px' || borderTopStyle === 'none' || borderTopColor === 'rgba(0, 0, 0, 0)'
          );
        })
        .map((one) => one.textContent?.trim() || one.ariaLabel || one.outerHTML),
    );
    expect(bare, where).toEqual([]);
    // The text of the selected and of the main button has enough contrast.
    const faint = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.main, [aria-pressed="true"], :checked + span')]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(one);
          return color === backgroundColor || forcedColorAdjust !== 'none';
        })
        .map((one) => one.textContent?.trim() || one.ariaLabel),
    );
    expect(faint, where).toEqual([]);
  };
  await openText(page, 'tileburst:classic#1');
  await check('a game');
  for (const name of ['New game', 'Settings']) {
    await pick(page, name);
    await expect(dialog(page)).toBeVisible();
    await check(name);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await press(button(page, 'All games'));
  await check('the list');
  await press(button(page, 'Open the studio'));
  await check('the studio');
  await press(button(page, 'Mine Rocks: open a copy'));
  for (const place of ['Map', 'Pictures', 'Rules', 'Play']) {
    await press(page.getByRole('navigation').getByRole('button', { name: place, exact: true }));
    await check(place);
  }
});

test('in right-to-left text the page is mirrored except for boards and the side of the menu', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const turn = () => {
        if (document.documentElement.dir !== 'rtl') document.documentElement.dir = 'rtl';
      };
      // The page sets the direction of its language, so set it back.
      new MutationObserver(turn).observe(document.documentElement, { attributeFilter: ['dir'] });
      turn();
    });
  });
  await openText(page, 'tilerama:classic-a-x3#7');
  const isInside = await page.evaluate(() =>
    [...document.querySelectorAll('.bar > *:not(nav), .stage, .below, .board canvas')].every((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= -0.5 && right <= innerWidth + 0.5;
    }),
  );
  expect(isInside).toBe(true);
  // The menu for the right hand is on the right, where a line starts.
  const menu = await boxOf(page, '[popovertarget="menu"]');
  const width = page.viewportSize()?.width ?? 0;
  expect(menu.x + menu.width / 2).toBeGreaterThan(width / 2);
  await pick(page, 'Settings');
  const [line, knob] = await Promise.all(
    ['.toggle', '.toggle input'].map(async (part) => boxOf(page, `${part} >> nth=0`)),
  );
  expect((knob?.x ?? 0) - (line?.x ?? 0)).toBeLessThan(1);
});

test('the handles of the studio are wide enough for a finger', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('./#tilt');
  await press(button(page, 'All games'));
  await press(button(page, 'Open the studio'));
  await press(button(page, 'Mine Rocks: open a copy'));
  await press(page.getByRole('navigation').getByRole('button', { name: 'Rules', exact: true }));
  const grip = await boxOf(page, '.rule-grip >> nth=0');
  expect(Math.min(grip.width, grip.height)).toBeGreaterThanOrEqual(44);
});

test('on the smallest screens every screen of the studio can be reached and used', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('./#tilt');
  await press(button(page, 'All games'));
  await press(button(page, 'Open the studio'));
  await press(button(page, 'Mine Rocks: open a copy'));
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of ['Map', 'Pictures', 'Play']) {
      const where = `${place} at ${width} x ${height}`;
      await press(page.getByRole('navigation').getByRole('button', { name: place, exact: true }));
      await expect(page.getByRole('navigation').getByRole('button', { name: place })).toBeInViewport({
        ratio: 1,
      });
      const sheet = await boxOf(page, place === 'Play' ? '.watch-board' : '.cell-canvas');
      expect(Math.min(sheet.width, sheet.height), where).toBeGreaterThanOrEqual(160);
      // Rows of kinds scroll sideways; everything else is visible at once or after scrolling down.
      for (const tool of await page.locator('.place button:visible:not(.kind)').all()) {
        await tool.scrollIntoViewIfNeeded();
        await expect(tool, where).toBeInViewport({ ratio: 1 });
        expect(await tool.evaluate((one) => one.scrollWidth - one.clientWidth), where).toBeLessThanOrEqual(0);
      }
      expect(await page.evaluate(() => document.querySelector('.place')?.scrollLeft), where).toBe(0);
    }
  }
});

test.describe('in the language with the longer words', () => {
  test.use({ locale: 'fr-FR' });

  /**
   * The buttons and card names with text that overflows or breaks without a hyphen, or that are outside the
   * page.
   */
  const cramped = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, .cards .name, .resize .size')]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
        // The text of a button with only an icon is for screen readers.
        .filter((one) => (one.querySelector('span')?.getBoundingClientRect().width ?? 2) > 1)
        .filter((one) => {
          const frame = one.getBoundingClientRect();
          const card = one.closest('.level')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
          const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
          const isOut = frame.left < card.left - 0.5 || frame.right > card.right + 0.5;
          if (isOut && !one.closest('.today, .segments, .presets')) return true;
          for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
            const text = node.textContent ?? '';
            for (const { index, 0: word } of text.matchAll(/[\p{L}’]+/gu)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
              const isCut = rects.some(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
              if (isCut || (rects.length > 1 && one.matches('.name'))) return true;
            }
          }
          return false;
        })
        .map((one) => one.textContent?.trim() || one.ariaLabel),
    );

  const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

  test('words stay within their buttons, and buttons within the page', { tag: '@phone' }, async ({
    page,
  }) => {
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      const where = `${width} x ${height}`;
      for (const id of [...GAMES, 'workshop:4x4#1', 'tilecode:crates#1']) {
        await openText(page, id);
        expect(await cramped(page), `${id} at ${where}`).toEqual([]);
        // Nothing touches the upper edge.
        expect((await boxOf(page, '.title h1')).y, `${id} at ${where}`).toBeGreaterThanOrEqual(3);
      }
      // A solved board, and a lost level.
      await openText(page, 'tilerama:own@+ + + +|a2 3 1a|+ + + +;goal=+ + + +| 1 2 3 |+ + + +;moves=0');
      await page.keyboard.press('ArrowRight');
      await play(page, 'r1c1 right');
      await expect(page.locator('.over')).toBeVisible();
      expect(await cramped(page), `a result at ${where}`).toEqual([]);
      await page.locator('.over .more').click();
      await page.locator('.over header button').last().click();
      await expect(page.locator('.over')).toHaveCount(0);
      expect(await cramped(page), `after a result at ${where}`).toEqual([]);
      await openText(page, 'tilecode:crossing#1');
      await moveBy(page, 30);
      await page.locator('.actions [data-id="over"]').click();
      await expect(page.locator('.over')).toBeVisible();
      expect(await cramped(page), `a lost level at ${where}`).toEqual([]);
      await page.locator('.over .more').click();
      await page.locator('.over header button').last().click();
      await expect(page.locator('.over')).toHaveCount(0);
      for (const one of await page.locator('.actions button:visible').all())
        await expect(one, `after a lost level at ${where}`).toBeInViewport({ ratio: 0.99 });
      expect(
        await page.locator('.below').evaluate((one) => one.scrollWidth - one.clientWidth),
        `after a lost level at ${where}`,
      ).toBeLessThanOrEqual(0);
    }
  });

  test('a notice of several lines is above its button, not in a narrow column beside it', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openText(page, 'tilt:4x4#4');
    await moveBy(page, 2);
    await openText(page, 'tilt:3x3#7');
    await expect(notice(page)).toContainText('lien');
    const words = await boxOf(page, '.toast p');
    expect(words.width).toBeGreaterThanOrEqual(240);
    expect((await boxOf(page, '.toast .soft')).y).toBeGreaterThanOrEqual(words.y + words.height - 1);
    expect((await boxOf(page, '.toast button:last-child')).y).toBe((await boxOf(page, '.toast .soft')).y);
  });

  test('the studio’s cards and levels stay within the page', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('./#studio');
    await expect(named(page, /: ouvrir une copie$/)).toBeVisible();
    expect(await cramped(page)).toEqual([]);
    await press(named(page, /^Pierres de la mine.: ouvrir une copie$/));
    await press(page.getByRole('main').getByRole('button', { name: /^Niveaux/ }));
    await expect(page.locator('.level').first()).toBeVisible();
    expect(await cramped(page)).toEqual([]);
  });

  test('the project of the tutorial is in the selected language', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./#studio');
    await press(named(page, 'Apprendre'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Un/);
    for (const kind of ['herbe', 'mur', 'joueur']) await expect(named(page, kind)).toBeVisible();
  });
});

/** The text of a board of a game's trail. */
function trailBoard(game: string, n: number): string {
  const trail: { boards: { text: string }[] }[] = JSON.parse(
    readFileSync(at('www', 'pkg', 'trails', `${game}.json`), 'utf8'),
  );
  return trail.flatMap(({ boards }) => boards)[n]?.text ?? '';
}

/** Runs in the page: true if something lies over the middle of the notice. */
function isCovered(): boolean {
  const notice = document.querySelector('.toast');
  if (notice === null) return true;
  const { x, y, width, height } = notice.getBoundingClientRect();
  return !notice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('a hint moves no board, on phones of every size, in games and in puzzles', { tag: '@phone' }, async ({
  page,
}) => {
  const puzzles = [
    'tilt:3x3@0,0,0/2,0,2/0,0,0;score=0;chance=0000000000000000;aim=reach 4;par=1!',
    'tilecode:crates#1;aim=win;par=15',
    // Its hints are of three lines.
    trailBoard('tileburst', 20),
  ];
  for (const [width, height] of PHONES.filter(([width]) => width !== 568)) {
    await page.setViewportSize({ width, height });
    for (const id of [...eachGame({ tilerama: 'classic-a-x3#3', tilecode: 'crates#1' }), ...puzzles]) {
      await openText(page, id);
      const where = `${id} at ${width} x ${height}`;
      await page.waitForLoadState('networkidle');
      if (id.includes('aim=')) await expect(page.locator('.aim .facts'), where).toBeVisible();
      const cell = page.getByRole('gridcell').first();
      // The cells follow the picture after a while.
      await mirrored(page);
      const before = [await cellBox(cell), await board(page)];
      await press(button(page, 'Hint'));
      await expect(notice(page), where).toContainText('Hint');
      await mirrored(page);
      expect([await cellBox(cell), await board(page)], where).toEqual(before);
      await expect(button(page, 'Hint'), where).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(isCovered), where).toBe(false);
    }
  }
});

test('what is more of a result unfolds over the board, which does not move', { tag: '@phone' }, async ({
  page,
}) => {
  const won = 'tilt:3x3@0,0,0/2,0,2/0,0,0;score=0;chance=0000000000000000;aim=reach 4;par=1!';
  for (const [width, height] of PHONES.filter(([width, height]) => width < height)) {
    await page.setViewportSize({ width, height });
    await openText(page, won);
    await play(page, 'left');
    const where = `${width} x ${height}`;
    await expect(page.locator('.over .more'), where).toBeVisible();
    await painted(page);
    const before = await board(page);
    await press(page.locator('.over .more'));
    await expect(button(page, 'Puzzles'), where).toBeInViewport({ ratio: 0.99 });
    await painted(page);
    expect(await board(page), where).toEqual(before);
  }
});
