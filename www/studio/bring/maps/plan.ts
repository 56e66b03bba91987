// Plans what the tiles of maps become: kinds of the project, new kinds of their pictures, or nothing.
import { freeLetter, freeName } from '../../parts/kinds';
import { SIDE } from '../../parts/picture';
import type { Edit } from '../../project/edits';
import * as edits from '../../project/edits';
import type { KindView, LevelView, ProjectView } from '../../types';
import type { Foreign, ForeignTile } from './model';

/**
 * The choice for a tile: nothing, a new kind of its own, one of the project's by its name, or what another tile
 * becomes, by its key.
 */
export type Choice = 'nothing' | 'background' | 'sprite' | `kind:${string}` | `like:${string}`;

/** The choice for each tile, by its key. The key of places without a background is empty. */
export type Choices = ReadonlyMap<string, Choice>;

/** The key of places without a background. No tile has it. */
export const BARE = '';

/** The names of what tiles became before, by their keys; an empty name stands for nothing. */
export type Known = ReadonlyMap<string, string>;

/** The maps, the project that gets them, and what is needed of both. */
export interface Task {
  readonly foreign: Foreign;
  readonly project: ProjectView;
  picture(tile: ForeignTile): Uint8Array;
  isName(name: string): boolean;
  /** The name of a new kind whose tile's name cannot be one. */
  usual(isSprite: boolean): string;
}

export interface Plan {
  /** All kinds, those of the project first. */
  readonly kinds: readonly KindView[];
  /** The number of the kind of each tile, in the order of `Foreign.tiles`; undefined for nothing. */
  readonly becomes: readonly (number | undefined)[];
  readonly levels: readonly (LevelView & { readonly name: string })[];
  /** True if there are places without a background. */
  readonly hasBare: boolean;
  /** The number of maps for which there is no room. */
  readonly without: number;
  /** The edits that add the kinds and the levels. */
  readonly made: readonly Edit[];
}

const room = (project: ProjectView, what: 'backgrounds' | 'sprites' | 'levels' | 'bytes' | 'placed') => {
  const size = project.sizes.find((one) => one.what === what);
  return { left: size === undefined ? 0 : Math.max(0, size.most - size.used), most: size?.most ?? 0 };
};

/** The number of kinds of a sort that can be added. */
export const roomFor = (project: ProjectView, isSprite: boolean): number =>
  room(project, isSprite ? 'sprites' : 'backgrounds').left;

/** The number of new kinds of a sort that the choices ask for. */
export const wanted = (choices: Choices, isSprite: boolean): number =>
  [...choices.values()].filter((choice) => choice === (isSprite ? 'sprite' : 'background')).length;

/** Makes the edits that bring the maps as chosen. */
export function planOf(task: Task, choices: Choices): Plan {
  const { foreign, project } = task;
  const kinds: KindView[] = [...project.kinds];
  const made: Edit[] = [];
  const byKey = new Map<string, number>();
  for (const tile of foreign.tiles) {
    const choice = choices.get(tile.key);
    if (choice !== 'background' && choice !== 'sprite') continue;
    const kind = newKind(task, tile, choice === 'sprite', { kinds, groups: project.groups });
    byKey.set(tile.key, kinds.push(kind) - 1);
    made.push(
      edits.add(kind.isSprite, kind.name, kind.letter, 'pixels'),
      edits.pixels(kind.name, kind.pixels),
    );
  }
  const kindOf = (key: string): number | undefined => {
    const own = choices.get(key);
    const other = own?.startsWith('like:') ? own.slice(5) : key;
    const choice = choices.get(other);
    if (!choice?.startsWith('kind:')) return byKey.get(other);
    const n = kinds.findIndex(({ name }) => name === choice.slice(5));
    return n < 0 ? undefined : n;
  };
  const becomes = foreign.tiles.map(({ key }) => kindOf(key));
  const bare = kindOf(BARE) ?? 0;

  const levels: Plan['levels'][number][] = [];
  let [bytes, without, hasBare] = [room(project, 'bytes').left - made.join('').length, 0, false];
  for (const map of foreign.maps) {
    const { level, blocks, isBare } = levelOf(map, becomes, kinds, bare);
    hasBare ||= isBare;
    const size = blocks.length + map.name.length + 16;
    const isFull =
      levels.length >= room(project, 'levels').left ||
      size > bytes ||
      level.sprites.length / 3 > room(project, 'placed').most;
    if (isFull) without += 1;
    else {
      const n = project.levels.length + levels.length;
      bytes -= size;
      levels.push(level);
      made.push(edits.level.add(map, map.name), edits.map.paste(n, { row: 0, col: 0 }, blocks));
    }
  }
  return { kinds, becomes, levels, hasBare, without, made };
}

function newKind(
  { picture, isName, usual }: Task,
  tile: ForeignTile,
  isSprite: boolean,
  taken: Pick<ProjectView, 'kinds' | 'groups'>,
): KindView {
  const own = tile.name.trim().replace(/\s+/g, '-').toLowerCase();
  const sort = usual(isSprite);
  const name = freeName(taken, [own, `${sort}-${own}`].find(isName) ?? sort);
  const letter = freeLetter(taken, isSprite, name);
  return { name, letter, isSprite, picture: 'pixels', pixels: picture(tile), frames: [], style: [] };
}

