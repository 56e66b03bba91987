// The times of browser tests. They only bound failures: a busy machine may take long.

/** The pauses between attempts, in milliseconds; the last one is repeated. */
export const AGAIN_AFTER = [20, 50, 100];

/** The time limit for anything to happen, in milliseconds: a search of a few seconds on a very busy machine. */
export const PATIENCE_MS = 60_000;

/** The time limit of a test, in milliseconds. */
export const TEST_MS = 300_000;
