// Work in slices, between which the page answers.

/** The length of a slice, in milliseconds. */
const SLICE = 12;

export class Slices {
  #until = performance.now() + SLICE;
  readonly #signal: AbortSignal | undefined;

  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  get isStopped(): boolean {
    return this.#signal?.aborted === true;
  }

  /** Call between two steps of the work: waits if the slice is over. */
  async pause(): Promise<void> {
    if (performance.now() < this.#until) return;
    await new Promise((done) => setTimeout(done));
    this.#until = performance.now() + SLICE;
  }
}
