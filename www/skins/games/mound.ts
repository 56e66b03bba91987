// The look of Mound: glazed bricks in a dark kiln. Four walls of bricks surround the shaft; each colour has a
// mark.
import { fade, inkOn, mix } from '../colour';
import { EMBLEMS, paintEmblem } from '../emblems';
import {
  ground,
  paintArrow,
  paintBox,
  paintGlyph,
  paintGround,
  paintTile,
  paintWell,
  SHADE,
  sign,
} from '../shapes';
import type { Brush, Face, GameSkins, Theme } from '../skin';
import { paintText } from '../text';

const GROUND: Record<Theme, string> = { light: '#3e3731', dark: '#262220' };
const WALL: Record<Theme, string> = { light: '#352e29', dark: '#1f1b19' };
const WELL: Record<Theme, string> = { light: '#24201c', dark: '#151210' };
/** The colour of text on the grounds. */
const INK = '#efe9df';
const ALARM = '#ff8a70';

/**
 * The first few colours differ for every kind of colour vision (after Okabe and Ito), since most games use
 * few colours. All colours have marks of their own.
 */
const BRICKS: Record<Theme, readonly string[]> = {
  // biome-ignore format: one colour per line would hide the set.
  light: ['#ea6a45', '#4f97e8', '#f4d847', '#35b583', '#e98fc4', '#f3eee3', '#a98bef', '#73d9f2', '#f0a437', '#9fa5a8'],
  // biome-ignore format: as above.
  dark: ['#e2633f', '#478de0', '#e6cb3e', '#2fac7b', '#de84b8', '#e0dbd0', '#9f80e6', '#66cae3', '#e0972e', '#929a9d'],
};

const brick = (look: number, theme: Theme): Face => {
  const fill = BRICKS[theme][look % BRICKS[theme].length] as string;
  return { fill, ink: inkOn(fill) };
};

/** Bricks narrower or lower than this, in cells, are drawn as plain bars. */
const SLIM = 0.25;

function paintBrick(brush: Brush): void {
  const { fill, ink = fill } = brick(brush.look, brush.theme);
  const { unit, w, h } = brush;
  if (Math.min(w, h) < unit * SLIM) {
    const gap = Math.max(0.5, unit * 0.02);
    paintBox(brush, gap, gap * 2, { fill });
    return;
  }
  paintTile(brush, { fill, gap: 0.035, radius: 0.09, ring: fade(mix(fill, '#000000', 0.35), 0.5) });
  if (brush.marks) paintEmblem(brush, EMBLEMS[brush.look % EMBLEMS.length] ?? 'dot', fade(ink, 0.85), 0.36);
}

/** Draws a frame just inside the sprite's edges. */
function paintFrame(brush: Brush, line: string, breadth: number, dash = 0): void {
  const { unit } = brush;
  const width = Math.max(1.5, unit * breadth);
  const dashes = dash > 0 ? [unit * dash, unit * dash * 0.8] : [];
  paintBox(brush, width / 2, unit * 0.12, { line, width, dash: dashes });
}

/** Draws lines between the cells of the shaft, so that heights and rows can be counted. */
function paintShaft(brush: Brush, fill: string): void {
  paintWell(brush, fill, { gap: 0.02, radius: 0.12 });
  const { context, x, y, w, h, unit } = brush;
  context.save();
  context.strokeStyle = fade('#ffffff', 0.055);
  context.lineWidth = Math.max(1, Math.round(unit * 0.02));
  context.beginPath();
  for (let n = 1; n < 8; n += 1) {
    const [column, row] = [Math.round(x + (w * n) / 8), Math.round(y + (h * n) / 8)];
    context.moveTo(column, y + unit * 0.1);
    context.lineTo(column, y + h - unit * 0.1);
    context.moveTo(x + unit * 0.1, row);
    context.lineTo(x + w - unit * 0.1, row);
  }
  context.stroke();
  context.restore();
}

/** Draws the rim between the pit and the waiting bricks: stone, lit from above. */
function paintRim(brush: Brush): void {
  const { unit, theme } = brush;
  const fill = mix(GROUND[theme], '#ffffff', 0.26);
  paintBox(brush, 0, unit * 0.18, { fill: mix(fill, '#000000', 0.35) });
  paintBox({ ...brush, h: brush.h - unit * 0.05 }, 0, unit * 0.18, { fill });
}

