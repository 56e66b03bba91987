// Reads the tiles of levels, and draws levels: backgrounds, then sprites with earlier kinds on top.

import type { Cell } from '../../cells/cells';
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import type { KindView, LevelView, ProjectView } from '../types';
import { SIDE } from './picture';

/** The number of an unknown kind in a map. */
export const UNKNOWN = 255;

/** The kind numbers of the sprites on a level. */
export const spritesOf = (level: LevelView | undefined): Set<number> =>
  new Set(level?.sprites.filter((_, n) => n % 3 === 0));

/** The kind numbers of the sprites on a tile in drawing order, the topmost last. */
export function spritesAt(level: LevelView, row: number, col: number): number[] {
  const found: number[] = [];
  const { sprites } = level;
  for (let n = 0; n < sprites.length; n += 3) {
    if (sprites[n + 1] === row && sprites[n + 2] === col) found.push(sprites[n] as number);
  }
  return found.sort((a, b) => b - a);
}

/** The background of a tile; undefined if the text names an unknown kind. */
export function backgroundAt(
  { kinds }: ProjectView,
  { map, cols }: LevelView,
  row: number,
  col: number,
): KindView | undefined {
  return kinds[map[row * cols + col] ?? UNKNOWN];
}

/** Says which sprite covers one that was just put down, and is not seen. */
export function tellCovered(
  host: Studio,
  n: number,
  { name, isSprite }: KindView,
  cells: readonly Cell[],
): void {
  const { kinds, levels } = host.project;
  const level = levels[n];
  if (level === undefined || !isSprite) return;
  const tops = cells.map(({ row, col }) => kinds[spritesAt(level, row, col).at(-1) ?? UNKNOWN]);
  const over = tops.find((top) => top !== undefined && top.name !== name);
  if (over !== undefined) host.toast(say('studio-covered', { name, over: over.name }));
}

export function tileLabel(project: ProjectView, level: LevelView, { row, col }: Cell): string {
  const ground = backgroundAt(project, level, row, col)?.name ?? say('studio-unknown');
  const sprites = spritesAt(level, row, col).reverse();
  const place = { row: row + 1, col: col + 1, ground };
  if (sprites.length === 0) return say('studio-tile', place);
  return say('studio-tile-with', {
    ...place,
    sprites: sprites.map((n) => project.kinds[n]?.name ?? '').join(', '),
  });
}

/** Draws a level at the canvas's top left corner, with `scale` device pixels to a picture's pixel. */
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
  // Later kinds first, so that the first kind, the player's, ends on top.
  const order: number[] = [];
  for (let n = 0; n < level.sprites.length; n += 3) order.push(n);
  order.sort((a, b) => (level.sprites[b] ?? 0) - (level.sprites[a] ?? 0));
  for (const n of order) {
    const kind = project.kinds[level.sprites[n] ?? UNKNOWN];
    const [row = 0, col = 0] = [level.sprites[n + 1], level.sprites[n + 2]];
    if (kind !== undefined) context.drawImage(pictureOf(kind), col * side, row * side, side, side);
  }
}
