// Encodes animations as GIF 89a with up to 256 colours. Each frame holds only the area that changed.
//
// Sources: CompuServe, Graphics Interchange Format, Version 89a, 1990; LZW after Welch, 1984, as its appendix
// F describes it.

export interface Frame {
  /** Indices into the palette, row by row. */
  pixels: Uint8Array;
  /** The duration, in milliseconds. */
  ms: number;
}

const MOST_CODES = 4096;

/** Bits of a colour's index. The format has no fewer than two. */
const bitsOf = (colours: number): number => Math.max(2, Math.ceil(Math.log2(colours)));

/**
 * Encodes a GIF that loops forever. All frames have the same size. The palette has at most 256 colours in the
 * format `#rrggbb`.
 */
export function gif(
  width: number,
  height: number,
  palette: readonly string[],
  frames: readonly Frame[],
): Uint8Array<ArrayBuffer> {
  const bits = bitsOf(palette.length);
  const out: number[] = [];
  const word = (value: number) => out.push(value & 255, (value >> 8) & 255);
  out.push(...ascii('GIF89a'));
  word(width);
  word(height);
  out.push(0x80 | (bits - 1), 0, 0);
  for (let n = 0; n < 1 << bits; n += 1) {
    const value = Number.parseInt((palette[n] ?? '#000000').slice(1), 16);
    out.push((value >> 16) & 255, (value >> 8) & 255, value & 255);
  }
  out.push(0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0);
  let before: Uint8Array | undefined;
  for (const { pixels, ms } of frames) {
    const { left, top, right, bottom } = changed(before, pixels, width, height);
    before = pixels;
    // Disposal method 1: the next frame is drawn over this one.
    out.push(0x21, 0xf9, 4, 1 << 2);
    word(Math.max(2, Math.round(ms / 10)));
    out.push(0, 0, 0x2c);
    word(left);
    word(top);
    word(right - left);
    word(bottom - top);
    out.push(0, bits);
    const part = new Uint8Array((right - left) * (bottom - top));
    for (let row = top; row < bottom; row += 1) {
      part.set(pixels.subarray(row * width + left, row * width + right), (row - top) * (right - left));
    }
    const packed = lzw(part, bits);
    for (let n = 0; n < packed.length; n += 255) {
      const block = packed.slice(n, n + 255);
      out.push(block.length, ...block);
    }
    out.push(0);
  }
  out.push(0x3b);
  return Uint8Array.from(out);
}

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));

/** The bounding box of the differences of two frames, or a single pixel if they are equal. */
function changed(before: Uint8Array | undefined, now: Uint8Array, width: number, height: number) {
  if (before === undefined) return { left: 0, top: 0, right: width, bottom: height };
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let n = 0; n < now.length; n += 1) {
    if (now[n] === before[n]) continue;
    const [row, col] = [Math.floor(n / width), n % width];
    [left, right] = [Math.min(left, col), Math.max(right, col + 1)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row + 1)];
  }
  return right === 0 ? { left: 0, top: 0, right: 1, bottom: 1 } : { left, top, right, bottom };
}

/** LZW-compresses indices into variable-length codes, least significant bit first. */
function lzw(pixels: Uint8Array, bits: number): number[] {
  const clear = 1 << bits;
  const end = clear + 1;
  const out: number[] = [];
  let [held, count] = [0, 0];
  let size = bits + 1;
  const put = (code: number) => {
    held |= code << count;
    count += size;
    for (; count >= 8; count -= 8) {
      out.push(held & 255);
      held >>= 8;
    }
  };
  /** The code of a known sequence followed by one more index. */
  let known = new Map<number, number>();
  let next = end + 1;
  put(clear);
  let at = pixels[0] ?? 0;
  for (let n = 1; n < pixels.length; n += 1) {
    const pixel = pixels[n] ?? 0;
    const longer = (at << bits) | pixel;
    const code = known.get(longer);
    if (code !== undefined) {
      at = code;
      continue;
    }
    put(at);
    if (next < MOST_CODES) {
      known.set(longer, next);
      // The decoder lags one code behind, so codes grow only when the one just added no longer fits.
      if (next === 1 << size && size < 12) size += 1;
      next += 1;
    } else {
      put(clear);
      known = new Map();
      next = end + 1;
      size = bits + 1;
    }
    at = pixel;
  }
  put(at);
  put(end);
  if (count > 0) out.push(held & 255);
  return out;
}
