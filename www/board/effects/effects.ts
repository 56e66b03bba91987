// Visuals of effects around the pieces: rising points, particles, a shaking board, and highlights if motion
// is reduced. Deformations of pieces are in forms.ts. Fetched with the first effect, since none of this is
// needed to play.
import type { Effect, EffectKind, Rect } from '../../engine/film';
import { numbersIn } from '../../locales/numbers';
import type { Sparks } from '../../skins/skin';
import { cellsOn } from '../room';
import { Particles } from './particles';
import './effects.css';

/** The board that effects are shown on. */
export interface Ground {
  readonly host: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** Converts a point of the board to CSS pixels of the host, with the size of a cell there. */
  place(x: number, y: number): { x: number; y: number; cell: number };
  isWhole(rect: Rect): boolean;
  /** The particles of a rect: the colours of the pieces there, if any, and the skin's shape. */
  sparksAt(rect: Rect): { colours: string[]; shape: Sparks };
}

/** The number of particles, their lifetime in milliseconds, and their range in cells. */
interface Spray {
  count: (effect: Effect) => number;
  ms: number;
  reach: number;
}

const SPRAYS: Partial<Record<EffectKind, Spray>> = {
  merge: { count: ({ weight }) => [0, 4, 10, 24][weight] ?? 4, ms: 450, reach: 0.9 },
  burst: { count: ({ rect }) => Math.min(40, 4 * Math.round(rect.w * rect.h)), ms: 500, reach: 1.1 },
  clear: { count: ({ rect }) => Math.min(40, 2 * Math.round(rect.w * rect.h)), ms: 500, reach: 0.9 },
  land: { count: ({ weight }) => (weight > 0 ? 3 : 0), ms: 250, reach: 0.4 },
  chain: { count: ({ amount }) => Math.min(20, 6 + 2 * amount), ms: 500, reach: 1.2 },
  record: { count: () => 16, ms: 700, reach: 1.4 },
  level: { count: () => 24, ms: 700, reach: 2 },
  win: { count: ({ weight }) => 20 * weight, ms: 1200, reach: 3 },
};

/** The amplitude of the board's shaking, in CSS pixels. */
function shakeOf({ kind, weight, amount }: Effect): number {
  if (kind === 'chain') return amount < 2 ? 0 : Math.min(1 + amount / 2, 6);
  if (kind === 'burst' || kind === 'shrink') return 2;
  return kind === 'merge' && weight >= 2 ? 2 : 0;
}

const SHAKE_MS = 200;
/** The minimum time between two shakes, in milliseconds. */
const SHAKE_AGAIN = 400;
const FLOAT_MS = 700;
/** With reduced motion: the duration of points and of highlights, in milliseconds. */
const STAND_MS = 1000;
const LIGHT_MS: Partial<Record<EffectKind, number>> = {
  merge: 120,
  burst: 160,
  clear: 160,
  land: 80,
  refused: 200,
};
/** The maximum number of lines of points that start at once. The largest ones are shown. */
const FLOATS = 6;
/** The maximum number of lines of points at a time. The oldest ones are removed if moves follow quickly. */
const MOST_FLOATS = 9;

/** The font size used to measure lines. */
const RULED = 32;

/** A line of points and its position. */
interface Float {
  element: HTMLElement;
  x: number;
  y: number;
  w: number;
}

export class Effects {
  readonly #ground: Ground;
  readonly #particles: Particles;
  #shaken = Number.NEGATIVE_INFINITY;
  /** The visible lines, the oldest first. */
  #floats: Float[] = [];
  /** Measures lines on a canvas: measuring in the page would force a layout during an animation. */
  readonly #ruler = document.createElement('canvas').getContext('2d');