/** Draws the stack's tray, set apart from the walls by an edge. */
function paintStack(brush: Brush, fill: string): void {
  const { unit, theme } = brush;
  const width = Math.max(1.5, unit * 0.05);
  const line = mix(GROUND[theme], '#ffffff', 0.3);
  paintBox(brush, unit * 0.04 + width / 2, unit * 0.16, { fill, line, width });
}

/** Draws the landing place of a brick: its colour, translucent, in a dashed frame. */
function paintRest(brush: Brush): void {
  const { fill } = brick(brush.look, brush.theme);
  paintBox(brush, brush.unit * 0.06, brush.unit * 0.1, { fill: fade(fill, 0.42) });
  paintFrame(brush, SHADE, 0.12);
  paintFrame(brush, fill, 0.09, 0.18);
}

/** Draws the mark on a brick that will be removed, at once or later in the cascade. */
function paintDoomed(brush: Brush): void {
  const isLater = brush.look === 1;
  paintFrame(brush, SHADE, 0.14);
  paintFrame(brush, isLater ? fade('#ffffff', 0.8) : '#ffffff', isLater ? 0.06 : 0.09, isLater ? 0.1 : 0);
}

function paintChosen(brush: Brush): void {
  const isRefused = brush.look === 1;
  paintFrame(brush, SHADE, 0.15);
  paintFrame(brush, isRefused ? ALARM : '#ffffff', 0.1, isRefused ? 0.16 : 0);
}

/** Draws a hint: dashed and golden, distinct from the cursor and from a finger's choice. */
function paintHint(brush: Brush): void {
  paintFrame(brush, SHADE, 0.2);
  paintFrame(brush, '#f4d847', 0.13, 0.2);
}

function paintRefused(brush: Brush): void {
  const cross = 'M-1-1 1 1M1-1-1 1';
  paintGlyph(brush, 0.48, cross, [
    { line: SHADE, width: 0.85 },
    { line: ALARM, width: 0.45 },
  ]);
}

/** Draws the points that a brick would score. */
function paintPoints(brush: Brush): void {
  const { x, y, w, h, unit, text } = brush;
  if (text === undefined) return;
  const size = Math.min(w, h) * 0.62;
  const width = Math.max(size, size * 0.36 * (text.length + 2));
  const plate = {
    ...brush,
    text: `+${text}`,
    x: x + (w - width) / 2,
    y: y + (h - size) / 2,
    w: width,
    h: size,
  };
  const line = '#ffffff';
  paintBox(plate, 0, size / 2, { fill: fade(SHADE, 0.88), line, width: Math.max(1, unit * 0.04) });
  paintText(plate, { ink: line, height: 0.5, width: 0.82 });
}

function paintLoupe(brush: Brush, fill: string): void {
  const { context, unit } = brush;
  context.save();
  context.shadowColor = fade('#000000', 0.55);
  context.shadowBlur = unit * 0.3;
  paintGround(brush, fill, 0.25);
  context.restore();
  paintFrame(brush, fade(INK, 0.5), 0.04);
}

const dark = (paint: (brush: Brush) => void) => sign(SHADE, paint, '#ffffff');

export default {
  game: 'mound',
  skins: [
    {
      name: 'kiln',
      roles: {
        ground: ground(GROUND, (brush, fill) => paintGround(brush, fill, 0.3), INK),
        well: ground(WELL, paintShaft, INK),
        wall: ground(WALL, (brush, fill) => paintWell(brush, fill, { gap: 0.02, radius: 0.12 }), INK),
        frame: ground(GROUND, paintRim),
        stack: ground(WALL, paintStack),
        brick: { kind: 'tile', face: brick, paint: paintBrick },
        rest: dark(paintRest),
        doomed: dark(paintDoomed),
        // Between the brick and the cell it goes to, so that it covers the mark of neither.
        push: dark((brush) => paintArrow({ ...brush, y: brush.y - brush.h / 2 }, 0.42)),
        chosen: dark(paintChosen),
        refused: dark(paintRefused),
        loupe: ground(GROUND, paintLoupe, INK),
        points: dark(paintPoints),
        hint: dark(paintHint),
      },
    },
  ],
} satisfies GameSkins;
