// Encodes animations as GIF, with one palette for all pictures: a colour is the same in each of them. Pixels
// that did not change are transparent.
import { GIFEncoder, quantize } from 'gifenc';
import { type Colour, indexIn, paletteOf } from './palette';

/** The maximum total duration of equal pictures in a row, in milliseconds. */
const MOST_STILL_MS = 1000;
/** Disposal method: the next frame is drawn over this one. */
const KEEP = 1;

export interface Picture {
  /** Opaque pixels. */
  rgba: Uint8ClampedArray;
  ms: number;
}

export interface GifOptions {
  width: number;
  height: number;
  /** The minimum duration of the last picture, in milliseconds. */
  rest: number;
  /** Yields the pictures in order. It is called twice: first the colours are counted. */
  pictures: () => AsyncIterable<Picture>;
}

/** The bytes of an animation that repeats for ever. */
export async function gifOf(options: GifOptions): Promise<Uint8Array<ArrayBuffer>> {
  const palette = paletteOf(await countColours(options.pictures()), quantize);
  const writer = new Writer(options, palette);
  for await (const picture of options.pictures()) writer.add(picture);
  return writer.end(options.rest);
}

/** The number of runs of pixels of each colour that appear in some picture. */
async function countColours(pictures: AsyncIterable<Picture>): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  let before: Uint32Array | undefined;
  for await (const { rgba } of pictures) {
    const pixels = pixelsOf(rgba);
    let last: number | undefined;
    for (let n = 0; n < pixels.length; n += 1) {
      const pixel = pixels[n] as number;
      if (pixel === last || pixel === before?.[n]) continue;
      last = pixel;
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    }
    before = pixels;
  }
  return counts;
}

/** The pixels as numbers 0xAABBGGRR, independent of the buffer. */
const pixelsOf = (rgba: Uint8ClampedArray): Uint32Array => new Uint32Array(rgba.slice().buffer);

class Writer {
  readonly #encoder = GIFEncoder();
  readonly #size: { width: number; height: number };
  readonly #palette: Colour[];
  readonly #indexOf: (pixel: number) => number;
  /** The index of the transparent colour, if the palette has room for it. */
  readonly #transparent: number | undefined;
  /** The last picture, which is written when its duration is known. */
  #last: { pixels: Uint32Array; ms: number } | undefined;
  #written: Uint32Array | undefined;

  constructor(size: { width: number; height: number }, palette: readonly Colour[]) {
    this.#size = size;
    this.#indexOf = indexIn(palette);
    this.#transparent = palette.length < 256 ? palette.length : undefined;
    this.#palette = this.#transparent === undefined ? [...palette] : [...palette, [0, 0, 0]];
  }

  add({ rgba, ms }: Picture): void {
    const pixels = pixelsOf(rgba);
    if (this.#last?.pixels.every((pixel, n) => pixel === pixels[n])) {
      this.#last.ms = Math.min(MOST_STILL_MS, this.#last.ms + ms);
      return;
    }
    this.#write();
    this.#last = { pixels, ms };
  }

  end(rest: number): Uint8Array<ArrayBuffer> {
    if (this.#last !== undefined) this.#last.ms = Math.max(this.#last.ms, rest);
    this.#write();
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  #write(): void {
    if (this.#last === undefined) return;
    const { pixels, ms } = this.#last;
    const [before, transparent] = [this.#written, this.#transparent];
    const covers = before === undefined || transparent === undefined;
    const indices = Uint8Array.from(pixels, (pixel, n) =>
      !covers && pixel === before[n] ? transparent : this.#indexOf(pixel),
    );
    this.#encoder.writeFrame(indices, this.#size.width, this.#size.height, {
      // The first frame writes the palette of all.
      palette: before === undefined ? this.#palette : null,
      delay: ms,
      dispose: KEEP,
      transparent: !covers,
      transparentIndex: transparent ?? 0,
    });
    this.#written = pixels;
  }
}
