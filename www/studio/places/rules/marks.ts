// Draws the marks of rules on a canvas. Meanings differ in shape as well as colour: a check on a green
// square, a yellow dot in a dark ring, a red no-entry sign, arrows for directions, and a burst for
// collisions. A pale rim makes them visible on any picture.
import { circle, glyph, type Ink, plate, quarter } from '../../../skins/glyph';
import type { Mark } from '../../project/rule-shape';

export type PictureOf = (name: string) => HTMLCanvasElement | undefined;
export type Pen = CanvasRenderingContext2D;

/** The colours of marks. The pale one is their rim. */
export const GREEN = '#1d7f3d';
export const YELLOW = '#f5c518';
export const RED = '#c4262e';
export const BLUE = '#1f5fa8';
export const DARK = '#1f1b17';
export const PALE = '#fffdf9';

/** The position of a drawing: its centre and its radius. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** The place of a picture: its top left corner and its side. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

/** A square inset from another one by the fraction `by` of its side. */
export const inset = ({ x, y, size }: Square, by: number): Square => ({
  x: x + size * by,
  y: y + size * by,
  size: size * (1 - 2 * by),
});

/** Draws a kind's picture, or a question mark for an unknown kind. */
export function drawKind(pen: Pen, name: string, { x, y, size }: Square, pictureOf: PictureOf): void {
  const picture = pictureOf(name);
  pen.imageSmoothingEnabled = false;
  if (picture !== undefined) pen.drawImage(picture, x, y, size, size);
  else text(pen, '?', x + size / 2, y + size / 2, size * 0.8, RED);
}

/** Draws text with a pale rim. */
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

/** A line of `width` over a pale rim of width `rim`. */
export const rimmed = (line: string, width: number, rim: number): Ink[] => [
  { line: PALE, width: rim },
  { line, width },
];

/** Draws a disc with a rim and an optional pale sign. */
export function disc(pen: Pen, at: Spot, colour: string, sign?: string, width = 0.34): void {
  glyph(pen, at, circle(1), { fill: PALE });
  glyph(pen, at, circle(0.84), { fill: colour });
  if (sign !== undefined) glyph(pen, at, sign, { line: PALE, width });
}

/** Draws a mark centred at (x, y). */
export function drawMark(pen: Pen, mark: Mark, x: number, y: number, size: number): void {
  const at = { x, y, size };
  if (mark === '+') {
    glyph(pen, at, plate(1, 0.5), { fill: PALE });
    glyph(pen, at, plate(0.84, 0.4), { fill: GREEN });
    glyph(pen, at, 'M-.45.05-.12.4.5-.38', { line: PALE, width: 0.34 });
  } else if (mark === '~') {
    disc(pen, at, DARK);
    glyph(pen, at, circle(0.64), { fill: YELLOW });
  } else disc(pen, at, RED, 'M-.42 0H.42');
}

/** Clockwise quarter turns from right. */
const TURNS: Readonly<Record<string, number>> = { right: 0, down: 1, left: 2, up: 3 };

/** Draws an arrow centred at (x, y). */
export function drawArrow(pen: Pen, direction: string, x: number, y: number, size: number): void {
  const turn = quarter(TURNS[direction] ?? 0);
  glyph(pen, { x, y, size, turn }, 'M-.9 0H.75M.15-.62.8 0 .15.62', rimmed(BLUE, 0.36, 0.66));
}

/** Draws a condition on the direction: an arrow, two bars for resting, or four outward points for moving. */
export function drawHeading(pen: Pen, heading: string, x: number, y: number, size: number): void {
  const at = { x, y, size };
  const turn = TURNS[heading];
  disc(pen, at, BLUE);
  const [sign, width] =
    turn !== undefined
      ? (['M-.5 0H.45M.08-.42.5 0 .08.42', 0.28] as const)
      : heading === 'resting'
        ? (['M-.24-.38V.38M.24-.38V.38', 0.3] as const)
        : ([
            'M.34-.24.58 0 .34.24M-.34-.24-.58 0-.34.24M-.24.34 0 .58.24.34M-.24-.34 0-.58.24-.34',
            0.22,
          ] as const);
  glyph(pen, { ...at, turn: quarter(turn ?? 0) }, sign, { line: PALE, width });
}

/** Draws the red dot of a smash rule with the rays of a burst. */
export function drawDot(pen: Pen, x: number, y: number, size: number): void {
  const rays = 'M.6 0H1M-.6 0H-1M0 .6V1M0-.6V-1M.42.42.71.71M-.42.42-.71.71M.42-.42.71-.71M-.42-.42-.71-.71';
  glyph(pen, { x, y, size }, rays, rimmed(RED, 0.22, 0.42));
  disc(pen, { x, y, size: size * 0.66 }, RED);
}
