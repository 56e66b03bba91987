// Touch and mouse on a surface: one pointer draws, two pan and zoom, and a long press or the right button
// picks.
import type { Point } from './cells';
import { listen, type Touch, type Touched, touchOf } from './pointers';
import { pairOf, pinched, type ViewChange } from './view-change';

export interface FingerActions {
  /** True if one pointer pans the surface instead of drawing. */
  pans(): boolean;
  begin(at: Point): void;
  move(at: Point): void;
  end(): void;
  cancel(): void;
  /** Called on a long press or a press of the right button. */
  long?(at: Point): void;
  changeView?(change: ViewChange): void;
}

/** The duration of a long press in milliseconds, and the movement allowed in it in CSS pixels. */
const LONG_MS = 500;
const STRAY = 8;

/** Listens until the signal aborts. Points are in CSS pixels of the element. */
export function listenToFingers(element: HTMLElement, act: FingerActions, signal: AbortSignal): void {
  const fingers = new Fingers(element, act);
  listen(element, fingers, signal);
  signal.addEventListener('abort', () => fingers.stop());
}

class Fingers implements Touched {
  /** Includes the right button, which picks, and the middle button, which pans. */
  readonly buttons = 2;
  readonly #element: HTMLElement;
  readonly #act: FingerActions;
  /** The pointers that are down, in the order of their presses. */
  readonly #down = new Map<number, Point>();
  #mode: 'none' | 'draw' | 'pan' | 'two' | 'done' = 'none';
  #start: Point = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly changeView: Touched['changeView'];

  constructor(element: HTMLElement, act: FingerActions) {
    this.#element = element;
    this.#act = act;
    const { changeView } = act;
    this.changeView = changeView && ((by) => changeView.call(act, { ...by, ...this.#place(by) }));
  }

  #place({ x, y }: Point): Point {
    const box = this.#element.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }

  /** The first two pointers. */
  get #pair() {
    return pairOf([...this.#down.values()].slice(0, 2));
  }

  down(touch: Touch, event: PointerEvent): void {
    const act = this.#act;
    const at = this.#place(touch);
    if (event.button === 2 && this.#down.size === 0) act.long?.(at);
    if (event.button > 1 || (touch.type === 'mouse' && this.#down.size > 0)) return;
    event.preventDefault();
    this.#down.set(touch.id, at);
    clearTimeout(this.#timer);
    if (this.#down.size === 2) {
      if (this.#mode === 'draw') act.cancel();
      this.#mode = 'two';
    }
    if (this.#mode === 'two' || this.#down.size > 2) return;
    this.#start = at;
    this.#mode = act.pans() || event.button === 1 ? 'pan' : 'draw';
    if (this.#mode === 'draw') this.#begin(at);
  }

  #begin(at: Point): void {
    const act = this.#act;
    act.begin(at);
    if (act.long === undefined) return;
    this.#timer = setTimeout(() => {
      this.cancel();
      act.long?.(at);
    }, LONG_MS);
  }

  move(touch: Touch, event: PointerEvent): void {
    const before = this.#down.get(touch.id);
    if (before === undefined) return;
    const old = this.#pair;
    const at = this.#place(touch);
    this.#down.set(touch.id, at);
    if (Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > STRAY) clearTimeout(this.#timer);
    if (this.#mode === 'two') this.#pinch(old);
    else if (this.#mode === 'pan')
      this.#act.changeView?.({ ...before, factor: 1, dx: at.x - before.x, dy: at.y - before.y });
    else if (this.#mode === 'draw') this.#draw(event);
  }

  #pinch(old: ReturnType<typeof pairOf>): void {
    const now = this.#pair;
    if (old !== undefined && now !== undefined) this.#act.changeView?.(pinched(old, now));
  }

  #draw(event: PointerEvent): void {
    // Browsers coalesce several positions of a fast pointer into one event.
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length > 0 ? all : [event]) this.#act.move(this.#place(touchOf(one)));
  }

  up({ id }: Touch): void {
    this.#lift(id, 'end');
  }

  lost(id: number): void {
    this.#lift(id, 'cancel');
  }

  cancel(): void {
    this.#end('cancel');
  }

  /** Cancels a long press in progress. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #lift(id: number, how: 'end' | 'cancel'): void {
    if (!this.#down.delete(id)) return;
    this.#end(how);
    if (this.#down.size === 0) this.#mode = 'none';
  }

  #end(how: 'end' | 'cancel'): void {
    clearTimeout(this.#timer);
    if (this.#mode !== 'draw') return;
    this.#act[how]();
    this.#mode = 'done';
  }
}
