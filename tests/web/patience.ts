// The intervals at which tests retry an expectation.

/** The pauses between attempts, in milliseconds; the last one is repeated. */
export const AGAIN_AFTER = [20, 50, 100];
