// The tutorial: a small game built step by step. Steps are completed by the state and the behaviour of the
// project.
import { expect, expectNoBarriers, type Hand, type Page, test } from '../fixtures';
import { button, press } from '../page';
import { cellAt, drag, goTo, keptText, openStudio, tab } from '../studio-page';

const coach = (page: Page) => page.getByRole('complementary', { name: 'What to do next' });
const cell = (page: Page, grid: string, start: string) =>
  page.getByRole('grid', { name: grid }).getByRole('gridcell', { name: new RegExp(`^${start}:`) });
const when = (page: Page, start: string) => cell(page, 'When it looks like this', start);
const deed = (page: Page, start: string) => cell(page, 'Do this', start);
const panel = (page: Page) => page.locator('.rule-panel');

async function begin(page: Page, hand: Hand): Promise<void> {
  await openStudio(page, hand);
  await press(page, hand, button(page, 'Learn it'));
  await expect(coach(page)).toContainText('Step 1 of 10');
}

/** Plays the result of a step, and goes to the next one. */
async function tryIt(page: Page, hand: Hand, told: string): Promise<void> {
  await expect(coach(page)).toContainText('Well done!');
  await press(page, hand, coach(page).getByRole('button', { name: 'Try it' }));
  await expect(page.locator('.watch-board canvas').first()).toBeVisible();
  await expect(coach(page)).toContainText(told);
  await press(page, hand, coach(page).getByRole('button', { name: 'Next' }));
}

/** Waits until the step is praised, and goes to the next one. */
async function next(page: Page, hand: Hand): Promise<void> {
  await expect(coach(page)).toContainText('Well done!');
  await press(page, hand, coach(page).getByRole('button', { name: 'Next' }));
}

async function choose(page: Page, hand: Hand, name: string): Promise<void> {
  await press(page, hand, panel(page).getByRole('button', { name, exact: true }));
}

async function newRule(page: Page, hand: Hand, kind: string, event: string): Promise<void> {
  await press(page, hand, button(page, 'New rule'));
  const sheet = page.getByRole('dialog');
  await press(page, hand, sheet.getByRole('button', { name: kind, exact: true }));
  await press(page, hand, sheet.getByRole('button', { name: event, exact: true }));
  await expect(when(page, 'In the middle')).toBeVisible();
}

/** Touches a cell of the grid, and waits until the cursor is there. */
async function touchCell(page: Page, hand: Hand, row: number, col: number): Promise<void> {
  await hand.tap(page, await cellAt(page, row, col));
  await expect(page.locator('.cells [tabindex="0"]')).toHaveAttribute('data-at', `r${row}c${col}`);
}

