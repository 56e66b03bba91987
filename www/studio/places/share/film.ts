// Records a play as an animation, with one or two pictures per round.

import { gifOf } from '../../../board/film/gif';
import { decode } from '../../../engine/film';
import { Slices } from '../../../engine/slices';
import type { GameInfo, GameSession } from '../../../engine/types';
import { SIDE } from '../../parts/picture';

/** The maximum number of frames. Longer plays keep only their last frames. */
const MOST = 240;
/** The minimum duration of the last frame, in milliseconds. */
const REST = 1200;

/**
 * Records a play's rounds as an animation of the visible map, without the pad. `surround` is the colour around
 * maps that are smaller than the largest. The session is left at its end.
 */
export async function record(
  session: GameSession,
  game: GameInfo,
  surround: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const slices = new Slices();
  const looks = await picturesOf(session.pictures());
  const pace = session.pace() ?? 160;
  session.layOut('portrait');
  const last = session.length();
  const first = Math.max(0, last - MOST + 1);
  const boards: FilmBoard[] = [];
  for (let n = first; n <= last; n += 1) {
    session.seek(n);
    boards.push(boardOf(session, game, n % 2 === 1));
    await slices.pause();
  }
  // Levels differ in size, so each is centred in the size of the largest.
  const cols = Math.max(1, ...boards.map((board) => board.cols));
  const rows = Math.max(1, ...boards.map((board) => board.rows));
  // Small maps are scaled up to a reasonable image size.
  const scale = SIDE * Math.max(1, Math.min(3, Math.floor(480 / (SIDE * Math.max(cols, rows)))));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [cols * scale, rows * scale];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to draw the animation on');
  const { width, height } = canvas;
  const picture = (board: FilmBoard, ms: number) => {
    context.resetTransform();
    context.fillStyle = surround;
    context.fillRect(0, 0, width, height);
    draw(context, board, looks, scale);
    return { rgba: context.getImageData(0, 0, width, height).data, ms };
  };
  async function* pictures() {
    for (const [n, board] of boards.entries()) {
      const halfWay = between(boards[n - 1], board);
      if (halfWay !== undefined) yield picture(halfWay, pace / 2);
      yield picture(board, halfWay === undefined ? pace : pace / 2);
      await slices.pause();
    }
  }
  return gifOf({ width, height, rest: REST, pictures });
}

export interface FilmBoard {
  cols: number;
  rows: number;
  tiles: Tile[];
}

interface Tile {
  key: number;
  look: number;
  /** Position in tiles, possibly fractional. */
  x: number;
  y: number;
  layer: number;
  turn: number;
  hops: boolean;
}

/** The height of a hop at its middle, in tiles. */
const HOP = 0.25;

/**
 * The frame halfway between two rounds, with hopping sprites in the air. Undefined if no sprite moves by one
 * tile.
 */
export function between(from: FilmBoard | undefined, to: FilmBoard): FilmBoard | undefined {
  if (from?.cols !== to.cols || from.rows !== to.rows) return undefined;
  const places = new Map(from.tiles.map((tile) => [tile.key, tile]));
  let moves = false;
  const tiles = to.tiles.map((tile) => {
    const before = places.get(tile.key);
    if (before === undefined || Math.abs(tile.x - before.x) + Math.abs(tile.y - before.y) !== 1) return tile;
    moves = true;
    const y = (tile.y + before.y) / 2 - (tile.hops ? HOP : 0);
    return { ...tile, x: (tile.x + before.x) / 2, y };
  });
  return moves ? { ...to, tiles } : undefined;
}

/** The distance between the looks of a kind's frames. */
const FRAME = 32;

/**
 * The pictures on the board, positioned in tiles from the top left corner of the visible part. Alternating
 * sprites show the frame of the beat.
 */
function boardOf(session: GameSession, game: GameInfo, isOffBeat: boolean): FilmBoard {
  const shot = decode(session.state().film).shots.at(-1);
  const name = (role: number) => game.roles[role]?.name ?? '';
  const all = (shot?.sprites ?? []).filter(({ role }) => /^(background|sprite)/.test(name(role)));
  const grounds = all.filter(({ role }) => name(role).startsWith('background'));
  const shown = (role: number, look: number) =>
    isOffBeat && name(role).endsWith('-beats') ? look + FRAME : look;
  const left = Math.min(...grounds.map(({ x }) => Math.round(x)));
  const top = Math.min(...grounds.map(({ y }) => Math.round(y)));
  const cols = Math.max(...grounds.map(({ x }) => Math.round(x))) - left + 1;
  const rows = Math.max(...grounds.map(({ y }) => Math.round(y))) - top + 1;
  const tiles = all
    .map(({ key, role, look, x, y, layer, turn }) => ({
      key,
      hops: name(role).includes('-hops'),
      look: shown(role, look),
      x: Math.round(x) - left,
      y: Math.round(y) - top,
      layer,
      turn,
    }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < cols && y < rows)
    .sort((a, b) => a.layer - b.layer);
  return { cols: Number.isFinite(cols) ? cols : 1, rows: Number.isFinite(rows) ? rows : 1, tiles };
}

/** Draws a board in the middle of the canvas. `scale` is the side of a tile in pixels. */
function draw(
  context: CanvasRenderingContext2D,
  { cols, rows, tiles }: FilmBoard,
  looks: readonly ImageBitmap[],
  scale: number,
): void {
  const { width, height } = context.canvas;
  context.imageSmoothingEnabled = false;
  const left = Math.floor((width - cols * scale) / 2);
  const top = Math.floor((height - rows * scale) / 2);
  for (const { look, x, y, turn } of tiles) {
    const picture = looks[look];
    if (picture === undefined) continue;
    const middle = [left + Math.round((x + 0.5) * scale), top + Math.round((y + 0.5) * scale)] as const;
    context.setTransform(1, 0, 0, 1, ...middle);
    context.rotate((turn * Math.PI) / 2);
    context.drawImage(picture, -scale / 2, -scale / 2, scale, scale);
  }
}

function picturesOf(bytes: Uint8Array): Promise<ImageBitmap[]> {
  const size = 4 * SIDE * SIDE;
  const count = Math.floor(bytes.length / size);
  return Promise.all(
    Array.from({ length: count }, (_, look) =>
      createImageBitmap(
        new ImageData(Uint8ClampedArray.from(bytes.subarray(look * size, (look + 1) * size)), SIDE),
      ),
    ),
  );
}
