// Making games in the studio by finger, mouse and keyboard alone; storage and undo.

import { touches } from '../../../scripts/browsers/touches.mjs';
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import { button, cells, closeDialog, dialog, downloaded, openGame, painted, press, upload } from '../page';
import {
  cellAt,
  drag,
  goTo,
  keptMap,
  keptSprites,
  keptText,
  leaveStudio,
  openCopy,
  openStudio,
  tab,
  tabTo,
} from '../studio-page';

const kind = (page: Page, name: string) => page.getByRole('group').getByRole('button', { name, exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });

/** The link to the open game, from the share screen. */
async function linkOf(page: Page): Promise<string> {
  await page.evaluate(() => {
    // The system's share dialog would cover the page.
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await page.getByRole('button', { name: /^Link to the game/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Link to the game' })).toHaveValue(/#[mtz]/);
  return page.getByRole('textbox', { name: 'Link to the game' }).inputValue();
}

/** Plays the game: the drawn wall stops the player, and the sprite is in its place. */
async function playsAsMade(stranger: Page, link: string): Promise<void> {
  await stranger.goto(link);
  await expect.poll(async () => (await cells(stranger))[2 * 9 + 1]).toBe('player on grass');
  expect((await cells(stranger))[2 * 9 + 4]).toBe('wall');
  expect((await cells(stranger))[1 * 9 + 6]).toBe('star on grass');
  for (let n = 0; n < 4; n += 1) {
    const before = (await state(stranger)).moves.length;
    await stranger.keyboard.press('ArrowRight');
    await expect.poll(async () => (await state(stranger)).moves.length).toBeGreaterThan(before);
  }
  await expect.poll(async () => (await cells(stranger))[2 * 9 + 3]).toBe('player on grass');
}

test('a small game is made by hand, and plays as made', { tag: '@phone' }, async ({ page, stranger }) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My game');

  // Add a sprite from the gallery.
  await press(button(page, 'Add a sprite'));
  await press(dialog(page).getByRole('button', { name: 'star', exact: true }));
  await expect(page.getByRole('main').getByRole('button', { name: 'star', exact: true })).toBeVisible();

  // Draw a wall across the map in one stroke, which one undo removes.
  await press(tab(page, 'Map'));
  await press(kind(page, 'wall'));
  await drag(page, [2, 5], [5, 5]);
  await expect.poll(() => keptMap(page)).toEqual(wallFrom(4));
  await press(button(page, 'Undo'));
  await expect.poll(() => keptMap(page)).toEqual(wallFrom(0));
  await press(button(page, 'Redo'));
  await expect.poll(() => keptMap(page)).toEqual(wallFrom(4));

  // Place the sprite by a touch.
  await press(kind(page, 'star'));
  await hand.tap(page, await cellAt(page, 2, 7));
  await expect.poll(async () => (await keptSprites(page))[1]).toBe('......s..');

  // Draw two pixels of its picture.
  await press(tab(page, 'Pictures'));
  await press(kind(page, 'star'));
  await press(button(page, 'blue'));
  await drag(page, [1, 1], [1, 2]);
  await expect.poll(() => keptText(page)).toContain('sprite star s pixels\n  dd');

  await goTo(page, 'Share');
  await playsAsMade(stranger, await linkOf(page));
});

/** The blank map with a wall in its fifth column, of the given height, from the second row on. */
const wallFrom = (rows: number) => [
  'WWWWWWWWW',
  ...Array.from({ length: 4 }, (_, n) => (n < rows ? 'W...W...W' : 'W.......W')),
  'WWWWWWWWW',
];

test('a small game is made by keyboard alone', { tag: '@desktop' }, async ({ page, stranger }) => {
  await openGame(page, 'tilt');
  await tabTo(page, 'All games');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Open the studio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
  await tabTo(page, 'New game');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My game');
  await tabTo(page, 'Add a sprite');
  await page.keyboard.press('Enter');
  await tabTo(page, 'star');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  // The second tab is the map. The only tab stop in its grid is the cursor, which starts on the player.
  await page.keyboard.press('Shift+Digit2');
  await expect(page.getByRole('grid', { name: 'Map of One' })).toBeAttached();
  await tabTo(page, 'Row 3, column 2: player on grass');
  await page.keyboard.press('ArrowUp');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
  // A sprite that is not on the map yet is chosen first.
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => keptMap(page)).toEqual(wallFrom(4));
  await expect(page.locator('.cells :focus')).toHaveAttribute('aria-label', 'Row 5, column 5: wall');
  await page.keyboard.press('Control+z');
  await expect.poll(() => keptMap(page)).toEqual(wallFrom(0));
  await page.keyboard.press('Control+y');

  // The star is two kinds further. The pen places it.
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await page.keyboard.press('p');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowUp');
  for (let n = 0; n < 2; n += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await keptSprites(page))[1]).toBe('......s..');
  await expect(page.locator('.cells :focus')).toHaveAttribute('aria-label', 'Row 2, column 7: star on grass');

  // In the picture of the star, drawing with Shift held is one edit.
  await page.keyboard.press('Shift+Digit4');
  await expect(page.getByRole('grid', { name: 'Picture of player' })).toBeAttached();
  await tabTo(page, 'star');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Row 1, column 1: /);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.up('Shift');
  await expect.poll(() => keptText(page)).toMatch(/sprite star s pixels\n {2}([1-9a-f])\1\1/);

  await page.keyboard.press('Shift+Digit1');
  await tabTo(page, 'Share');
  await page.keyboard.press('Enter');
  await playsAsMade(stranger, await linkOf(page));
});

