// The boards of the cookbook: every recipe plays its test, in turn, unless motion is reduced.
import { expect, type Page, test } from '../fixtures';
import { button, dialog, later, press, stopClock } from '../page';
import { openStudio, tab } from '../studio-page';

/** The interval between rounds of the boards, in milliseconds. */
const STEP_MS = 420;

async function openRules(page: Page): Promise<void> {
  await openStudio(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Rules'));
}

async function openCookbook(page: Page): Promise<void> {
  await openRules(page);
  await showCookbook(page);
}

async function showCookbook(page: Page): Promise<void> {
  await press(button(page, 'Cookbook'));
  await expect(dialog(page).locator('.recipe canvas')).toHaveCount(23);
}

/** The pictures of the boards, each as text. */
const pictures = (page: Page): Promise<string[]> =>
  dialog(page)
    .locator('.recipe canvas')
    .evaluateAll((all) => all.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()));

const changed = (a: readonly string[], b: readonly string[]): number[] =>
  a.flatMap((one, n) => (one === b[n] ? [] : [n]));

test.describe('moving', () => {
  test.use({ motion: true });
  test('boards in sight play one at a time, and the others wait', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install();
    await openRules(page);
    await stopClock(page);
    await showCookbook(page);
    const before = await pictures(page);
    expect(new Set(before).size, 'each shows a game of its own').toBeGreaterThan(15);
    const moved: number[][] = [];
    await expect(async () => {
      await later(page, STEP_MS);
      moved.push(changed(before, await pictures(page)));
      expect(moved.at(-1)).toContain(1);
    }).toPass();
    expect(moved.find((boards) => boards.length > 0)).toEqual([0]);
    expect(moved.at(-1), 'hidden boards rest').not.toContain(before.length - 1);
    await page.clock.resume();
    // A recipe that is chosen plays in its own dialog.
    await press(dialog(page).getByRole('button').nth(2));
    const canvas = page.locator('.sheet.recipe canvas.thumb');
    const shown = () => canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL());
    const first = await shown();
    await expect.poll(shown).not.toBe(first);
  });
});

test('with reduced motion boards stand still', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  await openCookbook(page);
  const before = await pictures(page);
  expect(new Set(before).size).toBeGreaterThan(15);
  await later(page, 10_000);
  expect(await pictures(page)).toEqual(before);
});

test('only a hero is proposed to be the player, and the first background the usual ground', {
  tag: '@phone',
}, async ({ page }) => {
  await openCookbook(page);
  const proposed = () =>
    dialog(page)
      .locator('select')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await press(dialog(page).getByRole('button', { name: 'Things fall and roll' }));
  await expect.poll(proposed).toEqual(['', 'grass', 'wall', 'falls', 'stops']);
  await press(dialog(page).getByRole('button', { name: 'Close' }));
  await press(button(page, 'Cookbook'));
  await press(dialog(page).getByRole('button', { name: 'Push a crate' }));
  await expect.poll(proposed).toEqual(['player', '', 'grass', 'wall', 'stops', 'can-be-pushed']);
});
