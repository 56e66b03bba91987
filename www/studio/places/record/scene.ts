// Recordings: a board, an event, and the board afterwards. States are immutable, so that each step can be
// undone.
import type { Cell } from '../../../cells/cells';
import { UNKNOWN } from '../../parts/level';
import type { LevelView, ProjectView, Sample, SampleSprite } from '../../types';

/** A sprite; its kind is an index among the project's sprites. */
export interface Piece extends Cell {
  readonly id: number;
  readonly kind: number;
  /** The direction of its last move; undefined at rest. */
  readonly heading?: Direction;
}

export interface SceneBoard {
  readonly rows: number;
  readonly cols: number;
  /** The background of each tile, as an index among the project's backgrounds. */
  readonly ground: readonly number[];
  readonly pieces: readonly Piece[];
}

export interface Take {
  readonly before: SceneBoard;
  /** The board afterwards; undefined while the scene is being set up. */
  readonly after?: SceneBoard;
  /** The event: `press:right`, `change`, `smash`, `tap`, `every:8`, `never`. */
  readonly event?: string;
  readonly game: readonly string[];
  /** The values of the counters; undefined if they are the initial ones. */
  readonly counters?: readonly number[];
  /** The tile on which the first change began: the touched tile of a `tap`. */
  readonly tile?: Cell;
  /** The first move of a sprite, which is the one that collides in a `smash`. */
  readonly way?: { readonly id: number; readonly dir: Direction };
}

const DIRECTIONS = ['left', 'up', 'right', 'down'] as const;
type Direction = (typeof DIRECTIONS)[number];

/**
 * The number of tiles around a change in a sample: a rule changes and examines only neighbours of its centre.
 */
const MARGIN = 2;

export function boardOf({ kinds }: ProjectView, { rows, cols, map, sprites }: LevelView): SceneBoard {
  const grounds = kinds.filter(({ isSprite }) => !isSprite).length;
  const pieces: Piece[] = [];
  for (let n = 0; n < sprites.length; n += 3) {
    const [kind = UNKNOWN, row = 0, col = 0] = sprites.slice(n, n + 3);
    if (kind >= grounds && kind < kinds.length) pieces.push({ id: n / 3, kind: kind - grounds, row, col });
  }
  return { rows, cols, ground: Array.from(map, (kind) => (kind < grounds ? kind : 0)), pieces };
}

export const isOn = ({ rows, cols }: SceneBoard, { row, col }: Cell): boolean =>
  row >= 0 && col >= 0 && row < rows && col < cols;

export const boardNow = ({ before, after }: Take): SceneBoard => after ?? before;

/** The sprites on a tile, the topmost last. */
export const piecesAt = ({ pieces }: SceneBoard, { row, col }: Cell): Piece[] =>
  pieces.filter((piece) => piece.row === row && piece.col === col).sort((a, b) => b.kind - a.kind);

/** The sprite to change on a tile: one that was there before the event, or else the topmost. */
function held(take: Take, cell: Cell): Piece | undefined {
  const there = piecesAt(boardNow(take), cell);
  const stood = there.filter(({ id }) => take.before.pieces.some((one) => one.id === id && at(one, cell)));
  return take.after === undefined ? there.at(-1) : (stood.at(-1) ?? there.at(-1));
}

const at = (piece: Cell, { row, col }: Cell): boolean => piece.row === row && piece.col === col;

const STEPS = { left: [0, -1], up: [-1, 0], right: [0, 1], down: [1, 0] } as const;

/** The tile that is `steps` tiles from another one in a direction. */
const beside = ({ row, col }: Cell, dir: Direction, steps: 1 | -1): Cell => ({
  row: row + steps * STEPS[dir][0],
  col: col + steps * STEPS[dir][1],
});

const directionOf = (from: Cell, to: Cell): Direction | undefined =>
  DIRECTIONS.find((dir) => at(to, beside(from, dir, 1)));

/** The take with a change of the board before or after the event, whichever is being changed. */
const changed = (take: Take, board: Partial<SceneBoard>, cell: Cell): Take =>
  take.after === undefined
    ? { ...take, before: { ...take.before, ...board } }
    : { ...take, after: { ...take.after, ...board }, tile: take.tile ?? cell };

const placed = ({ pieces }: SceneBoard, { id }: Piece, { row, col }: Cell): Piece[] =>
  pieces.map((one) => (one.id === id ? { ...one, row, col } : one));

