// Games, levels and pictures of other tools become projects and kinds: pasted, dropped or from a file, with a
// list of what was not converted.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '../fixtures';
import { button, downloaded, press, upload } from '../page';
import { goTo, keptText, openCopy, openStudio, sheet } from '../studio-page';

const game = (name: string): string => readFileSync(`crates/puzzlescript/tests/games/${name}.txt`, 'utf8');

test('a pasted game becomes a project that plays, and any other text is refused', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'Bring in another game'));
  const dialog = page.getByRole('dialog', { name: 'Bring in another game' });
  const field = dialog.getByRole('textbox', { name: 'Text of the game' });
  await field.fill('Hello');
  await press(dialog.getByRole('button', { name: 'Make a project' }));
  await expect(dialog.getByRole('alert')).toHaveText(
    'line 1, column 1: expected a game of PuzzleScript or of the original TileCode, or Sokoban levels, found something else',
  );
  for (const [text, told] of [
    ['https://www.puzzlescript.net/play.html?p=1', 'Bring the text of this game'],
    ['[gd_scene load_steps=2 format=3]', 'This is from Godot'],
  ] as const) {
    await field.fill(text);
    await press(dialog.getByRole('button', { name: 'Make a project' }));
    await expect(dialog.getByRole('alert')).toContainText(told);
  }
  await field.fill(game('parcels'));
  await press(dialog.getByRole('button', { name: 'Make a project' }));
  const told = page.getByRole('dialog', { name: 'Parcels' });
  await expect(told.getByText('All that matters for play fits')).toBeVisible();
  await press(told.getByRole('button', { name: 'Play it' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play');
  await expect(page.locator('.watch-board')).toBeVisible();
  expect(await keptText(page)).toContain('author The makers of Tilery');
});

test('a file of a game is recognised by its headings, and lines that are not converted are listed', {
  tag: '@phone',
}, async ({ page }) => {
  await openStudio(page);
  const buffer = Buffer.from(game('mixture'));
  await upload(button(page, 'Open a file'), { name: 'mixture.txt', buffer });
  const told = page.getByRole('dialog', { name: 'A bit of everything' });
  await expect(told.getByText(/^\d+ lines do not fit\./)).toBeVisible();
  const line = told.getByRole('listitem').filter({ hasText: 'Line 57' });
  await expect(line).toContainText('rigid [ > Player | Ghost ] -> [ > Player | > Ghost ]');
  await expect(line).toContainText('Rigid rules are left out.');
  await press(told.getByRole('button', { name: 'Look at it' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A bit of everything');
});

const seed = (name: string): string => readFileSync(`tests/fuzz/seeds/original/${name}`, 'utf8');

test('what the original TileCode exports becomes a project on its machine, which can be left', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  await openStudio(page);
  await press(button(page, 'Bring in another game'));
  const dialog = page.getByRole('dialog', { name: 'Bring in another game' });
  await dialog.getByRole('textbox', { name: 'Text of the game' }).fill(seed('export.txt'));
  await press(dialog.getByRole('button', { name: 'Make a project' }));
  const told = page.getByRole('dialog', { name: 'TileCode' });
  await expect(told.getByText('this game plays as it does in the original TileCode')).toBeVisible();
  await press(told.getByRole('button', { name: 'Look at it' }));
  await expect.poll(() => keptText(page)).toContain('machine original');
  await goTo(page, 'Settings');
  await expect(page.getByRole('radio', { name: 'The original’s' })).toBeChecked();
  await press(button(page, 'Use this machine’s own rules'));
  const own = page.getByRole('dialog', { name: 'Use this machine’s own rules' });
  await expect(
    own.getByRole('listitem').filter({ hasText: 'All buttons since the last round' }),
  ).toBeVisible();
  await press(own.getByRole('button', { name: 'Use them' }));
  await expect.poll(() => keptText(page)).not.toContain('machine');
});

test('a browser’s store with several games is a list, of which each becomes a project', {
  tag: '@phone',
}, async ({ page }) => {
  await openStudio(page);
  const store = seed('store.json').trim();
  const other = store.replaceAll('TW1-', 'TW2-').slice(1);
  const buffer = Buffer.from(`${store.slice(0, -1)},${other}`);
  await upload(button(page, 'Open a file'), { name: 'simstate.json', buffer });
  const some = page.getByRole('dialog', { name: '2 games' });
  await expect(some.getByRole('button', { name: /TileCode 2/ })).toBeVisible();
  await press(some.getByRole('button', { name: 'Make a project of each' }));
  await expect(button(page, /TileCode 1/).first()).toBeVisible();
  await expect(button(page, /TileCode 2/).first()).toBeVisible();
});

test('a project is written for the original TileCode, or says why it does not fit', {
  tag: '@desktop',
}, async ({ page }) => {
  await openStudio(page);
  await upload(button(page, 'Open a file'), { name: 'game.txt', buffer: Buffer.from(seed('export.txt')) });
  await press(page.getByRole('dialog', { name: 'TileCode' }).getByRole('button', { name: 'Look at it' }));
  await goTo(page, 'Share');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(button(page, /^For the original TileCode/)),
  ]);
  const written = readFileSync(await file.path(), 'utf8');
  expect(written).toContain('settings.writeBuffer(prefix+"WBackM", hex`');
});

/** Pastes a text or a file, or drops it, on whatever is on the screen, as the browser tells a page of it. */
async function give(page: Page, how: 'paste' | 'drop', { text = '', file }: Given): Promise<void> {
  const tell = (name: string) =>
    page.evaluate(
      ({ name, text, file }) => {
        const data = new DataTransfer();
        if (text !== '') data.setData('text/plain', text);
        if (file !== undefined) {
          const bytes = Uint8Array.from(atob(file.base64), (c) => c.charCodeAt(0));
          data.items.add(new File([bytes], file.name));
        }
        const options = { bubbles: true, cancelable: true };
        const event =
          name === 'paste'
            ? new ClipboardEvent(name, { ...options, clipboardData: data })
            : new DragEvent(name, { ...options, dataTransfer: data });
        return !document.body.dispatchEvent(event);
      },
      { name, text, file },
    );
  // A page that has just opened does not listen yet, and the browser shows that nothing can be dropped.
  if (how === 'drop') await expect.poll(() => tell('dragover')).toBe(true);
  expect(await tell(how)).toBe(true);
}

interface Given {
  text?: string;
  file?: { name: string; base64: string };
}

test('a Sokoban level that is pasted anywhere in the studio is played after two touches', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  await openStudio(page);
  await give(page, 'paste', { text: 'Round the corner\n\n  ####\n###  #\n#@$ .#\n######\n' });
  const told = page.getByRole('dialog', { name: 'Sokoban' });
  await expect(told.getByText('All levels are here.')).toBeVisible();
  await press(told.getByRole('button', { name: 'Play it' }));
  await expect(page.locator('.watch-board')).toBeVisible();
  expect(await keptText(page)).toContain('level Round the corner');
});

