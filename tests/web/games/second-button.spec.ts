// The second button of a small game, B: on the pad, by its key, in rules, and on an exported page.
import { readFile, writeFile } from 'node:fs/promises';
import { expect, hand, type Page, test } from '../fixtures';
import { button, figure, moves, openText, press, upload } from '../page';
import { goTo, keptText, openPage, openStudio, tab } from '../studio-page';

/** A wins ten points, B a hundred. */
const GAME = `tilecode 2
title Two Buttons
time turns
background ground . grass
sprite player p player
sprite coin c coin

level
map
  .....
  .....
  .....
sprites
  p....
  .....
  ....c

rule press:right all-four
when C +player
do C move:right

rule press:a
when C +player
do game score:10

rule press:b
when C +player
do game score:100
`;

/** The middle of a round button of the pad, at the right end of the screen. */
async function roundButton(page: Page, name: 'A' | 'B'): Promise<{ x: number; y: number }> {
  const box = await page.locator('.board canvas').boundingBox();
  if (box === null) throw new Error('there is no board');
  const isWide = box.width > box.height;
  const size = isWide ? Math.min(68, 0.26 * box.height) : Math.min(68, 0.19 * box.width, box.height / 8);
  const [right, up] = isWide ? [0.9, name === 'A' ? 3 : 1] : name === 'A' ? [0.8, 2.3] : [1.2, 0.8];
  return { x: box.x + box.width - right * size, y: box.y + box.height - up * size };
}

for (const size of [undefined, { width: 320, height: 568 }, { width: 844, height: 390 }])
  test(`on a screen of ${size?.width ?? 'the usual'} pixels the pad has A and B`, {
    tag: '@phone',
  }, async ({ page }) => {
    if (size !== undefined) await page.setViewportSize(size);
    await openText(page, GAME);
    await hand.tap(page, await roundButton(page, 'B'));
    await expect.poll(() => moves(page)).toEqual(['B']);
    await expect(figure(page, 'score')).toHaveText('100');
    await hand.tap(page, await roundButton(page, 'A'));
    await expect(figure(page, 'score')).toHaveText('110');
  });

test('the key in the place of C is B, whatever it prints, and the help names it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openText(page, GAME);
  await page.keyboard.press('KeyC');
  await expect(figure(page, 'score')).toHaveText('100');
  await page.evaluate(() => {
    for (const type of ['keydown', 'keyup'])
      document.body.dispatchEvent(new KeyboardEvent(type, { key: 'ц', code: 'KeyC', bubbles: true }));
  });
  await expect(figure(page, 'score')).toHaveText('200');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('X is the button A, C the button B');
});

test(
  'a rule of B is chosen in the editor, and an exported page plays it',
  {
    tag: '@desktop',
  },
  async ({ page, browser }, info) => {
    const path = info.outputPath('two.txt');
    const [first = ''] = GAME.replace('tilecode 2', 'tilecode 1')
      .replace('time turns\n', '')
      .split('\nrule press:b');
    await writeFile(path, first);
    await openStudio(page);
    await upload(button(page, 'Open a file'), path);
    await press(tab(page, 'Rules'));
    await press(page.locator('[data-rule="1"]').first());
    await press(page.getByRole('button', { name: 'When: A is pressed. Change it' }));
    await press(page.getByRole('button', { name: 'B is pressed', exact: true }));
    await expect(page.locator('.rule-sentence')).toContainText(
      'When you press B: if there is a player, you get 10 points.',
    );
    await expect.poll(() => keptText(page)).toContain('rule press:b\nwhen C +player\ndo game score:10');
    expect(await keptText(page)).toMatch(/^tilecode 2\n/);
    await goTo(page, 'Share');
    const alone = await openPage(page, browser, info.outputPath('two.html'));
    await expect(alone.getByRole('gridcell')).toHaveCount(15);
    await alone.keyboard.press('KeyC');
    await expect(alone.locator('#figures')).toContainText('Score 10');
    expect(await readFile(info.outputPath('two.html'), 'utf8')).toContain('press:b');
  },
);
