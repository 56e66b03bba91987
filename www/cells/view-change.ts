// Zooming and panning by two pointers, a wheel or a trackpad, for boards and canvases alike.
import type { Point } from './cells';

/** A zoom by `factor` at the point (x, y), and a pan by (dx, dy), in CSS pixels. */
export interface ViewChange extends Point {
  factor: number;
  dx: number;
  dy: number;
}

/** Two pointers: their centre and distance. */
export interface Pair extends Point {
  apart: number;
}

/** The pair of all pointers that are down; undefined unless there are two. */
export function pairOf([one, other, third]: readonly Point[]): Pair | undefined {
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  const apart = Math.hypot(one.x - other.x, one.y - other.y);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart };
}

/** The change made by the movement of a pair. */
export const pinched = (before: Pair, now: Pair): ViewChange => ({
  factor: before.apart > 0 ? now.apart / before.apart : 1,
  dx: now.x - before.x,
  dy: now.y - before.y,
  x: before.x,
  y: before.y,
});

/** The largest wheel delta that counts in one event, and the delta that zooms by a factor of e. */
const MOST = 160;
const SLOW = 320;
/** The length of a line for wheels that count lines, in pixels. */
const LINE = 32;

/** The change made by a wheel at a point: vertical scrolling zooms; horizontal scrolling, or Shift, pans. */
export function wheeled(event: WheelEvent, at: Point): ViewChange {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  if (event.shiftKey) return { ...at, factor: 1, dx: -(dx || dy), dy: 0 };
  if (Math.abs(dx) > Math.abs(dy)) return { ...at, factor: 1, dx: -dx, dy: 0 };
  return { ...at, factor: Math.exp(-Math.max(-MOST, Math.min(MOST, dy)) / SLOW), dx: 0, dy: 0 };
}
