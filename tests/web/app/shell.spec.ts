// The page around the board: first visits, the home, settings, languages, rules, and accessibility.
import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/lib.mjs';
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import {
  button,
  cells,
  closeDialog,
  dialog,
  eachGame,
  follow,
  labelsOf,
  moveBy,
  openGame,
  openText,
  pick,
  press,
  tilt,
} from '../page';

const MENU = ['New game', 'Share', 'Rules', 'Scores', 'Statistics', 'Settings', 'Keys'];

/**
 * All controls that can be pressed now, with their sizes, including sliders and those in the scrolling part
 * of a dialog.
 */
const targets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, summary')]
      .filter((element) => element.checkVisibility() && element.closest('.board, [inert]') === null)
      .map((element) => {
        const { left, right, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return { name, left, right: innerWidth - right, width, height };
      }),
  );

test('a first visit to a game opens it at once, with one line on how to move', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('./#tilt');
  const how = page.getByText(/^(?:Swipe|Press an arrow key): all tiles slide/);
  await expect(how).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tilt');
  await expect(dialog(page)).toHaveCount(0);
  const { legal } = await state(page);
  await tilt(page, legal[0] as 'left');
  await expect.poll(async () => (await state(page)).moves.length).toBe(1);
  await moveBy(page, 6);
  await expect(how).toBeHidden();
  await page.reload();
  await state(page);
  await expect(how).toBeHidden();
});

test('the home shows the board of the last game, opens it, and can be returned to', {
  tag: ['@desktop', '@quick'],
}, async ({ page }) => {
  await openText(page, 'tilt:4x4#4');
  await moveBy(page, 5);
  const { position } = await state(page);
  await press(button(page, 'All games'));
  const card = page.locator('.continue');
  await expect(card.locator('canvas')).toBeVisible();
  await expect(card).toContainText('Tilt');
  await expect(card).toContainText('5 moves');
  await expectNoBarriers(page);
  await press(card);
  expect((await state(page)).position).toBe(position);
  await expect(page.locator('.board canvas')).toBeVisible();
});

test('axe finds no barrier around the board, in light and dark', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilt:3x3#11');
  await moveBy(page, 9);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoBarriers(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await press(button(page, 'Menu'));
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await pick(page, 'History');
  await expectNoBarriers(page);
  await press(button(page, 'Close'));
  await pick(page, 'Stop and count the score');
  await expectNoBarriers(page);
  await press(button(page, 'Review'));
  await expect(page.getByRole('region', { name: 'Review' })).toContainText(/of 9 moves/);
  await expectNoBarriers(page);
});

test('axe finds no barrier in any dialog', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, 'tilt:3x3#11');
  await moveBy(page, 9);
  await pick(page, 'Stop and count the score');
  for (const [index, name] of MENU.entries()) {
    // Alternate between light and dark.
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark', reducedMotion: 'reduce' });
    await pick(page, name);
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expectNoBarriers(page, 'dialog');
    await closeDialog(page);
  }
});

test('the rules of a board that came by a link are one tap away, in a few lines', { tag: '@phone' }, async ({
  page,
}) => {
  const own = readFileSync(at('www', 'features', 'home', 'made', 'bee.txt'), 'utf8');
  for (const [text, ...lines] of [
    ['tilt:4x4#4', 'Every tile slides as far as it can'],
    [
      'tilt:3x3@0,0,0/2,0,2/0,0,0;score=0;chance=0000000000000000;aim=reach 4;par=1!',
      'Make a tile of 4.',
      'Every tile slides as far as it can',
      'Three stars for one move',
    ],
    ['tilerama:classic-a-x3#3', 'The small picture shows how the board must look'],
    ['tileburst:classic#3', 'A full row or column of one colour bursts'],
    ['mound:classic-4-4-5#2', 'Three or more bricks of one colour that touch disappear'],
    ['tilecode:crates#1', 'Push every crate onto a marked spot.', 'Nothing hurries you'],
    ['tilecode:aliens#1', 'Shoot every alien before one lands.', 'Time goes on by itself'],
    [own, 'Visit every bud once', 'Nothing hurries you'],
  ] as [string, ...string[]][]) {
    await openText(page, text);
    await press(button(page, 'How to play'));
    const here = dialog(page).getByRole('region', { name: 'This board' });
    for (const line of lines) await expect(here).toContainText(line);
    await expect(dialog(page).getByRole('figure')).toHaveCount(0);
    await closeDialog(page);
  }
  // The day's board has them, too, and a game of one's own, also while it is played.
  await press(button(page, 'All games'));
  await press(page.locator('.today').getByRole('button', { name: 'Play' }));
  await press(button(page, 'How to play'));
  await expect(dialog(page).getByRole('region', { name: 'This board' })).not.toBeEmpty();
  await closeDialog(page);
  await follow(page, '#mound');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mound');
  await moveBy(page, 2);
  await press(button(page, 'How to play'));
  await expect(dialog(page).getByRole('region', { name: 'This board' })).not.toBeEmpty();
});

