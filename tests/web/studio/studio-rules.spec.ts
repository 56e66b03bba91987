// The rules of a project in the studio: the list and the editor, by finger, mouse and keyboard, and through
// the accessibility tree.
import type { Locator } from '@playwright/test';
import { expect, expectNoBarriers, hand, type Page, test } from '../fixtures';
import { button, labelsOf, press, upload } from '../page';
import { keptText, openStudio, tab, tabTo } from '../studio-page';

const when = (page: Page) => page.getByRole('grid', { name: 'When it looks like this' });
const deeds = (page: Page) => page.getByRole('grid', { name: 'Do this' });
const cell = (grid: Locator, start: string) => grid.getByRole('gridcell', { name: new RegExp(`^${start}:`) });
const panel = (page: Page, name: RegExp) => page.getByRole('region', { name });
const sentence = (page: Page) => page.locator('.rule-sentence');
const card = (page: Page, n: number) => page.locator(`[data-rule="${n - 1}"]`).first();

/** A project with rules of all kinds. Shipped games are not used because they may change. */
const SAMPLE = `tilecode 1
title Sample
pace 180
background grass . grass
background hedge W hedge
background water ~ water
sprite player p player
sprite crate c crate
sprite coin o coin
sprite flag f flag
sprite ghost g ghost

level One
map
  WWWWWWWWW
  W...~...W
  W...W...W
  WWWWWWWWW
sprites
  .........
  .p.c.o.f.
  .g.......
  .........

# Walking. A tile with a hedge or a crate is not free.
rule press:right all-four
when C +player
when E -hedge -crate
do C move:right

# Pushing: the crate takes the player along.
rule press:right all-four
when C +crate
when W +player
when E -hedge -crate
do C move:right
do W move:right

# A crate that falls into the water fills it.
rule change
when C +crate ~water
do C destroy paint:grass

rule change
when C +player ~water
do game lose

rule change
when C +coin ~player
do C destroy score:10

rule change
when C +player ~flag
do game score:50 win

# Ghosts walk to and fro.
rule change
when C +ghost @resting
when E -hedge
do C move:right

rule change
when C +ghost @resting
when E ~hedge
when W -hedge
do C move:left

rule change flip-h
when C +ghost @right
when E -hedge
do C move:right

rule change flip-h
when C +ghost @right
when E ~hedge
do C move:left

# Whoever meets a ghost has lost, whichever of them came.
rule change
when C +player ~ghost
do game lose

rule smash:right all-four
when C +player
when E +ghost
do game lose

rule smash:right all-four
when C +ghost
when E +player
do game lose
`;

