// What a skin is. A skin says how each role of one game looks; it never sees a board.
//
// To add a skin: write `www/skins/games/<game>.ts` with `export default { game, skins }` (see GameSkins below); that is
// all, the registry finds the file. A game may have several skins; the first one is its default. Every role of the game
// in the catalogue needs an entry in every skin, under the role's name:
//
//     export default {
//       game: 'template',
//       skins: [{
//         name: 'plain',
//         roles: {
//           ground: { kind: 'ground', face: (_, theme) => ({ fill: GROUND[theme] }), paint: paintGround },
//           light: { kind: 'tile', face: (look, theme) => LIGHTS[theme][look], paint(brush) { ... } },
//         },
//       }],
//     } satisfies GameSkins;
//
// `face` is pure data: a test asks it for every look in both themes, and wants a contrast of 3:1 from every tile to every
// ground and of 4.5:1 from every ink to the fill below it. `paint` does the drawing, with the helpers of shapes.ts, glyph.ts,
// text.ts and marks.ts.
// The painter keeps what `paint` drew as a picture and copies it, so `paint` may take its time; a role that is `live` is
// painted on every frame instead.

import type { Rect } from '../engine/film';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** Colours as `#rrggbb`. */
export interface Face {
  fill: string;
  /** What is written or drawn on the fill. */
  ink?: string;
}

/** What a skin draws with, and the sprite's place: whole pixels unless it is being turned. All lengths are device pixels. */
export interface Brush extends Rect {
  context: CanvasRenderingContext2D;
  /** The side of a cell. */
  unit: number;
  look: number;
  text: string | undefined;
  /** Sides and corners that are one with their neighbours: bit 0 up, bit 1 up-right, and so on clockwise. */
  joined: number;
  /** Quarter turns, which the painter does; a skin needs them only for light that must not turn along. */
  turn: number;
  theme: Theme;
  /** Whether marks that tell colours apart are wanted. */
  marks: boolean;
  /** Pictures that the game brings along: that of look N begins at byte 1,024 N, 16 x 16 pixels of four bytes. */
  pictures: Uint8Array;
}

export interface RoleSkin {
  /** A ground lies under tiles; tiles are what the contrast test compares with it; signs are drawn over both. */
  kind: 'ground' | 'tile' | 'sign';
  face(look: number, theme: Theme): Face;
  paint(brush: Brush): void;
  /** Painted on every frame. */
  live?: boolean;
  /** Each look alternates, at the painter's beat, with the one that lies so much further. */
  beat?: number;
  /** What goes from place to place hops. */
  hops?: boolean;
}

/** Paper, bricks and pixels are squares, wood chips are round, and glass is shards. */
export type Sparks = 'square' | 'disc' | 'shard';

export interface Skin {
  /** A word that settings and translations know it by. */
  name: string;
  roles: Readonly<Record<string, RoleSkin>>;
  /** What flies about when something bursts or is won, in the colours of the pieces there; squares when absent. */
  sparks?: Sparks;
  /** Cells are a multiple of so many device pixels wide, where the screen allows. */
  grain?: number;
}

export interface GameSkins {
  game: string;
  skins: readonly [Skin, ...Skin[]];
}
