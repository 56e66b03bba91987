// A finger and a mouse with the same gestures. The finger sends real touch events through the browser's input
// pipeline, so that scrolling, text selection and the browser's own gestures interfere as they would on a
// phone.
import { touches } from './touches.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number }} Point in CSS pixels of the viewport */

/**
 * @typedef {object} SwipeOptions
 * @property {number} [ms] the duration of the gesture, in milliseconds
 * @property {number} [steps] the number of move events between the two ends
 * @property {number} [rest] the time for which the pointer rests at the end, in milliseconds
 */

/**
 * @template [P=Page]
 * @typedef {object} Hand
 * @property {(page: P, at: Point) => Promise<void>} tap
 * @property {(page: P, from: Point, to: Point, options?: SwipeOptions) => Promise<void>} swipe presses, moves
 *   in a straight line, and lifts
 * @property {(page: P, at: Point, ms?: number) => Promise<void>} longPress presses for `ms` milliseconds
 */

/** Waits within a gesture, in milliseconds. @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The points of a straight line after its first, including the last.
 * @param {Point} from @param {Point} to @param {number} steps
 */
function line(from, to, steps) {
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** The time of the last swipe on a page. @type {WeakMap<Page, number>} */
const swiped = new WeakMap();

/**
 * The time after a flick in which the browser interprets a tap as "stop scrolling" and sends no click, in
 * milliseconds.
 */
const FLING = 800;

/** @type {Hand} */
export const touch = {
  tap: async (page, at) => {
    const send = await touches(page);
    await pause((swiped.get(page) ?? Number.NEGATIVE_INFINITY) + FLING - performance.now());
    await send('touchStart', at);
    await send('touchEnd');
  },

  swipe: async (page, from, to, { ms = 100, steps = 6, rest = 0 } = {}) => {
    const send = await touches(page);
    await send('touchStart', from);
    for (const point of line(from, to, steps)) {
      await pause(ms / steps);
      await send('touchMove', point);
    }
    await pause(rest);
    await send('touchEnd');
    swiped.set(page, performance.now());
  },

  // The page's own timer detects it. Synthetic touches do not open the browser's context menu.
  longPress: async (page, at, ms = 700) => {
    const send = await touches(page);
    await send('touchStart', at);
    await pause(ms);
    await send('touchEnd');
  },
};

/** @type {Hand<{ mouse: Pick<Page['mouse'], 'move' | 'down' | 'up'> }>} */
export const mouse = {
  tap: (page, at) => mouse.longPress(page, at, 0),

  swipe: async (page, from, to, { ms = 100, steps = 6, rest = 0 } = {}) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const point of line(from, to, steps)) {
      await pause(ms / steps);
      await page.mouse.move(point.x, point.y);
    }
    await pause(rest);
    await page.mouse.up();
  },

  longPress: async (page, at, ms = 700) => {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await pause(ms);
    await page.mouse.up();
  },
};
