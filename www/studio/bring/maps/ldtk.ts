// Reads projects of LDtk (https://ldtk.io/json/).
import { type Fields, fields, list, number, size, text } from './fields';
import { baseName, type Gathering, MapError, type Source } from './model';

/** The definitions of a project: layers, entities and tilesets. */
interface Definitions {
  readonly layers: ReadonlyMap<number, Fields>;
  readonly tilesets: ReadonlyMap<number, Fields>;
}

/** Reads all levels. `others` are levels in files of their own, by their names without folders. */
export function readLdtk(root: Fields, others: ReadonlyMap<string, Fields>, into: Gathering): void {
  const defs = fields(root.defs);
  const byNumber = (all: unknown) => new Map(list(all).map((one) => [number(one.uid, -1), one]));
  const known = { layers: byNumber(defs.layers), tilesets: byNumber(defs.tilesets) };
  for (const world of [root, ...list(root.worlds)])
    for (const given of list(world.levels)) {
      const file = baseName(text(given.externalRelPath));
      const isApart = !Array.isArray(given.layerInstances) && file !== '';
      const level = isApart ? others.get(file) : given;
      if (level === undefined) into.missing.add(file);
      else readLevel(level, known, into);
    }
}

function readLevel(level: Fields, known: Definitions, into: Gathering): void {
  const name = text(level.identifier);
  // The topmost comes first.
  const layers = list(level.layerInstances).toReversed();
  const main =
    layers.find((layer) => layer.__type === 'IntGrid') ??
    layers.find((layer) => layer.__type !== 'Entities') ??
    layers[0];
  if (main === undefined) return;
  const side = size(main, '__gridSize', name);
  const placed: number[] = [];
  for (const [n, layer] of layers.entries()) {
    const called = text(layer.__identifier);
    if (layer.visible === false) into.lose('hidden', called);
    else {
      if (number(layer.__gridSize) !== side && layer.__type !== 'Entities') into.lose('grid', called);
      const reader = new Layer(layer, n, side, known, into, placed);
      if (layer.__type === 'IntGrid') reader.numbers();
      else if (layer.__type === 'Entities') reader.entities();
      else reader.tiles();
    }
  }
  const [rows, cols] = [size(main, '__cHei', name), size(main, '__cWid', name)];
  into.add(name, { rows, cols }, placed);
}

/** A layer of a level, with cells of `#side` pixels. */
class Layer {
  readonly #of: Fields;
  readonly #number: number;
  readonly #side: number;
  readonly #known: Definitions;
  readonly #into: Gathering;
  readonly #placed: number[];

