// The screens that `npm run screenshots` takes. To add one, add an entry: where it begins, and what to do there.
import { readFileSync } from 'node:fs';
import { at, filesUnder } from './lib.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Screen
 * @property {string} name the file's beginning
 * @property {string} [game] the id of the game that is open; Tilt when absent
 * @property {boolean} [isEnglish] taken in English only
 * @property {'phone' | 'desktop'} [readme] where it is also taken for the README
 * @property {(page: Page) => Promise<unknown>} [steps] what to do before the picture
 */

/** @type {Map<string, string>} */
const files = new Map();

/** All sentences of a language. @param {string} language */
const textOf = (language) =>
  filesUnder(at('www', 'locales', language))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/**
 * A sentence of the page in its language, without what stands in its places: what buttons are called.
 * @param {Page} page
 * @param {string} id
 */
async function say(page, id) {
  const language = (await page.getAttribute('html', 'lang')) ?? 'en';
  const file = files.get(language) ?? textOf(language);
  files.set(language, file);
  const text = new RegExp(`^${id} = (.*)$`, 'm').exec(file)?.[1];
  if (text === undefined) throw new Error(`${language} has no ${id}`);
  return text.replace(/\{.*?\}/g, '').trim();
}

/**
 * Makes moves that build something up, so that the picture shows a game.
 * @param {Page} page
 * @param {number} count
 */
async function play(page, count) {
  await page.waitForFunction(() => /** @type {any} */ (window).tilery?.session);
  await page.evaluate((most) => {
    const { session, view } = /** @type {any} */ (window).tilery;
    for (let made = 0; made < most; made += 1) {
      const legal = session.legal();
      if (legal.length === 0) return;
      view.changed(session.play(legal[((made * 7) % 3) % legal.length]));
    }
  }, count);
}

/**
 * Presses the button of that name, or one whose name begins so.
 * @param {Page} page
 * @param {string} id
 */
async function press(page, id) {
  const name = await say(page, id);
  const among = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page;
  await among
    .getByRole('button', { name: new RegExp(`^${name.replace(/[.*+?()]/g, '\\$&')}`) })
    .first()
    .click();
}

/**
 * Picks a line of the menu.
 * @param {Page} page
 * @param {string} id
 */
async function pick(page, id) {
  await page.locator('[popovertarget="menu"]').click();
  await page
    .locator('#menu')
    .getByRole('button', { name: await say(page, `command-${id}`), exact: true })
    .click();
}

/**
 * Opens a dialog from the menu.
 * @param {Page} page
 * @param {string} id
 */
async function open(page, id) {
  await pick(page, id);
  await page.getByRole('dialog').waitFor();
}

/** @param {Page} page @param {number} share how far the dialog's text is scrolled, 0 to 1 */
const scroll = (page, share) =>
  page.locator('.sheet-body').evaluate((body, part) => {
    body.scrollTop = (body.scrollHeight - body.clientHeight) * part;
  }, share);

/** Ends games, so that there are results. @param {Page} page */
async function finish(page) {
  for (const count of [12, 30, 21]) {
    await play(page, count);
    const isOver = await page.evaluate(() => /** @type {any} */ (window).tilery.session.status().over);
    if (!isOver) await pick(page, 'finish');
    await page.locator('.over').waitFor();
    await open(page, 'new');
    await press(page, 'deal');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await play(page, 9);
  await page.locator('.toast button').last().click();
}

/** Puts something into storage, and opens the page again. @param {Page} page @param {Record<string, string>} values */
async function store(page, values) {
  await play(page, 5);
  await page.evaluate((all) => {
    // Leaving, the page keeps its game: it must not write over what is put here.
    addEventListener('pagehide', () => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    });
  }, values);
  await page.reload();
  await page.locator('.toast').waitFor();
}

/**
 * Opens the studio with a copy of a game that comes with the page.
 * @param {Page} page
 * @param {string} [place]
 */
