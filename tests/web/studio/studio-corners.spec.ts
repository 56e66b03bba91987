// Commands for the corners of a rule's nine tiles, by finger and by keys, and in play.
import { writeFile } from 'node:fs/promises';
import type { Locator, TestInfo } from '@playwright/test';
import { expect, expectNoBarriers, type Page, test } from '../fixtures';
import { button, press, upload } from '../page';
import { keptText, openStudio, tab } from '../studio-page';

const GAME = `tilecode 1
title Corners
background ground . grass
sprite player p player
sprite coin c coin

level
map
  ...
  ...
  ...
sprites
  ..c
  .p.
  ...

rule press:a
when C +player
when NE +coin
do game score:10
`;

const deeds = (page: Page) => page.getByRole('grid', { name: 'Do this' });
const cell = (grid: Locator, start: string) => grid.getByRole('gridcell', { name: new RegExp(`^${start}:`) });

/** Opens the rule of the game. */
async function openRule(page: Page, info: TestInfo): Promise<void> {
  const path = info.outputPath('corners.txt');
  await writeFile(path, GAME);
  await openStudio(page);
  await upload(button(page, 'Open a file'), path);
  await press(tab(page, 'Rules'));
  await press(page.locator('[data-rule="0"]').first());
}

test('a corner is commanded, and its sprite obeys', { tag: '@phone' }, async ({ page }, info) => {
  await openRule(page, info);
  await press(cell(deeds(page), 'At the upper right'));
  await press(page.getByRole('region', { name: /happens/ }).getByRole('button', { name: 'vanish' }));
  await expect(page.locator('.rule-sentence')).toContainText('the coin at its upper right vanishes');
  await press(cell(deeds(page), 'At the lower left'));
  await press(page.getByRole('region', { name: /happens/ }).getByRole('button', { name: 'make coin' }));
  await expect.poll(() => keptText(page)).toContain('do NE destroy\ndo SW create:coin\ndo game score:10');
  expect(await keptText(page)).toMatch(/^tilecode 2\n/);
  await expectNoBarriers(page);
});

test('keys lead over all nine tiles to the game and back', { tag: '@desktop' }, async ({ page }, info) => {
  await openRule(page, info);
  await cell(deeds(page), 'In the middle').focus();
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  await keys('ArrowUp', 'ArrowRight');
  await expect(cell(deeds(page), 'At the upper right')).toBeFocused();
  await keys('!');
  await expect.poll(() => keptText(page)).toContain('when NE +coin\ndo NE destroy\ndo game score:10');
  await keys('ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(cell(deeds(page), 'In the game')).toBeFocused();
  await keys('ArrowUp');
  await expect(cell(deeds(page), 'Below')).toBeFocused();
  await keys('ArrowLeft', 'ArrowLeft');
  const when = page.getByRole('grid', { name: 'When it looks like this' });
  await expect(cell(when, 'At the lower right')).toBeFocused();
  await keys('ArrowRight');
  await expect(cell(deeds(page), 'At the lower left')).toBeFocused();
});
