// The look of Tilerama: tiles in a wooden frame with inlaid brass bars and points. The default has tiles of
// maple; "ivory" has pale ones in a green tray, "night" coloured glass in slate.
//
// The look of a picture tile is a number in base 8: the picture, the rows and the columns that it is cut into
// (each less one), and the row and the column of the tile.
import { fade, inkOn, mix } from '../colour';
import { EMBLEMS, paintEmblem } from '../emblems';
import { apart, ink } from '../glyph';
import { PICTURES, paintPicture } from '../pictures';
import {
  ground,
  outline,
  paintArrow,
  paintBox,
  paintDisc,
  paintGlyph,
  paintGround,
  paintTile,
  SHADE,
  sign,
  trace,
} from '../shapes';
import type { Brush, Face, GameSkins, RoleSkin, Skin, Theme } from '../skin';
import { paintText } from '../text';

type Themed = Record<Theme, string>;

interface Palette {
  frame: Themed;
  floor: Themed;
  tile: Themed;
  /** The metal of bars and points. */
  metal: Themed;
  relief: number;
}

/**
 * Orange, blue, green, yellow, purple, red, white, grey, lime and rose; after Okabe and Ito, light enough for
 * dark trays.
 */
const COLOURS = [
  '#f0a030', '#58a6ec', '#3fc296', '#f2e35a', '#c98fe0', '#f47a52', '#f4efe6', '#a9a8a4', '#a9cf4e', '#ffb3c8',
] as const; // biome-ignore format: one colour per line would hide the order.

/** The colours of bars. The two bars of a jump share one. */
const PAIRS = [
  '#f0c05a', '#7fc4f4', '#8fe0b0', '#f59c7c', '#d5b0f0', '#e8e4da', '#c8dc6a', '#f7a8c4', '#6fd6d6', '#e6b48c',
  '#a9b8ff', '#ffe08a',
] as const; // biome-ignore format: as above.

const WALNUT: Palette = {
  frame: { light: '#553c2a', dark: '#3d2b1f' },
  floor: { light: '#38271b', dark: '#241912' },
  tile: { light: '#f0d9ae', dark: '#dfc496' },
  metal: { light: '#f0c05a', dark: '#dcae4c' },
  relief: 1,
};
const IVORY: Palette = {
  frame: { light: '#1f4a3d', dark: '#173a30' },
  floor: { light: '#143329', dark: '#0d231c' },
  tile: { light: '#fbf6e9', dark: '#e6dfcc' },
  metal: { light: '#d9dde0', dark: '#c3c8cc' },
  relief: 0.8,
};
const NIGHT: Palette = {
  frame: { light: '#343b47', dark: '#252b35' },
  floor: { light: '#222832', dark: '#141920' },
  tile: { light: '#8ecbe8', dark: '#7fbad6' },
  metal: { light: '#9fe8d8', dark: '#86d3c3' },
  relief: 0.35,
};

const SIDE = 8;

/** The brush with the sprite's own side as the cell's, since the objective's tiles are smaller. */
const scaled = (brush: Brush): Brush => ({ ...brush, unit: Math.min(brush.w, brush.h) });

/** Draws the wood around the cells: its grain, and an edge that catches the light. */
function paintFrame(brush: Brush, fill: string): void {
  const { context, x, y, w, h, unit, look } = brush;
  const by = look === 0 ? unit : unit * 0.4;
  paintGround({ ...brush, unit: by }, fill, 0.24);
  context.save();
  context.beginPath();
  context.roundRect(x, y, w, h, Math.min(0.24 * by, w / 2));
  context.clip();
  context.lineWidth = Math.max(1, by * 0.018);
  for (let i = 0, line = y; line < y + h; i += 1, line += by * 0.13) {
    context.beginPath();
    context.moveTo(x, line);
    const sway = by * 0.05 * Math.sin(i * 2.4);
    context.bezierCurveTo(x + w * 0.3, line + sway, x + w * 0.6, line - sway, x + w, line + sway * 0.6);
    context.strokeStyle = fade(i % 3 === 0 ? '#000000' : '#ffffff', i % 3 === 0 ? 0.07 : 0.025);
    context.stroke();
  }
  context.restore();
  const edge = Math.max(1, by * 0.02);
  paintBox(brush, edge / 2, Math.min(0.24 * by, w / 2), { line: fade('#ffffff', 0.12), width: edge });
}

