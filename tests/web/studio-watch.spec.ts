// Play and watch in the studio: the time line, why, the rules that ran, rules by example, live edits, kept plays; by finger, mouse and keys.
import type { Locator } from '@playwright/test';
import { expect, expectNoBarriers, type Hand, type Page, test } from './fixtures';
import { button, later, mirrored, press } from './page';
import { goTo, keptText, openCopy, openStudio, tab } from './studio-page';

const figures = (page: Page) => page.locator('.watch-figures');
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Look closer' }).getByRole('button', { name, exact: true });
const control = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Time' }).getByRole('button', { name, exact: true });
const timeLine = (page: Page) => page.getByRole('slider', { name: 'Time line' });

// Its time passes on request: whether all has come to rest need not be waited for.
test.beforeEach(({ page }) => page.clock.install());

/** Rounds played, and rounds of the time line. */
async function rounds(page: Page): Promise<[number, number]> {
  const text = (await timeLine(page).getAttribute('aria-valuetext')) ?? '';
  const [, at, of] = /^Round (\d+) of (\d+)$/.exec(text) ?? [];
  return [Number(at), Number(of)];
}

/** Opens a new game, in which somebody walks on a lawn, and goes to play it. */
async function playNew(page: Page, hand: Hand): Promise<void> {
  await openStudio(page, hand);
  await press(page, hand, button(page, 'New game'));
  await press(page, hand, tab(page, 'Play'));
  await expect(timeLine(page)).toBeVisible();
}

/** A tile of the board, by what stands on it. */
const tile = (page: Page, name: string | RegExp): Locator =>
  page.locator('.watch-board').getByRole('gridcell', { name });

/** Touches a tile while one is to be chosen. */
async function choose(page: Page, hand: Hand, where: Locator): Promise<void> {
  await mirrored(page);
  const box = await where.boundingBox();
  if (box === null) throw new Error('there is no such tile');
  await hand.tap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** Plays a round with an arrow and waits until all has come to rest. */
async function walk(page: Page, key: string): Promise<void> {
  const [, before] = await rounds(page);
  await page.keyboard.press(key);
  await expect.poll(async () => (await rounds(page))[1]).toBeGreaterThan(before);
  await expect
    .poll(async () => {
      const [, length] = await rounds(page);
      await later(page, 400);
      return (await rounds(page))[1] === length;
    })
    .toBe(true);
}

test('time stands still, goes back and forth, and begins anew from any round', async ({ page, hand }) => {
  await playNew(page, hand);
  await walk(page, 'ArrowRight');
  await walk(page, 'ArrowRight');
  await expect(tile(page, /^player/)).toHaveCount(1);
  await press(page, hand, control(page, 'Pause'));
  const [at, length] = await rounds(page);
  expect(at).toBe(length);
  expect(length, 'rounds without anything to do are not played').toBeLessThan(9);

  await press(page, hand, control(page, 'One round back'));
  await expect.poll(() => rounds(page)).toEqual([length - 1, length]);
  await press(page, hand, control(page, 'One round on'));
  await expect.poll(() => rounds(page)).toEqual([length, length]);
  await press(page, hand, control(page, 'Play backwards'));
  await expect.poll(async () => (await rounds(page))[0]).toBe(0);
  await expect(control(page, 'Play'), 'it stands still at the start').toBeVisible();
  await press(page, hand, control(page, 'Play'));
  await expect.poll(async () => (await rounds(page))[0], 'what was played is shown again').toBe(length);

  await timeLine(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => rounds(page)).toEqual([1, length]);
  // Playing on from there makes another time line.
  await control(page, 'One round back').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await rounds(page))[1]).toBeLessThan(length + 1);
  await expect
    .poll(async () =>
      tile(page, /^player/)
        .getAttribute('aria-rowindex')
        .catch(() => ''),
    )
    .not.toBe('3');

  // A single round of a game that waits is played all the same.
  await press(page, hand, control(page, 'New play'));
  await press(page, hand, control(page, 'One round on'));
  await expect.poll(() => rounds(page)).toEqual([1, 1]);
  await page.getByLabel('Speed').selectOption('8');
  await expect(page.getByLabel('Speed')).toHaveValue('8');
  await expectNoBarriers(page);
});

