// A game in real time against the ghost of another player: the ghost follows the clock, not the moves.
import type { Page } from '@playwright/test';
import { expect, state, test } from '../fixtures';
import { button, closeDialog, dialog, follow, openText, pick, press, stopClock, unfold } from '../page';

/** Half the length of a round of Snake, in milliseconds. */
const STEP_MS = 95;
/** The maximum number of steps to wait for a round. */
const MOST_STEPS = 10;

/** Lets the page's time pass for a number of rounds, or until the level is lost. */
async function rounds(page: Page, count: number): Promise<void> {
  const upTo = (await state(page)).moves.length + count;
  for (let step = 0; step < count * MOST_STEPS; step += 1) {
    const { moves, status } = await state(page);
    if (moves.length >= upTo || status.over) return;
    await page.clock.runFor(STEP_MS);
  }
  throw new Error('no round is played');
}

/** Turns the snake, and lets rounds pass. */
async function turn(page: Page, key: string, count: number): Promise<void> {
  await page.keyboard.press(key);
  await rounds(page, count);
}

const score = async (page: Page) => (await state(page)).figures.score ?? 0;

test('a snake races a ghost by time, and both results are told at the end @desktop', async ({
  page,
  stranger,
}) => {
  // The first player eats the apple in front, and runs into the hedge behind it.
  await page.clock.install();
  await openText(page, 'tilecode:snake#1');
  await stopClock(page);
  await turn(page, 'ArrowRight', 100);
  expect((await state(page)).status.state).toBe('lost');
  const theirs = await score(page);
  expect(theirs).toBeGreaterThan(0);
  await page.clock.resume();
  await pick(page, 'Share');
  await unfold(page);
  await dialog(page).getByLabel('Your name, if you like').fill('Ada');
  await closeDialog(page);
  // The link that contains the name.
  await pick(page, 'Share');
  const field = dialog(page).getByLabel('Link');
  await expect(field).toHaveValue(/#m/);
  const link = new URL(await field.inputValue()).hash;

  await stranger.clock.install();
  await openText(stranger, 'tilt:4x4#9');
  await follow(stranger, link);
  await expect(stranger.getByRole('heading', { name: 'Ada challenges you' })).toBeVisible();
  await press(button(stranger, 'Beat it'));
  const ghost = stranger.locator('.ghost');
  await expect(ghost).toContainText(`To beat: Score ${theirs}`);
  await stopClock(stranger);
  await turn(stranger, 'ArrowDown', 2);
  await expect(ghost).toContainText('Level with Ada');
  await expect(ghost, 'the times of the other player are told').toContainText('you 0, they 0, as they say');
  await press(ghost.getByRole('button', { name: 'Compare by rounds' }));
  await expect(ghost, 'the score after as many moves is proved').not.toContainText('as they say');
  await press(ghost.getByRole('button', { name: 'Compare by time' }));
  // Meanwhile the ghost eats its apple.
  await turn(stranger, 'ArrowRight', 5);
  expect((await state(stranger)).status.state).toBe('playing');
  await stranger.clock.runFor(100);
  await expect(ghost).toContainText(`Ada leads by ${theirs}`);
  await expect(ghost).toContainText(`you 0, they ${theirs}, as they say · after 0:0`);
  await rounds(stranger, 100);
  expect((await state(stranger)).status.state).toBe('lost');
  await stranger.clock.resume();
  const over = stranger.locator('.panel.over');
  await expect(over.locator('.versus')).toContainText(`Ada stays ahead by ${theirs} points.`);
  await expect(over.locator('.result')).toContainText('Score 0');
  await expect(stranger.locator('.moment')).toHaveCount(0);
  await expect(over.locator('.main'), 'after a defeat').toHaveText('Try again');
  await expect(over.getByRole('button', { name: 'Send your result' })).toBeVisible();
});
