// The look of Tileburst: coloured glass on dark slate. Blocks of one colour run together; valid ones shine
// and have a bright rim. The colours are Okabe and Ito's, lightened until each stands out from the slate.
import { fade, inkOn, mix } from '../colour';
import { type Emblem, paintEmblem } from '../emblems';
import { apart, circle } from '../glyph';
import { ground, outline, paintBox, paintGlyph, paintGround, paintWell, sign, trace } from '../shapes';
import type { Brush, Face, GameSkins, Theme } from '../skin';
import { paintText } from '../text';

const GROUND: Record<Theme, string> = { light: '#2f343d', dark: '#252a32' };
const SLOT: Record<Theme, string> = { light: '#191c22', dark: '#0f1114' };
const TRAY: Record<Theme, string> = { light: '#262a31', dark: '#1a1d22' };

/** Blue, red, green, yellow, violet. */
const GLASS = ['#3f97e6', '#ea6336', '#1fb587', '#e6c53c', '#cf86c4'] as const;
const SHAPES: readonly Emblem[] = ['dot', 'cross', 'square', 'triangle', 'diamond'];
const REFUSED = '#b9bec8';
const WARNING = '#ff6b57';
const COLOURS = GLASS.length;

const colour = (look: number) => GLASS[look % COLOURS] as string;

/** The face of a block: the colours as plain glass, then as shining glass. */
function block(look: number): Face {
  const glass = colour(look);
  const fill = look < COLOURS ? mix(glass, '#10131a', 0.12) : mix(glass, '#ffffff', 0.34);
  return { fill, ink: inkOn(fill) };
}

function paintBlock(brush: Brush): void {
  const { context, unit, look, joined, x, y, w, h, marks } = brush;
  // In the tray, cells are smaller than on the board. Edges follow the cell's own size.
  const cell = Math.min(w, unit);
  const { fill, ink = fill } = block(look);
  const isValid = look >= COLOURS;
  const shape = { ...outline({ ...brush, unit: cell }, 0.05, 0.2), joined };
  context.save();
  trace(context, shape);
  context.clip();
  context.fillStyle = fade(fill, 0.93);
  context.fillRect(x, y, w, h);
  // A glint within every cell, like a small lens. It fades towards the edges, so that joined cells show no
  // seam.
  const [lightX, lightY] = [x + w * 0.4, y + h * 0.38];
  const glint = context.createRadialGradient(lightX, lightY, 0, lightX, lightY, cell * 0.37);
  glint.addColorStop(0, fade('#ffffff', isValid ? 0.34 : 0.17));
  glint.addColorStop(1, fade('#ffffff', 0));
  context.fillStyle = glint;
  context.fillRect(x, y, w, h);
  context.restore();
  paintRim(
    brush,
    shape.inset,
    cell,
    isValid ? fade('#ffffff', 0.92) : fade(mix(fill, '#ffffff', 0.45), 0.85),
  );
  if (marks) paintEmblem(brush, SHAPES[look % COLOURS] as Emblem, fade(ink, isValid ? 0.85 : 0.7), 0.34);
}

/** Draws a line along the sides that are not joined. */
function paintRim(brush: Brush, inset: number, cell: number, ink: string, dash?: number[]): void {
  const { context, x, y, w, h, joined } = brush;
  const width = Math.max(1, cell * 0.045);
  const reach = (bit: number) => (joined & bit ? cell : 0);
  context.save();
  context.beginPath();
  context.rect(x, y, w, h);
  context.clip();
  context.lineWidth = width;
  context.strokeStyle = ink;
  if (dash !== undefined) context.setLineDash(dash);
  const whole = {
    x: x - reach(64),
    y: y - reach(1),
    w: w + reach(64) + reach(4),
    h: h + reach(1) + reach(16),
    inset: inset + width / 2,
    radius: cell * 0.17,
    joined,
  };
  trace(context, isCut(joined) ? { ...whole, x, y, w, h } : whole);
  if (isCut(joined)) strokeCut(brush, inset + width / 2);
  else context.stroke();
  context.restore();
}

