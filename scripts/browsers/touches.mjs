// Touches of a phone, sent through the browser's input pipeline.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ x: number, y: number, id?: number }} Point in CSS pixels of the viewport */
/** @typedef {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} Type */
/** @typedef {(type: Type, ...points: Point[]) => Promise<unknown>} Send sends all fingers that are down */

/** @type {WeakMap<Page, Promise<import('@playwright/test').CDPSession>>} */
const sessions = new WeakMap();

/** The page's session of Chromium's protocol. @param {Page} page */
export function sessionOf(page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Returns a function that sends touches to a page. Fingers have a radius in CSS pixels. The index of a point
 * is its finger, unless the point has an `id`. With a clock in milliseconds, touches have its times, so that
 * gestures are quick on a busy machine too.
 * @param {Page} page
 * @param {{ radius?: number, clock?: () => number }} options
 * @returns {Promise<Send>}
 */
export async function touches(page, { radius = 4, clock } = {}) {
  const session = await sessionOf(page);
  const start = Date.now() / 1000;
  const finger = { radiusX: radius, radiusY: radius, force: 0.5 };
  return (type, ...points) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      ...(clock && { timestamp: start + clock() / 1000 }),
      touchPoints: points.map((point, id) => ({ id, ...finger, ...point })),
    });
}