test('the rules have boards for trying them out', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilt:4x4#4');
  const before = await state(page);
  await pick(page, 'Rules');
  await press(dialog(page).getByText('All the rules'));
  const example = dialog(page).getByRole('figure').first();
  const shown = () => labelsOf(example);
  await expect.poll(shown).toEqual(['empty', '2', 'empty', '2', '4', 'empty', 'empty', 'empty']);
  await example.scrollIntoViewIfNeeded();
  const box = await example.locator('canvas').boundingBox();
  if (box === null) throw new Error('no board');
  const from = { x: box.x + box.width / 2 + 50, y: box.y + box.height / 2 };
  await hand.swipe(page, from, { x: from.x - 100, y: from.y });
  await expect.poll(async () => (await shown()).slice(0, 1)).toEqual(['4']);
  await press(example.getByRole('button', { name: 'Again' }));
  await expect.poll(async () => (await shown()).slice(0, 2)).toEqual(['empty', '2']);
  await closeDialog(page);
  expect(await state(page)).toEqual(before);
});

test('the language can be changed, and the choice is stored', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, 'tilt:4x4@0,2,0,2/0,0,0,0/0,0,0,0/0,0,0,0;score=0');
  await pick(page, 'Settings');
  await dialog(page).getByLabel('Language').selectOption({ label: 'Français' });
  await expect(dialog(page).getByRole('heading')).toHaveText('Réglages');
  await press(dialog(page).getByRole('button', { name: 'Fermer' }));
  await expect(button(page, 'Indice')).toBeVisible();
  expect(await cells(page)).toContain('vide');
  await page.reload();
  await expect(button(page, 'Indice')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });
  test('gets the page in French', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('./#tilt');
    await expect(page.getByText(/^Appuyez sur une flèche/)).toBeVisible();
    await expect(button(page, 'Annuler')).toBeVisible();
  });
});

test('settings take effect at once, and are stored', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openGame(page, 'tilt');
  const brightness = () =>
    page.evaluate(() =>
      getComputedStyle(document.body)
        .backgroundColor.match(/\d+/g)
        ?.slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    );
  expect(await brightness()).toBeGreaterThan(600);
  await pick(page, 'Settings');
  await press(dialog(page).getByText('Dark', { exact: true }));
  await press(dialog(page).getByRole('switch', { name: /Left-handed/ }));
  await expect.poll(brightness).toBeLessThan(150);
  await closeDialog(page);
  await page.reload();
  await state(page);
  expect(await brightness()).toBeLessThan(150);
  const [menu, back] = [
    await button(page, 'Menu').boundingBox(),
    await button(page, 'All games').boundingBox(),
  ];
  expect(menu?.x).toBeLessThan(back?.x ?? 0);
});

test('all controls are large enough, and clear of the screen’s edges on a phone', async ({
  page,
  isMobile,
}) => {
  await openText(page, 'tilt:3x3#11');
  await moveBy(page, 4);
  const check = async (where: string) => {
    for (const { name, width, height, left, right } of await targets(page)) {
      expect(Math.min(width, height), `${where}: ${name}`).toBeGreaterThanOrEqual(43.9);
      if (isMobile) expect(Math.min(left, right), `${where}: ${name}`).toBeGreaterThanOrEqual(12);
    }
  };
  await check('game');
  for (const name of MENU) {
    await pick(page, name);
    await expect(dialog(page)).toBeVisible();
    await check(name);
    await closeDialog(page);
  }
});

