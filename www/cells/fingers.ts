// Touch and mouse on a surface: one pointer draws, two pan and zoom, and a long press or the right button
// picks.
import type { Point } from './cells';
import { listen, type Touch, touchOf } from './pointers';
import { pairOf, pinched, type Turn } from './turn';

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

  const place = ({ x, y }: Point): Point => {
    const box = element.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  };
  const pair = () => pairOf([...down.values()].slice(0, 2));
  const end = (how: 'end' | 'cancel') => {
    clearTimeout(timer);
    if (mode !== 'draw') return;
    act[how]();
    mode = 'done';
  };
  const lift = (id: number, how: 'end' | 'cancel') => {
    if (!down.delete(id)) return;
    end(how);
    if (down.size === 0) mode = 'none';
  };
  const { long, turn } = act;

  const pressed = (touch: Touch, event: PointerEvent) => {
    const at = place(touch);
    if (event.button === 2 && down.size === 0) long?.call(act, at);
    if (event.button > 1 || (touch.type === 'mouse' && down.size > 0)) return;
    event.preventDefault();
    down.set(touch.id, at);
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
    if (long === undefined) return;
    timer = setTimeout(() => {
      end('cancel');
      long.call(act, at);
    }, LONG_MS);
  };

  const moved = (touch: Touch, event: PointerEvent) => {
    const before = down.get(touch.id);
    if (before === undefined) return;
    const at = place(touch);
    if (Math.hypot(at.x - start.x, at.y - start.y) > STRAY) clearTimeout(timer);
    const old = pair();
    down.set(touch.id, at);
    const now = pair();
    if (mode === 'two' && old !== undefined && now !== undefined) turn?.call(act, pinched(old, now));
    if (mode === 'pan') turn?.call(act, { ...before, factor: 1, dx: at.x - before.x, dy: at.y - before.y });
    if (mode !== 'draw') return;
    // A fast pointer coalesces several positions into one event.
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length > 0 ? all : [event]) act.move(place(touchOf(one)));
  };

  listen(
    element,
    {
      buttons: 2,
      down: pressed,
      move: moved,
      up: ({ id }) => lift(id, 'end'),
      lost: (id) => lift(id, 'cancel'),
      cancel: () => end('cancel'),
      ...(turn && { turn: (by: Turn) => turn.call(act, { ...by, ...place(by) }) }),
    },
    signal,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}
