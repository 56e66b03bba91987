// The tutorial: a small game built step by step. Steps are completed by the state and the behaviour of the
// project.
import { expect, expectNoBarriers, hand, type Page, test } from '../fixtures';
import { button, painted, press, repeat } from '../page';
import { cellAt, drag, goTo, keptText, openStudio, tab } from '../studio-page';

const coach = (page: Page) => page.getByRole('complementary', { name: 'What to do next' });
const cell = (page: Page, grid: string, start: string) =>
  page.getByRole('grid', { name: grid }).getByRole('gridcell', { name: new RegExp(`^${start}:`) });
const when = (page: Page, start: string) => cell(page, 'When it looks like this', start);
const deed = (page: Page, start: string) => cell(page, 'Do this', start);
const panel = (page: Page) => page.locator('.rule-panel');

async function begin(page: Page): Promise<void> {
  await openStudio(page);
  await press(button(page, 'Learn it'));
  await expect(coach(page)).toContainText('Step 1 of 10');
}

/** Plays the result of a step, and goes to the next one. */
async function tryIt(page: Page, told: string): Promise<void> {
  await expect(coach(page)).toContainText('Well done!');
  await press(coach(page).getByRole('button', { name: 'Try it' }));
  await expect(page.locator('.watch-board canvas').first()).toBeVisible();
  await expect(coach(page)).toContainText(told);
  await press(coach(page).getByRole('button', { name: 'Next' }));
}

/** Waits until the step is praised, and goes to the next one. */
async function next(page: Page): Promise<void> {
  await expect(coach(page)).toContainText('Well done!');
  await press(coach(page).getByRole('button', { name: 'Next' }));
}

async function choose(page: Page, name: string): Promise<void> {
  await press(panel(page).getByRole('button', { name, exact: true }));
}

async function newRule(page: Page, kind: string, event: string): Promise<void> {
  await press(button(page, 'New rule'));
  const sheet = page.getByRole('dialog');
  await press(sheet.getByRole('button', { name: kind, exact: true }));
  await press(sheet.getByRole('button', { name: event, exact: true }));
  await expect(when(page, 'In the middle')).toBeVisible();
}

/** Touches a cell of the grid, and waits until the cursor is there. */
async function touchCell(page: Page, row: number, col: number): Promise<void> {
  await hand.tap(page, await cellAt(page, row, col));
  await expect(page.locator('.cells [tabindex="0"]')).toHaveAttribute('data-at', `r${row}c${col}`);
}

