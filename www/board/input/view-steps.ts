// Converts zooming and panning into steps, for games that themselves show a part of a large map.
import type { ViewChange } from '../../cells/view-change';

export type ViewStep = 'zoom-in' | 'zoom-out' | 'pan-up' | 'pan-right' | 'pan-down' | 'pan-left';

/** The zoom factor and the distance, in CSS pixels, of one step. */
const NEARER = 1.2;
const ASIDE = 48;

export class ViewSteps {
  #factor = 1;
  #dx = 0;
  #dy = 0;

  /** The step completed by this change, if any. */
  take({ factor, dx, dy }: ViewChange): ViewStep | undefined {
    this.#factor *= factor;
    this.#dx += dx;
    this.#dy += dy;
    const step = this.#step();
    if (step !== undefined) {
      this.#factor = 1;
      this.#dx = 0;
      this.#dy = 0;
    }
    return step;
  }

  #step(): ViewStep | undefined {
    if (this.#factor > NEARER) return 'zoom-in';
    if (this.#factor * NEARER < 1) return 'zoom-out';
    if (Math.abs(this.#dx) >= ASIDE) return this.#dx > 0 ? 'pan-left' : 'pan-right';
    if (Math.abs(this.#dy) >= ASIDE) return this.#dy > 0 ? 'pan-up' : 'pan-down';
    return undefined;
  }
}
