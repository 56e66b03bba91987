// Encodes animations as GIF. Each frame has a palette of its own. Pixels that did not change are transparent.
import { applyPalette, GIFEncoder, quantize } from 'gifenc';

/** The format's maximum, less the transparent colour. */
const MOST_COLOURS = 255;
/** The maximum total duration of equal pictures in a row, in milliseconds. */
const MOST_STILL_MS = 1000;
/** Disposal method: the next frame is drawn over this one. */
const KEEP = 1;

export class Gif {
  readonly #width: number;
  readonly #height: number;
  readonly #encoder = GIFEncoder();
  /** The last picture, which is written when its duration is known. */
  #last: { picture: Uint32Array; ms: number } | undefined;
  #written: Uint32Array | undefined;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** Adds a picture in opaque RGBA. */
  add(rgba: Uint8ClampedArray, ms: number): void {
    const picture = new Uint32Array(rgba.slice().buffer);
    if (this.#last?.picture.every((pixel, n) => pixel === picture[n])) {
      this.#last.ms = Math.min(MOST_STILL_MS, this.#last.ms + ms);
      return;
    }
    this.#write();
    this.#last = { picture, ms };
  }

  /** Ends the animation, which loops. The last picture is shown for at least `rest` milliseconds. */
  end(rest: number): Uint8Array<ArrayBuffer> {
    if (this.#last !== undefined) this.#last.ms = Math.max(this.#last.ms, rest);
    this.#write();
    this.#encoder.finish();
    return this.#encoder.bytes();
  }

  #write(): void {
    if (this.#last === undefined) return;
    const { picture, ms } = this.#last;
    const rgba = new Uint8ClampedArray(picture.buffer);
    const palette = quantize(rgba, MOST_COLOURS);
    const indices = applyPalette(rgba, palette);
    const before = this.#written;
    const transparentIndex = palette.length;
    if (before !== undefined) {
      palette.push([0, 0, 0]);
      for (let n = 0; n < indices.length; n += 1) if (picture[n] === before[n]) indices[n] = transparentIndex;
    }
    this.#encoder.writeFrame(indices, this.#width, this.#height, {
      palette,
      delay: ms,
      dispose: KEEP,
      transparent: before !== undefined,
      transparentIndex,
    });
    this.#written = picture;
  }
}
