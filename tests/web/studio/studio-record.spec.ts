// Rules that are recorded on a board of the level: five mechanics in a handful of touches, questions,
// examples in which nothing happens, and steps that are taken back.
import type { Locator } from '@playwright/test';
import { expect, expectNoBarriers, hand, type Page, test } from '../fixtures';
import { button, forgetGames, painted, press, upload } from '../page';
import { cellAt, countPresses, drag, keptText, openStudio, tab } from '../studio-page';

/** A walled room with one of everything, and no rules. */
const ROOM = `tilecode 1
title Room
background grass . grass
background wall W brick
sprite player p player
sprite crate c crate
sprite coin o coin
sprite boulder b boulder

level One
map
  WWWWWWWWW
  W.......W
  W.......W
  W.......W
  W.......W
  W.......W
  WWWWWWWWW
sprites
  .........
  .....b...
  .........
  .........
  .pc......
  .o.......
  .........
`;

/** Opens a project with that text at its rules. */
async function openRoom(page: Page, text = ROOM): Promise<void> {
  await openStudio(page);
  await upload(button(page, 'Open a file'), { name: 'room.txt', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Room');
  await press(tab(page, 'Play'));
}

const record = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Record', exact: true });
const event = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'When does it happen?' }).getByRole('button', { name });
const done = (page: Page): Locator => button(page, 'Done');
const offers = (page: Page): Locator => page.getByRole('button', { name: /^Take this rule/ });

interface Mechanic {
  name: string;
  event: string | RegExp;
  /** Drags from one tile to another, and taps on tiles; rows and columns from 1. */
  does: readonly (readonly [number, number] | readonly [number, number, number, number])[];
  /** Lines of the rule that is offered first. */
  rule: readonly string[];
  room?: string;
}

const MECHANICS: readonly Mechanic[] = [
  {
    name: 'walk',
    event: 'Up is pressed',
    does: [[5, 2, 4, 2]],
    rule: ['rule press:up all-four', 'when C +player', 'do C move:up'],
  },
  {
    name: 'push',
    event: 'Right is pressed',
    does: [
      [5, 3, 5, 4],
      [5, 2, 5, 3],
    ],
    rule: ['rule press:right all-four', 'move:right'],
  },
  {
    name: 'collect',
    event: 'Down is pressed',
    does: [
      [5, 2, 6, 2],
      [6, 2],
    ],
    rule: ['rule press:down all-four', '+coin', 'destroy'],
  },
  {
    name: 'fall',
    event: /^Always/,
    does: [[2, 6, 3, 6]],
    rule: ['rule change', 'when C +boulder', 'do C move:down'],
  },
  {
    name: 'crush',
    event: 'Two meet',
    does: [
      [4, 2, 5, 2],
      [5, 2],
    ],
    rule: ['rule smash:down', 'when C +boulder', 'do S destroy'],
    // A boulder hangs over the player.
    room: ROOM.replace('  .........\n  .pc......', '  .b.......\n  .pc......'),
  },
  {
    name: 'push, with the player away from the crate,',
    event: 'Right is pressed',
    does: [
      [5, 5, 5, 6],
      [3, 2, 5, 5],
    ],
    rule: ['rule press:right all-four', 'when W +player', 'when C +crate', 'do W move:right'],
    room: ROOM.replace('  .........\n  .........\n  .pc......', '  .p.......\n  .........\n  ....c....'),
  },
  {
    name: 'crush, with the boulder away from the player,',
    event: 'Two meet',
    does: [
      [2, 6, 5, 2],
      [5, 2],
    ],
    rule: ['rule smash:', 'when C +boulder', 'destroy'],
  },
];

test('every mechanic is recorded in at most six touches', { tag: '@phone' }, async ({ page }) => {
  await forgetGames(page);
  for (const { name, event: when, does, rule, room } of MECHANICS)
    await test.step(name, async () => {
      await page.goto('about:blank');
      await openRoom(page, room);
      const presses = await countPresses(page);
      await press(record(page));
      await press(event(page, when));
      for (const [row, col, ...to] of does) {
        const [toRow, toCol] = to;
        if (toRow === undefined || toCol === undefined) await hand.tap(page, await cellAt(page, row, col));
        else await drag(page, [row, col], [toRow, toCol]);
      }
      await press(done(page));
      await press(offers(page).first());
      await expect(page.getByRole('region', { name: 'Rule 1', exact: true })).toBeVisible();
      expect(await presses(), `the touches of ${name}`).toBeLessThanOrEqual(6);
      await expect.poll(() => keptText(page)).toContain(rule[0] as string);
      const text = await keptText(page);
      for (const line of rule) expect(text).toContain(line);
    });
});

