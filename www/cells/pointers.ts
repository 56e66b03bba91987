// Listens to the pointers and the wheel over an element. Mouse, pen and touch share one path and are captured
// from press to release.
import { type ViewChange, wheeled } from './view-change';

/** A pointer event; `x` and `y` in CSS pixels of the viewport, `t` in milliseconds. */
export interface Touch {
  id: number;
  x: number;
  y: number;
  t: number;
  type: string;
  /** The contact size in CSS pixels, if the screen reports it. */
  size?: number;
}

/** Receives the pointers of an element. */
export interface Touched {
  /** The highest mouse button that counts as a press; 0 by default. */
  buttons?: number;
  down?(touch: Touch, event: PointerEvent): void;
  /** Called for pointers that are down, and for a mouse that hovers or leaves. */
  move(touch: Touch, event: PointerEvent): void;
  up(touch: Touch): void;
  /** Called when a pointer was released without an `up` or lost its capture. Also called after `up`. */
  lost(id: number): void;
  /** Called when the window loses the focus, is hidden or is rotated. */
  cancel(): void;
  /** Called before a press when no other pointer of its kind is down. */
  forget?(): void;
  /** Without this, the wheel scrolls the page. */
  changeView?: ((change: ViewChange) => void) | undefined;
}

export const touchOf = (event: PointerEvent): Touch => ({
  id: event.pointerId,
  x: event.clientX,
  y: event.clientY,
  t: event.timeStamp,
  type: event.pointerType,
  size: event.pointerType === 'touch' ? Math.max(event.width, event.height) : 0,
});

export function listen(element: HTMLElement, to: Touched, signal: AbortSignal): void {
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, handle, { signal });
  const presses = ({ button }: PointerEvent) => button <= (to.buttons ?? 0);

  on('pointerdown', (event) => {
    if (!presses(event)) return;
    // The first pointer of its kind: the release of any earlier one was missed.
    if (event.isPrimary) to.forget?.();
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has already been released.
    }
    to.down?.(touchOf(event), event);
  });
  on('pointermove', (event) => {
    // Ignore a pen or finger that is not down, and a mouse that drags something from elsewhere.
    if (event.buttons === 0 ? event.pointerType === 'mouse' : element.hasPointerCapture(event.pointerId)) {
      to.move(touchOf(event), event);
    }
  });
  on('pointerup', (event) => {
    if (presses(event)) to.up(touchOf(event));
  });
  on('pointercancel', (event) => to.lost(event.pointerId));
  on('lostpointercapture', (event) => to.lost(event.pointerId));
  // Report that a mouse has left, so that it no longer hovers over a cell.
  on('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) to.move(touchOf(event), event);
  });
  const { changeView } = to;
  if (changeView !== undefined) {
    on('wheel', (event) => {
      event.preventDefault();
      changeView.call(to, wheeled(event, { x: event.clientX, y: event.clientY }));
    });
  }
  on('contextmenu', (event) => event.preventDefault());
  on('dragstart', (event) => event.preventDefault());

  window.addEventListener('blur', () => to.cancel(), { signal });
  screen.orientation?.addEventListener('change', () => to.cancel(), { signal });
  document.addEventListener('visibilitychange', () => to.cancel(), { signal });
}
