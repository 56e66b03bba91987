// The number of touches to make a game: a first game by the lesson, and others by the cookbook. The numbers
// are printed. Swipes during play count.
import type { Locator } from '@playwright/test';
import { expect, hand, type Page, test } from '../fixtures';
import { button, dialog, press } from '../page';
import { cellAt, countPresses, drag, keptText, openStudio, tab } from '../studio-page';

const coach = (page: Page) => page.getByRole('complementary', { name: 'What to do next' });
const help = (page: Page, name: string): Locator => coach(page).getByRole('button', { name });
const palette = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'What to put down' }).getByRole('button', { name, exact: true });
const won = (page: Page) => page.getByText('You won the game.').first();

/** Touches tiles of the map, one after the other. */
async function touchTiles(page: Page, ...tiles: readonly [number, number][]): Promise<void> {
  for (const [row, col] of tiles) {
    await hand.tap(page, await cellAt(page, row, col));
    await expect(page.locator('.cells [tabindex="0"]')).toHaveAttribute('data-at', `r${row}c${col}`);
  }
}

/** Adds a recipe with the kinds that it proposes. */
async function cook(page: Page, name: string): Promise<void> {
  await press(button(page, 'Cookbook'));
  await press(dialog(page).getByRole('button', { name }));
  await press(dialog(page).getByRole('button', { name: 'Add it' }));
  await expect(dialog(page)).toHaveCount(0);
}

/** Swipes across the board of a play. */
async function swipe(page: Page, dx: number, dy: number): Promise<void> {
  const box = await page.locator('.watch-board canvas').first().boundingBox();
  if (box === null) throw new Error('there is no board');
  const from = { x: box.x + box.width / 2 - dx * 40, y: box.y + box.height / 3 - dy * 40 };
  await hand.swipe(
    page,
    from,
    { x: from.x + dx * 80, y: from.y + dy * 80 },
    { ms: 40, steps: 4, isFlick: true },
  );
}

test('a first game takes at most 35 touches, and its first play is the fifth', { tag: '@phone' }, async ({
  page,
}) => {
  await openStudio(page);
  const presses = await countPresses(page);
  await press(button(page, 'Learn it'));
  await touchTiles(page, [2, 2]);
  await press(help(page, 'Next'));
  await press(help(page, 'Make this rule'));
  await press(help(page, 'Try it'));
  await expect(coach(page)).toContainText('the player walks!');
  const first = await presses();
  await press(help(page, 'Next'));
  await press(help(page, 'Make this rule'));
  await press(help(page, 'Try it'));
  await press(help(page, 'Next'));
  await press(button(page, /^Add a sprite/));
  await press(dialog(page).getByRole('button', { name: /coin/i }));
  await touchTiles(page, [2, 3], [2, 4], [2, 5]);
  await press(help(page, 'Next'));
  await press(help(page, 'Make this rule'));
  await press(help(page, 'Try it'));
  await press(help(page, 'Next'));
  await press(help(page, 'Make this rule'));
  await expect(page.locator('[data-rule="2"]'), 'the new rule comes into view').toBeInViewport({
    ratio: 0.8,
  });
  await press(help(page, 'Try it'));
  await press(help(page, 'Next'));
  // A face for the player, with pixels large enough for a finger.
  const pixel = page.locator('.picture-editor .cells [tabindex="0"]');
  await expect.poll(async () => (await pixel.boundingBox())?.width).toBeGreaterThanOrEqual(16);
  await drag(page, [2, 4], [2, 12]);
  await expect(coach(page)).toContainText('Well done!');
  // A second level that is a copy of the first, and the win.
  await press(tab(page, 'Home'));
  await press(page.getByRole('main').getByRole('button', { name: 'Levels', exact: true }));
  await press(button(page, /^Duplicate/));
  await expect.poll(async () => (await keptText(page)).match(/^level/gm)?.length).toBe(2);
  await press(button(page, /^Play /).nth(1));
  // On a slow machine a swipe may last for two rounds, and takes two coins.
  const score = async () => Number(/Score (\d+)/.exec(await page.locator('.watch').innerText())?.[1] ?? 0);
  for (let last = 0; last < 30; last = await score()) {
    await swipe(page, 1, 0);
    await expect.poll(score).toBeGreaterThan(last);
  }
  await expect(won(page)).toBeVisible();
  const count = await presses();
  console.log(`first game: ${count} touches, first play by touch ${first}`);
  expect(first).toBeLessThanOrEqual(5);
  expect(count).toBeLessThanOrEqual(35);
});

/** Adds a recipe that is offered after another one. */
async function cookNext(page: Page, name: string): Promise<void> {
  await press(page.getByRole('status').getByRole('button', { name: `Next: ${name}` }));
  await press(dialog(page).getByRole('button', { name: 'Add it' }));
  await expect(dialog(page)).toHaveCount(0);
}

