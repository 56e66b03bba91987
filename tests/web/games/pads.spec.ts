// The surroundings of a game with a pad: they never move the board, and texts have room beside each other.
import { readFileSync } from 'node:fs';
import { at } from '../../../scripts/lib.mjs';
import { expect, state, test } from '../fixtures';
import { cellBox, openText, play, press, seen } from '../page';

test.use({ locale: 'fr-FR' });

/** The rounds that win a level, from the trail. */
function solution(id: string): string[] {
  const lines = readFileSync(at('crates', 'tilecode', 'trail.txt'), 'utf8').split('\n');
  const moves = lines.find((line) => line.startsWith(`tilecode:${id};`))?.split(' | ')[1] ?? '';
  return moves.split(', ').flatMap((move) => {
    const [round = '', times = '1'] = move.split(' x');
    return Array<string>(Number(times)).fill(round);
  });
}

test('a score of four digits fits, also in landscape', { tag: '@phone' }, async ({ page }) => {
  // Before the first move, when sound is offered.
  const upright = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 844, height: 390 });
  await openText(page, 'tilecode:steps-2#1');
  await expect(page.getByRole('button', { name: 'Activer le son' })).toBeInViewport({ ratio: 1 });
  const gaps = await page.locator('.actions button:visible span').evaluateAll((all) => {
    const rects = all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    });
    return rects.slice(1).map(({ left }, n) => left - (rects[n]?.right ?? 0));
  });
  expect(gaps.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...gaps), 'words do not touch').toBeGreaterThanOrEqual(4);

  await page.setViewportSize(upright);
  // A board of the trail, where nothing moves before the first press. The moves that follow win it.
  await openText(page, 'tilecode:maze#1;aim=win');
  await expect(page.locator('.aim')).toBeVisible();
  await page.keyboard.press('p');
  const top = async () => (await page.locator('.board').boundingBox())?.y;
  const before = await top();
  await play(page, ...solution('maze#1').slice(0, -1));
  await seen(page);
  expect((await state(page)).figures.score).toBeGreaterThan(999);
  expect(await top()).toBe(before);
});

// In the panel of a desktop, the deal has a line of its own below the buttons.
for (const [tag, width, height, most] of [
  ['@phone', 320, 568, 3],
  ['@phone', 844, 390, 4],
  ['@desktop', 1280, 800, 4],
] as const)
  test(`no title breaks within a word, is cut off or takes more than ${most} lines: ${width}x${height}`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const chapters = (game: string): { boards: { text: string }[] }[] =>
      JSON.parse(readFileSync(at('www', 'pkg', 'trails', `${game}.json`), 'utf8'));
    const texts = [
      ...['tilt', 'tilerama', 'tileburst', 'mound'].map((game) => chapters(game)[1]?.boards[0]?.text),
      // Each chapter of TileCode is a small game.
      ...chapters('tilecode').map(({ boards }) => boards[0]?.text.split(';')[0]),
    ];
    for (const text of texts) {
      await openText(page, text ?? '');
      const bad = await page.locator('.title h1').evaluate((title, most) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
          for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word[0]);
          }
        const name = title.firstElementChild as HTMLElement;
        if (name.scrollHeight > name.clientHeight + 2) broken.push(`${name.textContent} is cut off`);
        const lines =
          title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight);
        if (lines > most) broken.push(`${lines} lines`);
        return broken;
      }, most);
      expect(bad, text).toEqual([]);
    }
  });

test('the history leaves the whole pad visible', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openText(page, 'tilecode:steps#1');
  await page.keyboard.press('ArrowRight');
  await press(page.getByRole('button', { name: 'Menu' }));
  await press(page.locator('#menu .more'));
  await press(page.getByRole('button', { name: 'Historique' }));
  const strip = await page.getByRole('region', { name: 'Historique' }).boundingBox();
  const board = await page.locator('.board canvas').boundingBox();
  if (strip === null || board === null) throw new Error('there is no strip');
  expect(board.y + board.height).toBeLessThanOrEqual(strip.y);
});

test.describe('with films', () => {
  test.use({ motion: true });

  test('the card of a lost level does not cover the place of the loss', { tag: '@phone' }, async ({
    page,
  }) => {
    await openText(page, 'tilecode:steps-4#1');
    for (const key of ['Up', 'Up', 'Right', 'Right', 'Right', 'Right'])
      await page.keyboard.press(`Arrow${key}`);
    const card = page.locator('.moment[data-kind="lose"] .moment-card');
    await expect(card).toBeVisible();
    const box = await card.boundingBox();
    const cells = page.locator('.board').getByRole('gridcell');
    const [first, last] = [await cellBox(cells.first()), await cellBox(cells.last())];
    if (box === null) throw new Error('no card');
    const isApart = box.y + box.height <= first.y + 1 || box.y >= last.y + last.height;
    expect(isApart).toBe(true);
  });
});
