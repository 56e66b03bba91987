// Converts wheel and trackpad events: vertical scrolling zooms; horizontal scrolling, or Shift, pans.

/** The largest wheel delta that counts in one event, and the delta that zooms by a factor of e. */
const MOST = 160;
const SLOW = 320;
/** The length of a line for wheels that count lines, in pixels. */
const LINE = 32;

export function wheeled(event: WheelEvent): { factor: number; dx: number; dy: number } {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  if (event.shiftKey) return { factor: 1, dx: -(dx || dy), dy: 0 };
  if (Math.abs(dx) > Math.abs(dy)) return { factor: 1, dx: -dx, dy: 0 };
  return { factor: Math.exp(-Math.max(-MOST, Math.min(MOST, dy)) / SLOW), dx: 0, dy: 0 };
}
