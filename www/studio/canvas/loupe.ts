// A loupe beside the finger that draws on small cells.
import type { Cell, Point } from '../../cells/cells';
import { drawFrame } from './tools';

/** The radius of the loupe and the side of a cell in it, in CSS pixels. */
const RADIUS = 54;
const SIDE = 36;
/** The distance from the finger to the middle of the loupe, in CSS pixels. */
const AWAY = 96;

/** The middle of the loupe: above the finger, or beside it where there is no room above. */
export function middleOf(finger: Point, width: number): Point {
  if (finger.y >= AWAY + RADIUS) {
    const x = Math.max(RADIUS, Math.min(width - RADIUS, finger.x));
    return { x, y: finger.y - AWAY };
  }
  const isLeft = finger.x >= AWAY + RADIUS;
  return { x: finger.x + (isLeft ? -AWAY : AWAY), y: Math.max(RADIUS, finger.y) };
}

/** Draws a cell and its neighbours enlarged. `draw` draws the grid from the origin with cells of a side. */
export function drawLoupe(
  context: CanvasRenderingContext2D,
  finger: Point,
  width: number,
  cell: Cell,
  draw: (side: number) => void,
): void {
  const { x, y } = middleOf(finger, width);
  const ring = (width: number, colour: string) => {
    context.beginPath();
    context.arc(x, y, RADIUS, 0, 2 * Math.PI);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  };
  context.save();
  ring(6, '#1b1917');
  context.clip();
  context.fillStyle = getComputedStyle(context.canvas).getPropertyValue('--well');
  context.fill();
  context.translate(x - (cell.col + 0.5) * SIDE, y - (cell.row + 0.5) * SIDE);
  draw(SIDE);
  drawFrame(context, SIDE, cell, cell);
  context.restore();
  ring(3, '#fffdf9');
}