  constructor(
    of: Fields,
    number: number,
    side: number,
    known: Definitions,
    into: Gathering,
    placed: number[],
  ) {
    [this.#of, this.#number, this.#side] = [of, number, side];
    [this.#known, this.#into, this.#placed] = [known, into, placed];
  }

  get #name(): string {
    return text(this.#of.__identifier);
  }

  /** Puts a tile on the cell at a position in pixels of the layer. */
  #put(tile: number, x: number, y: number): void {
    const [right, down] = [number(this.#of.__pxTotalOffsetX), number(this.#of.__pxTotalOffsetY)];
    this.#placed.push(tile, Math.floor((y + down) / this.#side), Math.floor((x + right) / this.#side));
  }

  /**
   * An IntGrid layer: each number is a value of the definition. The tiles that LDtk's automatic layers have drawn
   * for a value are its picture.
   */
  numbers(): void {
    const [cols, rows] = [size(this.#of, '__cWid', this.#name), size(this.#of, '__cHei', this.#name)];
    const grid = size(this.#of, '__gridSize', this.#name);
    this.#into.spend(rows * cols, this.#name);
    const cells: unknown[] = Array.isArray(this.#of.intGridCsv) ? this.#of.intGridCsv : [];
    if (cells.length !== rows * cols)
      throw new MapError('data', { layer: this.#name, count: rows * cols, found: cells.length });
    const definition = this.#known.layers.get(number(this.#of.layerDefUid, -1));
    const values = new Map(list(definition?.intGridValues).map((one) => [number(one.value, -1), one]));
    const drawn = list(this.#of.autoLayerTiles);
    if (drawn.length > 0) this.#into.lose('drawn', this.#name);
    const pictures = this.#drawnOn(drawn, grid, cols);
    for (const [n, cell] of cells.entries()) {
      const value = number(cell);
      if (value === 0) continue;
      const of = values.get(value);
      const tile = this.#into.tile(`${this.#name}/${value}`, () => {
        const [colour] = /^#[0-9a-f]{6}$/i.exec(text(of?.color)) ?? [];
        return {
          name: text(of?.identifier) || `${this.#name} ${value}`,
          isThing: false,
          layer: this.#number,
          ...(colour !== undefined && { colour }),
        };
      });
      const found = this.#into.tileAt(tile);
      const source = found?.source ?? pictures.get(n) ?? this.#part(fields(of?.tile));
      if (found !== undefined && source !== undefined) found.source = source;
      this.#put(tile, (n % cols) * grid, Math.floor(n / cols) * grid);
    }
  }

  /** The picture that rules have drawn on each cell. */
  #drawnOn(drawn: readonly Fields[], grid: number, cols: number): ReadonlyMap<number, Source> {
    this.#into.spend(drawn.length, this.#name);
    const pictures = new Map<number, Source>();
    for (const one of drawn) {
      const [x, y] = pair(one.px);
      const source = this.#cell(one);
      if (source !== undefined) pictures.set(Math.floor(y / grid) * cols + Math.floor(x / grid), source);
    }
    return pictures;
  }

  tiles(): void {
    const all = [...list(this.#of.gridTiles), ...list(this.#of.autoLayerTiles)];
    this.#into.spend(all.length, this.#name);
    const tileset = this.#known.tilesets.get(this.#tileset);
    const called = text(tileset?.identifier);
    for (const one of all) {
      if (number(one.f) !== 0) this.#into.lose('turned');
      const id = number(one.t);
      const source = this.#cell(one);
      const tile = this.#into.tile(`${called}/${id}`, () => ({
        name: `${called} ${id}`.trim(),
        isThing: false,
        layer: this.#number,
        ...(source && { source }),
      }));
      this.#put(tile, ...pair(one.px));
    }
  }

  entities(): void {
    const all = list(this.#of.entityInstances);
    this.#into.spend(all.length, this.#name);
    const grid = size(this.#of, '__gridSize', this.#name);
    for (const one of all) {
      const name = text(one.__identifier);
      const source = this.#part(fields(one.__tile));
      const [colour] = /^#[0-9a-f]{6}$/i.exec(text(one.__smartColor)) ?? [];
      const tile = this.#into.tile(`entity/${name}`, () => ({
        name,
        isThing: true,
        layer: this.#number,
        ...(source && { source }),
        ...(colour !== undefined && { colour }),
      }));
      const [col, row] = pair(one.__grid);
      // The middle of its cell, which may be one of another size.
      this.#put(tile, (col + 0.5) * grid, (row + 0.5) * grid);
    }
  }

  get #tileset(): number {
    return number(this.#of.overrideTilesetUid, number(this.#of.__tilesetDefUid, -1));
  }

  /** The picture of a tile of the layer's own tileset. */
  #cell(one: Fields): Source | undefined {
    const tileset = this.#known.tilesets.get(this.#tileset);
    const [x, y] = pair(one.src);
    const side = number(tileset?.tileGridSize);
    return this.#part({ tilesetUid: this.#tileset, x, y, w: side, h: side });
  }

  /** A part of any tileset. LDtk's own pictures are in no file. */
  #part(of: Fields): Source | undefined {
    const file = baseName(text(this.#known.tilesets.get(number(of.tilesetUid, -1))?.relPath));
    if (file === '') return undefined;
    return { file, x: number(of.x), y: number(of.y), width: number(of.w), height: number(of.h) };
  }
}

function pair(value: unknown): [number, number] {
  const [a, b] = Array.isArray(value) ? value : [];
  return [number(a), number(b)];
}
