// Averages of solves as speed solvers count them. Averages of 5 and 12 leave the best and the worst out; those of 3 and 50 are means of all.
// What was not finished is worse than anything: an average that leaves one out bears one such solve, and a mean none.

/** The result of a solve, less being better: a time in milliseconds or a number of moves; null when it was not finished. */
export type Result = number | null;

/** How many solves an average is of. */
export const SIZES = [3, 5, 12, 50] as const;
export type Size = (typeof SIZES)[number];

/** Whether the best and the worst are left out. */
export const isTrimmed = (size: Size): boolean => size === 5 || size === 12;

/** The average of the last so many results; undefined as long as there are fewer, null when it is none. */
export function average(results: readonly Result[], size: Size): Result | undefined {
  if (results.length < size) return undefined;
  const sorted = results
    .slice(-size)
    .map((result) => result ?? Number.POSITIVE_INFINITY)
    .sort((a, b) => a - b);
  const counted = isTrimmed(size) ? sorted.slice(1, -1) : sorted;
  const sum = counted.reduce((all, one) => all + one, 0);
  return Number.isFinite(sum) ? sum / counted.length : null;
}

/** The best average of so many results in a row; undefined as long as there are fewer, null when all are none. */
export function bestAverage(results: readonly Result[], size: Size): Result | undefined {
  const starts = results.slice(0, Math.max(0, results.length - size + 1));
  return bestOf(starts.map((_, start) => average(results.slice(start, start + size), size) ?? null));
}

/** The best single result; undefined without any, null when none was finished. */
export function bestOf(results: readonly Result[]): Result | undefined {
  const finished = results.filter((result) => result !== null);
  if (finished.length > 0) return Math.min(...finished);
  return results.length > 0 ? null : undefined;
}
