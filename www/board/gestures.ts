// Tells taps, drags, swipes and long presses apart. Pure: positions come in CSS pixels and times in milliseconds, acts
// go out; www/board/pointer.ts connects it to a canvas.
//
// A press is told to the game at once (`down`). What happens next depends on whether the game had a use for it:
//
// - It had none (the answer was 0): the pointer means a swipe or nothing. The swipe is sent the moment the pointer has
//   gone far enough in a clear direction, without waiting for it to lift, so that boards that are only swiped feel
//   immediate. What the pointer does after that means nothing until it lifts.
// - It had one: movement beyond a small slop is a drag and is sent as `move`. Only at its end can it turn out to have
//   been a flick: at most 250 ms long, straight, and still fast as the pointer lifts. Somebody who drops a thing
//   where they want it slows down before letting go; somebody who flicks does not. A flick is sent as `cancel` and
//   `swipe` in place of `up`.
//
// In both cases `cancel` comes before `swipe`, so that the board is as it was before the press. A pointer that stays
// for half a second is sent as `long`; its `up` (or its drag) follows as usual. A second pointer cancels whatever the
// first began, and nothing counts until all have lifted (a palm does the same), but for the view: two fingers that part or close come nearer or go
// away, and two that go the same way take the board along. Swipes by touch that begin close to the side edges of the
// screen belong to the system's back gesture and are not sent.
import type { Direction, Phase } from '../engine/types';

export type View = 'zoom-in' | 'zoom-out' | 'pan-up' | 'pan-right' | 'pan-down' | 'pan-left';

export type Act =
  | { kind: 'view'; view: View; x: number; y: number }
  | { kind: 'pointer'; phase: Phase; x: number; y: number }
  | { kind: 'swipe'; dir: Direction; x: number; y: number };

/** A pointer event; `x` and `y` in CSS pixels of the viewport, `t` in milliseconds. */
export interface Touch {
  id: number;
  x: number;
  y: number;
  t: number;
  type: string;
  /** How wide what touches is, in CSS pixels, where the screen tells. */
  size?: number;
}

export interface Surroundings {
  /** Tells the game, and returns what changed, 0 for nothing. */
  send(act: Act): number;
  /** The width of the screen in CSS pixels. */
  width(): number;
  /** Calls back after so many milliseconds. Returns how to prevent that. */
  after(ms: number, call: () => void): () => void;
}

/** How far a swipe goes, in CSS pixels. */
export const SWIPE = 24;
/** How much further a swipe goes along its axis than across, before its direction is clear. */
const DOMINANCE = 1.3;
/** So far beyond which the longer axis decides, however narrowly. */
const UNCLEAR_UNTIL = 2 * SWIPE;
/** How far a pointer may stray and still tap: fingers roll. */
const SLOP: Readonly<Record<string, number>> = { mouse: 4, pen: 6 };
const TOUCH_SLOP = 10;
/** So wide is no finger, in CSS pixels: the ball of a thumb stays below. */
export const PALM = 100;
export const LONG_PRESS = 500;
/** Where the system's back gesture begins, from the side edges of the screen. */
export const EDGE = 24;
const FLICK_MS = 250;
/** How much further apart two fingers are for each step nearer. */
const PINCH = 1.2;
/** How far two fingers go for each step aside, in CSS pixels. */
const PAN = 48;
/** The least speed of a flick as it ends, in CSS pixels a millisecond, and compared with its mean speed. */
const FLICK_SPEED = 0.35;
const FLICK_KEEPS = 0.6;
const FLICK_STRAIGHT = 1.2;
/** The speed at the end is measured over so many milliseconds. */
const TAIL = 60;

interface Press {
  id: number;
  start: Touch;
  last: Touch;
  slop: number;
  /** Whether the game had a use for it. */
  isWanted: boolean;
  isAtEdge: boolean;
  isDragging: boolean;
  /** The length of the way so far. */
  way: number;
  recent: Touch[];
  stopClock: () => void;
}

export class Gestures {
  readonly #around: Surroundings;
  #down = new Map<number, Touch>();
  /** How two fingers lay when they last meant something: the way between them, and their middle. */
  #pair: { apart: number; x: number; y: number } | undefined;
  #press: Press | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Whether a press is under way whose end the game waits for. */
  get isActive(): boolean {
    return this.#press !== undefined;
  }

