// Draws the commands of rules on a canvas.
import { apart, circle, glyph, ink } from '../../../skins/glyph';
import { isDirection } from '../../project/rule-shape';
import {
  BLUE,
  DARK,
  disc,
  drawArrow,
  drawKind,
  GREEN,
  inset,
  PALE,
  type Pen,
  type PictureOf,
  RED,
  rimmed,
  type Spot,
  type Square,
  text,
  YELLOW,
} from './marks';

const OCTAGON = 'M.76.31.31.76-.31.76-.76.31-.76-.31-.31-.76.31-.76.76-.31z';

/** A square with a command: `verb:of` or `verb:of:n`. */
interface CommandSquare extends Square {
  pen: Pen;
  of: string;
  n: string;
  /** Its centre, and half its size. */
  at: Spot;
  pictureOf: PictureOf;
}

const DRAWINGS: Readonly<Record<string, (square: CommandSquare) => void>> = {
  move: ({ pen, at, of }) => drawArrow(pen, of, at.x, at.y, at.size * 0.78),
  stop: ({ pen, at }) => {
    glyph(pen, at, OCTAGON, { line: PALE, width: 0.2 });
    glyph(pen, at, OCTAGON, { fill: RED });
    glyph(pen, at, 'M-.28-.28H.28V.28H-.28z', { line: PALE, width: 0.2 });
  },
  destroy: ({ pen, at }) => glyph(pen, at, 'M-.55-.55.55.55M.55-.55-.55.55', rimmed(RED, 0.26, 0.5)),
  create: (square) => drawBadge(square, GREEN, 'M-.45 0H.45M0-.45V.45', 0.32),
  paint: (square) => {
    const { pen, x, y, size } = square;
    drawBadge(square, BLUE, 'M.45-.45 0 0', 0.2);
    const bristles = { x: x + size * 0.79, y: y + size * 0.79, size: size * 0.21 };
    glyph(pen, bristles, 'M-.1.1-.32.32', { line: PALE, width: 0.46 });
  },
  portal: drawPortal,
  block: (square) => drawBadge(square, RED, 'M-.24-.35V.35M.24-.35V.35', 0.28),
  score: drawScore,
  add: ({ pen, at, y, size, of, n }) => {
    text(pen, of.slice(0, 6), at.x, y + size * 0.3, size * 0.26, DARK);
    text(pen, n.startsWith('-') ? n.replace('-', '−') : `+${n}`, at.x, y + size * 0.68, size * 0.4, BLUE);
  },
  message: ({ pen, at }) => {
    glyph(pen, at, 'M-.8-.65H.8V.35H0L-.4.8V.35H-.8z', [{ line: DARK, width: 0.2 }, { fill: PALE }]);
    glyph(pen, at, 'M-.5-.3H.5M-.5.02H.2', { line: DARK, width: 0.14 });
  },
  sound: ({ pen, at }) => {
    glyph(pen, at, 'M-.25.5V-.65L.6-.8V.35', rimmed(BLUE, 0.18, 0.42));
    glyph(pen, at, circle(0.24, -0.47, 0.52) + circle(0.24, 0.38, 0.37), { fill: BLUE });
  },
  restart: ({ pen, at }) =>
    glyph(pen, at, 'M.6-.35A.7.7 0 1 0 .7.15M.65-.85V-.3H.1', rimmed(BLUE, 0.22, 0.46)),
  exit: (square) => {
    const { pen, at, size, of, n } = square;
    if (n !== '') drawKind(pen, n, inset(square, 0.09), square.pictureOf);
    glyph(pen, at, 'M0-.75H.75V.75H0M-.8 0H.3M0-.3.3 0 0 .3', rimmed(GREEN, 0.16, 0.38));
    if (isDirection(of)) drawArrow(pen, of, at.x + at.size * 0.4, at.y, at.size * 0.4);
    else text(pen, of, at.x + at.size * 0.52, at.y, size * 0.3, DARK);
  },
  also: ({ pen, at }) => {
    glyph(pen, at, circle(0.42, -0.35, 0), { fill: PALE, line: DARK, width: 0.12 });
    glyph(pen, at, circle(0.42, 0.35, 0), { fill: YELLOW, line: DARK, width: 0.12 });
  },
  win: ({ pen, at }) => drawCup(pen, { ...at, size: at.size * 0.8 }),
  lose: ({ pen, at }) => drawSkull(pen, { ...at, size: at.size * 0.8 }),
};

