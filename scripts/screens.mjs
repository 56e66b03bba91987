// The screens that `npm run screenshots` takes. To add one, add an entry: where it begins, and what to do there.

/**
 * @typedef {object} Screen
 * @property {string} name the file's beginning
 * @property {string} [hash] what follows the page's address, such as '#...'
 * @property {string} [language] the browser's language; English when absent
 * @property {boolean} [readme] also taken for the README
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [steps] what to do before the picture
 */

/** @type {Screen[]} */
export const SCREENS = [{ name: 'start', readme: true }];

/** Phone upright, phone on its side, tablet, laptop. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** @type {('light' | 'dark')[]} */
export const THEMES = ['light', 'dark'];
