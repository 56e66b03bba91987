// How Tileburst looks: coloured glass on a dark slate. Blocks of one colour run together; valid ones shine and wear a
// bright rim. The colours are Okabe and Ito's, lightened until each stands out from the slate.
import { fade, inkOn, mix } from '../colour';
import { type Mark, paintMark } from '../marks';
import { outline, paintGround, paintWell, trace } from '../shapes';
import type { Brush, Face, GameSkins, RoleSkin, Theme } from '../skin';
import { paintText } from '../text';

const GROUND: Record<Theme, string> = { light: '#2c3038', dark: '#1d2026' };
const SLOT: Record<Theme, string> = { light: '#22262d', dark: '#15171c' };
const TRAY: Record<Theme, string> = { light: '#262a31', dark: '#1a1d22' };

/** Blue, red, green, yellow, violet. */
const GLASS = ['#3f97e6', '#ea6336', '#1fb587', '#e6c53c', '#cf86c4'] as const;
const SHAPES: readonly Mark[] = ['dot', 'cross', 'square', 'triangle', 'diamond'];
const REFUSED = '#b9bec8';
const WARNING = '#ff6b57';
const COLOURS = GLASS.length;

const colour = (look: number) => GLASS[look % COLOURS] as string;

/** Blocks: the colours as glass, and then as glass that shines. */
function block(look: number): Face {
  const glass = colour(look);
  const fill = look < COLOURS ? mix(glass, '#10131a', 0.12) : mix(glass, '#ffffff', 0.34);
  return { fill, ink: inkOn(fill) };
}

function paintBlock(brush: Brush): void {
  const { context, unit, look, joined, x, y, w, h, marks } = brush;
  // In the tray cells are smaller than on the board; edges follow the cell's own size.
  const cell = Math.min(w, unit);
  const { fill, ink = fill } = block(look);
  const isValid = look >= COLOURS;
  const shape = { ...outline({ ...brush, unit: cell }, 0.05, 0.2), joined };
  context.save();
  trace(context, shape);
  context.clip();
  context.fillStyle = fade(fill, 0.93);
  context.fillRect(x, y, w, h);
  // A glint within every cell, as of a small lens; at the edges it is gone, so that joined cells show no seam.
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
  if (marks) paintMark(brush, SHAPES[look % COLOURS] as Mark, fade(ink, isValid ? 0.85 : 0.7), 0.34);
}

/** A line along the sides that are not joined, and none between neighbours. */
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

/** Pairs of sides, and the corner between them. */
const CORNERS = [
  [1, 4, 2, 1, 0],
  [4, 16, 8, 1, 1],
  [16, 64, 32, 0, 1],
  [64, 1, 128, 0, 0],
] as const;

const isCut = (joined: number) =>
  CORNERS.some(([a, b, between]) => joined & a && joined & b && !(joined & between));

/** The sides one by one, with their corners: an outline of a piece with notches has no simple whole. */
function strokeCut({ context, x, y, w, h, joined }: Brush, inset: number): void {
  const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + h - inset];
  const round = Math.min(w, h) * 0.17;
  context.beginPath();
  for (const [one, other, between, right, down] of CORNERS) {
    const [cx, cy, sx, sy] = [right ? r : l, down ? b : t, right ? -1 : 1, down ? -1 : 1];
    const [edgeX, edgeY] = [right ? x + w : x, down ? y + h : y];
    // `one` and `other` are the sides clockwise; which of them is the horizontal one alternates.
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

/** Where a tile would lie: its colour, thin as breath. */
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
  if (!fits) paintMark(brush, 'cross', fade(WARNING, 0.9), 0.4);
}