/** Draws a cell of the tiles zone: sunk into the wood and joined to its neighbours. */
function paintFloor(brush: Brush, fill: string): void {
  const { context, w, look } = brush;
  const own = scaled(brush);
  const shape = outline(own, 0.0, 0.1);
  trace(context, { ...shape, inset: 0 });
  context.fillStyle = fill;
  context.fill();
  apart(context, () => {
    trace(context, { ...shape, inset: 0 });
    context.clip();
    paintBox(brush, w * 0.06, w * 0.1, { line: fade('#ffffff', 0.06), width: Math.max(1, w * 0.012) });
  });
  // A dot marks a cell that does not count in the objective.
  if (look === 1) paintDisc(brush, 0.18, { fill: fade('#ffffff', 0.3) });
}

function tiles({ tile, relief }: Palette): RoleSkin {
  const face = (_: number, theme: Theme): Face => ({ fill: tile[theme], ink: inkOn(tile[theme]) });
  return {
    kind: 'tile',
    face,
    paint(brush) {
      const { fill, ink = fill } = face(0, brush.theme);
      paintTile(scaled(brush), { fill, relief });
      paintText(brush, { ink, height: 0.4 });
    },
  };
}

function colours({ relief }: Palette): RoleSkin {
  const face = (look: number, theme: Theme): Face => {
    const colour = COLOURS[look % COLOURS.length] as string;
    const fill = theme === 'light' ? colour : mix(colour, '#000000', 0.06);
    return { fill, ink: inkOn(fill) };
  };
  return {
    kind: 'tile',
    face,
    paint(brush) {
      const { fill, ink = fill } = face(brush.look, brush.theme);
      paintTile(scaled(brush), { fill, relief });
      const mark = EMBLEMS[brush.look % EMBLEMS.length];
      if (brush.text !== undefined) paintText(brush, { ink });
      else if (brush.marks && mark !== undefined) paintEmblem(brush, mark, fade(ink, 0.72), 0.34);
    },
  };
}

function pictures({ relief }: Palette): RoleSkin {
  return {
    // The colours are the picture's. A light edge around each part sets it off from the floor.
    kind: 'sign',
    face: () => ({ fill: '#ffffff' }),
    paint(brush) {
      const { context, look, x, y, w, h } = brush;
      const digit = (n: number) => Math.floor(look / SIDE ** n) % SIDE;
      const [rows, cols, row, col] = [digit(3) + 1, digit(2) + 1, digit(1), digit(0)];
      const picture = PICTURES[Math.floor(look / SIDE ** 4)];
      const own = scaled(brush);
      paintTile(own, { fill: '#e9e4da', relief });
      context.save();
      trace(context, outline(own, 0.045, 0.13));
      context.clip();
      context.translate(x - col * w, y - row * h);
      if (picture !== undefined) paintPicture(context, picture, cols * w, rows * h);
      context.restore();
      // The parts of a solved picture have neither names nor edges.
      if (brush.text === undefined) return;
      trace(context, outline(own, 0.055, 0.12));
      context.lineWidth = Math.max(1, w * 0.014);
      context.strokeStyle = fade('#ffffff', 0.45);
      context.stroke();
      if (brush.marks) {
        const size = w * 0.24;
        const corner = { ...brush, x: x + w - size * 1.35, y: y + h - size * 1.35, w: size, h: size };
        paintDisc(corner, 1.2, { fill: fade('#000000', 0.55) });
        paintText(corner, { ink: '#ffffff', height: 0.6, width: 0.9 });
      }
    },
  };
}

