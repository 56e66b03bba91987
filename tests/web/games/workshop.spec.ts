// Tilerama's workshop on the page: a board is drawn, checked, scrambled, played and shared with each input
// and by keyboard alone.
import { expect, expectNoBarriers, hand, type Page, state, test } from '../fixtures';
import {
  button,
  cells,
  closeDialog,
  dialog,
  figure,
  hintOn,
  moves,
  openText,
  pick,
  play,
  press,
  stopClock,
} from '../page';

/** The centre of a place on the board or in the tray, given by its label. */
async function middle(page: Page, label: string) {
  const cell = page.getByRole('gridcell', { name: label, exact: true });
  await expect(cell).toBeAttached();
  const box = await cell.boundingBox();
  if (box === null) throw new Error(`${label} has no bounding box`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const tap = async (page: Page, label: string) => hand.tap(page, await middle(page, label));

/** The identifier of the game on the page. */
const gameOn = async (page: Page) => (await state(page)).position.split(':')[0];

/** Draws from one cell of the board to another. */
async function draw(page: Page, from: string, to: string) {
  await hand.swipe(page, await middle(page, from), await middle(page, to), { ms: 300, steps: 12, rest: 150 });
}

test('a board is drawn, checked, scrambled and played, and its link opens in another browser', {
  tag: ['@phone', '@ships'],
}, async ({ page, stranger }) => {
  await openText(page, 'workshop:3x3#1');
  await draw(page, 'Row 1, column 1: empty', 'Row 1, column 3: empty');
  await expect.poll(() => moves(page)).toEqual(['number r1c1 r1c2 r1c3']);
  await tap(page, 'Row 2, column 1: empty');
  await expect
    .poll(async () => (await cells(page)).slice(0, 4))
    .toEqual([
      'Row 1, column 1: tile 1',
      'Row 1, column 2: tile 2',
      'Row 1, column 3: tile 3',
      'Row 2, column 1: tile 4',
    ]);
  // The page reports that there is no objective yet.
  await press(button(page, 'Play'));
  await expect(page.getByText('There is no objective yet.').first()).toBeAttached();
  await press(button(page, 'Set objective'));
  await press(button(page, 'Check'));
  await expect(page.getByText('The board looks like the objective already.').first()).toBeAttached();
  await press(button(page, 'Scramble'));
  await expect(figure(page, 'faults')).toHaveText('0');
  await press(button(page, 'Play'));
  await expect.poll(() => gameOn(page)).toBe('tilerama');
  const played = (await state(page)).position;
  expect(played).toMatch(/^tilerama:own@/);

  // The link opens the same board in a browser with empty storage.
  await pick(page, 'Share');
  const field = dialog(page).getByLabel('Link', { exact: true });
  await expect(field).toHaveValue(/#[mzt]/);
  const link = await field.inputValue();
  await stranger.goto(link);
  await expect.poll(async () => (await state(stranger)).position).toBe(played);
});

test('a game’s board opens in the editor, and Play returns to the same work', { tag: '@desktop' }, async ({
  page,
}) => {
  await openText(page, 'tilerama:rim-x3#1');
  await pick(page, 'Open in the editor');
  await expect.poll(() => gameOn(page)).toBe('workshop');
  await press(button(page, 'Play'));
  await expect.poll(() => gameOn(page)).toBe('tilerama');
  await pick(page, 'Open in the editor');
  await expect.poll(() => gameOn(page)).toBe('workshop');
  await press(button(page, 'Back to Tilerama'));
  await expect.poll(() => gameOn(page)).toBe('tilerama');
});

test('jumps are set at two borders, turns at a corner, joints between tiles', {
  tag: ['@desktop', '@quick'],
}, async ({ page }) => {
  await openText(page, 'workshop:3x3#1');
  await draw(page, 'Row 1, column 1: empty', 'Row 1, column 3: empty');
  await tap(page, 'Jumps');
  await tap(page, 'Row 1, column 1, left: closed');
  await tap(page, 'Row 1, column 3, right: closed');
  await expect.poll(async () => (await moves(page)).at(-1)).toBe('jump r1c1 left r1c3 right');
  await tap(page, 'Turns');
  await tap(page, 'Corner above row 4, left of column 4: none');
  await expect.poll(async () => (await moves(page)).at(-1)).toBe('turn r4c4');
  await tap(page, 'Joints');
  await tap(page, 'Row 1, column 1, with its right neighbour: apart');
  await expect.poll(async () => (await moves(page)).at(-1)).toBe('join r1c1 right');
  await expectNoBarriers(page);
});

test('faults are marked and announced', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, 'workshop:rim-x3#1');
  await tap(page, 'Outside');
  await tap(page, 'Row 1, column 1: tile 1');
  await press(button(page, 'Check'));
  await expect(
    page.getByText(/Above row 1, left of column 1, no cell has two closed sides/).first(),
  ).toBeAttached();
  await press(button(page, 'Undo'));
  await press(button(page, 'Scramble'));
  await expect(figure(page, 'faults')).toHaveText('0');
});

test('a board is made by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openText(page, 'workshop:3x3#1');
  await page.locator('body').press('ArrowRight');
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await page.keyboard.press('v');
  await page.keyboard.press('x');
  await expect
    .poll(async () => (await moves(page)).slice(0, 3))
    .toEqual(['tile 1 r1c1', 'tile 2 r1c2', 'goal copy']);
  await page.keyboard.press('p');
  await expect.poll(() => gameOn(page)).toBe('tilerama');
});

