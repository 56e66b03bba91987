// Drawing functions that skins share: tiles with light and shadow, wells, and outlines that merge with
// neighbours.
import type { Rect } from '../engine/film';
import { fade, mix } from './colour';
import { circle, glyph, type Ink, ink } from './glyph';
import type { Brush, RoleSkin, Theme } from './skin';

/** Bits of `Brush.joined`. */
export const UP = 1;
export const UP_RIGHT = 2;
export const RIGHT = 4;
export const DOWN_RIGHT = 8;
export const DOWN = 16;
export const DOWN_LEFT = 32;
export const LEFT = 64;
export const UP_LEFT = 128;

export interface Outline extends Rect {
  /** The distance of the outline from the edges, at sides that are not joined. */
  inset: number;
  radius: number;
  joined: number;
}

/**
 * Puts a rounded outline into the context's path. At joined sides it reaches the edge to meet the neighbour's
 * outline. If two joined sides meet without the corner between them, the inner corner is rounded too.
 */
export function trace(
  context: CanvasRenderingContext2D,
  { x, y, w, h, inset, radius, joined }: Outline,
): void {
  const side = (bit: number) => (joined & bit ? 0 : inset);
  const x0 = x + side(LEFT);
  const x1 = x + w - side(RIGHT);
  const y0 = y + side(UP);
  const y1 = y + h - side(DOWN);
  context.beginPath();
  // Each corner gets the side before it, the side after it, and the outward direction of each.
  corner(context, x0, y0, 0, 1, 1, 0, LEFT, UP, UP_LEFT);
  corner(context, x1, y0, -1, 0, 0, 1, UP, RIGHT, UP_RIGHT);
  corner(context, x1, y1, 0, -1, -1, 0, RIGHT, DOWN, DOWN_RIGHT);
  corner(context, x0, y1, 1, 0, 0, -1, DOWN, LEFT, DOWN_LEFT);
  context.closePath();

  /** (bx, by) points back along the side before the corner, (fx, fy) forward along the side after it. */
  function corner(
    path: CanvasRenderingContext2D,
    cx: number,
    cy: number,
    bx: number,
    by: number,
    fx: number,
    fy: number,
    before: number,
    after: number,
    between: number,
  ): void {
    const isJoined = ((joined & before) === 0 ? 0 : 1) + ((joined & after) === 0 ? 0 : 1);
    if (isJoined === 0) {
      path.lineTo(cx + bx * radius, cy + by * radius);
      path.arcTo(cx, cy, cx + fx * radius, cy + fy * radius, radius);
    } else if (isJoined === 1 || joined & between) {
      path.lineTo(cx, cy);
    } else {
      path.lineTo(cx + bx * inset, cy + by * inset);
      path.arcTo(cx + (bx + fx) * inset, cy + (by + fy) * inset, cx + fx * inset, cy + fy * inset, inset);
    }
  }
}

/** The outline of a sprite. Gap and radius are in cells; the gap is rounded to whole pixels. */
export function outline({ x, y, w, h, unit, joined }: Brush, gap: number, radius: number): Outline {
  return { x, y, w, h, inset: Math.max(1, Math.round(gap * unit)), radius: radius * unit, joined };
}

export interface TileStyle {
  fill: string;
  /** The gap between the tile and its cell's edge, in cells. */
  gap?: number;
  radius?: number;
  /** The strength of light and shadow: 1 is normal, 0 flat. */
  relief?: number;
  /** The colour of a ring just inside the edge. */
  ring?: string;
}

/** Extends an outline beyond its joined sides, as if the neighbours were part of it. */
function carriedOn(shape: Outline, by: number): Outline {
  const on = (bit: number) => (shape.joined & bit ? by : 0);
  return {
    ...shape,
    x: shape.x - on(LEFT),
    y: shape.y - on(UP),
    w: shape.w + on(LEFT) + on(RIGHT),
    h: shape.h + on(UP) + on(DOWN),
  };
}

/** Clips drawing at the joined sides, where the neighbour draws its own part, and `by` beyond the others. */
function stayInside(context: CanvasRenderingContext2D, { x, y, w, h, joined }: Outline, by: number): void {
  const off = (bit: number) => (joined & bit ? 0 : by);
  context.beginPath();
  context.rect(x - off(LEFT), y - off(UP), w + off(LEFT) + off(RIGHT), h + off(UP) + off(DOWN));
  context.clip();
}

/** Draws a tile: lit from above, with a shaded lower edge and a soft shadow on the ground. */
export function paintTile(
  brush: Brush,
  { fill, gap = 0.045, radius = 0.13, relief = 1, ring }: TileStyle,
): void {
  const { context, unit } = brush;
  const shape = outline(brush, gap, radius);
  // Light and shadow are those of the whole piece, so they continue across joins.
  const whole = carriedOn(shape, unit * 0.3);

  context.save();
  stayInside(context, shape, unit);
  context.save();
  context.shadowColor = fade('#000000', 0.3 * relief);
  context.shadowBlur = unit * 0.07;
  context.shadowOffsetY = unit * 0.025;
  context.fillStyle = mix(fill, '#000000', 0.2 * relief);
  trace(context, isCut(shape) ? shape : whole);
  context.fill();
  context.restore();
  trace(context, shape);
  context.clip();
  paintFace(brush, shape, whole, fill, relief);
  if (ring !== undefined) {
    context.lineWidth = Math.max(1, unit * 0.02);
    context.strokeStyle = ring;
    const by = unit * 0.055;
    trace(context, { ...whole, inset: shape.inset + by, radius: Math.max(0, shape.radius - by) });
    context.stroke();
  }
  context.restore();
}

