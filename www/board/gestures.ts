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
// for half a second is sent as `long`; its `up` (or its drag) follows as usual.
//
// The game knows one pointer at a time. Thumbs that take turns overlap, and both count:
//
// - A pointer that comes when the others have swiped already is the next press.
// - One that comes while another is on a quick way waits until that one has swiped or lifted; then the game is told all of it.
// - One that comes while another rests or drags slowly cancels it, and nothing counts until all have lifted (a palm does the same, and a
//   third pointer), but for the view: two fingers that part or close come nearer or go away, and two that go the same way take
//   the board along.
//
// A swipe by touch that begins close to a side edge of the screen may become the system's back gesture. It is only sent as it lifts: had the
// system taken it, the pointer would have been lost instead.
//
// Whether a press counts at all is asked before each one.
import type { Direction, Phase } from '../engine/types';
import type { Turn } from './lens';

export type Act =
  | ({ kind: 'view' } & Turn)
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
  /** Tells the game, and returns whether anything changed. */
  send(act: Act): boolean;
  /** The width of the screen in CSS pixels. */
  width(): number;
  /** Whether a press counts: the board on the screen is the one that is played on. Asked before each press, which otherwise means nothing. */
  counts(): boolean;
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
/** The least speed of a flick as it ends, in CSS pixels a millisecond, and compared with its mean speed. */
const FLICK_SPEED = 0.35;
const FLICK_KEEPS = 0.6;
const FLICK_STRAIGHT = 1.2;
/** The speed at the end is measured over so many milliseconds. */
const TAIL = 60;

interface Press {
  start: Touch;
  last: Touch;
  slop: number;
  isAtEdge: boolean;
  /** Whether the game had a use for it. */
  isWanted: boolean;
  isDragging: boolean;
  /** Whether it means nothing any more. */
  isSpent: boolean;
  /** Where it lifted, when that was before its turn. */
  lift: Touch | undefined;
  /** The length of the way so far. */
  way: number;
  recent: Touch[];
  stopClock: () => void;
}

export class Gestures {
  readonly #around: Surroundings;
  /** All pointers that are down, by their ids. */
  #down = new Map<number, Press>();
  /** The press that the game knows of. */
  #live: Press | undefined;
  /** The next one, which may have lifted already. */
  #waiting: Press | undefined;
  /** Whether nothing counts until all have lifted. */
  #isOff = false;
  /** How two fingers lay last: the way between them, and their middle. */
  #pair: { apart: number; x: number; y: number } | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Whether a press is under way whose end the game waits for. */
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
    if (this.#pair !== undefined) this.#view(this.#pair);
    if (press.isSpent || press === this.#waiting || !press.isDragging) return;
    this.#follow(press);
    this.#next();
  }

  up(touch: Touch): void {
    const press = this.#down.get(touch.id);
    if (press === undefined) return;
    // The place where it lifts may be news.
    if (distance(press.last, touch) > 0) this.move(touch);
    this.#lift(touch.id);
    if (press.isSpent) return;
    if (press === this.#waiting) {
      press.lift = touch;
      return;
    }
    this.#finish(press, touch);
    this.#next();
  }

  /** No pointer is down, whatever was told before: an `up` may never have come. */
  forget(): void {
    this.cancel();
    this.#down.clear();
    this.#isOff = false;
  }

  /** The pointer is lost: lifted without an `up`, or its capture taken away. */
  lost(id: number): void {
    const press = this.#down.get(id);
    if (press === undefined) return;
    this.#lift(id);
    if (press === this.#waiting) this.#waiting = undefined;
    else if (press === this.#live) this.#drop(press);
    this.#next();
  }

  /** Ends what is under way, as if nothing had been; pointers still down mean nothing until they lift. */
  cancel(): void {
    const live = this.#live;
    for (const press of this.#down.values()) press.isSpent = true;
    this.#waiting = undefined;
    this.#pair = undefined;
    if (live !== undefined) this.#drop(live);
  }

  /** From now on nothing counts until all have lifted. */
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
      isWanted: false,
      isDragging: false,
      isSpent: false,
      lift: undefined,
      way: 0,
      recent: [touch],
      stopClock: () => {},
    };
  }

  /** Tells the game of a press. */
  #begin(press: Press): void {
    if (!this.#around.counts()) {
      press.isSpent = true;
      return;
    }
    this.#live = press;
    press.isWanted = this.#pointer('down', press.start);
    if (press.isSpent || press.isDragging || press.lift !== undefined) return;
    press.stopClock = this.#around.after(LONG_PRESS, () => {
      if (this.#live === press && !press.isDragging) this.#pointer('long', press.start);
    });
  }

  /** The turn of the press that waits, if the one before it is done. */
  #next(): void {
    const press = this.#waiting;
    if (press === undefined || this.#live !== undefined) return;
    this.#waiting = undefined;
    this.#begin(press);
    if (!press.isSpent && press.isDragging) this.#follow(press);
    if (!press.isSpent && press.lift !== undefined) this.#finish(press, press.lift);
  }

  /** The pointer has moved beyond the slop: a drag, or a swipe that need not wait for its end. */
  #follow(press: Press): void {
    if (press.isWanted) {
      this.#pointer('move', press.last);
      return;
    }
    const dir = press.isAtEdge ? undefined : direction(press.start, press.last);
    if (dir !== undefined) this.#swipe(press, dir);
  }

  #finish(press: Press, touch: Touch): void {
    let dir: Direction | undefined;
    if (press.isDragging) dir = press.isWanted ? flick(press, touch) : direction(press.start, touch);
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

  #pairNow(): { apart: number; x: number; y: number } | undefined {
    const [one, other, third] = [...this.#down.values()].map(({ last }) => last);
    if (one === undefined || other === undefined || third !== undefined) return undefined;
    return { apart: distance(one, other), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  }

  /** Two fingers have moved. */
  #view(before: { apart: number; x: number; y: number }): void {
    const now = this.#pairNow();
    if (now === undefined) return;
    this.#pair = now;
    const factor = before.apart > 0 ? now.apart / before.apart : 1;
    const { x, y } = before;
    this.#around.send({ kind: 'view', factor, dx: now.x - x, dy: now.y - y, x, y });
  }

  #end(press: Press): void {
    press.isSpent = true;
    press.stopClock();
    this.#live = undefined;
  }

  /** Ends the press that the game knows of as if it had not been. */
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
