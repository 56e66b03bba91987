// Verdicts of the studio on levels: proofs, ways to win, maps of where robots end; and rules that never run.
import { expect, type Page, test } from '../fixtures';
import { button, press, recordPlaces } from '../page';
import { drag, goTo, keptText, openCopy, openStudio, tab } from '../studio-page';

const level = (page: Page, n: number) => page.locator('.level').nth(n - 1);

test('a level is won by a search, shown, stored as a test, and searched again after an edit', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  const places = await recordPlaces(page, '.level .tool-row');
  await openCopy(page, 'Hand on the Wall');
  await goTo(page, 'Levels');
  const first = level(page, 1);
  await expect(first.getByText('Can be won in 12 presses.')).toBeVisible();
  expect(await places('Levels'), 'a verdict moves nothing').toHaveLength(1);
  await press(first.getByRole('button', { name: 'Keep as a test' }));
  await expect(first.getByRole('button', { name: 'Keep as a test' })).toHaveCount(0);
  expect(await keptText(page)).toContain('test A way to win level 1\n');
  await press(page.getByRole('banner').getByRole('button', { name: 'Undo' }));
  await expect(first.getByRole('button', { name: 'Keep as a test' })).toBeVisible();
  await press(first.getByRole('button', { name: 'Watch it' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play');
  await expect(page.locator('.watch-board')).toBeVisible();
});

test('the levels of a collection are tried one by one, and a line tells how far, until they are stopped', {
  tag: '@desktop',
}, async ({ page }) => {
  const easy = ['######', '#@ $.#', '######'];
  // The search of a large room with six crates takes long.
  const long = [
    '############',
    '#@     .   #',
    '# $ $ $ . .#',
    '#         ##',
    '# $ $ $ . .#',
    '#       ##.#',
    '############',
  ];
  await openStudio(page);
  await press(button(page, 'Bring in another game'));
  const dialog = page.getByRole('dialog', { name: 'Bring in another game' });
  const text = [easy, easy, easy, long].map((rows) => rows.join('\n')).join('\n\n');
  await dialog.getByRole('textbox', { name: 'Text of the game' }).fill(text);
  await press(dialog.getByRole('button', { name: 'Make a project' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Look at it' }));
  await goTo(page, 'Levels');
  const progress = page.locator('.progress');
  await expect(progress).toContainText('3 of 4 levels tried: 3 can be won.');
  await expect(level(page, 4)).toContainText('Looking for a way to win…');
  await press(progress.getByRole('button', { name: 'Stop' }));
  await expect(level(page, 4)).toContainText('Not tried yet.');
  await press(progress.getByRole('button', { name: 'Go on' }));
  await expect(level(page, 4)).toContainText('Looking for a way to win…');
});

test('robots play a real-time game, and a map shows where they end', { tag: '@phone' }, async ({ page }) => {
  await openCopy(page, 'First Steps');
  await goTo(page, 'Levels');
  const first = level(page, 1);
  await expect(
    first.getByText(/^A robot that presses at random wins this: \d+ of 12 plays\.$/),
  ).toBeVisible();
  await press(first.getByRole('button', { name: 'Where they end' }));
  await expect(first.locator('.heat canvas')).toBeVisible();
  await expect(first.getByText(/^The larger the dot/)).toBeVisible();
  await expect(first.getByText(/^This game always goes on.*“Waits for a press”/)).toBeVisible();
});

test('a rule that never runs is one tap away', { tag: '@phone' }, async ({ page }) => {
  await openCopy(page, 'Bring in the Sheep');
  await press(button(page, 'Look for problems'));
  const found = page.getByRole('button', { name: /^Rule 5: It ran in no test, and for no robot\./ });
  await expect(found).toBeVisible();
  const next = page.getByRole('button', { name: /^Rule 7: It ran/ });
  const [one, other] = await Promise.all([found.boundingBox(), next.boundingBox()]);
  expect(other?.x, 'findings stand below each other').toBe(one?.x);
  await press(found);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rule 5');
});

test('the map tells whether its level can be won, and asks again after an edit', { tag: '@desktop' }, async ({
  page,
}) => {
  const places = await recordPlaces(page, '.cell-canvas');
  await openCopy(page, 'Hand on the Wall');
  await press(tab(page, 'Map'));
  const ask = button(page, 'Can this level be won?');
  const verdict = page.locator('.winning');
  await press(ask);
  await expect(verdict).toHaveText(/^\s*Can be won in 12 presses\./);
  expect(await places('Close the way to the water'), 'a verdict moves nothing').toHaveLength(1);
  await expect(verdict.getByRole('button', { name: 'Watch it' })).toBeVisible();
  // The level is won by the robot.
  await press(button(page, 'Eraser'));
  await drag(page, [9, 11], [9, 10]);
  await expect(verdict).toHaveText(/^\s*Cannot be won\./);
  await press(ask);
  await expect(verdict).toHaveCount(0);
});
