// Zooms into boards with small cells. A board that shows only a part of itself, as large maps do, is asked
// for another part in steps instead.
import type { Turn } from '../../cells/turn';
import { type Fit, isSmall, type Whole } from '../film/fit';

export type ViewStep = 'zoom-in' | 'zoom-out' | 'pan-up' | 'pan-right' | 'pan-down' | 'pan-left';

/** The largest cell size when zoomed in, in CSS pixels. */
const LARGEST = 56;

export class Lens {
  /** The zoom factor and the centre, as fractions of the view from its top left corner. */
  #scale = 1;
  #x = 0.5;
  #y = 0.5;

  /** True if zoomed in. */
  get isNear(): boolean {
    return this.#scale > 1;
  }

  /** Shows the whole board again. */
  leave(): void {
    this.#scale = 1;
  }

  /** The zoomed fit. The board's edges move no further into the canvas than necessary. */
  over(whole: Whole): Fit {
    const { fit, view, width, height } = whole;
    this.#scale = Math.min(this.#scale, mostOf(whole));
    if (!this.isNear) return fit;
    const unit = Math.round(fit.unit * this.#scale);
    return {
      unit,
      left: Math.round(start(width, view.w * unit, this.#x) - view.x * unit),
      top: Math.round(start(height, view.h * unit, this.#y) - view.y * unit),
    };
  }

  /** Zooms and pans. Returns true if the fit changed. */
  turn({ factor, dx, dy, x, y }: Turn, whole: Whole): boolean {
    const { fit, view, width, height, ratio } = whole;
    const before = this.over(whole);
    this.#scale = Math.min(mostOf(whole), Math.max(1, this.#scale * factor));
    const unit = Math.round(fit.unit * this.#scale);
    // Keep the board point under the moved position.
    const middle = (at: number, by: number, first: number, from: number, length: number, room: number) => {
      const point = (at * ratio - first) / before.unit;
      const left = (at + by) * ratio - point * unit;
      const part = room / 2 / (length * unit);
      return clamp((room / 2 - left) / unit - from, part * length, length - part * length) / length;
    };
    this.#x = middle(x, dx, before.left, view.x, view.w, width);
    this.#y = middle(y, dy, before.top, view.y, view.h, height);
    const now = this.over(whole);
    return now.unit !== before.unit || now.left !== before.left || now.top !== before.top;
  }
}

const mostOf = (whole: Whole): number => (isSmall(whole) ? (LARGEST * whole.ratio) / whole.fit.unit : 1);

const clamp = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** The start of a length whose given fraction is centred in the room; a shorter length is centred itself. */
const start = (room: number, length: number, middle: number): number =>
  clamp(room / 2 - middle * length, room - length, 0);

/** The zoom factor and the distance, in CSS pixels, of one step. */
const NEARER = 1.2;
const ASIDE = 48;

/** Converts continuous movement into steps. */
export class ViewSteps {
  #factor = 1;
  #dx = 0;
  #dy = 0;

  /** The step completed by this turn, if any. */
  take({ factor, dx, dy }: Turn): ViewStep | undefined {
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