test('a reload and a later visit restore everything, including the undo history', {
  tag: '@desktop',
}, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Map'));
  await press(kind(page, 'wall'));
  await drag(page, [2, 5], [5, 5]);
  await expect.poll(() => keptMap(page)).toEqual(wallFrom(4));
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Map of One' })).toBeAttached();
  await press(button(page, 'Undo'));
  await expect.poll(() => keptMap(page)).toEqual(wallFrom(0));
  // Back leads through the screens and out of the studio.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My game');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
  await expect(page.locator('.project .name').first()).toHaveText('My game');
  await page.goBack();
  await expect(button(page, 'Open the studio')).toBeVisible();
});

test('projects are renamed, copied, deleted and restored', { tag: '@desktop' }, async ({ page }) => {
  await openCopy(page, 'Crates');
  await press(button(page, 'Back'));
  const own = page.getByRole('region', { name: 'Your games' }).locator('.project');
  await expect(own).toHaveCount(1);

  await press(button(page, 'More for Crates'));
  await press(button(page, 'Duplicate'));
  await expect(own).toHaveCount(2);
  await press(button(page, 'More for Crates (copy)'));
  await press(button(page, 'Rename'));
  await page.getByRole('textbox', { name: 'Title' }).fill('Boxes');
  await page.keyboard.press('Enter');
  await expect(own.locator('.name').first()).toHaveText('Boxes');

  await press(button(page, 'More for Boxes'));
  await press(button(page, 'Delete'));
  await expect(own).toHaveCount(1);
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect(own).toHaveCount(2);

  // It stays in the bin for later visits.
  await press(button(page, 'More for Boxes'));
  await press(button(page, 'Delete'));
  await expect(own).toHaveCount(1);
  await page.reload();
  await press(page.getByText('Deleted games (1)'));
  await press(button(page, 'Get it back'));
  await expect(own).toHaveCount(2);
});