/** Opens the rules of the sample. */
async function openRules(page: Page, text = SAMPLE): Promise<void> {
  await openStudio(page);
  await upload(button(page, 'Open a file'), { name: 'sample.txt', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample');
  await press(tab(page, 'Rules'));
  await expect(page.getByRole('group', { name: 'Whose rules' })).toBeVisible();
}

async function openRule(page: Page, n: number): Promise<void> {
  await press(page.getByRole('button', { name: new RegExp(`^Rule ${n}\\.`) }).first());
  await expect(page.getByRole('region', { name: `Rule ${n}`, exact: true })).toBeVisible();
}

test('a rule is made by hand: its sprite, conditions and commands, and copies for other directions', {
  tag: '@phone',
}, async ({ page }) => {
  await openRules(page);
  await press(button(page, 'New rule'));
  const sheet = page.getByRole('dialog');
  await press(sheet.getByRole('button', { name: 'crate' }));
  await press(sheet.getByRole('button', { name: 'Hits on the right' }));
  await expect(cell(when(page), 'In the middle')).toHaveAccessibleName('In the middle: a crate.');
  await expect(cell(when(page), 'On the right'), 'the red dot wants something').toHaveAccessibleName(
    /this is what it hits.*wrong/,
  );

  await press(cell(when(page), 'On the right'));
  await press(panel(page, /must be/).getByRole('button', { name: 'coin' }));
  await expect(cell(when(page), 'On the right')).toHaveAccessibleName(
    'On the right: a coin and this is what it hits.',
  );
  await press(cell(deeds(page), 'On the right'));
  await press(panel(page, /happens/).getByRole('button', { name: 'vanish' }));
  await expect(
    panel(page, /happens/).getByRole('button', { name: 'vanish', exact: true }),
    'offered once',
  ).toHaveCount(0);
  await press(cell(deeds(page), 'In the game'));
  await press(panel(page, /happens/).getByRole('button', { name: '10 points' }));
  await press(button(page, 'all four directions'));
  await expect(sentence(page)).toHaveText(
    'When a crate moves right and is about to hit a coin: the coin on its right vanishes and you get 10 points. The same goes for all four directions.',
  );
  await expect(page.getByRole('figure'), 'three rules follow').toHaveCount(3);
  const rule = 'rule smash:right all-four\nwhen C +crate\nwhen E +coin\ndo E destroy\ndo game score:10';
  await expect.poll(() => keptText(page)).toContain(rule);

  await press(button(page, 'Undo'));
  await expect(page.getByRole('figure'), 'one press is one step').toHaveCount(0);
  await press(button(page, 'Redo'));
  await expect(page.getByRole('figure')).toHaveCount(3);
});

test('*Nothing in the way* asks once what is in the way, and the game obeys', {
  tag: '@phone',
}, async ({ page }) => {
  const room = `tilecode 1
title Sample
background grass . grass
background hedge W hedge
background water ~ water
sprite player p player
sprite coin o coin

level One
map
  ....
  ~...
sprites
  p.o.
  ....

rule press:right all-four
when C +player
do C move:right
`;
  await openRules(page, room);
  await openRule(page, 1);
  const asked = panel(page, /What must be/);
  const free = asked.getByRole('button', { name: 'Nothing in the way' });
  await expect(free, 'the middle has its sprite').toHaveCount(0);
  await press(cell(when(page), 'On the right'));
  await press(free);
  const sheet = page.getByRole('dialog', { name: 'What is in the way?' });
  const chosen = (name: string) => sheet.getByRole('button', { name, exact: true });
  for (const [name, isOn] of [
    ['grass', 'false'],
    ['hedge', 'true'],
    ['water', 'true'],
    ['player', 'false'],
    ['coin', 'true'],
  ] as const)
    await expect(chosen(name), name).toHaveAttribute('aria-pressed', isOn);
  await press(sheet.getByRole('button', { name: 'Apply' }));
  await expect(cell(when(page), 'On the right')).toHaveAccessibleName('On the right: nothing that stops.');
  const said = /\ngroup stops hedge water coin\n[\s\S]*\nwhen E -stops\n/;
  await expect.poll(() => keptText(page)).toMatch(said);
  await press(button(page, 'Undo'));
  await expect.poll(() => keptText(page), 'one choice is one step').not.toMatch(/stops/);
  await press(button(page, 'Redo'));
  await expect.poll(() => keptText(page)).toMatch(said);
  await press(cell(when(page), 'Above'));
  await press(free);
  await expect(cell(when(page), 'Above'), 'it is asked once').toHaveAccessibleName(
    'Above: nothing that stops.',
  );
  await press(button(page, 'Undo'));

  await press(tab(page, 'Play'));
  const board = page.locator('.watch-board');
  await expect(board.getByRole('gridcell').first()).toBeAttached();
  const player = async () => (await labelsOf(board)).findIndex((label) => label.startsWith('player'));
  await expect.poll(player).toBe(0);
  // Water below, a coin two tiles to the right, and water to the left of the second row.
  for (const [key, tile] of [
    ['ArrowDown', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 1],
    ['ArrowDown', 5],
    ['ArrowLeft', 5],
    ['ArrowRight', 6],
    ['ArrowUp', 6],
  ] as const) {
    const before = await page.locator('.watch').textContent();
    await page.keyboard.press(key);
    await expect.poll(player, `${key} after ${before}`).toBe(tile);
  }
});

test('numbers stay in range, and an empty field keeps its number', { tag: '@desktop' }, async ({ page }) => {
  await openRules(page);
  await openRule(page, 6);
  await press(cell(deeds(page), 'In the game'));
  const points = panel(page, /happens/).getByRole('spinbutton', { name: 'Points' });
  await expect(points, 'looks like a field').toHaveCSS('border-top-style', 'solid');
  for (const [typed, kept] of [
    ['5000', '999'],
    ['6000', '999'],
    ['', '999'],
    ['-20', '-20'],
  ] as const) {
    await points.fill(typed);
    await points.press('Tab');
    await expect(points).toHaveValue(kept);
    await expect.poll(() => keptText(page)).toContain(`do game score:${kept} win`);
  }
});

test('marks are set and removed, a direction is requested, and only applicable commands are offered', {
  tag: '@desktop',
}, async ({ page }) => {
  await openRules(page);
  await openRule(page, 1);
  await press(cell(when(page), 'On the right'));
  const asked = panel(page, /What must be on the right/);
  await press(asked.getByRole('button', { name: 'is not there', exact: true }));
  await press(asked.getByRole('button', { name: 'water' }));
  await expect(cell(when(page), 'On the right')).toHaveAccessibleName(
    'On the right: no hedge, no crate and no water.',
  );
  await press(asked.getByRole('button', { name: 'crate: is not there' }));
  await expect(cell(when(page), 'On the right')).toHaveAccessibleName('On the right: no hedge and no water.');
  // Without a sprite to command, no moves are offered.
  await press(cell(deeds(page), 'On the right'));
  const done = panel(page, /What happens on the right/);
  await expect(done.getByRole('button', { name: 'move right' })).toHaveCount(0);
  await expect(done).toContainText('give the tile a sprite with a green check');

  await press(cell(when(page), 'On the right'));
  await press(asked.getByRole('button', { name: 'is there', exact: true }));
  await press(asked.getByRole('button', { name: 'ghost' }));
  await press(asked.getByRole('button', { name: 'moving left' }));
  await expect(cell(when(page), 'On the right')).toHaveAccessibleName(
    'On the right: a ghost moving left and no hedge and no water.',
  );
  await press(cell(deeds(page), 'On the right'));
  for (const command of ['move right', 'vanish', 'make coin', 'win']) {
    await press(done.getByRole('button', { name: command, exact: true }));
  }
  await expect(done).toContainText('Four commands are the most.');
  await expect(done.getByRole('button', { name: 'lose', exact: true })).toHaveCount(0);
  await press(done.getByRole('button', { name: 'make coin: take away' }));
  await press(done.getByRole('button', { name: 'win: earlier' }));
  await expect
    .poll(() => keptText(page))
    .toContain('when E +ghost -hedge -water @left\ndo C move:right\ndo E move:right win destroy\n');
});

test('a tile and its row are highlighted together', { tag: '@desktop' }, async ({ page }) => {
  await openRules(page);
  await openRule(page, 2);
  await press(cell(deeds(page), 'On the left'));
  await expect(when(page).locator('.lit')).toHaveAttribute('data-at', 'W');
  await press(cell(when(page), 'Above'));
  await expect(deeds(page).locator('.lit')).toHaveAttribute('data-at', 'N');
  await press(cell(when(page), 'At the upper left'));
  await expect(deeds(page).locator('.lit')).toHaveAttribute('data-at', 'NW');
});

test('a rule is made with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openRules(page);
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  await tabTo(page, /^New rule for player$/);
  await keys('Enter');
  await tabTo(page, /^A is pressed$/);
  await keys('Enter');
  await expect(cell(when(page), 'In the middle')).toBeFocused();
  // The condition above: neither hedge nor water; on the same tile: grass. The commands: move up, and create
  // a coin below.
  await keys('ArrowUp');
  await expect(cell(when(page), 'Above')).toBeFocused();
  await keys('-', 'Shift+W', '~', '~');
  await expect(cell(when(page), 'Above')).toHaveAccessibleName('Above: no hedge.');
  await keys('-', 'Shift+W');
  await expect(cell(when(page), 'Above')).toHaveAccessibleName('Above: anything.');
  await keys('Shift+W', '8');
  await expect(cell(when(page), 'Above')).toHaveAccessibleName('Above: no hedge and no water.');
  await keys('ArrowDown', 'Shift+ArrowRight');
  await expect(cell(when(page), 'In the middle')).toHaveAccessibleName(
    'In the middle: a player moving right.',
  );
  await keys('ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(cell(deeds(page), 'In the middle')).toBeFocused();
  await keys('Shift+ArrowUp', 'Shift+ArrowLeft', 'Delete');
  await keys('ArrowDown', 'o', '+');
  await expect(cell(deeds(page), 'Below')).toHaveAccessibleName(
    'Below: a coin appears below it and you get 10 points.',
  );
  await expect
    .poll(() => keptText(page))
    .toContain(
      'rule press:a all-four\nwhen N -hedge -water\nwhen C +player @right\ndo C move:up\ndo S create:coin score:10',
    );
  // Enter moves to the choices, Escape back to the board.
  await keys('Enter');
  await expect(panel(page, /happens/).locator(':focus')).toHaveCount(1);
  await keys('ArrowRight', 'Escape');
  await expect(cell(deeds(page), 'Below')).toBeFocused();
  await keys('Control+z');
  await expect(cell(deeds(page), 'Below')).toHaveAccessibleName('Below: a coin appears below it.');
});

test('the accessibility tree has grids of sentences and named choices, and changes are announced', {
  tag: '@desktop',
}, async ({ page }) => {
  await openRules(page);
  await openRule(page, 2);
  await expect(when(page).getByRole('row')).toHaveCount(4);
  const said = async (grid: Locator) =>
    grid.getByRole('gridcell').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(await said(when(page))).toEqual([
    'At the upper left: anything.',
    'Above: anything.',
    'At the upper right: anything.',
    'On the left: a player.',
    'In the middle: a crate.',
    'On the right: no hedge and no crate.',
    'At the lower left: anything.',
    'Below: anything.',
    'At the lower right: anything.',
    'Counters: anything.',
  ]);
  expect(await said(deeds(page))).toEqual([
    'At the upper left: nothing.',
    'Above: nothing.',
    'At the upper right: nothing.',
    'On the left: the player on its left moves right.',
    'In the middle: it moves right.',
    'On the right: nothing.',
    'At the lower left: nothing.',
    'Below: nothing.',
    'At the lower right: nothing.',
    'In the game: nothing.',
  ]);
  for (const grid of [when(page), deeds(page)]) await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  // Assistive technology clicks without a pointer.
  await cell(when(page), 'Below').evaluate((element: HTMLElement) => element.click());
  await expect(cell(when(page), 'Below')).toHaveAttribute('aria-selected', 'true');
  const coin = panel(page, /What must be below/).getByRole('button', { name: 'coin' });
  await coin.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('status').filter({ hasText: 'Below: a coin.' })).toHaveCount(1);
  await expect(
    panel(page, /What must be below/).getByRole('button', { name: 'coin: is there' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('the list groups rules by sprite and event, and moves, duplicates, disables, annotates and deletes them', {
  tag: '@phone',
}, async ({ page }) => {
  await openRules(page);
  const ghost = page.getByRole('region', { name: 'Rules of ghost' });
  await expect(ghost.getByRole('heading', { level: 3 })).toHaveText([
    'Change, moving right',
    'Change, at rest',
    'Hits on the right',
  ]);
  await press(page.getByRole('group', { name: 'Whose rules' }).getByRole('button', { name: 'coin' }));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['coin']);
  await press(page.getByRole('group', { name: 'Whose rules' }).getByRole('button', { name: 'All' }));

  const order = async () => [...(await keptText(page)).matchAll(/^when C .*$/gm)].map(([line]) => line);
  const before = await order();
  // The two rules for a ghost at rest swap places by the buttons, and swap back by the keys of the grip.
  const choose = async (n: number, action: string) => {
    await press(ghost.getByRole('button', { name: `More for rule ${n}`, exact: true }));
    await press(page.getByRole('dialog').getByText(action, { exact: true }));
  };
  await choose(7, 'Move down');
  await expect(ghost.getByRole('button', { name: 'More for rule 8' })).toBeFocused();
  await expect(
    ghost.getByRole('button', { name: /^Rule 8\..*with no hedge on its right, it moves right/ }),
  ).toBeVisible();
  await ghost.getByRole('button', { name: 'Move rule 8: drag, or arrow up and down' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(ghost.getByRole('button', { name: 'Move rule 7: drag, or arrow up and down' })).toBeFocused();
  await expect.poll(order).toEqual(before);

  await choose(7, 'Switch off');
  await expect(ghost.getByRole('button', { name: /^Rule 7\..*switched off/ })).toBeVisible();
  await choose(7, 'Switch on');
  await choose(7, 'Note');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('To and <b>fro</b>');
  await page.keyboard.press('Enter');
  await expect(card(page, 7).locator('.rule-note')).toHaveText('To and <b>fro</b>');
  await openRule(page, 7);
  await expect(page.locator('.rule-work .rule-note')).toHaveText('To and <b>fro</b>');
  await press(button(page, 'Back'));
  await choose(7, 'Duplicate');
  await expect.poll(async () => (await order()).length).toBe(before.length + 1);
  await choose(8, 'Delete');
  await expect.poll(order).toEqual(before);
  await press(page.locator('.toast').getByRole('button', { name: 'Undo' }));
  await expect.poll(async () => (await order()).length).toBe(before.length + 1);
});

test('a rule is dragged to another place by its grip', async ({ page }) => {
  await openRules(page);
  const middle = async (n: number) => {
    const grip = card(page, n).locator('.rule-grip');
    await grip.scrollIntoViewIfNeeded();
    const box = await grip.boundingBox();
    if (box === null) throw new Error('there is no grip');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const to = await middle(8);
  const from = await middle(7);
  expect(to.y, 'both are in sight').toBeGreaterThan(from.y);
  await hand.swipe(page, from, to, { ms: 300, steps: 12, rest: 50 });
  await expect(card(page, 7).locator('.rule-open')).toHaveAccessibleName(/^Rule 7\..*moves left/);
  await expect(card(page, 8).locator('.rule-open')).toHaveAccessibleName(/^Rule 8\..*moves right/);
});

test('the text and the drawing stay in sync, and faults are shown at their position', {
  tag: '@desktop',
}, async ({ page }) => {
  await openRules(page);
  await openRule(page, 1);
  await press(page.getByText('As text'));
  const field = page.getByRole('textbox', { name: 'As text' });
  await expect(field).toHaveValue(
    /^rule press:right all-four\nwhen C \+player\nwhen E -hedge -crate\ndo C move:right\n?$/,
  );
  await field.fill('rule press:right\nwhen C +player\nwhen E -hedge\ndo C move:right score:5');
  await press(button(page, 'Take this text'));
  await expect(cell(deeds(page), 'In the middle')).toHaveAccessibleName(
    'In the middle: it moves right and you get 5 points.',
  );
  await press(cell(when(page), 'Below'));
  await press(panel(page, /must be below/).getByRole('button', { name: 'water' }));
  await expect(field).toHaveValue(/when S \+water/);

  await field.fill(
    'rule press:right\nwhen C +player\nwhen W +<img/src=x/onerror=alert(1)>\ndo C move:right stop',
  );
  await press(button(page, 'Take this text'));
  await expect(cell(when(page), 'On the left')).toHaveAccessibleName(/img.*Something is wrong here\.$/);
  await expect(cell(deeds(page), 'In the middle')).toHaveAccessibleName(/Something is wrong here\.$/);
  await expect(page.locator('main img')).toHaveCount(0);
  const findings = page.getByRole('region', { name: 'Problems of this rule' });
  await press(findings.getByRole('button', { name: /stop/ }));
  await expect(cell(deeds(page), 'In the middle')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, /happens in the middle/)).toContainText(/smash/);
  await expect(page.locator('.rule-lines code').filter({ hasText: 'move:right stop' })).toBeVisible();

  // A text that is not a rule is refused and stays in the field.
  await field.fill('level\nmap');
  await press(button(page, 'Take this text'));
  await expect(page.locator('.toast')).toBeVisible();
  await expect(field).toHaveValue('level\nmap');
});

test('the event can be changed, and a change rule asks for the direction of its sprite', {
  tag: '@desktop',
}, async ({ page }) => {
  await openRules(page);
  await openRule(page, 1);
  await press(page.getByRole('button', { name: 'When: Right is pressed. Change it' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Change, moving up' }));
  await expect(cell(when(page), 'In the middle')).toHaveAccessibleName('In the middle: a player moving up.');
  await expect.poll(() => keptText(page)).toContain('rule change all-four\nwhen C +player @up\n');
});

test('axe finds no barrier in the list, the new rule and the editor', { tag: '@desktop' }, async ({
  page,
}) => {
  await openRules(page);
  await expectNoBarriers(page);
  await press(button(page, 'New rule'));
  await expectNoBarriers(page, 'dialog');
  await page.keyboard.press('Escape');
  await openRule(page, 4);
  await press(page.getByText('As text'));
  await expectNoBarriers(page);
  await press(cell(deeds(page), 'In the middle'));
  await expectNoBarriers(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoBarriers(page);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('rules are described in French', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('./#studio');
    await upload(button(page, 'Ouvrir un fichier'), { name: 'sample.txt', buffer: Buffer.from(SAMPLE) });
    await page.getByRole('navigation').getByRole('button', { name: 'Règles' }).click();
    await page
      .getByRole('button', { name: /^Règle 1\./ })
      .first()
      .click();
    await expect(sentence(page)).toHaveText(
      'Quand on appuie à droite : s’il y a player sans hedge ni crate à droite, il va à droite. C’est pareil dans les quatre directions.',
    );
  });
});
