// Work in slices, between which the page paints and takes input.

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

  /** Call between two short steps of the work: waits if the slice is over. */
  async pause(): Promise<void> {
    if (performance.now() >= this.#until) await this.next();
  }

  /** Ends the slice: call after a step that has taken about its length. */
  async next(): Promise<void> {
    await nextTask();
    this.#until = performance.now() + SLICE_MS;
  }
}

/** Resolves in a task of its own. Timers would wait longer, above all in a hidden tab. */
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
