// Runs work after the next paint, so that it does not delay the frame that shows a change.

/** The delay in milliseconds if no frame is painted because the page is hidden. */
const UNSEEN_MS = 100;

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
