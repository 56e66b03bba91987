// Deforms pieces during effects: a merge pops, a landing piece is squashed from its foot, a bursting piece
// swells first. Only positions and sizes of the given actors change.
import type { Effect, EffectKind, Rect } from '../../engine/film';
import { back, out } from '../film/easing';
import { type Actor, isCentredIn, moves } from '../film/projector';

/** A deformation: scales about the centre (or the foot), and an offset in cells. */
interface Shape {
  w: number;
  h: number;
  /** True if the foot stays in place. */
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

/** Grows from just below full size to a peak, then returns to full size. */
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
/** Three decaying swings of four CSS pixels, for a cell of about sixty. */
const SHAKE: Form = (part) => ({ w: 1, h: 1, dx: 0.07 * Math.sin(part * 6 * Math.PI) * (1 - part) ** 2 });
/** Hops as high as there is room. At the top edge a piece swells instead. */
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

/** The maximum delay between the first piece of a wave and the last, in milliseconds. */
const WAVE = 700;

export class Forms {
  #running = new Map<number, Running>();

  /**
   * Starts effects on the actors of a shot that takes `length` milliseconds. `isPiece` excludes the ground.
   */
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
        // Joined pieces are not stretched, because they would tear apart.
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

  /**
   * The delay of a piece in milliseconds: bursts spread outwards, wins pass through the pieces one by one.
   */
  #waitOf(kind: EffectKind, { sprite }: Actor, rect: Rect, n: number, of: number, length: number): number {
    if (kind === 'win' || kind === 'level') return n * Math.min(60, WAVE / of);
    if (kind !== 'burst') return 0;
    const far = Math.hypot(
      sprite.x + sprite.w / 2 - rect.x - rect.w / 2,
      sprite.y + sprite.h / 2 - rect.y - rect.h / 2,
    );
    return Math.min(25 * far, length / 2);
  }

  /** Deforms pieces after all actors have been positioned. Returns true while an animation is running. */
  pose(actors: readonly Actor[], now: number): boolean {
    if (this.#running.size === 0) return false;
    for (const actor of actors) {
      const run = this.#running.get(actor.sprite.key);
      if (run === undefined) continue;
      const part = Math.min(1, Math.max(0, now - run.begin) / run.ms);
      const { w, h, isOnFoot = false, dx = 0, dy = 0 } = run.form(part);
      // A piece that stays in place is resized by its form only, not by its shot as well.
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
