// The exported page of a game: its points and levels, and the archive for hosts of games, which is unpacked and
// played from a disk and within the page of such a host.
import { readFile, writeFile } from 'node:fs/promises';
import type { FrameLocator } from '@playwright/test';
import { unzip } from '../../unzip.mjs';
import { expect, type Page, test } from '../fixtures';
import { button, cellBox, downloaded, frames, stopClock, upload } from '../page';
import { goTo, openFramed, openPage, openSaved, openStudio, winByGoingRight } from '../studio-page';

const COINS = `tilecode 1
title Coins
pace 1000
background ground . grass
sprite player p player
sprite coin c coin

level First
map
  .....
  .....
  .....
sprites
  pc...
  .....
  ....c

level Second
map
  .......
sprites
  p.....c

level
map
  ...
sprites
  p.c

${winByGoingRight()}`;

/** Opens a project from a file and goes to its Share place. */
async function share(page: Page, path: string, text = COINS): Promise<void> {
  await writeFile(path, text);
  await openStudio(page);
  await upload(button(page, 'Open a file'), path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coins');
  await goTo(page, 'Share');
}

/**
 * Goes right, and returns the middle of the points that this earns. The clock stands still until they appear,
 * since they are shown for a second, and not at all if their code is late.
 */
async function pointsOf(page: Page, text: string): Promise<{ x: number; y: number }> {
  await page.clock.install();
  await stopClock(page);
  await page.keyboard.press('ArrowRight');
  const points = page.locator('.board-float').filter({ hasText: text });
  await frames(page, async () => {
    expect(await points.count()).toBe(1);
  });
  const box = await points.boundingBox();
  if (box === null) throw new Error('the points are not visible');
  await page.clock.resume();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const labels = (where: Page | FrameLocator) =>
  where.getByRole('gridcell').evaluateAll((all) => all.map((cell) => cell.ariaLabel));

test(
  'points rise where they are won, and a level is chosen',
  { tag: '@desktop' },
  async ({ page, browser }, info) => {
    await share(page, info.outputPath('coins.txt'));
    const alone = await openPage(page, browser, info.outputPath('coins.html'));
    await alone.emulateMedia({ reducedMotion: 'reduce' });
    await alone.reload();
    await expect(alone.getByRole('gridcell')).toHaveCount(15);
    const shown = await pointsOf(alone, '+10');
    const coin = await cellBox(alone.getByRole('gridcell', { name: /^player/ }));
    expect(Math.abs(shown.x - coin.x - coin.width / 2)).toBeLessThan(coin.width / 2);
    expect(Math.abs(shown.y - coin.y - coin.height / 2)).toBeLessThan(coin.height);

    // On the narrowest phone the controls leave room for the board.
    await alone.setViewportSize({ width: 320, height: 568 });
    const rows = () =>
      alone
        .locator('footer > :is(select, button)')
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    await expect.poll(rows, 'rows of controls').toBe(2);
    await alone.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(rows, 'rows of controls').toBe(1);

    // The list of levels is used by keys, which reach no game meanwhile.
    const levels = alone.getByRole('combobox', { name: 'Level' });
    const player = alone.getByRole('gridcell').first();
    await expect(levels.getByRole('option'), 'a level without a name has its number').toHaveText([
      '1. First',
      '2. Second',
      'Level 3',
    ]);
    await levels.focus();
    await alone.keyboard.press('ArrowDown');
    await expect(alone.getByRole('gridcell')).toHaveCount(7);
    await expect(levels).toBeFocused();
    await expect(alone.locator('#figures')).toHaveText('Score 0 · Level 2 · Second');
    await alone.keyboard.press('Escape');
    await alone.keyboard.press('ArrowRight');
    await expect.poll(() => labels(alone)).toContain('ground');

    // With Caps Lock on, and on a keyboard of another script.
    await alone.keyboard.press('Control+Z');
    await expect(player).toHaveAccessibleName(/^player/);
    await alone.keyboard.press('ArrowRight');
    await expect(player).not.toHaveAccessibleName(/^player/);
    await alone.getByRole('button', { name: 'Try this level again' }).click();
    await expect(player).toHaveAccessibleName(/^player/);
    await alone.getByRole('button', { name: 'Redo' }).click();
    await expect(player, 'starting again is undone').not.toHaveAccessibleName(/^player/);
    await alone.evaluate(() => {
      const key = { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    await expect(player).toHaveAccessibleName(/^player/);
    await alone.reload();
    await expect(alone.getByRole('gridcell'), 'the level reached is kept').toHaveCount(7);
    await levels.selectOption('1. First');
    await expect(alone.getByRole('gridcell')).toHaveCount(15);
    await alone.context().close();
  },
);

test(
  'points without a tile rise in the middle of the map',
  { tag: '@desktop' },
  async ({ page, browser }, info) => {
    const [first = ''] = COINS.split('\nlevel Second');
    const one = `${first.replace('....c', '.....')}\n${winByGoingRight().replace('do game win', 'do game score:50 win')}`;
    await share(page, info.outputPath('coins.txt'), one);
    const alone = await openPage(page, browser, info.outputPath('coins.html'));
    await alone.setViewportSize({ width: 390, height: 844 });
    await alone.emulateMedia({ reducedMotion: 'reduce' });
    await alone.reload();
    const cells = alone.getByRole('gridcell');
    await expect(cells).toHaveCount(15);
    const shown = await pointsOf(alone, '+50');
    const middle = await cells.nth(7).boundingBox();
    if (middle === null) throw new Error('the map is not visible');
    expect(Math.abs(shown.x - middle.x - middle.width / 2)).toBeLessThan(middle.width / 2);
    expect(Math.abs(shown.y - middle.y - middle.height / 2)).toBeLessThan(middle.height);
    await alone.context().close();
  },
);

test(
  'the archive for game sites plays from a disk, and framed by a host of another origin',
  {
    tag: ['@desktop', '@ships'],
  },
  async ({ page, browser }, info) => {
    await share(page, info.outputPath('coins.txt'));
    const download = await downloaded(page.getByRole('main').getByRole('button', { name: /^Archive/ }));
    expect(download.suggestedFilename()).toBe('coins.zip');
    const archive = await readFile(await download.path());
    // The package of all games is larger than that of one.
    if (info.project.name === 'ships') expect(archive.length).toBeLessThan(1_000_000);
    const files = unzip(archive);
    expect([...files.keys()]).toEqual(['index.html', 'cover.png']);
    expect(files.get('cover.png')?.content.subarray(1, 4).toString()).toBe('PNG');
    const html = files.get('index.html')?.content.toString() ?? '';
    const path = info.outputPath('index.html');
    await writeFile(path, html);

    const { context, page: disk, ...kept } = await openSaved(browser, path);
    await expect.poll(() => labels(disk)).toContain('player on ground');
    await disk.keyboard.press('ArrowRight');
    await expect(disk.locator('#figures')).toContainText('10');
    expect(kept, 'a page from a disk requests nothing').toEqual({ faults: [], asked: [] });
    await context.close();

    const { context: framed, page: host, frame, faults, asked } = await openFramed(browser, html);
    await expect.poll(() => labels(frame)).toContain('player on ground');
    const board = await frame.locator('#board canvas').first().boundingBox();
    if (board === null) throw new Error('the frame has no board');
    const at = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    await host.mouse.move(at.x - 40, at.y);
    await host.mouse.down();
    await host.mouse.move(at.x + 40, at.y, { steps: 5 });
    await host.mouse.up();
    await expect(frame.locator('#figures')).toContainText('10');
    // The board has the focus now, so that keys reach the game within the frame.
    await frame.getByRole('combobox').selectOption('2. Second');
    await expect(frame.getByRole('gridcell')).toHaveCount(7);
    expect(asked, 'the game requests nothing but itself').toEqual([
      'https://host.example/',
      'https://games.example/game.html',
    ]);
    expect(faults).toEqual([]);
    await framed.close();
  },
);
