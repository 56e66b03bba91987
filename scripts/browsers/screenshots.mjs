// Takes pictures of every screen in every size and theme, into screenshots/, for review.
//
//   npm run screenshots                  all of scripts/browsers/screens.mjs
//   npm run screenshots -- start dark    only those whose file names contain every word
//   npm run screenshots -- --readme      only the README's, into docs/screenshots/
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { at, main, Problem, shown } from '../lib.mjs';
import { openBrowser } from './open.mjs';
import { painted } from './page.mjs';
import { SCREENS, SIZES, THEMES } from './screens.mjs';

/** The README shows a phone in the light theme and a desktop in the dark theme. */
const README = /** @type {const} */ ([
  { size: { width: 390, height: 844, language: 'en-GB' }, theme: 'light', where: 'phone' },
  { size: { width: 1280, height: 800, language: 'en-GB' }, theme: 'dark', where: 'desktop' },
]);

await main(async () => {
  const words = process.argv.slice(2).filter((word) => word !== '--readme');
  const readme = process.argv.includes('--readme');
  /** @param {string} name */
  const isWanted = (name) => words.every((word) => name.includes(word));
  const wanted = SCREENS.flatMap((screen) =>
    readme
      ? README.filter(({ where }) => where === screen.readme).map(({ size, theme, where }) => ({
          screen,
          size,
          pictures: [{ theme, name: `${screen.name}-${where}` }],
        }))
      : SIZES.map((size) => ({
          screen,
          size,
          pictures: THEMES.map((theme) => ({
            theme,
            name: [screen.name, `${size.width}x${size.height}`, theme, size.language.slice(0, 2)].join('-'),
          })),
        })),
  )
    .map((shot) => ({ ...shot, pictures: shot.pictures.filter(({ name }) => isWanted(name)) }))
    .filter(({ pictures }) => pictures.length > 0);
  if (wanted.length === 0) throw new Problem('no screen of scripts/browsers/screens.mjs matches');

  const { url, browser, close } = await openBrowser({ asHost: false });
  const folder = readme ? at('docs', 'screenshots') : at('screenshots');
  mkdirSync(folder, { recursive: true });

  for (const { screen, size, pictures } of wanted) {
    const phone = Math.min(size.width, size.height) < 700;
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: readme ? 2 : 1,
      hasTouch: phone,
      isMobile: phone,
      locale: size.language,
      // No animation is pictured halfway.
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const where = `${screen.name} at ${size.width}x${size.height}, ${size.language}`;
    page.on('pageerror', (error) => console.error(`${where}: ${error.message}`));
    page.setDefaultTimeout(15_000);
    try {
      await page.goto(`${url}#${screen.game ?? 'tilt'}`, { waitUntil: 'networkidle' });
      // Only the first minute of a game shows its first board.
      const skip = page.locator('.guide .skip');
      if (screen.steps !== undefined && (await skip.isVisible())) await skip.click();
      await screen.steps?.(page);
      if (screen.shows !== undefined) await page.locator(screen.shows).first().waitFor();
      for (const { theme, name } of pictures) {
        const file = join(folder, `${name}.png`);
        await page.emulateMedia({ colorScheme: theme });
        // The board is drawn again in the next frame.
        await painted(page);
        await page.screenshot({ path: file });
        console.log(shown(file));
      }
    } catch (error) {
      console.error(`${where}: ${error}`);
      process.exitCode = 1;
    }
    await context.close();
  }
  await close();
});
