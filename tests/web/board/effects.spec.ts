// The visible effects of a move: points, figures that follow the film, and announcements, also with reduced
// motion. The sound of effects and the deformation of pieces are tested in tests/node/board/effects.test.mjs.
import { expect, type Page, state, test } from '../fixtures';
import { button, frames, lasting, later, openText, stopClock } from '../page';

/** Two pairs that merge to the left. The larger merge makes a tile that a new player has not reached yet. */
const PAIRS = 'tilt:4x4-4096@512,512,64,64/0,0,0,0/0,0,0,0/0,0,0,0;score=1000;chance=1';
/** A board one merge before the goal. */
const BEFORE_GOAL = 'tilt:4x4@1024,1024,0,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0;chance=1';

const score = (page: Page) => page.locator('[data-figure="score"] dd').first();
const points = (page: Page) => page.locator('.board-float');
const moment = (page: Page) => page.locator('.moment');

test.describe('with films', () => {
  test.use({ motion: true });

  test('figures follow the film, points rise where they were won, and a press skips to the end', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.clock.install();
    await openText(page, PAIRS);
    await expect(score(page)).toHaveText('1,000');
    await stopClock(page);
    await page.keyboard.press('ArrowLeft');
    expect((await state(page)).figures.score).toBe(1000 + 1024 + 128);
    await page.clock.runFor(40);
    await expect(score(page), 'the tiles have not met yet').toHaveText('1,000');
    await expect(points(page)).toHaveCount(0);
    // The code that is loaded with the first effect has arrived by now.
    await frames(page, async () => {
      expect(await points(page).allTextContents()).toEqual(['+1,024', '+128']);
    });
    await page.clock.runFor(60);
    const counting = Number((await score(page).innerText()).replace(',', ''));
    expect(counting, 'it counts up').toBeGreaterThan(1000);
    expect(counting).toBeLessThan(2152);
    await page.clock.runFor(600);
    await expect(score(page)).toHaveText('2,152');

    const before = await state(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    const after = await state(page);
    expect(after.moves.length - before.moves.length, 'both presses count').toBe(2);
    await expect.poll(() => page.evaluate(() => window.tilery?.view?.waits)).toBe(false);
  });

  test('reaching a goal is announced over the board and to screen readers, until a press', {
    tag: '@desktop',
  }, async ({ page }) => {
    await lasting(page);
    await openText(page, BEFORE_GOAL);
    await page.keyboard.press('ArrowLeft');
    await expect(moment(page)).toContainText('The goal is reached.');
    await expect(moment(page)).toContainText('2,048');
    await expect(page.locator('.board-announcer')).toContainText('The goal is reached.');
    await page.keyboard.press('ArrowDown');
    await expect(moment(page)).toHaveCount(0);
    expect((await state(page)).moves, 'which plays').toEqual(['left', 'down']);
  });
});

test('with reduced motion, points are static text, and announcements do not move', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await openText(page, PAIRS);
  await expect(score(page)).toHaveText('1,000');
  await stopClock(page);
  await page.keyboard.press('ArrowLeft');
  // The figures follow after the next paint, for which the stopped clock has to go on too.
  await frames(page, async () => {
    expect(await points(page).allTextContents()).toEqual(['+1,024', '+128']);
    expect(await score(page).textContent()).toBe('2,152');
  });
  const moving = await page.evaluate(() =>
    document.getAnimations().filter((one) => {
      const frames = (one.effect as KeyframeEffect).getKeyframes();
      return new Set(frames.map(({ transform, opacity }) => `${transform} ${opacity}`)).size > 1;
    }),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('.board-particles')).toHaveCount(0);
  await later(page, 1100);
  await expect(points(page), 'for a second').toHaveCount(0);
});

test('a finished board has no announcement over it, and sound is offered until the first move', {
  tag: '@phone',
}, async ({ page }) => {
  await openText(page, 'tilt:2x2-16@8,8/2,4;score=0;chance=1');
  await expect(button(page, 'Turn sound on')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.panel.over')).toBeVisible();
  await expect(moment(page)).toHaveCount(0);
});
