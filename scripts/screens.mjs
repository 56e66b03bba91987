// The screens that `npm run screenshots` takes. To add one, add an entry: where it begins, and what to do there.

/**
 * @typedef {object} Screen
 * @property {string} name the file's beginning
 * @property {string} [hash] what follows the page's address, such as '#...'
 * @property {string} [language] the browser's language; English when absent
 * @property {boolean} [readme] also taken for the README
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [steps] what to do before the picture
 */

/**
 * Makes moves that build something up, so that the picture shows a game.
 * @param {import('@playwright/test').Page} page
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

/** @param {import('@playwright/test').Page} page @param {string} name */
async function pick(page, name) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name, exact: true }).click();
}

/**
 * Opens the studio with a copy of a game that comes with the page.
 * @param {import('@playwright/test').Page} page
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

/** @type {Screen[]} */
export const SCREENS = [
  { name: 'start' },
  { name: 'play', readme: true, steps: (page) => play(page, 120) },
  { name: 'studio', steps: (page) => studio(page) },
  ...['Home', 'Map', 'Pictures', 'Rules', 'Play', 'Levels', 'Settings', 'Share', 'Text', 'Versions'].map(
    (place) => ({
      name: `studio-${place.toLowerCase()}`,
      steps: (/** @type {import('@playwright/test').Page} */ page) => studio(page, place),
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
  { name: 'list', steps: (page) => page.getByRole('button', { name: 'All games' }).click() },
  ...['New game', 'Share', 'Rules', 'Scores', 'Statistics', 'Settings', 'Keys'].map((name) => ({
    name: name.toLowerCase().replace(' ', '-'),
    steps: async (/** @type {import('@playwright/test').Page} */ page) => {
      await play(page, 40);
      await pick(page, name);
      await page.getByRole('dialog').waitFor();
    },
  })),
  { name: 'history', steps: (page) => play(page, 40).then(() => pick(page, 'History')) },
  { name: 'over', steps: (page) => play(page, 40).then(() => pick(page, 'Stop and count the score')) },
  {
    name: 'look-back',
    steps: async (page) => {
      await play(page, 40);
      await pick(page, 'Stop and count the score');
      await page.getByRole('button', { name: 'Look back' }).click();
      await page.getByText(/Move 40/).waitFor();
    },
  },
];

/** Phone upright, phone on its side, tablet, laptop. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** @type {('light' | 'dark')[]} */
export const THEMES = ['light', 'dark'];
