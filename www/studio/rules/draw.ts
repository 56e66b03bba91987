// A rule drawn on a canvas: what is asked of each tile as small pictures with marks, what is done as commands.
//
// Marks differ in shape as well as in colour: a check on a green square, a yellow dot in a dark ring, a red no-entry
// sign. They have a pale rim, so that they stand out on any picture.

import type { Place, PredicateView, Row, RuleShape } from '../types';
import { dotOf, type Mark, marked, PLACES, ROWS } from './shape';

export type PictureOf = (name: string) => HTMLCanvasElement | undefined;
type Pen = CanvasRenderingContext2D;

const GREEN = '#1d7f3d';
const YELLOW = '#f5c518';
const RED = '#c4262e';
const BLUE = '#1f5fa8';
const DARK = '#1f1b17';
const PALE = '#fffdf9';

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

function text(pen: Pen, words: string, x: number, y: number, size: number, colour: string): void {
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

function disc(pen: Pen, x: number, y: number, radius: number, colour: string, rim = PALE): void {
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
function stroke(
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

/** What is asked of a tile, in a square of `size` with its left upper corner at (x, y). */
export function drawPredicate(
  pen: Pen,
  predicate: PredicateView,
  x: number,
  y: number,
  size: number,
  pictureOf: PictureOf,
): void {
  const all = marked(predicate);
  const side = Math.max(1, Math.ceil(Math.sqrt(all.length)));
  const cell = size / side;
  const rows = Math.ceil(all.length / side);
  all.forEach(({ mark, name }, n) => {
    const inRow = Math.min(side, all.length - Math.floor(n / side) * side);
    const left = x + ((n % side) + (side - inRow) / 2) * cell;
    const top = y + (Math.floor(n / side) + (side - rows) / 2) * cell;
    const picture = Math.min(cell * 0.86, size * 0.78);
    const inset = (cell - picture) / 2;
    drawKind(pen, name, left + inset, top + inset, picture, pictureOf);
    const radius = Math.max(cell * (side === 1 ? 0.17 : 0.23), Math.min(6, cell * 0.3));
    drawMark(pen, mark, left + cell - radius * 1.02, top + cell - radius * 1.02, radius);
  });
  if (predicate.heading !== 'any' && all.length > 0) {
    const radius = Math.max(size * 0.17, 7);
    drawHeading(pen, predicate.heading, x + radius, y + radius, radius);
  }
}

/** A command in a square. */
export function drawCommand(
  pen: Pen,
  command: string,
  x: number,
  y: number,
  size: number,
  pictureOf: PictureOf,
): void {
  const [verb = '', of = ''] = command.split(':');
  const [mx, my, half] = [x + size / 2, y + size / 2, size / 2];
  const badge = half * 0.42;
  const small = () => drawKind(pen, of, x + size * 0.09, y + size * 0.09, size * 0.82, pictureOf);
  switch (verb) {
    case 'move':
      drawArrow(pen, of, mx, my, half * 0.78);
      break;
    case 'stop': {
      pen.beginPath();
      for (let n = 0; n < 8; n += 1) {
        const turn = ((n + 0.5) * Math.PI) / 4;
        pen.lineTo(mx + Math.cos(turn) * half * 0.82, my + Math.sin(turn) * half * 0.82);
      }
      pen.closePath();
      pen.lineJoin = 'round';
      pen.lineWidth = half * 0.2;
      pen.strokeStyle = PALE;
      pen.stroke();
      pen.fillStyle = RED;
      pen.fill();
      stroke(
        pen,
        mx,
        my,
        half,
        0.2,
        PALE,
        [-0.28, -0.28, 0.28, -0.28, 0.28, 0.28, -0.28, 0.28, -0.28, -0.28],
      );
      break;
    }
    case 'destroy':
      stroke(pen, mx, my, half, 0.5, PALE, [-0.55, -0.55, 0.55, 0.55]);
      stroke(pen, mx, my, half, 0.5, PALE, [0.55, -0.55, -0.55, 0.55]);
      stroke(pen, mx, my, half, 0.26, RED, [-0.55, -0.55, 0.55, 0.55]);
      stroke(pen, mx, my, half, 0.26, RED, [0.55, -0.55, -0.55, 0.55]);
      break;
    case 'create':
      small();
      disc(pen, x + size - badge, y + size - badge, badge, GREEN);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.32, PALE, [-0.45, 0, 0.45, 0]);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.32, PALE, [0, -0.45, 0, 0.45]);
      break;
    case 'paint':
      small();
      disc(pen, x + size - badge, y + size - badge, badge, BLUE);
      // A brush.
      stroke(pen, x + size - badge, y + size - badge, badge, 0.2, PALE, [0.45, -0.45, 0, 0]);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.46, PALE, [-0.1, 0.1, -0.32, 0.32]);
      break;
    case 'portal':
      pen.save();
      pen.beginPath();
      pen.arc(mx, my, half * 0.74, 0, 2 * Math.PI);
      pen.clip();
      small();
      pen.restore();
      pen.beginPath();
      pen.arc(mx, my, half * 0.76, 0, 2 * Math.PI);
      pen.lineWidth = half * 0.3;
      pen.strokeStyle = PALE;
      pen.stroke();
      pen.setLineDash([half * 0.34, half * 0.18]);
      pen.lineWidth = half * 0.18;
      pen.strokeStyle = '#7a3f9f';
      pen.stroke();
      pen.setLineDash([]);
      break;
    case 'block':
      small();
      disc(pen, x + size - badge, y + size - badge, badge, RED);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.28, PALE, [-0.24, -0.35, -0.24, 0.35]);
      stroke(pen, x + size - badge, y + size - badge, badge, 0.28, PALE, [0.24, -0.35, 0.24, 0.35]);
      break;
    case 'score': {
      const points = Number(of === '' ? 10 : of);
      const words = `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
      const height = Math.min(size * 0.52, (size * 1.4) / words.length);
      pen.beginPath();
      pen.roundRect(x, my - height * 0.75, size, height * 1.5, height * 0.4);
      pen.fillStyle = PALE;
      pen.fill();
      text(pen, words, mx, my + height * 0.06, height, DARK);
      break;
    }
    case 'win':
      drawCup(pen, mx, my, half * 0.8);
      break;
    case 'lose':
      drawSkull(pen, mx, my, half * 0.8);
      break;
    default:
      text(pen, '?', mx, my, size * 0.8, RED);
  }
}

function drawCup(pen: Pen, x: number, y: number, radius: number): void {
  const outline = () => {
    pen.beginPath();
    pen.moveTo(x - 0.5 * radius, y - 0.8 * radius);
    pen.lineTo(x + 0.5 * radius, y - 0.8 * radius);
    pen.quadraticCurveTo(x + 0.5 * radius, y + 0.2 * radius, x, y + 0.25 * radius);
    pen.quadraticCurveTo(x - 0.5 * radius, y + 0.2 * radius, x - 0.5 * radius, y - 0.8 * radius);
  };
  const foot = [0, 0.2, 0, 0.7, -0.4, 0.75, 0.4, 0.75];
  const handles = [-0.5, -0.6, -0.85, -0.6, -0.75, -0.15, -0.42, -0.1];
  for (const [width, colour] of [
    [0.36, PALE],
    [0.16, '#a86f00'],
  ] as const) {
    stroke(pen, x, y, radius, width, colour, foot);
    stroke(pen, x, y, radius, width, colour, handles);
    stroke(
      pen,
      x,
      y,
      radius,
      width,
      colour,
      handles.map((value, n) => (n % 2 === 0 ? -value : value)),
    );
    outline();
    pen.lineWidth = width * radius;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  outline();
  pen.fillStyle = YELLOW;
  pen.fill();
}

function drawSkull(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y - 0.15 * radius, 0.72 * radius, 0, 2 * Math.PI);
  pen.roundRect(x - 0.4 * radius, y + 0.3 * radius, 0.8 * radius, 0.55 * radius, 0.15 * radius);
  pen.fillStyle = DARK;
  pen.strokeStyle = PALE;
  pen.lineWidth = radius * 0.24;
  pen.stroke();
  pen.fill();
  disc(pen, x - 0.28 * radius, y - 0.12 * radius, 0.2 * radius, PALE);
  disc(pen, x + 0.28 * radius, y - 0.12 * radius, 0.2 * radius, PALE);
  stroke(pen, x, y, radius, 0.1, PALE, [-0.15, 0.55, -0.15, 0.75]);
  stroke(pen, x, y, radius, 0.1, PALE, [0.15, 0.55, 0.15, 0.75]);
}

/** A row of commands in a square: at most four, in reading order. */
export function drawRow(
  pen: Pen,
  commands: readonly string[],
  x: number,
  y: number,
  size: number,
  pictureOf: PictureOf,
): void {
  const side = commands.length > 1 ? 2 : 1;
  const cell = size / side;
  const rows = Math.ceil(commands.length / side);
  commands.slice(0, 4).forEach((command, n) => {
    const inRow = Math.min(side, commands.length - Math.floor(n / side) * side);
    const left = x + ((n % side) + (side - inRow) / 2) * cell;
    const top = y + (Math.floor(n / side) + (side - rows) / 2) * cell;
    const inset = cell * 0.05;
    drawCommand(pen, command, left + inset, top + inset, cell - 2 * inset, pictureOf);
  });
}

/** What a row's commands are done to, pale behind them: the sprites that its tile's Include names. */
export function drawWitness(
  pen: Pen,
  predicate: PredicateView,
  x: number,
  y: number,
  size: number,
  pictureOf: PictureOf,
): void {
  if (!predicate.binds) return;
  const [name] = predicate.include;
  if (name === undefined) return;
  pen.globalAlpha = 0.35;
  drawKind(pen, name, x + size * 0.11, y + size * 0.11, size * 0.78, pictureOf);
  pen.globalAlpha = 1;
}

/** Grounds and lines that stand out on light and on dark pages alike. */
const TILE = 'rgb(128 120 108 / 18%)';
const CENTRE = 'rgb(128 120 108 / 36%)';
const GREY = '#8a8177';

/** The size of a drawing of a rule, for tiles of that size, in the same unit. */
export const ruleSize = (tile: number): { width: number; height: number } => ({
  width: 6 * tile + 6 * GAP * tile + ARROW * tile,
  height: 3 * tile + 2 * GAP * tile,
});

/** Where a tile of the nine lies in a drawing of a rule: left, top and side in hundredths of the drawing's width and height. */
export function tileBox(place: Place): { left: number; top: number; width: number; height: number } {
  const { width, height } = ruleSize(1);
  const n = PLACES.indexOf(place);
  const step = 1 + GAP;
  return {
    left: (100 * (n % 3) * step) / width,
    top: (100 * Math.floor(n / 3) * step) / height,
    width: 100 / width,
    height: 100 / height,
  };
}

const GAP = 0.06;
const ARROW = 0.7;

/** A whole rule: its nine tiles, an arrow, and its rows where their tiles are; the game's row stands in the right lower corner. */
export function drawRule(pen: Pen, rule: RuleShape, tile: number, pictureOf: PictureOf): void {
  const step = tile * (1 + GAP);
  const dot = dotOf(rule.event);
  PLACES.forEach((place, n) => {
    const [x, y] = [(n % 3) * step, Math.floor(n / 3) * step];
    square(pen, x, y, tile, place === 'C' ? CENTRE : TILE);
    drawPredicate(pen, rule.when[place], x, y, tile, pictureOf);
    if (place === dot) drawDot(pen, x + tile * 0.78, y + tile * 0.22, tile * 0.22);
  });
  const right = 3 * step + ARROW * tile;
  const middle = step + tile / 2;
  stroke(pen, 3 * step + (ARROW * tile) / 2 - GAP * tile, middle, tile * 0.3, 0.3, GREY, [-0.8, 0, 0.8, 0]);
  stroke(
    pen,
    3 * step + (ARROW * tile) / 2 - GAP * tile,
    middle,
    tile * 0.3,
    0.3,
    GREY,
    [0.2, -0.6, 0.8, 0, 0.2, 0.6],
  );
  for (const row of ROWS) {
    const [x, y] = rowPlace(row, step);
    if (row === 'game' && rule.do.game.length === 0) continue;
    square(pen, right + x, y, tile, row === 'C' ? CENTRE : TILE);
    if (row !== 'game') drawWitness(pen, rule.when[row as Place], right + x, y, tile, pictureOf);
    drawRow(pen, rule.do[row], right + x, y, tile, pictureOf);
  }
}

function rowPlace(row: Row, step: number): [number, number] {
  if (row === 'game') return [2 * step, 2 * step];
  const n = PLACES.indexOf(row as Place);
  return [(n % 3) * step, Math.floor(n / 3) * step];
}

function square(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.beginPath();
  pen.roundRect(x, y, size, size, size * 0.1);
  pen.fillStyle = colour;
  pen.fill();
}
