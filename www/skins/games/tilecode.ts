// How TileCode looks: the pictures that the project brings along, 16 x 16 pixels each, drawn without smoothing; and the
// pad, whose buttons lie on the page's own ground.
import type { Brush, GameSkins, RoleSkin, Theme } from '../skin';

const SIDE = 16;
const BYTES = SIDE * SIDE * 4;

const BUTTON: Record<Theme, string> = { light: '#d8d2c8', dark: '#3a3631' };
const HELD: Record<Theme, string> = { light: '#5b534a', dark: '#b9b1a6' };
const INK: Record<Theme, string> = { light: '#3d372f', dark: '#d9d3c9' };
const INK_HELD: Record<Theme, string> = { light: '#f6f3ee', dark: '#1d1a17' };
/** Looks of the pad from this one on are held. */
const BUTTONS = 5;

/** One small canvas for all; the painter keeps what is drawn from it. */
let small: HTMLCanvasElement | undefined;

function paintPicture({ context, x, y, w, h, look, pictures }: Brush): void {
  const bytes = pictures.slice(look * BYTES, (look + 1) * BYTES);
  if (bytes.length < BYTES) return;
  small ??= document.createElement('canvas');
  small.width = SIDE;
  small.height = SIDE;
  small.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(bytes), SIDE, SIDE), 0, 0);
  context.save();
  context.imageSmoothingEnabled = false;
  context.drawImage(small, x, y, w, h);
  context.restore();
}

const picture: RoleSkin = {
  // Nobody can vouch for the colours of a picture that players draw: every one of ours has an outline.
  kind: 'sign',
  face: () => ({ fill: '#5a5f73' }),
  paint: paintPicture,
};

function paintButton({ context, x, y, w, h, look, theme }: Brush): void {
  const isHeld = look >= BUTTONS;
  const button = look % BUTTONS;
  const inset = w * 0.05;
  context.save();
  context.beginPath();
  const radius = button === BUTTONS - 1 ? w / 2 : w * 0.22;
  context.roundRect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, radius);
  context.fillStyle = (isHeld ? HELD : BUTTON)[theme];
  context.fill();
  context.fillStyle = (isHeld ? INK_HELD : INK)[theme];
  context.translate(x + w / 2, y + h / 2);
  context.beginPath();
  if (button === BUTTONS - 1) {
    context.arc(0, 0, w * 0.16, 0, 2 * Math.PI);
  } else {
    context.rotate((button * Math.PI) / 2);
    context.moveTo(0, -h * 0.2);
    context.lineTo(w * 0.2, h * 0.14);
    context.lineTo(-w * 0.2, h * 0.14);
    context.closePath();
  }
  context.fill();
  context.restore();
}

const pad: RoleSkin = {
  kind: 'sign',
  face: (look, theme) =>
    look >= BUTTONS ? { fill: HELD[theme], ink: INK_HELD[theme] } : { fill: BUTTON[theme], ink: INK[theme] },
  paint: paintButton,
};

function paintPaused({ context, x, y, w, h, theme }: Brush): void {
  context.save();
  context.beginPath();
  context.roundRect(x, y, w, h, w * 0.25);
  context.fillStyle = INK_HELD[theme];
  context.fill();
  context.fillStyle = HELD[theme];
  for (const left of [0.28, 0.56]) context.fillRect(x + w * left, y + h * 0.25, w * 0.16, h * 0.5);
  context.restore();
}

const paused: RoleSkin = {
  kind: 'sign',
  face: (_, theme) => ({ fill: INK_HELD[theme], ink: HELD[theme] }),
  paint: paintPaused,
};

export default {
  game: 'tilecode',
  skins: [{ name: 'pixels', roles: { background: picture, sprite: picture, pad, paused }, grain: SIDE }],
} satisfies GameSkins;
