// Counts the visible buttons and figures on each screen of each game, on the built site, on a phone: the
// home, a first board, a game, its result, its menu. COUNTS_PICTURES names a folder for pictures of them.
//
//   npm run bench -- counts
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../scripts/browsers/open.mjs';
import { linkTo, painted, play } from '../../scripts/browsers/page.mjs';
import { at } from '../../scripts/lib.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {string[]} path */
const read = (...path) => JSON.parse(readFileSync(at('www', 'pkg', ...path), 'utf8'));

/** @type {{ id: string, edits: string | null, presets: { params: string }[] }[]} */
const catalogue = read('catalogue.json');
const games = catalogue.filter(({ edits }) => edits === null);
const pictures = process.env.COUNTS_PICTURES;
if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
const [width = 390, height = 844] = (process.env.COUNTS_SIZE ?? '390x844').split('x').map(Number);

const { url, browser, close } = await openBrowser();

/**
 * The visible buttons and figures, within an element if given. @param {Page} page @param {string} [within]
 */
const count = (page, within = 'body') =>
  page.evaluate((selector) => {
    const around = document.querySelector(selector) ?? document.body;
    const inSight = (/** @type {string} */ what) =>
      [...around.querySelectorAll(what)].filter((one) => {
        const { width, height, top, bottom } = one.getBoundingClientRect();
        const isSeen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isSeen && width > 1 && height > 1 && bottom > 0 && top < innerHeight;
      }).length;
    return {
      buttons: inSight('button, a[href]'),
      figures: inSight('[data-figure], .over .result, .facts span'),
    };
  }, within);

/**
 * Opens a screen, and counts.
 * @param {string} name
 * @param {string} fragment
 * @param {(page: Page) => Promise<unknown>} steps
 * @param {{ isNew?: boolean, within?: string }} [options]
 */
async function look(name, fragment, steps, { isNew = false, within } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: width < 700,
    isMobile: width < 700,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: process.env.COUNTS_LANGUAGE ?? 'en-GB',
    colorScheme: process.env.COUNTS_THEME === 'dark' ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await page.goto(`${url}${fragment}`, { waitUntil: 'networkidle' });
  // Skip the first board, which comes before the whole game.
  const skip = page.locator('.guide .skip');
  if (!isNew && fragment !== '' && (await skip.count()) > 0) await skip.click();
  await steps(page);
  await page.waitForLoadState('networkidle');
  await painted(page);
  const found = await count(page, within);
  if (pictures !== undefined)
    await page.screenshot({ path: join(pictures, `${name.replaceAll(' ', '-')}.png`) });
  await context.close();
  return found;
}

/** Opens the menu. @param {Page} page */
const openMenu = async (page) => {
  await page.locator('[popovertarget="menu"]').click();
  await page.locator('#menu .more').waitFor();
};

/** @param {string} screen @param {{ buttons: number, figures: number }} found */
const tell = (screen, { buttons, figures }) =>
  console.log(`${screen.padEnd(28)}${String(figures).padStart(7)}${String(buttons).padStart(9)}`);

console.log(`${'screen'.padEnd(28)}figures  buttons`);
const nothing = async () => {};
tell('home', await look('home', '', nothing));
for (const { id } of games) {
  const { text, solution } = read('trails', `${id}.json`)[1].boards[0];
  if (existsSync(at('www', 'pkg', 'welcome', `${id}.json`)))
    tell(`${id}, first board`, await look(`${id} first`, `#${id}`, nothing, { isNew: true }));
  tell(`${id}, game`, await look(`${id} game`, `#${id}`, nothing));
  const finish = async (/** @type {Page} */ page) => {
    await page.waitForFunction(() => /** @type {any} */ (window).tilery?.session && location.hash === '');
    await play(page, ...solution);
    await page.locator('.panel.over').waitFor();
  };
  tell(`${id}, result`, await look(`${id} result`, linkTo(text), finish, { within: '.below' }));
  tell(`${id}, menu`, await look(`${id} menu`, `#${id}`, openMenu, { within: '#menu' }));
}
await close();
