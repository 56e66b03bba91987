// A finger and a mouse with the same gestures. The finger sends real touch events through the browser's input
// pipeline, so that scrolling, text selection and the browser's own gestures interfere as they would on a
// phone.
import { sessionOf, touches } from './touches.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number }} Point in CSS pixels of the viewport */

/**
 * @typedef {object} SwipeOptions
 * @property {number} [ms] the duration of the gesture, in milliseconds
 * @property {number} [steps] the number of move events between the two ends
 * @property {number} [rest] the time for which the pointer rests at the end, in milliseconds
 * @property {boolean} [isFlick] true if the events have the planned times, however late they are sent: on a busy
 *   machine a flick would be a drag
 */

/**
 * @template [P=Page]
 * @typedef {object} Hand
 * @property {(page: P) => Promise<void>} rest waits until the browser takes a touch for a tap
 * @property {(page: P, at: Point) => Promise<void>} tap
 * @property {(page: P, from: Point, to: Point, options?: SwipeOptions) => Promise<void>} swipe presses, moves
 *   in a straight line, and lifts
 * @property {(page: P, at: Point, until: () => Promise<unknown>) => Promise<unknown>} longPress presses until
 *   something has happened
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

/** The time from which a tap is one again after the last swipe on a page. @type {WeakMap<Page, number>} */
const stopped = new WeakMap();

/**
 * The times after a swipe and after a flick, which is quicker, in which the browser interprets a tap as "stop
 * scrolling" and sends no click, in milliseconds.
 */
const FLING = { swipe: 800, flick: 2500 };

/** @type {Hand} */
export const touch = {
  rest: (page) => pause((stopped.get(page) ?? 0) - performance.now()),

  tap: async (page, at) => {
    const send = await touches(page);
    await touch.rest(page);
    await send('touchStart', at);
    await send('touchEnd');
  },

  swipe: async (page, from, to, { ms = 100, steps = 6, rest = 0, isFlick = false } = {}) => {
    const time = timeline();
    const send = await touches(page, isFlick ? { clock: time.now } : {});
    await send('touchStart', from);
    for (const point of line(from, to, steps)) {
      await time.pass(ms / steps);
      await send('touchMove', point);
    }
    await time.pass(rest);
    await send('touchEnd');
    stopped.set(page, performance.now() + FLING[isFlick ? 'flick' : 'swipe']);
  },

  // The page's own timer detects it. Synthetic touches do not open the browser's context menu.
  longPress: async (page, at, until) => {
    const send = await touches(page);
    await send('touchStart', at);
    await until();
    await send('touchEnd');
  },
};

/** The planned times of a gesture's events, in milliseconds. */
function timeline() {
  let passed = 0;
  return {
    now: () => passed,
    /** @param {number} ms */
    pass: async (ms) => {
      await pause(ms);
      passed += ms;
    },
  };
}

/**
 * Returns a function that sends mouse events to a page: in Chromium with the times of a clock, if there is one,
 * otherwise as they come.
 * @param {MousePage} page @param {() => number} [clock]
 */
async function mouseOf(page, clock) {
  if (page.context === undefined || clock === undefined) {
    const { mouse } = page;
    return async (/** @type {MouseEventType} */ type, /** @type {Point} */ { x, y }) => {
      if (type === 'mousePressed') await mouse.down();
      else if (type === 'mouseReleased') await mouse.up();
      else await mouse.move(x, y);
    };
  }
  const session = await sessionOf(/** @type {Page} */ (page));
  const start = Date.now() / 1000;
  let isDown = false;
  return async (/** @type {MouseEventType} */ type, /** @type {Point} */ { x, y }) => {
    if (type === 'mousePressed') isDown = true;
    if (type === 'mouseReleased') isDown = false;
    const isButton = type !== 'mouseMoved';
    await session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      timestamp: start + clock() / 1000,
      button: isButton || isDown ? 'left' : 'none',
      buttons: isDown ? 1 : 0,
      clickCount: isButton ? 1 : 0,
    });
  };
}

/** @typedef {'mouseMoved' | 'mousePressed' | 'mouseReleased'} MouseEventType */
/** @typedef {{ mouse: Pick<Page['mouse'], 'move' | 'down' | 'up'>, context?: Page['context'] }} MousePage */

/** @type {Hand<MousePage>} */
export const mouse = {
  rest: async () => undefined,

  tap: async (page, at) => {
    await mouse.longPress(page, at, async () => undefined);
  },

  swipe: async (page, from, to, { ms = 100, steps = 6, rest = 0, isFlick = false } = {}) => {
    const time = timeline();
    const send = await mouseOf(page, isFlick ? time.now : undefined);
    await send('mouseMoved', from);
    await send('mousePressed', from);
    for (const point of line(from, to, steps)) {
      await time.pass(ms / steps);
      await send('mouseMoved', point);
    }
    await time.pass(rest);
    await send('mouseReleased', to);
  },

  longPress: async (page, at, until) => {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await until();
    await page.mouse.up();
  },
};
