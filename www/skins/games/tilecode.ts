// The look of TileCode: the project's own pictures of 16 x 16 pixels, drawn without smoothing, and the pad,
// whose buttons are on the page's background.
import { glyph, quarter } from '../glyph';
import { paintBox, paintGlyph, sign } from '../shapes';
import type { Brush, GameSkins, RoleSkin, Theme } from '../skin';

const SIDE = 16;
const BYTES = SIDE * SIDE * 4;

const BUTTON: Record<Theme, string> = { light: '#d8d2c8', dark: '#3a3631' };
const HELD: Record<Theme, string> = { light: '#5b534a', dark: '#b9b1a6' };
const INK: Record<Theme, string> = { light: '#3d372f', dark: '#d9d3c9' };
const INK_HELD: Record<Theme, string> = { light: '#f6f3ee', dark: '#1d1a17' };
const HINT = '#ffd23f';
const INK_HINT = '#1d1a17';
/** The number of pad buttons. Looks from `BUTTONS` up are held buttons, from `2 * BUTTONS` up hinted ones. */
const BUTTONS = 6;
const ARROW = 'M0-.2.2.14H-.2z';
/** The letters of the buttons without a direction, which come after the four arrows. */
const LETTERS = [
  'M-.18.18-.05-.18H.05L.18.18H.09L.06.09H-.06L-.09.18zM0-.09-.035.02H.035z',
  'M-.14-.18H.03a.1.1 0 0 1 .06.17a.11.11 0 0 1-.04.19H-.14zM-.05-.1V-.04H.01a.03.03 0 0 0 0-.06zM-.05.03V.1H.02a.035.035 0 0 0 0-.07z',
];

/** One small canvas for all pictures, since the painter caches the result. */
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
  // A sign, because the contrast of pictures that players draw cannot be guaranteed. All shipped ones have
  // outlines.
  kind: 'sign',
  face: () => ({ fill: '#5a5f73' }),
  paint: paintPicture,
};

/** The offset to a kind's next frame. */
const beat = 32;
const hops = true;

const faceOf = (look: number, theme: Theme) => {
  if (look >= 2 * BUTTONS) return { fill: HINT, ink: INK_HINT };
  return look >= BUTTONS
    ? { fill: HELD[theme], ink: INK_HELD[theme] }
    : { fill: BUTTON[theme], ink: INK[theme] };
};

/** Draws the symbol of a button: an arrow, or its letter as in sentences. */
function paintMark({ context, x, y, w, h, look }: Brush, fill: string): void {
  const button = look % BUTTONS;
  const letter = LETTERS[button - 4];
  const at = { x: x + w / 2, y: y + h / 2, size: w, turn: letter === undefined ? quarter(button) : 0 };
  glyph(context, at, letter ?? ARROW, { fill });
}

function paintButton(brush: Brush): void {
  const { w, look, theme } = brush;
  const { fill, ink } = faceOf(look, theme);
  paintBox(brush, w * 0.05, look % BUTTONS < 4 ? w * 0.22 : w / 2, { fill });
  paintMark(brush, ink);
}

const pad: RoleSkin = { kind: 'sign', face: faceOf, paint: paintButton };

function paintPaused(brush: Brush, fill: string): void {
  paintBox(brush, 0, brush.w * 0.25, { fill });
  paintGlyph(brush, 1, 'M-.44-.5h.32v1h-.32zM.12-.5h.32v1h-.32z', { fill: HELD[brush.theme] });
}

const paused: RoleSkin = {
  ...sign(INK_HELD, paintPaused),
  face: (_, theme) => ({ fill: INK_HELD[theme], ink: HELD[theme] }),
};

/** Draws a light line with a dark outline, visible on any picture. */
const paintSeen = (brush: Brush, shape: string, fill: string) =>
  paintGlyph(brush, 1, shape, [
    { line: INK_HINT, width: 0.3 },
    { line: fill, width: 0.14 },
  ]);

const cursor: RoleSkin = sign(HINT, (brush, fill) => paintSeen(brush, 'M-.88-.88H.88V.88H-.88z', fill));

/** A hint: the symbol of the button to press or, with the look `BUTTONS`, a frame around a tile. */
const hint: RoleSkin = {
  ...cursor,
  paint: (brush) => {
    if (brush.look === BUTTONS) return cursor.paint(brush);
    paintBox(brush, brush.w * 0.1, brush.w / 2, { fill: HINT, line: INK_HINT, width: brush.w * 0.08 });
    paintMark(brush, INK_HINT);
  },
};

export default {
  game: 'tilecode',
  skins: [
    {
      name: 'pixels',
      roles: {
        background: picture,
        sprite: picture,
        pad,
        paused,
        cursor,
        hint,
        'background-beats': { ...picture, beat },
        'sprite-beats': { ...picture, beat },
        'sprite-hops': { ...picture, hops },
        'sprite-hops-beats': { ...picture, beat, hops },
      },
      grain: SIDE,
    },
  ],
} satisfies GameSkins;
