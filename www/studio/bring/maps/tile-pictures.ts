// The pictures of tiles: parts of the images that are here, or plain colours.
import { type Image, Nearest, pictureOf, squareOf } from '../cut';
import { baseName, type ForeignTile } from './model';
import { plainPicture } from './plan';

/** Makes pictures of some tiles, each once. */
export class TilePictures {
  readonly #nearest: Nearest;
  readonly #colours: number;
  readonly #images = new Map<string, Image>();
  readonly #made = new Map<string, Uint8Array>();
  #tiles: readonly ForeignTile[] = [];
  /** The names of the images that the tiles are parts of. */
  #wanted: ReadonlySet<string> = new Set();

  constructor(palette: readonly string[]) {
    this.#nearest = new Nearest(palette);
    this.#colours = palette.length - 1;
  }

  /** Adds an image by the name of its file. */
  add(name: string, image: Image): void {
    this.#images.set(baseName(name), image);
    this.#made.clear();
  }

  set tiles(tiles: readonly ForeignTile[]) {
    this.#tiles = tiles;
    this.#wanted = new Set(tiles.flatMap(({ source }) => source?.file ?? []));
    this.#made.clear();
  }

  of(tile: ForeignTile): Uint8Array {
    const known = this.#made.get(tile.key);
    if (known !== undefined) return known;
    const { source } = tile;
    const image = source && this.#imageOf(source.file);
    const made =
      image === undefined || source === undefined
        ? plainPicture(this.#colour(tile), tile.isThing)
        : pictureOf(squareOf(image, source), this.#nearest);
    this.#made.set(tile.key, made);
    return made;
  }

  /** The names of images that are not here. */
  missing(): string[] {
    return [...this.#wanted].filter((file) => this.#imageOf(file) === undefined);
  }

  /** The names of images of which no tile is a part. */
  unused(): string[] {
    const used = new Set([...this.#wanted].map((file) => this.#imageOf(file)));
    return [...this.#images].flatMap(([name, image]) => (used.has(image) ? [] : name));
  }

  /** The image of that name. If only one is wanted and only one is here, it may have another name. */
  #imageOf(file: string): Image | undefined {
    const only =
      this.#wanted.size === 1 && this.#images.size === 1 ? [...this.#images.values()][0] : undefined;
    return this.#images.get(file) ?? only;
  }

  /** A colour of the palette: the nearest to that of the tile, or else one by its number. */
  #colour({ colour, key }: ForeignTile): number {
    if (colour === undefined) return 1 + (this.#tiles.findIndex((tile) => tile.key === key) % this.#colours);
    const value = Number.parseInt(colour.slice(1), 16);
    return this.#nearest.of(value >> 16, (value >> 8) & 255, value & 255, 255);
  }
}
