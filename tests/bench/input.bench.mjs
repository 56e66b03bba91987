// Benchmark of the delay from a key or a tap to the paint of its result, with the processor at full, a
// quarter and a sixth of its speed. Runs in real Chromium and uses its Event Timing (steps of 8 ms), compared
// with the original 2048 if a checkout is given. Long tasks are counted too.
//
// Event Timing does not fit swipes, since it measures presses and releases: this page plays a swipe while the
// finger moves, so its release falls into a running film, and the original at the release. For swipes, the
// time is measured from the first touch to the frame in which the board changes.
//
//   ORIGINAL=path/to/a/checkout/of/gabrielecirulli/2048 npm run bench -- input
//   BEFORE=path/to/an/older/dist npm run bench -- input       measures that build too, in turn with this one
import { openBrowser } from '../../scripts/browsers/open.mjs';
import { serve } from '../../scripts/browsers/serve.mjs';
import { touches } from '../../scripts/browsers/touches.mjs';

/** Slow-down factors of the processor. */
const SLOWED = [1, 4, 6];
/** The number of inputs measured, after some for warming up. */
const INPUTS = 24;
const WARM = 6;
/** The time between inputs, in milliseconds, in which films end. */
const PAUSE = 700;
const ARROWS = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'];

const ours = await openBrowser();
const { ORIGINAL, BEFORE } = process.env;
const original = ORIGINAL === undefined ? undefined : await serve({ folder: ORIGINAL });

/**
 * Measurements of a page's inputs, in milliseconds.
 * @typedef {{ inputs: number[], swipes: number[], tasks: number[] }} Noted
 */

/** Runs in the page before its own scripts. */
function note() {
  /** @type {{ start: number, duration: number }[]} */
  const events = [];
  /** @type {number[]} */
  const tasks = [];
  /** One input causes several events; the longest counts. Inputs are separated by pauses. */
  const inputs = () => {
    /** @type {number[]} */
    const longest = [];
    let last = Number.NEGATIVE_INFINITY;
    for (const { start, duration } of events.toSorted((a, b) => a.start - b.start)) {
      if (start - last > 350) longest.push(0);
      longest.push(Math.max(longest.pop() ?? 0, duration));
      last = start;
    }
    return longest;
  };
  /** @type {number[]} */
  const swipes = [];
  /** The time of the touch whose swipe has not been drawn yet. */
  let touched = Number.NaN;
  /** Called when the board changes during a frame. A message arrives after that frame. */
  const changed = () => {
    if (Number.isNaN(touched)) return;
    const since = touched;
    touched = Number.NaN;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => swipes.push(performance.now() - since);
    port2.postMessage(undefined);
  };
  addEventListener(
    'touchstart',
    ({ timeStamp }) => {
      touched = timeStamp;
    },
    { capture: true, passive: true },
  );
  // This page draws on a canvas; the original sets elements.
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = /** @type {any} */ (
    /** @this {any} @param {any[]} args */ function (...args) {
      changed();
      return /** @type {any} */ (drawImage).apply(this, args);
    }
  );
  addEventListener('DOMContentLoaded', () => {
    const tiles = document.querySelector('.tile-container');
    if (tiles !== null) new MutationObserver(changed).observe(tiles, { childList: true });
  });
  Object.assign(window, {
    noted: () => ({ inputs: inputs(), swipes: [...swipes], tasks: [...tasks] }),
    forget: () => {
      events.length = 0;
      swipes.length = 0;
      tasks.length = 0;
    },
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) events.push({ start: startTime, duration });
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, url: string, wait: (page: Page) => Promise<unknown>, input: (page: Page, n: number) => Promise<unknown> }} Subject
 */

const isOpen = (/** @type {Page} */ page) =>
  page.waitForFunction(() => /** @type {any} */ (window).tilery?.session);
const arrow = (/** @type {Page} */ page, /** @type {number} */ n) =>
  page.keyboard.press(ARROWS[n % ARROWS.length] ?? '');

/** Taps labelled cells of the board in turn. @param {Page} page @param {number} n */
async function tap(page, n) {
  const place = await page.evaluate((nth) => {
    const { session, view } = /** @type {any} */ (window).tilery;
    const { cells } = session.labels();
    const cell = cells[(nth * 7) % cells.length];
    const { x, y } = view.toHost(cell.x, cell.y);
    const { left, top } = document.querySelector('.board-canvas')?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + x, y: top + y };
  }, n);
  await page.touchscreen.tap(place.x, place.y);
}

const SWIPES = [
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
];

/** Swipes across the centre of the board. @param {Page} page @param {number} n */
async function swipe(page, n) {
  const send = await touches(page);
  const { x, y } = SWIPES[n % SWIPES.length] ?? { x: 0, y: 0 };
  const middle = await page.evaluate(() => {
    const board = document.querySelector('.grid-container, .board-canvas');
    const { left, top, width, height } = board?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await send('touchStart', middle);
  for (const step of [20, 40, 60])
    await send('touchMove', { x: middle.x + x * step, y: middle.y + y * step });
  await send('touchEnd');
}

const before = BEFORE === undefined ? undefined : await serve({ folder: BEFORE });
const builds = [{ which: '', url: ours.url }, ...(before ? [{ which: ', before', url: before.url }] : [])];

/** @type {Subject[]} */
const SUBJECTS = [
  { name: 'Tilt, a key', url: '#tilt', input: arrow },
  { name: 'Tilt, a swipe', url: '#tilt', input: swipe },
  { name: 'Mound, a tap', url: '#mound', input: tap },
  { name: 'Tileburst, a key', url: '#tileburst', input: arrow },
].flatMap(({ name, url, input }) =>
  builds.map((build) => ({ name: name + build.which, url: build.url + url, wait: isOpen, input })),
);
if (original !== undefined) {
  const { url } = original;
  const wait = (/** @type {Page} */ page) => page.waitForSelector('.tile');
  SUBJECTS.push({ name: 'the original 2048, a key', url, wait, input: arrow });
  SUBJECTS.push({ name: 'the original 2048, a swipe', url, wait, input: swipe });
}

const { browser } = ours;

/** @param {Subject} subject @param {number} rate @returns {Promise<Noted>} */
async function measure({ url, wait, input }, rate) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(note);
  // Fixed random numbers give the same board each time.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0.5 }));
  await page.goto(url);
  await wait(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  for (let n = 0; n < WARM + INPUTS; n += 1) {
    if (n === WARM) await page.evaluate(() => /** @type {any} */ (window).forget());
    await input(page, n);
    await page.waitForTimeout(PAUSE);
  }
  const noted = await page.evaluate(() => /** @type {any} */ (window).noted());
  await context.close();
  return noted;
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 16;

console.log('milliseconds to the paint: median, longest; tasks over 50 ms: how many, longest');
for (const rate of SLOWED) {
  for (const subject of SUBJECTS) {
    const { inputs: events, swipes, tasks } = await measure(subject, rate);
    const inputs = subject.input === swipe ? swipes : events;
    // The browser does not report presses painted faster than its threshold.
    while (inputs === events && inputs.length < INPUTS) inputs.push(16);
    const columns = [median(inputs), Math.max(...inputs), tasks.length, Math.max(0, ...tasks)];
    console.log(
      `${rate}x  ${subject.name.padEnd(26)}${columns.map((value) => value.toFixed(0).padStart(6)).join('')}`,
    );
  }
}
await ours.close();
await before?.close();
await original?.close();