  constructor(ground: Ground) {
    this.#ground = ground;
    if (this.#ruler !== null) this.#ruler.font = `800 ${RULED}px ${getComputedStyle(ground.host).fontFamily}`;
    this.#particles = new Particles(ground.canvas);
  }

  /**
   * Shows the effects of one moment. `isStill` keeps the information without motion. `by` is the direction of
   * the player's action, as a step right and down.
   */
  show(effects: readonly Effect[], isStill: boolean, by: { x: number; y: number } | undefined): void {
    this.#float(effects, isStill);
    if (isStill) {
      for (const effect of effects) this.#light(effect);
      return;
    }
    for (const effect of effects) this.#spray(effect);
    this.#shake(effects, by);
  }

  clear(): void {
    this.#particles.clear();
    this.#floats = [];
    for (const element of this.#ground.host.querySelectorAll('.board-float, .board-light')) element.remove();
  }

  /** Lets points rise from their position. */
  #float(effects: readonly Effect[], isStill: boolean): void {
    const lines = effects.filter(
      ({ kind, amount }) => (kind === 'gain' && amount !== 0) || (kind === 'chain' && amount > 1),
    );
    const now: Float[] = [];
    const width = this.#ground.canvas.width / devicePixelRatio;
    lines.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
    const written = numbersIn(document.documentElement.lang || undefined, { signDisplay: 'exceptZero' });
    for (const { kind, rect, amount, weight } of lines.slice(0, FLOATS)) {
      const { x, y, cell } = this.#middle(rect);
      const text = kind === 'chain' ? `×${amount}` : written.format(amount);
      const element = this.#add('board-float', text);
      const size = Math.max(16, cell * (0.24 + 0.05 * weight));
      element.style.fontSize = `${size}px`;
      // Keep the whole line visible near an edge, and below lines that start at the same time.
      const w = ((this.#ruler?.measureText(text).width ?? 0) * size) / RULED;
      const middle = Math.min(Math.max(x, w / 2 + 2), width - w / 2 - 2);
      let top = Math.max(y - size * 0.6, cell * 0.6);
      // New points replace those of an earlier move at the same position.
      const isThere = (one: Float) =>
        Math.abs(one.y - top) < size && Math.abs(one.x - middle) < (one.w + w) / 2;
      this.#drop((one) => !now.includes(one) && isThere(one));
      while (now.some(isThere)) top += size;
      const float = { element, x: middle, y: top, w };
      now.push(float);
      this.#floats.push(float);
      const at = (up: number) => `translate(${middle}px, ${Math.max(0, top - up)}px) translateX(-50%)`;
      const ends = isStill
        ? [{ transform: at(0) }, { transform: at(0) }]
        : [
            { transform: `${at(0)} scale(.7)`, opacity: 0 },
            { transform: `${at(cell * 0.15)} scale(1)`, opacity: 1, offset: 0.2 },
            { transform: `${at(cell * 0.4)} scale(1)`, opacity: 1, offset: 0.65 },
            { transform: `${at(cell * 0.6)} scale(1)`, opacity: 0 },
          ];
      const duration = isStill ? STAND_MS : FLOAT_MS + 100 * weight;
      const over = () => this.#drop((one) => one === float);
      element.animate(ends, { duration, easing: 'linear' }).finished.then(over, over);
    }
    const seen = this.#floats.slice(-MOST_FLOATS);
    this.#drop((one) => !seen.includes(one));
  }

  /**
   * The centre of a rect in CSS pixels. For the whole board it is the centre of its cells, without the pad.
   */
  #middle(rect: Rect): { x: number; y: number; cell: number } {
    const middle = this.#ground.place(rect.x + rect.w / 2, rect.y + rect.h / 2);
    const cells = this.#ground.isWhole(rect) ? cellsOn(this.#ground.host) : undefined;
    return cells === undefined ? middle : { ...middle, x: cells.x + cells.w / 2, y: cells.y + cells.h / 2 };
  }

  #drop(isGone: (one: Float) => boolean): void {
    const gone = this.#floats.filter(isGone);
    this.#floats = this.#floats.filter((one) => !gone.includes(one));
    for (const { element } of gone) element.remove();
  }

  /** Highlights a rect for a moment; a refusal gets an outline. */
  #light({ kind, rect }: Effect): void {
    const duration = LIGHT_MS[kind];
    if (duration === undefined) return;
    const [from, to] = [
      this.#ground.place(rect.x, rect.y),
      this.#ground.place(rect.x + rect.w, rect.y + rect.h),
    ];
    const element = this.#add('board-light', '');
    element.dataset.kind = kind;
    Object.assign(element.style, {
      transform: `translate(${from.x}px, ${from.y}px)`,
      width: `${to.x - from.x}px`,
      height: `${to.y - from.y}px`,
    });
    setTimeout(() => element.remove(), duration);
  }

  #spray(effect: Effect): void {
    const spray = SPRAYS[effect.kind];
    const count = spray?.count(effect) ?? 0;
    if (spray === undefined || count === 0) return;
    const { x, y, w, h } = effect.rect;
    const [from, to] = [this.#ground.place(x, y), this.#ground.place(x + w, y + h)];
    const { colours, shape } = this.#ground.sparksAt(effect.rect);
    if (colours.length === 0) colours.push('#ffd54a');
    this.#particles.spray(count, { from, to, colours, shape, ms: spray.ms, reach: spray.reach * from.cell });
  }

  /** Shakes the board along the direction of the move, never the page. The amplitude decays quadratically. */
  #shake(effects: readonly Effect[], by: { x: number; y: number } | undefined): void {
    const isNo =
      by !== undefined && effects.some(({ kind, rect }) => kind === 'refused' && this.#ground.isWhole(rect));
    const far = Math.max(isNo ? 4 : 0, ...effects.map(shakeOf));
    const now = performance.now();
    if (far === 0 || now - this.#shaken < SHAKE_AGAIN) return;
    this.#shaken = now;
    const { x, y } = by ?? { x: 1, y: 0.6 };
    const frames = Array.from({ length: 7 }, (_, n) => {
      const now = far * (1 - n / 6) ** 2 * (n % 2 === 0 ? 1 : -1);
      return { transform: `translate(${(now * x).toFixed(2)}px, ${(now * y).toFixed(2)}px)` };
    });
    this.#ground.canvas.animate([{ transform: 'none' }, ...frames], { duration: SHAKE_MS });
  }

  #add(name: string, text: string): HTMLElement {
    const element = document.createElement('div');
    element.className = name;
    // Screen readers get a sentence instead.
    element.setAttribute('aria-hidden', 'true');
    element.textContent = text;
    this.#ground.host.append(element);
    return element;
  }
}
