// Reads maps of Tiled (https://doc.mapeditor.org/en/stable/reference/json-map-format/).
import { cellsOf } from './cells';
import { type Fields, list, number, size, text } from './fields';
import { bareName, baseName, type Gathering, MapError, type Source } from './model';

/** The bits of a number that say how a tile is turned. */
const TURNED = 0xf0000000;

/** The most groups in groups. */
const MAX_DEPTH = 32;

/** A tileset, whose tiles have the numbers from `first`. */
interface Tileset {
  readonly first: number;
  /** The name that begins the keys of its tiles. */
  readonly name: string;
  /** Its members; none if it is in a file that is not given. */
  readonly of: Fields;
  /** The classes and pictures of single tiles. */
  readonly single: ReadonlyMap<number, Fields>;
}

/** True for a tileset in a file of its own. */
export const isTileset = (root: Fields): boolean => root.layers === undefined;

/** Reads a map. `others` are the roots of tilesets in files of their own, by their names without folders. */
export async function readTiled(
  root: Fields,
  name: string,
  others: ReadonlyMap<string, Fields>,
  into: Gathering,
): Promise<void> {
  const tile = { width: size(root, 'tilewidth', 'map'), height: size(root, 'tileheight', 'map') };
  const orientation = text(root.orientation) || 'orthogonal';
  if (orientation !== 'orthogonal') into.lose('slanted', orientation);
  const reader = new Reader(into, tile, tilesetsOf(root, others, into));
  await reader.layers(root.layers, 0, { x: 0, y: 0 });
  const isEndless = root.infinite === true || root.infinite === '1' || root.infinite === 1;
  const whole = isEndless
    ? undefined
    : { rows: size(root, 'height', 'map'), cols: size(root, 'width', 'map') };
  into.add(bareName(name), whole, reader.placed);
}

function tilesetsOf(root: Fields, others: ReadonlyMap<string, Fields>, into: Gathering): Tileset[] {
  const all = list(root.tilesets).map((given): Tileset => {
    const source = text(given.source);
    const found = source === '' ? given : others.get(baseName(source));
    if (found === undefined) into.missing.add(baseName(source));
    const of = found ?? {};
    const single = new Map(list(of.tiles).map((one) => [number(one.id, -1), one]));
    const name = source === '' ? text(of.name) : bareName(source);
    return { first: number(given.firstgid, 1), name, of, single };
  });
  return all.sort((a, b) => b.first - a.first);
}

const isHidden = ({ visible }: Fields): boolean => visible === false || visible === '0';

class Reader {
  readonly placed: number[] = [];
  readonly #into: Gathering;
  readonly #tile: { width: number; height: number };
  readonly #tilesets: readonly Tileset[];
  #layer = 0;

  constructor(into: Gathering, tile: { width: number; height: number }, tilesets: readonly Tileset[]) {
    this.#into = into;
    this.#tile = tile;
    this.#tilesets = tilesets;
  }

  /** Reads layers from below, and those in groups. `offset` in pixels. */
  async layers(given: unknown, depth: number, offset: { x: number; y: number }): Promise<void> {
    for (const layer of list(given)) {
      const name = text(layer.name);
      const there = {
        x: offset.x + number(layer.offsetx),
        y: offset.y + number(layer.offsety),
      };
      if (isHidden(layer)) this.#into.lose('hidden', name);
      else if (layer.type === 'group') {
        if (depth >= MAX_DEPTH) throw new MapError('field', { field: 'group', place: name });
        await this.layers(layer.layers, depth + 1, there);
      } else if (layer.type === 'imagelayer') this.#into.lose('images', name);
      else if (layer.type === 'objectgroup') {
        for (const object of list(layer.objects)) this.#object(object, there);
        this.#layer += 1;
      } else if (layer.type === 'tilelayer') {
        await this.#cells(layer, name, there);
        this.#layer += 1;
      }
    }
  }

