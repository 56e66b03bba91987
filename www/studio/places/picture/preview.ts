// How a picture will look in the game: a background beside itself, a sprite in two frames, a step apart on its background.

import { groundOf } from '../../parts';
import { SIDE } from '../../picture';
import type { Studio } from '../../studio';
import type { KindView } from '../../types';
import type { Pixels } from './pixels';

const COLS = 3;
const ROWS = 2;
/** How long each frame is seen, in milliseconds. */
const FRAME_MS = 480;

export class Preview {
  readonly element = document.createElement('canvas');
  readonly #host: Studio;
  #kind: KindView | undefined;
  #pixels: Pixels | undefined;
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

  show(kind: KindView | undefined, pixels: Pixels): void {
    this.#kind = kind;
    this.#pixels = pixels;
    this.#draw();
  }

  #draw(): void {
    const context = this.element.getContext('2d');
    const [kind, pixels] = [this.#kind, this.#pixels];
    if (context === null || kind === undefined || pixels === undefined) return;
    const picture = this.#host.picture(pixels);
    const ground = kind.isSprite ? groundOf(this.#host.project) : undefined;
    context.clearRect(0, 0, this.element.width, this.element.height);
    for (let n = 0; n < COLS * ROWS; n += 1) {
      const [x, y] = [(n % COLS) * SIDE, Math.floor(n / COLS) * SIDE];
      if (ground !== undefined) context.drawImage(this.#host.picture(ground.pixels), x, y);
      if (!kind.isSprite) context.drawImage(picture, x, y);
    }
    if (kind.isSprite) context.drawImage(picture, this.#step * SIDE, 0);
    if (kind.isSprite) context.drawImage(picture, 2 * SIDE, SIDE);
  }
}