/** The directions in which a sprite that is moved from afar can meet what stood on a tile, the likeliest first. */
function approaches({ event = '', way }: Take, from: Cell, to: Cell): Direction[] {
  if (event !== 'smash') return DIRECTIONS.filter((dir) => event === `press:${dir}`);
  if (way !== undefined) return [];
  const [down, right] = [to.row - from.row, to.col - from.col];
  const both = [down < 0 ? 'up' : 'down', right < 0 ? 'left' : 'right'] as const;
  return Math.abs(down) > Math.abs(right) ? [...both] : both.toReversed();
}

/**
 * The tile from which a sprite moves to another tile. The first move from afar to a tile where another sprite
 * stood begins on the free tile beside it, because rules move things by one tile: it sets the scene, too.
 */
function startOf(take: Take, piece: Piece, to: Cell): Cell {
  const { before, after } = take;
  const isFirst = after !== undefined && before.pieces.some((one) => one.id === piece.id && at(one, piece));
  const isMet = before.pieces.some((one) => one.id !== piece.id && at(one, to));
  if (!isFirst || !isMet || directionOf(piece, to) !== undefined) return piece;
  const starts = approaches(take, piece, to).map((dir) => beside(to, dir, -1));
  return starts.find((start) => isOn(before, start) && piecesAt(before, start).length === 0) ?? piece;
}

/** Moves the sprite on a tile to another tile, or removes it if that is off the map. */
export function moved(take: Take, tile: Cell, to: Cell): Take {
  const now = boardNow(take);
  // A sprite that has moved already can be moved further.
  const piece = piecesAt(now, tile).at(-1);
  if (piece === undefined || at(tile, to)) return take;
  if (!isOn(now, to)) return without(take, piece, tile);
  const from = startOf(take, piece, to);
  if (!at(from, piece)) {
    const before = { ...take.before, pieces: placed(take.before, piece, from) };
    const after = { ...now, pieces: placed(now, piece, from) };
    return moved({ ...take, before, after }, from, to);
  }
  const pieces = placed(now, piece, to);
  const dir = directionOf(from, to);
  const next = changed(take, { pieces }, from);
  const isFirst = take.after !== undefined && take.way === undefined;
  return isFirst && dir !== undefined ? { ...next, way: { id: piece.id, dir } } : next;
}

const without = (take: Take, { id }: Piece, cell: Cell): Take =>
  changed(take, { pieces: boardNow(take).pieces.filter((one) => one.id !== id) }, cell);

/** Removes the sprite on a tile. */
export function taken(take: Take, cell: Cell): Take {
  const piece = held(take, cell);
  return piece === undefined ? take : without(take, piece, cell);
}

/** Puts a sprite on a tile, or removes one of that kind. */
export function put(take: Take, cell: Cell, kind: number): Take {
  const { pieces } = boardNow(take);
  const known = pieces.find((piece) => piece.kind === kind && at(piece, cell));
  if (known !== undefined) return without(take, known, cell);
  const id = 1 + Math.max(-1, ...pieces.map((one) => one.id), ...take.before.pieces.map((one) => one.id));
  const { row, col } = cell;
  return changed(take, { pieces: [...pieces, { id, kind, row, col }] }, cell);
}

export function painted(take: Take, { row, col }: Cell, kind: number): Take {
  const { ground, cols } = boardNow(take);
  if (ground[row * cols + col] === kind) return take;
  return changed(take, { ground: ground.with(row * cols + col, kind) }, { row, col });
}

/** Gives the sprite on a tile a heading towards a neighbouring tile, or takes the heading away. */
export function aimed(take: Take, from: Cell, to: Cell): Take {
  const piece = piecesAt(take.before, from).at(-1);
  if (piece === undefined) return take;
  const { heading: _, ...still } = piece;
  const dir = directionOf(from, to);
  const aim = dir === undefined ? still : { ...still, heading: dir };
  const pieces = take.before.pieces.map((one) => (one.id === piece.id ? aim : one));
  return { ...take, before: { ...take.before, pieces } };
}

/** Sets the tile that is touched, or the move of a sprite. The board does not change. */
export function pointed(take: Take, from: Cell, to: Cell): Take {
  if (take.event === 'tap') return { ...take, tile: to };
  const { way: _, ...bare } = take;
  const met = moved({ ...bare, after: take.before }, from, to);
  return { ...met, after: met.before };
}

/** Changes the value of counter `n`. `counters` are the initial values. */
export const counted = (take: Take, counters: readonly number[], n: number, value: number): Take => ({
  ...take,
  counters: (take.counters ?? counters).with(n, value),
});

