// The marks of rules, drawn on a canvas: what differs in meaning differs in shape as well as in colour. A check on a green square, a
// yellow dot in a dark ring, a red no-entry sign; arrows for directions, a blow for what is hit. They have a pale rim, so that they stand
// out on any picture.
import type { Mark } from './shape';

export type PictureOf = (name: string) => HTMLCanvasElement | undefined;
export type Pen = CanvasRenderingContext2D;

/** The colours of marks; the pale one is their rim. */
export const GREEN = '#1d7f3d';
export const YELLOW = '#f5c518';
export const RED = '#c4262e';
export const BLUE = '#1f5fa8';
export const DARK = '#1f1b17';
export const PALE = '#fffdf9';

/** Draws a kind's picture; a name that nothing is called by is a question mark. */
export function drawKind(
  pen: Pen,
  name: string,
  x: number,
  y: number,
  size: number,
  pictureOf: PictureOf,
): void {
  const picture = pictureOf(name);
  pen.imageSmoothingEnabled = false;
  if (picture !== undefined) pen.drawImage(picture, x, y, size, size);
  else text(pen, '?', x + size / 2, y + size / 2, size * 0.8, RED);
}

/** Words with a pale rim. */
export function text(pen: Pen, words: string, x: number, y: number, size: number, colour: string): void {
  pen.font = `700 ${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = size / 5;
  pen.strokeStyle = PALE;
  pen.strokeText(words, x, y);
  pen.fillStyle = colour;
  pen.fillText(words, x, y);
}

/** A disc with a rim. */
export function disc(pen: Pen, x: number, y: number, radius: number, colour: string, rim = PALE): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = rim;
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, radius * 0.84, 0, 2 * Math.PI);
  pen.fillStyle = colour;
  pen.fill();
}

/** A line through points of a square around (x, y), each from -1 to 1. */
export function stroke(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  width: number,
  colour: string,
  points: number[],
): void {
  pen.beginPath();
  for (let n = 0; n < points.length; n += 2) {
    pen.lineTo(x + (points[n] ?? 0) * radius, y + (points[n + 1] ?? 0) * radius);
  }
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = width * radius;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** A mark with its middle at (x, y). */
export function drawMark(pen: Pen, mark: Mark, x: number, y: number, radius: number): void {
  if (mark === '+') {
    pen.beginPath();
    pen.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, radius * 0.5);
    pen.fillStyle = PALE;
    pen.fill();
    pen.beginPath();
    pen.roundRect(x - radius * 0.84, y - radius * 0.84, 1.68 * radius, 1.68 * radius, radius * 0.4);
    pen.fillStyle = GREEN;
    pen.fill();
    stroke(pen, x, y, radius, 0.34, PALE, [-0.45, 0.05, -0.12, 0.4, 0.5, -0.38]);
  } else if (mark === '~') {
    disc(pen, x, y, radius, DARK);
    disc(pen, x, y, radius * 0.64, YELLOW, YELLOW);
  } else {
    disc(pen, x, y, radius, RED);
    stroke(pen, x, y, radius, 0.34, PALE, [-0.42, 0, 0.42, 0]);
  }
}

/** Radians clockwise from right. */
const TURNS: Readonly<Record<string, number>> = {
  right: 0,
  down: 0.5 * Math.PI,
  left: Math.PI,
  up: 1.5 * Math.PI,
};

/** An arrow with its middle at (x, y). */
export function drawArrow(
  pen: Pen,
  direction: string,
  x: number,
  y: number,
  radius: number,
  colour = BLUE,
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(TURNS[direction] ?? 0);
  const shape = [-0.9, 0, 0.75, 0];
  const head = [0.15, -0.62, 0.8, 0, 0.15, 0.62];
  stroke(pen, 0, 0, radius, 0.66, PALE, shape);
  stroke(pen, 0, 0, radius, 0.66, PALE, head);
  stroke(pen, 0, 0, radius, 0.36, colour, shape);
  stroke(pen, 0, 0, radius, 0.36, colour, head);
  pen.restore();
}

/** What is asked of a direction: an arrow, two bars for resting, four points outwards for moving. */
export function drawHeading(pen: Pen, heading: string, x: number, y: number, radius: number): void {
  disc(pen, x, y, radius, BLUE);
  if (heading in TURNS) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(TURNS[heading] ?? 0);
    stroke(pen, 0, 0, radius, 0.28, PALE, [-0.5, 0, 0.45, 0]);
    stroke(pen, 0, 0, radius, 0.28, PALE, [0.08, -0.42, 0.5, 0, 0.08, 0.42]);
    pen.restore();
  } else if (heading === 'resting') {
    stroke(pen, x, y, radius, 0.3, PALE, [-0.24, -0.38, -0.24, 0.38]);
    stroke(pen, x, y, radius, 0.3, PALE, [0.24, -0.38, 0.24, 0.38]);
  } else {
    for (const turn of Object.values(TURNS)) {
      pen.save();
      pen.translate(x, y);
      pen.rotate(turn);
      stroke(pen, 0, 0, radius, 0.22, PALE, [0.34, -0.24, 0.58, 0, 0.34, 0.24]);
      pen.restore();
    }
  }
}

/** The red dot of a smash rule, with the rays of a blow. */
export function drawDot(pen: Pen, x: number, y: number, radius: number): void {
  pen.save();
  pen.translate(x, y);
  for (let n = 0; n < 8; n += 1) {
    pen.rotate(Math.PI / 4);
    stroke(pen, 0, 0, radius, 0.42, PALE, [0.6, 0, 1, 0]);
    stroke(pen, 0, 0, radius, 0.22, RED, [0.6, 0, 1, 0]);
  }
  pen.restore();
  disc(pen, x, y, radius * 0.66, RED);
}
