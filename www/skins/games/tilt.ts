// The look of Tilt: candied tiles in a dark tray. The colours of numbers run from ivory over amber and rose
// to violet, blue and green, deeper with each doubling; beyond 2^17 the tiles are pastel with a ring. All are
// light enough to stand out from the tray, so every number is in dark ink of its tile's own hue.
import { inkOn, mix } from '../colour';
import { ground, paintArrow, paintGround, paintTile, paintWell, SHADE, sign } from '../shapes';
import type { Face, GameSkins, Theme } from '../skin';
import { paintText } from '../text';

const GROUND: Record<Theme, string> = { light: '#463e37', dark: '#2a2622' };
const SLOT: Record<Theme, string> = { light: '#3a332d', dark: '#1f1c19' };

/**
 * By exponent, from 2^0, which never occurs, to 2^31. Even steps in OKLCH: lightness falls while the hue
 * rotates.
 */
const TILES: Record<Theme, readonly string[]> = {
  // biome-ignore format: one colour per line would hide the ramp.
  light: [
    '#f9f7ef', '#f6f0e0', '#f2e1bc', '#f5cc92', '#faaf66', '#fa8e49', '#f86e46', '#f4545d',
    '#f05b93', '#da61c4', '#b971e2', '#947deb', '#6f8cf2', '#4ba2f2', '#38b9e5', '#3ac6c7',
    '#36cf9d', '#72da68', '#dce1a0', '#ffd0ac', '#ffcccb', '#ffc7eb', '#e0d2fe', '#c8dcff',
    '#a8e5fe', '#96ede7', '#b3ebbd', '#cdbe86', '#e9ae9a', '#e7aabc', '#d4afdc', '#b4b9ee',
  ],
  // biome-ignore format: as above.
  dark: [
    '#dcdad3', '#dcd6c7', '#dfceab', '#e9c189', '#f7ae67', '#f08743', '#ee6840', '#ea4e58',
    '#e6558c', '#d15bbc', '#b16ad8', '#8d76e2', '#6985e8', '#459ae8', '#32b0db', '#33bdbe',
    '#2ec695', '#6bd062', '#cdd293', '#f9c6a8', '#fbb0b6', '#f2b7dd', '#d4c0fb', '#b2cdfe',
    '#8fd8f5', '#89ded8', '#a5dcb0', '#c3b57f', '#dfa692', '#dda2b3', '#caa6d2', '#abb0e4',
  ],
};
/** The exponent from which tiles have a ring. */
const RINGED = 18;

function tile(look: number, theme: Theme): Face {
  const tiles = TILES[theme];
  const fill = tiles[Math.min(look, tiles.length - 1)] as string;
  return { fill, ink: inkOn(fill) };
}

export default {
  game: 'tilt',
  skins: [
    {
      name: 'candy',
      roles: {
        ground: ground(GROUND, paintGround),
        slot: ground(SLOT, paintWell),
        tile: {
          kind: 'tile',
          face: tile,
          paint(brush) {
            const { fill, ink = fill } = tile(brush.look, brush.theme);
            const ring = brush.look >= RINGED ? mix(fill, ink, 0.55) : undefined;
            paintTile(brush, ring === undefined ? { fill } : { fill, ring });
            paintText(brush, { ink });
          },
        },
        arrow: sign(SHADE, (brush) => paintArrow(brush, 1), '#ffffff'),
      },
    },
  ],
} satisfies GameSkins;
