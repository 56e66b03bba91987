// An animation of the last moves of a game, as a GIF to be sent with its link. It is light, whatever the theme
// of the page. Loaded when it is asked for.
import { type Frame, gif } from '../../board/film/gif';
import { Slices } from '../../engine/slices';
import type { Shell } from '../../run/shell';
import { lightBoard } from './light-board';

/** The most moves that are shown: the last ones. */
const MOST_MOVES = 30;
/** The side of the picture in pixels. */
const SIDE = 480;
/** The number of colours. */
const COLOURS = 64;
/** The duration of a move where the game sets no pace, and of the last board, in milliseconds. */
const MOVE_MS = 400;
const REST_MS = 2000;

/** The bits of a colour by which pixels are counted: five of each channel. */
const BINS = 1 << 15;

/** The game on the page as bytes of a GIF. */
export async function animation(shell: Shell): Promise<Uint8Array<ArrayBuffer>> {
  const { session: played, state } = shell.play;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas to draw the animation on');
  const paint = lightBoard(shell, canvas, { w: SIDE, h: SIDE });
  const session = played.copy();
  const ms = session.pace() ?? MOVE_MS;
  const slices = new Slices();
  const drawn: Uint16Array[] = [];
  const colours = new Colours();
  try {
    for (let at = Math.max(0, state.at - MOST_MOVES); at <= state.at; at += 1) {
      session.seek(at);
      paint(session);
      drawn.push(colours.count(context.getImageData(0, 0, SIDE, SIDE).data));
      await slices.pause();
    }
  } finally {
    session.free();
  }
  const { palette, indices } = colours.choose(COLOURS);
  const frames = drawn.map(
    (bins, n): Frame => ({
      pixels: Uint8Array.from(bins, (bin) => indices[bin] ?? 0),
      ms: n === drawn.length - 1 ? REST_MS : ms,
    }),
  );
  return gif(SIDE, SIDE, palette, frames);
}

/**
 * The colours of an animation, by the popularity algorithm (Heckbert, Color image quantization for frame buffer
 * display, 1982): boards are flat, so the most frequent colours are nearly all there are.
 */
export class Colours {
  readonly #counts = new Uint32Array(BINS);
  /** The last colour seen of each bin, `rrggbb`. */
  readonly #seen = new Uint32Array(BINS);

  /** Counts the pixels of an RGBA picture. Returns the bin of each; what is transparent is white. */
  count(rgba: Uint8ClampedArray): Uint16Array {
    const bins = new Uint16Array(rgba.length / 4);
    for (let n = 0; n < bins.length; n += 1) {
      const over = 255 - (rgba[4 * n + 3] ?? 0);
      const channel = (at: number) => Math.round(((rgba[4 * n + at] ?? 0) * (255 - over)) / 255) + over;
      const [red, green, blue] = [channel(0), channel(1), channel(2)];
      const bin = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
      bins[n] = bin;
      this.#counts[bin] = (this.#counts[bin] ?? 0) + 1;
      this.#seen[bin] = (red << 16) | (green << 8) | blue;
    }
    return bins;
  }

  /** The most frequent colours, and the nearest of them for each bin that was counted. */
  choose(most: number): { palette: string[]; indices: Uint8Array } {
    const used = [...this.#counts.keys()].filter((bin) => (this.#counts[bin] ?? 0) > 0);
    used.sort((a, b) => (this.#counts[b] ?? 0) - (this.#counts[a] ?? 0));
    const chosen = used.slice(0, most).map((bin) => this.#seen[bin] ?? 0);
    const indices = new Uint8Array(BINS);
    for (const bin of used) indices[bin] = nearest(this.#seen[bin] ?? 0, chosen);
    return { palette: chosen.map((colour) => `#${colour.toString(16).padStart(6, '0')}`), indices };
  }
}

function nearest(colour: number, all: readonly number[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  all.forEach((other, n) => {
    const far = [16, 8, 0].reduce(
      (sum, shift) => sum + (((colour >> shift) & 255) - ((other >> shift) & 255)) ** 2,
      0,
    );
    if (far < least) [best, least] = [n, far];
  });
  return best;
}
