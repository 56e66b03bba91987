// Runs work after the next paint, so that it does not delay the frame that shows a change.

/** The delay in milliseconds if no frame is painted because the page is hidden. */
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

/** The number of moves from which a game is saved when the page is idle, because saving it takes long. */
const LONG = 2000;
/** The delay before saving during autoplay, in milliseconds, so that not every move is saved. */
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