/** A bar of a jump: metal, or in the colour of its pair if marks are needed, with an upright letter on it. */
const bars = ({ metal }: Palette): RoleSkin => ({
  kind: 'sign',
  face: (look, theme) => ({ fill: barFill(look, metal[theme]) }),
  paint(brush) {
    const { context, x, y, w, h, look, theme, turn, text } = brush;
    const fill = barFill(look, metal[theme]);
    apart(context, () => {
      context.shadowColor = fade('#000000', 0.45);
      context.shadowBlur = h * 0.3;
      context.shadowOffsetY = h * 0.1;
      paintBox(brush, 0, h * 0.4, { fill });
    });
    const inner = h * 0.12;
    paintBox({ ...brush, h: h / 2 }, inner, inner, { fill: fade('#ffffff', 0.35) });
    if (!brush.marks || text === undefined) return;
    context.save();
    context.translate(x + w / 2, y + h / 2);
    context.rotate((-turn * Math.PI) / 2);
    const side = h * 1.15;
    paintText(
      { ...brush, x: -side / 2, y: -side / 2, w: side, h: side },
      { ink: inkOn(fill), height: 0.62, width: 0.9 },
    );
    context.restore();
  },
});

const barFill = (look: number, metal: string): string =>
  look === 0 ? metal : (PAIRS[(look - 1) % PAIRS.length] as string);

function paintPoint({ context, x, y, w, h }: Brush, fill: string): void {
  const r = Math.min(w, h) / 2;
  context.save();
  context.shadowColor = fade('#000000', 0.5);
  context.shadowBlur = r * 0.3;
  context.shadowOffsetY = r * 0.12;
  context.beginPath();
  context.arc(x + w / 2, y + h / 2, r * 0.82, 0, 2 * Math.PI);
  const shine = context.createRadialGradient(x + w * 0.38, y + h * 0.34, r * 0.1, x + w / 2, y + h / 2, r);
  shine.addColorStop(0, mix(fill, '#ffffff', 0.65));
  shine.addColorStop(0.5, fill);
  shine.addColorStop(1, mix(fill, '#000000', 0.3));
  context.fillStyle = shine;
  context.fill();
  context.restore();
}

function paintBarInUse(brush: Brush, fill: string): void {
  const { context, h } = brush;
  apart(context, () => {
    context.shadowColor = fill;
    context.shadowBlur = h;
    paintBox(brush, 0, h * 0.4, { fill });
  });
}

const WARNING: Themed = { light: '#ff4d3d', dark: '#ff6a59' };

function paintBlocked(brush: Brush, fill: string): void {
  const { h } = brush;
  paintBox(brush, 0, h * 0.5, { fill, line: '#ffffff', width: Math.max(1, h * 0.14) });
}

function paintCollision(brush: Brush, fill: string): void {
  const { w } = brush;
  paintBox(brush, w * 0.1, w * 0.08, [
    { fill: fade(fill, 0.35), line: '#ffffff', width: w * 0.12 },
    { line: fill, width: w * 0.08 },
  ]);
}

function paintCross(brush: Brush, fill: string): void {
  paintGlyph(brush, 1, 'M-.7-.7.7.7M.7-.7-.7.7', [
    { line: '#ffffff', width: 0.4 },
    { line: fill, width: 0.28 },
  ]);
}

function paintCursor(brush: Brush, fill: string): void {
  const { context, unit, look } = brush;
  trace(context, outline(brush, 0.045, 0.13));
  ink(context, [
    { line: '#1a1512', width: unit * 0.1 },
    { line: look === 1 ? fill : '#ffffff', width: unit * 0.055 },
  ]);
}

const skin = (name: string, palette: Palette): Skin => ({
  name,
  sparks: 'disc',
  roles: {
    frame: ground(palette.frame, paintFrame),
    cell: ground(palette.floor, paintFloor),
    tile: tiles(palette),
    colour: colours(palette),
    picture: pictures(palette),
    bar: bars(palette),
    point: sign(palette.metal, paintPoint),
    'bar-in-use': sign('#ffffff', paintBarInUse),
    'point-in-use': sign('#ffffff', paintPoint),
    blocked: sign(WARNING, paintBlocked),
    collision: sign(WARNING, paintCollision),
    'multi-direction': sign(WARNING, paintCross),
    cursor: sign('#ffd23f', paintCursor),
    arrow: sign(SHADE, (brush) => paintArrow(brush, 1), '#ffffff'),
  },
});

export default {
  game: 'tilerama',
  skins: [skin('walnut', WALNUT), skin('ivory', IVORY), skin('night', NIGHT)],
} satisfies GameSkins;
