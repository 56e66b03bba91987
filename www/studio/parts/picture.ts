// Pictures of 16 by 16 pixels as cached canvases.

import { Directive, directive, type PartInfo, PartType } from 'lit/directive.js';
import type { ElementPart } from 'lit/html.js';

/** The side of a picture in pixels. */
export const SIDE = 16;

/** The canvases of pictures with one palette. */
export class Pictures {
  readonly #colours: readonly (readonly [number, number, number])[];
  readonly #made = new Map<string, HTMLCanvasElement>();

  /** Colours have the format `#rrggbb`; the first one is transparent. */
  constructor(palette: readonly string[]) {
    this.#colours = palette.map((colour) => {
      const value = Number.parseInt(colour.slice(1), 16);
      return [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const;
    });
  }

  /** Returns the canvas of a picture. */
  of(pixels: Uint8Array): HTMLCanvasElement {
    const name = String.fromCharCode(...pixels);
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    // Drawing produces many short-lived pictures, so the cache is limited.
    if (this.#made.size > 400) this.#made.clear();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const data = new ImageData(SIDE, SIDE);
    pixels.forEach((pixel, n) => {
      const [r, g, b] = this.#colours[pixel] ?? [0, 0, 0];
      data.data.set([r, g, b, pixel === 0 ? 0 : 255], 4 * n);
    });
    canvas.getContext('2d')?.putImageData(data, 0, 0);
    this.#made.set(name, canvas);
    return canvas;
  }
}

/** Draws into a canvas of a template, and again whenever `state` changes. */
class Painted extends Directive {
  #state: unknown;

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('painted: expected in the tag of a canvas');
  }

  override update(
    part: ElementPart,
    [state, draw]: [unknown, (context: CanvasRenderingContext2D) => void],
  ): void {
    if (this.#state === state) return;
    this.#state = state;
    const canvas = part.element as HTMLCanvasElement;
    const context = canvas.getContext('2d');
    if (context === null) return;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingEnabled = false;
    draw(context);
  }

  render(_state: unknown, _draw: (context: CanvasRenderingContext2D) => void): void {}
}

/**
 * `<canvas ${painted(state, (context) => ...)}>`. States are compared by identity, so pass a string if the
 * values are new objects on each render.
 */
export const painted = directive(Painted);
