// PuzzleScript games become projects: pasted or from a file, with a list of the lines that were not
// converted.
import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { button, press, upload } from '../page';
import { keptText, openStudio } from '../studio-page';

const game = (name: string): string => readFileSync(`crates/puzzlescript/tests/games/${name}.txt`, 'utf8');

test('a pasted game becomes a project that plays, and any other text is refused', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'A PuzzleScript game'));
  const dialog = page.getByRole('dialog', { name: 'Bring a PuzzleScript game' });
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
