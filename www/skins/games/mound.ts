// How Mound looks: glazed bricks in a dark kiln. Four walls of bricks wait around the shaft; each colour has a mark.
import { BookOpen, Flag, Grid2x2, type IconNode, Layers, Settings, Star, Trophy, Undo2 } from 'lucide';
import { fade, inkOn, mix } from '../colour';
import { paintIcon } from '../icons';
import { MARKS, paintMark } from '../marks';
import { paintGround, paintTile, paintWell } from '../shapes';
import type { Brush, Face, GameSkins, RoleSkin, Theme } from '../skin';
import { paintText } from '../text';

const GROUND: Record<Theme, string> = { light: '#3e3731', dark: '#262220' };
const WALL: Record<Theme, string> = { light: '#352e29', dark: '#1f1b19' };
const WELL: Record<Theme, string> = { light: '#24201c', dark: '#151210' };
/** What is written on the grounds. */
const INK = '#efe9df';
const QUIET = '#b9afa2';
const ALARM = '#ff8a70';

/**
 * The first few lie far apart for every kind of colour vision (after Okabe and Ito), since few colours are the usual case;
 * all have marks of their own.
 */
const BRICKS: Record<Theme, readonly string[]> = {
  // biome-ignore format: a colour a line would hide the set.
  light: ['#ea6a45', '#4f97e8', '#f4d847', '#35b583', '#e98fc4', '#f3eee3', '#a98bef', '#73d9f2', '#f0a437', '#9fa5a8'],
  // biome-ignore format: as above.
  dark: ['#e2633f', '#478de0', '#e6cb3e', '#2fac7b', '#de84b8', '#e0dbd0', '#9f80e6', '#66cae3', '#e0972e', '#929a9d'],
};

const brick = (look: number, theme: Theme): Face => {
  const fill = BRICKS[theme][look % BRICKS[theme].length] as string;
  return { fill, ink: inkOn(fill) };
};

const surface = (fills: Record<Theme, string>, paint: (brush: Brush, fill: string) => void): RoleSkin => ({
  kind: 'ground',
  face: (_, theme) => ({ fill: fills[theme], ink: INK }),
  paint: (brush) => paint(brush, fills[brush.theme]),
});

const sign = (paint: (brush: Brush) => void, fill = '#1d1814', ink = '#ffffff'): RoleSkin => ({
  kind: 'sign',
  face: () => ({ fill, ink }),
  paint,
});

function paintBrick(brush: Brush): void {
  const { fill, ink = fill } = brick(brush.look, brush.theme);
  paintTile(brush, { fill, gap: 0.035, radius: 0.09, ring: fade(mix(fill, '#000000', 0.35), 0.5) });
  if (brush.marks) paintMark(brush, MARKS[brush.look % MARKS.length] ?? 'dot', fade(ink, 0.85), 0.36);
}

/** A frame around a place, inside of it. */
function paintFrame({ context, x, y, w, h, unit }: Brush, colour: string, width: number, dash = 0): void {
  const line = Math.max(1.5, unit * width);
  context.save();
  context.beginPath();
  context.roundRect(x + line / 2, y + line / 2, w - line, h - line, unit * 0.12);
  context.lineWidth = line;
  context.strokeStyle = colour;
  if (dash > 0) context.setLineDash([unit * dash, unit * dash * 0.8]);
  context.stroke();
  context.restore();
}

/** Lines between the cells of the shaft, so that heights and rows can be counted. */
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

const FIGURES: readonly IconNode[] = [Star, Layers, Grid2x2];

function paintFigure(brush: Brush): void {
  const { x, w, h, look } = brush;
  paintIcon({ ...brush, x: x + h * 0.15, w: h }, FIGURES[look] ?? Star, QUIET, 0.62);
  paintText({ ...brush, x: x + h * 1.15, w: w - h * 1.3 }, { ink: INK, height: 0.46, width: 0.96 });
}

const CONTROLS: readonly IconNode[] = [Flag, Settings, Trophy, BookOpen];

function paintControl(brush: Brush): void {
  const fill = mix(GROUND[brush.theme], '#ffffff', 0.1);
  paintTile(brush, { fill, gap: 0.05, radius: 0.2, relief: 0.4 });
  paintIcon(brush, CONTROLS[brush.look] ?? Flag, INK, 0.6);
}

/** An arrow upwards on a dark disc, which stands out from bricks of any colour. */
function paintPush({ context, x, y, w, h }: Brush): void {
  const r = Math.min(w, h) / 2;
  context.save();
  context.translate(x + w / 2, y + h / 2);
  context.beginPath();
  context.arc(0, 0, r * 0.58, 0, 2 * Math.PI);
  context.fillStyle = fade('#1d1814', 0.8);
  context.fill();
  context.beginPath();
  context.moveTo(0, r * 0.3);
  context.lineTo(0, -r * 0.28);
  context.moveTo(-r * 0.26, -r * 0.04);
  context.lineTo(0, -r * 0.3);
  context.lineTo(r * 0.26, -r * 0.04);
  context.lineWidth = r * 0.13;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#ffffff';
  context.stroke();
  context.restore();
}