test('a recording can be taken back, refined by questions and examples, and undone', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  await openRoom(page);
  // Record is the first choice for a new rule.
  await press(tab(page, 'Rules'));
  await press(button(page, 'New rule'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Record' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Record');
  const cell = page.locator('[data-at="r5c2"]');
  await expect(cell).toHaveAccessibleName('player, grass. Row 5, column 2.');
  await expectNoBarriers(page);

  // A tap removes the sprite, and undo restores it.
  await hand.tap(page, await cellAt(page, 5, 2));
  await expect(cell).toHaveAccessibleName('grass. Row 5, column 2.');
  await press(button(page, 'Undo in the recording'));
  await expect(cell).toHaveAccessibleName('player, grass. Row 5, column 2.');

  await press(event(page, 'Up is pressed'));
  await expect(done(page)).toBeDisabled();
  await expectNoBarriers(page);
  await drag(page, [5, 2], [4, 2]);
  await press(done(page));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  const question = page.getByRole('group', { name: /^(With|As in) / }).first();
  await expect(question).toBeVisible();
  await expectNoBarriers(page);
  await press(question.getByRole('button', { name: 'No' }));
  await expect(offers(page).first()).toBeVisible();

  // A scene in which nothing happens: the player stands below a wall.
  await press(button(page, 'Where it must not happen'));
  await drag(page, [5, 2], [2, 2]);
  await press(button(page, 'It does not happen here'));
  await expect(offers(page).first()).toHaveAccessibleName(/wall/);
  await press(offers(page).first());
  await expect.poll(() => keptText(page)).toContain('rule press:up all-four');
  await press(button(page, 'Undo').first());
  await expect.poll(() => keptText(page)).not.toContain('rule press:up');
});

test('candidate rules show different films, and respect collisions without effect and headings', {
  tag: '@desktop',
}, async ({ page }) => {
  await openRoom(page, ROOM.replace('  .........\n  .pc......', '  .b.......\n  .pc......'));
  await press(record(page));
  await press(event(page, 'Two meet'));
  await drag(page, [4, 2], [5, 2]);
  await hand.tap(page, await cellAt(page, 5, 2));
  await press(done(page));
  await expect(offers(page).nth(1)).toBeVisible();
  const films = await offers(page).evaluateAll((cards) => {
    const of = (card: Element) => [...card.querySelectorAll<HTMLCanvasElement>('.record-film canvas')];
    return cards.map((card) =>
      of(card)
        .map((film) => film.toDataURL())
        .join(),
    );
  });
  expect(new Set(films).size).toBe(films.length);
  // Nothing happens if a boulder meets another one.
  await press(button(page, 'Where it must not happen'));
  await drag(page, [2, 6], [3, 2]);
  await press(event(page, 'Two meet'));
  await expect(button(page, 'It does not happen here')).toBeDisabled();
  await drag(page, [3, 2], [4, 2]);
  await press(button(page, 'It does not happen here'));
  await expect(offers(page).first()).toBeVisible();

  // A moving sprite.
  await press(button(page, 'Begin anew'));
  await press(button(page, 'What moves already?'));
  await drag(page, [2, 6], [3, 6]);
  await press(event(page, /^Always/));
  await drag(page, [2, 6], [3, 6]);
  await press(done(page));
  await press(offers(page).first());
  await expect.poll(() => keptText(page)).toContain('when C +boulder @down');
});

test('a sound is a part of what happens, and can be taken back', { tag: '@phone' }, async ({ page }) => {
  await openRoom(page);
  await press(record(page));
  await press(event(page, 'Up is pressed'));
  await drag(page, [5, 2], [4, 2]);
  const sound = page.getByRole('combobox', { name: 'Sound' });
  await sound.selectOption('thud');
  await press(button(page, 'Undo in the recording'));
  await expect(sound).toHaveValue('');
  await sound.selectOption('coin');
  await expectNoBarriers(page);
  await press(done(page));
  await expect(offers(page).first()).toHaveAccessibleName(/coin/);
  await press(offers(page).first());
  await expect.poll(() => keptText(page)).toContain('do game sound:coin');
});

test('the board stays where it is from the scene to the deed', { tag: '@phone' }, async ({ page }) => {
  await openRoom(page);
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await press(record(page));
    const board = page.locator('.record .cell-canvas');
    await painted(page);
    const scene = await board.boundingBox();
    const aim = button(page, 'What moves already?');
    await press(aim);
    await expect(page.locator('.record-hint')).toContainText('A falling boulder');
    await painted(page);
    expect(await board.boundingBox()).toEqual(scene);
    await press(aim);
    await press(event(page, /^Right/));
    await expect(page.locator('.record-hint')).toContainText('Now do what should happen');
    await painted(page);
    expect(await board.boundingBox()).toEqual(scene);
    await press(tab(page, 'Play'));
  }
});
