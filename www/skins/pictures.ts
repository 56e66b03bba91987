// Vector pictures to cut tiles from, drawn at any size from a few shapes.

import { apart, type Ink, ink } from './glyph';

/** Draws a picture on a plane of 1 by 1. */
type Paint = (context: CanvasRenderingContext2D) => void;

type Style = string | CanvasGradient;

function area(context: CanvasRenderingContext2D, style: Style, path: string): void {
  ink(context, { fill: style }, new Path2D(path));
}

/** Strokes a path with round caps. */
function line(context: CanvasRenderingContext2D, style: Style, width: number, path: string): void {
  context.lineCap = 'round';
  ink(context, { line: style, width }, new Path2D(path));
}

function sky(context: CanvasRenderingContext2D, ...stops: [number, string][]): void {
  const light = context.createLinearGradient(0, 0, 0, 1);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  area(context, light, 'M0 0H1V1H0z');
}

function oval(
  context: CanvasRenderingContext2D,
  inks: Ink,
  [x, y, w, h, turn = 0]: readonly [number, number, number, number, number?],
): void {
  context.beginPath();
  context.ellipse(x, y, w, h, turn, 0, 2 * Math.PI);
  ink(context, inks);
}

function disc(context: CanvasRenderingContext2D, fill: string, x: number, y: number, r: number): void {
  oval(context, { fill }, [x, y, r, r]);
}

const sunset: Paint = (context) => {
  sky(
    context,
    [0, '#2c2a63'],
    [0.3, '#8b3f7d'],
    [0.52, '#ef7b56'],
    [0.62, '#ffd07a'],
    [0.63, '#35507d'],
    [1, '#141f3d'],
  );
  disc(context, '#fff1c2', 0.62, 0.56, 0.13);
  area(context, '#35507d', 'M0 .625h1v.2H0z');
  for (let i = 0; i < 9; i += 1) {
    const w = 0.3 - i * 0.022;
    oval(context, { fill: `rgba(255, 208, 122, ${0.85 - i * 0.08})` }, [
      0.62 + 0.02 * Math.sin(i * 1.7),
      0.65 + i * 0.038,
      w / 2,
      0.009,
    ]);
  }
  area(context, '#1d1b3f', 'M0 .63 0 .5 .1 .44 .22 .55 .34 .58 .42 .63z');
  // A palm leaning over the shore.
  area(context, '#0d0f24', 'M0 1 0 .84 .3 .88 .42 1z');
  line(context, '#0d0f24', 0.022, 'M.12 .9Q.13 .5 .27 .27');
  for (let i = 0; i < 7; i += 1) {
    const angle = -2.9 + i * 0.5;
    const [dx, dy] = [Math.cos(angle) * 0.2, Math.sin(angle) * 0.13];
    line(context, '#0d0f24', 0.022, `M.27 .27q${dx * 0.7} ${dy * 1.3} ${dx} ${dy + 0.1}`);
  }
};

const mountains: Paint = (context) => {
  sky(context, [0, '#3d86c6'], [0.6, '#cfe8f5'], [1, '#e9f4ea']);
  disc(context, '#fff6d8', 0.2, 0.18, 0.08);
  area(context, '#7f98b5', 'M0 .6 .2 .32 .36 .52 .56 .2 .8 .5 1 .36 1 .8 0 .8z');
  area(context, '#ffffff', 'M.56 .2 .47 .345 .53 .33 .57 .37 .62 .31 .66 .325z');
  area(context, '#ffffff', 'M.2 .32 .14 .405 .2 .39 .27 .41z');
  area(context, '#4f6f86', 'M0 .72 .3 .5 .52 .7 .74 .54 1 .74 1 1 0 1z');
  oval(context, { fill: '#5d9a55' }, [0.25, 1.02, 0.7, 0.3]);
  oval(context, { fill: '#3f7f49' }, [0.9, 1.06, 0.6, 0.3]);
  for (const [x, y, s] of [
    [0.1, 0.86, 1],
    [0.2, 0.93, 1.25],
    [0.78, 0.9, 1.2],
    [0.9, 0.86, 0.9],
    [0.66, 0.96, 1],
  ] as const) {
    area(
      context,
      '#6a4a2d',
      `M${x - 0.008} ${y} ${x + 0.008} ${y} ${x + 0.008} ${y + 0.04} ${x - 0.008} ${y + 0.04}z`,
    );
    for (let i = 0; i < 3; i += 1) {
      const w = (0.07 - i * 0.014) * s;
      area(
        context,
        '#1f5b3a',
        `M${x - w} ${y - i * 0.05 * s} ${x + w} ${y - i * 0.05 * s} ${x} ${y - (i * 0.05 + 0.09) * s}z`,
      );
    }
  }
};

