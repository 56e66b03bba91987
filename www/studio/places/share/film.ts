// Records a play as frames of palette indices, one or two per round, for animations.

import type { Frame } from '../../../board/film/gif';
import { decode } from '../../../engine/film';
import type { GameInfo, GameSession } from '../../../engine/types';
import { SIDE } from '../../parts/picture';

/** The most frames. Of a longer play, the last ones are kept. */
const MOST = 240;
/** The minimum duration of the last frame, in milliseconds. */
const REST = 1200;

export interface Recording {
  width: number;
  height: number;
  frames: Frame[];
}

/** Records a play's rounds as frames of the visible map, without the pad. The session is left at its end. */
export function record(session: GameSession, game: GameInfo, palette: readonly string[]): Recording {
  const looks = indexed(session.pictures(), palette);
  const pace = session.pace() ?? 160;
  session.layOut('portrait');
  const last = session.length();
  const first = Math.max(0, last - MOST + 1);
  const boards: FilmBoard[] = [];
  for (let n = first; n <= last; n += 1) {
    session.seek(n);
    boards.push(boardOf(session, game, n % 2 === 1));
  }
  // Levels differ in size, so each is centred in the size of the largest.
  const cols = Math.max(1, ...boards.map((board) => board.cols));
  const rows = Math.max(1, ...boards.map((board) => board.rows));
  // Small maps are scaled up to a reasonable image size.
  const scale = Math.max(1, Math.min(3, Math.floor(480 / (SIDE * Math.max(cols, rows)))));
  const [width, height] = [cols * SIDE * scale, rows * SIDE * scale];
  const frames: Frame[] = [];
  const add = (board: FilmBoard, ms: number) => {
    const pixels = draw(board, looks, cols, rows, scale);
    const before = frames.at(-1);
    // Merge identical frames, up to a second each.
    if (before?.pixels.every((pixel, n) => pixel === pixels[n])) before.ms = Math.min(1000, before.ms + ms);
    else frames.push({ pixels, ms });
  };
  boards.forEach((board, n) => {
    const halfWay = between(boards[n - 1], board);
    if (halfWay !== undefined) add(halfWay, pace / 2);
    add(board, halfWay === undefined ? pace : pace / 2);
  });
  const final = frames.at(-1);
  if (final !== undefined) final.ms = Math.max(final.ms, REST);
  return { width, height, frames };
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
const FRAME = 16;

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

/** The source index of the n-th pixel of a picture rotated by `turn` clockwise quarters. */
function turned(n: number, turn: number): number {
  let [row, col] = [Math.floor(n / SIDE), n % SIDE];
  for (let quarter = 0; quarter < turn; quarter += 1) [row, col] = [SIDE - 1 - col, row];
  return row * SIDE + col;
}

function draw(
  { cols: ownCols, rows: ownRows, tiles }: FilmBoard,
  looks: Uint8Array[],
  cols: number,
  rows: number,
  scale: number,
): Uint8Array {
  const [width, height] = [cols * SIDE, rows * SIDE];
  const small = new Uint8Array(width * height);
  // Colour 1, the darkest, fills the area around a smaller map.
  small.fill(1);
  const dx = Math.floor(((cols - ownCols) * SIDE) / 2);
  const dy = Math.floor(((rows - ownRows) * SIDE) / 2);
  for (const { look, x, y, turn } of tiles) {
    const picture = looks[look];
    if (picture === undefined) continue;
    for (let n = 0; n < SIDE * SIDE; n += 1) {
      const pixel = picture[turned(n, turn)] ?? 0;
      if (pixel === 0) continue;
      const [row, col] = [
        dy + Math.round(y * SIDE) + Math.floor(n / SIDE),
        dx + Math.round(x * SIDE) + (n % SIDE),
      ];
      if (row >= 0) small[row * width + col] = pixel;
    }
  }
  if (scale === 1) return small;
  const large = new Uint8Array(width * height * scale * scale);
  for (let row = 0; row < height * scale; row += 1) {
    const from = Math.floor(row / scale) * width;
    for (let col = 0; col < width * scale; col += 1) {
      large[row * width * scale + col] = small[from + Math.floor(col / scale)] ?? 0;
    }
  }
  return large;
}

/** Converts the session's RGBA pictures to palette indices. */
function indexed(bytes: Uint8Array, palette: readonly string[]): Uint8Array[] {
  const index = new Map(palette.map((colour, n) => [Number.parseInt(colour.slice(1), 16), n]));
  const count = Math.floor(bytes.length / (4 * SIDE * SIDE));
  return Array.from({ length: count }, (_, look) =>
    Uint8Array.from({ length: SIDE * SIDE }, (_, n) => {
      const at = 4 * (look * SIDE * SIDE + n);
      if ((bytes[at + 3] ?? 0) === 0) return 0;
      const colour = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
      return index.get(colour) || 1;
    }),
  );
}
