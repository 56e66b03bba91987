// Animates small boards in turn, so that a page of boards costs no more than one.
import type { GameInfo } from '../../engine/types';
import { type Appearance, boardSettings } from '../appearance';
import { Painter } from './painter';
import { Projector } from './projector';

/** A small board that moves step by step. */
export abstract class MovingBoard {
  readonly canvas = document.createElement('canvas');
  readonly #painter = new Painter(this.canvas);
  protected readonly projector = new Projector();
  /** The number of steps before the next board's turn. */
  abstract readonly turn: number;

  /** Takes the next step. Starts again after the last one. */
  abstract play(now: number): void;

  /** Draws the board at the size of its canvas, with all roles visible. */
  protected paint(game: GameInfo, settings: Appearance, pictures: Uint8Array): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0) return;
    this.#painter.setSkin(game, { ...boardSettings(settings, game.id), hidden: [] }, pictures);
    this.#painter.resize(clientWidth * devicePixelRatio, clientHeight * devicePixelRatio, devicePixelRatio);
    this.#painter.draw(this.projector);
  }

  /** Draws the frame at time `now`. Returns true if more frames follow. */
  frame(now: number): boolean {
    const isRunning = this.projector.frame(now);
    this.#painter.draw(this.projector);
    return isRunning;
  }
}

/**
 * Animates one board at a time: the one under the pointer, or else the visible ones in turn. With reduced
 * motion only the pointer moves them.
 */
export class FilmTurns {
  readonly #boards: readonly MovingBoard[];
  readonly #seen = new Set<Element>();
  readonly #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#seen.add(target);
      else this.#seen.delete(target);
    }
  });
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #touched: MovingBoard | undefined;
  #steps = 0;
  #index = 0;
  #frame = 0;

  /** `ms` is the interval between steps, in milliseconds. */
  constructor(boards: readonly MovingBoard[], ms: number) {
    this.#boards = boards;
    for (const { canvas } of boards) this.#observer.observe(canvas);
    this.#timer = setInterval(() => this.#step(), ms);
  }

  /** Sets the board under the pointer. */
  touch(board: MovingBoard | undefined): void {
    this.#touched = board;
    if (board !== undefined) this.#play(board);
  }

  #step(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.#touched !== undefined) this.#play(this.#touched);
    if (this.#touched !== undefined || this.#isStill) return;
    const inSight = this.#boards.filter(({ canvas }) => this.#seen.has(canvas));
    const turn = () => inSight[this.#index % Math.max(1, inSight.length)];
    if (this.#steps >= (turn()?.turn ?? 0)) [this.#steps, this.#index] = [0, this.#index + 1];
    this.#steps += 1;
    const board = turn();
    if (board !== undefined) this.#play(board);
  }

  #play(board: MovingBoard): void {
    cancelAnimationFrame(this.#frame);
    const next = (now: number) => {
      if (board.frame(now)) this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame((now) => {
      board.play(now);
      next(now);
    });
  }

  dispose(): void {
    clearInterval(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
  }
}
