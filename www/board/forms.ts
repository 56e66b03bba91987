// How pieces deform while something happens to them: a merge pops, what lands is squashed from its foot, what bursts swells first. Knows
// neither canvas nor game: it is given the actors of the moment, and changes where they are drawn.
import type { Effect, EffectKind, Rect } from '../engine/film';
import { back, out } from './easing';
import { type Actor, isCentredIn, moves } from './projector';

/** How a piece differs from its place: scales about the middle (or the foot), and a way in cells. */
interface Shape {
  w: number;
  h: number;
  /** Whether it stays on its foot. */
  isOnFoot?: boolean;
  dx?: number;
  dy?: number;
}

type Form = (part: number) => Shape;

interface Running {
  form: Form;
  begin: number;
  ms: number;
}

const even = (size: number): Shape => ({ w: size, h: size });

/** From a little less than its size to a peak, and back to its size. */
const pop =
  (peak: number): Form =>
  (part) =>
    even(part < 0.45 ? 0.9 + (peak - 0.9) * out(part / 0.45) : peak + (1 - peak) * out((part - 0.45) / 0.55));

const POP = pop(1.12);
const POP_LARGE = pop(1.2);
const BURST: Form = (part) =>
  even(part < 0.3 ? 1 + 0.08 * (part / 0.3) : 1.08 * (1 - ((part - 0.3) / 0.7) ** 2));
const GROW: Form = (part) => even(back(part));
const SQUASH: Form = (part) => ({ w: 1.1 - 0.1 * out(part), h: 0.88 + 0.12 * out(part), isOnFoot: true });
/** Four CSS pixels of a cell of about sixty, three times, dying away. */
const SHAKE: Form = (part) => ({ w: 1, h: 1, dx: 0.07 * Math.sin(part * 6 * Math.PI) * (1 - part) ** 2 });
/** As high as there is room: at the upper edge a piece swells instead. */
const hop = (high: number, room: number): Form => {
  const up = Math.min(high, Math.max(0, room));
  const more = (high - up) / 3;
  return (part) => {
    const size = 1 + more * Math.sin(part * Math.PI);
    return { w: size, h: size, dy: -up * Math.sin(part * Math.PI) };
  };
};

const stretch = (actor: Actor): Form => {
  const from = actor.from ?? actor.sprite;
  const to = actor.to ?? actor.sprite;
  const isAcross = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  return (part) => {
    const more = 0.04 * Math.sin(part * Math.PI);
    return isAcross ? { w: 1 + more, h: 1 - more } : { w: 1 - more, h: 1 + more };
  };
};

/** How long a wave takes from the first piece to the last. */
const WAVE = 700;

export class Forms {
  #running = new Map<number, Running>();

  /** Takes up what happens to the actors of the shot, which takes `length` milliseconds; `isPiece` says what is no ground. */
  begin(
    effects: readonly Effect[],
    actors: readonly Actor[],
    { now, length, isPiece }: { now: number; length: number; isPiece: (actor: Actor) => boolean },
  ): void {
    for (const { kind, rect, weight } of effects) {
      const there = actors.filter((actor) => isPiece(actor) && isCentredIn(actor.sprite, rect));
      there.forEach((actor, n) => {
        const run = this.#runOf(kind, weight, actor, length, actor.sprite.y - rect.y);
        if (run === undefined) return;
        const wait = this.#waitOf(kind, actor, rect, n, there.length, length);
        this.#running.set(actor.sprite.key, {
          ...run,
          begin: now + wait,
          ms: Math.max(1, run.ms - (kind === 'burst' ? wait : 0)),
        });
      });
    }
  }

  #runOf(
    kind: EffectKind,
    weight: number,
    actor: Actor,
    length: number,
    room: number,
  ): { form: Form; ms: number } | undefined {
    const { from, to } = actor;
    switch (kind) {
      case 'slide':
        // What is one with its neighbours would tear.
        return moves(actor) && actor.sprite.joined === 0 ? { form: stretch(actor), ms: length } : undefined;
      case 'merge':
        return from !== undefined && !moves(actor)
          ? { form: weight >= 2 ? POP_LARGE : POP, ms: weight >= 2 ? 240 : 160 }
          : undefined;
      case 'burst':
        return to !== undefined && !moves(actor) ? { form: BURST, ms: length } : undefined;
      case 'grow':
        return from !== undefined && !moves(actor) && from.w === 0 ? { form: GROW, ms: length } : undefined;
      case 'land':
        return actor.sprite.joined === 0 ? { form: SQUASH, ms: 120 } : undefined;
      case 'refused':
        return { form: SHAKE, ms: 250 };
      case 'win':
        return { form: hop(0.3, room), ms: 320 };
      case 'level':
      case 'record':
        return { form: hop(0.15, room), ms: 260 };
      default:
        return undefined;
    }
  }

  /** A burst goes outward, and joy goes through the pieces one after the other. */
  #waitOf(kind: EffectKind, { sprite }: Actor, rect: Rect, n: number, of: number, length: number): number {
    if (kind === 'win' || kind === 'level') return n * Math.min(60, WAVE / of);
    if (kind !== 'burst') return 0;
    const far = Math.hypot(
      sprite.x + sprite.w / 2 - rect.x - rect.w / 2,
      sprite.y + sprite.h / 2 - rect.y - rect.h / 2,
    );
    return Math.min(25 * far, length / 2);
  }

  /** Deforms what is to be; called after all actors have been put in their places. Returns whether anything goes on. */
  pose(actors: readonly Actor[], now: number): boolean {
    if (this.#running.size === 0) return false;
    for (const actor of actors) {
      const run = this.#running.get(actor.sprite.key);
      if (run === undefined) continue;
      const part = Math.min(1, Math.max(0, now - run.begin) / run.ms);
      const { w, h, isOnFoot = false, dx = 0, dy = 0 } = run.form(part);
      // A piece that swells or shrinks anyway does so by its form alone.
      const rest = actor.from === undefined && actor.to === undefined;
      const base = rest || !moves(actor) ? actor.sprite : actor;
      const [x, y, wide, high] = [base.x, base.y, base.w, base.h];
      actor.w = wide * w;
      actor.h = high * h;
      actor.x = x + (wide - actor.w) / 2 + dx;
      actor.y = y + (isOnFoot ? high - actor.h : (high - actor.h) / 2) + dy;
    }
    for (const [key, { begin, ms }] of this.#running) if (now >= begin + ms) this.#running.delete(key);
    return this.#running.size > 0;
  }

  clear(): void {
    this.#running.clear();
  }
}