export const recorded = ({ before, counters }: Take, event: string): Take => ({
  before,
  ...(counters === undefined ? {} : { counters }),
  after: before,
  event,
  game: [],
});

/** Adds a command to the game, or removes it. */
export const commanded = (take: Take, command: string): Take => ({
  ...take,
  game: take.game.includes(command) ? take.game.filter((one) => one !== command) : [...take.game, command],
});

const SOUND = 'sound:';

export const soundOf = ({ game }: Take): string =>
  game.find((command) => command.startsWith(SOUND))?.slice(SOUND.length) ?? '';

/** Replaces the sound of a take; an empty one removes it. */
export function sounded(take: Take, sound: string): Take {
  const others = take.game.filter((command) => !command.startsWith(SOUND));
  return { ...take, game: sound === '' ? others : [...others, SOUND + sound] };
}

/** True if the event has an effect. */
export const happens = ({ before, after, game }: Take): boolean =>
  game.length > 0 ||
  (after !== undefined &&
    (cellsOf(before, after).length > 0 || before.pieces.length !== after.pieces.length));

/** The tiles on which two boards differ. */
function cellsOf(before: SceneBoard, after: SceneBoard): Cell[] {
  const cells: Cell[] = [];
  before.ground.forEach((kind, n) => {
    if (after.ground[n] !== kind) cells.push({ row: Math.floor(n / before.cols), col: n % before.cols });
  });
  const differs = (one: Piece, others: readonly Piece[]) =>
    !others.some((other) => other.id === one.id && at(other, one));
  cells.push(...before.pieces.filter((one) => differs(one, after.pieces)));
  cells.push(...after.pieces.filter((one) => differs(one, before.pieces)));
  return cells;
}

/** The part of the map that a sample shows. */
interface Frame {
  top: number;
  left: number;
  rows: number;
  cols: number;
}

/** The surroundings of the changes; the whole map if there are none, or for `never`. */
function frameOf({ before, after, event, tile }: Take): Frame {
  const { rows, cols } = before;
  const cells = after === undefined ? [] : cellsOf(before, after);
  if (tile !== undefined) cells.push(tile);
  if (cells.length === 0 || event === 'never') return { top: 0, left: 0, rows, cols };
  const top = Math.max(0, Math.min(...cells.map(({ row }) => row)) - MARGIN);
  const left = Math.max(0, Math.min(...cells.map(({ col }) => col)) - MARGIN);
  const bottom = Math.min(rows, Math.max(...cells.map(({ row }) => row)) + MARGIN + 1);
  const right = Math.min(cols, Math.max(...cells.map(({ col }) => col)) + MARGIN + 1);
  return { top, left, rows: bottom - top, cols: right - left };
}

/** The sample of a take. Without changes, or as a counterexample, it shows that nothing happens. */
export function sampleOf(take: Take, isCounter = false): Sample {
  const { before, after = before, event = 'change', tile, way } = take;
  const frame = frameOf(take);
  const isIn = (cell: Cell) => isOn({ ...before, ...frame }, inFrame(cell));
  const inFrame = ({ row, col }: Cell) => ({ row: row - frame.top, col: col - frame.left });
  const ground = (board: SceneBoard) =>
    board.ground.filter((_, n) => isIn({ row: Math.floor(n / board.cols), col: n % board.cols }));
  const isMeeting = event === 'smash' && way !== undefined;
  const sprites = (board: SceneBoard): SampleSprite[] =>
    board.pieces.filter(isIn).map((piece) => ({ id: piece.id, kind: piece.kind, ...inFrame(piece) }));
  const there = sprites(before).map((sprite): SampleSprite => {
    const heading = before.pieces.find(({ id }) => id === sprite.id)?.heading;
    const aim = heading === undefined ? sprite : { ...sprite, heading };
    return isMeeting && sprite.id === way.id ? { ...aim, wants: way.dir } : aim;
  });
  const touched = tile === undefined ? undefined : inFrame(tile);
  const isTouched = event === 'tap' && touched !== undefined;
  return {
    event,
    rows: frame.rows,
    cols: frame.cols,
    ground: ground(before),
    sprites: there,
    counters: [...(take.counters ?? [])],
    ...(isTouched ? { tile: [touched.row, touched.col] as [number, number] } : {}),
    ...(!isCounter && (happens(take) || isMeeting)
      ? { after: { ground: ground(after), sprites: sprites(after), game: [...take.game] } }
      : {}),
  };
}
