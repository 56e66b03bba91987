// Draws a rule on a canvas: the conditions of each tile as small pictures with marks, then the commands.
import { glyph, ink } from '../../../skins/glyph';
import { dotOf, marked, OFFSETS, ROWS } from '../../project/rule-shape';
import type { Offset, PredicateView, RuleShape } from '../../types';
import { drawCommand } from './commands';
import {
  DARK,
  drawDot,
  drawHeading,
  drawKind,
  drawMark,
  inset,
  type Pen,
  type PictureOf,
  type Square,
  text,
} from './marks';

export { drawCommand } from './commands';
export { drawHeading, drawMark, type PictureOf } from './marks';

/** The `n`-th cell of a square with `count` items in rows of `side`. A shorter row is centred. */
function cellOf({ x, y, size }: Square, n: number, count: number, side: number): Square {
  const cell = size / side;
  const row = Math.floor(n / side);
  const inRow = Math.min(side, count - row * side);
  return {
    x: x + ((n % side) + (side - inRow) / 2) * cell,
    y: y + (row + (side - Math.ceil(count / side)) / 2) * cell,
    size: cell,
  };
}

/** Draws the conditions of a tile. With `isNowhere`, what it asks for is to be nowhere, so it gets the bar. */
export function drawPredicate(
  pen: Pen,
  tile: PredicateView,
  square: Square,
  pictureOf: PictureOf,
  isNowhere = false,
): void {
  const all = marked(tile);
  const side = Math.max(1, Math.ceil(Math.sqrt(all.length)));
  all.forEach(({ mark, name }, n) => {
    const cell = cellOf(square, n, all.length, side);
    const picture = Math.min(cell.size * 0.86, square.size * 0.78);
    drawKind(pen, name, inset(cell, (1 - picture / cell.size) / 2), pictureOf);
    const radius = Math.max(cell.size * (side === 1 ? 0.17 : 0.23), Math.min(6, cell.size * 0.3));
    const corner = cell.size - radius * 1.02;
    drawMark(pen, isNowhere && mark === '+' ? '-' : mark, cell.x + corner, cell.y + corner, radius);
  });
  if (tile.heading !== 'any' && all.length > 0) {
    const radius = Math.max(square.size * 0.17, 7);
    drawHeading(pen, tile.heading, square.x + radius, square.y + radius, radius);
  }
}

/** Draws a row of commands: at most four, in reading order. */
export function drawRow(pen: Pen, commands: readonly string[], square: Square, pictureOf: PictureOf): void {
  const side = commands.length > 1 ? 2 : 1;
  commands.slice(0, 4).forEach((command, n) => {
    drawCommand(pen, command, inset(cellOf(square, n, commands.length, side), 0.05), pictureOf);
  });
}

/**
 * Draws the sprite that a row's commands apply to, faintly behind them: the first kind of the tile's
 * `include` set.
 */
export function drawWitness(pen: Pen, tile: PredicateView, square: Square, pictureOf: PictureOf): void {
  const [name] = tile.include;
  if (!tile.binds || name === undefined) return;
  pen.globalAlpha = 0.35;
  drawKind(pen, name, inset(square, 0.11), pictureOf);
  pen.globalAlpha = 1;
}

/** Colours that are visible on light and dark pages. */
const TILE = 'rgb(128 120 108 / 18%)';
const CENTRE = 'rgb(128 120 108 / 36%)';
const GREY = '#8a8177';

/** The size of a rule's drawing for a given tile size, in the same unit. */
export const ruleSize = (tile: number): { width: number; height: number } => ({
  width: 6 * tile + 6 * GAP * tile + ARROW * tile,
  height: 3 * tile + 2 * GAP * tile,
});

/** The box of a tile in a rule's drawing, in percent of the drawing's size. */
export function tileBox(place: Offset): { left: number; top: number; width: number; height: number } {
  const { width, height } = ruleSize(1);
  const n = OFFSETS.indexOf(place);
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

/**
 * Draws a whole rule: nine tiles, an arrow, and the command rows that it has at the positions of their tiles.
 * The game's row is in a corner without commands, or else below the arrow.
 */
export function drawRule(pen: Pen, rule: RuleShape, tile: number, pictureOf: PictureOf): void {
  const step = tile * (1 + GAP);
  const dot = dotOf(rule.event);
  OFFSETS.forEach((place, n) => {
    const [x, y] = [(n % 3) * step, Math.floor(n / 3) * step];
    square(pen, x, y, tile, place === 'C' ? CENTRE : TILE);
    const isNowhere = rule.event === 'never' && place === 'C';
    drawPredicate(pen, rule.when[place], { x, y, size: tile }, pictureOf, isNowhere);
    if (place === dot) drawDot(pen, x + tile * 0.78, y + tile * 0.22, tile * 0.22);
  });
  rule.asks.forEach((ask, n) => {
    const words = ask.replace('>=', '≥').replace('<=', '≤');
    const height = Math.min(tile * 0.26, (tile * ARROW * 1.7) / words.length);
    text(pen, words, 3 * step + (ARROW * tile) / 2 - GAP * tile, tile * (0.3 + 0.3 * n), height, DARK);
  });
  const right = 3 * step + ARROW * tile;
  const at = { x: 3 * step + (ARROW * tile) / 2 - GAP * tile, y: step + tile / 2, size: tile * 0.3 };
  glyph(pen, at, 'M-.8 0H.8M.2-.6.8 0 .2.6', { line: GREY, width: 0.3 });
  for (const row of ROWS) {
    if (rule.do[row].length === 0 && (row === 'game' || CORNERS.includes(row))) continue;
    const place = row === 'game' ? CORNERS.find((corner) => rule.do[corner].length === 0) : row;
    const n = OFFSETS.indexOf(place ?? 'SW');
    const at = { x: right + (n % 3) * step, y: Math.floor(n / 3) * step, size: tile };
    if (place === undefined) {
      at.size = ARROW * tile;
      at.x = right - at.size;
      at.y += tile - at.size;
    }
    square(pen, at.x, at.y, at.size, row === 'C' ? CENTRE : TILE);
    if (row !== 'game') drawWitness(pen, rule.when[row], at, pictureOf);
    drawRow(pen, rule.do[row], at, pictureOf);
  }
}

/** The corners, the one first that is given to the game's row. */
const CORNERS: readonly Offset[] = ['SE', 'SW', 'NE', 'NW'];

function square(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.beginPath();
  pen.roundRect(x, y, size, size, size * 0.1);
  ink(pen, { fill: colour });
}
