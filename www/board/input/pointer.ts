// Connects an element's pointer events to gestures. Mouse, pen and touch share one path and are captured from
// press to release.
import { wheeled } from '../../cells/turn';
import { Gestures, type Surroundings, type Touch } from './gestures';

const touchOf = (event: PointerEvent): Touch => ({
  id: event.pointerId,
  x: event.clientX,
  y: event.clientY,
  t: event.timeStamp,
  type: event.pointerType,
  size: event.pointerType === 'touch' ? Math.max(event.width, event.height) : 0,
});

/** Listens on an element until the signal aborts. */
export function listen(
  element: HTMLElement,
  board: Pick<Surroundings, 'send' | 'counts'>,
  signal: AbortSignal,
): Gestures {
  const gestures = new Gestures({
    ...board,
    width: () => document.documentElement.clientWidth,
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
  });
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, handle, { signal });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    // The first pointer of its kind: the release of any earlier one was missed.
    if (event.isPrimary) gestures.forget();
    element.setPointerCapture(event.pointerId);
    gestures.down(touchOf(event));
  });
  on('pointermove', (event) => {
    // Ignore a pen or finger that is not down, and a mouse that drags something from elsewhere.
    if (event.buttons === 0 ? event.pointerType === 'mouse' : element.hasPointerCapture(event.pointerId)) {
      gestures.move(touchOf(event));
    }
  });
  on('pointerup', (event) => {
    if (event.button === 0) gestures.up(touchOf(event));
  });
  on('pointercancel', (event) => gestures.lost(event.pointerId));
  // This also follows `up`, where it has no effect.
  on('lostpointercapture', (event) => gestures.lost(event.pointerId));
  // A mouse that leaves hovers over nothing.
  on('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) gestures.move(touchOf(event));
  });
  on('wheel', (event) => {
    event.preventDefault();
    board.send({ kind: 'view', ...wheeled(event, { x: event.clientX, y: event.clientY }) });
  });
  on('contextmenu', (event) => event.preventDefault());
  on('dragstart', (event) => event.preventDefault());

  window.addEventListener('blur', () => gestures.cancel(), { signal });
  screen.orientation?.addEventListener('change', () => gestures.cancel(), { signal });
  document.addEventListener('visibilitychange', () => gestures.cancel(), { signal });
  return gestures;
}
