// Runs films: what is seen at which moment. Knows neither canvas nor clock; `frame` is told the time.
//
// A shot leads from the scene before it to its own. Sprites of both scenes are matched by key:
//
// - a key in both moves from its old place to its new one;
// - a key with an enter cue comes from its ghost, one with an exit cue goes to its ghost, and one with both (a piece
//   that wraps round an edge) is seen twice on the way;
// - anything else appears or vanishes as the shot begins.
//
// A film of its own jumps the running film to its end. A redraw changes the picture that the running film ends with,
// so that what it shows of the player's doing (a cursor, a drag) need not wait.
//
// A shot that is a cut leads to another board: as long as one is to come, nobody has seen the board that is played on.
//
// Each effect of a film is told exactly once: as its shot begins or, where something comes to rest or is decided, as it ends;
// what was left of a film that is jumped over is told at the jump.
import {
  type Cue,
  type Effect,
  type EffectKind,
  type Film,
  isSameRect,
  type Rect,
  type Shot,
  type Sprite,
} from '../engine/film';
import { type Easing, out } from './easing';

/** Something that is seen while a shot runs. The painter reads its place and the fields from `turn` on. */
export interface Actor extends Rect {
  sprite: Sprite;
  /** Where it comes from, when that is not the sprite's own place. */
  from: Pose | undefined;
  to: Pose | undefined;
  /** In quarters, clockwise, fractions on the way. */
  turn: number;
  opacity: number;
  clip: Rect | undefined;
  /** The only place where a clipped ghost is seen. */
  window: Rect | undefined;
  /** The painter keeps its picture here. */
  picture: unknown;
}

/** Whether the middle of something lies in a part of the plane. */
export const isCentredIn = ({ x, y, w, h }: Rect, rect: Rect): boolean =>
  x + w / 2 >= rect.x && x + w / 2 <= rect.x + rect.w && y + h / 2 >= rect.y && y + h / 2 <= rect.y + rect.h;

/** Whether a shot takes something to another place. */
export const moves = ({ from, to, sprite }: Actor): boolean => {
  const [a, b] = [from ?? sprite, to ?? sprite];
  return a.x !== b.x || a.y !== b.y;
};

type Pose = Pick<Actor, 'x' | 'y' | 'w' | 'h' | 'turn' | 'opacity' | 'clip'>;

export interface Tempo {
  /** How many times as fast as normal; 0 is at once. */
  speed: number;
  /** How movement goes. Rounds of a clock join best when it is `linear`. */
  easing: Easing;
}

/** So many shots run at their own length; those after them ever faster. */
const UNHURRIED = 6;
const HURRY = 0.86;
const MOST_HURRIED = 0.3;

/** How long the shot of that number takes, compared with its own length. */
export function hurry(index: number): number {
  return Math.max(MOST_HURRIED, HURRY ** Math.max(0, index + 1 - UNHURRIED));
}

const EMPTY: Shot = {
  length: 0,
  view: { x: 0, y: 0, w: 1, h: 1 },
  sprites: [],
  cues: [],
  effects: [],
  figures: {},
  isCut: false,
};

/** Whether a shot with these effects leads to the next level. */
export const isLevel = (effects: readonly Effect[]): boolean => effects.some(({ kind }) => kind === 'level');

/** What is seen as its shot ends. */
const LATE: ReadonlySet<EffectKind> = new Set(['land', 'win', 'lose']);
const isLate = ({ kind }: Effect): boolean => LATE.has(kind);
const isEarly = (effect: Effect): boolean => !isLate(effect);

export class Projector {
  /** What is seen, in the order of drawing. */
  actors: Actor[] = [];
  /** The part of the plane that is seen: on the way from one view to another. */
  viewFrom: Rect = EMPTY.view;
  viewTo: Rect = EMPTY.view;
  viewPart = 1;

  tempo: Tempo = { speed: 1, easing: out };
  /** Is told what happens, all of one moment at once, and how long its shot takes; nothing of that when it is jumped over. */
  onEffects: (effects: readonly Effect[], length?: number) => void = () => {};

  #scene: Shot = EMPTY;
  #shots: Shot[] = [];
  #index = 0;
  /** The last shot that is a cut; -1 when none is. */
  #cut = -1;
  #began = 0;
  #isHeld = false;