async function addSprite(page: Page, hand: Hand, picture: RegExp, cells: [number, number][]): Promise<void> {
  await press(page, hand, button(page, /^Add a sprite/));
  await press(page, hand, page.getByRole('dialog').getByRole('button', { name: picture }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [row, col] of cells) await touchCell(page, hand, row, col);
}

test('the whole tutorial leads to a game that is played and won', async ({ page, hand }) => {
  test.setTimeout(180_000);
  await begin(page, hand);

  await expect(page.getByRole('main').getByRole('combobox'), 'one level is no choice').toHaveCount(0);

  // Place the player on the map.
  await press(page, hand, page.getByRole('main').getByRole('button', { name: /^player/ }));
  await touchCell(page, hand, 2, 2);
  await next(page, hand);

  // Make it walk, up to the walls.
  await newRule(page, hand, 'player', 'Right is pressed');
  await press(page, hand, deed(page, 'In the middle'));
  await choose(page, hand, 'move right');
  await tryIt(page, hand, 'the player walks!');
  await press(page, hand, when(page, 'On the right'));
  await choose(page, hand, 'is not there');
  await choose(page, hand, 'wall');
  await tryIt(page, hand, 'Walk into a wall');

  // Make it collect three coins, and win with the last one.
  await addSprite(page, hand, /coin/i, [
    [2, 4],
    [2, 5],
    [2, 6],
  ]);
  await next(page, hand);
  await expect(coach(page).locator('.coach-rule')).toContainText('Something changes');
  await newRule(page, hand, 'coin', 'Something changes');
  await choose(page, hand, 'is on it too');
  await choose(page, hand, 'player');
  await press(page, hand, deed(page, 'In the middle'));
  await choose(page, hand, 'vanish');
  await choose(page, hand, '10 points');
  await tryIt(page, hand, 'Walk over a coin.');
  await expect(coach(page).locator('.coach-rule'), 'not: where a coin is').toContainText('Is nowhere');
  await newRule(page, hand, 'coin', 'Is nowhere');
  await press(page, hand, deed(page, 'In the game'));
  await choose(page, hand, 'win');
  await tryIt(page, hand, 'Take all three coins.');

  // Give the player a face.
  await expect(coach(page)).toContainText('face of your own');
  await drag(page, hand, [2, 4], [2, 12]);
  await next(page, hand);

  // Make it push a crate.
  await addSprite(page, hand, /crate/i, [[5, 4]]);
  await next(page, hand);
  await newRule(page, hand, 'crate', 'Right is pressed');
  await press(page, hand, button(page, 'all four directions'));
  await press(page, hand, when(page, 'On the left'));
  await choose(page, hand, 'player');
  await press(page, hand, when(page, 'On the right'));
  await choose(page, hand, 'is not there');
  await choose(page, hand, 'wall');
  await press(page, hand, deed(page, 'In the middle'));
  await choose(page, hand, 'move right');
  await press(page, hand, deed(page, 'On the left'));
  await choose(page, hand, 'move right');
  await expect(coach(page), 'the player walks into the crate').not.toContainText('Well done!');
  await expect(coach(page)).toContainText('The rule for walking must say, too: only if there is no crate.');
  await press(page, hand, button(page, 'Back'));
  await press(page, hand, page.getByRole('button', { name: /^Rule 1\./ }));
  await press(page, hand, when(page, 'On the right'));
  await choose(page, hand, 'is not there');
  await choose(page, hand, 'crate');
  await expect(coach(page)).toContainText('Well done!');

  // Play the game to its end.
  await press(page, hand, coach(page).getByRole('button', { name: 'Try it' }));
  await expect(coach(page)).toContainText('Push the crate.');
  await page.locator('main canvas').first().waitFor();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('You won the game.').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await press(page, hand, coach(page).getByRole('button', { name: 'Next' }));

  // Give it a title, which replaces the first one.
  await press(page, hand, page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('Coins of the king');
  await page.keyboard.press('Enter');
  await next(page, hand);
  await expect(page.getByRole('heading', { name: 'Your game is done!' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Add a ghost' })).toBeVisible();
  await expect.poll(() => keptText(page)).toContain('title Coins of the king');
  expect((await keptText(page)).match(/^rule /gm)).toHaveLength(4);
});

test('the first play comes within five touches, and the rules of the lesson take one each', {
  tag: '@phone',
}, async ({ page, hand }) => {
  await begin(page, hand);
  await expect(page.locator('.coach-lit')).toHaveClass(/cell-canvas/);
  await touchCell(page, hand, 2, 2);
  await next(page, hand);
  await press(page, hand, coach(page).getByRole('button', { name: 'Make this rule' }));
  // The fifth touch.
  await tryIt(page, hand, 'the player walks!');
  await press(page, hand, coach(page).getByRole('button', { name: 'Make this rule' }));
  await tryIt(page, hand, 'Walk into a wall');
  await expect(page.locator('.coach-lit')).toHaveText(/Add/);
  await press(page, hand, page.locator('.coach-lit'));
  await expect(page.locator('.coach-lit')).toHaveAttribute('data-picture', 'coin');
  expect((await keptText(page)).match(/^rule /gm)).toHaveLength(1);
});

test('nothing moves under the finger when a step is done', { tag: '@phone' }, async ({ page, hand }) => {
  await begin(page, hand);
  const boxes = () =>
    Promise.all([coach(page), page.locator('.cell-canvas')].map((element) => element.boundingBox()));
  const before = await boxes();
  await touchCell(page, hand, 2, 2);
  await expect(coach(page)).toContainText('Well done!');
  expect(await boxes()).toEqual(before);
  await press(page, hand, coach(page).getByRole('button', { name: 'Next' }));
  await expect(coach(page)).toContainText('Let the player walk.');
  const asked = await coach(page).boundingBox();
  await press(page, hand, coach(page).getByRole('button', { name: 'Make this rule' }));
  await expect(coach(page)).toContainText('Well done!');
  expect(await coach(page).boundingBox()).toEqual(asked);
});

test('nothing stays highlighted once the tutorial is left', { tag: '@phone' }, async ({ page, hand }) => {
  await begin(page, hand);
  await expect(page.locator('.coach-lit')).toHaveClass(/cell-canvas/);
  await press(page, hand, coach(page).getByRole('button', { name: 'Go on without help' }));
  await expect(coach(page)).toHaveCount(0);
  await expect(page.locator('.coach-lit')).toHaveCount(0);
});

test('the tutorial can be left and continued', { tag: '@desktop' }, async ({ page, hand }) => {
  await begin(page, hand);
  await press(page, hand, page.getByRole('main').getByRole('button', { name: /^player/ }));
  await touchCell(page, hand, 3, 3);
  await next(page, hand);
  await expect(coach(page)).toContainText('Step 2 of 10');
  await page.reload();
  await expect(coach(page)).toContainText('Step 2 of 10');
  // On another screen, it leads back.
  await press(page, hand, tab(page, 'Pictures'));
  await press(page, hand, coach(page).getByRole('button', { name: 'Take me there' }));
  await expect(coach(page).getByRole('button', { name: 'Take me there' })).toHaveCount(0);
  // It can be folded, and closed.
  await press(page, hand, coach(page).getByRole('button', { name: 'How?' }));
  await expect(coach(page)).not.toContainText('The rule says');
  await press(page, hand, coach(page).getByRole('button', { name: 'Go on without help' }));
  await expect(coach(page)).toHaveCount(0);
  await press(page, hand, tab(page, 'Home'));
  await press(page, hand, page.getByRole('main').getByRole('button', { name: /^Learn it/ }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Put the player on the map' })).toHaveClass(
    'done',
  );
  await press(page, hand, button(page, 'Go on'));
  await expect(coach(page)).toContainText('Step 2 of 10');
});

test('a step is completed by the state of the project, however reached, and undone with it', {
  tag: '@desktop',
}, async ({ page, hand }) => {
  await begin(page, hand);
  // Touching the map with another kind selected does not complete it.
  await press(page, hand, page.getByRole('main').getByRole('button', { name: /^wall/ }));
  await touchCell(page, hand, 3, 3);
  await expect.poll(() => keptText(page)).toContain('W.W');
  await expect(coach(page)).not.toContainText('Well done!');
  await press(page, hand, page.getByRole('main').getByRole('button', { name: /^player/ }));
  await touchCell(page, hand, 2, 2);
  await expect(coach(page)).toContainText('Well done!');
  await press(page, hand, button(page, 'Undo'));
  await expect(coach(page)).toContainText('Put the player on the map.');
});

test('the tutorial starts with a new project and leaves others unchanged', { tag: '@desktop' }, async ({
  page,
  hand,
}) => {
  await openStudio(page, hand);
  await press(page, hand, button(page, 'First Steps: open a copy'));
  await press(page, hand, page.getByRole('main').getByRole('button', { name: /^Learn it/ }));
  await press(page, hand, button(page, 'Begin with a new game'));
  await press(page, hand, button(page, 'Begin'));
  await expect(coach(page)).toContainText('Step 1 of 10');
  await expect.poll(() => keptText(page)).toContain('title My first game');
});

test('by keyboard, and without a barrier', { tag: '@desktop' }, async ({ page, hand }) => {
  await begin(page, hand);
  await expectNoBarriers(page);
  await goTo(page, hand, 'Learn it');
  await expectNoBarriers(page);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await button(page, 'Begin').focus();
  await page.keyboard.press('Enter');
  await expect(coach(page)).toBeVisible();
  await coach(page).getByRole('button', { name: 'How?' }).focus();
  await page.keyboard.press('Space');
  await expect(coach(page).getByRole('button', { name: 'How?' })).toHaveAttribute('aria-expanded', 'false');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('the tutorial is in French', { tag: '@phone' }, async ({ page }) => {
    await page.goto('./#studio');
    await page.getByRole('button', { name: 'Apprendre' }).click();
    await expect(page.getByRole('complementary', { name: 'Que faire ensuite' })).toContainText(
      'Mettez le joueur sur le plan.',
    );
    await expect.poll(() => keptText(page)).toContain('title Mon premier jeu');
  });
});
