// Where the board lies on the canvas, in device pixels.
import type { Rect } from '../engine/film';

/** A point in board units is drawn at `x * unit + left`, `y * unit + top`. */
export interface Fit {
  unit: number;
  left: number;
  top: number;
}

/** Where a board lies that is seen whole, and the canvas, in device pixels; `ratio` of them make a CSS pixel. */
export interface Whole {
  fit: Fit;
  view: Rect;
  width: number;
  height: number;
  ratio: number;
}

/** Cells that are as large, in CSS pixels, are large enough for fingers and eyes. */
const LARGE = 32;

/** Whether the cells of a board are so small that one may come nearer, or smaller than so many CSS pixels. */
export const isSmall = ({ fit, ratio }: Whole, size = LARGE): boolean => fit.unit < size * ratio;

/** Below so many pixels a cell, whole pixels would waste too much of the screen. */
const LEAST_WHOLE = 8;

/**
 * Puts a view into the middle of a canvas, as large as fits. Cells are a whole number of pixels wide, of multiples of
 * `grain` where that costs at most an eighth of the size (pictures of 16 by 16 pixels want a grain of 16).
 */
export function fit(view: Rect, width: number, height: number, grain = 1): Fit {
  const exact = Math.min(width / Math.max(view.w, 1e-6), height / Math.max(view.h, 1e-6));
  let unit = exact;
  if (exact >= LEAST_WHOLE) unit = Math.floor(exact);
  const grained = Math.floor(exact / grain) * grain;
  if (grain > 1 && grained > 0 && grained >= exact * 0.875) unit = grained;
  // The origin stands on a whole pixel, and with it every cell's corner.
  const left = Math.round((width - view.w * unit) / 2 - view.x * unit);
  const top = Math.round((height - view.h * unit) / 2 - view.y * unit);
  return { unit, left, top };
}

/** The fit on the way from one to another, into `out`. */
export function between(from: Fit, to: Fit, part: number, out: Fit): Fit {
  out.unit = from.unit + (to.unit - from.unit) * part;
  out.left = from.left + (to.left - from.left) * part;
  out.top = from.top + (to.top - from.top) * part;
  return out;
}