/** A hint: dashed, so that it is not taken for the player's own aim; the last look frames the tile to take instead. */
function paintHint(brush: Brush): void {
  const { context, unit, look, joined, x, y, w, h } = brush;
  const dash = [unit * 0.16, unit * 0.1];
  if (look >= COLOURS) {
    context.save();
    context.beginPath();
    context.roundRect(x + unit * 0.08, y + unit * 0.08, w - unit * 0.16, h - unit * 0.16, unit * 0.25);
    context.lineWidth = Math.max(2, unit * 0.07);
    context.setLineDash(dash);
    context.strokeStyle = '#ffffff';
    context.stroke();
    context.restore();
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

/** The row and the column that change next: faint stripes, and before they fall an alarm. */
function paintBorder({ context, x, y, w, h, unit, look }: Brush): void {
  const isWarned = look === 1;
  const inset = Math.max(1, Math.round(unit * 0.045));
  context.save();
  context.beginPath();
  context.roundRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, unit * 0.13);
  context.clip();
  if (isWarned) {
    context.fillStyle = fade(WARNING, 0.35);
    context.fillRect(x, y, w, h);
  }
  context.lineWidth = unit * (isWarned ? 0.14 : 0.05);
  context.strokeStyle = isWarned ? fade(WARNING, 0.95) : fade('#c4cee0', 0.3);
  const step = unit / 3;
  context.beginPath();
  for (let at = -h; at < w + h; at += step) {
    context.moveTo(x + at, y + h);
    context.lineTo(x + at + h, y);
  }
  context.stroke();
  context.restore();
}

/** A line of one colour: complete, or what the tile would complete. */
function paintLine({ context, x, y, w, h, unit, look }: Brush): void {
  const inset = unit * 0.03;
  context.beginPath();
  context.roundRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, unit * 0.22);
  context.fillStyle = fade('#ffffff', look === 1 ? 0.22 : 0.14);
  context.fill();
  context.lineWidth = Math.max(2, unit * 0.06);
  context.strokeStyle = fade('#ffffff', 0.95);
  context.stroke();
}

function paintTray({ context, x, y, w, h, unit, look, theme }: Brush): void {
  const r = Math.min(w, h) * 0.1;
  context.beginPath();
  context.roundRect(x, y, w, h, r);
  context.fillStyle = TRAY[theme];
  context.fill();
  if (look === 0) {
    const line = Math.max(1.5, unit * 0.03);
    context.beginPath();
    context.roundRect(x + line / 2, y + line / 2, w - line, h - line, r);
    context.lineWidth = line;
    context.strokeStyle = fade('#aeb9cc', 0.55);
    context.stroke();
  }
}

/** A bar through a tile that fits nowhere. */
function paintStuck({ context, x, y, w, h }: Brush): void {
  const r = Math.min(w, h) / 2;
  context.save();
  context.translate(x + w / 2, y + h / 2);
  context.lineWidth = r * 0.2;
  context.lineCap = 'round';
  context.strokeStyle = WARNING;
  context.beginPath();
  context.arc(0, 0, r * 0.8, 0, 2 * Math.PI);
  context.moveTo(-r * 0.56, -r * 0.56);
  context.lineTo(r * 0.56, r * 0.56);
  context.stroke();
  context.restore();
}

/** What a retreat would bring: as it is, more with the tile that is aimed, less with it. */
function worth(look: number, theme: Theme): Face {
  return { fill: TRAY[theme], ink: (['#c9d1de', '#7fe3bd', '#ff9b8c'] as const)[look % 3] as string };
}

