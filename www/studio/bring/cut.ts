// Turns images into pictures of 16 by 16 pixels: cuts sheets into tiles, scales them, and gives each pixel the
// nearest colour of the palette.
import { oklab, parts } from '../../skins/colour';
import { SIDE } from '../parts/picture';

/** An image of RGBA bytes, as `ImageData`. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
  /** True if its layers mix their colours in the program that wrote it, and cover each other here. */
  readonly isMixed?: boolean;
}

/** A division of an image into square tiles of `size` pixels, with gaps between them and around all. */
export interface Grid {
  size: number;
  gap: number;
  margin: number;
}

/** The bounds of the size of a tile, in pixels. */
export const TILE_SIZES = [4, 256] as const;

/** Pixels with less opacity are transparent. */
const OPAQUE = 128;

/** The largest factor by which pictures are found to be enlarged. */
const MAX_FACTOR = 32;

/** The largest picture whose both sides are multiples of 16 and that is still taken for one. */
const ONE = 32;

/** Shrinks an image in which every pixel is a block of equal ones. */
export function unscaled(image: Image): Image {
  for (let by = Math.min(MAX_FACTOR, image.width, image.height); by > 1; by -= 1)
    if (image.width % by === 0 && image.height % by === 0 && isScaled(image, by)) return shrunk(image, by);
  return image;
}

function isScaled({ width, height, data }: Image, by: number): boolean {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let row = 0; row < height; row += 1)
    for (let col = 0; col < width; col += 1)
      if (pixels[row * width + col] !== pixels[(row - (row % by)) * width + col - (col % by)]) return false;
  return true;
}

function shrunk({ width, height, data }: Image, by: number): Image {
  const small = { width: width / by, height: height / by };
  const out = new Uint8ClampedArray(4 * small.width * small.height);
  for (let row = 0; row < small.height; row += 1)
    for (let col = 0; col < small.width; col += 1) {
      const from = 4 * (row * by * width + col * by);
      out.set(data.subarray(from, from + 4), 4 * (row * small.width + col));
    }
  return { ...small, data: out };
}

/** The most likely division of an image. */
export function gridOf({ width, height }: Pick<Image, 'width' | 'height'>): Grid {
  const whole = { size: Math.max(width, height), gap: 0, margin: 0 };
  if (width === height && width <= ONE) return whole;
  for (const size of [SIDE, 8, 32, 24, 48, 64])
    for (const gap of [0, 1, 2])
      for (const margin of gap === 0 ? [0] : [0, gap]) {
        const fits = (side: number) => side >= size && (side - 2 * margin + gap) % (size + gap) === 0;
        if (fits(width) && fits(height)) return { size, gap, margin };
      }
  // A row or a column of squares.
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long % short === 0 ? { size: short, gap: 0, margin: 0 } : whole;
}

/** Cuts an image into square tiles in reading order. Tiles beyond its edge are transparent there. */
export function tilesOf(image: Image, { size, gap, margin }: Grid): Image[] {
  const count = (side: number) => Math.max(1, Math.floor((side - 2 * margin + gap) / (size + gap)));
  const tiles: Image[] = [];
  for (let row = 0; row < count(image.height); row += 1)
    for (let col = 0; col < count(image.width); col += 1)
      tiles.push(part(image, margin + col * (size + gap), margin + row * (size + gap), size));
  return tiles;
}

function part({ width, height, data }: Image, left: number, top: number, size: number): Image {
  const out = new Uint8ClampedArray(4 * size * size);
  // A picture that is not square stands in the middle of its tile.
  const right = Math.max(0, Math.floor((size - width) / 2));
  const down = Math.max(0, Math.floor((size - height) / 2));
  for (let row = 0; row < size; row += 1)
    for (let col = 0; col < size; col += 1) {
      const [x, y] = [left + col - right, top + row - down];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const from = 4 * (y * width + x);
      out.set(data.subarray(from, from + 4), 4 * (row * size + col));
    }
  return { width: size, height: size, data: out };
}

/**
 * A square tile with a part of an image, which stands at its lower edge, in the middle. Without a size it is the
 * whole image.
 */
export function squareOf(
  { width, height, data }: Image,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Image {
  const [cols, rows] = [Math.round(at.width) || width, Math.round(at.height) || height];
  const size = Math.max(1, Math.min(TILE_SIZES[1], Math.max(cols, rows)));
  const out = new Uint8ClampedArray(4 * size * size);
  const [right, down] = [Math.floor((size - cols) / 2), size - rows];
  for (let row = 0; row < size; row += 1)
    for (let col = 0; col < size; col += 1) {
      const [inX, inY] = [col - right, row - down];
      const [x, y] = [Math.round(at.x) + inX, Math.round(at.y) + inY];
      const isInside = inX >= 0 && inY >= 0 && inX < cols && inY < rows;
      if (!isInside || x < 0 || y < 0 || x >= width || y >= height) continue;
      const from = 4 * (y * width + x);
      out.set(data.subarray(from, from + 4), 4 * (row * size + col));
    }
  return { width: size, height: size, data: out };
}

/** Finds the nearest colours of a palette, of which the first is transparent. */
export class Nearest {
  readonly #colours: readonly (readonly [number, number, number])[];
  readonly #known = new Map<number, number>();

  /** @param palette colours of the format `#rrggbb` */
  constructor(palette: readonly string[]) {
    this.#colours = palette.map((colour) => oklab(...parts(colour)));
  }

  /** The index of the colour nearest to a pixel. */
  of(red: number, green: number, blue: number, alpha: number): number {
    if (alpha < OPAQUE) return 0;
    const key = (red << 16) | (green << 8) | blue;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const [l, a, b] = oklab(red / 255, green / 255, blue / 255);
    let [best, least] = [1, Number.POSITIVE_INFINITY];
    for (const [n, [l2, a2, b2]] of this.#colours.entries()) {
      const distance = (l - l2) ** 2 + (a - a2) ** 2 + (b - b2) ** 2;
      if (n > 0 && distance < least) [best, least] = [n, distance];
    }
    this.#known.set(key, best);
    return best;
  }
}

/**
 * The picture of a tile: each of its 256 pixels has the colour that most of the pixels below it have. Tiles
 * smaller than a picture are enlarged by a whole number, or stand in its middle.
 */
export function pictureOf(tile: Image, nearest: Nearest): Uint8Array {
  const { width: size, data } = tile;
  const colour = (row: number, col: number) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * (row * size + col));
    return nearest.of(red, green, blue, alpha);
  };
  const picture = new Uint8Array(SIDE * SIDE);
  const factor = Math.floor(SIDE / size);
  const edge = Math.floor((SIDE - factor * size) / 2);
  for (let n = 0; n < picture.length; n += 1) {
    const [row, col] = [Math.floor(n / SIDE), n % SIDE];
    if (size <= SIDE) {
      const [y, x] = [Math.floor((row - edge) / factor), Math.floor((col - edge) / factor)];
      if (y >= 0 && x >= 0 && y < size && x < size) picture[n] = colour(y, x);
      continue;
    }
    const span = (at: number) =>
      [Math.floor((at * size) / SIDE), Math.ceil(((at + 1) * size) / SIDE)] as const;
    const counts = new Uint16Array(SIDE);
    const [[top, bottom], [left, right]] = [span(row), span(col)];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) counts[colour(y, x)] = (counts[colour(y, x)] ?? 0) + 1;
    picture[n] = counts.indexOf(Math.max(...counts));
  }
  return picture;
}

/** True if nothing of a picture is seen. */
export const isBlank = (picture: Uint8Array): boolean => picture.every((pixel) => pixel === 0);
