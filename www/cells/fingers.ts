// Touch and mouse on a surface: one pointer draws, two pan and zoom, and a long press or the right button
// picks.
import type { Point } from './cells';
import { pairOf, pinched, type Turn, wheeled } from './turn';

export interface FingerActions {
  /** True if one pointer pans the surface instead of drawing. */
  pans(): boolean;
  begin(at: Point): void;
  move(at: Point): void;
  end(): void;
  cancel(): void;
  /** Called on a long press or a press of the right button. */
  long?(at: Point): void;
  turn?(turn: Turn): void;
}

/** The duration of a long press in milliseconds, and the movement allowed in it in CSS pixels. */
const LONG_MS = 500;
const STRAY = 8;

/** Listens until the signal aborts. Points are in CSS pixels of the element. */
export function listenToFingers(element: HTMLElement, act: FingerActions, signal: AbortSignal): void {
  const down = new Map<number, Point>();
  let mode: 'none' | 'draw' | 'pan' | 'two' | 'done' = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point = { x: 0, y: 0 };

  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pair = () => pairOf([...down.values()].slice(0, 2));

  const pressed = (event: PointerEvent) => {
    if (event.button === 2 && down.size === 0) act.long?.(place(event));
    if (event.button > 1 || (event.pointerType === 'mouse' && down.size > 0)) return;
    event.preventDefault();
    const at = place(event);
    down.set(event.pointerId, at);
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has already been released.
    }
    clearTimeout(timer);
    if (down.size === 2) {
      if (mode === 'draw') act.cancel();
      mode = 'two';
      return;
    }
    if (down.size > 2 || mode === 'two') return;
    start = at;
    mode = act.pans() || event.button === 1 ? 'pan' : 'draw';
    if (mode === 'pan') return;
    act.begin(at);
    const { long } = act;
    if (long === undefined) return;
    timer = setTimeout(() => {
      act.cancel();
      mode = 'done';
      long(at);
    }, LONG_MS);
  };

  const moved = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const at = place(event);
    if (Math.hypot(at.x - start.x, at.y - start.y) > STRAY) clearTimeout(timer);
    if (mode === 'two') {
      const old = pair();
      down.set(event.pointerId, at);
      const now = pair();
      if (old !== undefined && now !== undefined) act.turn?.(pinched(old, now));
      return;
    }
    down.set(event.pointerId, at);
    if (mode === 'pan') act.turn?.({ ...before, factor: 1, dx: at.x - before.x, dy: at.y - before.y });
    if (mode !== 'draw') return;
    // A fast pointer coalesces several positions into one event.
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length > 0 ? all : [event]) act.move(place(one));
  };

  const lifted = (event: PointerEvent) => {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(timer);
    if (mode === 'draw') {
      if (event.type === 'pointerup') act.end();
      else act.cancel();
      mode = 'done';
    }
    if (down.size === 0) mode = 'none';
  };

  element.addEventListener('pointerdown', pressed, { signal });
  element.addEventListener('pointermove', moved, { signal });
  element.addEventListener('pointerup', lifted, { signal });
  element.addEventListener('pointercancel', lifted, { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  const { turn } = act;
  if (turn === undefined) return;
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      turn(wheeled(event, place(event)));
    },
    { signal, passive: false },
  );
}
