// Play and watch in the studio: the timeline, explanations, the rules that ran, recorded rules, live edits
// and tests, by finger, mouse and keys.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, expectNoBarriers, hand, type Page, test } from '../fixtures';
import { button, downloaded, later, mirrored, press } from '../page';
import { drag, goTo, keptText, openCopy, openStudio, tab } from '../studio-page';

const figures = (page: Page) => page.locator('.watch-figures');
const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Look closer' }).getByRole('button', { name, exact: true });
const control = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Time' }).getByRole('button', { name, exact: true });
const timeLine = (page: Page) => page.getByRole('slider', { name: 'Time line' });

// The tests control the clock, so they need not wait until everything is at rest.
test.beforeEach(({ page }) => page.clock.install());

/** The number of rounds played, and of rounds on the timeline. */
async function rounds(page: Page): Promise<[number, number]> {
  const text = (await timeLine(page).getAttribute('aria-valuetext')) ?? '';
  const [, at, of] = /^Round (\d+) of (\d+)$/.exec(text) ?? [];
  return [Number(at), Number(of)];
}

/** Opens a new game, with a walking sprite on a lawn, and starts playing it. */
async function playNew(page: Page): Promise<void> {
  await openStudio(page);
  await press(button(page, 'New game'));
  await press(tab(page, 'Play'));
  await expect(timeLine(page)).toBeVisible();
}

/** A tile of the board, by its contents. */
const tile = (page: Page, name: string | RegExp): Locator =>
  page.locator('.watch-board').getByRole('gridcell', { name });

/** The tile of the recorder's board with the cursor: the player's. */
const cursor = (page: Page): Locator => page.locator('.cells [tabindex="0"]');

