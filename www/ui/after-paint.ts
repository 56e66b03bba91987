// Runs work after the next paint, so that it does not delay the frame that shows a change.

/** The delay in milliseconds where no frame comes, because the page is hidden. */
const UNSEEN_MS = 100;

/** Runs a callback after the next paint. */
export function afterPaint(run: () => void): void {
  if (typeof requestAnimationFrame !== 'function') {
    queueMicrotask(run);
    return;
  }
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    run();
  };
  let timer = setTimeout(once, UNSEEN_MS);
  // Callbacks of a frame run before its paint, and the next task runs after it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(once);
  });
}

/** The length in moves from which saving is deferred to an idle moment, because it takes long. */
const LONG = 2000;
/** Intervals between moves below this, in milliseconds, are too short to save after each move. */
const HURRIED_MS = 300;
/**
 * The interval at which a real-time game is saved, in milliseconds. It is also saved when it pauses or is
 * left.
 */
const ROUNDS_MS = 10_000;

/** Saves a game of `length` moves when that does not delay play. */
export function saveSoon(
  write: () => void,
  { isAutoplay, isRealTime, length }: { isAutoplay: boolean; isRealTime: boolean; length: number },
): void {
  if (isAutoplay) setTimeout(write, HURRIED_MS);
  else if (isRealTime) setTimeout(write, ROUNDS_MS);
  else if (length < LONG) afterPaint(write);
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(write, { timeout: 1000 });
  else setTimeout(write, 200);
}