test('the board says why, with the square that failed', { tag: '@phone' }, async ({ page, hand }) => {
  await playNew(page, hand);
  await press(page, hand, mode(page, 'Why?'));
  await expect(panel(page, 'Why?')).toContainText('Play a round first.');
  await page.keyboard.press('Escape');
  await walk(page, 'ArrowLeft');
  await walk(page, 'ArrowUp');
  await press(page, hand, control(page, 'Pause'));
  await press(page, hand, control(page, 'To the start'));
  await press(page, hand, control(page, 'One round on'));
  await press(page, hand, mode(page, 'Why?'));
  await choose(page, hand, tile(page, /^player/));
  const answer = panel(page, 'Why?');
  await expect(answer).toContainText('player stayed where it was.');
  await expect(answer).toContainText('Rule 1 asks: On the left: no wall. It is there.');
  await expect(answer.locator('.watch-failed')).toHaveCount(1);
  await expectNoBarriers(page);
  await press(page, hand, answer.getByRole('button', { name: 'Show where' }));
  await expect(answer.getByRole('button', { name: 'Show where' })).toHaveAttribute('aria-pressed', 'true');

  // The same sprite in another round, by keys.
  await page.keyboard.press('Home');
  await expect(answer).toContainText('Play a round first.');
  let told = '';
  for (let round = 1; !told.includes('player moved up.'); round += 1) {
    expect(round, 'the player moves in one of the rounds').toBeLessThan(20);
    await page.keyboard.press('.');
    await expect(answer).toContainText(new RegExp(`round ${round}(?!\\d)`));
    told = (await answer.textContent()) ?? '';
  }
  await expect(answer).toContainText('Rule 1 ran for it: move up.');
});

test('rules light up when they run', { tag: '@desktop' }, async ({ page, hand }) => {
  await playNew(page, hand);
  await press(page, hand, mode(page, 'Rules'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await rounds(page))[1]).toBeGreaterThan(0);
  await page.keyboard.press('p');
  await page.keyboard.press('Home');
  await page.keyboard.press('.');
  const lights = panel(page, 'Rules that ran');
  await expect(lights).toContainText('One rule ran in this round. Pressed: R.');
  await expect(lights.getByRole('button', { name: /^Rule 1, ran: When you press right/ })).toBeVisible();
  await expect(lights.locator('.lit')).toHaveCount(1);
  await expectNoBarriers(page);
  await press(page, hand, lights.getByRole('button', { name: /^Rule 1, ran/ }));
  await expect(page.getByRole('region', { name: 'Rule 1', exact: true })).toBeVisible();
});

/** Makes a rule by example: A gives points to the player. */
async function makePoints(page: Page, hand: Hand): Promise<void> {
  await press(page, hand, mode(page, 'Show me'));
  await choose(page, hand, tile(page, /^player/));
  const example = panel(page, 'Show me');
  await example.getByLabel('When').selectOption('press:a');
  await press(
    page,
    hand,
    example
      .getByRole('button', { name: 'you get 10 points' })
      .or(example.getByRole('button', { name: '10 points' }))
      .first(),
  );
  await expectNoBarriers(page);
  await press(page, hand, example.getByRole('button', { name: 'Make this rule' }));
  await expect(page.getByRole('region', { name: 'Rule 2', exact: true })).toBeVisible();
}

test('a rule is made by doing it on the board, and plays as it was shown', async ({ page, hand }) => {
  await playNew(page, hand);
  await makePoints(page, hand);
  await expect.poll(() => keptText(page)).toContain('rule press:a\nwhen C +player\ndo C score:10');
  await press(page, hand, tab(page, 'Play'));
  await page.keyboard.press('Space');
  await expect(figures(page)).toContainText('Score 10');

  // A drag on the board is a move, and where it leads matters.
  await press(page, hand, mode(page, 'Show me'));
  await mirrored(page);
  const box = await tile(page, /^player/).boundingBox();
  if (box === null) throw new Error('the player is not on the board');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await hand.swipe(page, middle, { x: middle.x + box.width * 1.1, y: middle.y }, { ms: 80, steps: 4 });
  const example = panel(page, 'Show me');
  await expect(example).toContainText('When you press right: if there is a player');
  await press(page, hand, example.getByRole('button', { name: 'mirrored left and right' }));
  await press(page, hand, example.getByRole('button', { name: 'Make this rule' }));
  await expect(page.getByRole('region', { name: 'Rule 3', exact: true })).toBeVisible();
  await expect
    .poll(() => keptText(page))
    .toContain('rule press:right flip-h\nwhen C +player\nwhen E +grass -player\ndo C move:right');
});

