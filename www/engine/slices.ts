// Splits work into slices, between which the page paints and handles input.

/** The length of a slice, in milliseconds. */
export const SLICE_MS = 20;

export class Slices {
  #until = performance.now() + SLICE_MS;
  readonly #signal: AbortSignal | undefined;

  constructor(signal?: AbortSignal) {
    this.#signal = signal;
  }

  get isStopped(): boolean {
    return this.#signal?.aborted === true;
  }

  /** Call between short steps of the work. Waits if the slice is over. */
  async pause(): Promise<void> {
    if (performance.now() >= this.#until) await this.next();
  }

  /** Ends the slice. Call after a step that takes about as long as a slice. */
  async next(): Promise<void> {
    await nextTask();
    this.#until = performance.now() + SLICE_MS;
  }
}

/** Resolves in a new task. A timer would take longer, especially in a hidden tab. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
