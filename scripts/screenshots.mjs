// Takes pictures of every screen in every size and theme, into screenshots/, for somebody to look at.
//
//   npm run screenshots                  all of scripts/screens.mjs
//   npm run screenshots -- start dark    only those whose file name holds every word
//   npm run screenshots -- --readme      the README's few, into docs/screenshots/
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from './browser.mjs';
import { buildSite } from './build.mjs';
import { at, main, Problem, shown } from './lib.mjs';
import { SCREENS, SIZES, THEMES } from './screens.mjs';
import { serve } from './serve.mjs';
import { setup } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

/** The README shows a phone by day and a desktop by night. */
const README = /** @type {const} */ ([
  { size: { width: 390, height: 844, language: 'en-GB' }, theme: 'light', where: 'phone' },
  { size: { width: 1280, height: 800, language: 'en-GB' }, theme: 'dark', where: 'desktop' },
]);

await main(async () => {
  const words = process.argv.slice(2).filter((word) => word !== '--readme');
  const readme = process.argv.includes('--readme');
  const shots = SCREENS.filter((screen) => !readme || screen.readme).flatMap((screen) =>
    readme
      ? README.filter(({ where }) => where === screen.readme).map(({ size, theme, where }) => ({
          screen,
          size,
          theme,
          name: `${screen.name}-${where}`,
        }))
      : SIZES.flatMap((size) =>
          THEMES.map((theme) => {
            return { screen, size, theme, name: `${screen.name}-${size.width}x${size.height}-${theme}` };
          }),
        ),
  );
  const wanted = shots.filter(({ name }) => words.every((word) => name.includes(word)));
  if (wanted.length === 0) throw new Problem('no screen of scripts/screens.mjs fits');

  setup({ browser: true });
  buildWasm();
  buildSite();
  const folder = readme ? at('docs', 'screenshots') : at('screenshots');
  mkdirSync(folder, { recursive: true });

  const { chromium } = await import('@playwright/test');
  const { url, close } = await serve();
  const browser = await chromium.launch(launchOptions());
  for (const { screen, size, theme, name } of wanted) {
    const phone = Math.min(size.width, size.height) < 700;
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: readme ? 2 : 1,
      hasTouch: phone,
      isMobile: phone,
      colorScheme: theme,
      locale: screen.isEnglish ? 'en-GB' : size.language,
      // Still pictures: nothing half way.
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
    const file = join(folder, `${name}.png`);
    try {
      await page.goto(`${url}#${screen.game ?? 'tilt'}`, { waitUntil: 'networkidle' });
      await screen.steps?.(page);
      await page.screenshot({ path: file });
      console.log(shown(file));
    } catch (error) {
      console.error(`${name}: ${error}`);
      process.exitCode = 1;
    }
    await context.close();
  }
  await browser.close();
  await close();
});