test('a collection of Sokoban levels says which level is left out, and which cannot be won', {
  tag: '@phone',
}, async ({ page }) => {
  await openStudio(page);
  const text = readFileSync('tests/fuzz/seeds/sokoban/collection.xsb', 'utf8');
  const buffer = Buffer.from(`${text}\n#####\n#@$ #\n#####\nTitle: Without a spot\n`);
  await upload(button(page, 'Open a file'), { name: 'rooms.xsb', buffer });
  const told = page.getByRole('dialog', { name: 'Three rooms' });
  await expect(told.getByText('One level is left out.')).toBeVisible();
  await expect(told.getByRole('listitem').filter({ hasText: 'Without a spot' })).toContainText(
    'There are not as many crates as spots: 1 to 0.',
  );
  await press(told.getByRole('button', { name: 'Look at it' }));
  await press(button(page, 'Look for problems'));
  await expect(page.getByText('In the corner - Ann: cannot be won.')).toBeVisible();
});

test('a sheet of pictures becomes sprites that can be drawn with at once, and one undo takes them back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openCopy(page, 'Crates');
  await give(page, 'drop', { file: { name: 'my sheet.png', base64: await sheet(page, 'image/png', 2) } });
  const dialog = page.getByRole('dialog', { name: 'Bring pictures' });
  await expect(dialog.getByRole('button', { name: /^Picture \d$/ })).toHaveCount(2);
  await press(dialog.getByRole('button', { name: 'Bring 2 pictures' }));
  await expect
    .poll(() => keptText(page))
    .toMatch(/sprite my-sheet \w pixels\n {2}0{16}\n {2}0{16}\n {2}008{12}00/);
  expect(await keptText(page)).toMatch(/sprite my-sheet2 \w pixels\n {2}0{16}\n {2}0{16}\n {2}00d{12}00/);
  await expect(page.getByRole('button', { name: 'my-sheet', exact: true, pressed: true })).toBeVisible();
  await press(page.getByRole('status').getByRole('button', { name: 'Undo' }));
  await expect.poll(() => keptText(page)).not.toContain('my-sheet');
});

