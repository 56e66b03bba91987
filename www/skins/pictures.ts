// Pictures made by the program, for tiles to be cut from: each is drawn anew at any size, from a few shapes.

/** A picture draws itself on a plane of 1 by 1. */
type Paint = (context: CanvasRenderingContext2D) => void;

function fill(context: CanvasRenderingContext2D, style: string | CanvasGradient, shape: () => void): void {
  context.beginPath();
  shape();
  context.fillStyle = style;
  context.fill();
}

function sky(context: CanvasRenderingContext2D, ...stops: [number, string][]): void {
  const light = context.createLinearGradient(0, 0, 0, 1);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  fill(context, light, () => context.rect(0, 0, 1, 1));
}

function disc(context: CanvasRenderingContext2D, style: string, x: number, y: number, r: number): void {
  fill(context, style, () => context.arc(x, y, r, 0, 2 * Math.PI));
}

function shape(context: CanvasRenderingContext2D, style: string, ...points: number[]): void {
  fill(context, style, () => {
    for (let i = 0; i < points.length; i += 2) context.lineTo(points[i] as number, points[i + 1] as number);
    context.closePath();
  });
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
  fill(context, '#35507d', () => context.rect(0, 0.625, 1, 0.2));
  for (let i = 0; i < 9; i += 1) {
    const w = 0.3 - i * 0.022;
    fill(context, `rgba(255, 208, 122, ${0.85 - i * 0.08})`, () =>
      context.ellipse(0.62 + 0.02 * Math.sin(i * 1.7), 0.65 + i * 0.038, w / 2, 0.009, 0, 0, 2 * Math.PI),
    );
  }
  shape(context, '#1d1b3f', 0, 0.63, 0, 0.5, 0.1, 0.44, 0.22, 0.55, 0.34, 0.58, 0.42, 0.63);
  // A palm leans over the shore.
  shape(context, '#0d0f24', 0, 1, 0, 0.84, 0.3, 0.88, 0.42, 1);
  context.lineWidth = 0.022;
  context.lineCap = 'round';
  context.strokeStyle = '#0d0f24';
  context.beginPath();
  context.moveTo(0.12, 0.9);
  context.quadraticCurveTo(0.13, 0.5, 0.27, 0.27);
  context.stroke();
  for (let i = 0; i < 7; i += 1) {
    const angle = -2.9 + i * 0.5;
    context.beginPath();
    context.moveTo(0.27, 0.27);
    const [dx, dy] = [Math.cos(angle) * 0.2, Math.sin(angle) * 0.13];
    context.quadraticCurveTo(0.27 + dx * 0.7, 0.27 + dy * 1.3, 0.27 + dx, 0.27 + dy + 0.1);
    context.stroke();
  }
};

