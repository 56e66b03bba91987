// Averages of solves by the rules of speed solving. Averages of 5 and 12 drop the best and the worst result;
// those of 3 and 50 are plain means. An unfinished solve ranks worst, so a trimmed average tolerates one, but
// a mean does not.

/** The result of a solve, lower being better: milliseconds or moves; null for an unfinished solve. */
export type SolveResult = number | null;

/** The numbers of solves that are averaged. */
export const SIZES = [3, 5, 12, 50] as const;
export type Size = (typeof SIZES)[number];

/** True if the best and the worst result are dropped. */
export const isTrimmed = (size: Size): boolean => size === 5 || size === 12;

/**
 * The average of the last `size` results; undefined while there are fewer, null if too many are unfinished.
 */
export function average(results: readonly SolveResult[], size: Size): SolveResult | undefined {
  if (results.length < size) return undefined;
  const sorted = results
    .slice(-size)
    .map((result) => result ?? Number.POSITIVE_INFINITY)
    .sort((a, b) => a - b);
  const counted = isTrimmed(size) ? sorted.slice(1, -1) : sorted;
  const sum = counted.reduce((all, one) => all + one, 0);
  return Number.isFinite(sum) ? sum / counted.length : null;
}

/** The best average of `size` consecutive results; undefined while there are fewer, null if all are null. */
export function bestAverage(results: readonly SolveResult[], size: Size): SolveResult | undefined {
  const starts = results.slice(0, Math.max(0, results.length - size + 1));
  return bestOf(starts.map((_, start) => average(results.slice(start, start + size), size) ?? null));
}

/** The best single result; undefined without results, null if all are unfinished. */
export function bestOf(results: readonly SolveResult[]): SolveResult | undefined {
  const finished = results.filter((result) => result !== null);
  if (finished.length > 0) return Math.min(...finished);
  return results.length > 0 ? null : undefined;
}