  async #cells(layer: Fields, name: string, offset: { x: number; y: number }): Promise<void> {
    const [down, right] = [Math.round(offset.y / this.#tile.height), Math.round(offset.x / this.#tile.width)];
    const chunks = layer.chunks === undefined ? [layer] : list(layer.chunks);
    for (const chunk of chunks) {
      const [cols, rows] = [size(chunk, 'width', name), size(chunk, 'height', name)];
      this.#into.spend(rows * cols, name);
      const [encoding, compression] = [text(layer.encoding), text(layer.compression)];
      const cells = await cellsOf(chunk.data, encoding, compression, rows * cols, name);
      // A layer itself has a place too, which is always zero.
      const [top, left] = [number(chunk.y) + down, number(chunk.x) + right];
      for (let n = 0; n < cells.length; n += 1) {
        const tile = this.#tileOf(cells[n] ?? 0, false);
        if (tile === undefined) continue;
        this.placed.push(tile, top + Math.floor(n / cols), left + (n % cols));
      }
    }
  }

  /** Places an object with a tile, or with a class or a name. */
  #object(object: Fields, offset: { x: number; y: number }): void {
    const [called, template] = [text(object.name), text(object.template)];
    const name = text(object.class) || text(object.type) || called;
    const isShape = ['polygon', 'polyline', 'text'].some((shape) => object[shape] !== undefined);
    this.#into.spend(1, called);
    const at = { x: number(object.x) + offset.x, y: number(object.y) + offset.y };
    if (isHidden(object)) this.#into.lose('hidden', called);
    else if (object.gid !== undefined) this.#tiled(object, at);
    else if (template !== '') this.#into.lose('templates', baseName(template));
    else if (name === '' || isShape) this.#into.lose('shapes');
    else {
      const tile = this.#into.tile(`object/${name}`, () => ({
        name,
        isThing: true,
        isMark: true,
        layer: this.#layer,
      }));
      const [row, col] = [
        Math.floor((at.y + number(object.height) / 2) / this.#tile.height),
        Math.floor((at.x + number(object.width) / 2) / this.#tile.width),
      ];
      this.placed.push(tile, row, col);
    }
  }

  /** Places an object with a tile. It may be of any size, and stands where the middle of its lower edge is. */
  #tiled(object: Fields, { x, y }: { x: number; y: number }): void {
    const gid = number(object.gid);
    const tile = this.#tileOf(gid, true);
    if (tile === undefined) return;
    // The place of an object is its lower left corner, unless its tileset says otherwise.
    const align = text(this.#tilesetOf(gid)?.of.objectalignment);
    const [width, height] = [number(object.width), number(object.height)];
    const down = align.startsWith('top') ? height : /^(?:center|left|right)$/.test(align) ? height / 2 : 0;
    const right = align.endsWith('right')
      ? -width / 2
      : /^(?:top|bottom|center)$/.test(align)
        ? 0
        : width / 2;
    const [row, col] = [
      Math.round((y + down) / this.#tile.height) - 1,
      Math.floor((x + right) / this.#tile.width),
    ];
    this.placed.push(tile, row, col);
  }

  #tilesetOf(gid: number): Tileset | undefined {
    const id = (gid & ~TURNED) >>> 0;
    return this.#tilesets.find(({ first }) => first <= id);
  }

  /** The number of a tile; undefined where there is none. */
  #tileOf(gid: number, isThing: boolean): number | undefined {
    const id = (gid & ~TURNED) >>> 0;
    const tileset = this.#tilesetOf(gid);
    if (id === 0) return undefined;
    if (id !== gid) this.#into.lose('turned');
    const local = id - (tileset?.first ?? 0);
    const of = tileset?.name ?? '';
    return this.#into.tile(`${of}/${local}`, () => {
      const single = tileset?.single.get(local);
      const source = tileset && sourceOf(tileset, local);
      return {
        name: text(single?.class) || text(single?.type) || `${of} ${local}`.trim(),
        isThing,
        layer: this.#layer,
        ...(source && { source }),
      };
    });
  }
}

/** The picture of a tile: an image of its own, or a part of that of its tileset. */
function sourceOf({ of, single }: Tileset, local: number): Source | undefined {
  const own = single.get(local);
  if (own !== undefined && text(own.image) !== '')
    return {
      file: baseName(text(own.image)),
      x: number(own.x),
      y: number(own.y),
      width: number(own.width, number(own.imagewidth)),
      height: number(own.height, number(own.imageheight)),
    };
  if (text(of.image) === '') return undefined;
  const [width, height, gap, margin] = [
    number(of.tilewidth),
    number(of.tileheight),
    number(of.spacing),
    number(of.margin),
  ];
  const fitting = Math.floor((number(of.imagewidth) - 2 * margin + gap) / (width + gap));
  const cols = Math.max(1, number(of.columns) || fitting || 1);
  return {
    file: baseName(text(of.image)),
    x: margin + (local % cols) * (width + gap),
    y: margin + Math.floor(local / cols) * (height + gap),
    width,
    height,
  };
}
