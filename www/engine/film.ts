// Films as they come from the session: one array of 32-bit floats and a table of texts. The layout is documented at
// `Film` in crates/kit/src/scene.rs; keys are unsigned integers in the same places as floats.

import type { PackedFilm } from './types';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One thing that is drawn; the fields are explained in crates/kit/src/scene.rs. */
export interface Sprite {
  key: number;
  role: number;
  look: number;
  x: number;
  y: number;
  w: number;
  h: number;
  layer: number;
  turn: number;
  opacity: number;
  joined: number;
  text: string | undefined;
  clip: Rect | undefined;
}

/** That a sprite begins or ceases to exist, and what it looks like at the far end of its way. */
export interface Cue {
  key: number;
  enters: boolean;
  dx: number;
  dy: number;
  scale: number;
  opacity: number;
  clipped: boolean;
}

/** A scene, and how it is reached from the one before. */
export interface Shot {
  /** Milliseconds at normal speed. */
  length: number;
  sound: string | undefined;
  view: Rect;
  sprites: Sprite[];
  cues: Cue[];
  /** Whether it leads to another board than the one that was played on: nobody plays there before it has been seen. */
  isCut: boolean;
}

export interface Film {
  /** A redraw lets a running film go on to the new picture; a film of its own begins at once. */
  isRedraw: boolean;
  shots: Shot[];
}

const VERSION = 2;
const HEADER = 3;
const SHOT = 9;
const SPRITE = 16;
const CUE = 7;

/** Unpacks a film. Throws when it is of another version or its counts do not fit its size. */
export function decode({ numbers, texts }: PackedFilm): Film {
  // The header is read before anything is trusted: an older page with a newer package must not draw rubbish.
  if (numbers[0] !== VERSION) throw new Error(`film: expected version ${VERSION}, found ${numbers[0]}`);
  const bits = new Uint32Array(numbers.buffer, numbers.byteOffset, numbers.length);
  const number = (at: number) => numbers[at] as number;
  const shots: Shot[] = [];
  let at = HEADER;
  for (let left = number(2); left > 0; left -= 1) {
    const spriteCount = number(at + 6);
    const cueCount = number(at + 7);
    const spritesAt = at + SHOT;
    const cuesAt = spritesAt + spriteCount * SPRITE;
    const end = cuesAt + cueCount * CUE;
    if (!(end <= numbers.length)) throw new Error(`film: expected ${end} numbers, found ${numbers.length}`);
    const sprites = new Array<Sprite>(spriteCount);
    for (let i = 0; i < spriteCount; i += 1)
      sprites[i] = spriteAt(numbers, bits, texts, spritesAt + i * SPRITE);
    const cues = new Array<Cue>(cueCount);
    for (let i = 0; i < cueCount; i += 1) cues[i] = cueAt(numbers, bits, cuesAt + i * CUE);
    shots.push({
      length: number(at),
      sound: texts[number(at + 1)],
      view: rectAt(numbers, at + 2),
      sprites,
      cues,
      isCut: number(at + 8) === 1,
    });
    at = end;
  }
  return { isRedraw: numbers[1] === 0, shots };
}

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
