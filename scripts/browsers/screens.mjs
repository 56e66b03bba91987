// The screens that `npm run screenshots` takes. To add one, add an entry: where it begins, and what to do
// there.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { at, filesUnder } from '../lib.mjs';
import { follow, linkTo, play as make, moveBy, ready } from './page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @typedef {object} Screen
 * @property {string} name the beginning of the file's name
 * @property {string} [game] the id of the game that is open; Tilt when absent
 * @property {'phone' | 'desktop'} [readme] the screen whose picture the README shows too
 * @property {(page: Page) => Promise<unknown>} [steps] the steps before the picture is taken
 * @property {string} [shows] the selector of what is on the screen then
 */

/** @type {Map<string, string>} */
const files = new Map();

/** All sentences of a language. @param {string} language */
const textOf = (language) =>
  filesUnder(at('www', 'locales', language))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/**
 * A sentence in the page's language, with the given values and blanks for the others: the label of a button.
 * @param {Page} page
 * @param {string} id
 * @param {Record<string, string>} values
 */
async function say(page, id, values = {}) {
  const language = (await page.getAttribute('html', 'lang')) ?? 'en';
  const file = files.get(language) ?? textOf(language);
  files.set(language, file);
  const text = new RegExp(`^${id} = (.*)$`, 'm').exec(file)?.[1];
  if (text === undefined) throw new Error(`${language} has no ${id}`);
  return text.replace(/\{ *\$?(\w*).*?\}/g, (_, name) => values[name] ?? '').trim();
}

/**
 * Plays moves that build something up, so that the picture shows a game. @param {Page} page @param {number}
 * count
 */
const play = (page, count) => moveBy(page, count, 3);

/**
 * Presses the button whose name begins with a sentence.
 * @param {Page} page
 * @param {string} id
 * @param {Record<string, string>} values
 */
