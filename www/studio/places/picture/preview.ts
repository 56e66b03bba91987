// A preview of a kind in the game. A background is tiled. A sprite moves left and right, and a second one
// rests, each in the frames that the game would show.

import type { Studio } from '../../host';
import { groundOf } from '../../parts/parts';
import { SIDE } from '../../parts/picture';
import type { KindView } from '../../types';
import { facingOf } from './life';
import { flippedH, type Pixels, turned } from './pixels';

const COLS = 3;
const ROWS = 2;
/** The duration of a step, in milliseconds. */
const FRAME_MS = 480;

/** The frame the game draws for a sprite that moves right, moves left or rests, on one of two beats. */
export function seen(
  kind: KindView,
  frames: readonly Pixels[],
  heading: 'right' | 'left' | 'rest',
  beat: number,
): Pixels {
  const facing = facingOf(kind);
  const [first = new Uint8Array(SIDE * SIDE)] = frames;
  if (facing === 'four') return frames[{ right: 3, left: 1, rest: 0 }[heading]] ?? first;
  const isStill = heading === 'rest' && kind.style.includes('walk');
  const from = heading === 'rest' ? 0 : Math.max(0, frames.length - 2);
  const picture = (isStill ? first : frames[Math.min(frames.length - 1, from + beat)]) ?? first;
  if (heading !== 'left' || facing === 'same') return picture;
  return facing === 'flip' ? flippedH(picture) : turned(turned(picture));
}

export class Preview {
  readonly element = document.createElement('canvas');
  readonly #host: Studio;
  #kind: KindView | undefined;
  #frames: readonly Pixels[] = [];
  #step = 0;

  constructor(host: Studio, signal: AbortSignal) {
    this.#host = host;
    this.element.className = 'preview-of-picture';
    this.element.width = COLS * SIDE;
    this.element.height = ROWS * SIDE;
    this.element.setAttribute('aria-hidden', 'true');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      this.#step = 1 - this.#step;
      this.#draw();
    }, FRAME_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  /** Shows a kind with its frames as they are being drawn. */
  show(kind: KindView | undefined, frames: readonly Pixels[]): void {
    this.#kind = kind;
    this.#frames = frames;
    this.#draw();
  }

  #draw(): void {
    const context = this.element.getContext('2d');
    const [kind, frames, step] = [this.#kind, this.#frames, this.#step];
    if (context === null || kind === undefined) return;
    const ground = kind.isSprite ? groundOf(this.#host.project) : undefined;
    const put = (pixels: Pixels, x: number, y: number) =>
      context.drawImage(this.#host.picture(pixels), x * SIDE, y * SIDE);
    context.clearRect(0, 0, this.element.width, this.element.height);
    for (let n = 0; n < COLS * ROWS; n += 1) {
      const [x, y] = [n % COLS, Math.floor(n / COLS)];
      if (ground !== undefined) put(ground.pixels, x, y);
      if (!kind.isSprite) put(frames[Math.min(step, frames.length - 1)] ?? kind.pixels, x, y);
    }
    if (!kind.isSprite) return;
    put(seen(kind, frames, step === 1 ? 'right' : 'left', step), step, 0);
    put(seen(kind, frames, 'rest', step), 2, 1);
  }
}