async function addSprite(page: Page, picture: RegExp, cells: [number, number][]): Promise<void> {
  await press(button(page, /^Add a sprite/));
  await press(page.getByRole('dialog').getByRole('button', { name: picture }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [row, col] of cells) await touchCell(page, row, col);
}

test('the whole tutorial leads to a game that is played and won', { tag: '@phone' }, async ({ page }) => {
  await begin(page);

  await expect(page.getByRole('main').getByRole('combobox'), 'one level is no choice').toHaveCount(0);

  // Place the player on the map.
  await press(page.getByRole('main').getByRole('button', { name: /^player/ }));
  await touchCell(page, 2, 2);
  await next(page);

  // Make it walk, up to the walls.
  await newRule(page, 'player', 'Right is pressed');
  await press(deed(page, 'In the middle'));
  await choose(page, 'move right');
  await tryIt(page, 'the player walks!');
  await press(when(page, 'On the right'));
  await choose(page, 'is not there');
  await choose(page, 'wall');
  await tryIt(page, 'Walk into a wall');

  // Make it collect three coins, and win with the last one.
  await addSprite(page, /coin/i, [
    [2, 4],
    [2, 5],
    [2, 6],
  ]);
  await next(page);
  await expect(coach(page).locator('.coach-rule')).toContainText('Something changes');
  await newRule(page, 'coin', 'Something changes');
  await choose(page, 'is on it too');
  await choose(page, 'player');
  await press(deed(page, 'In the middle'));
  await choose(page, 'vanish');
  await choose(page, '10 points');
  await tryIt(page, 'Walk over a coin.');
  await expect(coach(page).locator('.coach-rule'), 'not: where a coin is').toContainText('Is nowhere');
  await newRule(page, 'coin', 'Is nowhere');
  await press(deed(page, 'In the game'));
  await choose(page, 'win');
  await tryIt(page, 'Take all three coins.');

  // Give the player a face.
  await expect(coach(page)).toContainText('face of your own');
  await drag(page, [2, 4], [2, 12]);
  await next(page);

  // Make it push a crate.
  await addSprite(page, /crate/i, [[5, 4]]);
  await next(page);
  await newRule(page, 'crate', 'Right is pressed');
  await press(button(page, 'all four directions'));
  await press(when(page, 'On the left'));
  await choose(page, 'player');
  await press(when(page, 'On the right'));
  await choose(page, 'is not there');
  await choose(page, 'wall');
  await press(deed(page, 'In the middle'));
  await choose(page, 'move right');
  await press(deed(page, 'On the left'));
  await choose(page, 'move right');
  await expect(coach(page), 'the player walks into the crate').not.toContainText('Well done!');
  await expect(coach(page)).toContainText('The rule for walking must say, too: only if there is no crate.');
  await press(button(page, 'Back'));
  await press(page.getByRole('button', { name: /^Rule 1\./ }));
  await press(when(page, 'On the right'));
  await choose(page, 'is not there');
  await choose(page, 'crate');
  await expect(coach(page)).toContainText('Well done!');

  // Play the game to its end.
  await press(coach(page).getByRole('button', { name: 'Try it' }));
  await expect(coach(page)).toContainText('Push the crate.');
  await page.locator('main canvas').first().waitFor();
  const isWon = () => page.getByText('You won the game.').first().isVisible();
  await repeat(() => page.keyboard.press('ArrowRight'), isWon);
  await press(coach(page).getByRole('button', { name: 'Next' }));

  // Give it a title, which replaces the first one.
  await press(page.getByRole('textbox', { name: 'Title' }));
  await page.keyboard.type('Coins of the king');
  await page.keyboard.press('Enter');
  await next(page);
  await expect(page.getByRole('heading', { name: 'Your game is done!' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Add a ghost' })).toBeVisible();
  await expect.poll(() => keptText(page)).toContain('title Coins of the king');
  expect((await keptText(page)).match(/^rule /gm)).toHaveLength(4);
});

test('the first play comes within five touches, and the rules of the lesson take one each', {
  tag: '@phone',
}, async ({ page }) => {
  await begin(page);
  await expect(page.locator('.coach-lit')).toHaveClass(/cell-canvas/);
  await touchCell(page, 2, 2);
  await next(page);
  await press(coach(page).getByRole('button', { name: 'Make this rule' }));
  // The fifth touch.
  await tryIt(page, 'the player walks!');
  await press(coach(page).getByRole('button', { name: 'Make this rule' }));
  await tryIt(page, 'Walk into a wall');
  await expect(page.locator('.coach-lit')).toHaveText(/Add/);
  await press(page.locator('.coach-lit'));
  await expect(page.locator('.coach-lit')).toHaveAttribute('data-picture', 'coin');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText([
    'Sprites',
    'Backgrounds',
  ]);
  expect((await keptText(page)).match(/^rule /gm)).toHaveLength(1);
});

for (const size of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
])
  test(`nothing moves under the finger when a step is done, ${size.width} wide`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.route(/\/rules-[^/]*\.css$/, async (route) => {
      // Late by some frames.
      for (let n = 0; n < 10; n += 1) await painted(page);
      await route.continue();
    });
    await begin(page);
    await painted(page);
    const boxes = () =>
      Promise.all([coach(page), page.locator('.cell-canvas')].map((element) => element.boundingBox()));
    const before = await boxes();
    await touchCell(page, 2, 2);
    await expect(coach(page)).toContainText('Well done!');
    expect(await boxes()).toEqual(before);
    await press(coach(page).getByRole('button', { name: 'Next' }));
    await expect(coach(page)).toContainText('Let the player walk.');
    // The picture has its size at once, however late the styles of the rules come.
    expect((await coach(page).locator('canvas').boundingBox())?.width).toBeLessThanOrEqual(150);
    const asked = await coach(page).boundingBox();
    await press(coach(page).getByRole('button', { name: 'Make this rule' }));
    await expect(coach(page)).toContainText('Well done!');
    expect(await coach(page).boundingBox()).toEqual(asked);
    // The game is played without a rule that is not finished, and so is the step.
    await newRule(page, 'player', 'Hits on the right');
    await expect(coach(page)).toContainText('Well done!');
  });

test('nothing stays highlighted once the tutorial is left', { tag: '@phone' }, async ({ page }) => {
  await begin(page);
  await expect(page.locator('.coach-lit')).toHaveClass(/cell-canvas/);
  await press(coach(page).getByRole('button', { name: 'Go on without help' }));
  await expect(coach(page)).toHaveCount(0);
  await expect(page.locator('.coach-lit')).toHaveCount(0);
});

test('the tutorial can be left and continued', { tag: '@desktop' }, async ({ page }) => {
  await begin(page);
  await press(page.getByRole('main').getByRole('button', { name: /^player/ }));
  await touchCell(page, 3, 3);
  await next(page);
  await expect(coach(page)).toContainText('Step 2 of 10');
  await page.reload();
  await expect(coach(page)).toContainText('Step 2 of 10');
  // On another screen, it leads back.
  await press(tab(page, 'Pictures'));
  await press(coach(page).getByRole('button', { name: 'Take me there' }));
  await expect(coach(page).getByRole('button', { name: 'Take me there' })).toHaveCount(0);
  // It can be folded, and closed.
  await press(coach(page).getByRole('button', { name: 'How?' }));
  await expect(coach(page)).not.toContainText('The rule says');
  await press(coach(page).getByRole('button', { name: 'Go on without help' }));
  await expect(coach(page)).toHaveCount(0);
  await press(tab(page, 'Home'));
  await press(page.getByRole('main').getByRole('button', { name: /^Learn it/ }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Put the player on the map' })).toHaveClass(
    'done',
  );
  await press(button(page, 'Go on'));
  await expect(coach(page)).toContainText('Step 2 of 10');
});

test('a step is completed by the state of the project, however reached, and undone with it', {
  tag: '@desktop',
}, async ({ page }) => {
  await begin(page);
  // Touching the map with another kind selected does not complete it.
  await press(page.getByRole('main').getByRole('button', { name: /^wall/ }));
  await touchCell(page, 3, 3);
  await expect.poll(() => keptText(page)).toContain('W.W');
  await expect(coach(page)).not.toContainText('Well done!');
  await press(page.getByRole('main').getByRole('button', { name: /^player/ }));
  await touchCell(page, 2, 2);
  await expect(coach(page)).toContainText('Well done!');
  await press(button(page, 'Undo'));
  await expect(coach(page)).toContainText('Put the player on the map.');
});

test('the tutorial starts with a new project and leaves others unchanged', { tag: '@desktop' }, async ({
  page,
}) => {
  await openStudio(page);
  await press(button(page, 'First Steps: open a copy'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Steps');
  await press(page.getByRole('main').getByRole('button', { name: /^Learn it/ }));
  await press(button(page, 'Begin with a new game'));
  await press(button(page, 'Begin'));
  await expect(coach(page)).toContainText('Step 1 of 10');
  await expect.poll(() => keptText(page)).toContain('title My first game');
});

test('by keyboard, and without a barrier', { tag: '@desktop' }, async ({ page }) => {
  await begin(page);
  await expectNoBarriers(page);
  await goTo(page, 'Learn it');
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