const sailboat: Paint = (context) => {
  sky(context, [0, '#9bd7f2'], [0.62, '#eaf8fb'], [0.621, '#2f8fbf'], [1, '#0d4f85']);
  disc(context, '#ffe27a', 0.82, 0.17, 0.09);
  for (const [x, y, r] of [
    [0.16, 0.2, 0.06],
    [0.23, 0.17, 0.075],
    [0.31, 0.21, 0.055],
    [0.6, 0.33, 0.04],
    [0.66, 0.31, 0.05],
  ] as const) {
    disc(context, '#ffffff', x, y, r);
  }
  area(context, '#f4f1e6', 'M.5 .14 .5 .66 .83 .66z');
  area(context, '#e4573d', 'M.475 .24 .475 .66 .2 .66z');
  area(context, '#f7b733', 'M.475 .45 .475 .53 .285 .53 .337 .45z');
  area(context, '#5b3a29', 'M.482 .1h.014v.62H.482z');
  area(context, '#e4573d', 'M.49 .09 .6 .12 .49 .15z');
  area(context, '#7a2f22', 'M.12 .7 .88 .7 .76 .84 .24 .84z');
  area(context, '#ffffff', 'M.12 .7 .88 .7 .865 .72 .135 .72z');
  for (let i = 0; i < 4; i += 1) {
    context.lineWidth = 0.012;
    context.strokeStyle = `rgba(255, 255, 255, ${0.6 - i * 0.1})`;
    context.beginPath();
    for (let x = -0.05; x < 1.1; x += 0.11) context.arc(x + (i % 2) * 0.05, 0.82 + i * 0.05, 0.06, 0.5, 2.6);
    context.stroke();
  }
};

const fish: Paint = (context) => {
  sky(context, [0, '#3ec6d8'], [0.6, '#1281ab'], [1, '#073f6b']);
  for (let i = 0; i < 4; i += 1) {
    area(
      context,
      'rgba(255, 255, 255, 0.1)',
      `M${0.1 + i * 0.24} 0 ${0.2 + i * 0.24} 0 ${0.02 + i * 0.26} 1 ${-0.12 + i * 0.26} 1z`,
    );
  }
  oval(context, { fill: '#e9cf8f' }, [0.5, 1.08, 0.8, 0.22]);
  for (const [x, h, c] of [
    [0.1, 0.34, '#2f9e5b'],
    [0.16, 0.22, '#57c071'],
    [0.9, 0.3, '#d2587b'],
    [0.84, 0.2, '#ef8aa0'],
  ] as const) {
    const [up, bend] = [0.95 - h, 0.07];
    const stem = `M${x} .95C${x + bend} ${0.95 - h * 0.4} ${x - bend} ${0.95 - h * 0.6} ${x + 0.02} ${up}`;
    line(context, c, 0.03, stem);
  }
  area(context, '#f26b21', 'M.72 .48 .95 .28 .91 .48 .95 .68z');
  area(context, '#f7941d', 'M.36 .34 .5 .16 .66 .36z');
  area(context, '#f7941d', 'M.44 .62 .52 .76 .62 .6z');
  oval(context, { fill: '#f7941d' }, [0.45, 0.48, 0.33, 0.2]);
  apart(context, () => {
    context.beginPath();
    context.ellipse(0.45, 0.48, 0.33, 0.2, 0, 0, 2 * Math.PI);
    context.clip();
    const stripe = { fill: '#ffffff', line: '#2b2b33', width: 0.014 };
    for (const x of [0.3, 0.5, 0.67]) oval(context, stripe, [x, 0.48, 0.05, 0.26, 0.12]);
  });
  disc(context, '#ffffff', 0.21, 0.43, 0.045);
  disc(context, '#14202b', 0.2, 0.43, 0.024);
  for (const [x, y, r] of [
    [0.08, 0.3, 0.025],
    [0.12, 0.2, 0.018],
    [0.07, 0.12, 0.03],
    [0.7, 0.15, 0.02],
  ] as const) {
    oval(context, { line: 'rgba(255, 255, 255, 0.8)', width: 0.008 }, [x, y, r, r]);
  }
};

