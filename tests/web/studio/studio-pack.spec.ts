// Packs are made in the studio, and shared as a link, a file, an archive and a page.
import { readFile, writeFile } from 'node:fs/promises';
import { MOST_CHARS, parsePack } from '../../../www/store/projects/pack';
import { unzip } from '../../unzip.mjs';
import { expect, expectNoBarriers, type Page, test } from '../fixtures';
import { button, dialog, downloaded, press, upload } from '../page';
import { openFramed, openSaved, openStudio, winByGoingRight } from '../studio-page';

/** A game that is won by going right. */
const game = (title: string, levels: number, background = 'grass') => `tilecode 2
title ${title}
author Ann
time turns
background ground . ${background}
sprite player p player
sprite coin c coin
${'\nlevel Room\nmap\n  ...\nsprites\n  pc.\n'.repeat(levels)}
${winByGoingRight()}`;

/** Opens files of games as projects, and goes back to the list of projects. */
async function bring(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await openStudio(page);
  for (const text of texts) {
    await writeFile(path, text);
    await upload(button(page, 'Open a file'), path);
    await expect(page.getByRole('navigation', { name: 'Places of the project' })).toBeVisible();
    await press(button(page, 'Back'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make your own game');
  }
}

/** Opens the dialog, and chooses games in an order. */
async function choose(page: Page, ...titles: readonly string[]): Promise<void> {
  await press(button(page, 'Share as a pack'));
  for (const title of titles) await press(dialog(page).getByRole('checkbox', { name: title }));
}

const way = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name });

test(
  'a pack is made of projects in a chosen order, and a stranger plays and keeps it',
  { tag: '@phone' },
  async ({ page, stranger }, info) => {
    const texts = [game('One', 1), game('Two', 2), game('Broken', 1, 'nothing-known'), game('Three', 3)];
    await bring(page, info.outputPath('game.txt'), texts);
    await choose(page, 'Three');
    await expect(way(page, /^Link to the pack/), 'one game is no pack').toBeDisabled();
    await expect(dialog(page).getByRole('checkbox', { name: 'Broken' })).toBeDisabled();
    await press(dialog(page).getByRole('checkbox', { name: 'One' }));
    await press(dialog(page).getByRole('checkbox', { name: 'Two' }));
    await press(dialog(page).getByRole('checkbox', { name: 'One' }));
    await expect(dialog(page).getByRole('checkbox', { name: 'Two' })).toHaveAccessibleName(/game 2/);
    await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Both & more');
    await expectNoBarriers(page);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    );
    await press(way(page, /^Link to the pack/));
    const field = dialog(page).getByRole('textbox', { name: 'Link to the pack' });
    await expect(field).toHaveValue(/#[mz]/);
    const saved = await downloaded(way(page, /^File/));
    expect(saved.suggestedFilename()).toBe('both-more.tilery');
    const pack = parsePack(await readFile(await saved.path(), 'utf8'));
    expect(pack.title).toBe('Both & more');
    expect(pack.games.map((text) => /^title (.*)$/m.exec(text)?.[1])).toEqual(['Three', 'Two']);

    const link = await field.inputValue();
    await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Another');
    await dialog(page).getByRole('textbox', { name: 'Title' }).blur();
    await expect(field, 'a link to another title is not offered').toHaveCount(0);
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Both & more');
    const cards = stranger.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Three');
    await press(button(stranger, 'Play Two'));
    await expect.poll(() => stranger.evaluate(() => window.tilery?.session?.title())).toBe('Two');
    await stranger.keyboard.press('ArrowRight');
    await expect.poll(() => stranger.evaluate(() => window.tilery?.session?.figures().level)).toBe(2);
    await stranger.goBack();
    await expect(cards.last()).toContainText('level 2 of 2 reached');
    await stranger.reload();
    await expect(cards.last()).toContainText('level 2 of 2 reached');
  },
);

test(
  'a page of a pack lists its games, plays them from a disk, and keeps the levels',
  {
    tag: ['@desktop', '@ships'],
  },
  async ({ page, browser }, info) => {
    await bring(page, info.outputPath('game.txt'), [game('One', 1), game('Two', 2)]);
    await choose(page, 'Two', 'One');
    const zipped = await downloaded(way(page, /^Archive/));
    expect(zipped.suggestedFilename()).toBe('pack-of-games.zip');
    const files = unzip(await readFile(await zipped.path()));
    expect([...files.keys()]).toEqual(['index.html', 'cover.png']);
    const download = await downloaded(way(page, /^One page to keep/));
    const path = info.outputPath('pack.html');
    await download.saveAs(path);
    const html = await readFile(path, 'utf8');
    // The largest pack has room, too, beside the package of one game. JSON writes a line break as two
    // characters.
    if (info.project.name === 'ships')
      expect(Buffer.byteLength(html) + 1.5 * MOST_CHARS).toBeLessThan(1_000_000);
    expect(files.get('index.html')?.content.toString()).toBe(html);

    const { context, page: alone, faults, asked } = await openSaved(browser, path);
    await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Pack of games');
    const cards = alone.getByRole('listitem');
    await expect(cards).toHaveText(['Two2 levels', 'Oneone level']);
    await expect(alone.locator('#board')).toBeHidden();
    await expectNoBarriers(alone);

    await cards.first().getByRole('button').click();
    await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Two');
    await expect(alone.locator('#made')).toHaveText('by Ann');
    await alone.keyboard.press('ArrowRight');
    await expect(alone.locator('#figures')).toContainText('Level 2');
    await alone.getByRole('button', { name: 'All games' }).click();
    await expect(cards.first()).toContainText('level 2 of 2 reached');
    await expect(cards.first().getByRole('button')).toBeFocused();
    // Keys reach no game behind the list.
    await alone.keyboard.press('ArrowRight');

    await cards.last().getByRole('button').click();
    await expect(alone.getByRole('combobox')).toBeHidden();
    await alone.keyboard.press('ArrowRight');
    await expect(alone.locator('#note')).toContainText('won');
    await alone.reload();
    await expect(cards).toHaveText(['Twolevel 2 of 2 reached', 'One★ won']);
    await cards.first().getByRole('button').click();
    await expect(alone.getByRole('combobox'), 'the game begins at the level reached').toHaveValue('1');
    expect([...faults, ...asked]).toEqual([]);
    await context.close();

    // In the frame of a host that forbids storage, the levels are known as long as the page is open.
    const { context: framed, page: host, frame, faults: failures } = await openFramed(browser, html);
    await frame.getByRole('listitem').last().getByRole('button').click();
    await host.keyboard.press('ArrowRight');
    await expect(frame.locator('#note')).toContainText('won');
    await frame.getByRole('button', { name: 'All games' }).click();
    await expect(frame.getByRole('listitem').last()).toContainText('★ won');
    expect(failures).toEqual([]);
    await framed.close();
  },
);

test('a copy of a shipped game names the game that it was made from', { tag: '@desktop' }, async ({
  page,
}) => {
  await openStudio(page);
  await press(button(page, 'Crates: open a copy'));
  await press(page.getByRole('main').getByRole('button', { name: /^Share/ }));
  await expect(page.getByRole('region', { name: 'What players see' })).toContainText('made from “Crates”');
});
