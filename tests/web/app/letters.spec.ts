// The browser's font size: every screen works with letters of twice the usual size.
import { launchOptions } from '../../../scripts/browsers/browser.mjs';
import { expect, type Page, test } from '../fixtures';
import { eachGame, follow, openText, painted } from '../page';

const SIZE = 32;

const { executablePath, args } = launchOptions();
test.use({
  // The size that a player chooses in the browser's settings.
  launchOptions: { executablePath, args: [...args, `--blink-settings=defaultFontSize=${SIZE}`] },
  locale: 'fr-FR',
});

/** Words that are cut off, extend beyond the window or overlap others. Only visible words count. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const boxes: { of: Element; text: string; box: DOMRect }[] = [];
    const modal = document.querySelector('dialog[open]');
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const of = node.parentElement;
      if (
        text === '' ||
        of === null ||
        !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (
        of.closest('.hidden, .symbols, .clipped, [role="grid"], .moment, select, script, svg, .mark') !== null
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // Words for screen readers only.
      if (box.width < 2 || getComputedStyle(of).clipPath !== 'none') continue;
      let isSlid = false;
      let isCut = false;
      let { left, top, right, bottom } = box;
      for (let around: Element | null = of; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(around);
        const part = around.getBoundingClientRect();
        const isScroller = /auto|scroll/.test(overflowX + overflowY);
        // Scrolling rows and pages, and long names that end in an ellipsis, may hide words.
        if (isScroller || webkitLineClamp !== 'none') isSlid = true;
        else if (overflowX !== 'visible' && !isSlid && around !== document.body)
          isCut ||= box.left < part.left - 1 || box.right > part.right + 1;
        if (overflowX === 'visible') continue;
        left = Math.max(left, part.left);
        top = Math.max(top, part.top);
        right = Math.min(right, part.right);
        bottom = Math.min(bottom, part.bottom);
      }
      if (isCut) found.push(`cut: ${text}`);
      if (!isSlid && (box.left < -1 || box.right > innerWidth + 1)) found.push(`sticks out: ${text}`);
      const button = of.closest('button')?.getBoundingClientRect();
      if (button !== undefined && (box.left < button.left - 1 || box.right > button.right + 1))
        found.push(`wider than its button: ${text}`);
      if (right - left > 1 && bottom - top > 1)
        boxes.push({ of, text, box: new DOMRect(left, top, right - left, bottom - top) });
    }
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1)) {
        if (a.of.contains(b.of) || b.of.contains(a.of)) continue;
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // A floating foot may cover a page that scrolls.
        const floats = [a, b].some(({ of }) => of.closest('.rules-foot') !== null);
        if (width > 2 && height > 6 && !floats) found.push(`“${a.text}” and “${b.text}” overlap`);
      }
    return found;
  });

test('with letters of twice the usual size nothing is cut off or overlaps', async ({ page }) => {
  const check = async (screen: string) => {
    await painted(page);
    await expect.poll(() => faults(page), screen).toEqual([]);
  };
  await page.goto('./');
  await expect(page.locator('.game').first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${SIZE}px`);
  await check('the home');
  for (const id of eachGame({ tilerama: 'classic-a-x3!300s#1', tilecode: 'crates#1' })) {
    await openText(page, id);
    await check(id);
    // All of the board and every control can be reached.
    for (const part of await page.locator('.board canvas:first-child, .below button:visible').all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(part, id).toBeInViewport({ ratio: 0.95 });
    }
  }
  for (const name of ['Réglages', 'Nouvelle partie']) {
    await openText(page, 'tilerama:classic-a-x3#7');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu .more').click();
    await page.locator('#menu').getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await follow(page, 'studio');
  await expect(page.locator('button.open').first()).toBeVisible();
  await check('the studio');
  await page.locator('button.open').first().click();
  for (let n = 0; n < 5; n += 1) {
    await page.locator('nav.tabs button').nth(n).click();
    await expect(page.locator('nav.tabs button').nth(n)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('main.place > *').first()).toBeVisible();
    await check(`the studio, place ${n}`);
  }
});
