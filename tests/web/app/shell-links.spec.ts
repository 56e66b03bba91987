// Links and pasted texts: a damaged, oversized or newer one reports its fault and changes nothing, and the
// running game is never lost.
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, state, test } from '../fixtures';
import { button, dialog, follow, moveBy, openGame, openText, pick, press } from '../page';

const packed = (text: string | Uint8Array) => `z${deflateRawSync(text).toString('base64url')}`;

/** Starts a game without a link and plays a few moves. */
async function playSome(page: Page, count: number): Promise<string> {
  await openGame(page, 'tilt');
  await moveBy(page, count);
  await expect.poll(async () => (await state(page)).moves.length).toBe(count);
  return (await state(page)).position;
}

const BAD: [string, string, RegExp][] = [
  ['broken', 'zAAAA', /damaged/],
  ['cut short', packed('tilery 1\nid tilt:4x4#42\nat 1\nleft\n').slice(0, 20), /damaged/],
  ['with foreign letters', 'z***', /damaged/],
  ['badly encoded', 't%E0%A4%A', /damaged/],
  ['too large', `t${'a'.repeat(70_000)}`, /too large/],
  ['packed to burst', packed(new Uint8Array(20_000_000)), /too large/],
  ['newer', packed('tilery 9\nid tilt:4x4#42\nat 0\n'), /newer version.*notation 9/],
  // Here the fault is not the version.
  [
    'an assignment without such a goal',
    packed('tilery 2\nid tilt:4x4#42;aim=win\nat 0\n'),
    /cannot be opened: line 2/,
  ],
  ['no game', 'tchess:8x8', /line 1, column 1: expected a game/],
  [
    'with a move that the rules refuse',
    packed('tilery 1\nid tilt:4x4@2\nat 0\n'),
    /cannot be opened: line 2/,
  ],
];

test('a bad link reports its fault and changes nothing', async ({ page }) => {
  const before = await playSome(page, 3);
  for (const [name, fragment, message] of BAD) {
    await follow(page, fragment);
    const notice = page.getByRole('status').filter({ hasText: message });
    await expect(notice, name).toBeVisible();
    expect((await state(page)).position, name).toBe(before);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  }
  await page.reload();
  expect((await state(page)).position).toBe(before);
});

test('a first visit with a bad link shows the home, from which a game can be started', async ({ page }) => {
  await page.goto(`./#${BAD[0]?.[1]}`);
  await expect(page.getByRole('status').filter({ hasText: /damaged/ })).toBeVisible();
  await press(page.locator('.home .games button').first());
  await moveBy(page, 1);
  expect((await state(page)).moves).toHaveLength(1);
});

test('a link that is followed while a dialog or the menu is open closes it', async ({ page }) => {
  await openGame(page, 'tilt');
  await pick(page, 'Settings');
  await expect(dialog(page)).toBeVisible();
  await follow(page, 'ttilt:3x3%239');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:3x3#9');
  await expect(dialog(page)).toHaveCount(0);
  await press(button(page, 'Menu'));
  await expect(page.locator('#menu')).toBeVisible();
  await follow(page, 'ttilt:3x3%2310');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:3x3#10');
  await expect(page.locator('#menu')).toBeHidden();
  await press(button(page, 'All games'));
  await expect(page.locator('.home')).toBeVisible();
});

test('a link does not disturb the running game, and leads back to it', async ({ page }) => {
  const before = await playSome(page, 4);
  await follow(page, 'ttilt:3x3%239');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:3x3#9');
  expect(new URL(page.url()).hash).toBe('');
  await press(page.getByRole('status').getByRole('button', { name: 'Back to it' }));
  await expect.poll(async () => (await state(page)).position).toBe(before);

  // A game that was only looked at does not survive a reload.
  await follow(page, 'ttilt:3x3%239');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:3x3#9');
  await page.reload();
  expect((await state(page)).position).toBe(before);

  // A game that was continued does, and the other game is stored beside it.
  await follow(page, 'ttilt:3x3%239');
  await expect.poll(async () => (await state(page)).id).toBe('tilt:3x3#9');
  await moveBy(page, 2);
  const theirs = (await state(page)).position;
  await page.reload();
  expect((await state(page)).position).toBe(theirs);
  await pick(page, 'Back to your game');
  await expect.poll(async () => (await state(page)).position).toBe(before);
  await pick(page, 'Back to your game');
  await expect.poll(async () => (await state(page)).position).toBe(theirs);
});

test('a text can be pasted: a save, an id, a position or a link', async ({ page, baseURL }) => {
  await openGame(page, 'tilt');
  const paste = async (text: string) => {
    await press(button(page, 'All games'));
    await press(button(page, 'Open a game'));
    await dialog(page).getByRole('textbox').fill(text);
    await press(dialog(page).getByRole('button', { name: 'Open', exact: true }));
  };
  // What is nothing of Tilery's is said plainly, with what could be pasted instead.
  await paste('Hello, have you seen this game?');
  await expect(dialog(page).getByRole('alert')).toHaveText(
    /^There is nothing in this text that Tilery can open\. Paste a whole link /,
  );
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await openGame(page, 'tilt');
  await paste('tilt:9x9#1');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'line 1, column 6: expected a number of columns',
  );
  await dialog(page).getByRole('textbox').fill('  tilt:5x5#77\n');
  await press(dialog(page).getByRole('button', { name: 'Open', exact: true }));
  await expect.poll(async () => (await state(page)).id).toBe('tilt:5x5#77');
  await expect(dialog(page)).toHaveCount(0);

  await paste('tilery 1\nid tilt:4x4#42\nat 1\nleft\nup\n');
  await expect.poll(async () => (await state(page)).moves).toEqual(['left']);
  await expect(button(page, 'Redo')).toBeEnabled();
  await paste(`${baseURL}#${packed('tilt:2x2@2,4/8,2;score=20')}`);
  await expect.poll(async () => (await state(page)).position).toContain('tilt:2x2@2,4/8,2;score=20');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('faults of texts are told in the language of the page', async ({ page }) => {
    await openGame(page, 'tilt');
    await follow(page, 'ttilt:9x9%231');
    const notice = page.getByRole('status');
    await expect(notice).toContainText('ligne 1, colonne 6');
    await expect(notice).toContainText(/il fallait un nombre de colonnes de 2 à 8, mais il y a «.9x9.»/);
    await notice.getByRole('button', { name: 'Fermer' }).click();
    // The reason of a refused move is a sentence of the game.
    await follow(page, packed('tilery 1\nid tilt:2x2#1\nat 0\nleft x900\n'));
    await expect(notice).toContainText(/refusé comme coup \d+/);
    await expect(notice).not.toContainText(/refused|moves/);
  });
});

test('a link opened in the same tab is followed', async ({ page }) => {
  await openText(page, 'tilt:4x4#1');
  await follow(page, packed('tilt:4x4#2'));
  await expect.poll(async () => (await state(page)).id).toBe('tilt:4x4#2');
});