test('nothing is cut off on screens from 320 px to wall size', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilt:4x4#4');
  await moveBy(page, 5);
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [568, 320],
    [768, 1024],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width} x ${height}`;
    await expect(page.locator('.board canvas'), where).toBeInViewport({ ratio: 1 });
    for (const name of ['All games', 'Undo', 'Redo', 'Menu', 'Hint', 'Autoplay']) {
      await expect(button(page, name), `${where}: ${name}`).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('[data-figure="score"] dd'), where).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() =>
      [...document.querySelectorAll('.bar *, .below *')]
        .filter(
          (element) => element.scrollWidth > element.clientWidth + 1 && element.matches('button, p, section'),
        )
        .map((element) => element.textContent),
    );
    expect(overflow, where).toEqual([]);
    const board = await page.locator('.board canvas').boundingBox();
    expect(Math.min(board?.width ?? 0, board?.height ?? 0), where).toBeGreaterThan(
      Math.min(width, height) * 0.66,
    );
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await pick(page, 'Stop and count the score');
  const box = await page.locator('.board canvas').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'the board beside the result').toBeGreaterThan(120);
});

test.describe('in the language with the longer words', () => {
  test.use({ locale: 'fr-FR' });

  test('on the smallest screens every button of every game is legible and reachable', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const id of eachGame()) {
      await openText(page, id);
      for (const [width, height] of [
        [320, 568],
        [568, 320],
      ] as const) {
        await page.setViewportSize({ width, height });
        const where = `${id} at ${width} x ${height}`;
        const shown = page.locator('.bar button:visible, .below button:visible, .how');
        expect(await shown.count(), where).toBeGreaterThan(5);
        for (const one of await shown.all()) await expect(one, where).toBeInViewport({ ratio: 1 });
        // Texts stay within their buttons, and no elements overlap.
        const crowded = await page.evaluate(() => {
          const boxes = [...document.querySelectorAll('.bar button, .below button, .how, h1 > *')].map(
            (element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              return {
                text: element.textContent?.trim(),
                outer: element.getBoundingClientRect(),
                inner: range.getBoundingClientRect(),
              };
            },
          );
          const isOver = (a: DOMRect, b: DOMRect) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          return boxes.flatMap(({ text, outer, inner }, index) =>
            (inner.width > outer.width + 1 && text !== '' && !text?.includes('\n')) ||
            boxes.slice(index + 1).some((other) => isOver(outer, other.outer))
              ? [text]
              : [],
          );
        });
        expect(crowded, where).toEqual([]);
      }
    }
  });
});

test('on a small screen the result fits without scrolling', { tag: '@phone' }, async ({ page }) => {
  for (const [width, height] of [
    [568, 320],
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openText(page, 'tilt:4x4#4');
    await moveBy(page, 5);
    await pick(page, 'Stop and count the score');
    // A notice about the previous game shares the panel's room.
    const close = page.getByRole('status').getByRole('button', { name: 'Close' });
    if (width !== 568) await press(close);
    const panel = page.getByRole('region', { name: 'Game over' });
    await expect(panel.getByRole('button', { name: 'Share' })).toBeInViewport({ ratio: 1 });
    const hidden = await panel.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(hidden, `${width} x ${height}`).toBeLessThanOrEqual(0);
  }
});

test('in a game with a record for time, the bar shows the running time', { tag: '@desktop' }, async ({
  page,
}) => {
  await openText(page, 'tilerama:classic-a-x3#1');
  // The time starts with the first move.
  await moveBy(page, 1);
  const clock = page.locator('[data-figure="time"] dd');
  await expect(clock).toHaveText(/^0:0[1-9]$/);
  await expect(clock).toHaveText(/^0:0[3-9]$/);
});

test('the page neither scrolls nor zooms during play', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilt:4x4#4');
  for (const direction of ['down', 'up', 'down'] as const) await tilt(page, direction);
  await hand.swipe(page, { x: 195, y: 700 }, { x: 195, y: 300 });
  await hand.swipe(page, { x: 195, y: 30 }, { x: 195, y: 500 });
  expect(
    await page.evaluate(() => [
      document.scrollingElement?.scrollTop,
      document.querySelector('#app')?.scrollTop,
      visualViewport?.scale,
    ]),
  ).toEqual([0, 0, 1]);
  await expect(page.locator('.board canvas')).toBeInViewport({ ratio: 1 });
});

test('the page’s policy allows no inline script, no text as code, and no other origin', {
  tag: '@desktop',
}, async ({ page, guard }) => {
  guard.allow(/Content Security Policy|TrustedHTML|TrustedScript|requires? Trusted/i);
  await openGame(page, 'tilt');
  // A hint brings the worker, whose script is of this host.
  await page.keyboard.press('Shift+H');
  await expect(page.getByRole('status')).toContainText('Hint:');
  const refused = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.append('window.wasRun = true');
    document.body.append(script);
    const isFetched = await fetch('https://example.org/').then(
      () => true,
      () => false,
    );
    const does = (act: () => unknown) => {
      try {
        act();
        return true;
      } catch {
        return false;
      }
    };
    return [
      'wasRun' in window,
      isFetched,
      does(() => {
        document.createElement('div').innerHTML = '<img>';
      }),
      does(() => new Worker('https://example.org/worker.js')),
      does(() => new Worker('data:text/javascript,0')),
    ];
  });
  expect(refused).toEqual([false, false, false, false, false]);
});

test('if the game cannot be loaded, the page says what to do', { tag: '@desktop' }, async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to fetch/);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('./#tilt');
  await expect(page.getByText(/missing: tilery_bg\S*\.wasm/)).toBeVisible();
  await page.unroute('**/*.wasm');
  await button(page, 'Reload').click();
  await state(page);
  await expect(page.locator('.board canvas')).toBeVisible();
});

test('every game of the list can be opened', { tag: '@phone' }, async ({ page }) => {
  await page.goto('./#tilt');
  await page.getByRole('button', { name: 'All games' }).click();
  await expect(page.locator('.game').first()).toBeVisible();
  const games = await page.locator('.home button').all();
  expect(games.length).toBeGreaterThan(15);
  // A trial click scrolls to the button and checks that nothing covers it or cuts it off.
  for (const game of games) await game.click({ trial: true });
});

test('a reload while an editor opens still opens it', { tag: '@desktop' }, async ({ page }) => {
  await openGame(page, 'tilt');
  await press(button(page, 'All games'));
  await press(button(page, 'Open the studio'));
  const heading = page.getByRole('heading', { level: 1, name: 'Make your own game' });
  await expect(heading).toBeVisible();
  // On a slow connection the game played last is ready long before the editor.
  let isHeld = true;
  await page.route(/assets\/editor-.*\.js/, (route) => (isHeld ? undefined : route.continue()));
  await page.reload();
  await state(page);
  isHeld = false;
  await page.reload();
  await expect(heading).toBeVisible();
});
