// Palettes of animations: exact where the colours fit, else the most frequent ones exactly and the shades
// between them by the nearest of the rest.

export type Colour = [red: number, green: number, blue: number];

/** The number of colours of a GIF. */
const MOST = 256;
/** The number of colours that are exact if not all can be, and of the others, with one left for transparency. */
const EXACT = 160;
const OTHERS = MOST - 1 - EXACT;

const colourOf = (pixel: number): Colour => [pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff];

/**
 * The palette of pixels 0xAABBGGRR, from the frequency of each. `quantize` finds representatives of the pixels
 * of a picture in RGBA.
 */
export function paletteOf(
  counts: ReadonlyMap<number, number>,
  quantize: (rgba: Uint8ClampedArray, most: number) => Colour[],
): Colour[] {
  const pixels = [...counts.keys()];
  if (pixels.length <= MOST) return pixels.map(colourOf);
  pixels.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const others = Uint32Array.from(pixels.slice(EXACT));
  return [
    ...pixels.slice(0, EXACT).map(colourOf),
    ...quantize(new Uint8ClampedArray(others.buffer), OTHERS).map(
      ([red, green, blue]): Colour => [red, green, blue],
    ),
  ];
}

/** Returns a function from a pixel to the index of its colour, or else of the nearest one. */
export function indexIn(palette: readonly Colour[]): (pixel: number) => number {
  const known = new Map<number, number>();
  return (pixel) => {
    let index = known.get(pixel);
    if (index === undefined) {
      index = nearest(colourOf(pixel), palette);
      known.set(pixel, index);
    }
    return index;
  };
}

function nearest([red, green, blue]: Colour, palette: readonly Colour[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance >= least) continue;
    [best, least] = [index, distance];
    if (distance === 0) break;
  }
  return best;
}