test('an edit during play keeps the state, or shows where the same buttons lead now', {
  tag: '@desktop',
}, async ({ page, hand }) => {
  await playNew(page, hand);
  await makePoints(page, hand);
  await press(page, hand, tab(page, 'Play'));
  await walk(page, 'ArrowRight');
  await page.keyboard.press('Space');
  await expect(figures(page)).toContainText('Score 10');
  await press(page, hand, control(page, 'Pause'));
  const [, length] = await rounds(page);

  // The play is kept as a test, which passes.
  await press(page, hand, mode(page, 'Tests'));
  const tests = panel(page, 'Tests');
  await press(page, hand, tests.getByRole('button', { name: 'Keep this play' }));
  await expect(tests).toContainText('1 of 1 as before');
  await expect
    .poll(() => keptText(page))
    .toMatch(/\ntest Test 1\n {2}chance [0-9a-f]+\n {2}play .*R.*\n {2}hash /);
  await expectNoBarriers(page);
  await expect(
    page.getByRole('group', { name: /The game has changed/ }),
    'a test changes no play',
  ).toHaveCount(0);

  // The rule goes: the state stays, and the score with it.
  await press(page, hand, tab(page, 'Rules'));
  await press(page, hand, button(page, 'More for rule 2'));
  await press(
    page,
    hand,
    page.getByRole('group', { name: 'More for rule 2' }).getByRole('button', { name: 'Switch off' }),
  );
  await expect.poll(() => keptText(page)).toContain('rule press:a off');
  await press(page, hand, tab(page, 'Play'));
  const bar = page.getByRole('group', { name: /The game has changed/ });
  await expect(bar.getByRole('button', { name: 'Go on' })).toHaveAttribute('aria-pressed', 'true');
  await expect(figures(page)).toContainText('Score 10');
  await expect.poll(() => rounds(page)).toEqual([0, 0]);

  // The test tells of it.
  await expect(tests).toContainText('0 of 1 as before');
  await expect(tests).toContainText(/differs first in round \d+ of/);

  // The same buttons lead elsewhere now; before and after can be looked at in turn.
  await press(page, hand, bar.getByRole('button', { name: 'Same buttons' }));
  await expect(bar).toContainText(/Round \d+ is the first that differs\./);
  expect((await rounds(page))[1]).toBe(length);
  await expect(figures(page)).toContainText('Score 0');
  // Both are seen at one round, the tiles that differ in frames; one of them is played on.
  const captions = page.locator('.watch-caption');
  const bothBoards = page.locator('.watch-board');
  const closeTests = tests.getByRole('button', { name: 'Close' });
  await press(page, hand, closeTests);
  await expect(captions).toHaveText(['After', 'Before']);
  await expect(bothBoards).toHaveCount(2);
  await expect(bothBoards.nth(1)).toBeVisible();
  await expectNoBarriers(page);
  await press(page, hand, bar.getByRole('button', { name: 'Side by side' }));
  await expect(bothBoards).toHaveCount(1);
  await expect(captions).toHaveCount(0);
  await press(page, hand, bar.getByRole('button', { name: 'Side by side' }));
  // Who touches the other one has it in hand.
  await press(page, hand, page.locator('.watch-half').nth(1));
  await expect(captions).toHaveText(['Before', 'After']);
  await expect(figures(page)).toContainText('Score 10');
  await press(page, hand, page.locator('.watch-half').nth(1));
  await expect(figures(page)).toContainText('Score 0');
  await press(page, hand, mode(page, 'Tests'));
  await press(page, hand, bar.getByRole('button', { name: 'Before' }));
  await expect(figures(page)).toContainText('Score 10');
  await press(page, hand, bar.getByRole('button', { name: 'Before' }));
  await expect(figures(page)).toContainText('Score 0');

  // Looking at the test shows the play where it differs.
  await press(page, hand, tests.getByRole('button', { name: /Test 1/ }).first());
  await expect(bar).toHaveCount(0);
  await expect(figures(page)).toContainText('Score 0');
  await press(page, hand, tests.getByRole('button', { name: 'More for Test 1' }));
  await press(page, hand, tests.getByRole('button', { name: 'Delete Test 1' }));
  await expect.poll(() => keptText(page)).not.toContain('\ntest ');
});

