// Marks that tell colours apart without colour vision.
import { circle, glyph } from './glyph';
import type { Brush } from './skin';

/** The path of each mark: filled marks and stroked marks. */
const FILLED = { dot: circle(0.62), diamond: 'M0-1 1 0 0 1-1 0z', triangle: 'M0-.85.95.75-.95.75z' };
const DRAWN = {
  ring: circle(0.78),
  bar: 'M-.9 0H.9',
  cross: 'M-.7-.7.7.7M.7-.7-.7.7',
  square: 'M-.72-.72H.72V.72H-.72z',
  chevron: 'M-.8.4 0-.45.8.4',
  wave: 'M-.95.1C-.4-.9.4.9.95-.1',
  pillar: 'M0-.9V.9',
};
const PATHS: Readonly<Record<Emblem, string>> = { ...FILLED, ...DRAWN };

/** The order in which colours are assigned marks. */
export const EMBLEMS = [
  'dot',
  'ring',
  'bar',
  'cross',
  'diamond',
  'triangle',
  'square',
  'chevron',
  'wave',
  'pillar',
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** Draws a mark in the centre of a sprite. `size` is its width relative to the sprite's. */
export function paintEmblem({ context, x, y, w, h }: Brush, mark: Emblem, colour: string, size = 0.3): void {
  const at = { x: x + w / 2, y: y + h / 2, size: (Math.min(w, h) * size) / 2 };
  glyph(context, at, PATHS[mark], mark in FILLED ? { fill: colour } : { line: colour, width: 0.42 });
}
