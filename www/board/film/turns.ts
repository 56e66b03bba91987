// Pictures that move in turn, so that a page of them costs no more than one.

/** A picture that moves step by step. */
export interface Moving {
  readonly canvas: HTMLCanvasElement;
  /** The number of steps before the next picture's turn. */
  readonly turn: number;
  /** Takes the next step. Starts again after the last one. */
  play(now: number): void;
  /** Draws the frame at time `now`. Returns true if more frames follow. */
  frame(now: number): boolean;
}

/**
 * Animates one picture at a time: the one under the pointer, or else the visible ones in turn. With reduced
 * motion only the pointer moves them.
 */
export class FilmTurns {
  readonly #pictures: readonly Moving[];
  readonly #seen = new Set<Element>();
  readonly #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) this.#seen.add(target);
      else this.#seen.delete(target);
    }
  });
  readonly #timer: ReturnType<typeof setInterval>;
  /** True if the system asks for reduced motion. */
  readonly #isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #touched: Moving | undefined;
  #steps = 0;
  #index = 0;
  #frame = 0;

  /** `ms` is the interval between steps. */
  constructor(pictures: readonly Moving[], ms: number) {
    this.#pictures = pictures;
    for (const picture of pictures) this.#observer.observe(picture.canvas);
    this.#timer = setInterval(() => this.#step(), ms);
  }

  /** Selects the picture under the pointer, or none. */
  touch(picture: Moving | undefined): void {
    this.#touched = picture;
    if (picture !== undefined) this.#play(picture);
  }

  #step(): void {
    if (document.visibilityState === 'hidden') return;
    if (this.#touched !== undefined) this.#play(this.#touched);
    if (this.#touched !== undefined || this.#isStill) return;
    const inSight = this.#pictures.filter(({ canvas }) => this.#seen.has(canvas));
    const turn = () => inSight[this.#index % Math.max(1, inSight.length)];
    if (this.#steps >= (turn()?.turn ?? 0)) [this.#steps, this.#index] = [0, this.#index + 1];
    this.#steps += 1;
    const picture = turn();
    if (picture !== undefined) this.#play(picture);
  }

  #play(picture: Moving): void {
    cancelAnimationFrame(this.#frame);
    const next = (now: number) => {
      if (picture.frame(now)) this.#frame = requestAnimationFrame(next);
    };
    this.#frame = requestAnimationFrame((now) => {
      picture.play(now);
      next(now);
    });
  }

  dispose(): void {
    clearInterval(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
  }
}