test('works are stored in a list, and can be opened again', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'workshop:3x3#1');
  await tap(page, 'Row 1, column 1: empty');
  await expect.poll(() => moves(page)).toEqual(['number r1c1']);
  await pick(page, 'New game');
  await press(dialog(page).getByRole('button', { name: '5 × 5' }));
  await press(dialog(page).getByRole('button', { name: 'Begin' }));
  await expect.poll(async () => (await state(page)).position).toMatch(/^workshop:5x5@/);
  await pick(page, 'Made by you');
  await press(dialog(page).getByRole('button', { name: /^3 × 3/ }));
  await expect.poll(() => moves(page)).toEqual(['number r1c1']);
});

test('a board keeps its name everywhere, and its link has a way home', { tag: '@desktop' }, async ({
  page,
  stranger,
}) => {
  const text =
    'workshop:4x4@+a+ + + +| 1=2 3 4 |+ + + + +|b5 6 7 8b|+ + + + +| 9 A B C |+ + + + +| D E . F |+a+ + + +;goal=+ + + + +| 1=2 3 4 |+ + + + +| 5 6 7 8 |+ + + + +| 9 A B C |+ + + + +| D E . F |+ + + + +;chance=5';
  await openText(page, text);
  await press(button(page, 'Scramble'));
  await expect(figure(page, 'faults')).toHaveText('0');
  // A hostile name is shown as plain text.
  const name = '<i>Sluice</i> & "co"';
  await pick(page, 'Name');
  const field = dialog(page).getByLabel('What it is called');
  await field.fill(`  ${name}  `);
  await press(dialog(page).getByRole('button', { name: 'Keep the name' }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await pick(page, 'Made by you');
  await expect(
    dialog(page)
      .getByRole('button', { name: `${name}, ` })
      .first(),
  ).toBeVisible();
  await expectNoBarriers(page);
  await closeDialog(page);
  await press(button(page, 'Play'));
  await expect.poll(() => gameOn(page)).toBe('tilerama');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await pick(page, 'Share');
  const field2 = dialog(page).getByLabel('Link', { exact: true });
  await expect(field2).toHaveValue(/#[mzt]/);
  const link = await field2.inputValue();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(name);
  // With no time to search, a hint follows the solution left by the scramble.
  const line = (await hintOn(stranger, 1))?.line ?? [];
  const ended = await stranger.evaluate((moves) => {
    const { session } = window.tilery as Tilery;
    for (const move of moves) session.play(move);
    return session.status().state;
  }, line);
  expect(ended).toBe('won');
});

test("a player's board has its own records under its name", { tag: '@desktop' }, async ({ page }) => {
  const board = (name: string, tiles: string) =>
    `tilerama:own@+ + + +|a${tiles}a|+ + + +;goal=+ + + +| 1 2 3 |+ + + +;moves=0;name="${name}"`;
  for (const [name, tiles] of [
    ['Wheel', '2 3 1'],
    ['Reel', '3 1 2'],
  ] as const) {
    await openText(page, board(name, tiles));
    await play(page, name === 'Wheel' ? 'r1c1 right' : 'r1c1 left');
    await expect(page.getByRole('region', { name: 'You won' })).toBeVisible();
    await press(page.locator('.over .more'));
    await expect(page.locator('.over .rank')).toContainText(name);
  }
  await pick(page, 'Scores');
  const tables = dialog(page).getByRole('combobox').locator('option');
  await expect.poll(async () => (await tables.allInnerTexts()).sort()).toEqual(['Reel', 'Wheel']);
  // The result is the best by moves over par, moves, slides and time.
  await expect(dialog(page).locator('table')).toHaveCount(4);
  await expect(dialog(page).locator('tbody tr')).toHaveCount(4);
});

test('a solution can be played, stepped and taken back', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilerama:classic-b-x3~4#5');
  await page.clock.install();
  await stopClock(page);
  await press(button(page, 'Solution'));
  const panel = page.getByRole('region', { name: 'Solution' });
  await expect(panel).toContainText(/of \d/);
  await press(panel.getByRole('button', { name: 'Pause' }));
  await page.clock.resume();
  const at = (await state(page)).moves.length;
  await press(panel.getByRole('button', { name: 'One move on' }));
  await expect.poll(async () => (await moves(page)).length).toBe(at + 1);
  await press(panel.getByRole('button', { name: 'One move back' }));
  await expect.poll(async () => (await moves(page)).length).toBe(at);
  await press(panel.getByRole('button', { name: 'Play', exact: true }));
  await expect.poll(async () => (await state(page)).status.state).toBe('won');
});

test('an unsolvable board is reported', { tag: '@desktop' }, async ({ page }) => {
  const text = 'tilerama:own@+ + +| 1 2 |+ + +| . 3 |+ + +;goal=+ + +| 2 1 |+ + +| . 3 |+ + +;moves=0';
  await openText(page, text);
  await press(button(page, 'Solution'));
  await expect(page.getByText('No way to the small picture was found.').first()).toBeVisible();
});

test('the remaining time is shown', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tilerama:classic-b-x3!60s#1');
  await expect(figure(page, 'time-left')).toHaveText('1:00');
  await page.locator('body').press('ArrowRight');
  const legal = (await state(page)).legal[0] ?? '';
  await play(page, legal);
  await expect(figure(page, 'time-left')).not.toHaveText('1:00');
});