test('a chase with a key, a door and a ghost takes at most 40 touches', { tag: '@phone' }, async ({
  page,
}) => {
  await openStudio(page);
  const presses = await countPresses(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Rules'));
  await cook(page, 'Open a door with a key');
  await cook(page, 'A hunter chases the player');
  await press(tab(page, 'Map'));
  // A wall across the map with a door in it, the key on the player's side and the hunter on the other.
  await press(palette(page, 'wall'));
  await touchTiles(page, [2, 6], [3, 6], [5, 6]);
  await press(palette(page, 'key'));
  await touchTiles(page, [2, 4]);
  await press(palette(page, 'door'));
  await touchTiles(page, [4, 6]);
  await press(palette(page, 'hunter'));
  await touchTiles(page, [3, 8]);
  await press(tab(page, 'Play'));
  const count = await presses();
  console.log(`chase: ${count} touches`);
  expect(count).toBeLessThanOrEqual(40);
  const text = await keptText(page);
  expect(text).toContain('when C +hunter -scent -stale\nwhen E ~scent\ndo C move:right');
  expect(text).toMatch(/\ntest hunt\n/);
});

test('Sokoban with three levels takes at most 60 touches', { tag: '@phone' }, async ({ page }) => {
  await openStudio(page);
  const presses = await countPresses(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Rules'));
  await cook(page, 'Push a crate');
  await cookNext(page, 'All crates on marks: you win');
  await press(tab(page, 'Map'));
  await press(palette(page, 'mark'));
  await touchTiles(page, [3, 7], [4, 7]);
  await press(palette(page, 'box'));
  await touchTiles(page, [3, 5], [4, 5]);
  const text = await keptText(page);
  expect(text).toContain('rule never\nwhen C +can-be-pushed -mark\ndo game win');
  expect(text.match(/^rule /gm), 'pushing and walking are not added twice').toHaveLength(3);
  await press(tab(page, 'Home'));
  await press(page.getByRole('main').getByRole('button', { name: 'Levels', exact: true }));
  for (const n of [2, 3]) {
    await press(button(page, /^Duplicate/).first());
    await expect.poll(async () => (await keptText(page)).match(/^level/gm)?.length).toBe(n);
  }
  for (const [n, row] of [
    [1, 2],
    [2, 5],
  ] as const) {
    await press(page.locator('.level .open').nth(n));
    await touchTiles(page, [row, 3]);
    await press(palette(page, 'mark'));
    await touchTiles(page, [row, 6]);
    await press(button(page, 'Back'));
  }
  await press(tab(page, 'Home'));
  await press(page.getByRole('main').getByRole('button', { name: 'Play', exact: true }));
  const count = await presses();
  console.log(`Sokoban: ${count} touches`);
  expect(count).toBeLessThanOrEqual(60);
});

test('Boulder-Dash by the cookbook takes at most 70 touches', { tag: '@phone' }, async ({ page }) => {
  await openStudio(page);
  const presses = await countPresses(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Rules'));
  await cook(page, 'Dig through earth');
  await cookNext(page, 'Things fall and roll');
  await cookNext(page, 'What falls crushes the player');
  await press(button(page, 'Cookbook'));
  await press(dialog(page).getByRole('button', { name: 'Push a crate' }));
  await dialog(page).getByLabel('For “box”').selectOption('rock');
  await press(dialog(page).getByRole('button', { name: 'Add it' }));
  await cook(page, 'Take everything, and win');
  // A map of earth, with rocks and gems in it.
  await press(tab(page, 'Map'));
  await press(palette(page, 'earth'));
  await press(button(page, 'Fill'));
  await touchTiles(page, [5, 5]);
  await press(palette(page, 'rock'));
  await press(button(page, 'Pen'));
  await touchTiles(page, [2, 4], [2, 6], [3, 6]);
  await press(palette(page, 'gem'));
  await touchTiles(page, [4, 4], [4, 7]);
  // One more rock that blocks, falls, is pushed and crushes: one choice beside its picture.
  const before = await presses();
  await press(button(page, /^Add a sprite/));
  await press(dialog(page).getByRole('group', { name: 'The same as' }).getByRole('button', { name: 'rock' }));
  await press(dialog(page).getByRole('button', { name: 'amber' }));
  expect((await presses()) - before).toBeLessThanOrEqual(3);
  await touchTiles(page, [3, 3]);
  await press(tab(page, 'Play'));
  const count = await presses();
  console.log(`Boulder-Dash: ${count} touches`);
  expect(count).toBeLessThanOrEqual(70);
  const text = await keptText(page);
  expect(text).toContain('when E ~earth -stops\ndo E paint:');
  expect(text).toContain('when C +falls @down\nwhen S +player\ndo game lose');
  expect(text).toContain('rule never\nwhen C +can-be-taken\ndo game win');
  for (const group of ['stops', 'falls', 'can-be-pushed'])
    expect(text).toMatch(new RegExp(`^group ${group} .*rock amber`, 'm'));
});
