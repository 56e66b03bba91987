// Particles that fly out and fall: a pool in a typed array, drawn on a canvas over the board, so that the
// board is not redrawn. Nothing runs without particles.

import type { Sparks } from '../../skins/skin';

/**
 * The source of particles: a rect given by two corners in CSS pixels, colours, shape, lifetime in
 * milliseconds, and range in CSS pixels.
 */
export interface Source {
  from: { x: number; y: number };
  to: { x: number; y: number };
  colours: readonly string[];
  shape: Sparks;
  ms: number;
  reach: number;
}

/** The maximum number of particles at once; half as many on a slow machine. */
const MOST = 160;
/**
 * A frame that takes longer than this, in milliseconds, is late. One in ten of the watched frames may be
 * late.
 */
const LATE = 22;
const WATCHED = 60;
/** The fields of a particle: start, displacement, size, start time and lifetime. */
const [X, Y, DX, DY, SIZE, BORN, MS] = [0, 1, 2, 3, 4, 5, 6];
const STRIDE = 7;
/** The corners of a splinter: distance from its centre, relative to its size, and angle. */
const SHARD = [
  [0.9, 0],
  [0.45, 2.2],
  [0.5, 4.1],
] as const;

export class Particles {
  readonly #board: HTMLCanvasElement;
  readonly #canvas = document.createElement('canvas');
  readonly #pool = new Float32Array(MOST * STRIDE);
  readonly #colours = new Array<string>(MOST);
  #shape: Sparks = 'square';
  #most = MOST;
  #count = 0;
  #frame = 0;
  #last = 0;
  #frames = 0;
  #late = 0;

  constructor(board: HTMLCanvasElement) {
    this.#board = board;
    this.#canvas.className = 'board-particles';
    this.#canvas.setAttribute('aria-hidden', 'true');
  }

  spray(count: number, { from, to, colours, shape, ms, reach }: Source): void {
    const now = performance.now();
    this.#shape = shape;
    for (let left = Math.min(count, this.#most - this.#count); left > 0; left -= 1) {
      const at = this.#count * STRIDE;
      const angle = Math.random() * 2 * Math.PI;
      const far = reach * (0.4 + 0.6 * Math.random());
      this.#pool[at + X] = from.x + Math.random() * (to.x - from.x);
      this.#pool[at + Y] = from.y + Math.random() * (to.y - from.y);
      this.#pool[at + DX] = Math.cos(angle) * far;
      this.#pool[at + DY] = Math.sin(angle) * far;
      this.#pool[at + SIZE] = 3 + Math.random() * 4;
      this.#pool[at + BORN] = now;
      this.#pool[at + MS] = ms * (0.7 + 0.3 * Math.random());
      this.#colours[this.#count] = colours[left % colours.length] as string;
      this.#count += 1;
    }
    if (this.#frame !== 0 || this.#count === 0) return;
    this.#fit();
    this.#board.after(this.#canvas);
    this.#last = now;
    this.#frame = requestAnimationFrame((time) => this.#draw(time));
  }

  clear(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#count = 0;
    this.#canvas.remove();
  }

  /** Copies the size of the board's canvas, because measuring the page would force a layout. */
  #fit(): void {
    const ratio = Math.min(2, devicePixelRatio);
    const [width, height] = [this.#board.width, this.#board.height].map((pixels) =>
      Math.round((pixels / devicePixelRatio) * ratio),
    ) as [number, number];
    // Setting the size clears the canvas and reallocates it, even if unchanged.
    if (width !== this.#canvas.width || height !== this.#canvas.height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    this.#canvas.getContext('2d')?.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  #draw(now: number): void {
    this.#frame = 0;
    this.#watch(now - this.#last);
    this.#last = now;
    const context = this.#canvas.getContext('2d');
    if (context === null) return;
    // Clear the whole canvas, even if the board has become smaller.
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    const pool = this.#pool;
    for (let n = 0; n < this.#count; n += 1) {
      const at = n * STRIDE;
      const part = Math.max(0, (now - (pool[at + BORN] ?? 0)) / (pool[at + MS] ?? 1));
      if (part >= 1) {
        // Move the last particle into the free slot.
        this.#count -= 1;
        pool.copyWithin(at, this.#count * STRIDE, (this.#count + 1) * STRIDE);
        this.#colours[n] = this.#colours[this.#count] as string;
        n -= 1;
        continue;
      }
      // Particles are thrown, slow down, and fall.
      const way = 1 - (1 - part) ** 2;
      const size = (pool[at + SIZE] ?? 0) * (1 - part * part);
      const x = (pool[at + X] ?? 0) + (pool[at + DX] ?? 0) * way - size / 2;
      const y = (pool[at + Y] ?? 0) + (pool[at + DY] ?? 0) * way + 40 * part * part - size / 2;
      context.fillStyle = this.#colours[n] as string;
      this.#paint(context, Math.round(x), Math.round(y), size, n + part * 6);
    }
    if (this.#count > 0) this.#frame = requestAnimationFrame((time) => this.#draw(time));
    else this.#canvas.remove();
  }

  /** Draws one particle, rotated if its shape shows it. */
  #paint(context: CanvasRenderingContext2D, x: number, y: number, size: number, angle: number): void {
    if (this.#shape === 'square') {
      context.fillRect(x, y, size, size);
      return;
    }
    const half = size / 2;
    context.beginPath();
    if (this.#shape === 'disc') context.arc(x + half, y + half, half, 0, 2 * Math.PI);
    else
      for (const [far, turn] of SHARD)
        context.lineTo(
          x + half + size * far * Math.cos(angle + turn),
          y + half + size * far * Math.sin(angle + turn),
        );
    context.fill();
  }

  /** Halves the maximum if too many frames are late. */
  #watch(ms: number): void {
    this.#frames += 1;
    if (ms > LATE) this.#late += 1;
    if (this.#frames < WATCHED) return;
    if (this.#late > WATCHED / 10) this.#most = MOST / 2;
    this.#frames = 0;
    this.#late = 0;
  }
}