/** Taps a tile after a button, such as *Why?*, that asks for one. */
async function choose(page: Page, where: Locator): Promise<void> {
  await mirrored(page);
  const box = await where.boundingBox();
  if (box === null) throw new Error('the tile has no bounding box');
  await hand.tap(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/** Plays a round with an arrow key and waits until everything is at rest. */
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

test('time can be paused, moved back and forth, and continued from any round', { tag: '@phone' }, async ({
  page,
}) => {
  await playNew(page);
  await walk(page, 'ArrowRight');
  await walk(page, 'ArrowRight');
  await expect(tile(page, /^player/)).toHaveCount(1);
  await press(control(page, 'Pause'));
  const [at, length] = await rounds(page);
  expect(at).toBe(length);
  expect(length, 'idle rounds are not played').toBeLessThan(9);

  await press(control(page, 'One round back'));
  await expect.poll(() => rounds(page)).toEqual([length - 1, length]);
  await press(control(page, 'One round on'));
  await expect.poll(() => rounds(page)).toEqual([length, length]);
  await press(control(page, 'Play backwards'));
  await expect.poll(async () => (await rounds(page))[0]).toBe(0);
  await expect(control(page, 'Play'), 'it stands still at the start').toBeVisible();
  await press(control(page, 'Play'));
  await expect.poll(async () => (await rounds(page))[0], 'what was played is shown again').toBe(length);

  await timeLine(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => rounds(page)).toEqual([1, length]);
  // Playing from an earlier round starts another timeline.
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

  // A turn-based game can still be advanced by a single round.
  await press(control(page, 'New play'));
  await press(control(page, 'One round on'));
  await expect.poll(() => rounds(page)).toEqual([1, 1]);
  await page.getByLabel('Speed').selectOption('8');
  await expect(page.getByLabel('Speed')).toHaveValue('8');
  await expectNoBarriers(page);
});

test('the board explains why, with the condition that failed', { tag: '@phone' }, async ({ page }) => {
  await playNew(page);
  await press(mode(page, 'Why?'));
  await expect(panel(page, 'Why?')).toContainText('Play a round first.');
  await page.keyboard.press('Escape');
  await walk(page, 'ArrowLeft');
  await walk(page, 'ArrowUp');
  await press(control(page, 'Pause'));
  await press(control(page, 'To the start'));
  await press(control(page, 'One round on'));
  await press(mode(page, 'Why?'));
  await choose(page, tile(page, /^player/));
  const answer = panel(page, 'Why?');
  await expect(answer).toContainText('player stayed where it was.');
  await expect(answer).toContainText('Rule 1 asks: On the left: no wall. It is there.');
  await expect(answer.locator('.watch-failed')).toHaveCount(1);
  await expectNoBarriers(page);
  await press(answer.getByRole('button', { name: 'Show where' }));
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

test('rules are highlighted when they run', { tag: '@desktop' }, async ({ page }) => {
  await playNew(page);
  await press(mode(page, 'What ran'));
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
  await press(lights.getByRole('button', { name: /^Rule 1, ran/ }));
  await expect(page.getByRole('region', { name: 'Rule 1', exact: true })).toBeVisible();
});

/** Takes the first of the rules that fit the recording. */
async function takeRule(page: Page, n: number): Promise<void> {
  await press(button(page, 'Done'));
  await press(page.getByRole('button', { name: /^Take this rule/ }).first());
  await expect(page.getByRole('region', { name: `Rule ${n}`, exact: true })).toBeVisible();
}

/** Records a rule: A gives points to the player. */
async function makePoints(page: Page): Promise<void> {
  await press(mode(page, 'Record'));
  await press(button(page, 'A is pressed'));
  await press(button(page, '10 points'));
  await expectNoBarriers(page);
  await takeRule(page, 2);
}

test('a rule that is recorded on the board plays as shown', { tag: '@phone' }, async ({ page }) => {
  await playNew(page);
  await makePoints(page);
  await expect.poll(() => keptText(page)).toMatch(/rule press:a\nwhen C \+player\ndo (C|game) score:10/);
  await press(tab(page, 'Play'));
  await page.keyboard.press('Space');
  await expect(figures(page)).toContainText('Score 10');

  // A drag on the board is a move, so its end matters. From now on A also moves the player.
  await press(mode(page, 'Record'));
  await press(button(page, 'A is pressed'));
  const at = /^r(\d+)c(\d+)$/.exec((await cursor(page).getAttribute('data-at')) ?? '');
  const [row, col] = [Number(at?.[1]), Number(at?.[2])];
  await drag(page, [row, col], [row, col + 1]);
  await takeRule(page, 3);
  await expect.poll(() => keptText(page)).toMatch(/rule press:a\nwhen C \+player\n.*do C move:right/s);
});

test('an edit begins the play anew, keeps its state, or replays the same buttons', {
  tag: '@desktop',
}, async ({ page }) => {
  await playNew(page);
  await makePoints(page);
  await press(tab(page, 'Play'));
  await walk(page, 'ArrowRight');
  await page.keyboard.press('Space');
  await expect(figures(page)).toContainText('Score 10');
  await press(control(page, 'Pause'));
  const [, length] = await rounds(page);

  // The play is stored as a test, which passes.
  await press(mode(page, 'Tests'));
  const tests = panel(page, 'Tests');
  await press(tests.getByRole('button', { name: 'Keep this play' }));
  await expect(tests).toContainText('1 of 1 as before');
  await expect
    .poll(() => keptText(page))
    .toMatch(
      /\ntest Test 1\n {2}level 1\n {2}tiles .*\n {2}sprites .*\n {2}chance [0-9a-f]+\n {2}play .*R.*\n {2}changes /,
    );
  await expectNoBarriers(page);
  await expect(
    page.getByRole('group', { name: /You changed the game/ }),
    'a test changes no play',
  ).toHaveCount(0);

  // Deleting the rule keeps the state and the score.
  await press(tab(page, 'Rules'));
  await press(button(page, 'More for rule 2'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Switch off' }));
  await expect.poll(() => keptText(page)).toContain('rule press:a off');
  await press(tab(page, 'Play'));
  // The changed game begins anew, and one tap goes on where the play was left.
  const bar = page.getByRole('group', { name: /You changed the game/ });
  await expect(bar.getByRole('button', { name: 'From the start' })).toHaveAttribute('aria-pressed', 'true');
  await expect(figures(page)).toContainText('Score 0');
  await press(bar.getByRole('button', { name: 'Go on' }));
  await expect(figures(page)).toContainText('Score 10');
  await expect.poll(() => rounds(page)).toEqual([0, 0]);

  // The test reports the difference.
  await expect(tests).toContainText('0 of 1 as before');
  await expect(tests).toContainText(/differs first in round \d+ of/);

  // The same buttons have another result now. The states before and after can be compared.
  await press(bar.getByRole('button', { name: 'Same presses' }));
  await expect(bar).toContainText(/Round \d+ is the first that differs\./);
  expect((await rounds(page))[1]).toBe(length);
  await expect(figures(page)).toContainText('Score 0');
  // Both are shown at the same round with the differing tiles framed. One of them can be played on.
  const captions = page.locator('.watch-caption');
  const bothBoards = page.locator('.watch-board');
  const closeTests = tests.getByRole('button', { name: 'Close' });
  await press(closeTests);
  await expect(captions).toHaveText(['After', 'Before']);
  await expect(bothBoards).toHaveCount(2);
  await expect(bothBoards.nth(1)).toBeVisible();
  await expectNoBarriers(page);
  await press(bar.getByRole('button', { name: 'Side by side' }));
  await expect(bothBoards).toHaveCount(1);
  await expect(captions).toHaveCount(0);
  await press(bar.getByRole('button', { name: 'Side by side' }));
  // Touching the other one selects it.
  await press(page.locator('.watch-half').nth(1));
  await expect(captions).toHaveText(['Before', 'After']);
  await expect(figures(page)).toContainText('Score 10');
  await press(page.locator('.watch-half').nth(1));
  await expect(figures(page)).toContainText('Score 0');
  await press(mode(page, 'Tests'));
  await press(bar.getByRole('button', { name: 'Before' }));
  await expect(figures(page)).toContainText('Score 10');
  await press(bar.getByRole('button', { name: 'Before' }));
  await expect(figures(page)).toContainText('Score 0');

  // Opening the test shows the play at the first difference.
  await press(tests.getByRole('button', { name: /Test 1/ }).first());
  await expect(bar).toHaveCount(0);
  await expect(figures(page)).toContainText('Score 0');
  await press(tests.getByRole('button', { name: 'More for Test 1' }));
  await press(tests.getByRole('button', { name: 'Delete Test 1' }));
  await expect.poll(() => keptText(page)).not.toContain('\ntest ');
});

test('tests are named and sorted; a play continued after an edit is stored with its state', {
  tag: '@desktop',
}, async ({ page }) => {
  await playNew(page);
  await walk(page, 'ArrowRight');
  await press(mode(page, 'Tests'));
  const tests = panel(page, 'Tests');
  await press(tests.getByRole('button', { name: 'Keep this play' }));
  await expect(tests).toContainText('1 of 1 as before');

  // An edit during play: the play continues from its state, and can be stored with it.
  await press(tab(page, 'Rules'));
  await press(button(page, 'More for rule 1'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }));
  await press(tab(page, 'Play'));
  await press(button(page, 'Go on'));
  await expect.poll(() => rounds(page)).toEqual([0, 0]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await rounds(page))[1]).toBeGreaterThan(0);
  await page.keyboard.press('p');
  await tests.getByLabel('Name').fill('After the edit');
  await press(tests.getByRole('button', { name: 'Keep this play' }));
  await expect(tests).toContainText('2 of 2 as before');
  await expect
    .poll(() => keptText(page))
    .toMatch(
      /\ntest After the edit\n {2}level 1\n {2}tiles .*\n {2}backgrounds .*\n {2}sprites .*\n {2}chance [0-9a-f]+\n {2}round \d+\n {2}score 0\n {2}ground /,
    );

  await press(button(page, 'More for After the edit'));
  const more = tests.getByRole('form', { name: 'More for After the edit' });
  await expectNoBarriers(page);
  await press(more.getByRole('button', { name: 'After the edit: up' }));
  await expect.poll(() => keptText(page)).toMatch(/\ntest After the edit\n[\s\S]*\ntest Test 1\n/);
  await more.getByLabel('Name').fill('First');
  await press(more.getByRole('button', { name: 'Rename' }));
  await expect.poll(() => keptText(page)).toMatch(/\ntest First\n[\s\S]*\ntest Test 1\n/);
  await expect(tests).toContainText('2 of 2 as before');

  // A test that differs names the edit since which it does, and takes the new result.
  await press(tab(page, 'Rules'));
  await press(button(page, 'More for rule 1'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Switch off' }));
  await press(button(page, 'More for rule 2'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Switch off' }));
  await press(tab(page, 'Play'));
  await press(button(page, 'Go on'));
  await expect(tests).toContainText('0 of 2 as before');
  await expect(tests).toContainText('since this change: rule 2 switched off');
  await expectNoBarriers(page);
  await press(tests.getByRole('button', { name: 'Take the new result' }).first());
  await expect(tests).toContainText('1 of 2 as before');
});

test('counters that are shown stand among the figures', { tag: '@desktop' }, async ({ page }) => {
  await openCopy(page, 'Dots in the Maze');
  await press(tab(page, 'Play'));
  await expect(figures(page)).toContainText(/Score 0\s*power 0/);
});

test('undo takes back presses while playing, and edits elsewhere, and says which', {
  tag: '@desktop',
}, async ({ page }) => {
  await playNew(page);
  await walk(page, 'ArrowRight');
  await goTo(page, 'Text');
  const text = page.getByRole('textbox', { name: 'The game as text' });
  const whole = await text.inputValue();
  await text.fill(whole.replace('do C move:right', 'do C move:sideways'));
  await expect.poll(() => keptText(page)).toContain('sideways');

  // An unfinished rule is left out, and one tap leads to it.
  await press(tab(page, 'Play'));
  const unfinished = page.getByRole('button', { name: /^Rule 1 is not finished yet\./ });
  await expect(unfinished).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await press(button(page, 'Take back a press'));
  await expect.poll(async () => (await rounds(page))[0]).toBe(0);
  expect(await keptText(page), 'no edit is taken back').toContain('sideways');
  await press(unfinished);
  await expect(page.getByRole('region', { name: 'Rule 1', exact: true })).toBeVisible();
  await press(button(page, 'Undo'));
  await expect(page.getByText('Undone: the whole text.')).toBeVisible();
  await expect.poll(() => keptText(page)).not.toContain('sideways');

  // The list of all changes goes to any of them.
  await press(button(page, 'All changes'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'the whole text (undone)' }));
  await expect.poll(() => keptText(page)).toContain('sideways');
});

test('a play shows the level that was edited last, and any other that is chosen', {
  tag: '@desktop',
}, async ({ page }) => {
  await playNew(page);
  await walk(page, 'ArrowRight');
  await goTo(page, 'Levels');
  await press(button(page, 'New level'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Level 2');
  await press(tab(page, 'Play'));
  const chooser = page.getByRole('combobox', { name: /^Level/ });
  await expect(chooser).toHaveValue('1');
  await chooser.selectOption('0');
  await expect(tile(page, /^player/)).toHaveCount(1);
  await expect.poll(() => rounds(page)).toEqual([0, 0]);
});

test('a broken game stops, and continues when it is repaired', { tag: '@desktop' }, async ({ page }) => {
  await playNew(page);
  await walk(page, 'ArrowRight');
  const [, before] = await rounds(page);
  await goTo(page, 'Text');
  const text = page.getByRole('textbox', { name: 'The game as text' });
  const whole = await text.inputValue();
  await text.fill(whole.replace('background', 'backgrund'));
  await expect.poll(() => keptText(page)).toContain('backgrund');
  await press(tab(page, 'Play'));
  await expect(page.getByRole('main')).toContainText('This is still the play before it.');
  expect((await rounds(page))[1]).toBe(before);
  await goTo(page, 'Text');
  await text.fill(whole);
  await expect.poll(() => keptText(page)).not.toContain('backgrund');
  await press(tab(page, 'Play'));
  await expect(page.getByRole('main')).not.toContainText('This is still the play before it.');
  expect((await rounds(page))[1], 'the play is the one that was left').toBe(before);
});

test('tiles are inspected by keys alone, and described to screen readers', { tag: '@desktop' }, async ({
  page,
}) => {
  await openCopy(page, 'Mine Rocks');
  await press(tab(page, 'Play'));
  await expect(timeLine(page)).toBeVisible();
  await expect(tile(page, /^miner/)).toHaveCount(1);
  await walk(page, 'ArrowRight');
  await page.keyboard.press('p');
  await page.keyboard.press('y');
  await expect(panel(page, 'Why?')).toBeVisible();
  // The cursor moves over the board and describes each tile.
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.studio > [role="status"]')).toContainText(/Row \d+, column \d+\./);
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Why?')).toContainText(
    /Row \d+, column \d+, round \d+|Nothing has happened here yet/,
  );
});

test('the last play is saved as an animation of the map', { tag: '@desktop' }, async ({ page }) => {
  await playNew(page);
  await walk(page, 'ArrowRight');
  await walk(page, 'ArrowRight');
  await goTo(page, 'Share');
  // The link opens at its end, and offers to watch how it came to that.
  await press(button(page, /^Link to your last play/));
  const link = await page.getByRole('textbox', { name: 'Link to your last play' }).inputValue();
  const download = await downloaded(button(page, /^Animation/));
  const file = await readFile(await download.path());
  const { frames, width, height } = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' });
    await decoder.completed;
    const { image } = await decoder.decode({ frameIndex: 0 });
    return {
      frames: decoder.tracks.selectedTrack?.frameCount ?? 0,
      width: image.displayWidth,
      height: image.displayHeight,
    };
  }, file.toString('base64'));
  // Each step has a picture halfway and one at its end.
  expect(frames).toBe(5);
  expect([width % 16, height % 16]).toEqual([0, 0]);

  await page.goto(link);
  await press(page.getByRole('button', { name: 'Watch', exact: true }));
  await expect(page.getByRole('region', { name: 'Watch' })).toBeVisible();
});