/** Where a brick will lie: its colour, to be seen through, in a dashed frame. */
function paintRest(brush: Brush): void {
  const { context, x, y, w, h, unit } = brush;
  const { fill } = brick(brush.look, brush.theme);
  context.save();
  context.beginPath();
  context.roundRect(x + unit * 0.06, y + unit * 0.06, w - unit * 0.12, h - unit * 0.12, unit * 0.1);
  context.fillStyle = fade(fill, 0.42);
  context.fill();
  context.restore();
  paintFrame(brush, '#1d1814', 0.12);
  paintFrame(brush, fill, 0.09, 0.18);
}

/** A brick that will go: at once, or later in the cascade. */
function paintDoomed(brush: Brush): void {
  const isLater = brush.look === 1;
  paintFrame(brush, '#1d1814', 0.14);
  paintFrame(brush, isLater ? fade('#ffffff', 0.8) : '#ffffff', isLater ? 0.06 : 0.09, isLater ? 0.1 : 0);
}

function paintChosen(brush: Brush): void {
  const isRefused = brush.look === 1;
  paintFrame(brush, '#1d1814', 0.15);
  paintFrame(brush, isRefused ? ALARM : '#ffffff', 0.1, isRefused ? 0.16 : 0);
}

/** A hint: dashed and golden, so that it is taken neither for the cursor nor for what a finger chooses. */
function paintHint(brush: Brush): void {
  paintFrame(brush, '#1d1814', 0.2);
  paintFrame(brush, '#f4d847', 0.13, 0.2);
}

function paintRefused(brush: Brush): void {
  const { context, x, y, w, h } = brush;
  const s = Math.min(w, h) * 0.24;
  context.save();
  context.translate(x + w / 2, y + h / 2);
  context.lineCap = 'round';
  for (const [width, colour] of [
    [0.85, '#1d1814'],
    [0.45, ALARM],
  ] as const) {
    context.beginPath();
    context.moveTo(-s, -s);
    context.lineTo(s, s);
    context.moveTo(s, -s);
    context.lineTo(-s, s);
    context.lineWidth = s * width;
    context.strokeStyle = colour;
    context.stroke();
  }
  context.restore();
}

function paintPoints(brush: Brush): void {
  const { context, x, y, w, h, unit, look, text } = brush;
  if (text === undefined) return;
  const isBonus = look === 1;
  const size = isBonus ? Math.min(w, h) * 0.7 : Math.min(w, h) * 0.62;
  const width = isBonus ? w * 0.8 : Math.max(size, size * 0.36 * (text.length + 2));
  context.save();
  context.beginPath();
  context.roundRect(x + (w - width) / 2, y + (h - size) / 2, width, size, size / 2);
  context.fillStyle = fade('#1d1814', 0.88);
  context.fill();
  context.lineWidth = Math.max(1, unit * 0.04);
  context.strokeStyle = isBonus ? '#f4d847' : '#ffffff';
  context.stroke();
  context.restore();
  const ink = isBonus ? '#f4d847' : '#ffffff';
  paintText(
    { ...brush, text: `+${text}`, x: x + (w - width) / 2, y: y + (h - size) / 2, w: width, h: size },
    { ink, height: 0.5, width: 0.82 },
  );
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

export default {
  game: 'mound',
  skins: [
    {
      name: 'kiln',
      roles: {
        ground: surface(GROUND, (brush, fill) => paintGround(brush, fill, 0.3)),
        well: surface(WELL, paintShaft),
        wall: surface(WALL, (brush, fill) => paintWell(brush, fill, { gap: 0.02, radius: 0.12 })),
        corner: surface(GROUND, () => {}),
        name: sign((brush) => paintText(brush, { ink: INK, weight: 800, height: 0.17, width: 0.74 })),
        figure: sign(paintFigure),
        control: sign(paintControl, '#3e3731', INK),
        back: sign((brush) => paintIcon(brush, Undo2, brush.look === 1 ? INK : fade(QUIET, 0.35), 0.7)),
        brick: { kind: 'tile', face: brick, paint: paintBrick },
        rest: sign(paintRest),
        doomed: sign(paintDoomed),
        push: sign(paintPush),
        chosen: sign(paintChosen),
        refused: sign(paintRefused),
        loupe: surface(GROUND, paintLoupe),
        points: sign(paintPoints),
        hint: sign(paintHint),
      },
    },
  ],
} satisfies GameSkins;
