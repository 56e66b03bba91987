// Runs films: computes what is visible at a given time. Uses neither a canvas nor a clock: `frame` is given
// the time.
//
// A shot leads from the scene before it to its own. Sprites of both scenes are matched by key:
//
// - a key in both moves from its old place to its new one;
// - a key with an enter cue comes from its ghost, one with an exit cue goes to its ghost, and one with both
//   (a piece that wraps round an edge) is shown twice on the way;
// - anything else appears or vanishes at the start of the shot.
//
// A new film jumps the running film to its end. A redraw changes only the final picture of the running film,
// so that the player's own input (a cursor, a drag) shows without waiting.
//
// A shot that is a cut leads to another board. Until it has run, the player has not seen the current board.
//
// Each effect of a film is reported exactly once: at the start of its shot or, for landings and outcomes, at
// its end. The remaining effects of a film that is skipped are reported at the skip.
import {
  type Cue,
  type Effect,
  type EffectKind,
  type Film,
  isSameRect,
  type Rect,
  type Shot,
  type Sprite,
} from '../../engine/film';
import { type Easing, out } from './easing';

/** A sprite shown during a shot. The painter reads its rect and the fields from `turn` on. */
export interface Actor extends Rect {
  sprite: Sprite;
  /** The start and end of its movement; undefined if it is the sprite's own pose. */
  from: Pose | undefined;
  to: Pose | undefined;
  /** Clockwise quarters, fractional during a movement. */
  turn: number;
  opacity: number;
  clip: Rect | undefined;
  /** The only rect in which a clipped ghost is visible. */
  window: Rect | undefined;
  /** The painter's cached picture. */
  picture: unknown;
}

/** True if the centre of a sprite is within a rect. */
export const isCentredIn = ({ x, y, w, h }: Rect, rect: Rect): boolean =>
  x + w / 2 >= rect.x && x + w / 2 <= rect.x + rect.w && y + h / 2 >= rect.y && y + h / 2 <= rect.y + rect.h;

export const moves = ({ from, to, sprite }: Actor): boolean => {
  const [a, b] = [from ?? sprite, to ?? sprite];
  return a.x !== b.x || a.y !== b.y;
};

type Pose = Pick<Actor, 'x' | 'y' | 'w' | 'h' | 'turn' | 'opacity' | 'clip'>;

export interface Tempo {
  /** Multiple of the normal speed; 0 shows the end at once. */
  speed: number;
  /** The easing of movement. Consecutive rounds join smoothly only with `linear`. */
  easing: Easing;
}

/** The number of shots that run at their own length. Later shots get shorter and shorter. */
const UNHURRIED = 6;
const HURRY = 0.86;
const MOST_HURRIED = 0.3;

/** The factor for the length of the shot with the given index. */
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

/** True if a shot with these effects leads to the next level. */
export const isLevel = (effects: readonly Effect[]): boolean => effects.some(({ kind }) => kind === 'level');

/** Effects reported at the end of their shot. */
const LATE: ReadonlySet<EffectKind> = new Set(['land', 'win', 'lose']);
const isLate = ({ kind }: Effect): boolean => LATE.has(kind);
const isEarly = (effect: Effect): boolean => !isLate(effect);

export class Projector {
  /** The visible actors, in drawing order. */
  actors: Actor[] = [];
  /** The visible part of the plane, interpolated between two views. */
  viewFrom: Rect = EMPTY.view;
  viewTo: Rect = EMPTY.view;
  viewPart = 1;

  tempo: Tempo = { speed: 1, easing: out };
  /**
   * Called with all effects of one moment and the length of their shot in milliseconds; undefined if it is
   * skipped.
   */
  onEffects: (effects: readonly Effect[], length?: number) => void = () => {};

  #scene: Shot = EMPTY;
  #shots: Shot[] = [];
  #index = 0;
  /** The index of the last shot that is a cut; -1 if there is none. */
  #cut = -1;
  #began = 0;
  #isHeld = false;

  get isRunning(): boolean {
    return this.#index < this.#shots.length;
  }

  /** The figures in the running shot that differ from those at the film's end. */
  get figures(): Readonly<Record<string, number>> {
    return this.#shots[this.#isHeld ? this.#index - 1 : this.#index]?.figures ?? EMPTY.figures;
  }

  /** True while the running film leads to a board that the player has not seen. */
  get isCutAhead(): boolean {
    return this.#index <= this.#cut;
  }

  /** Shows the last scene of a film at once. */
  reset(film: Film): void {
    this.#load([]);
    this.#rest(film.shots.at(-1) ?? EMPTY);
  }

  /** Starts a film, or merges a redraw into the running one. Returns true while a film is running. */
  show(film: Film, now: number): boolean {
    const end = film.shots.at(-1);
    if (end === undefined) return this.isRunning;
    if (film.isRedraw && this.isRunning) {
      const last = this.#shots.length - 1;
      this.#shots[last] = { ...(this.#shots[last] as Shot), view: end.view, sprites: end.sprites };
      if (this.#index === last && !this.#isHeld) this.#setUp();
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

  /**
   * Skips to the end of the running film, or to the completion of a level if that comes first.
   */
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

  /** The effects not yet reported, up to a shot. */
  #missed(end?: number): Effect[] {
    return this.#shots
      .slice(this.#index, end)
      .flatMap(({ effects }, n) => (n === 0 ? effects.filter(isLate) : effects));
  }

  /** Skips to the end of the running film. */
  finish(): void {
    const missed = this.#missed();
    if (this.isRunning) this.#rest(this.#shots.at(-1) as Shot);
    this.#load([]);
    this.#tell(missed, undefined);
  }

  /**
   * Delays the running shot by `ms` milliseconds. The scene before it stays visible, although the shot's
   * effects have been reported.
   */
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

  /** Moves everything to its position at time `now`. Returns true while the film is running. */
  frame(now: number): boolean {
    while (this.isRunning) {
      const length = this.#length();
      const passed = now - this.#began;
      // A held shot shows the scene before it, even if the shot has no length.
      const part = passed < 0 ? 0 : length > 0 ? passed / length : 1;
      if (passed >= 0 && this.#isHeld) {
        this.#isHeld = false;
        this.#setUp();
      }
      if (part < 1) {
        this.#pose(this.tempo.easing(part));
        return true;
      }
      this.#began += length;
      this.#scene = this.#shots[this.#index] as Shot;
      // Report before the actors of the shot are replaced.
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
    this.#setUp();
    this.#tell((this.#shots[this.#index] as Shot).effects.filter(isEarly), this.#length());
  }

  /** Sets up the actors of the running shot. */
  #setUp(): void {
    const { view, sprites, cues, effects } = this.#shots[this.#index] as Shot;
    // A new level without cues appears at once.
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
      // Within a layer, leaving sprites are below staying ones.
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

/** The pose at the far end of a cue: moved, scaled about the centre, faded. */
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

/** The shortest rotation between two turns in quarters: three clockwise are one back. */
function shortestTurn(from: number, to: number): number {
  const quarters = (((to - from) % 4) + 4) % 4;
  return quarters === 3 ? -1 : quarters;
}

/** Sorts by layer, stably. */
function ordered(actors: Actor[]): Actor[] {
  return actors.sort((a, b) => a.sprite.layer - b.sprite.layer);
}