function paintWorth(brush: Brush): void {
  const { context, x, y, w, h, look, theme } = brush;
  const { fill, ink = fill } = worth(look, theme);
  context.beginPath();
  context.roundRect(x, y, w, h, Math.min(w, h) * 0.3);
  context.fillStyle = fill;
  context.fill();
  // A shield stands for what is safe when the border falls.
  const s = Math.min(h * 0.3, w * 0.12);
  context.save();
  context.translate(x + Math.max(h * 0.5, w * 0.14), y + h / 2);
  context.beginPath();
  context.moveTo(0, -s);
  context.lineTo(s * 0.85, -s * 0.65);
  context.bezierCurveTo(s * 0.85, s * 0.3, s * 0.4, s * 0.8, 0, s);
  context.bezierCurveTo(-s * 0.4, s * 0.8, -s * 0.85, s * 0.3, -s * 0.85, -s * 0.65);
  context.closePath();
  context.lineWidth = Math.max(1.5, s * 0.2);
  context.lineJoin = 'round';
  context.strokeStyle = ink;
  context.stroke();
  context.restore();
  const left = Math.max(h * 0.8, w * 0.24);
  paintText({ ...brush, x: x + left * 0.8, w: w - left }, { ink, weight: 650, height: 0.36, width: 0.9 });
}

function paintPoints(brush: Brush): void {
  const { context, x, y, w, h } = brush;
  context.save();
  context.beginPath();
  context.roundRect(x + w * 0.04, y + h * 0.12, w * 0.92, h * 0.76, h * 0.38);
  context.shadowColor = fade('#000000', 0.4);
  context.shadowBlur = h * 0.15;
  context.fillStyle = '#ffffff';
  context.fill();
  context.restore();
  paintText(brush, { ink: '#1d2026', height: 0.4, width: 0.78 });
}

const sign = (fill: string, paint: (brush: Brush) => void): RoleSkin => ({
  kind: 'sign',
  face: () => ({ fill }),
  paint,
});

export default {
  game: 'tileburst',
  skins: [
    {
      name: 'glass',
      roles: {
        ground: {
          kind: 'ground',
          face: (_, theme) => ({ fill: GROUND[theme] }),
          paint: (brush) => paintGround(brush, GROUND[brush.theme], 0.16),
        },
        slot: {
          kind: 'ground',
          face: (_, theme) => ({ fill: SLOT[theme] }),
          paint: (brush) => paintWell(brush, SLOT[brush.theme]),
        },
        border: sign(WARNING, paintBorder),
        block: { kind: 'tile', face: block, paint: paintBlock },
        line: sign('#ffffff', paintLine),
        ghost: sign('#ffffff', paintGhost),
        hint: sign('#ffffff', paintHint),
        tray: { kind: 'ground', face: (_, theme) => ({ fill: TRAY[theme] }), paint: paintTray },
        stuck: sign(WARNING, paintStuck),
        worth: { kind: 'sign', face: worth, paint: paintWorth },
        points: { kind: 'sign', face: () => ({ fill: '#ffffff', ink: '#1d2026' }), paint: paintPoints },
      },
      sounds: {
        swap: { tones: [{ wave: 'hiss', from: 500, to: 900, ms: 70, gain: 0.08 }] },
        grow: { tones: [{ wave: 'sine', from: 220, to: 440, ms: 220, gain: 0.12 }], buzz: 10 },
        validate: {
          tones: [
            { wave: 'sine', from: 880, to: 880, ms: 120, gain: 0.07 },
            { wave: 'sine', from: 1319, to: 1319, ms: 160, gain: 0.05, delay: 60 },
          ],
        },
        stuck: { tones: [{ wave: 'triangle', from: 200, to: 140, ms: 200, gain: 0.14 }], buzz: 30 },
        cash: {
          tones: [
            { wave: 'sine', from: 784, to: 784, ms: 120, gain: 0.1 },
            { wave: 'sine', from: 1047, to: 1047, ms: 200, gain: 0.1, delay: 80 },
          ],
          buzz: 14,
        },
        warn: { tones: [{ wave: 'triangle', from: 330, to: 330, ms: 140, gain: 0.1 }] },
        shrink: { tones: [{ wave: 'sine', from: 440, to: 196, ms: 240, gain: 0.12 }], buzz: 20 },
        over: { tones: [{ wave: 'triangle', from: 262, to: 131, ms: 500, gain: 0.14 }], buzz: 40 },
      },
    },
  ],
} satisfies GameSkins;