/** True if a corner is missing between two joined sides, which `carriedOn` would fill. */
const isCut = ({ joined }: Outline) =>
  [
    [UP, RIGHT, UP_RIGHT],
    [RIGHT, DOWN, DOWN_RIGHT],
    [DOWN, LEFT, DOWN_LEFT],
    [LEFT, UP, UP_LEFT],
  ].some(([a = 0, b = 0, between = 0]) => joined & a && joined & b && !(joined & between));

function paintFace(
  { context, unit }: Brush,
  shape: Outline,
  whole: Outline,
  fill: string,
  relief: number,
): void {
  const isOpen = (bit: number) => (shape.joined & bit) === 0;
  const lip = Math.max(1, Math.round(unit * 0.022));
  // The face ends above the lower edge, which stays visible as a lip.
  trace(context, isOpen(DOWN) ? { ...whole, h: whole.h - lip } : whole);
  const light = context.createLinearGradient(0, shape.y, 0, shape.y + shape.h);
  light.addColorStop(0, mix(fill, '#ffffff', 0.1 * relief));
  light.addColorStop(0.45, fill);
  light.addColorStop(1, mix(fill, '#000000', 0.035 * relief));
  // A part does not know its position within the piece, so an even fill avoids steps between parts.
  context.fillStyle = shape.joined === 0 ? light : fill;
  context.fill();
  if (!isOpen(UP) || relief === 0) return;
  // A thin highlight along the upper edge. The clip leaves its inner half.
  context.lineWidth = Math.max(1, unit * 0.014) * 2;
  const shine = context.createLinearGradient(0, shape.y, 0, shape.y + shape.h * 0.3);
  shine.addColorStop(0, fade('#ffffff', 0.5 * relief));
  shine.addColorStop(1, fade('#ffffff', 0));
  context.strokeStyle = shine;
  trace(context, whole);
  context.stroke();
}

/** Draws an empty place, sunk into the ground. */
export function paintWell(brush: Brush, fill: string, { gap = 0.045, radius = 0.13 } = {}): void {
  const { context, unit } = brush;
  const shape = outline(brush, gap, radius);
  trace(context, shape);
  context.fillStyle = fill;
  context.fill();
  context.save();
  context.clip();
  context.lineWidth = Math.max(1, unit * 0.02) * 2;
  const shade = context.createLinearGradient(0, shape.y, 0, shape.y + shape.h);
  shade.addColorStop(0, fade('#000000', 0.28));
  shade.addColorStop(0.35, fade('#000000', 0.06));
  shade.addColorStop(1, fade('#ffffff', 0.025));
  context.strokeStyle = shade;
  trace(context, shape);
  context.stroke();
  context.restore();
}

/** Draws the board's background as one rounded surface. */
export function paintGround(brush: Brush, fill: string, radius = 0.2): void {
  paintBox(brush, 0, Math.min(radius * brush.unit, brush.w / 2, brush.h / 2), { fill });
}

/** Draws a rounded box, inset from the edges of the sprite. */
export function paintBox(
  { context, x, y, w, h }: Brush,
  inset: number,
  radius: number,
  inks: Ink | readonly Ink[],
): void {
  context.beginPath();
  context.roundRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, radius);
  ink(context, inks);
}

/** Draws a disc in the centre. `size` is its radius relative to the largest possible. */
export function paintDisc(brush: Brush, size: number, inks: Ink | readonly Ink[]): void {
  paintGlyph(brush, size, circle(1), inks);
}

/** Draws a path in the centre. `size` is the length of 1 relative to half the shorter side. */
export function paintGlyph(brush: Brush, size: number, path: string, inks: Ink | readonly Ink[]): void {
  const { context, x, y, w, h } = brush;
  glyph(context, { x: x + w / 2, y: y + h / 2, size: (Math.min(w, h) / 2) * size }, path, inks);
}

/** Draws an upward arrow on a dark disc, visible on tiles of any colour. */
export function paintArrow(brush: Brush, size: number): void {
  paintDisc(brush, size, { fill: fade(SHADE, 0.78) });
  paintGlyph(brush, size, 'M0 .5V-.48M-.43-.08 0-.5.43-.08', { line: '#ffffff', width: 0.2 });
}

/** A colour that is dark on any board. */
export const SHADE = '#1d1814';

type Themed = Record<Theme, string>;
type Paint = (brush: Brush, fill: string) => void;

const role =
  (kind: RoleSkin['kind']) =>
  (fill: Themed | string, paint: Paint, on?: string): RoleSkin => {
    const fillIn = (theme: Theme) => (typeof fill === 'string' ? fill : fill[theme]);
    return {
      kind,
      face: (_, theme) => ({ fill: fillIn(theme), ...(on === undefined ? {} : { ink: on }) }),
      paint: (brush) => paint(brush, fillIn(brush.theme)),
    };
  };

/** Roles whose fill does not depend on the look: surfaces below tiles, and signs above them. */
export const ground = role('ground');
export const sign = role('sign');
