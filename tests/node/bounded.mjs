// Bounds for tests of foreign texts, in which a fault would run for hours.
import { runInNewContext } from 'node:vm';

/**
 * The time limit of one pass over a text, in milliseconds. A pass over a megabyte takes a thousandth of it, and
 * quadratic work takes hours, so the verdict does not depend on the machine.
 */
const MOST_MS = 60_000;

/** Runs a function, and throws if it does not come to an end. @template T @param {() => T} run @returns {T} */
export const bounded = (run) => runInNewContext('run()', { run }, { timeout: MOST_MS });
