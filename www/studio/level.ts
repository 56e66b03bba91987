// A level drawn small or large: its backgrounds, and on them its sprites, those of earlier kinds above.
import { SIDE } from './picture';
import type { KindView, LevelView, ProjectView } from './types';

/** Where something unknown stands. */
export const UNKNOWN = 255;

/** The numbers of the kinds of the sprites on a tile, in the order in which they are drawn: the last one is on top. */
export function spritesAt(level: LevelView, row: number, col: number): number[] {
  const found: number[] = [];
  const { sprites } = level;
  for (let n = 0; n < sprites.length; n += 3) {
    if (sprites[n + 1] === row && sprites[n + 2] === col) found.push(sprites[n] as number);
  }
  return found.sort((a, b) => b - a);
}

/** The background of a tile; undefined where the text says something unknown. */
export function backgroundAt(
  { kinds }: ProjectView,
  { map, cols }: LevelView,
  row: number,
  col: number,
): KindView | undefined {
  return kinds[map[row * cols + col] ?? UNKNOWN];
}

/** Draws a level into a canvas's left upper corner, `scale` device pixels a picture's pixel. */
export function drawLevel(
  context: CanvasRenderingContext2D,
  project: ProjectView,
  level: LevelView,
  pictureOf: (kind: KindView) => HTMLCanvasElement,
  scale: number,
): void {
  const side = SIDE * scale;
  context.imageSmoothingEnabled = scale < 1;
  for (let n = 0; n < level.map.length; n += 1) {
    const kind = project.kinds[level.map[n] ?? UNKNOWN];
    const [x, y] = [(n % level.cols) * side, Math.floor(n / level.cols) * side];
    if (kind !== undefined) context.drawImage(pictureOf(kind), x, y, side, side);
  }
  // Later kinds first, so that the first one, the player's, ends on top.
  const order: number[] = [];
  for (let n = 0; n < level.sprites.length; n += 3) order.push(n);
  order.sort((a, b) => (level.sprites[b] ?? 0) - (level.sprites[a] ?? 0));
  for (const n of order) {
    const kind = project.kinds[level.sprites[n] ?? UNKNOWN];
    const [row = 0, col = 0] = [level.sprites[n + 1], level.sprites[n + 2]];
    if (kind !== undefined) context.drawImage(pictureOf(kind), col * side, row * side, side, side);
  }
}
