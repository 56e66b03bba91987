// A finger and a mouse with the same gestures. The finger sends real touch events through the browser's input
// pipeline, so that scrolling, text selection and the browser's own gestures interfere as they would on a
// phone.
import type { Page } from '@playwright/test';
import { touches } from '../../scripts/browsers/touches.mjs';

/** A point in the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface SwipeOptions {
  /** The duration of the gesture, in milliseconds. */
  ms?: number;
  /** The number of move events between the two ends. */
  steps?: number;
  /** The time for which the pointer rests at the end before it lifts, in milliseconds. */
  rest?: number;
}

export interface Hand {
  tap(page: Page, at: Point): Promise<void>;
  /** Presses, moves in a straight line, and lifts. */
  swipe(page: Page, from: Point, to: Point, options?: SwipeOptions): Promise<void>;
  /** Presses and holds for `ms` milliseconds. */
  longPress(page: Page, at: Point, ms?: number): Promise<void>;
}

/** Waits within a gesture, in milliseconds. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The points of a straight line after its first, including the last. */
function line(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** The time of the last swipe on a page. */
const swiped = new WeakMap<Page, number>();

/**
 * The time after a flick in which the browser interprets a tap as "stop scrolling" and sends no click, in
 * milliseconds.
 */
const FLING = 800;

export const touch: Hand = {
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

export const mouse: Hand = {
  tap: (page, at) => page.mouse.click(at.x, at.y),

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
