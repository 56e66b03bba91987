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
  new Fingers(element, act).listen(signal);
}

class Fingers {
  readonly #element: HTMLElement;
  readonly #act: FingerActions;
  /** The pointers that are down, in the order of their presses. */
  readonly #down = new Map<number, Point>();
  #mode: 'none' | 'draw' | 'pan' | 'two' | 'done' = 'none';
  #start: Point = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, act: FingerActions) {
    this.#element = element;
    this.#act = act;
  }

  listen(signal: AbortSignal): void {
    const element = this.#element;
    const lifted = (event: PointerEvent) => this.#lifted(event);
    element.addEventListener('pointerdown', (event) => this.#pressed(event), { signal });
    element.addEventListener('pointermove', (event) => this.#moved(event), { signal });
    element.addEventListener('pointerup', lifted, { signal });
    element.addEventListener('pointercancel', lifted, { signal });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
    const { turn } = this.#act;
    if (turn === undefined) return;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      turn(wheeled(event, this.#place(event)));
    };
    element.addEventListener('wheel', wheel, { signal, passive: false });
  }

  #place(event: PointerEvent | WheelEvent): Point {
    const box = this.#element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** The first two pointers. */
  get #pair() {
    return pairOf([...this.#down.values()].slice(0, 2));
  }

  #pressed(event: PointerEvent): void {
    const act = this.#act;
    if (event.button === 2 && this.#down.size === 0) act.long?.(this.#place(event));
    if (event.button > 1 || (event.pointerType === 'mouse' && this.#down.size > 0)) return;
    event.preventDefault();
    const at = this.#place(event);
    this.#down.set(event.pointerId, at);
    this.#capture(event.pointerId);
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

  #capture(pointer: number): void {
    try {
      this.#element.setPointerCapture(pointer);
    } catch {
      // The pointer has already been released.
    }
  }

  #begin(at: Point): void {
    const act = this.#act;
    act.begin(at);
    const { long } = act;
    if (long === undefined) return;
    this.#timer = setTimeout(() => {
      act.cancel();
      this.#mode = 'done';
      long(at);
    }, LONG_MS);
  }

  #moved(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (before === undefined) return;
    const old = this.#pair;
    const at = this.#place(event);
    this.#down.set(event.pointerId, at);
    if (Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > STRAY) clearTimeout(this.#timer);
    if (this.#mode === 'two') this.#pinch(old);
    else if (this.#mode === 'pan')
      this.#act.turn?.({ ...before, factor: 1, dx: at.x - before.x, dy: at.y - before.y });
    else if (this.#mode === 'draw') this.#draw(event);
  }

  #pinch(old: ReturnType<typeof pairOf>): void {
    const now = this.#pair;
    if (old !== undefined && now !== undefined) this.#act.turn?.(pinched(old, now));
  }

  #draw(event: PointerEvent): void {
    // A fast pointer coalesces several positions into one event.
    const all = event.getCoalescedEvents?.() ?? [];
    for (const one of all.length > 0 ? all : [event]) this.#act.move(this.#place(one));
  }

  #lifted(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return;
    clearTimeout(this.#timer);
    if (this.#mode === 'draw') {
      if (event.type === 'pointerup') this.#act.end();
      else this.#act.cancel();
      this.#mode = 'done';
    }
    if (this.#down.size === 0) this.#mode = 'none';
  }
}