async function press(page, id, values = {}) {
  const name = await say(page, id, values);
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
  const item = page
    .locator('#menu')
    .getByRole('button', { name: await say(page, `command-${id}`), exact: true });
  if (!(await item.isVisible())) await page.locator('#menu .more').click();
  await item.click();
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

/** Opens a deal, a position or a save. @param {Page} page @param {string} text */
async function openText(page, text) {
  await ready(page);
  await follow(page, linkTo(text));
  await page.waitForFunction(
    (game) => location.hash === '' && /** @type {any} */ (window).tilery?.session?.save().includes(game),
    text.split(/[@#]/)[0],
  );
}

/** Stops a game, with its result. @param {Page} page */
const stopped = (page) => play(page, 40).then(() => pick(page, 'finish'));

/** Opens the shelf with two games on it. @param {Page} page */
async function openShelf(page) {
  await play(page, 12);
  await openText(page, 'tilt:3x3#9');
  await play(page, 5);
  await openText(page, 'mound:classic-4-4-5#2');
  await play(page, 3);
  await pick(page, 'shelf');
  await page.locator('.run').first().waitFor();
}

/**
 * Opens the menu of a game on the shelf that is not running, and picks a line of it.
 * @param {Page} page
 * @param {string} [id]
 */
async function onShelf(page, id) {
  await openShelf(page);
  await page
    .locator('.run')
    .nth(1)
    .getByRole('button', { name: new RegExp(`^${await say(page, 'shelf-more')}`) })
    .click();
  await page.getByRole('dialog').waitFor();
  if (id !== undefined) await press(page, id);
}

/** Opens the link that shares a game on the shelf. The page offers to import it. @param {Page} page */
async function offered(page) {
  await onShelf(page, 'send');
  const link = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
  await page.keyboard.press('Escape');
  await follow(page, new URL(link).hash);
  await page.locator('.taken').waitFor();
}

/** Deals by a button of the dialog for new games. @param {Page} page @param {string} id */
async function deal(page, id) {
  await open(page, 'new');
  await press(page, id);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/**
 * Ends games, so that there are results. Games of TileCode end only when they are won or lost.
 * @param {Page} page
 */
async function finish(page) {
  if ((await page.locator('[data-pad], [data-figure="round"]').count()) > 0) return;
  for (const count of [12, 30, 21]) {
    await play(page, count);
    const isOver = await page.evaluate(() => /** @type {any} */ (window).tilery.session.status().over);
    if (!isOver) await pick(page, 'finish');
    await page.locator('.over').waitFor();
    await deal(page, 'begin');
  }
  await play(page, 9);
  await page.locator('.toast button').last().click();
}

/**
 * Puts values into storage, and reloads the page.
 * @param {Page} page
 * @param {Record<string, string>} values
 */
async function store(page, values) {
  await play(page, 5);
  await page.evaluate((all) => {
    // On leaving, the page saves its game, which must not overwrite these values.
    addEventListener('pagehide', () => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    });
  }, values);
  await page.reload();
}

/**
 * Goes to the studio.
 * @param {Page} page
 */
async function openStudio(page) {
  await press(page, 'to-list');
  await press(page, 'editor-open');
  await page.locator('.shipped, .places, main').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** The places of a project in the tab bar. The other places are opened from the project's home. */
const TABS = ['map', 'picture', 'rules', 'play'];
const PLACES = [...TABS, 'levels', 'settings', 'share', 'text', 'versions'];

/**
 * Opens the studio with a copy of a shipped game, at a place or else at the project's home.
 * @param {Page} page
 * @param {string} [place]
 */
async function studio(page, place) {
  await openStudio(page);
  const title = await say(page, 'params-rocks');
  await page.getByRole('button', { name: await say(page, 'studio-open-copy-of', { title }) }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  if (place === undefined) return;
  const among = TABS.includes(place)
    ? page
        .getByRole('navigation')
        .getByRole('button', { name: await say(page, `studio-tab-${place}`), exact: true })
    : page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${await say(page, `studio-place-${place}`)}`) });
  await among.first().click();
}

/** @param {Page} page @param {number} n */
async function studioRule(page, n) {
  await studio(page, 'rules');
  const name = await say(page, 'studio-rules-label', { n: String(n) });
  await page
    .getByRole('button', { name: new RegExp(`^${name.replace('.', '\\.')}`) })
    .first()
    .click();
  await page.getByRole('grid', { name: await say(page, 'studio-rule-do-board') }).waitFor();
}

/** @type {Screen[]} */
const STUDIO = [
  { name: 'studio', steps: openStudio },
  { name: 'studio-home', steps: (page) => studio(page) },
  ...PLACES.map((place) => ({
    name: `studio-${place}`,
    steps: (/** @type {Page} */ page) => studio(page, place),
  })),
  { name: 'studio-rule', steps: (page) => studioRule(page, 4) },
  {
    name: 'studio-rule-menu',
    steps: (page) => studioRule(page, 4).then(() => press(page, 'studio-rules-more', { n: '4' })),
    shows: 'dialog[open]',
  },
  {
    name: 'studio-new-rule',
    steps: (page) => studio(page, 'rules').then(() => press(page, 'studio-rules-new')),
    shows: 'dialog[open]',
  },
  { name: 'studio-keys', steps: (page) => studio(page, 'rules').then(() => page.keyboard.press('?')) },
  {
    name: 'studio-project-menu',
    steps: async (page) => {
      await studio(page);
      await page.goBack();
      await press(page, 'studio-more', { title: await say(page, 'params-rocks') });
    },
  },
  {
    name: 'studio-resize',
    steps: (page) => studio(page, 'map').then(() => press(page, 'studio-resize')),
  },
  {
    name: 'studio-new-sprite',
    steps: (page) => studio(page).then(() => press(page, 'studio-add-sprite')),
  },
  {
    name: 'studio-first-steps',
    steps: (page) => openStudio(page).then(() => press(page, 'studio-learn')),
    shows: '.coach',
  },
];

/** The ids of the games, from the catalogue that the build writes. */
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
  { name: `playing-${game}`, game, steps: (page) => play(page, 15) },
  ...(game === 'tilecode' || game === 'tileburst'
    ? []
    : [{ name: `stopped-${game}`, game, steps: stopped, shows: '.over' }]),
  { name: `trail-${game}`, game, steps: (page) => pick(page, 'trail'), shows: 'h1' },
  { name: `trail-board-${game}`, game, steps: (page) => openText(page, firstOfTrail(game).text) },
  { name: `trail-won-${game}`, game, steps: (page) => wonOnTrail(page, game), shows: '.over' },
]);

/**
 * The first board of a game's trail.
 * @param {string} game
 * @returns {{ text: string, solution: string[] }}
 */
const firstOfTrail = (game) =>
  JSON.parse(readFileSync(at('www', 'pkg', 'trails', `${game}.json`), 'utf8'))[0].boards[0];

/** @param {Page} page @param {string} game */
async function wonOnTrail(page, game) {
  const { text, solution } = firstOfTrail(game);
  await openText(page, text);
  await make(page, ...solution);
}

/** Boards of several kinds in play, and games of TileCode. */
const BOARDS = [
  'tilt:3x3#4',
  'tilt:8x8#4',
  ...[
    'classic-b-x8',
    'moebius-x4',
    'cross-x7-5c',
    'compound-c-4x5',
    'picture-fish-x4',
    'window-x5',
    'escape-4x5',
  ].map((board) => `tilerama:${board}#5`),
  'tilerama:classic-a-x3!300s#1',
  'workshop:4x4#1',
  'tileburst:full#3',
  'mound:knockout-8-8-5#3',
  'mound:mixed-4-10-3#3',
  ...[
    'steps',
    'crates',
    'rocks',
    'snake',
    'maze',
    'aliens',
    'crossing',
    'gems',
    'belts',
    'dungeon',
    'robot',
    'herd',
  ].map((game) => `tilecode:${game}#1`),
];

/** @type {Screen[]} */
const OF_EACH_BOARD = BOARDS.map((text) => ({
  name: `board-${text.replace(/[^a-z0-9]+/g, '-')}`,
  steps: (page) => openText(page, text).then(() => play(page, text.startsWith('workshop') ? 0 : 8)),
}));

/** Keeps an announcement on display for its picture. @param {Page} page */
const lasting = (page) =>
  page.evaluate(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (/** @type {() => void} */ run, ms = 0) =>
        setTimeout(run, ms >= 900 && ms <= 1800 ? 60_000 : ms),
    });
  });

/**
 * Opens a position in which moves lead to an announcement, and makes them.
 * @param {Page} page
 * @param {string} text
 * @param {string[]} moves
 */
async function announced(page, text, ...moves) {
  await openText(page, text);
  await lasting(page);
  await make(page, ...moves);
}

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

/** A deal and its solution. */
const SOLVABLE = 'tilerama:classic-a-x3#5';
const SOLUTION = ['r1c1 down', 'r3c1 right', 'r1c3 up', 'r2c1 left', 'r1c1 left', 'r1c1 up'];

/** Results on `tilt:2x2#5`, as they were sent. */
const SENT = [
  'mtilt:2x2~zWiaAZ7uLwokNPUTFuyoHFQz2z6YCbov2oNVmHubtZhvrF-0hj5J0yFKZHTI2Vjf_IA0e6lC46Few7h6lzwuuZFI8AZyFGI0jiw4BRo',
  'mtilt:2x2~nteWAZ7uLwokNPUTFuyoHFQz2DOkminSvT3Nar0NNQ0XSVtdc4uvluTsNL82Ob4KyvqiriaXXQ_Np68P2ZD5kNgYP1JubbCsR_ZT',
];

/** Receives a challenge. @param {Page} page */
async function challenged(page) {
  await follow(page, `#${SENT[0]}`);
  await page.locator('.results').waitFor();
}

/** Answers a challenge, with some moves. @param {Page} page @param {number} count */
async function answered(page, count) {
  await challenged(page);
  await press(page, 'challenge-beat');
  await page.locator('.ghost').waitFor();
  await play(page, count);
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
  ...OF_EACH_BOARD,
  ...['tilt:2x2#5', 'tilerama:classic-a-x3!9#1', 'tileburst:classic#1', 'mound:knockout-8-8-5#1'].map(
    (text) => ({
      name: `lost-${text.split(':')[0]}`,
      // To the game's own end.
      steps: (/** @type {Page} */ page) => openText(page, text).then(() => play(page, 2000)),
      shows: '.over',
    }),
  ),
  {
    name: 'moment-tilt',
    steps: (page) =>
      announced(page, 'tilt:4x4@1024,1024,0,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0;chance=1', 'left'),
    shows: '.moment',
  },
  {
    name: 'moment-mound',
    steps: (page) => announced(page, 'mound:classic-4-4-5#2', 'throw right 5', 'lift 6', 'drop 6', 'drop 3'),
    shows: '.moment',
  },
  {
    name: 'moment-tilerama',
    steps: (page) => announced(page, SOLVABLE, ...SOLUTION),
    shows: '.moment',
  },
  {
    name: 'won-tilerama',
    steps: (page) => openText(page, SOLVABLE).then(() => make(page, ...SOLUTION)),
    shows: '.over',
  },
  { name: 'calendar', steps: (page) => openHome(page).then(() => press(page, 'calendar')) },
  { name: 'challenge', steps: challenged },
  { name: 'challenge-ghost', steps: (page) => answered(page, 6) },
  { name: 'challenge-over', steps: (page) => answered(page, 200), shows: '.over' },
  {
    name: 'challenge-league',
    steps: (page) => follow(page, `#league/${SENT.join('/')}`),
    shows: '.league-table .result + .result',
  },
  { name: 'shelf', steps: openShelf },
  { name: 'shelf-menu', steps: (page) => onShelf(page) },
  { name: 'shelf-rename', steps: (page) => onShelf(page, 'shelf-rename') },
  { name: 'shelf-send', steps: (page) => onShelf(page, 'send') },
  { name: 'offer', steps: offered },
  {
    name: 'taken',
    steps: async (page) => {
      await offered(page);
      await press(page, 'offer-take');
      await page.getByRole('heading', { name: await say(page, 'taken-title') }).waitFor();
    },
  },
  {
    name: 'link-large',
    steps: async (page) => {
      const text = deflateRawSync(`tilecode 1\ntitle ${'a'.repeat(900_000)}\n`).toString('base64url');
      await follow(page, `#z${text}`);
    },
    shows: 'dialog[open]',
  },
  { name: 'name', game: 'workshop', steps: (page) => open(page, 'name') },
  {
    name: 'new-game-unfolded',
    game: 'tilerama',
    steps: async (page) => {
      await open(page, 'new');
      await page
        .getByRole('dialog')
        .getByText(await say(page, 'how-dealt'))
        .click();
      await scroll(page, 1);
    },
  },
  {
    name: 'solves',
    game: 'tilerama',
    steps: async (page) => {
      await open(page, 'new');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(await say(page, 'how-dealt')).click();
      await dialog.getByText(await say(page, 'solves-help')).click();
    },
  },
  {
    name: 'guest',
    steps: async (page) => {
      await stopped(page);
      const save = await page.evaluate(() => /** @type {any} */ (window).tilery.session.save());
      await deal(page, 'begin');
      await follow(page, linkTo(save));
    },
    shows: '.over',
  },
  { name: 'share', steps: (page) => play(page, 40).then(() => open(page, 'share')) },
  {
    name: 'daily',
    steps: async (page) => {
      await deal(page, 'daily-deal');
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
    },
    shows: '#open-fault:not(:empty)',
  },
  {
    name: 'deal-toast',
    steps: (page) =>
      play(page, 12)
        .then(() => open(page, 'new'))
        .then(() => press(page, 'begin')),
  },
  { name: 'hint', steps: (page) => press(page, 'command-hint'), shows: '.toast' },
  {
    name: 'tilecode-hint',
    game: 'tilecode/crates',
    steps: (page) => press(page, 'command-hint'),
    shows: '.toast',
  },
  { name: 'autoplay', steps: (page) => press(page, 'command-autoplay'), shows: '.panel' },
  { name: 'solution', game: 'tilerama', steps: (page) => press(page, 'command-solution'), shows: '.panel' },
  { name: 'works', game: 'tilerama', steps: (page) => open(page, 'works') },
  {
    name: 'board-editor',
    game: 'tilerama',
    steps: (page) => pick(page, 'edit').then(() => page.waitForLoadState('networkidle')),
  },
  { name: 'over', steps: stopped, shows: '.over' },
  {
    name: 'look-back',
    steps: async (page) => {
      await stopped(page);
      await page.locator('.over .more').click();
      await press(page, 'look-back');
      // Wait until the worker has rated every move.
      await page.locator('.look-back polyline').waitFor({ state: 'attached' });
      await page.waitForFunction(
        () => document.querySelector('.look-back polyline')?.getAttribute('points')?.split(' ').length === 40,
      );
    },
  },
  {
    name: 'trouble-damaged',
    steps: (page) => store(page, { 'tilery.game.tilt': 'nothing', 'tilery.stats.tilt': '{' }),
    shows: '.toast',
  },
  {
    name: 'trouble-newer',
    steps: (page) => store(page, { 'tilery.settings': '{"v":9,"sum":"","data":{}}' }),
    shows: '.toast',
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
    },
    shows: '.toast',
  },
  { name: 'link-broken', steps: (page) => follow(page, '#zbroken'), shows: '.toast' },
  {
    name: 'link-opened',
    steps: (page) => play(page, 5).then(() => follow(page, '#ttilt:3x3#7')),
    shows: '.toast',
  },
];

/**
 * A phone upright and on its side, the narrowest phone, a laptop and a large screen in both languages; a
 * tablet; the narrowest phone on its side, in the language with the longer words; a window at 400 % zoom.
 */
export const SIZES = [
  ...[
    { width: 390, height: 844 },
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ].flatMap((size) => ['en-GB', 'fr-FR'].map((language) => ({ ...size, language }))),
  { width: 768, height: 1024, language: 'en-GB' },
  { width: 568, height: 320, language: 'fr-FR' },
  { width: 320, height: 256, language: 'en-GB' },
];

/** @type {('light' | 'dark')[]} */
export const THEMES = ['light', 'dark'];
