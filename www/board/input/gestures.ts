// Recognises taps, drags, swipes and long presses. Pure: converts positions in CSS pixels and times in
// milliseconds to acts. www/cells/pointers.ts connects it to a canvas.
//
// A press is sent to the game at once (`down`). The next step depends on whether the game used it:
//
// - If it did not, only a swipe is possible. The swipe is sent as soon as the pointer has moved far enough in
//   a clear direction, without waiting for its release, so that swiping feels immediate. Further movement of
//   the pointer is ignored until it lifts.
// - If it did, movement beyond a small slop is a drag and is sent as `move`. Only its end can turn it into a
//   flick: at most 250 ms long, straight, and still fast at the release. A player who places a piece slows
//   down before letting go; a player who flicks does not. A flick is sent as `cancel` and `swipe` instead of
//   `up`.
//
// In both cases `cancel` comes before `swipe`, so that the board is as it was before the press. A pointer
// that rests for half a second is sent as `long`; its `up` or drag follows as usual.
//
// The game tracks one pointer at a time. Thumbs that alternate overlap, and both count:
//
// - A pointer that goes down after the others have swiped is the next press.
// - A pointer that goes down during a quick movement of another one waits until that one has swiped or
//   lifted. Then its whole press is sent to the game.
// - A pointer that goes down while another one rests or drags slowly cancels it, and everything is ignored
//   until all have lifted. A palm and a third pointer do the same. Only the view still reacts: pinching
//   zooms, and two fingers moving in the same direction pan.
//
// A touch swipe that starts close to a side edge of the screen may become the system's back gesture. It is
// sent only at its release: if the system takes the gesture, the pointer is lost before.

import type { Touch, Touched } from '../../cells/pointers';
import { type Pair, pairOf, pinched, type ViewChange } from '../../cells/view-change';
import type { Direction, Phase } from '../../engine/types';

export type Act =
  | ({ kind: 'view' } & ViewChange)
  | { kind: 'pointer'; phase: Phase; x: number; y: number }
  | { kind: 'swipe'; dir: Direction; x: number; y: number };

export interface Surroundings {
  /** Sends an act to the game, by `Input`. Returns true if anything changed. */
  send(act: Act): boolean;
  /** The width of the screen in CSS pixels. */
  width(): number;
  /** Called before each press, which is ignored unless the board on the screen is the current one. */
  counts(): boolean;
  /** Calls back after a delay in milliseconds. Returns a function that cancels the call. */
  after(ms: number, call: () => void): () => void;
}

/** The length of a swipe, in CSS pixels. */
export const SWIPE = 24;
/** The minimum ratio of the longer axis to the shorter one for a clear direction. */
const DOMINANCE = 1.3;
/** Beyond this distance the longer axis decides, whatever the ratio. */
const UNCLEAR_UNTIL = 2 * SWIPE;
/** The movement allowed in a tap, in CSS pixels: fingers roll. */
const SLOP: Readonly<Record<string, number>> = { mouse: 4, pen: 6 };
const TOUCH_SLOP = 10;
/** A wider contact, in CSS pixels, is a palm. The ball of a thumb stays below. */
const PALM = 100;
const LONG_PRESS = 500;
/** The width of the zone of the system's back gesture at the side edges, in CSS pixels. */
export const EDGE = 24;
const FLICK_MS = 250;
/** The minimum final speed of a flick, in CSS pixels per millisecond, and as a fraction of its mean speed. */
const FLICK_SPEED = 0.35;
const FLICK_KEEPS = 0.6;
const FLICK_STRAIGHT = 1.2;
/** The time over which the final speed is measured, in milliseconds. */
const TAIL = 60;

interface Press {
  start: Touch;
  last: Touch;
  slop: number;
  isAtEdge: boolean;
  /** True if the game used the press. */
  isUsed: boolean;
  isDragging: boolean;
  /** True if the pointer is ignored from now on. */
  isIgnored: boolean;
  /** The release, if it came before the press was sent. */
  lift: Touch | undefined;
  /** The length of the path so far, in CSS pixels. */
  travelled: number;
  recent: Touch[];
  stopClock: () => void;
}

export class Gestures implements Touched {
  readonly #around: Surroundings;
  /** All pointers that are down, by id. */
  #down = new Map<number, Press>();
  /** The press that has been sent to the game. */
  #live: Press | undefined;
  /** The next press to be sent. It may have been released already. */
  #waiting: Press | undefined;
  /** True if everything is ignored until all pointers have lifted. */
  #isOff = false;
  /** The last distance and centre of two fingers. */
  #pair: Pair | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** True during a press that has been sent to the game. */
  get isActive(): boolean {
    return this.#live !== undefined;
  }

