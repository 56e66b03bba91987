// How Template looks: warm lights in a dark panel.
import { fade } from '../colour';
import { outline, paintGround, paintTile, paintWell, trace } from '../shapes';
import type { Brush, Face, GameSkins, RoleSkin, Theme } from '../skin';

const GROUND: Record<Theme, string> = { light: '#3d4450', dark: '#252a33' };
const SLOT: Record<Theme, string> = { light: '#2d333d', dark: '#181c23' };
/** As it burns, and as it is pressed. */
const LIGHTS: Record<Theme, readonly [string, string]> = {
  light: ['#ffd166', '#fff3cf'],
  dark: ['#f2c14e', '#fbe6ae'],
};
const MARK = '#ffffff';

const light = (look: number, theme: Theme): Face => ({ fill: LIGHTS[theme][look === 1 ? 1 : 0] });

const ground = (fills: Record<Theme, string>, paint: (brush: Brush, fill: string) => void): RoleSkin => ({
  kind: 'ground',
  face: (_, theme) => ({ fill: fills[theme] }),
  paint: (brush) => paint(brush, fills[brush.theme]),
});

/** A frame around a cell, on a darker one, so that it stands out from lights and from the ground. */
const frame = (width: number): RoleSkin => ({
  kind: 'sign',
  face: () => ({ fill: MARK }),
  paint(brush) {
    const { context, unit } = brush;
    for (const [part, style] of [
      [width * 2, fade('#000000', 0.7)],
      [width, MARK],
    ] as const) {
      trace(context, outline(brush, 0.06, 0.2));
      context.lineWidth = unit * part;
      context.strokeStyle = style;
      context.stroke();
    }
  },
});

export default {
  game: 'template',
  skins: [
    {
      name: 'plain',
      roles: {
        ground: ground(GROUND, (brush, fill) => paintGround(brush, fill)),
        slot: ground(SLOT, (brush, fill) => paintWell(brush, fill)),
        light: {
          kind: 'tile',
          face: light,
          paint: (brush) =>
            paintTile(brush, { ...light(brush.look, brush.theme), gap: brush.look === 1 ? 0.12 : 0.07 }),
        },
        cursor: frame(0.05),
        hint: frame(0.09),
      },
    },
  ],
} satisfies GameSkins;
