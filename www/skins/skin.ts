// The interface of skins. A skin defines the look of each role of one game; it never sees a board.
//
// To add a skin, write `www/skins/games/<game>.ts` with `export default { game, skins }` (see GameSkins
// below). The registry finds the file. A game may have several skins; the first one is its default. Every
// role of the game in the catalogue needs an entry in every skin, under the role's name:
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
// `face` is pure data. A test checks every look in both themes: a contrast of 3:1 between every tile and
// every ground, and of 4.5:1 between every ink and the fill below it. `paint` does the drawing, with the
// helpers of shapes.ts, glyph.ts, text.ts and emblems.ts. The painter caches the result as a picture, so
// `paint` may be slow; a role that is `live` is painted on every frame instead.

import type { Rect } from '../engine/film';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

/** Colours as `#rrggbb`. */
export interface Face {
  fill: string;
  /** The colour of text or drawings on the fill. */
  ink?: string;
}

/**
 * The drawing context, and the sprite's place: whole pixels unless it is being rotated. All lengths are in
 * device pixels.
 */
export interface Brush extends Rect {
  context: CanvasRenderingContext2D;
  /** The side of a cell. */
  unit: number;
  look: number;
  text: string | undefined;
  /** Sides and corners joined to neighbours: bit 0 up, bit 1 up-right, and so on clockwise. */
  joined: number;
  /**
   * Clockwise quarter turns, applied by the painter. A skin needs them only for light that must not rotate.
   */
  turn: number;
  theme: Theme;
  /** True if marks that tell colours apart are on. */
  marks: boolean;
  /** The game's own pictures: look N is at byte 1,024 N, with 16 x 16 pixels of four bytes. */
  pictures: Uint8Array;
}

export interface RoleSkin {
  /** Grounds are drawn below tiles, and signs above. The contrast test compares tiles with grounds. */
  kind: 'ground' | 'tile' | 'sign';
  face(look: number, theme: Theme): Face;
  paint(brush: Brush): void;
  /** Painted on every frame. */
  live?: boolean;
  /** The offset from each look to the look that it alternates with, at the painter's beat. */
  beat?: number;
  /** True if pieces hop from place to place. */
  hops?: boolean;
}

/** The shape of particles: squares for paper, bricks and pixels, discs for wood, shards for glass. */
export type Sparks = 'square' | 'disc' | 'shard';

export interface Skin {
  /** The key of the skin in settings and translations. */
  name: string;
  roles: Readonly<Record<string, RoleSkin>>;
  /** The shape of particles in bursts and wins, which have the colours of the pieces; squares by default. */
  sparks?: Sparks;
  /** Cells are a multiple of this many device pixels wide, if the screen allows. */
  grain?: number;
}

export interface GameSkins {
  game: string;
  skins: readonly [Skin, ...Skin[]];
}
