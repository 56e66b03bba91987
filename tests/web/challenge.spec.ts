// Challenges: a result is sent as a link, proved where it arrives, answered against the ghost, and answered again.
import type { Browser, Page } from '@playwright/test';
import { expect, type Hand, test } from './fixtures';
import { button, closeDialog, dialog, follow, openText, press } from './page';

/** Plays Tilt on 2x2 to its end by the same few directions. */
async function playOut(page: Page, moves: readonly string[]): Promise<void> {
  for (let n = 0; n < 200; n += 1) {
    if (await page.evaluate(() => window.tilery?.session?.status().over)) return;
    await page.keyboard.press(`Arrow${moves[n % moves.length]}`);
  }
  throw new Error('the game does not end');
}

/** The link of the result on the page, sent under a name. */
async function sendAs(page: Page, hand: Hand, name: string): Promise<string> {
  await press(page, hand, button(page, /^(Share|Send it back)/).first());
  const field = dialog(page).getByLabel('Your name, if you like');
  await field.fill(name);
  const link = dialog(page).getByLabel('Link');
  await expect(link).toHaveValue(/#mtilt/);
  // The link follows the name.
  await expect(async () => {
    const before = await link.inputValue();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await link.inputValue()).toBe(before);
  }).toPass();
  const text = await link.inputValue();
  await closeDialog(page, hand);
  return new URL(text).hash;
}

async function fresh(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  return context.newPage();
}

test('three answers go to and fro between two players, and nothing of theirs is touched @desktop', async ({
  page,
  hand,
  browser,
  baseURL,
}) => {
  await openText(page, 'tilt:2x2#5');
  await playOut(page, ['Left', 'Up', 'Right', 'Down']);
  const first = await sendAs(page, hand, 'Ada');
  expect(first.length).toBeLessThan(300);

  const other = await fresh(browser, baseURL);
  await openText(other, 'tilt:4x4#9');
  await other.keyboard.press('ArrowLeft');
  await other.keyboard.press('ArrowUp');
  await follow(other, first);
  await expect(other.getByRole('heading', { name: 'Ada challenges you' })).toBeVisible();
  await press(other, hand, button(other, 'Beat it'));
  await expect(other.locator('.ghost')).toContainText('Level with Ada');
  await playOut(other, ['Down', 'Right', 'Up', 'Left']);
  const second = await sendAs(other, hand, 'Bob <b>');

  await follow(page, second);
  await expect(page.getByRole('heading', { name: 'Bob <b> challenges you' })).toBeVisible();
  await expect(page.locator('.results > li')).toHaveCount(2);
  await press(page, hand, button(page, 'Beat it'));
  await playOut(page, ['Up', 'Left', 'Down', 'Right']);
  const third = await sendAs(page, hand, 'Ada');

  await follow(other, third);
  await expect(other.locator('.results > li')).toHaveCount(3);
  // The other player's own game is where it was.
  await follow(other, '#tilt');
  await expect.poll(() => other.evaluate(() => window.tilery?.session?.id())).toBe('tilt:4x4#9');
  expect(await other.evaluate(() => window.tilery?.session?.moves().length)).toBe(2);
  await other.context().close();
});

test('a forged challenge is refused, and says why @desktop', async ({ page }) => {
  const forged =
    'challenge 1\nid tilt:2x2#5\nresult Eve\non 2026-11-01\nused hints 0 undo no\nclaims clock 100 score 9999\nat 1\nleft\n';
  await openText(page, 'tilt:4x4#1');
  await follow(page, `#t${encodeURIComponent(forged)}`);
  await expect(page.getByRole('alert')).toContainText('This challenge is not true');
});
