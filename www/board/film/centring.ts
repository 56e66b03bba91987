// The position of the board on the canvas, in device pixels.
import type { Fit } from '../../cells/viewport';
import type { Rect } from '../../engine/film';

/**
 * The fit of the whole board and the canvas size, in device pixels. `ratio` is their number per CSS pixel.
 */
export interface Whole {
  fit: Fit;
  view: Rect;
  width: number;
  height: number;
  ratio: number;
}

/** The cell size that is large enough for fingers and eyes, in CSS pixels. */
const LARGE = 32;

/** True if cells are smaller than `size` CSS pixels, by default so small that zooming makes sense. */
export const isSmall = ({ fit, ratio }: Whole, size = LARGE): boolean => fit.unit < size * ratio;

/** Below this cell size in pixels, rounding to whole pixels would waste too much of the screen. */
const LEAST_WHOLE = 8;

/**
 * Centres a view in a canvas, as large as possible. Cells are a whole number of pixels wide, a multiple of
 * `grain` if that costs at most an eighth of the size (pictures of 16 by 16 pixels need a grain of 16).
 */
export function fit(view: Rect, width: number, height: number, grain = 1): Fit {
  const exact = Math.min(width / Math.max(view.w, 1e-6), height / Math.max(view.h, 1e-6));
  let unit = exact;
  if (exact >= LEAST_WHOLE) unit = Math.floor(exact);
  const grained = Math.floor(exact / grain) * grain;
  if (grain > 1 && grained > 0 && grained >= exact * 0.875) unit = grained;
  // The origin is at a whole pixel, so all corners of cells are too.
  const left = Math.round((width - view.w * unit) / 2 - view.x * unit);
  const top = Math.round((height - view.h * unit) / 2 - view.y * unit);
  return { unit, left, top };
}

/** Interpolates between two fits into `out`. */
export function between(from: Fit, to: Fit, part: number, out: Fit): Fit {
  out.unit = from.unit + (to.unit - from.unit) * part;
  out.left = from.left + (to.left - from.left) * part;
  out.top = from.top + (to.top - from.top) * part;
  return out;
}
