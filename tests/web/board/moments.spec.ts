// Announcements: a level, a win, a new best result, and their button for the next step, also with reduced
// motion. Their timing, and that any press closes them, is tested in effects.spec.ts.
import { readFileSync } from 'node:fs';
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import {
  announcements,
  button,
  closeDialog,
  downloaded,
  lasting,
  moveBy,
  openText,
  painted,
  pick,
  play,
  press,
  seen,
  stopClock,
  unfold,
} from '../page';

const moment = (page: Page) => page.locator('.moment:not([data-kind="best"])');
const best = (page: Page) => page.locator('.moment[data-kind="best"]');
const score = async (page: Page) => (await state(page)).figures.score ?? 0;

test('the name of a level covers no button of the pad in a low window', { tag: '@phone' }, async ({
  page,
}) => {
  await lasting(page);
  await page.setViewportSize({ width: 844, height: 390 });
  // Above this map there is room, above the other one there is none.
  await page.goto('./#tilecode/herd');
  await expect(moment(page)).toContainText('The first three');
  await page.goto('about:blank');
  await page.goto('./#tilecode/gates');
  await seen(page);
  await painted(page);
  await expect(moment(page)).toHaveCount(0);
});

test('a score that becomes the best of its table is announced once, and the result says so', {
  tag: '@desktop',
}, async ({ page }) => {
  await lasting(page);
  await openText(page, 'tilt:3x3#5');
  await moveBy(page, 8);
  const first = await score(page);
  await pick(page, 'Stop and count the score');
  await expect(page.locator('.over .rank')).toContainText('The first result');
  await expect(page.locator('.over')).not.toContainText('New best!');

  await press(button(page, 'New game'));
  const heard = await announcements(page);
  while ((await score(page)) <= first) {
    await expect(best(page)).toHaveCount(0);
    await moveBy(page, 1);
  }
  await expect(best(page)).toHaveText('New best!');
  // The list beside the board agrees.
  const now = (await score(page)).toLocaleString('en-GB');
  await expect(page.locator('.best li strong')).toHaveText([now, first.toLocaleString('en-GB')]);
  const bests = async () => (await heard()).match(/New best!/g)?.length;
  await expect.poll(bests).toBe(1);
  // With reduced motion the announcement does not move.
  expect(await best(page).evaluate((one) => one.getAnimations().length)).toBe(0);
  await moveBy(page, 3);
  await page.keyboard.press('u');
  await moveBy(page, 2);
  expect(await bests(), 'once a game').toBe(1);
  await pick(page, 'Stop and count the score');
  await expect(page.locator('.over .result')).toContainText('New best!');
  // Screen readers hear the rank with the end, although it is behind More.
  await expect(page.locator('.over .rank')).toBeHidden();
  await expect.poll(heard).toContain('The best result yet on 3');
  await expect(page.locator('.over .rank')).toContainText('The best result yet');
  await expectNoBarriers(page);
});

test('a solved board is not covered, and its bar says how well it was solved and deals the next one', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilerama:classic-a-x3#5');
  await play(page, 'r1c1 down', 'r3c1 right', 'r1c3 up', 'r2c1 left', 'r1c1 left', 'r1c1 up');
  const bar = page.locator('.over');
  await expect(bar).toContainText('Solved in 6: it cannot be done in fewer.');
  await expect(bar.getByRole('button')).toHaveText(['Share', 'Another like this', 'More']);
  await expect(moment(page)).toHaveCount(0);
  const [board, result] = [await page.locator('.board').boundingBox(), await bar.boundingBox()];
  const isApart =
    (board?.y ?? 0) + (board?.height ?? 0) <= (result?.y ?? 0) ||
    (board?.x ?? 0) + (board?.width ?? 0) <= (result?.x ?? 0);
  expect(isApart, 'the bar covers nothing of the board').toBe(true);
  await expectNoBarriers(page);
  await press(bar.getByRole('button', { name: 'Another like this' }));
  await expect(bar).toHaveCount(0);
  expect(await state(page)).toMatchObject({ moves: [], status: { over: false } });
});

test('Enter and Space press the main button of a result, but not held from the last move, nor held on', {
  tag: '@desktop',
}, async ({ page }) => {
  const over = page.locator('.over');
  for (const key of ['Enter', ' ']) {
    await openText(page, 'tilerama:classic-a-x3#5');
    await page.keyboard.down(key);
    await play(page, 'r1c1 down', 'r3c1 right', 'r1c3 up', 'r2c1 left', 'r1c1 left', 'r1c1 up');
    await expect(over).toBeVisible();
    await page.keyboard.down(key);
    await painted(page);
    await expect(over, 'a key that is held presses nothing').toBeVisible();
    await page.keyboard.up(key);
    // The key has shown the cursor, so the first press may be meant to put a piece down.
    await page.keyboard.down(key);
    await painted(page);
    await expect(over, 'the first press beside a cursor is no answer').toBeVisible();
    await page.keyboard.up(key);
    await page.keyboard.down(key);
    await expect(over).toHaveCount(0);
    await expect.poll(async () => (await state(page)).moves).toEqual([]);
    await page.keyboard.down(key);
    await painted(page);
    expect((await state(page)).moves, 'held on, it plays nothing').toEqual([]);
    await page.keyboard.up(key);
  }
});

