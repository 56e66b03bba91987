// Drawing that skins share: tiles with light and shadow, wells, outlines that merge with neighbours, fitted text.
import { fade, mix } from './colour';
import type { Brush } from './skin';

/** Bits of `Brush.joined`. */
export const UP = 1;
export const UP_RIGHT = 2;
export const RIGHT = 4;
export const DOWN_RIGHT = 8;
export const DOWN = 16;
export const DOWN_LEFT = 32;
export const LEFT = 64;
export const UP_LEFT = 128;

export interface Outline {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far the outline stays inside the place, at the sides that are not joined. */
  inset: number;
  radius: number;
  joined: number;
}

/**
 * Puts a rounded outline into the context's path. At joined sides it reaches the place's edge, so that it meets the
 * neighbour's; where two joined sides meet without the corner between them, the inner corner is rounded too.
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
  // Each corner: the side that the path comes along, the one it leaves by, and the way out along each.
  corner(context, x0, y0, 0, 1, 1, 0, LEFT, UP, UP_LEFT);
  corner(context, x1, y0, -1, 0, 0, 1, UP, RIGHT, UP_RIGHT);
  corner(context, x1, y1, 0, -1, -1, 0, RIGHT, DOWN, DOWN_RIGHT);
  corner(context, x0, y1, 1, 0, 0, -1, DOWN, LEFT, DOWN_LEFT);
  context.closePath();

  /** (bx, by) points back along the side the path comes by, (fx, fy) on along the one it leaves by. */
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

/** The outline of a sprite: gap and radius in cells, kept to whole pixels where they are edges. */
export function outline({ x, y, w, h, unit, joined }: Brush, gap: number, radius: number): Outline {
  return { x, y, w, h, inset: Math.max(1, Math.round(gap * unit)), radius: radius * unit, joined };
}

export interface TileStyle {
  fill: string;
  /** How far the tile stays from its cell's edge, in cells. */
  gap?: number;
  radius?: number;
  /** How strong light and shadow are: 1 as usual, 0 for flat. */
  relief?: number;
  /** Adds a ring just inside the edge, in this colour. */
  ring?: string;
}

/** A tile: lit from above, its lower edge in shade, and a soft shadow on the ground below it. */
export function paintTile(
  brush: Brush,
  { fill, gap = 0.045, radius = 0.13, relief = 1, ring }: TileStyle,
): void {
  const { context, unit } = brush;
  const shape = outline(brush, gap, radius);
  const lip = Math.max(1, Math.round(unit * 0.022));

  context.save();
  context.shadowColor = fade('#000000', 0.3 * relief);
  context.shadowBlur = unit * 0.07;
  context.shadowOffsetY = unit * 0.025;
  context.fillStyle = mix(fill, '#000000', 0.2 * relief);
  trace(context, shape);
  context.fill();
  context.restore();

  // The face ends above the lower edge, which stays visible as a lip.
  const hasLip = (shape.joined & DOWN) === 0;
  context.save();
  trace(context, shape);
  context.clip();
  trace(context, hasLip ? { ...shape, h: shape.h - lip } : shape);
  const light = context.createLinearGradient(0, shape.y, 0, shape.y + shape.h);
  light.addColorStop(0, mix(fill, '#ffffff', 0.1 * relief));
  light.addColorStop(0.45, fill);
  light.addColorStop(1, mix(fill, '#000000', 0.035 * relief));
  context.fillStyle = light;
  context.fill();
  if ((shape.joined & UP) === 0 && relief > 0) {
    // A thin line of light along the upper edge: the outline minus itself moved down.
    context.lineWidth = Math.max(1, unit * 0.014) * 2;
    const shine = context.createLinearGradient(0, shape.y, 0, shape.y + shape.h * 0.3);
    shine.addColorStop(0, fade('#ffffff', 0.5 * relief));
    shine.addColorStop(1, fade('#ffffff', 0));
    context.strokeStyle = shine;
    trace(context, shape);
    context.stroke();
  }
  context.restore();

  if (ring !== undefined) {
    context.lineWidth = Math.max(1, unit * 0.02);
    context.strokeStyle = ring;
    const by = unit * 0.055;
    trace(context, { ...shape, inset: shape.inset + by, radius: Math.max(0, shape.radius - by) });
    context.stroke();
  }
}

/** A place where nothing lies: sunk into the ground. */
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

