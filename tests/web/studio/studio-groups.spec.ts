// Groups in the studio: what kinds are, on their pages, in the settings and in the tiles of rules.
import type { Locator } from '@playwright/test';
import { expect, expectNoBarriers, type Page, test } from '../fixtures';
import { button, dialog, labelsOf, press, upload } from '../page';
import { goTo, keptText, openStudio, tab } from '../studio-page';

/** A rock that stops, is pushed, falls and crushes. The pebble does nothing of this yet. */
const MINE = `tilecode 2
title Mine
background ground . grass
background wall W brick
sprite player p player
sprite rock o boulder
sprite pebble q ball
sprite flag f flag
group stops wall heavy
group heavy rock
group can-be-pushed rock
group falls heavy

level One
map
  WWWWWW
  W....W
  W....W
  W....W
  WWWWWW
sprites
  ......
  .pq...
  ......
  ......
  ......

rule press:right all-four
when C +player
when E -stops
do C move:right

rule press:right flip-h
when C +can-be-pushed
when W +player
when E -stops
do C move:right
do W move:right

rule change
when C +falls
when S ~ground -stops -player
do C move:down

rule change
when C +falls @down
when S +player
do game lose
`;

async function openMine(page: Page, text = MINE): Promise<void> {
  await openStudio(page);
  await upload(button(page, 'Open a file'), { name: 'mine.txt', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine');
}

/** Opens the page of a kind by its menu on the project's home. */
async function openKind(page: Page, name: string): Promise<Locator> {
  await press(tab(page, 'Home'));
  await press(page.getByRole('main').getByRole('button', { name, exact: true }));
  await press(dialog(page).getByRole('button', { name: 'What it is, name, letter' }));
  return dialog(page).getByRole('region', { name: 'What it is' });
}

const group = async (page: Page, name: string): Promise<string | undefined> =>
  new RegExp(`^group ${name}(.*)$`, 'm').exec(await keptText(page))?.[1]?.trim();

/** Plays keys from the start, and returns the place of a sprite after each. */
async function played(page: Page, name: string, keys: readonly string[]): Promise<number[]> {
  await press(tab(page, 'Play'));
  const board = page.locator('.watch-board');
  await expect(board.getByRole('gridcell').first()).toBeAttached();
  const at = async () => (await labelsOf(board)).findIndex((label) => label.includes(name));
  const places = [await at()];
  for (const key of keys) {
    const before = await page.locator('.watch').textContent();
    await page.keyboard.press(key);
    await expect(page.locator('.watch')).not.toHaveText(before ?? '');
    places.push(await at());
  }
  return places;
}

test('one more rock that blocks, is pushed and falls is one choice on its page', { tag: '@quick' }, async ({
  page,
}) => {
  await openMine(page);
  const is = await openKind(page, 'pebble');
  for (const word of ['stops', 'heavy', 'can be pushed', 'falls'])
    await expect(is.getByRole('button', { name: word, exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  await expectNoBarriers(page);
  const like = is.getByRole('group', { name: 'The same as' }).getByRole('button', { name: 'rock' });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await press(like);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  for (const word of ['heavy', 'can be pushed'])
    await expect(is.getByRole('button', { name: word, exact: true })).toHaveAttribute('aria-pressed', 'true');
  // Heavy things stop and fall.
  for (const word of ['stops', 'falls']) {
    const through = is.getByRole('button', { name: word, exact: true });
    await expect(through).toHaveAttribute('aria-pressed', 'true');
    await expect(through).toBeDisabled();
  }
  expect(await group(page, 'heavy')).toBe('rock pebble');
  expect(await group(page, 'can-be-pushed')).toBe('rock pebble');
  await page.keyboard.press('Escape');
  // It falls, since nothing is below it.
  const fallen = await played(page, 'pebble', ['ArrowDown']);
  expect(fallen.at(-1)).toBeGreaterThan(fallen[0] ?? 0);

  await press(tab(page, 'Home'));
  await press(button(page, 'Undo'));
  await expect.poll(() => group(page, 'heavy'), 'one choice is one step').toBe('rock');
  expect(await group(page, 'can-be-pushed')).toBe('rock');
});

test('words are offered, and in the project once they are chosen', async ({ page }) => {
  await openMine(page, MINE.replace(/^group .*\n/gm, '').replace(/^rule [\s\S]*/m, ''));
  const is = await openKind(page, 'rock');
  const word = (name: string) => is.getByRole('button', { name, exact: true });
  await expect(word('deadly')).toHaveAttribute('aria-pressed', 'false');
  expect(await keptText(page)).not.toMatch(/^group/m);
  await press(word('can be pushed'));
  await expect(word('can be pushed')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => group(page, 'can-be-pushed')).toBe('rock');
  await press(word('can be pushed'));
  await expect.poll(() => keptText(page), 'an empty group is none').not.toMatch(/^group/m);
  await is.getByRole('textbox', { name: 'A word of your own' }).fill('very heavy');
  await press(is.getByRole('button', { name: 'Add the word' }));
  await expect(word('very heavy')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => group(page, 'very-heavy')).toBe('rock');
  await page.keyboard.press('Escape');
  const wall = await openKind(page, 'wall');
  await expect(wall.getByRole('button', { name: 'stops', exact: true })).toBeVisible();
  await expect(wall.getByRole('button', { name: 'falls', exact: true }), 'no ground falls').toHaveCount(0);
});

test('groups are filled, renamed and written out in the settings', async ({ page }) => {
  await openMine(page);
  await goTo(page, 'Settings');
  const list = page.getByRole('region', { name: 'Groups' });
  await press(list.getByRole('button', { name: /^falls/ }));
  const sheet = page.getByRole('dialog', { name: 'Group' });
  await expectNoBarriers(page);
  await sheet.getByRole('textbox', { name: 'Name' }).fill('comes down');
  await press(sheet.getByRole('button', { name: 'flag', exact: true }));
  await press(sheet.getByRole('button', { name: 'Apply' }));
  await expect.poll(() => group(page, 'comes-down')).toBe('heavy flag');
  await expect.poll(() => keptText(page)).toContain('when C +comes-down @down\n');
  await press(list.getByRole('button', { name: /^heavy/ }));
  await expect(
    sheet.getByRole('button', { name: 'stops', exact: true }),
    'no group is in itself',
  ).toHaveCount(0);
  await press(sheet.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => group(page, 'comes-down')).toBe('rock flag');
  expect(await group(page, 'stops')).toBe('wall rock');
  await press(button(page, 'Undo').first());
  await expect.poll(() => group(page, 'stops')).toBe('wall heavy');
});

test('a tile names groups first, and says "and" in two rows and "or" in one', async ({ page }) => {
  await openMine(page);
  await press(tab(page, 'Rules'));
  await press(page.locator('[data-rule="0"] .rule-open').first());
  const when = page.getByRole('grid', { name: 'When it looks like this' });
  const asked = page.getByRole('region', { name: /What must be/ });
  await expect(
    asked.getByRole('group', { name: 'Sprites and backgrounds' }).getByRole('button').first(),
  ).toHaveText('stops');
  const row = (name: string) => asked.getByRole('button', { name, exact: true });
  await press(row('player: is there'));
  await press(row('flag'));
  await press(row('is on it too'));
  await press(row('player'));
  const middle = when.getByRole('gridcell', { name: /^In the middle/ });
  await expect(middle).toHaveAccessibleName('In the middle: a flag and a player.');
  await expect(row('is there')).toContainText('flag');
  await expect(row('is on it too')).toContainText('player');
  await press(row('rock'));
  await expect(row('is on it too')).toContainText('player or rock');
  await expect.poll(() => keptText(page)).toContain('when C +flag ~player ~rock\n');
  await press(when.getByRole('gridcell', { name: /^On the right/ }));
  await expect(row('is not there')).toContainText('stops');
  await press(row('is there'));
  await press(row('can be pushed'));
  await expect(when.getByRole('gridcell', { name: /^On the right/ })).toHaveAccessibleName(
    'On the right: something that can be pushed and nothing that stops.',
  );
  await expectNoBarriers(page);
});

test('commands of the middle are for one of its sprites, and a touch makes the rule about the other', {
  tag: '@phone',
}, async ({ page }) => {
  await openMine(page, `${MINE}\nrule change\nwhen C +flag ~player\ndo C destroy\n`);
  await press(tab(page, 'Rules'));
  await press(page.locator('[data-rule="4"] .rule-open').first());
  await press(page.getByRole('grid', { name: 'Do this' }).getByRole('gridcell', { name: /^In the middle/ }));
  const done = page.getByRole('region', { name: /What happens/ });
  await expect(done).toContainText('These commands are for flag. On the same tile is player.');
  await press(done.getByRole('button', { name: 'Make the rule about player' }));
  await expect(done).toContainText('These commands are for player. On the same tile is flag.');
  await expect.poll(() => keptText(page)).toMatch(/when C \+player ~flag\ndo C destroy$/);
  await press(button(page, 'Undo'));
  await expect.poll(() => keptText(page)).toMatch(/when C \+flag ~player\ndo C destroy$/);
});

test('a rule can be about a group', { tag: '@phone' }, async ({ page }) => {
  await openMine(page);
  await press(tab(page, 'Rules'));
  await press(button(page, 'New rule'));
  const sheet = dialog(page);
  await press(sheet.getByRole('group', { name: 'Who is it about?' }).getByRole('button', { name: 'falls' }));
  await press(sheet.locator('[data-event="change:any"]'));
  await expect(page.locator('.rule-sentence')).toContainText('something that falls');
  await expect.poll(() => keptText(page)).toMatch(/rule change\nwhen C \+falls$/);
});

test('a verdict on a level is asked again after a change of a group', { tag: '@phone' }, async ({ page }) => {
  const walk = `tilecode 2
title Mine
time turns
background ground . grass
sprite player p player
sprite rock o boulder
sprite flag f flag
group stops rock flag

level One
map
  ....
sprites
  p.of

rule press:right all-four
when C +player
when E -stops
do C move:right

rule change
when C +flag ~player
do game win
`;
  await openMine(page, walk);
  await goTo(page, 'Levels');
  const first = page.locator('.level').first();
  await expect(first.getByText('Cannot be won')).toBeVisible();
  const is = await openKind(page, 'rock');
  await press(is.getByRole('button', { name: 'stops', exact: true }));
  await page.keyboard.press('Escape');
  const flag = await openKind(page, 'flag');
  await press(flag.getByRole('button', { name: 'stops', exact: true }));
  await page.keyboard.press('Escape');
  await goTo(page, 'Levels');
  await expect(first.getByText('Can be won in 3 presses.')).toBeVisible();
});

test('how many kinds there is room for is said before one is chosen', { tag: '@phone' }, async ({ page }) => {
  const kinds = (count: number) =>
    Array.from({ length: count }, (_, n) => `sprite s${n} ${'ABCDEFGHIJK'[n]} ball\n`).join('');
  await openMine(page, MINE.replace('group stops', `${kinds(11)}group stops`));
  await press(tab(page, 'Pictures'));
  await press(button(page, 'Add a sprite or a background'));
  await expect(dialog(page)).toContainText('There is room for one more sprite and 14 more backgrounds.');
  await press(dialog(page).getByRole('button', { name: 'coin' }));
  await press(button(page, 'Add a sprite or a background'));
  await expect(dialog(page)).toContainText('no more sprites');
  await expect(dialog(page).getByRole('button', { name: 'coin' })).toBeDisabled();
  await press(dialog(page).getByRole('button', { name: 'lava' }));
  await expect.poll(() => keptText(page)).toContain('background lava');
  await goTo(page, 'Settings');
  await press(button(page, 'Add a sprite'));
  await expect(page.getByText('There can be at most 16 kinds of sprites.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});