  down(touch: Touch): void {
    this.#down.set(touch.id, touch);
    if (this.#down.size > 1 || (touch.size ?? 0) >= PALM) {
      this.cancel();
      this.#pair = this.#pairNow();
      return;
    }
    const width = this.#around.width();
    const press: Press = {
      id: touch.id,
      start: touch,
      last: touch,
      slop: SLOP[touch.type] ?? TOUCH_SLOP,
      isWanted: false,
      isAtEdge: touch.type === 'touch' && (touch.x < EDGE || touch.x >= width - EDGE),
      isDragging: false,
      way: 0,
      recent: [touch],
      stopClock: () => {},
    };
    this.#press = press;
    press.isWanted = this.#pointer('down', touch) !== 0;
    press.stopClock = this.#around.after(LONG_PRESS, () => {
      if (this.#press === press && !press.isDragging) this.#pointer('long', press.start);
    });
  }

  move(touch: Touch): void {
    const press = this.#press;
    if (this.#down.has(touch.id)) this.#down.set(touch.id, touch);
    if (this.#pair !== undefined) {
      this.#view(this.#pair);
      return;
    }
    if (press === undefined || press.id !== touch.id) {
      // A mouse that hovers; fingers that are down and mean nothing any more are no hovering.
      if (this.#down.size === 0) this.#pointer('move', touch);
      return;
    }
    press.way += distance(press.last, touch);
    press.last = touch;
    press.recent.push(touch);
    while (press.recent.length > 2 && touch.t - (press.recent[1] as Touch).t >= TAIL) press.recent.shift();
    if (distance(press.start, touch) > press.slop) {
      press.isDragging = true;
      press.stopClock();
    }
    if (!press.isDragging) return;
    if (press.isWanted) {
      this.#pointer('move', touch);
      return;
    }
    const dir = direction(press.start, touch);
    if (dir !== undefined) this.#swipe(press, dir);
  }

  up(touch: Touch): void {
    this.#lift(touch.id);
    const press = this.#press;
    if (press === undefined || press.id !== touch.id) return;
    // The place where it lifts may be news.
    if (distance(press.last, touch) > 0) this.move(touch);
    if (this.#press !== press) return;
    press.stopClock();
    const dir = press.isWanted && press.isDragging ? flick(press, touch) : undefined;
    if (dir !== undefined && !press.isAtEdge) {
      this.#swipe(press, dir);
      return;
    }
    this.#press = undefined;
    this.#pointer('up', touch);
  }

  /** No pointer is down, whatever was told before: an `up` may never have come. */
  forget(): void {
    this.cancel();
    this.#down.clear();
    this.#pair = undefined;
  }

  /** The pointer is lost: lifted without an `up`, or its capture taken away. */
  lost(id: number): void {
    this.#lift(id);
    if (this.#press?.id === id) this.cancel();
  }

  /** Ends what is under way, as if nothing had been; pointers still down mean nothing until they lift. */
  cancel(): void {
    const press = this.#press;
    if (press === undefined) return;
    this.#press = undefined;
    press.stopClock();
    this.#pointer('cancel', press.last);
  }

  #lift(id: number): void {
    this.#down.delete(id);
    this.#pair = undefined;
  }

  #pairNow(): { apart: number; x: number; y: number } | undefined {
    const [one, other, third] = [...this.#down.values()];
    if (one === undefined || other === undefined || third !== undefined) return undefined;
    return { apart: distance(one, other), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }

  /** Two fingers have moved. */
  #view(before: { apart: number; x: number; y: number }): void {
    const now = this.#pairNow();
    if (now === undefined) return;
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    let view: View | undefined;
    if (now.apart > before.apart * PINCH) view = 'zoom-in';
    else if (now.apart * PINCH < before.apart) view = 'zoom-out';
    else if (Math.abs(dx) >= PAN) view = dx > 0 ? 'pan-left' : 'pan-right';
    else if (Math.abs(dy) >= PAN) view = dy > 0 ? 'pan-up' : 'pan-down';
    if (view === undefined) return;
    this.#pair = now;
    this.#around.send({ kind: 'view', view, x: now.x, y: now.y });
  }

  #swipe(press: Press, dir: Direction): void {
    this.cancel();
    if (press.isAtEdge) return;
    this.#around.send({ kind: 'swipe', dir, x: press.start.x, y: press.start.y });
  }

  #pointer(phase: Phase, { x, y }: Touch): number {
    return this.#around.send({ kind: 'pointer', phase, x, y });
  }
}

const distance = (a: Touch, b: Touch) => Math.hypot(b.x - a.x, b.y - a.y);

/** The direction from one place to another, when it is far and clear enough. */
export function direction(from: Touch, to: Touch): Direction | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = Math.max(Math.abs(dx), Math.abs(dy));
  const across = Math.min(Math.abs(dx), Math.abs(dy));
  if (along < SWIPE || (along < across * DOMINANCE && along < UNCLEAR_UNTIL)) return undefined;
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** The direction of a drag that was a flick. */
function flick({ start, way, recent }: Press, end: Touch): Direction | undefined {
  const dir = direction(start, end);
  const ms = end.t - start.t;
  const far = distance(start, end);
  if (dir === undefined || ms > FLICK_MS || way > far * FLICK_STRAIGHT) return undefined;
  const before = recent[0] as Touch;
  const speed = distance(before, end) / Math.max(1, end.t - before.t);
  const mean = far / Math.max(1, ms);
  return speed >= FLICK_SPEED && speed >= mean * FLICK_KEEPS ? dir : undefined;
}
