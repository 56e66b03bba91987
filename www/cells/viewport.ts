// The viewport of a plane that is zoomed and panned: a board, a map, a picture.
import type { Rect } from '../engine/film';
import type { Point } from './cells';
import type { ViewChange } from './view-change';

/** A point of the plane is drawn at `x * unit + left`, `y * unit + top`. */
export interface Fit {
  unit: number;
  left: number;
  top: number;
}

/** A plane and the surface that shows it, in pixels of the surface. */
export interface Room {
  /** The plane, in its units. */
  view: Rect;
  width: number;
  height: number;
  /** The minimum and maximum size of a unit. */
  least: number;
  most: number;
  /**
   * The distance by which an edge of a larger plane may move into the surface, at most a quarter of its size.
   */
  margin?: number;
  /** The number of pixels in a CSS pixel; 1 by default. */
  ratio?: number;
  /** True if zoomed units are a whole number of pixels. */
  isWhole?: boolean;
}

export class Viewport {
  /** The size of a unit in pixels; 0 for `least`. */
  #unit = 0;
  /** The point of the plane at the centre of the surface. */
  #x = 0;
  #y = 0;

  /** True if units are larger than `least`. */
  get isZoomed(): boolean {
    return this.#unit > 0;
  }

  /** The point of the plane at the centre of the surface, unless its edges prevent that. */
  get middle(): Point {
    return { x: this.#x, y: this.#y };
  }

  /** Zooms out to `least`. */
  leave(): void {
    this.#unit = 0;
  }

  /** Shows units of a size around a point of the plane. */
  show(unit: number, { x, y }: Point): void {
    [this.#unit, this.#x, this.#y] = [unit, x, y];
  }

  /**
   * Fits the plane into a surface. Its edges move no further in than necessary. A zoom beyond the limits of the
   * surface is taken back for good.
   */
  fit({ view, width, height, least, most, margin, isWhole }: Room): Fit {
    this.#unit = Math.min(this.#unit, most);
    if (this.#unit <= least) this.#unit = 0;
    const round = isWhole ? Math.round : Number;
    const unit = this.isZoomed ? round(this.#unit) : least;
    const start = (middle: number, from: number, length: number, surface: number) =>
      round(held(surface / 2 - (middle - from) * unit, length * unit, surface, margin) - from * unit);
    return {
      unit,
      left: start(this.#x, view.x, view.w, width),
      top: start(this.#y, view.y, view.h, height),
    };
  }

  /** Zooms about the point (x, y) of the surface, and pans. Returns true if the plane moved. */
  changeView({ factor, dx, dy, x, y }: ViewChange, room: Room): boolean {
    const { view, width, height, margin, ratio = 1 } = room;
    const before = this.fit(room);
    this.#unit = (this.#unit || room.least) * factor;
    const { unit } = this.fit(room);
    const middle = (at: number, by: number, first: number, from: number, length: number, surface: number) => {
      const point = (at * ratio - first) / before.unit;
      const start = (at + by) * ratio - (point - from) * unit;
      return from + (surface / 2 - held(start, length * unit, surface, margin)) / unit;
    };
    this.#x = middle(x, dx, before.left, view.x, view.w, width);
    this.#y = middle(y, dy, before.top, view.y, view.h, height);
    const now = this.fit(room);
    return now.unit !== before.unit || now.left !== before.left || now.top !== before.top;
  }
}

/** The start of a length on a surface, within its limits; a shorter length is centred. */
function held(start: number, length: number, surface: number, margin = 0): number {
  if (length <= surface) return (surface - length) / 2;
  const edge = Math.min(margin, surface / 4);
  return Math.min(edge, Math.max(surface - length - edge, start));
}

/** The change that pans a point into a surface, at least `margin` pixels away from its edges. */
export function revealing({ x, y }: Point, margin: number, width: number, height: number): ViewChange {
  const by = (at: number, length: number) => {
    const edge = Math.min(margin, length / 3);
    return Math.max(0, edge - at) + Math.min(0, length - edge - at);
  };
  return { factor: 1, dx: by(x, width), dy: by(y, height), x, y };
}
