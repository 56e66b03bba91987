// A small game is made and played with the keyboard alone, and through the accessibility tree.
// studio-tutorial.spec.ts makes one by finger and by mouse.
import type { Locator } from '@playwright/test';
import { expect, type Page, ready, test } from '../fixtures';
import { repeat } from '../page';
import { keptText, tabTo } from '../studio-page';

const RULES = `rule change
when C +coin ~player
do C destroy score:10

rule never
when C +coin
do game win`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function keys(page: Page, ...all: string[]): Promise<void> {
  for (const key of all) await page.keyboard.press(key);
}

/** Plays to the right until the game is won. */
async function win(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Play');
  const isWon = () => page.getByText('You won the game.').first().isVisible();
  await repeat(() => page.keyboard.press('ArrowRight'), isWon);
}

test('with the keyboard alone', async ({ page }) => {
  await page.goto('./#tilt');
  await ready(page);
  await tabTo(page, /^All games$/);
  await keys(page, 'Enter');
  await tabTo(page, /^Open the studio$/);
  await keys(page, 'Enter');
  await expect(heading(page)).toHaveText('Make your own game');
  await tabTo(page, /^New game$/);
  await keys(page, 'Enter');
  await expect(heading(page)).toHaveText('My game');

  // Put a coin in the player's way.
  await keys(page, 'Shift+Digit2');
  await tabTo(page, /^Add a sprite/);
  await keys(page, 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^coin$/i);
  await keys(page, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cursor = page.locator('.cells [tabindex="0"]');
  await cursor.focus();
  const at = async () => (await cursor.getAttribute('data-at')) ?? '';
  for (const [key, goal] of [
    ['ArrowUp', /^r1c/],
    ['ArrowLeft', /c1$/],
    ['ArrowDown', /^r3c/],
    ['ArrowRight', /c4$/],
  ] as const) {
    for (let n = 0; n < 20 && !goal.test(await at()); n += 1) await keys(page, key);
  }
  expect(await at()).toBe('r3c4');
  await keys(page, 'Enter');
  await expect.poll(() => keptText(page)).toContain('  .p.c.....');

  // Collecting a coin removes it, and collecting the last one wins.
  await keys(page, 'Shift+Digit3');
  await tabTo(page, /^New rule for coin$/);
  await keys(page, 'Enter');
  await tabTo(page, /^Something changes$/);
  await keys(page, 'Enter');
  await expect(page.locator('.rule-board.when [data-at="C"]')).toBeFocused();
  await keys(page, '~', 'p', 'ArrowRight', 'ArrowRight', 'ArrowRight', '!', '+');
  await keys(page, 'Escape');
  await tabTo(page, /^New rule for coin$/);
  await keys(page, 'Enter');
  await tabTo(page, /^Is nowhere$/);
  await keys(page, 'Enter');
  await expect(page.locator('.rule-board.when [data-at="C"]')).toBeFocused();
  await keys(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter');
  await tabTo(page, /^win$/);
  await keys(page, 'Enter');
  await expect.poll(() => keptText(page)).toContain(RULES);
  await keys(page, 'Control+Enter');
  await win(page);
});

test('through the accessibility tree', async ({ page }) => {
  /** Assistive technology clicks elements without a pointer. */
  const use = async (element: Locator) => {
    await expect(element).toBeVisible();
    await element.evaluate((found: HTMLElement) => {
      found.focus();
      found.click();
    });
  };
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: true });
  const tile = (grid: string, name: RegExp) =>
    page.getByRole('grid', { name: grid }).getByRole('gridcell', { name });
  await page.goto('./#tilt');
  await ready(page);
  await use(button('All games'));
  await use(button('Open the studio'));
  await use(button('New game'));
  await use(button('Map', page.getByRole('navigation', { name: 'Places of the project' })));
  await use(page.getByRole('button', { name: /^Add a sprite/ }));
  await use(page.getByRole('dialog').getByRole('button', { name: /^coin$/i }));
  // The cells around the cursor are in the tree. Move the cursor to row 3, column 4.
  const cursor = page.locator('.cells [tabindex="0"]');
  for (let n = 0; n < 40; n += 1) {
    const [, row = 0, col = 0] = (
      /^r(\d+)c(\d+)$/.exec((await cursor.getAttribute('data-at')) ?? '') ?? []
    ).map(Number);
    if (row === 3 && col === 4) break;
    await cursor.focus();
    await page.keyboard.press(
      row < 3 ? 'ArrowDown' : row > 3 ? 'ArrowUp' : col < 4 ? 'ArrowRight' : 'ArrowLeft',
    );
  }
  await page.keyboard.press('Enter');
  await expect(cursor).toHaveAccessibleName(/coin/);

  await use(button('Rules', page.getByRole('navigation', { name: 'Places of the project' })));
  await use(button('New rule for coin'));
  await use(button('Something changes', page.getByRole('dialog')));
  await expect(tile('When it looks like this', /^In the middle: a coin\.$/)).toBeVisible();
  await use(button('is on it too'));
  await use(button('player', page.getByRole('group', { name: 'Sprites and backgrounds' })));
  await expect(tile('When it looks like this', /^In the middle: a coin and a player\.$/)).toBeVisible();
  await use(tile('Do this', /^In the middle/));
  await use(button('vanish'));
  await use(button('10 points'));
  await use(button('Back'));
  await use(button('New rule for coin'));
  await use(button('Is nowhere', page.getByRole('dialog')));
  await use(tile('Do this', /^In the game: nothing\.$/));
  await use(button('win'));
  await expect(tile('Do this', /^In the game: you win\.$/)).toBeVisible();
  await expect.poll(() => keptText(page)).toContain(RULES);
  await use(button('Play', page.getByRole('navigation', { name: 'Places of the project' })));
  await win(page);
});
