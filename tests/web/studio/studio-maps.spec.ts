// Maps of other tools become levels: dropped with their tilesets and pictures, chosen tile by tile, played, and
// taken back.
import { deflateSync } from 'node:zlib';
import { expect, type Page, test } from '../fixtures';
import { button, press } from '../page';
import { countPresses, keptText, openCopy, openStudio, sheet, tab } from '../studio-page';

interface Given {
  readonly name: string;
  readonly base64: string;
}

const given = (name: string, text: string): Given => ({ name, base64: Buffer.from(text).toString('base64') });

/** Drops files on a part of the page, as the browser tells a page of it. */
async function drop(page: Page, files: readonly Given[], on = 'body'): Promise<void> {
  const tell = (name: string) =>
    page.evaluate(
      ({ name, files, on }) => {
        const dataTransfer = new DataTransfer();
        for (const { name, base64 } of files)
          dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name));
        const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer });
        return document.querySelector(on)?.dispatchEvent(event) === false;
      },
      { name, files, on },
    );
  // A page that has just opened does not listen yet.
  await expect.poll(() => tell('dragover')).toBe(true);
  expect(await tell('drop')).toBe(true);
}

const TILESET = `<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="cave" tilewidth="16" tileheight="16" tilecount="2" columns="2">
 <image source="cave.png" width="32" height="16"/>
</tileset>`;

/** A map of Tiled, four by two tiles, with a place that is called after the player. */
function map(cells: readonly number[]): string {
  const data = deflateSync(Buffer.from(Uint32Array.from(cells).buffer)).toString('base64');
  return `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" width="4" height="2" tilewidth="16" tileheight="16">
 <tileset firstgid="1" source="sets/cave.tsx"/>
 <layer id="1" name="ground" width="4" height="2"><data encoding="base64" compression="zlib">${data}</data></layer>
 <objectgroup id="2" name="things"><object id="1" name="player" x="20" y="4"><point/></object></objectgroup>
</map>`;
}

test('a dropped map is a level that is played after two touches, and one undo takes it back', {
  tag: ['@phone', '@ships'],
}, async ({ page }) => {
  await openStudio(page);
  const presses = await countPresses(page);
  await drop(page, [
    given('first room.tmx', map([1, 1, 1, 1, 2, 2, 2, 1])),
    given('cave.tsx', TILESET),
    { name: 'cave.png', base64: await sheet(page, 'image/png', 0) },
  ]);
  const dialog = page.getByRole('dialog', { name: 'Bring maps' });
  // The place called after the player is the player.
  await expect(dialog.getByRole('combobox', { name: 'player' })).toHaveValue('kind:player');
  await expect(dialog.getByRole('combobox', { name: 'cave 0' })).toHaveValue('background');
  await press(dialog.getByRole('button', { name: 'Bring one level' }));
  await expect.poll(() => keptText(page)).toMatch(/title first room\n[\s\S]*\nlevel first room\nmap\n/);
  const text = await keptText(page);
  expect(text).toMatch(/background cave-0 C pixels\n {2}8{16}\n/);
  expect(text).toContain('\n  CCCC\n  AAAC\nsprites\n  .p..\n  ....\n');
  await press(tab(page, 'Play'));
  expect(await presses()).toBe(2);
  await expect(page.locator('.watch-board')).toBeVisible();
  await press(tab(page, 'Map'));
  await press(button(page, 'Undo'));
  await expect.poll(() => keptText(page)).not.toContain('cave-0');
});

test('a map asks for its files, and the next one with the same tiles asks about new ones only', {
  tag: '@desktop',
}, async ({ page }) => {
  await openCopy(page, 'Crates');
  const levels = async () => (await keptText(page)).match(/^level /gm)?.length ?? 0;
  await drop(page, [given('one.tmx', map([1, 1, 1, 1, 1, 1, 1, 1]))]);
  const dialog = page.getByRole('dialog', { name: 'Bring maps' });
  await expect(dialog).toContainText('This map also needs the file cave.tsx.');
  await drop(page, [given('cave.tsx', TILESET)], '.bring-map .sheet-body > *');
  await expect(dialog).toContainText('This map also needs the file cave.png.');
  await drop(
    page,
    [{ name: 'cave.png', base64: await sheet(page, 'image/png', 0) }],
    '.bring-map .sheet-body > *',
  );
  await expect(dialog).not.toContainText('This map also needs');
  await dialog.getByRole('combobox', { name: 'cave 0' }).selectOption('wall');
  await press(dialog.getByRole('button', { name: 'Bring one level' }));
  await expect(page.getByText('One level is in the project.')).toBeVisible();
  const before = await levels();
  await drop(page, [given('two.tmx', map([1, 1, 1, 1, 1, 2, 1, 1]))]);
  await expect(dialog.getByRole('combobox', { name: 'cave 1' })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: 'cave 0' })).toBeHidden();
  await press(dialog.getByText('2 tiles are as before'));
  await expect(dialog.getByRole('combobox', { name: 'cave 0' })).toHaveValue('kind:wall');
  await press(dialog.getByRole('radio', { name: 'A new project' }));
  await expect(dialog.getByRole('combobox', { name: 'cave 0' })).toHaveValue('background');
  await press(dialog.getByRole('radio', { name: 'This project' }));
  await press(dialog.getByRole('button', { name: 'Bring one level' }));
  await expect.poll(levels).toBe(before + 1);
});

test('a map that cannot be read says why and where, and changes nothing', { tag: '@phone' }, async ({
  page,
}) => {
  await openStudio(page);
  await drop(page, [given('half.tmx', map([1, 1, 1, 1, 1, 1, 1, 1]).slice(0, 400))]);
  await expect(page.getByText(/^half\.tmx cannot be read: its XML is damaged in line \d+\.$/)).toBeVisible();
  await drop(page, [given('short.tmx', map([1, 1]))]);
  await expect(page.getByText('The layer “ground” is damaged')).toBeVisible();
  await drop(page, [given('cave.tsx', TILESET)]);
  await expect(page.getByText('cave.tsx is a tileset without a map.')).toBeVisible();
});

test('a map that is dropped on the home opens in the studio with what belongs to it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('./');
  await expect(button(page, 'Open a game')).toBeVisible();
  await drop(page, [
    { name: 'cave.png', base64: await sheet(page, 'image/png', 0) },
    given('cave.tsx', TILESET),
    given('one.tmx', map([1, 1, 1, 1, 2, 2, 2, 2])),
  ]);
  const dialog = page.getByRole('dialog', { name: 'Bring maps' });
  await expect(dialog).not.toContainText('This map also needs');
  await press(dialog.getByRole('button', { name: 'Bring one level' }));
  await expect.poll(() => keptText(page)).toMatch(/background cave-0 C pixels\n {2}8{16}\n/);
});

test('a table that is pasted on the home becomes a level of a new project', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('./');
  await press(button(page, 'Open a game'));
  const opened = page.getByRole('dialog', { name: 'Open a game' });
  await opened.getByRole('textbox').fill('\twall\twall\nplayer\t\twall\n');
  await press(opened.getByRole('button', { name: 'Open', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Bring maps' });
  await press(dialog.getByRole('button', { name: 'Bring one level' }));
  await expect.poll(() => keptText(page)).toContain('map\n  .WW\n  ..W\nsprites\n  ...\n  p..\n');
});