  /** Whether a film runs. */
  get isRunning(): boolean {
    return this.#index < this.#shots.length;
  }

  /** The figures that are other ones in the running shot than when the film has ended. */
  get figures(): Readonly<Record<string, number>> {
    return this.#shots[this.#isHeld ? this.#index - 1 : this.#index]?.figures ?? EMPTY.figures;
  }

  /** Whether the running film leads to a board that has not been seen. */
  get isCutAhead(): boolean {
    return this.#index <= this.#cut;
  }

  /** Shows the end of a film, without a way there from whatever was shown before. */
  reset(film: Film): void {
    this.#load([]);
    this.#rest(film.shots.at(-1) ?? EMPTY);
  }

  /** Begins a film, or takes a redraw into the running one. Returns whether anything is still to be drawn later. */
  show(film: Film, now: number): boolean {
    const end = film.shots.at(-1);
    if (end === undefined) return this.isRunning;
    if (film.isRedraw && this.isRunning) {
      const last = this.#shots.length - 1;
      this.#shots[last] = { ...(this.#shots[last] as Shot), view: end.view, sprites: end.sprites };
      if (this.#index === last && !this.#isHeld) this.#stage();
      this.#tell(end.effects, 0);
      return true;
    }
    this.finish();
    this.#load(film.shots);
    this.#began = now;
    this.#enterShot();
    this.frame(now);
    return this.isRunning;
  }

  /** Jumps to the end of the running film, or to a level that is done on the way there: that is looked at first. */
  skip(now: number): void {
    const level = this.#shots.findIndex((shot, n) => n > this.#index && isLevel(shot.effects));
    if (level < 0) {
      this.finish();
      return;
    }
    const missed = this.#missed(level);
    this.#scene = this.#shots[level - 1] as Shot;
    this.#index = level;
    this.#began = now;
    this.#isHeld = false;
    this.#tell(missed, undefined);
    this.#enterShot();
    this.frame(now);
  }

  /** What is still to be told of the shots before one. */
  #missed(end?: number): Effect[] {
    return this.#shots
      .slice(this.#index, end)
      .flatMap(({ effects }, n) => (n === 0 ? effects.filter(isLate) : effects));
  }

  /** Jumps to the end of the running film. */
  finish(): void {
    const missed = this.#missed();
    if (this.isRunning) this.#rest(this.#shots.at(-1) as Shot);
    this.#load([]);
    this.#tell(missed, undefined);
  }

  /** The running shot begins so much later, in milliseconds: what was before it is seen so long, though its own effects have been told. */
  hold(ms: number): void {
    this.#began += ms;
    this.#isHeld = true;
    this.#rest(this.#scene);
  }

  #tell(effects: readonly Effect[], length: number | undefined): void {
    if (effects.length > 0) this.onEffects(effects, length);
  }

