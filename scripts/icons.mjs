// Draws the icons of the installed page from www/public/icon.svg into www/public. The pictures are committed;
// run it after a change of the drawing.
import { readFileSync } from 'node:fs';
import { launchOptions } from './browsers/browser.mjs';
import { at, main, shown } from './lib.mjs';
import { setup } from './setup.mjs';

/**
 * The drawing. `bleed` extends the background over the whole square, for systems that crop icons to a shape,
 * and `scale` keeps the tiles within the part that every shape shows (a circle of four fifths of the width).
 */
const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, bleed: true, scale: 0.82 },
  { file: 'apple-touch-icon.png', size: 180, bleed: true, scale: 0.94 },
];

await main(async () => {
  await setup({ browser: true });
  const { chromium } = await import('@playwright/test');
  const drawing = readFileSync(at('www', 'public', 'icon.svg'), 'utf8');
  const browser = await chromium.launch(launchOptions());
  for (const { file, size, bleed = false, scale = 1 } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
    await page.evaluate(
      ([bleed, scale]) => {
        if (bleed) document.getElementById('ground')?.removeAttribute('rx');
        const to = 256 * (1 - Number(scale));
        document.getElementById('tiles')?.setAttribute('transform', `translate(${to} ${to}) scale(${scale})`);
      },
      [bleed, scale],
    );
    const path = at('www', 'public', file);
    await page.screenshot({ path, omitBackground: true });
    console.log(shown(path));
    await page.close();
  }
  await browser.close();
});
