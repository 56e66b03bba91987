// Waiting in tests for other tasks, by counting turns of the event loop instead of a time.

/** Lets other tasks run for some turns of the event loop. @param {number} [count] */
export async function turns(count = 1) {
  for (let left = count; left > 0; left -= 1) await new Promise((done) => setImmediate(done));
}

/**
 * Waits until a condition holds, or fails after many turns of the event loop.
 * @param {() => boolean | Promise<boolean>} holds
 */
export async function until(holds) {
  for (let left = 10_000; !(await holds()); left -= 1) {
    if (left === 0) throw new Error(`does not come true: ${holds}`);
    await turns();
  }
}
