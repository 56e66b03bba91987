// Finds room around a board's cells for cards, which may cover buttons but no cells.
import type { Rect } from '../engine/film';

type Side = 'above' | 'below' | 'left' | 'right';

/** The minimum size of a card of one line, and of a narrow one with more lines, in CSS pixels. */
const LINE = { w: 240, h: 96 };
const NARROW = { w: 144, h: 168 };

/** The area of all cells of the mirror, in CSS pixels of the host; undefined if it has none. */
export function cellsOn(host: HTMLElement): Rect | undefined {
  const origin = host.getBoundingClientRect();
  const all = [...host.querySelectorAll('[role="gridcell"]')].map((cell) => cell.getBoundingClientRect());
  if (all.length === 0) return undefined;
  const left = Math.min(...all.map((box) => box.left));
  const top = Math.min(...all.map((box) => box.top));
  return {
    x: left - origin.left,
    y: top - origin.top,
    w: Math.max(...all.map(({ right }) => right)) - left,
    h: Math.max(...all.map(({ bottom }) => bottom)) - top,
  };
}

/**
 * The room on the first side of the cells with enough room for a card, in CSS pixels of the host; undefined
 * if there is none. `line` is the minimum size above and below.
 */
export function roomBeside(
  host: { w: number; h: number },
  cells: Rect,
  sides: readonly Side[],
  line: { w: number; h: number } = LINE,
): Rect | undefined {
  const [right, bottom] = [cells.x + cells.w, cells.y + cells.h];
  const rooms: Record<Side, Rect> = {
    above: { x: 0, y: 0, w: host.w, h: cells.y },
    below: { x: 0, y: bottom, w: host.w, h: host.h - bottom },
    left: { x: 0, y: 0, w: cells.x, h: host.h },
    right: { x: right, y: 0, w: host.w - right, h: host.h },
  };
  for (const side of sides) {
    const room = rooms[side];
    const least = side === 'above' || side === 'below' ? line : NARROW;
    if (room.w >= least.w && room.h >= least.h) return room;
  }
  return undefined;
}
