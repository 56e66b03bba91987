// What a wheel or a pad asks of a view: to zoom, or, with Shift or sideways, to move aside.

/** How much of a turn of the wheel counts at once, and how much makes a thing so many times as large as e. */
const MOST = 160;
const SLOW = 320;
/** How far a line of a wheel that counts lines goes, in pixels. */
const LINE = 32;

export function wheeled(event: WheelEvent): { factor: number; dx: number; dy: number } {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  if (event.shiftKey) return { factor: 1, dx: -(dx || dy), dy: 0 };
  if (Math.abs(dx) > Math.abs(dy)) return { factor: 1, dx: -dx, dy: 0 };
  return { factor: Math.exp(-Math.max(-MOST, Math.min(MOST, dy)) / SLOW), dx: 0, dy: 0 };
}