test('on a phone in landscape everything can be reached', { tag: '@phone' }, async ({ page }) => {
  await openCopy(page, 'Mine Rocks');
  await page.setViewportSize({ width: 844, height: 390 });
  await press(tab(page, 'Map'));
  const tools = page.getByRole('toolbar', { name: 'Tools' });
  for (const name of ['Pen', 'Line', 'Rectangle', 'Filled rectangle', 'Fill', 'Eraser', 'Select']) {
    await expect(tools.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await press(tools.getByRole('button', { name: 'Select' }));
  await drag(page, [2, 3], [3, 4]);
  const copy = page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Copy' });
  await expect(copy).toBeInViewport({ ratio: 1 });
  await press(tab(page, 'Pictures'));
  for (const name of ['Gallery', 'About', 'Draw both halves', 'Pick a colour', 'Shift right']) {
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  }
  await press(tab(page, 'Play'));
  await press(page.getByRole('group', { name: 'Look closer' }).getByRole('button', { name: 'Why?' }));
  await expect(page.getByRole('slider', { name: 'Time line' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('complementary', { name: 'Why?' })).toBeInViewport({ ratio: 1 });
});

test('the cursor of a map jumps by keys, and keeps the focus', { tag: '@desktop' }, async ({ page }) => {
  await openCopy(page, 'Over the Road');
  await press(tab(page, 'Map'));
  const cursor = page.locator('.cells [tabindex="0"]');
  await cursor.focus();
  await page.keyboard.press('Control+Home');
  await expect(cursor).toHaveAttribute('data-at', 'r1c1');
  await page.keyboard.press('Control+ArrowRight');
  await expect(cursor).toHaveAttribute('data-at', 'r1c9');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(cursor).toHaveAttribute('data-at', /^r2c\d+$/);
  await expect(cursor).toBeFocused();
});

test('a saved file restores a project unchanged', { tag: '@desktop' }, async ({ page }) => {
  await openCopy(page, 'Snake');
  const before = await keptText(page);
  await press(button(page, 'Back'));
  await press(button(page, 'More for Snake'));
  const download = await downloaded(button(page, 'Save as a file'));
  expect(download.suggestedFilename()).toBe('snake.tilery');
  await upload(button(page, 'Open a file'), await download.path());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snake');
  expect(await keptText(page)).toBe(before);
});

test('levels are added, named, resized, moved and removed', { tag: ['@phone', '@quick'] }, async ({
  page,
}) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await goTo(page, 'Levels');
  await press(button(page, 'Duplicate One'));
  await press(button(page, 'Duplicate One 2'));
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect
    .poll(async () => (await keptText(page)).match(/^level .*$/gm))
    .toEqual(['level One', 'level One 2', 'level One 3']);
  await press(button(page, 'Undo'));
  await expect(page.getByRole('listitem'), 'a copy is one step').toHaveCount(2);
  await page.getByRole('textbox', { name: 'Name of level 2' }).fill('The end');
  await page.getByRole('textbox', { name: 'Name of level 2' }).blur();
  await expect.poll(() => keptText(page)).toContain('level The end');
  await press(button(page, 'The end: up'));
  await expect(page.getByRole('textbox', { name: 'Name of level 1' })).toHaveValue('The end');
  await press(button(page, 'Size of The end'));
  await press(button(page, 'Left: one more'));
  await press(button(page, 'Below: one less'));
  await expect(dialog(page).locator('.size')).toHaveText('10 × 5');
  await dialog(page).getByRole('spinbutton', { name: 'Rows' }).fill('7');
  await dialog(page).getByRole('spinbutton', { name: 'Rows' }).press('Tab');
  await expect(dialog(page).locator('.size')).toHaveText('10 × 7');
  await press(button(page, 'Apply'));
  // New cells are inside the border.
  const [wall, lawn] = ['W'.repeat(10), `W${'.'.repeat(8)}W`];
  await expect.poll(() => keptMap(page)).toEqual([wall, lawn, lawn, lawn, lawn, lawn, wall]);
  await press(button(page, 'Delete The end'));
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test('a selection is copied, cut and pasted elsewhere', { tag: '@desktop' }, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Map'));
  await press(tool(page, 'Select'));
  await drag(page, [3, 1], [3, 3]);
  await press(button(page, 'Cut'));
  await expect.poll(async () => (await keptSprites(page))[2]).toBe('.........');
  await press(button(page, 'Paste'));
  await hand.tap(page, await cellAt(page, 5, 6));
  await expect.poll(async () => (await keptSprites(page))[4]).toBe('......p..');
  expect((await keptMap(page))[4]).toBe('W....W..W');
});

test('the chosen tool, kind and colour outlast their place and the studio', { tag: '@phone' }, async ({
  page,
}) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Map'));
  await press(kind(page, 'wall'));
  await press(tool(page, 'Fill'));
  await press(tab(page, 'Pictures'));
  await press(tool(page, 'Line'));
  await press(button(page, 'red'));
  const areKept = async () => {
    await press(tab(page, 'Map'));
    await expect(tool(page, 'Fill')).toHaveAttribute('aria-pressed', 'true');
    await expect(kind(page, 'wall')).toHaveAttribute('aria-pressed', 'true');
    await press(tab(page, 'Pictures'));
    await expect(tool(page, 'Line')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'red')).toHaveAttribute('aria-pressed', 'true');
  };
  await areKept();
  await leaveStudio(page);
  await press(button(page, 'Open the studio'));
  await press(button(page, 'Open My game'));
  await areKept();
});

test('a long press picks the kind under the finger, two fingers zoom', { tag: '@phone' }, async ({
  page,
}) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Map'));
  await press(kind(page, 'grass'));
  const before = await keptText(page);
  await hand.longPress(page, await cellAt(page, 3, 2), () =>
    expect(kind(page, 'player')).toHaveAttribute('aria-pressed', 'true'),
  );

  const size = async () => (await page.locator('.cells [tabindex="0"]').boundingBox())?.width ?? 0;
  const width = await size();
  const send = await touches(page);
  const at = await cellAt(page, 3, 4);
  const fingers = (apart: number) => [-apart, apart].map((by) => ({ x: at.x + by, y: at.y }));
  await send('touchStart', ...fingers(30).slice(0, 1));
  await send('touchStart', ...fingers(30));
  for (const apart of [40, 50, 60]) await send('touchMove', ...fingers(apart));
  await send('touchEnd');
  await expect.poll(size).toBeGreaterThan(width * 1.5);
  expect(await keptText(page), 'neither drew anything').toBe(before);
});

test('a mouse picks a kind by its right button, zooms by its wheel and pans by the middle button', {
  tag: '@desktop',
}, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Map'));
  await press(kind(page, 'grass'));
  const before = await keptText(page);
  const at = await cellAt(page, 3, 2);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await expect(kind(page, 'player')).toHaveAttribute('aria-pressed', 'true');

  const box = async () =>
    (await page.locator('.cells [tabindex="0"]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { width } = await box();
  await page.mouse.move(at.x, at.y);
  for (let n = 0; n < 4; n += 1) await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(width * 1.02);
  const { x } = await box();
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(at.x - 40, at.y, { steps: 4 });
  await page.mouse.up({ button: 'middle' });
  await expect.poll(async () => (await box()).x).toBeLessThan(x);
  expect(await keptText(page), 'none of them drew anything').toBe(before);
});

test('the text is edited with its faults shown, and a version restores an earlier state', {
  tag: '@desktop',
}, async ({ page }) => {
  await openCopy(page, 'Crates');
  await goTo(page, 'Text');
  const field = page.getByRole('textbox', { name: 'The game as text' });
  const before = await field.inputValue();
  await expect(page.getByText('No problems found.')).toBeVisible();

  await press(tab(page, 'Home'));
  await goTo(page, 'Versions');
  await press(button(page, 'Keep this version'));
  await goTo(page, 'Text');
  await field.fill(before.replace(/^rule .*$/m, 'rule press:sideways'));
  await expect(page.locator('.verdict')).toContainText('problem');
  await expect.poll(() => keptText(page)).toContain('press:sideways');

  // A text without the first line is not a project. The typed text stays in the field, and the project is
  // unchanged.
  await field.fill('nonsense');
  await expect(page.getByRole('alert')).toContainText('tilecode 1');
  expect(await keptText(page)).toContain('press:sideways');
  await field.fill(before.replace(/^rule .*$/m, 'rule press:sideways'));

  // Ctrl+Enter plays what was typed.
  await field.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play');
  await press(tab(page, 'Home'));
  const play = page.getByRole('main').getByRole('button', { name: 'Play', exact: true });
  await expect(play, 'the game plays without the unfinished rule').toBeEnabled();
  await expect(page.getByRole('button', { name: /^Rule 1 is not finished yet/ })).toBeVisible();
  await goTo(page, 'Versions');
  await press(button(page, 'Go back to it').first());
  await expect.poll(() => keptText(page)).toBe(before);
});

test('a finding leads to its position', { tag: '@phone' }, async ({ page }) => {
  await openCopy(page, 'Crates');
  await goTo(page, 'Text');
  const field = page.getByRole('textbox', { name: 'The game as text' });
  await field.fill((await field.inputValue()).replace('\ntitle ', '\nfoo\ntitle '));
  await expect.poll(() => keptText(page)).toContain('\nfoo\n');
  await press(tab(page, 'Home'));
  await press(page.locator('.finding-list button').first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Text');
  const selected = () =>
    field.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
  await expect.poll(selected).toBe('foo');
});

test('two tabs on one project lose nothing', { tag: '@desktop' }, async ({ page, context }) => {
  await openStudio(page);
  await press(button(page, 'New game'));
  await goTo(page, 'Settings');
  const other = await context.newPage();
  await openStudio(other);
  await press(other.locator('.project .open').first());
  await goTo(other, 'Settings');
  await page.getByRole('textbox', { name: 'Title' }).fill('From the first');
  await page.getByRole('textbox', { name: 'Title' }).blur();
  await expect.poll(() => keptText(other)).toContain('title From the first');
  // The other tab takes it over, and can undo that.
  const title = (of: Page) => of.getByRole('textbox', { name: 'Title' });
  await expect(title(other)).toHaveValue('From the first');
  await expect(other.getByText('Merged with another tab: the title')).toBeVisible();

  // Both tabs go on while the other one is not looked at.
  const turnAway = (isHidden: boolean) =>
    other.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await turnAway(true);
  for (const [of, name] of [
    [page, 'Ours'],
    [other, 'Theirs'],
  ] as const) {
    await title(of).fill(name);
    await title(of).blur();
  }
  await turnAway(false);
  const dialog = other.getByRole('dialog', { name: 'Changed twice' });
  await expect(dialog.getByRole('group', { name: 'the title' })).toContainText('title Theirs');
  await expectNoBarriers(other);
  await press(dialog.getByRole('radio', { name: /As it is there/ }));
  await press(dialog.getByRole('button', { name: 'Merge' }));
  await expect(title(other)).toHaveValue('Ours');
  await goTo(other, 'Versions');
  await expect(other.getByRole('main')).toContainText('Theirs');
  await expect(other.getByRole('main')).toContainText('Before: merging with another state');
  await expect(other.getByRole('main')).toContainText('on this device');
});

test('the file with all data transfers projects to another browser', { tag: '@desktop' }, async ({
  page,
  stranger,
}) => {
  await openCopy(page, 'Crates');
  const text = await keptText(page);
  await press(button(page, 'Back'));
  await press(button(page, 'All games'));
  await press(button(page, 'Settings'));
  const download = await downloaded(dialog(page).getByRole('button', { name: /^Export/ }));
  await openGame(stranger, 'tilt');
  await press(button(stranger, 'All games'));
  await press(button(stranger, 'Settings'));
  await upload(dialog(stranger).getByRole('button', { name: /^Import/ }), await download.path());
  await press(button(stranger, 'It is mine'));
  await expect.poll(() => keptText(stranger)).toBe(text);
});

/** Checks for barriers after all transitions, because elements have less contrast while they fade in. */
async function noBarriers(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
  await expectNoBarriers(page);
}

test('no screen of the studio has a barrier', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await openStudio(page);
  await noBarriers(page);
  await press(button(page, 'Mine Rocks: open a copy'));
  await noBarriers(page);
  await press(button(page, 'Add a sprite'));
  await noBarriers(page);
  await closeDialog(page);
  for (const place of ['Levels', 'Settings', 'Share', 'Text', 'Versions']) {
    await goTo(page, place);
    await noBarriers(page);
  }
  await goTo(page, 'Levels');
  await press(button(page, 'Size of Entrance'));
  await noBarriers(page);
  await closeDialog(page);
  await press(tab(page, 'Map'));
  await expect(page.getByRole('grid')).toBeAttached();
  await noBarriers(page);
  await press(tab(page, 'Pictures'));
  await expect(page.getByRole('grid')).toBeAttached();
  await noBarriers(page);
  await press(button(page, 'About'));
  await noBarriers(page);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('every screen has its title', { tag: '@phone' }, async ({ page }) => {
    await openGame(page, 'tilt');
    await press(button(page, 'Tous les jeux'));
    await press(button(page, 'Ouvrir l’atelier'));
    await press(button(page, 'Nouveau jeu'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon jeu');
    const places = page.getByRole('navigation', { name: 'Lieux du projet' });
    await press(places.getByRole('button', { name: 'Plan' }));
    await expect(page.getByRole('grid', { name: 'Plan de Un' })).toBeAttached();
    // A missing sentence would show its name.
    await expect(page.locator('.studio')).not.toContainText('studio-');
  });
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
])
  test(`a loupe shows the pixel below a finger on ${size.width} pixels`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openCopy(page, 'Crates');
    await press(tab(page, 'Pictures'));
    await press(page.getByRole('button', { name: 'violet', exact: true }));
    const canvas = page.locator('.picture-editor .cell-canvas canvas');
    // The colours of a small phone are below the fold.
    await canvas.evaluate((element) => element.scrollIntoView());
    const cursor = page.locator('.picture-editor .cells [tabindex="0"]');
    expect((await cursor.boundingBox())?.width).toBeGreaterThanOrEqual(16);
    const colourAt = async ({ x, y }: { x: number; y: number }) => {
      const box = await canvas.boundingBox();
      if (box === null) throw new Error('there is no canvas');
      return canvas.evaluate(
        (element: HTMLCanvasElement, at) => [
          ...(element
            .getContext('2d')
            ?.getImageData(Math.round(at.x * devicePixelRatio), Math.round(at.y * devicePixelRatio), 1, 1)
            .data ?? []),
        ],
        { x: x - box.x, y: y - box.y },
      );
    };
    const touch = await touches(page);
    // Above the finger, or on its left in the rows at the top.
    for (const [row, dx, dy] of [
      [10, 0, -96],
      [5, -96, 0],
    ] as const) {
      const [from, to] = [await cellAt(page, row, 11), await cellAt(page, row, 12)];
      const loupe = { x: to.x + dx, y: to.y + dy };
      const [before, was] = [await colourAt(loupe), await colourAt(to)];
      await touch('touchStart', from);
      await touch('touchMove', to);
      await expect.poll(() => colourAt(to)).not.toEqual(was);
      const violet = await colourAt(to);
      await expect.poll(() => colourAt(loupe)).toEqual(violet);
      await touch('touchEnd');
      await expect.poll(() => colourAt(loupe), 'the loupe goes with the finger').toEqual(before);
      expect(await colourAt(to), 'the pixel stays').toEqual(violet);
    }
    // A mouse hides nothing.
    const [at, to] = [await cellAt(page, 10, 3), await cellAt(page, 10, 4)];
    const above = await colourAt({ x: to.x, y: to.y - 96 });
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await painted(page);
    expect(await colourAt({ x: to.x, y: to.y - 96 })).toEqual(above);
    await page.mouse.up();
  });