const flower: Paint = (context) => {
  sky(context, [0, '#f7e6c4'], [1, '#bfe0c2']);
  line(context, '#3c8a4a', 0.035, 'M.52 1.02Q.56 .75 .5 .45');
  oval(context, { fill: '#57a85b' }, [0.68, 0.83, 0.17, 0.06, -0.5]);
  oval(context, { fill: '#48984f' }, [0.36, 0.87, 0.17, 0.06, 0.5]);
  for (const [count, length, width, style] of [
    [12, 0.3, 0.075, '#d8437a'],
    [12, 0.24, 0.06, '#f06c9b'],
    [8, 0.16, 0.05, '#ffb0c8'],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      context.save();
      context.translate(0.5, 0.4);
      context.rotate((2 * Math.PI * (i + (count === 12 && length < 0.3 ? 0.5 : 0))) / count);
      oval(context, { fill: style }, [0, -length * 0.62, width, length * 0.5]);
      context.restore();
    }
  }
  disc(context, '#f2b632', 0.5, 0.4, 0.095);
  for (let i = 0; i < 22; i += 1) {
    const r = 0.018 * Math.sqrt(i);
    disc(context, '#a86412', 0.5 + r * Math.cos(i * 2.4), 0.4 + r * Math.sin(i * 2.4), 0.008);
  }
  // A bee.
  oval(context, { fill: 'rgba(255, 255, 255, 0.85)' }, [0.855, 0.13, 0.03, 0.05, 0.5]);
  oval(context, { fill: '#f5c02c' }, [0.84, 0.18, 0.06, 0.04, 0.2]);
  for (const x of [0.82, 0.85, 0.88]) oval(context, { fill: '#2d2417' }, [x, 0.182, 0.008, 0.036, 0.2]);
};

const balloon: Paint = (context) => {
  sky(context, [0, '#4aa6e0'], [0.75, '#d8eefa'], [1, '#f8e9c8']);
  oval(context, { fill: '#8cbf6a' }, [0.2, 1.05, 0.6, 0.22]);
  oval(context, { fill: '#6aa758' }, [0.85, 1.07, 0.55, 0.22]);
  for (const [x, y, r] of [
    [0.08, 0.62, 0.05],
    [0.14, 0.6, 0.065],
    [0.21, 0.63, 0.045],
    [0.86, 0.32, 0.045],
    [0.92, 0.3, 0.06],
  ] as const) {
    disc(context, '#ffffff', x, y, r);
  }
  const stripes = ['#d9402f', '#f4a72c', '#f7e25b', '#3aa374', '#3a73c2', '#7b4aa6'];
  context.save();
  context.clip(
    new Path2D('M.22 .34A.28 .28 0 0 1 .78 .34C.78 .52 .62 .62 .56 .72H.44C.38 .62 .22 .52 .22 .34z'),
  );
  stripes.forEach((style, i) => {
    area(context, style, `M${0.22 + i * 0.0934} .05h.095v.7h-.095z`);
  });
  oval(context, { fill: 'rgba(255, 255, 255, 0.22)' }, [0.4, 0.24, 0.08, 0.14, 0.4]);
  oval(context, { fill: 'rgba(0, 0, 0, 0.12)' }, [0.72, 0.42, 0.12, 0.3, 0.1]);
  context.restore();
  ink(context, { line: '#5a4030', width: 0.008 }, new Path2D('M.45 .72.46 .81M.55 .72.54 .81'));
  context.beginPath();
  context.roundRect(0.45, 0.8, 0.1, 0.08, 0.015);
  ink(context, { fill: '#8a5a34' });
  area(context, '#6c4426', 'M.45 .82h.1v.012H.45z');
};

/** All pictures, in the order of their numbers in games. */
export const PICTURES: readonly Paint[] = [sunset, mountains, sailboat, fish, flower, balloon];

/** Draws a picture at the context's origin with the given size. */
export function paintPicture(context: CanvasRenderingContext2D, picture: Paint, w: number, h: number): void {
  apart(context, () => {
    context.scale(w, h);
    picture(context);
  });
}
