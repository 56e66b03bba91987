// The strip of figures shows all figures of a game: those that do not fit wrap to the next line, or scroll
// beside the board, and none disappears.
import { expect, test } from '../fixtures';
import { button, figure, openText, press } from '../page';

test('a game with nine long figures shows them all on the smallest screens', { tag: '@phone' }, async ({
  page,
}) => {
  await openText(page, 'mound:classic-5-8-5#1');
  await page.locator('.figures').evaluate((list) => {
    while (list.children.length < 9) {
      const figure = list.firstElementChild?.cloneNode(true) as HTMLElement;
      figure.querySelector('dd')?.replaceChildren('12,345,678');
      list.append(figure);
    }
  });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [568, 320],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The board makes room for the strip in the next frame.
    await expect(async () => {
      const faults = await page.evaluate(() => {
        const list = document.querySelector('.figures') as HTMLElement;
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        const strip = list.getBoundingClientRect();
        const others = [...document.querySelectorAll('.board canvas, .bar button, h1')];
        const covered = others.filter((other) => meet(strip, other.getBoundingClientRect()));
        // If there is no room for all figures, the strip scrolls.
        const hidden = [...list.children].filter((figure) => {
          figure.scrollIntoView({ block: 'nearest' });
          const text = document.createRange();
          text.selectNodeContents(figure);
          const box = text.getBoundingClientRect();
          return (
            box.left < strip.left - 1 ||
            box.right > strip.right + 1 ||
            box.top < strip.top - 1 ||
            box.bottom > strip.bottom + 1
          );
        });
        const isOnScreen =
          strip.left >= 0 && strip.top >= 0 && strip.right <= innerWidth && strip.bottom <= innerHeight;
        const nameOf = ({ tagName, textContent }: Element) => `${tagName} ${textContent?.trim()}`;
        return [isOnScreen ? [] : 'the strip', covered.map(nameOf), hidden.map(nameOf)].flat();
      });
      expect(faults, `${width}x${height}`).toEqual([]);
    }).toPass();
  }
});

test('three figures are in sight, and the others after a tap', { tag: '@phone' }, async ({ page }) => {
  await openText(page, 'tileburst:classic#1');
  await expect(page.locator('.figures [data-figure]')).toHaveCount(3);
  await press(button(page, 'More figures'));
  await expect(figure(page, 'factor')).toBeVisible();
  await press(button(page, 'More figures'));
  await expect(page.locator('.figures [data-figure]')).toHaveCount(3);
});

test('a puzzle shows no figure that its goal does not need', { tag: '@desktop' }, async ({ page }) => {
  for (const [text, ids] of [
    ['tilt:2x2#1;aim=reach 8', []],
    ['tilt:3x3#1;aim=survive 3', ['score']],
    ['tilerama:classic-a-x3~2#1;aim=solve', []],
    ['tileburst:classic#1;aim=burst 1', []],
    ['mound:classic-5-8-5#1;aim=clear', []],
    ['tilecode:crates#1;aim=win', []],
  ] as const) {
    await openText(page, text);
    await expect(page.locator('.aim .goal')).toBeVisible();
    const shown = await page
      .locator('[data-figure]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-figure')));
    expect(shown, text).toEqual(ids);
  }
});

test('a figure whose name does not say all explains itself', async ({ page }) => {
  await openText(page, 'mound:classic-5-8-5#1');
  const before = await page.locator('.board').boundingBox();
  await press(button(page, 'Blocks'));
  await expect(page.locator('.toast')).toContainText('If bricks are left after 64 of them');
  expect(await page.locator('.board').boundingBox(), 'the board stays').toEqual(before);
  await expect(button(page, 'Score')).toHaveCount(0);
});
