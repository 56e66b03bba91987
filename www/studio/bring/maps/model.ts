// Maps of other tools as what all their formats have in common: tiles in rows and columns, laid over each other.

/** The reasons why a map cannot be read: the names of sentences below `studio-map-`. */
export type MapFault =
  | 'xml'
  | 'json'
  | 'field'
  | 'data'
  | 'packed'
  | 'zstd'
  | 'large'
  | 'tileset'
  | 'level'
  | 'empty';

/** The fault of a file of maps, with what its sentence names. */
export class MapError extends Error {
  readonly fault: MapFault;
  readonly about: Readonly<Record<string, string | number>>;

  constructor(fault: MapFault, about: Readonly<Record<string, string | number>> = {}) {
    super(fault);
    this.fault = fault;
    this.about = about;
  }
}

/** Sorts of loss: the names of sentences below `studio-map-lost-`. */
export type LossName =
  | 'hidden'
  | 'turned'
  | 'shapes'
  | 'templates'
  | 'images'
  | 'slanted'
  | 'cut'
  | 'outside'
  | 'grid'
  | 'drawn'
  | 'rare'
  | 'unused';

export interface Loss {
  readonly name: LossName;
  count: number;
  /** The names of layers, maps or files that it concerns, each once. */
  readonly of: Set<string>;
}

/** A part of an image, in pixels. `file` is the name of the image without its folder, in lower case. */
export interface Source {
  readonly file: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A tile, or a thing that stands on tiles, as often as it is on the maps. */
export interface ForeignTile {
  /** The same for the same tile of the same tileset in any map. */
  readonly key: string;
  readonly name: string;
  /** True for objects and entities, which become sprites. */
  readonly isThing: boolean;
  /** True for a place without a picture that only has a name. */
  readonly isMark?: boolean;
  /** The layer in which it is found first, from 0 for the lowest of all. */
  readonly layer: number;
  source?: Source;
  /** The colour that its tool shows it in, of the format `#rrggbb`. */
  readonly colour?: string;
  count: number;
}

export interface ForeignMap {
  readonly name: string;
  readonly rows: number;
  readonly cols: number;
  /** The number of the tile, row and column of each that is there, from below. Each takes three numbers. */
  readonly placed: readonly number[];
}

/** The maps of one file, or of one file and those that belong to it. */
export interface Foreign {
  readonly maps: readonly ForeignMap[];
  readonly tiles: readonly ForeignTile[];
  /** The names of tilesets and levels in files of their own that are not given. */
  readonly missing: readonly string[];
  readonly losses: readonly Loss[];
}

/** The most rows, and the most columns, of a level of the studio. */
export const MAX_SIDE = 127;

/** The most cells of all layers of all maps, which bounds time and memory. */
const MAX_CELLS = 1 << 22;

/** The most different tiles: nobody chooses among more. */
const MAX_TILES = 256;

/** The name of a file without its folders, in lower case. Tools write paths of any system. */
export const baseName = (path: string): string => path.replace(/^.*[/\\]/, '').toLowerCase();

/** The name of a file without its folders and its ending. */
export const bareName = (path: string): string => path.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');

/** Collects maps while they are read. */
export class Gathering {
  readonly missing = new Set<string>();
  readonly #maps: ForeignMap[] = [];
  readonly #tiles: ForeignTile[] = [];
  readonly #known = new Map<string, number>();
  readonly #losses = new Map<LossName, Loss>();
  #cells = 0;

  /** Counts cells before they are read. Throws if they are too many. */
  spend(cells: number, layer: string): void {
    this.#cells += cells;
    if (!(cells >= 0) || this.#cells > MAX_CELLS) throw new MapError('large', { layer });
  }

  /** The number of a tile. It is described when it is met first. */
  tile(key: string, described: () => Omit<ForeignTile, 'key' | 'count'>): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const n = this.#tiles.push({ ...described(), key, count: 0 }) - 1;
    this.#known.set(key, n);
    return n;
  }

  tileAt(n: number): ForeignTile | undefined {
    return this.#tiles[n];
  }

  lose(name: LossName, of = '', count = 1): void {
    const loss = this.#losses.get(name) ?? { name, count: 0, of: new Set<string>() };
    loss.count += count;
    if (of !== '') loss.of.add(of);
    this.#losses.set(name, loss);
  }

  /**
   * Adds a map, with the part of it that a level can have. Without a size it is as large as what is on it, which
   * may be anywhere. `placed` as in {@link ForeignMap}.
   */
  add(name: string, size: { rows: number; cols: number } | undefined, placed: readonly number[]): void {
    let [top, left, bottom, right] = [0, 0, (size?.rows ?? 0) - 1, (size?.cols ?? 0) - 1];
    if (size === undefined) {
      [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity];
      // Objects do not extend a map that has ground, since authors leave some far outside.
      const isGround = (n: number) => this.#tiles[placed[n] ?? 0]?.isThing === false;
      const hasGround = placed.some((_, n) => n % 3 === 0 && isGround(n));
      for (let n = 0; n < placed.length; n += 3) {
        if (hasGround && !isGround(n)) continue;
        const [row = 0, col = 0] = [placed[n + 1], placed[n + 2]];
        [top, left] = [Math.min(top, row), Math.min(left, col)];
        [bottom, right] = [Math.max(bottom, row), Math.max(right, col)];
      }
    }
    if (!(bottom >= top && right >= left)) return;
    const [rows, cols] = [Math.min(bottom - top + 1, MAX_SIDE), Math.min(right - left + 1, MAX_SIDE)];
    if (rows <= bottom - top || cols <= right - left) this.lose('cut', name);
    const kept: number[] = [];
    for (let n = 0; n < placed.length; n += 3) {
      const [tile = 0, row = 0, col = 0] = [
        placed[n],
        (placed[n + 1] ?? 0) - top,
        (placed[n + 2] ?? 0) - left,
      ];
      if (row < 0 || col < 0 || row > bottom - top || col > right - left) this.lose('outside', name);
      else if (row < rows && col < cols) {
        kept.push(tile, row, col);
        const found = this.#tiles[tile];
        if (found !== undefined) found.count += 1;
      }
    }
    this.#maps.push({ name: name.replaceAll(/[_\s]+/g, ' ').trim(), rows, cols, placed: kept });
  }

  /** Everything that was collected. The rarest tiles are left out if there are too many. */
  done(): Foreign {
    const used = [...this.#tiles.keys()]
      .filter((n) => (this.#tiles[n]?.count ?? 0) > 0)
      .sort((a, b) => (this.#tiles[b]?.count ?? 0) - (this.#tiles[a]?.count ?? 0));
    const number = new Map(used.slice(0, MAX_TILES).map((n, next) => [n, next]));
    if (used.length > MAX_TILES) this.lose('rare', '', used.length - MAX_TILES);
    const maps = this.#maps.map((map) => {
      const placed: number[] = [];
      for (let n = 0; n < map.placed.length; n += 3) {
        const tile = number.get(map.placed[n] ?? 0);
        if (tile !== undefined) placed.push(tile, map.placed[n + 1] ?? 0, map.placed[n + 2] ?? 0);
      }
      return { ...map, placed };
    });
    if (number.size === 0 && this.missing.size === 0) throw new MapError('empty');
    return {
      maps,
      tiles: [...number.keys()].flatMap((n) => this.#tiles[n] ?? []),
      missing: [...this.missing],
      losses: [...this.#losses.values()],
    };
  }
}