/** The board itself: one quiet rounded surface. */
export function paintGround({ context, x, y, w, h, unit }: Brush, fill: string, radius = 0.2): void {
  const r = Math.min(radius * unit, w / 2, h / 2);
  context.beginPath();
  context.roundRect(x, y, w, h, r);
  context.fillStyle = fill;
  context.fill();
}

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
/** Metrics are taken at this size and scaled. */
const SAMPLE = 100;

interface Metrics {
  /** The width of a digit and the height of the digits, at the sample's size. */
  digit: number;
  height: number;
}

const metrics = new Map<string, Metrics>();

function measure(context: CanvasRenderingContext2D, weight: number): Metrics {
  const font = `${weight} ${SAMPLE}px ${FONT}`;
  let known = metrics.get(font);
  if (known === undefined) {
    context.font = font;
    const zeros = context.measureText('0000000000');
    known = { digit: zeros.width / 10, height: zeros.actualBoundingBoxAscent };
    metrics.set(font, known);
  }
  return known;
}

export interface TextStyle {
  ink: string;
  weight?: number;
  /** The largest height of a digit, and how much of the sprite's width the text may take; both as parts of it. */
  height?: number;
  width?: number;
}

/**
 * Writes the sprite's text in its middle, sized by its number of digits as if all were equally wide: numbers of the same
 * length have the same size.
 */
export function paintText(brush: Brush, { ink, weight = 700, height = 0.34, width = 0.72 }: TextStyle): void {
  const { context, x, y, w, h, text } = brush;
  if (text === undefined || text === '') return;
  const known = measure(context, weight);
  const tallest = (height * h * SAMPLE) / known.height;
  const widest = (width * w * SAMPLE) / (known.digit * [...text].length);
  const size = Math.min(tallest, widest);
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
  // Digits stand exactly in the middle; baselines of fonts differ too much to rely on "middle".
  const baseline = y + h / 2 + (known.height * size) / SAMPLE / 2;
  context.fillText(text, x + w / 2, Math.round(baseline));
}

/** Marks that tell colours apart without seeing colour. */
export const MARKS = [
  'dot',
  'ring',
  'bar',
  'cross',
  'diamond',
  'triangle',
  'square',
  'chevron',
  'wave',
  'pillar',
] as const;
export type Mark = (typeof MARKS)[number];

/** Draws a mark in the sprite's middle; `size` is its breadth as a part of the sprite's. */
export function paintMark({ context, x, y, w, h }: Brush, mark: Mark, ink: string, size = 0.3): void {
  const s = (Math.min(w, h) * size) / 2;
  context.save();
  context.translate(x + w / 2, y + h / 2);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  context.lineWidth = s * 0.42;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  const line = (...points: number[]) => {
    for (let i = 0; i < points.length; i += 2) {
      context.lineTo((points[i] as number) * s, (points[i + 1] as number) * s);
    }
  };
  let isFilled = false;
  switch (mark) {
    case 'dot':
      context.arc(0, 0, s * 0.62, 0, 2 * Math.PI);
      isFilled = true;
      break;
    case 'ring':
      context.arc(0, 0, s * 0.78, 0, 2 * Math.PI);
      break;
    case 'bar':
      line(-0.9, 0, 0.9, 0);
      break;
    case 'pillar':
      line(0, -0.9, 0, 0.9);
      break;
    case 'cross':
      line(-0.7, -0.7, 0.7, 0.7);
      context.moveTo(0.7 * s, -0.7 * s);
      line(-0.7, 0.7);
      break;
    case 'diamond':
      line(0, -1, 1, 0, 0, 1, -1, 0);
      isFilled = true;
      break;
    case 'triangle':
      line(0, -0.85, 0.95, 0.75, -0.95, 0.75);
      isFilled = true;
      break;
    case 'square':
      context.rect(-0.72 * s, -0.72 * s, 1.44 * s, 1.44 * s);
      break;
    case 'chevron':
      line(-0.8, 0.4, 0, -0.45, 0.8, 0.4);
      break;
    case 'wave':
      context.moveTo(-0.95 * s, 0.1 * s);
      context.bezierCurveTo(-0.4 * s, -0.9 * s, 0.4 * s, 0.9 * s, 0.95 * s, -0.1 * s);
      break;
  }
  if (isFilled) {
    context.closePath();
    context.fill();
  } else {
    context.stroke();
  }
  context.restore();
}
