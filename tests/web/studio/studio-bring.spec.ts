// Games of PuzzleScript and of the original TileCode become projects: pasted or from a file, with a list of
// what was not converted.
import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { button, press, upload } from '../page';
import { goTo, keptText, openStudio } from '../studio-page';

const game = (name: string): string => readFileSync(`crates/puzzlescript/tests/games/${name}.txt`, 'utf8');

test('a pasted game becomes a project that plays, and any other text is refused', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'A game from elsewhere'));
  const dialog = page.getByRole('dialog', { name: 'Bring a game from elsewhere' });
  const field = dialog.getByRole('textbox', { name: 'Text of the game' });
  await field.fill('Hello');
  await press(dialog.getByRole('button', { name: 'Make a project' }));
  await expect(dialog.getByRole('alert')).toHaveText(
    'line 1, column 1: expected the sections of a game of PuzzleScript, with headings such as OBJECTS and LEVELS, found nothing',
  );
  await field.fill(game('parcels'));
  await press(dialog.getByRole('button', { name: 'Make a project' }));
  const told = page.getByRole('dialog', { name: 'Parcels' });
  await expect(told.getByText('All that matters for play fits')).toBeVisible();
  await press(told.getByRole('button', { name: 'Play it' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play');
  await expect(page.locator('.watch-board')).toBeVisible();
  expect(await keptText(page)).toContain('author The makers of Tilery');
});

test('a file of a game is recognised by its headings, and lines that are not converted are listed', {
  tag: '@phone',
}, async ({ page }) => {
  await openStudio(page);
  const buffer = Buffer.from(game('mixture'));
  await upload(button(page, 'Open a file'), { name: 'mixture.txt', buffer });
  const told = page.getByRole('dialog', { name: 'A bit of everything' });
  await expect(told.getByText(/^\d+ lines do not fit\./)).toBeVisible();
  const line = told.getByRole('listitem').filter({ hasText: 'Line 57' });
  await expect(line).toContainText('rigid [ > Player | Ghost ] -> [ > Player | > Ghost ]');
  await expect(line).toContainText('Rigid rules are left out.');
  await press(told.getByRole('button', { name: 'Look at it' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bit of everything');
});

const seed = (name: string): string => readFileSync(`tests/fuzz/seeds/original/${name}`, 'utf8');

test('what the original TileCode exports becomes a project on its machine, which can be left', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'A game from elsewhere'));
  const dialog = page.getByRole('dialog', { name: 'Bring a game from elsewhere' });
  await dialog.getByRole('textbox', { name: 'Text of the game' }).fill(seed('export.txt'));
  await press(dialog.getByRole('button', { name: 'Make a project' }));
  const told = page.getByRole('dialog', { name: 'TileCode' });
  await expect(told.getByText('this game plays as it does in the original TileCode')).toBeVisible();
  await press(told.getByRole('button', { name: 'Look at it' }));
  await expect.poll(() => keptText(page)).toContain('machine original');
  await goTo(page, 'Settings');
  await expect(page.getByRole('radio', { name: 'The original’s' })).toBeChecked();
  await press(button(page, 'Use this machine’s own rules'));
  const own = page.getByRole('dialog', { name: 'Use this machine’s own rules' });
  await expect(
    own.getByRole('listitem').filter({ hasText: 'All buttons since the last round' }),
  ).toBeVisible();
  await press(own.getByRole('button', { name: 'Use them' }));
  await expect.poll(() => keptText(page)).not.toContain('machine');
});

test('a browser’s store with several games is a list, of which each becomes a project', {
  tag: '@phone',
}, async ({ page }) => {
  await openStudio(page);
  const store = seed('store.json').trim();
  const other = store.replaceAll('TW1-', 'TW2-').slice(1);
  const buffer = Buffer.from(`${store.slice(0, -1)},${other}`);
  await upload(button(page, 'Open a file'), { name: 'simstate.json', buffer });
  const some = page.getByRole('dialog', { name: '2 games' });
  await expect(some.getByRole('button', { name: /TileCode 2/ })).toBeVisible();
  await press(some.getByRole('button', { name: 'Make a project of each' }));
  await expect(button(page, /TileCode 1/).first()).toBeVisible();
  await expect(button(page, /TileCode 2/).first()).toBeVisible();
});

test('a project is written for the original TileCode, or says why it does not fit', {
  tag: '@desktop',
}, async ({ page }) => {
  await openStudio(page);
  await upload(button(page, 'Open a file'), { name: 'game.txt', buffer: Buffer.from(seed('export.txt')) });
  await press(page.getByRole('dialog', { name: 'TileCode' }).getByRole('button', { name: 'Look at it' }));
  await goTo(page, 'Share');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(button(page, /^For the original TileCode/)),
  ]);
  const written = readFileSync(await file.path(), 'utf8');
  expect(written).toContain('settings.writeBuffer(prefix+"WBackM", hex`');
});
