// Who may come nearer to a board, and by what: two fingers, a wheel, keys, the page's button. What shows it from nearer is fetched as one of
// them is first used.
import type { Rect } from '../engine/film';
import { isSmall } from './fit';
import type { Step, Turn } from './lens';
import type { Painter } from './painter';
import type { Zoom } from './zoom';

/** So many times as near a key brings a board with small cells; none shows all of it. */
const KEYS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8, '0': 0 };

/** Below so many CSS pixels cells are hard to read, and a button offers to come nearer. */
const TINY = 22;

/** How large the button makes cells, in CSS pixels. */
const FINGER = 36;

export interface Surroundings {
  painter: Painter;
  /** The part of the plane that the board's picture takes. */
  view(): Rect;
  draw(): void;
  /** Whether the game shows a part of its board itself, and is asked for another part in steps; undefined without a game. */
  scrolls(): boolean | undefined;
  step(step: Step): void;
  signal: AbortSignal;
}

export class Near {
  readonly #board: Surroundings;
  #zoom: Zoom | undefined;

  constructor(board: Surroundings) {
    this.#board = board;
  }

  /** Whether the board is seen from nearer, or its cells are so small that a button offers that; undefined where neither is. */
  get size(): 'tiny' | 'near' | undefined {
    if (this.#zoom?.isNear) return 'near';
    return this.isPossible(TINY) ? 'tiny' : undefined;
  }

  /** Whether cells are smaller than so many CSS pixels, or else so small that coming nearer makes sense. */
  isPossible(size?: number): boolean {
    const { painter, view, scrolls } = this.#board;
    return scrolls() === false && isSmall(painter.whole(view()), size);
  }

  /** Comes nearer, goes away, looks elsewhere. */
  look(turn: Turn): void {
    if (this.#zoom !== undefined) this.#zoom.turn(turn);
    else if (this.#board.scrolls() || this.isPossible()) {
      void import('./zoom').then(({ Zoom }) => {
        this.#zoom ??= new Zoom(this.#board);
        this.#zoom.turn(turn);
      }, console.warn);
    }
  }

  /** Shows the board so many times as near, about the middle of what is seen; 0 shows all of it. */
  by(factor: number): void {
    const { clientWidth, clientHeight } = this.#board.painter.canvas;
    this.look({ factor, dx: 0, dy: 0, x: clientWidth / 2, y: clientHeight / 2 });
  }

  /** Makes cells as large as a finger, or shows the whole board again. */
  toggle(): void {
    const { painter, view } = this.#board;
    const { fit, ratio } = painter.whole(view());
    this.by(this.#zoom?.isNear ? 0 : (FINGER * ratio) / fit.unit);
  }

  /** Takes a key that the game had no use for. Returns whether it was used. */
  key(key: string): boolean {
    const factor = KEYS[key];
    if (factor === undefined || !this.isPossible()) return false;
    this.by(factor);
    return true;
  }

  /** Brings a place of the canvas into sight, in CSS pixels. */
  follow(place: () => { x: number; y: number } | undefined): void {
    const at = this.#zoom?.isNear ? place() : undefined;
    if (at !== undefined) this.#zoom?.follow(at);
  }

  /** Shows the whole board. */
  leave(): void {
    this.#zoom?.leave();
  }
}