/** Draws a command into a square, or a question mark for an unknown one. */
export function drawCommand(pen: Pen, command: string, square: Square, pictureOf: PictureOf): void {
  const { x, y, size } = square;
  const [verb = '', of = '', n = ''] = command.split(':');
  const at = { x: x + size / 2, y: y + size / 2, size: size / 2 };
  const draw = Object.hasOwn(DRAWINGS, verb) ? DRAWINGS[verb] : undefined;
  if (draw === undefined) text(pen, '?', at.x, at.y, size * 0.8, RED);
  else draw({ pen, of, n, x, y, size, at, pictureOf });
}

function drawNamed(square: CommandSquare): void {
  drawKind(square.pen, square.of, inset(square, 0.09), square.pictureOf);
}

/** Draws the named kind with a sign in the corner of its picture. */
function drawBadge(square: CommandSquare, colour: string, sign: string, width: number): void {
  const { pen, x, y, size } = square;
  const radius = size * 0.21;
  drawNamed(square);
  disc(pen, { x: x + size - radius, y: y + size - radius, size: radius }, colour, sign, width);
}

function drawPortal(square: CommandSquare): void {
  const { pen, at } = square;
  apart(pen, () => {
    pen.beginPath();
    pen.arc(at.x, at.y, at.size * 0.74, 0, 2 * Math.PI);
    pen.clip();
    drawNamed(square);
  });
  glyph(pen, at, circle(0.76), { line: PALE, width: 0.3 });
  // Round line caps would close the gaps.
  apart(pen, () => {
    pen.beginPath();
    pen.arc(at.x, at.y, at.size * 0.76, 0, 2 * Math.PI);
    ink(pen, { line: '#7a3f9f', width: at.size * 0.18, dash: [at.size * 0.34, at.size * 0.18] });
  });
}

function drawScore({ pen, at, x, size, of }: CommandSquare): void {
  const points = Number(of === '' ? 10 : of);
  const words = `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
  const height = Math.min(size * 0.52, (size * 1.4) / words.length);
  pen.beginPath();
  pen.roundRect(x, at.y - height * 0.75, size, height * 1.5, height * 0.4);
  ink(pen, { fill: PALE });
  text(pen, words, at.x, at.y + height * 0.06, height, DARK);
}

function drawCup(pen: Pen, at: Spot): void {
  const bowl = 'M-.5-.8H.5Q.5.2 0 .25-.5.2-.5-.8';
  const foot = 'M0 .2V.7L-.4.75H.4';
  const handles = 'M-.5-.6H-.85L-.75-.15-.42-.1M.5-.6H.85L.75-.15.42-.1';
  glyph(pen, at, bowl + foot + handles, rimmed('#a86f00', 0.16, 0.36));
  glyph(pen, at, bowl, { fill: YELLOW });
}

function drawSkull(pen: Pen, at: Spot): void {
  const bone = `${circle(0.72, 0, -0.15)}M-.25.3H.25a.15.15 0 0 1 .15.15V.7a.15.15 0 0 1-.15.15H-.25a.15.15 0 0 1-.15-.15V.45a.15.15 0 0 1 .15-.15z`;
  glyph(pen, at, bone, { line: PALE, width: 0.24 });
  glyph(pen, at, bone, { fill: DARK });
  glyph(pen, at, circle(0.2, -0.28, -0.12) + circle(0.2, 0.28, -0.12), { fill: PALE });
  glyph(pen, at, 'M-.15.55V.75M.15.55V.75', { line: PALE, width: 0.1 });
}
