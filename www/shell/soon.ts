// What a change brings with it, and nobody waits for: it is done once the frame that shows the change has been painted.

/** Where no frame comes, because the page is not seen, it is done after so many milliseconds. */
const UNSEEN_MS = 100;

/** Runs something after the next paint. */
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
  // Callbacks of a frame come before its paint, and the next task after it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(once);
  });
}