test('on the list of projects, a picture begins a new project, and a damaged one says so', {
  tag: '@phone',
}, async ({ page }) => {
  await openStudio(page);
  await give(page, 'drop', { file: { name: 'half.png', base64: 'iVBORw0KGgoAAAANSUhEUg==' } });
  await expect(page.getByText('half.png cannot be read as a picture')).toBeVisible();
  await give(page, 'paste', { file: { name: 'hero.webp', base64: await sheet(page, 'image/webp', 2) } });
  const dialog = page.getByRole('dialog', { name: 'Bring pictures' });
  await press(dialog.getByRole('radio', { name: 'One moving sprite' }));
  await press(dialog.getByRole('button', { name: 'Bring 2 pictures' }));
  await expect
    .poll(() => keptText(page))
    .toMatch(/title hero\n[\s\S]*sprite hero \w pixels[\s\S]*\nframe pixels\n/);
});

test('a file of Piskel shows its frames, with all layers over each other', { tag: '@phone' }, async ({
  page,
}) => {
  await openCopy(page, 'Crates');
  const png = await sheet(page, 'image/png', 2);
  const layer = (frames: number[]) =>
    JSON.stringify({
      name: 'Layer',
      opacity: 1,
      frameCount: 2,
      chunks: [{ layout: frames.map((frame) => [frame]), base64PNG: `data:image/png;base64,${png}` }],
    });
  const piskel = {
    modelVersion: 2,
    piskel: { name: 'x', fps: 8, height: 16, width: 16, layers: [layer([1, 0])] },
  };
  const base64 = Buffer.from(JSON.stringify(piskel)).toString('base64');
  await give(page, 'drop', { file: { name: 'walk.piskel', base64 } });
  const dialog = page.getByRole('dialog', { name: 'Bring pictures' });
  await press(dialog.getByRole('button', { name: 'Bring 2 pictures' }));
  // The layout puts the second tile first.
  await expect
    .poll(() => keptText(page))
    .toMatch(/sprite walk \w pixels\n {2}0{16}\n {2}0{16}\n {2}00d{12}00/);
});

test('a game of another tool that is pasted on the home becomes a project', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('./');
  await press(button(page, 'Open a game'));
  const dialog = page.getByRole('dialog', { name: 'Open a game' });
  // As a mail quotes it.
  await dialog.getByRole('textbox').fill(game('parcels').replace(/^/gm, '> '));
  await press(dialog.getByRole('button', { name: 'Open', exact: true }));
  const told = page.getByRole('dialog', { name: 'Parcels' });
  await press(told.getByRole('button', { name: 'Play it' }));
  await expect(page.locator('.watch-board')).toBeVisible();
});

test('an exported page and an archive open again as projects', { tag: '@desktop' }, async ({ page }) => {
  await openCopy(page, 'Crates');
  await press(page.getByRole('main').getByRole('button', { name: 'Share' }));
  const made = [
    await downloaded(button(page, /^One page to keep/)),
    await downloaded(button(page, /^Archive/)),
  ];
  for (const file of made) {
    const base64 = readFileSync(await file.path(), 'base64');
    await goTo(page, 'Share');
    await give(page, 'drop', { file: { name: file.suggestedFilename(), base64 } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crates');
  }
  await press(button(page, 'Back'));
  await expect(button(page, /^Open Crates/)).toHaveCount(3);
});
