// A worker for tests in Node: the page's half and the worker's half run in one thread. Searches count nodes.
import { countNodes, NODES_PER_MS } from '../counted.mjs';
import { page } from './load.mjs';

/** @typedef {Record<string, any>} Message */

/**
 * Loads a worker's script, and makes `Worker` start it. `takes` says if a message reaches the worker. Returns
 * the numbers of workers started and terminated.
 * @param {string} script from the top of the repository
 * @param {(message: Message) => boolean} takes
 */
export async function fakeWorker(script, takes) {
  /**
   * The global object of the worker's half.
   * @type {{ onmessage?: (event: { data: unknown }) => void, postMessage: Function }}
   */
  const inside = Object.assign({ performance }, { postMessage() {} });
  Object.assign(globalThis, { self: inside });
  await page(script);
  const count = { started: 0, ended: 0 };

  class FakeWorker {
    /** @type {((event: { data: unknown }) => void) | undefined} */
    onmessage;
    #isEnded = false;

    constructor() {
      count.started += 1;
    }

    /** @param {Message} data */
    postMessage(data) {
      if (!takes(data)) return;
      setImmediate(() => {
        if (this.#isEnded) return;
        inside.postMessage = (/** @type {unknown} */ answer) =>
          this.onmessage?.({ data: structuredClone(answer) });
        inside.onmessage?.({ data });
      });
    }

    terminate() {
      this.#isEnded = true;
      count.ended += 1;
    }
  }
  countNodes(FakeWorker, NODES_PER_MS);
  Object.assign(globalThis, { Worker: FakeWorker });
  return count;
}