/** Pairs of sides, the corner between them, and the corner's position (right, down). */
const CORNERS = [
  [1, 4, 2, 1, 0],
  [4, 16, 8, 1, 1],
  [16, 64, 32, 0, 1],
  [64, 1, 128, 0, 0],
] as const;

const isCut = (joined: number) =>
  CORNERS.some(([a, b, between]) => joined & a && joined & b && !(joined & between));

/** Strokes each side with its corners: a notched outline cannot be stroked as one path. */
function strokeCut({ context, x, y, w, h, joined }: Brush, inset: number): void {
  const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + h - inset];
  const round = Math.min(w, h) * 0.17;
  context.beginPath();
  for (const [one, other, between, right, down] of CORNERS) {
    const [cx, cy, sx, sy] = [right ? r : l, down ? b : t, right ? -1 : 1, down ? -1 : 1];
    const [edgeX, edgeY] = [right ? x + w : x, down ? y + h : y];
    // `one` and `other` are the sides in clockwise order. Which is horizontal alternates.
    const isFirstLevel = one === 1 || one === 16;
    const [level, upright] = isFirstLevel ? [one, other] : [other, one];
    const hasLevel = !(joined & level);
    const hasUpright = !(joined & upright);
    if (hasLevel && hasUpright) {
      context.moveTo(x + w / 2, cy);
      context.lineTo(cx + sx * round, cy);
      context.quadraticCurveTo(cx, cy, cx, cy + sy * round);
      context.lineTo(cx, y + h / 2);
    } else if (hasLevel) {
      context.moveTo(x + w / 2, cy);
      context.lineTo(edgeX, cy);
    } else if (hasUpright) {
      context.moveTo(cx, y + h / 2);
      context.lineTo(cx, edgeY);
    } else if (!(joined & between)) {
      context.moveTo(cx, edgeY);
      context.quadraticCurveTo(cx, cy, edgeX, cy);
    }
  }
  context.stroke();
}

/** Draws the place where a tile would go, in its colour, very faint. */
function paintGhost(brush: Brush): void {
  const { context, unit, look, joined, x, y, w, h } = brush;
  const fits = look < COLOURS;
  const glass = fits ? colour(look) : REFUSED;
  const shape = { ...outline(brush, 0.05, 0.2), joined };
  context.save();
  trace(context, shape);
  context.clip();
  context.fillStyle = fade(glass, fits ? 0.5 : 0.2);
  context.fillRect(x, y, w, h);
  context.restore();
  paintRim(
    brush,
    shape.inset,
    unit,
    fade(fits ? '#ffffff' : REFUSED, 0.85),
    fits ? undefined : [unit * 0.1, unit * 0.1],
  );
  if (!fits) paintEmblem(brush, 'cross', fade(WARNING, 0.9), 0.4);
}

/**
 * Draws a hint, dashed to differ from the player's own aim. The last look frames the tile to take instead.
 */
function paintHint(brush: Brush): void {
  const { context, unit, look, joined, x, y, w, h } = brush;
  const dash = [unit * 0.16, unit * 0.1];
  if (look >= COLOURS) {
    paintBox(brush, unit * 0.08, unit * 0.25, { line: '#ffffff', width: Math.max(2, unit * 0.07), dash });
    return;
  }
  const shape = { ...outline(brush, 0.05, 0.2), joined };
  context.save();
  trace(context, shape);
  context.clip();
  context.fillStyle = fade(colour(look), 0.32);
  context.fillRect(x, y, w, h);
  context.restore();
  paintRim(brush, shape.inset, unit, '#ffffff', dash);
}

/** Draws the edge at which the grid grows and shrinks: a dashed line, or an alarm on the cells that fall. */
function paintBorder(brush: Brush): void {
  if (brush.look === 1) paintAlarm(brush);
  else paintEdge(brush);
}

