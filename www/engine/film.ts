// Decodes films from the session: an array of 32-bit floats and a table of texts. `Film` in
// crates/kit/src/scene/film.rs documents the layout. Keys and halves of large numbers are unsigned integers
// in place of floats.

import { EFFECTS } from './effects';
import type { PackedFilm } from './types';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A drawn item. crates/kit/src/scene.rs explains the fields. */
export interface Sprite extends Rect {
  key: number;
  role: number;
  look: number;
  layer: number;
  turn: number;
  opacity: number;
  joined: number;
  text: string | undefined;
  clip: Rect | undefined;
}

/** A sprite that appears or disappears, with its look at the far end of its movement. */
export interface Cue {
  key: number;
  enters: boolean;
  dx: number;
  dy: number;
  scale: number;
  opacity: number;
  clipped: boolean;
}

export type EffectKind = (typeof EFFECTS)[number];

/** An event with its amount, its weight (0 to 3) and its place. */
export interface Effect {
  kind: EffectKind;
  weight: number;
  amount: number;
  rect: Rect;
  /** The name of a special form and sound. */
  dress: string | undefined;
}

/** A scene and the transition to it. */
export interface Shot {
  /** Milliseconds at normal speed. */
  length: number;
  view: Rect;
  sprites: Sprite[];
  cues: Cue[];
  effects: Effect[];
  /** The figures in this shot that differ from those at the film's end. */
  figures: Readonly<Record<string, number>>;
  /** True if it leads to another board. Input is ignored until the player has seen that board. */
  isCut: boolean;
}

export interface Film {
  /** A redraw changes the final picture of a running film; any other film starts at once. */
  isRedraw: boolean;
  shots: Shot[];
}

const VERSION = 3;
const HEADER = 3;
const SHOT = 10;
const SPRITE = 16;
const CUE = 7;
const EFFECT = 9;
const FIGURE = 3;

/** Unpacks a film. Throws if its version differs or its counts do not fit its size. */
export function decode({ numbers, texts }: PackedFilm): Film {
  // Check the version first: an older page with a newer package must not draw garbage.
  if (numbers[0] !== VERSION) throw new Error(`film: expected version ${VERSION}, found ${numbers[0]}`);
  const bits = new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length);
  const number = (at: number) => numbers[at] as number;
  const shots: Shot[] = [];
  let at = HEADER;
  for (let left = number(2); left > 0; left -= 1) {
    const spriteCount = number(at + 5);
    const cueCount = number(at + 6);
    const effectCount = number(at + 7);
    const figureCount = number(at + 8);
    const spritesAt = at + SHOT;
    const cuesAt = spritesAt + spriteCount * SPRITE;
    const effectsAt = cuesAt + cueCount * CUE;
    const figuresAt = effectsAt + effectCount * EFFECT;
    const end = figuresAt + figureCount * FIGURE;
    if (!(end <= numbers.length)) throw new Error(`film: expected ${end} numbers, found ${numbers.length}`);
    const sprites = new Array<Sprite>(spriteCount);
    for (let i = 0; i < spriteCount; i += 1)
      sprites[i] = spriteAt(numbers, bits, texts, spritesAt + i * SPRITE);
    const cues = new Array<Cue>(cueCount);
    for (let i = 0; i < cueCount; i += 1) cues[i] = cueAt(numbers, bits, cuesAt + i * CUE);
    const effects: Effect[] = [];
    for (let i = effectsAt; i < figuresAt; i += EFFECT) {
      effects.push({
        kind: EFFECTS[number(i)] ?? 'slide',
        weight: number(i + 1),
        amount: wholeAt(bits, i + 2),
        rect: rectAt(numbers, i + 4),
        dress: texts[number(i + 8)],
      });
    }
    const figures: Record<string, number> = Object.create(null);
    for (let i = figuresAt; i < end; i += FIGURE) figures[texts[number(i)] ?? ''] = wholeAt(bits, i + 1);
    const isCut = number(at + 9) === 1;
    const view = rectAt(numbers, at + 1);
    shots.push({ length: number(at), view, sprites, cues, effects, figures, isCut });
    at = end;
  }
  return { isRedraw: numbers[1] === 0, shots };
}

export const isSameRect = (a: Rect | undefined, b: Rect | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h);

/** A 64-bit integer from its halves, the upper one first. */
const wholeAt = (bits: Uint32Array, at: number): number =>
  ((bits[at] as number) | 0) * 2 ** 32 + (bits[at + 1] as number);

function rectAt(numbers: Float32Array, at: number): Rect {
  return {
    x: numbers[at] as number,
    y: numbers[at + 1] as number,
    w: numbers[at + 2] as number,
    h: numbers[at + 3] as number,
  };
}

function spriteAt(numbers: Float32Array, bits: Uint32Array, texts: readonly string[], at: number): Sprite {
  return {
    key: bits[at] as number,
    role: numbers[at + 1] as number,
    look: numbers[at + 2] as number,
    x: numbers[at + 3] as number,
    y: numbers[at + 4] as number,
    w: numbers[at + 5] as number,
    h: numbers[at + 6] as number,
    layer: numbers[at + 7] as number,
    turn: numbers[at + 8] as number,
    opacity: numbers[at + 9] as number,
    joined: numbers[at + 10] as number,
    text: texts[numbers[at + 11] as number],
    clip: (numbers[at + 14] as number) >= 0 ? rectAt(numbers, at + 12) : undefined,
  };
}

function cueAt(numbers: Float32Array, bits: Uint32Array, at: number): Cue {
  return {
    key: bits[at] as number,
    enters: numbers[at + 1] === 0,
    dx: numbers[at + 2] as number,
    dy: numbers[at + 3] as number,
    scale: numbers[at + 4] as number,
    opacity: numbers[at + 5] as number,
    clipped: numbers[at + 6] === 1,
  };
}