/** The size of a PNG in pixels, from its head. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a result is shared as a picture with its line and its link, or saved if sharing is unavailable', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilerama:classic-a-x3#5');
  await play(page, 'r1c1 down', 'r3c1 right', 'r1c3 up', 'r2c1 left', 'r1c1 left', 'r1c1 up');
  await press(button(page, 'Share'));
  const shared = page.getByRole('dialog', { name: 'Share' });
  // One button, with what it sends above it. Everything else is behind More.
  await expect(shared.locator('footer button')).toHaveText(['Copy result']);
  const told = /Solved in 6: it cannot be done in fewer · ★★★ · Can you do it too\?\s*http.*#m/;
  await expect(shared.getByRole('region', { name: 'This is sent' })).toHaveText(told);
  await expect(shared.getByLabel('Your name, if you like')).toBeHidden();
  await unfold(page);
  const picture = shared.getByRole('img', { name: 'A picture of your result' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1080);
  await expect(picture).toHaveJSProperty('naturalHeight', 1350);
  await expectNoBarriers(page);
  const file = await downloaded(shared.getByRole('button', { name: 'Save picture' }));
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  expect(sizeOf(readFileSync(await file.path()))).toEqual([1080, 1350]);
  // The page looks for the system's dialog each time.
  await closeDialog(page);
  await page.evaluate(() => {
    const share = async (data: ShareData) => {
      Object.assign(window, { sent: { text: data.text, types: data.files?.map(({ type }) => type) } });
    };
    Object.assign(navigator, { share, canShare: () => true });
  });
  await press(button(page, 'Share'));
  await expect(picture).toHaveJSProperty('naturalWidth', 1080);
  await expect(shared.getByLabel('Link')).toHaveValue(/#/);
  await press(shared.getByRole('button', { name: 'Share' }));
  const sent = await page.evaluate(() => (window as unknown as { sent: object }).sent);
  expect(sent).toEqual({
    text: expect.stringMatching(
      /Solved in 6: it cannot be done in fewer · ★★★ · Can you do it too\? http.*#/,
    ),
    types: ['image/png'],
  });
});

test.describe('with films', () => {
  test.use({ motion: true });

  test('a completed level continues by itself, or at once on a press', { tag: '@phone' }, async ({
    page,
  }) => {
    await openText(page, 'mound:classic-4-4-5#2');
    await play(page, 'throw right 5', 'lift 6', 'drop 6');
    await page.clock.install();
    await stopClock(page, 5000);
    await play(page, 'drop 3');
    // A press during the cascade skips to its end, and not yet to the next level.
    await page.clock.runFor(50);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(100);
    await expect(moment(page)).toContainText('Level 1 done');
    await expect(moment(page)).toContainText(/Blocks [1-9]\d* of 64/);
    await expect(page.locator('[data-figure="level"] dd')).toHaveText('1');
    // The clock is still paused, so the level cannot continue by itself first.
    const next = await moment(page).getByRole('button', { name: 'Next level' }).boundingBox();
    if (next === null) throw new Error('the card has no button');
    await hand.tap(page, { x: next.x + next.width / 2, y: next.y + next.height / 2 });
    await page.clock.resume();
    await expect(moment(page)).toHaveCount(0);
    await seen(page);
    await expect(page.locator('[data-figure="level"] dd')).toHaveText('2');
    expect((await state(page)).moves, 'the press was no move').toHaveLength(4);
  });

  test('play can continue after the goal, and points never pile up', { tag: '@desktop' }, async ({
    page,
  }) => {
    await lasting(page);
    await openText(page, 'tilt:4x4@1024,1024,0,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0;chance=1');
    await page.evaluate(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver((all) => {
        for (const { addedNodes } of all)
          for (const node of addedNodes) if (node instanceof HTMLElement) shown.push(node.className);
      }).observe(document.querySelector('.stage') as Element, { childList: true, subtree: true });
    });
    await page.keyboard.press('ArrowLeft');
    await press(moment(page).getByRole('button', { name: 'Keep going' }));
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(shown.filter((name) => name === 'moment')).toHaveLength(1);
    await expect(moment(page)).toHaveCount(0);
    expect((await state(page)).moves).toEqual(['left']);
    await moveBy(page, 60);
    await expect(page.locator('.board-float').first()).toBeAttached();
    const heaped = await page.locator('.board-float').evaluateAll(
      (all) =>
        all.filter((one, n) => {
          const a = one.getBoundingClientRect();
          return all.slice(n + 1).some((other) => {
            const b = other.getBoundingClientRect();
            const [x, y] = [Math.abs(a.x - b.x + (a.width - b.width) / 2), Math.abs(a.y - b.y)];
            return x < (a.width + b.width) / 4 && y < a.height / 2;
          });
        }).length,
    );
    expect(heaped).toBe(0);
    expect(await page.locator('.board-float').count()).toBeLessThanOrEqual(9);
  });
});