async function studio(page, place) {
  await page.getByRole('button', { name: 'All games' }).click();
  await page.getByRole('button', { name: 'Open the studio' }).click();
  if (place === undefined) return;
  await page.getByRole('button', { name: 'Mine Rocks: open a copy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mine Rocks' }).waitFor();
  if (['Map', 'Pictures', 'Rules', 'Play'].includes(place)) {
    await page.getByRole('navigation').getByRole('button', { name: place, exact: true }).click();
  } else if (place !== 'Home') {
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${place}`) })
      .click();
  }
}

/** The studio's buttons are found by their English names. */
const STUDIO = /** @type {Screen[]} */ ([
  { name: 'studio', steps: (page) => studio(page) },
  ...['Home', 'Map', 'Pictures', 'Rules', 'Play', 'Levels', 'Settings', 'Share', 'Text', 'Versions'].map(
    (place) => ({
      name: `studio-${place.toLowerCase()}`,
      steps: (/** @type {Page} */ page) => studio(page, place),
    }),
  ),
  {
    name: 'studio-rule',
    steps: async (page) => {
      await studio(page, 'Rules');
      await page
        .getByRole('button', { name: /^Rule 4\./ })
        .first()
        .click();
      await page.getByRole('grid', { name: 'Do this' }).waitFor();
    },
  },
  {
    name: 'studio-first-steps',
    steps: async (page) => {
      await studio(page);
      await page.getByRole('button', { name: 'Show me how' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByRole('complementary', { name: 'What to do next' }).waitFor();
    },
  },
]).map((screen) => ({ ...screen, isEnglish: true }));

/** The games, whose names stand in the catalogue that the build writes. */
const GAMES = /** @type {{ id: string, edits: string | null }[]} */ (
  JSON.parse(readFileSync(at('www', 'pkg', 'catalogue.json'), 'utf8'))
).flatMap(({ id, edits }) => (edits === null ? [id] : []));

/** @type {Screen[]} */
const OF_EACH_GAME = GAMES.flatMap((game) => [
  { name: `first-minute-${game}`, game },
  { name: `menu-${game}`, game, steps: openMenu },
  { name: `new-game-${game}`, game, steps: (page) => open(page, 'new') },
  ...[0, 0.34, 0.67, 1].map((share) => ({
    name: `rules-${game}-${Math.round(share * 100)}`,
    game,
    steps: (/** @type {Page} */ page) => open(page, 'rules').then(() => scroll(page, share)),
  })),
  { name: `settings-${game}`, game, steps: (page) => open(page, 'settings').then(() => scroll(page, 1)) },
  { name: `keys-${game}`, game, steps: (page) => open(page, 'keys') },
  { name: `scores-${game}`, game, steps: (page) => finish(page).then(() => open(page, 'scores')) },
  { name: `statistics-${game}`, game, steps: (page) => finish(page).then(() => open(page, 'statistics')) },
  { name: `history-${game}`, game, steps: (page) => play(page, 40).then(() => pick(page, 'history')) },
  { name: `left-handed-${game}`, game, steps: leftHanded },
]);

/** @param {Page} page */
async function openHome(page) {
  await press(page, 'to-list');
  await page.locator('.game').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page */
async function openMenu(page) {
  await page.locator('[popovertarget="menu"]').click();
  await page.locator('#menu button').first().waitFor();
}

/** @param {Page} page */
async function leftHanded(page) {
  await open(page, 'settings');
  await page.getByRole('switch', { name: await say(page, 'setting-leftHanded') }).click();
  await page.locator('dialog header button').click();
  await play(page, 12);
}

/** @type {Screen[]} */
export const SCREENS = [
  { name: 'start' },
  { name: 'play', readme: 'phone', steps: (page) => play(page, 120) },
  ...STUDIO,
  { name: 'home', readme: 'desktop', steps: openHome },
  {
    name: 'home-begun',
    steps: (page) => play(page, 40).then(() => openHome(page)),
  },
  ...OF_EACH_GAME,
  { name: 'share', steps: (page) => play(page, 40).then(() => open(page, 'share')) },
  {
    name: 'daily',
    steps: async (page) => {
      await open(page, 'new');
      await press(page, 'daily-deal');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await play(page, 30);
      await open(page, 'share');
    },
  },
  {
    name: 'open',
    steps: async (page) => {
      await press(page, 'to-list');
      await press(page, 'open-title');
      await page.locator('textarea').fill('tilery 1\nid nothing:4x4#1\nat 0\n');
      await page.locator('dialog .main').click();
      await page.locator('#open-fault:not(:empty)').waitFor();
    },
  },
  {
    name: 'deal-toast',
    steps: (page) =>
      play(page, 12)
        .then(() => open(page, 'new'))
        .then(() => press(page, 'deal')),
  },
  {
    name: 'hint',
    steps: async (page) => {
      await press(page, 'command-hint');
      await page.locator('.toast').waitFor();
    },
  },
  {
    name: 'tilecode-hint',
    game: 'tilecode/crates',
    steps: async (page) => {
      await press(page, 'command-hint');
      await page.locator('.toast').waitFor();
    },
  },
  {
    name: 'autoplay',
    steps: async (page) => {
      await press(page, 'command-autoplay');
      await page.locator('.panel').waitFor();
    },
  },
  {
    name: 'solution',
    game: 'tilerama',
    steps: async (page) => {
      await press(page, 'command-solution');
      await page.locator('.panel').waitFor();
    },
  },
  { name: 'works', game: 'tilerama', steps: (page) => open(page, 'works') },
  {
    name: 'board-editor',
    game: 'tilerama',
    steps: (page) => pick(page, 'edit').then(() => page.waitForLoadState('networkidle')),
  },
  { name: 'over', steps: (page) => play(page, 40).then(() => pick(page, 'finish')) },
  {
    name: 'look-back',
    steps: async (page) => {
      await play(page, 40);
      await pick(page, 'finish');
      await press(page, 'look-back');
      // The worker has weighed every move.
      await page.locator('.look-back polyline').waitFor({ state: 'attached' });
      await page.waitForFunction(
        () => document.querySelector('.look-back polyline')?.getAttribute('points')?.split(' ').length === 40,
      );
    },
  },
  {
    name: 'trouble-damaged',
    steps: (page) => store(page, { 'tilery.game.tilt': 'nothing', 'tilery.stats.tilt': '{' }),
  },
  {
    name: 'trouble-newer',
    steps: (page) => store(page, { 'tilery.settings': '{"v":9,"sum":"","data":{}}' }),
  },
  {
    name: 'trouble-refused',
    steps: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new Error('refused');
          },
        });
      });
      await page.reload();
      await page.locator('.toast').waitFor();
    },
  },
  {
    name: 'link-broken',
    steps: async (page) => {
      await page.evaluate(() => {
        location.hash = '#zbroken';
      });
      await page.locator('.toast').waitFor();
    },
  },
  {
    name: 'link-opened',
    steps: async (page) => {
      await play(page, 5);
      await page.evaluate(() => {
        location.hash = '#ttilt:3x3#7';
      });
      await page.locator('.toast').waitFor();
    },
  },
];

/** Phone upright, phone on its side, tablet, laptop; the narrowest phone both ways, in the language with the longer words; a window at 400 % zoom. */
export const SIZES = [
  { width: 390, height: 844, language: 'en-GB' },
  { width: 844, height: 390, language: 'en-GB' },
  { width: 768, height: 1024, language: 'en-GB' },
  { width: 1280, height: 800, language: 'en-GB' },
  { width: 320, height: 568, language: 'fr-FR' },
  { width: 568, height: 320, language: 'fr-FR' },
  { width: 320, height: 256, language: 'en-GB' },
];

/** @type {('light' | 'dark')[]} */
export const THEMES = ['light', 'dark'];