function paintEdge({ context, x, y, w, h, unit, joined }: Brush): void {
  const inset = unit * 0.03;
  const [left, right, top, bottom] = [x + inset, x + w - inset, y + inset, y + h - inset];
  const sides = [
    [left, top, right, top],
    [right, top, right, bottom],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
  ] as const;
  context.save();
  context.lineWidth = Math.max(1.5, unit * 0.04);
  context.strokeStyle = fade('#e4ebf7', 0.75);
  // The dashes of neighbours continue each other.
  context.setLineDash([unit / 6, unit / 6]);
  context.lineDashOffset = -unit / 12;
  context.beginPath();
  for (const [n, [fromX, fromY, toX, toY]] of sides.entries())
    if ((joined & (1 << (2 * n))) === 0) {
      context.moveTo(fromX, fromY);
      context.lineTo(toX, toY);
    }
  context.stroke();
  context.restore();
}

function paintAlarm({ context, x, y, w, h, unit }: Brush): void {
  const inset = Math.max(1, Math.round(unit * 0.045));
  context.save();
  context.beginPath();
  context.roundRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, unit * 0.13);
  context.clip();
  context.fillStyle = fade(WARNING, 0.35);
  context.fillRect(x, y, w, h);
  context.lineWidth = unit * 0.14;
  context.strokeStyle = fade(WARNING, 0.95);
  context.beginPath();
  for (let at = -h; at < w + h; at += unit / 3) {
    context.moveTo(x + at, y + h);
    context.lineTo(x + at + h, y);
  }
  context.stroke();
  context.restore();
}

/** Draws a line of one colour, complete or as the tile would complete it. */
function paintLine(brush: Brush): void {
  const { unit, look } = brush;
  const [fill, line] = [fade('#ffffff', look === 1 ? 0.22 : 0.14), fade('#ffffff', 0.95)];
  paintBox(brush, unit * 0.03, unit * 0.22, { fill, line, width: Math.max(2, unit * 0.06) });
}

function paintTray(brush: Brush, fill: string): void {
  const { w, h, unit, look } = brush;
  const r = Math.min(w, h) * 0.1;
  const width = Math.max(1.5, unit * 0.03);
  paintBox(brush, 0, r, { fill });
  if (look === 0) paintBox(brush, width / 2, r, { line: fade('#aeb9cc', 0.55), width });
}

/** Draws a bar through a tile that fits nowhere. */
const paintStuck = (brush: Brush, line: string) =>
  paintGlyph(brush, 1, `${circle(0.8)}M-.56-.56.56.56`, { line, width: 0.2 });

function paintPoints(brush: Brush, fill: string): void {
  const { context, x, y, w, h } = brush;
  const plate = { ...brush, x: x + w * 0.04, y: y + h * 0.12, w: w * 0.92, h: h * 0.76 };
  apart(context, () => {
    context.shadowColor = fade('#000000', 0.4);
    context.shadowBlur = h * 0.15;
    paintBox(plate, 0, h * 0.38, { fill });
  });
  paintText(brush, { ink: '#1d2026', height: 0.4, width: 0.78 });
}

export default {
  game: 'tileburst',
  skins: [
    {
      name: 'glass',
      sparks: 'shard',
      roles: {
        ground: ground(GROUND, (brush, fill) => paintGround(brush, fill, 0.16)),
        slot: ground(SLOT, paintWell),
        border: sign(WARNING, paintBorder),
        block: { kind: 'tile', face: block, paint: paintBlock },
        line: sign('#ffffff', paintLine),
        ghost: sign('#ffffff', paintGhost),
        hint: sign('#ffffff', paintHint),
        tray: ground(TRAY, paintTray),
        stuck: sign(WARNING, paintStuck),
        points: sign('#ffffff', paintPoints, '#1d2026'),
      },
    },
  ],
} satisfies GameSkins;
