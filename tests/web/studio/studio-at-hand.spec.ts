// Choices that a maker looks for are proposed, offered and shown where they are needed.
import { expect, hand, type Page, test } from '../fixtures';
import { button, dialog, later, press, stopClock } from '../page';
import { cellAt, goTo, keptText, openStudio, tab } from '../studio-page';

const GAME = `tilecode 2
title Two caves
background grass . grass
background wall W brick
sprite player p player
sprite ghost g ghost
sprite rock r boulder
group stops wall rock
group can-be-pushed rock
group can-be-taken ghost
counter keys 0 shown

level One
map
  .....
  .....
sprites
  p.r..
  .....

level Two
map
  .....
  .....
sprites
  p....
  .....

rule press:right all-four
when C +player
when E -stops
do C move:right

rule every:6
when C +ghost
when game keys>=3
do C destroy

rule never
when C +rock
do game win
`;

async function openGame(page: Page): Promise<void> {
  await openStudio(page);
  await press(button(page, 'New game'));
  await goTo(page, 'Text');
  await page.getByRole('textbox', { name: 'The game as text' }).fill(GAME);
  await expect.poll(() => keptText(page)).toContain('title Two caves');
}

test('a recipe proposes beings that are there, and never the player as a crate', { tag: '@phone' }, async ({
  page,
}) => {
  await openGame(page);
  await press(tab(page, 'Rules'));
  const proposed = (role: string) => dialog(page).getByLabel(`For “${role}”`);
  for (const [recipe, role, kind] of [
    ['Lose when you touch danger', 'spook', 'ghost'],
    ['Wander about by chance', 'beast', 'ghost'],
    ['Push a crate', 'box', 'rock'],
  ] as const) {
    await press(button(page, 'Cookbook'));
    await press(dialog(page).getByRole('button', { name: recipe }));
    await expect(proposed(role)).toHaveValue(kind);
    await press(dialog(page).getByRole('button', { name: 'Close' }));
  }
});

test('the tab of rules leads from a rule to the list, and its own interval is chosen', {
  tag: '@phone',
}, async ({ page }) => {
  await openGame(page);
  await press(tab(page, 'Rules'));
  await press(page.getByRole('button', { name: /^Rule 2\./ }));
  await press(button(page, 'When: Every 6 rounds. Change it'));
  await expect(dialog(page).getByRole('button', { name: 'Every 6 rounds' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(dialog(page).getByRole('button', { name: 'Every 8 rounds' })).toHaveCount(0);
  await press(dialog(page).getByRole('button', { name: 'Close' }));
  await press(tab(page, 'Rules'));
  await expect(button(page, 'Cookbook')).toBeVisible();
});

test('conditions on counters stand below the tiles, and are changed there', { tag: '@phone' }, async ({
  page,
}) => {
  await openGame(page);
  await press(tab(page, 'Rules'));
  await press(page.getByRole('button', { name: /^Rule 2\./ }));
  const counters = page
    .getByRole('grid', { name: 'When it looks like this' })
    .getByRole('gridcell', { name: 'Counters: keys is at least 3.' });
  await expect(counters).toHaveText('keys>=3');
  await press(counters);
  const number = page.locator('.rule-panel').getByRole('spinbutton', { name: 'keys' });
  await number.fill('4');
  await number.press('Enter');
  await expect.poll(() => keptText(page)).toContain('when game keys>=4');
});

test('a notice moves no button', { tag: '@phone' }, async ({ page }) => {
  await openGame(page);
  await press(tab(page, 'Rules'));
  const before = await button(page, 'Cookbook').boundingBox();
  await press(button(page, 'Cookbook'));
  await press(dialog(page).getByRole('button', { name: 'Push a crate' }));
  await press(dialog(page).getByRole('button', { name: 'Add it' }));
  await expect(page.locator('.toast')).toBeVisible();
  expect(await button(page, 'Cookbook').boundingBox()).toEqual(before);
});

test('a sprite that is put beneath another one is told', { tag: '@phone' }, async ({ page }) => {
  await openGame(page);
  await press(tab(page, 'Map'));
  await press(page.getByRole('group', { name: 'What to put down' }).getByRole('button', { name: 'rock' }));
  await hand.tap(page, await cellAt(page, 1, 1));
  await expect(page.locator('.toast')).toContainText('rock is there now, under player.');
});

test('a picture that is added can be the same as a kind, in one choice', { tag: '@phone' }, async ({
  page,
}) => {
  await openGame(page);
  await press(tab(page, 'Home'));
  await press(button(page, 'Add a sprite'));
  await press(dialog(page).getByRole('group', { name: 'The same as' }).getByRole('button', { name: 'rock' }));
  await press(dialog(page).getByRole('button', { name: 'amber' }));
  await expect.poll(() => keptText(page)).toContain('group stops wall rock amber');
  expect(await keptText(page)).toContain('group can-be-pushed rock amber');
});

test('Play begins with the first level, and says which one it starts again', { tag: '@phone' }, async ({
  page,
}) => {
  await openGame(page);
  const home = () => press(tab(page, 'Home'));
  const level = page.locator('.watch-figures select');
  await home();
  await press(page.getByRole('main').getByRole('button', { name: 'Levels', exact: true }));
  await press(page.locator('.level .open').nth(1));
  await home();
  await press(page.getByRole('main').getByRole('button', { name: 'Play', exact: true }));
  await expect(level).toHaveValue('0');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.watch-figures')).toContainText('Round 1');
  await press(tab(page, 'Map'));
  await press(page.getByRole('group', { name: 'What to put down' }).getByRole('button', { name: 'rock' }));
  await hand.tap(page, await cellAt(page, 2, 5));
  await press(tab(page, 'Play'));
  const bar = page.getByRole('group', { name: 'You changed the game.' });
  await press(bar.getByRole('button', { name: 'Level 1 from the start' }));
  await expect(bar).toHaveCount(0);
});

test.describe('moving', () => {
  test.use({ motion: true });
  test('after a win the next level is named when its board is seen', { tag: '@phone' }, async ({ page }) => {
    await page.clock.install();
    await openStudio(page);
    await press(button(page, 'New game'));
    await goTo(page, 'Text');
    const text = GAME.replace('rule never\nwhen C +rock', 'rule press:a\nwhen C +player');
    await page.getByRole('textbox', { name: 'The game as text' }).fill(text);
    await expect.poll(() => keptText(page)).toContain('rule press:a');
    await press(tab(page, 'Home'));
    await press(page.getByRole('main').getByRole('button', { name: 'Play', exact: true }));
    const level = page.locator('.watch-figures select');
    await expect(level).toHaveValue('0');
    await stopClock(page);
    await page.keyboard.press('Space');
    await later(page, 200);
    await expect(page.locator('.watch-board')).toBeVisible();
    await expect(level).toHaveValue('0');
    await later(page, 10_000);
    await expect(level).toHaveValue('1');
  });
});
