// The pace at which tests look again at what is not yet as expected.

/** The pauses between looks, in milliseconds; the last is repeated. */
export const AGAIN_AFTER = [20, 50, 100];