  down(touch: Touch): void {
    const press = this.#pressOf(touch);
    const live = this.#live;
    this.#down.set(touch.id, press);
    const isQuick = live?.isDragging === true && touch.t - live.start.t <= FLICK_MS;
    if (this.#isOff || (touch.size ?? 0) >= PALM) this.#off();
    else if (live === undefined) this.#begin(press);
    else if (isQuick && this.#waiting === undefined) this.#waiting = press;
    else this.#off();
  }

  move(touch: Touch): void {
    const press = this.#down.get(touch.id);
    if (press === undefined) {
      // This is a hovering mouse, unless other pointers are down.
      if (this.#down.size === 0) this.#pointer('move', touch);
      return;
    }
    press.travelled += distance(press.last, touch);
    press.last = touch;
    press.recent.push(touch);
    while (press.recent.length > 2 && touch.t - (press.recent[1] as Touch).t >= TAIL) press.recent.shift();
    if (distance(press.start, touch) > press.slop) {
      press.isDragging = true;
      press.stopClock();
    }
    if (this.#pair !== undefined) this.#view(this.#pair);
    if (press.isIgnored || press === this.#waiting || !press.isDragging) return;
    this.#follow(press);
    this.#next();
  }

  up(touch: Touch): void {
    const press = this.#down.get(touch.id);
    if (press === undefined) return;
    // The release position may be new.
    if (distance(press.last, touch) > 0) this.move(touch);
    this.#lift(touch.id);
    if (press.isIgnored) return;
    if (press === this.#waiting) {
      press.lift = touch;
      return;
    }
    this.#finish(press, touch);
    this.#next();
  }

  /** Zooms and pans. */
  changeView(change: ViewChange): void {
    this.#around.send({ kind: 'view', ...change });
  }

  /** Assumes that no pointer is down, since an `up` may have been missed. */
  forget(): void {
    this.cancel();
    this.#down.clear();
    this.#isOff = false;
  }

  lost(id: number): void {
    const press = this.#down.get(id);
    if (press === undefined) return;
    this.#lift(id);
    if (press === this.#waiting) this.#waiting = undefined;
    else if (press === this.#live) this.#drop(press);
    this.#next();
  }

  /** Cancels everything in progress. Pointers still down are ignored until they lift. */
  cancel(): void {
    const live = this.#live;
    for (const press of this.#down.values()) press.isIgnored = true;
    this.#waiting = undefined;
    this.#pair = undefined;
    if (live !== undefined) this.#drop(live);
  }

  /** Ignores everything until all pointers have lifted. */
  #off(): void {
    this.cancel();
    this.#isOff = true;
    this.#pair = this.#pairNow();
  }

  #pressOf(touch: Touch): Press {
    const width = this.#around.width();
    return {
      start: touch,
      last: touch,
      slop: SLOP[touch.type] ?? TOUCH_SLOP,
      isAtEdge: touch.type === 'touch' && (touch.x < EDGE || touch.x >= width - EDGE),
      isUsed: false,
      isDragging: false,
      isIgnored: false,
      lift: undefined,
      travelled: 0,
      recent: [touch],
      stopClock: () => {},
    };
  }

  /** Sends a press to the game. */
  #begin(press: Press): void {
    if (!this.#around.counts()) {
      press.isIgnored = true;
      return;
    }
    this.#live = press;
    press.isUsed = this.#pointer('down', press.start);
    if (press.isIgnored || press.isDragging || press.lift !== undefined) return;
    press.stopClock = this.#around.after(LONG_PRESS, () => {
      if (this.#live === press && !press.isDragging) this.#pointer('long', press.start);
    });
  }

  /** Sends the waiting press once the one before it is done. */
  #next(): void {
    const press = this.#waiting;
    if (press === undefined || this.#live !== undefined) return;
    this.#waiting = undefined;
    this.#begin(press);
    if (!press.isIgnored && press.isDragging) this.#follow(press);
    if (!press.isIgnored && press.lift !== undefined) this.#finish(press, press.lift);
  }

  /** Handles movement beyond the slop: a drag, or a swipe before its end. */
  #follow(press: Press): void {
    if (press.isUsed) {
      this.#pointer('move', press.last);
      return;
    }
    const dir = press.isAtEdge ? undefined : direction(press.start, press.last);
    if (dir !== undefined) this.#swipe(press, dir);
  }

  #finish(press: Press, touch: Touch): void {
    let dir: Direction | undefined;
    if (press.isDragging) dir = press.isUsed ? flick(press, touch) : direction(press.start, touch);
    if (dir !== undefined) {
      this.#swipe(press, dir);
      return;
    }
    this.#end(press);
    this.#pointer('up', touch);
  }

  #lift(id: number): void {
    this.#down.delete(id);
    this.#pair = undefined;
    if (this.#down.size === 0) this.#isOff = false;
  }

  #pairNow(): Pair | undefined {
    return pairOf([...this.#down.values()].map(({ last }) => last));
  }

  /** Handles the movement of two fingers. */
  #view(before: Pair): void {
    const now = this.#pairNow();
    if (now === undefined) return;
    this.#pair = now;
    this.changeView(pinched(before, now));
  }

  #end(press: Press): void {
    press.isIgnored = true;
    press.stopClock();
    this.#live = undefined;
  }

  /** Cancels the press that has been sent to the game. */
  #drop(press: Press): void {
    this.#end(press);
    this.#pointer('cancel', press.last);
  }

  #swipe(press: Press, dir: Direction): void {
    this.#drop(press);
    this.#around.send({ kind: 'swipe', dir, x: press.start.x, y: press.start.y });
  }

  #pointer(phase: Phase, { x, y }: Touch): boolean {
    return this.#around.send({ kind: 'pointer', phase, x, y });
  }
}

const distance = (a: Touch, b: Touch) => Math.hypot(b.x - a.x, b.y - a.y);

/** The direction of a movement, if it is long and clear enough. */
export function direction(from: Touch, to: Touch): Direction | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const along = Math.max(Math.abs(dx), Math.abs(dy));
  const across = Math.min(Math.abs(dx), Math.abs(dy));
  if (along < SWIPE || (along < across * DOMINANCE && along < UNCLEAR_UNTIL)) return undefined;
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

/** The direction of a drag that turns out to be a flick. */
function flick({ start, travelled, recent }: Press, end: Touch): Direction | undefined {
  const dir = direction(start, end);
  const ms = end.t - start.t;
  const far = distance(start, end);
  if (dir === undefined || ms > FLICK_MS || travelled > far * FLICK_STRAIGHT) return undefined;
  const before = recent[0] as Touch;
  const speed = distance(before, end) / Math.max(1, end.t - before.t);
  const mean = far / Math.max(1, ms);
  return speed >= FLICK_SPEED && speed >= mean * FLICK_KEEPS ? dir : undefined;
}
