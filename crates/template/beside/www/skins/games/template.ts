// The look of Template: warm lights in a dark panel.
import { fade } from '../colour';
import { ground, outline, paintGround, paintTile, paintWell, sign, trace } from '../shapes';
import type { Brush, Face, GameSkins, Theme } from '../skin';

const GROUND: Record<Theme, string> = { light: '#3d4450', dark: '#252a33' };
const SLOT: Record<Theme, string> = { light: '#2d333d', dark: '#181c23' };
/** The colours of a light, and of a pressed light. */
const LIGHTS: Record<Theme, readonly [string, string]> = {
  light: ['#ffd166', '#fff3cf'],
  dark: ['#f2c14e', '#fbe6ae'],
};
const CURSOR = '#ffffff';
const HINT = '#7fd8ff';

const light = (look: number, theme: Theme): Face => ({ fill: LIGHTS[theme][look === 1 ? 1 : 0] });

/** Paints a frame around a cell, on a darker frame for contrast with lights and ground. */
function paintFrame(brush: Brush, fill: string): void {
  const { context, unit } = brush;
  for (const [width, style] of [
    [0.09, fade('#000000', 0.7)],
    [0.05, fill],
  ] as const) {
    trace(context, outline(brush, 0.06, 0.2));
    context.lineWidth = unit * width;
    context.strokeStyle = style;
    context.stroke();
  }
}

export default {
  game: 'template',
  skins: [
    {
      name: 'plain',
      roles: {
        ground: ground(GROUND, paintGround),
        slot: ground(SLOT, paintWell),
        light: {
          kind: 'tile',
          face: light,
          paint: (brush) =>
            paintTile(brush, { ...light(brush.look, brush.theme), gap: brush.look === 1 ? 0.12 : 0.07 }),
        },
        cursor: sign(CURSOR, paintFrame),
        hint: sign(HINT, paintFrame),
      },
    },
  ],
} satisfies GameSkins;