/** A map as a level, and as the blocks of its text. */
function levelOf(
  { name, rows, cols, placed }: Foreign['maps'][number],
  becomes: readonly (number | undefined)[],
  kinds: readonly KindView[],
  bare: number,
): { level: LevelView; blocks: string; isBare: boolean } {
  const map = new Uint8Array(rows * cols).fill(NONE);
  const sprites: number[] = [];
  // A tile of the map may have several sprites: the first layer has the lowest of each tile.
  const layers: Uint8Array[] = [];
  const height = new Uint16Array(rows * cols);
  for (let n = 0; n < placed.length; n += 3) {
    const kind = becomes[placed[n] ?? 0];
    const [row = 0, col = 0] = [placed[n + 1], placed[n + 2]];
    const at = row * cols + col;
    if (kind === undefined) continue;
    if (!kinds[kind]?.isSprite) {
      map[at] = kind;
      continue;
    }
    const layer = height[at] ?? 0;
    height[at] = layer + 1;
    layers[layer] ??= new Uint8Array(rows * cols).fill(NONE);
    layers[layer][at] = kind;
    sprites.push(kind, row, col);
  }
  const isBare = map.includes(NONE);
  for (const [n, kind] of map.entries()) if (kind === NONE) map[n] = bare;
  const lines = (of: Uint8Array) =>
    Array.from({ length: rows }, (_, row) =>
      [
        '  ',
        ...Array.from(of.subarray(row * cols, (row + 1) * cols), (n) => kinds[n]?.letter ?? '.'),
        '\n',
      ].join(''),
    ).join('');
  const blocks = [`map\n${lines(map)}`, ...layers.map((layer) => `sprites\n${lines(layer)}`)].join('');
  return { level: { name, rows, cols, map, sprites: Uint8Array.from(sprites) }, blocks, isBare };
}

/** Stands for no kind. */
const NONE = 255;

/**
 * The choices to begin with: those that were made already, what is known, what has the same name, and new kinds
 * as far as there is room.
 */
export function guessed(task: Task, known: Known, chosen: Choices): Map<string, Choice> {
  const { foreign, project } = task;
  const choices = new Map(chosen);
  const ground = project.kinds.find(({ isSprite }) => !isSprite);
  if (ground !== undefined && !choices.has(BARE)) choices.set(BARE, `kind:${ground.name}`);
  // Numbers with a meaning say more than what is drawn of them.
  const hasNumbers = foreign.tiles.some(({ colour, isThing }) => colour !== undefined && !isThing);
  const lowest = Math.min(...foreign.tiles.map(({ layer, isThing }) => (isThing ? Infinity : layer)));
  const made: Record<'sprite' | 'background', ForeignTile[]> = { sprite: [], background: [] };
  for (const tile of foreign.tiles) {
    const choice = choices.get(tile.key);
    if (choice === 'sprite' || choice === 'background') made[choice].push(tile);
  }
  for (const tile of foreign.tiles) {
    if (choices.has(tile.key)) continue;
    const named = namesake(tile, project.kinds, known);
    if (named !== undefined) choices.set(tile.key, named);
    else if (tile.isMark || (hasNumbers && !tile.isThing && tile.colour === undefined))
      choices.set(tile.key, 'nothing');
    else {
      const isAbove = tile.layer > lowest && tile.source !== undefined && task.picture(tile).includes(0);
      const sort = tile.isThing || isAbove ? 'sprite' : 'background';
      const same = tile.source && made[sort].find((other) => isSame(task.picture(other), task.picture(tile)));
      if (same !== undefined) choices.set(tile.key, `like:${same.key}`);
      else if (made[sort].length < roomFor(project, sort === 'sprite')) {
        made[sort].push(tile);
        choices.set(tile.key, sort);
      } else choices.set(tile.key, tile.source === undefined ? 'nothing' : nearest(task, tile, made[sort]));
    }
  }
  return choices;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.every((pixel, n) => pixel === b[n]);

/** The kind that a tile became before, or that has its name or letter; undefined if there is none. */
function namesake(tile: ForeignTile, kinds: readonly KindView[], known: Known): Choice | undefined {
  const before = known.get(tile.key);
  if (before === '') return 'nothing';
  const name = tile.name.trim().replace(/\s+/g, '-').toLowerCase();
  const found =
    kinds.find((kind) => kind.name === before) ??
    kinds.find((kind) => [name, name.replace(/s$/, '')].includes(kind.name.toLowerCase())) ??
    // Names in another language have pictures of the gallery.
    kinds.find(({ picture }) => picture === name) ??
    kinds.find(({ letter }) => letter === tile.name);
  return found && `kind:${found.name}`;
}

/** The choice of the tile whose picture has the most pixels in common with that of another one. */
function nearest(task: Task, tile: ForeignTile, others: readonly ForeignTile[]): Choice {
  const picture = task.picture(tile);
  const common = (other: ForeignTile) => {
    const there = task.picture(other);
    return picture.filter((pixel, n) => pixel === there[n]).length;
  };
  const [best] = others
    .map((other) => ({ other, common: common(other) }))
    .sort((a, b) => b.common - a.common);
  return best === undefined ? 'nothing' : `like:${best.other.key}`;
}

/** The kinds of all tiles by name, to be known next time. */
export const learned = ({ foreign }: Task, { kinds, becomes }: Plan): Known =>
  new Map(foreign.tiles.map(({ key }, n) => [key, kinds[becomes[n] ?? NONE]?.name ?? '']));

/** The picture of a tile that has none: a square of its colour, or of one of the palette's. */
export function plainPicture(colour: number, isThing: boolean): Uint8Array {
  const edge = isThing ? 3 : 0;
  return Uint8Array.from({ length: SIDE * SIDE }, (_, n) => {
    const [row, col] = [Math.floor(n / SIDE), n % SIDE];
    const isInside = Math.min(row, col, SIDE - 1 - row, SIDE - 1 - col) >= edge;
    return isInside ? colour : 0;
  });
}