  #load(shots: Shot[]): void {
    this.#shots = shots;
    this.#index = 0;
    this.#isHeld = false;
    this.#cut = shots.findLastIndex(({ isCut }) => isCut);
  }

  /** Moves everything to where it is at a time. Returns whether the film still runs. */
  frame(now: number): boolean {
    while (this.isRunning) {
      const length = this.#length();
      const passed = now - this.#began;
      // A shot that is held shows what was before it, also where it takes no time.
      const part = passed < 0 ? 0 : length > 0 ? passed / length : 1;
      if (passed >= 0 && this.#isHeld) {
        this.#isHeld = false;
        this.#stage();
      }
      if (part < 1) {
        this.#pose(this.tempo.easing(part));
        return true;
      }
      this.#began += length;
      this.#scene = this.#shots[this.#index] as Shot;
      // The pieces are told of as they moved.
      this.#tell(this.#scene.effects.filter(isLate), length);
      this.#index += 1;
      if (this.isRunning) this.#enterShot();
      else this.#rest(this.#scene);
    }
    return false;
  }

  #length(): number {
    const { speed } = this.tempo;
    if (speed <= 0) return 0;
    return ((this.#shots[this.#index] as Shot).length * hurry(this.#index)) / speed;
  }

  #rest(scene: Shot): void {
    this.#scene = scene;
    this.viewFrom = scene.view;
    this.viewTo = scene.view;
    this.viewPart = 1;
    this.actors = ordered(scene.sprites.map((sprite) => actor(sprite, undefined, undefined)));
  }

  #enterShot(): void {
    this.#stage();
    this.#tell((this.#shots[this.#index] as Shot).effects.filter(isEarly), this.#length());
  }

  /** Sets the actors of the running shot up. */
  #stage(): void {
    const { view, sprites, cues, effects } = this.#shots[this.#index] as Shot;
    // Another level that nothing leads to is there at once.
    const scene = isLevel(effects) && cues.length === 0 ? { view, sprites: [] } : this.#scene;
    this.viewFrom = scene.view;
    this.viewTo = view;
    const before = new Map(scene.sprites.map((sprite) => [sprite.key, sprite]));
    const enters = new Map<number, Cue>();
    const actors: Actor[] = [];
    const gone = new Set<number>();
    for (const cue of cues) {
      if (cue.enters) {
        enters.set(cue.key, cue);
        continue;
      }
      const sprite = before.get(cue.key);
      if (sprite === undefined) continue;
      gone.add(cue.key);
      // What leaves lies below what stays, within its layer.
      actors.push(actor(sprite, undefined, ghost(sprite, cue), cue.clipped));
    }
    for (const sprite of sprites) {
      const cue = enters.get(sprite.key);
      if (cue !== undefined) actors.push(actor(sprite, ghost(sprite, cue), undefined, cue.clipped));
      else actors.push(actor(sprite, gone.has(sprite.key) ? undefined : before.get(sprite.key), undefined));
    }
    this.actors = ordered(actors);
  }

  #pose(part: number): void {
    this.viewPart = part;
    for (const one of this.actors) if (one.from !== undefined || one.to !== undefined) pose(one, part);
  }
}

function actor(sprite: Sprite, from: Pose | undefined, to: Pose | undefined, isClipped = false): Actor {
  const { x, y, w, h, turn, opacity, clip } = sprite;
  const isMoved = from !== undefined && !isSame(from, sprite);
  const window = isClipped ? { x, y, w, h } : undefined;
  return {
    sprite,
    from: isMoved ? from : undefined,
    to,
    x,
    y,
    w,
    h,
    turn,
    opacity,
    clip,
    window,
    picture: undefined,
  };
}

function isSame(a: Pose, b: Pose): boolean {
  return isSameRect(a, b) && a.turn === b.turn && a.opacity === b.opacity && isSameRect(a.clip, b.clip);
}

/** What the sprite looks like at the far end of its cue: moved, scaled about its middle, faded. */
function ghost({ x, y, w, h, turn, opacity, clip }: Sprite, cue: Cue): Pose {
  return {
    x: x + cue.dx + (w - w * cue.scale) / 2,
    y: y + cue.dy + (h - h * cue.scale) / 2,
    w: w * cue.scale,
    h: h * cue.scale,
    turn,
    opacity: opacity * cue.opacity,
    clip,
  };
}

function pose(one: Actor, part: number): void {
  const from: Pose = one.from ?? one.sprite;
  const to: Pose = one.to ?? one.sprite;
  const mix = (a: number, b: number) => a + (b - a) * part;
  one.x = mix(from.x, to.x);
  one.y = mix(from.y, to.y);
  one.w = mix(from.w, to.w);
  one.h = mix(from.h, to.h);
  one.opacity = mix(from.opacity, to.opacity);
  one.turn = from.turn + shortestTurn(from.turn, to.turn) * part;
  if (from.clip !== undefined && to.clip !== undefined && from.clip !== to.clip) {
    one.clip = {
      x: mix(from.clip.x, to.clip.x),
      y: mix(from.clip.y, to.clip.y),
      w: mix(from.clip.w, to.clip.w),
      h: mix(from.clip.h, to.clip.h),
    };
  }
}

/** Quarters from one turn to another, three clockwise being one back. */
function shortestTurn(from: number, to: number): number {
  const quarters = (((to - from) % 4) + 4) % 4;
  return quarters === 3 ? -1 : quarters;
}

/** By layer, and within one in the order given. */
function ordered(actors: Actor[]): Actor[] {
  return actors.sort((a, b) => a.sprite.layer - b.sprite.layer);
}