const mountains: Paint = (context) => {
  sky(context, [0, '#3d86c6'], [0.6, '#cfe8f5'], [1, '#e9f4ea']);
  disc(context, '#fff6d8', 0.2, 0.18, 0.08);
  shape(context, '#7f98b5', 0, 0.6, 0.2, 0.32, 0.36, 0.52, 0.56, 0.2, 0.8, 0.5, 1, 0.36, 1, 0.8, 0, 0.8);
  shape(context, '#ffffff', 0.56, 0.2, 0.47, 0.345, 0.53, 0.33, 0.57, 0.37, 0.62, 0.31, 0.66, 0.325);
  shape(context, '#ffffff', 0.2, 0.32, 0.14, 0.405, 0.2, 0.39, 0.27, 0.41);
  shape(context, '#4f6f86', 0, 0.72, 0.3, 0.5, 0.52, 0.7, 0.74, 0.54, 1, 0.74, 1, 1, 0, 1);
  fill(context, '#5d9a55', () => context.ellipse(0.25, 1.02, 0.7, 0.3, 0, 0, 2 * Math.PI));
  fill(context, '#3f7f49', () => context.ellipse(0.9, 1.06, 0.6, 0.3, 0, 0, 2 * Math.PI));
  for (const [x, y, s] of [
    [0.1, 0.86, 1],
    [0.2, 0.93, 1.25],
    [0.78, 0.9, 1.2],
    [0.9, 0.86, 0.9],
    [0.66, 0.96, 1],
  ] as const) {
    shape(context, '#6a4a2d', x - 0.008, y, x + 0.008, y, x + 0.008, y + 0.04, x - 0.008, y + 0.04);
    for (let i = 0; i < 3; i += 1) {
      const w = (0.07 - i * 0.014) * s;
      shape(
        context,
        '#1f5b3a',
        x - w,
        y - i * 0.05 * s,
        x + w,
        y - i * 0.05 * s,
        x,
        y - (i * 0.05 + 0.09) * s,
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
  shape(context, '#f4f1e6', 0.5, 0.14, 0.5, 0.66, 0.83, 0.66);
  shape(context, '#e4573d', 0.475, 0.24, 0.475, 0.66, 0.2, 0.66);
  shape(context, '#f7b733', 0.475, 0.45, 0.475, 0.53, 0.285, 0.53, 0.337, 0.45);
  fill(context, '#5b3a29', () => context.rect(0.482, 0.1, 0.014, 0.62));
  shape(context, '#e4573d', 0.49, 0.09, 0.6, 0.12, 0.49, 0.15);
  shape(context, '#7a2f22', 0.12, 0.7, 0.88, 0.7, 0.76, 0.84, 0.24, 0.84);
  shape(context, '#ffffff', 0.12, 0.7, 0.88, 0.7, 0.865, 0.72, 0.135, 0.72);
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
    shape(
      context,
      'rgba(255, 255, 255, 0.1)',
      0.1 + i * 0.24,
      0,
      0.2 + i * 0.24,
      0,
      0.02 + i * 0.26,
      1,
      -0.12 + i * 0.26,
      1,
    );
  }
  fill(context, '#e9cf8f', () => context.ellipse(0.5, 1.08, 0.8, 0.22, 0, 0, 2 * Math.PI));
  context.lineCap = 'round';
  for (const [x, h, c] of [
    [0.1, 0.34, '#2f9e5b'],
    [0.16, 0.22, '#57c071'],
    [0.9, 0.3, '#d2587b'],
    [0.84, 0.2, '#ef8aa0'],
  ] as const) {
    context.lineWidth = 0.03;
    context.strokeStyle = c;
    context.beginPath();
    context.moveTo(x, 0.95);
    context.bezierCurveTo(x + 0.07, 0.95 - h * 0.4, x - 0.07, 0.95 - h * 0.6, x + 0.02, 0.95 - h);
    context.stroke();
  }
  shape(context, '#f26b21', 0.72, 0.48, 0.95, 0.28, 0.91, 0.48, 0.95, 0.68);
  shape(context, '#f7941d', 0.36, 0.34, 0.5, 0.16, 0.66, 0.36);
  shape(context, '#f7941d', 0.44, 0.62, 0.52, 0.76, 0.62, 0.6);
  fill(context, '#f7941d', () => context.ellipse(0.45, 0.48, 0.33, 0.2, 0, 0, 2 * Math.PI));
  context.save();
  context.beginPath();
  context.ellipse(0.45, 0.48, 0.33, 0.2, 0, 0, 2 * Math.PI);
  context.clip();
  for (const x of [0.3, 0.5, 0.67]) {
    fill(context, '#ffffff', () => context.ellipse(x, 0.48, 0.05, 0.26, 0.12, 0, 2 * Math.PI));
    context.lineWidth = 0.014;
    context.strokeStyle = '#2b2b33';
    context.stroke();
  }
  context.restore();
  disc(context, '#ffffff', 0.21, 0.43, 0.045);
  disc(context, '#14202b', 0.2, 0.43, 0.024);
  for (const [x, y, r] of [
    [0.08, 0.3, 0.025],
    [0.12, 0.2, 0.018],
    [0.07, 0.12, 0.03],
    [0.7, 0.15, 0.02],
  ] as const) {
    context.lineWidth = 0.008;
    context.strokeStyle = 'rgba(255, 255, 255, 0.8)';
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.stroke();
  }
};

const flower: Paint = (context) => {
  sky(context, [0, '#f7e6c4'], [1, '#bfe0c2']);
  context.lineWidth = 0.035;
  context.lineCap = 'round';
  context.strokeStyle = '#3c8a4a';
  context.beginPath();
  context.moveTo(0.52, 1.02);
  context.quadraticCurveTo(0.56, 0.75, 0.5, 0.45);
  context.stroke();
  fill(context, '#57a85b', () => context.ellipse(0.68, 0.83, 0.17, 0.06, -0.5, 0, 2 * Math.PI));
  fill(context, '#48984f', () => context.ellipse(0.36, 0.87, 0.17, 0.06, 0.5, 0, 2 * Math.PI));
  for (const [count, length, width, style] of [
    [12, 0.3, 0.075, '#d8437a'],
    [12, 0.24, 0.06, '#f06c9b'],
    [8, 0.16, 0.05, '#ffb0c8'],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      context.save();
      context.translate(0.5, 0.4);
      context.rotate((2 * Math.PI * (i + (count === 12 && length < 0.3 ? 0.5 : 0))) / count);
      fill(context, style, () => context.ellipse(0, -length * 0.62, width, length * 0.5, 0, 0, 2 * Math.PI));
      context.restore();
    }
  }
  disc(context, '#f2b632', 0.5, 0.4, 0.095);
  for (let i = 0; i < 22; i += 1) {
    const r = 0.018 * Math.sqrt(i);
    disc(context, '#a86412', 0.5 + r * Math.cos(i * 2.4), 0.4 + r * Math.sin(i * 2.4), 0.008);
  }
  // A bee comes along.
  fill(context, 'rgba(255, 255, 255, 0.85)', () =>
    context.ellipse(0.855, 0.13, 0.03, 0.05, 0.5, 0, 2 * Math.PI),
  );
  fill(context, '#f5c02c', () => context.ellipse(0.84, 0.18, 0.06, 0.04, 0.2, 0, 2 * Math.PI));
  for (const x of [0.82, 0.85, 0.88])
    fill(context, '#2d2417', () => context.ellipse(x, 0.182, 0.008, 0.036, 0.2, 0, 2 * Math.PI));
};

const balloon: Paint = (context) => {
  sky(context, [0, '#4aa6e0'], [0.75, '#d8eefa'], [1, '#f8e9c8']);
  fill(context, '#8cbf6a', () => context.ellipse(0.2, 1.05, 0.6, 0.22, 0, 0, 2 * Math.PI));
  fill(context, '#6aa758', () => context.ellipse(0.85, 1.07, 0.55, 0.22, 0, 0, 2 * Math.PI));
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
  context.beginPath();
  context.arc(0.5, 0.34, 0.28, Math.PI, 2 * Math.PI);
  context.bezierCurveTo(0.78, 0.52, 0.62, 0.62, 0.56, 0.72);
  context.lineTo(0.44, 0.72);
  context.bezierCurveTo(0.38, 0.62, 0.22, 0.52, 0.22, 0.34);
  context.closePath();
  context.clip();
  stripes.forEach((style, i) => {
    fill(context, style, () => context.rect(0.22 + i * 0.0934, 0.05, 0.095, 0.7));
  });
  fill(context, 'rgba(255, 255, 255, 0.22)', () =>
    context.ellipse(0.4, 0.24, 0.08, 0.14, 0.4, 0, 2 * Math.PI),
  );
  fill(context, 'rgba(0, 0, 0, 0.12)', () => context.ellipse(0.72, 0.42, 0.12, 0.3, 0.1, 0, 2 * Math.PI));
  context.restore();
  context.lineWidth = 0.008;
  context.strokeStyle = '#5a4030';
  context.beginPath();
  context.moveTo(0.45, 0.72);
  context.lineTo(0.46, 0.81);
  context.moveTo(0.55, 0.72);
  context.lineTo(0.54, 0.81);
  context.stroke();
  fill(context, '#8a5a34', () => context.roundRect(0.45, 0.8, 0.1, 0.08, 0.015));
  fill(context, '#6c4426', () => context.rect(0.45, 0.82, 0.1, 0.012));
};

/** All pictures, in the order in which games number them. */
export const PICTURES: readonly Paint[] = [sunset, mountains, sailboat, fish, flower, balloon];

/** Draws a picture from the context's origin, so large. */
export function paintPicture(context: CanvasRenderingContext2D, picture: Paint, w: number, h: number): void {
  context.save();
  context.scale(w, h);
  picture(context);
  context.restore();
}