test('kept plays are named and put in order; one that goes on after an edit is kept with its state', {
  tag: '@desktop',
}, async ({ page, hand }) => {
  await playNew(page, hand);
  await walk(page, 'ArrowRight');
  await press(page, hand, mode(page, 'Tests'));
  const tests = panel(page, 'Tests');
  await press(page, hand, tests.getByRole('button', { name: 'Keep this play' }));
  await expect(tests).toContainText('1 of 1 as before');

  // An edit in the middle: the play goes on from its state, and can be kept with it.
  await press(page, hand, tab(page, 'Rules'));
  await press(page, hand, button(page, 'More for rule 1'));
  await press(
    page,
    hand,
    page.getByRole('group', { name: 'More for rule 1' }).getByRole('button', { name: 'Duplicate' }),
  );
  await press(page, hand, tab(page, 'Play'));
  await expect.poll(() => rounds(page)).toEqual([0, 0]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await rounds(page))[1]).toBeGreaterThan(0);
  await page.keyboard.press('p');
  await tests.getByLabel('Name').fill('After the edit');
  await press(page, hand, tests.getByRole('button', { name: 'Keep this play' }));
  await expect(tests).toContainText('2 of 2 as before');
  await expect
    .poll(() => keptText(page))
    .toMatch(/\ntest After the edit\n {2}chance [0-9a-f]+\n {2}round \d+\n {2}score 0\n {2}ground /);

  await press(page, hand, button(page, 'More for After the edit'));
  const more = tests.getByRole('form', { name: 'More for After the edit' });
  await expectNoBarriers(page);
  await press(page, hand, more.getByRole('button', { name: 'After the edit: up' }));
  await expect.poll(() => keptText(page)).toMatch(/\ntest After the edit\n[\s\S]*\ntest Test 1\n/);
  await more.getByLabel('Name').fill('First');
  await press(page, hand, more.getByRole('button', { name: 'Rename' }));
  await expect.poll(() => keptText(page)).toMatch(/\ntest First\n[\s\S]*\ntest Test 1\n/);
  await expect(tests).toContainText('2 of 2 as before');
});

test('a broken game is not played on, and goes on when it is mended', { tag: '@desktop' }, async ({
  page,
  hand,
}) => {
  await playNew(page, hand);
  await walk(page, 'ArrowRight');
  await goTo(page, hand, 'Text');
  const text = page.getByRole('textbox', { name: 'The game as text' });
  const whole = await text.inputValue();
  await text.fill(whole.replace('do C move:right', 'do C move:sideways'));
  await expect.poll(() => keptText(page)).toContain('sideways');
  await press(page, hand, tab(page, 'Play'));
  await expect(page.getByRole('main')).toContainText('This is still the play before it.');
  const [, length] = await rounds(page);
  expect(length).toBeGreaterThan(0);
  await goTo(page, hand, 'Text');
  await text.fill(whole);
  await expect.poll(() => keptText(page)).not.toContain('sideways');
  await press(page, hand, tab(page, 'Play'));
  await expect(page.getByRole('main')).not.toContainText('This is still the play before it.');
  expect((await rounds(page))[1], 'the play is the one that was left').toBe(length);
});

test('tiles are asked by keys alone, and told to who does not see them', { tag: '@desktop' }, async ({
  page,
  hand,
}) => {
  await openStudio(page, hand);
  await openCopy(page, hand, 'Mine Rocks');
  await press(page, hand, tab(page, 'Play'));
  await expect(timeLine(page)).toBeVisible();
  await expect(tile(page, /^miner/)).toHaveCount(1);
  await walk(page, 'ArrowRight');
  await page.keyboard.press('p');
  await page.keyboard.press('y');
  await expect(panel(page, 'Why?')).toBeVisible();
  // The cursor walks over the board, and says what lies there.
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.studio > [role="status"]')).toContainText(/Row \d+, column \d+\./);
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Why?')).toContainText(/Row \d+, column \d+, round \d+/);
});
