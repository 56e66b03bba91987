// The sound of effects: short, soft, synthesised notes of one scale, so that quick sequences form a melody.
// Nothing is created before the first note, and only if sound is on.
import type { Effect, EffectKind } from '../../engine/film';
import { Vibrator } from './vibration';

/** A tone that glides from one pitch to another and decays. */
export interface Voice {
  wave: 'sine' | 'triangle' | 'hiss';
  /** Pitches in hertz. For a hiss, the centre of its band. */
  from: number;
  to: number;
  /** From 0 to 1. */
  gain: number;
  /** The duration of a note and the delay before it, in milliseconds. */
  ms: number;
  delay: number;
}

/** C major pentatonic from C5, so that any combination is in tune. */
export const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319] as const;
const [C, , E, G, , HIGH] = SCALE;
const SEMITONE = 2 ** (1 / 12);

/** Kinds that climb the scale step by step. The climb restarts after a pause, in milliseconds. */
const CLIMBS: ReadonlySet<EffectKind> = new Set(['merge', 'burst', 'clear', 'chain']);
const PAUSE = 1000;
/** The minimum time between two sounds of the same kind, in milliseconds. */
const SAME = 30;
const MOST_VOICES = 12;

/** The gain of a note by the weight of its effect. */
const LOUDNESS = [0.06, 0.1, 0.12, 0.14] as const;

const voice = (wave: Voice['wave'], from: number, gain: number, ms: number, delay = 0, to = from): Voice => ({
  wave,
  from,
  to,
  gain,
  ms,
  delay,
});

/** A note with a soft octave. */
const note = (pitch: number, gain: number, delay = 0): Voice[] => [
  voice('triangle', pitch, gain, 320, delay),
  voice('sine', 2 * pitch, gain / 4, 240, delay),
];

const tune = (pitches: readonly number[], gain: number, apart: number): Voice[] =>
  pitches.flatMap((pitch, n) => note(pitch, gain, n * apart));

/** The sound of a landing, lowered by some semitones and slightly randomised. */
function landing(gain: number, deeper: number, chance: number): Voice[] {
  const pitch = 350 * SEMITONE ** (0.3 * (chance - 0.5) - deeper);
  return [voice('hiss', 1200, gain, 30), voice('triangle', pitch, gain, 90)];
}

/** The sounds of effects with an explicit dress, whatever their kind. */
const DRESSES: Readonly<Record<string, (gain: number) => Voice[]>> = {
  blip: (gain) => [voice('triangle', HIGH, gain, 90)],
  chime: (gain) => tune([G, 2 * E], gain, 60),
  coin: (gain) => tune([HIGH, 2 * E], gain, 50),
  crunch: (gain) => [voice('hiss', 700, gain, 110, 0, 250), voice('hiss', 900, gain / 2, 60, 60, 300)],
  none: () => [],
  pop: (gain) => [voice('sine', C / 2, gain, 80, 0, C)],
  thud: (gain) => [voice('triangle', 140, gain, 130, 0, 80), voice('hiss', 300, gain / 2, 60)],
  whoosh: (gain) => [voice('hiss', 400, gain, 180, 0, 1600)],
  zap: (gain) => [voice('triangle', 2 * HIGH, gain / 2, 120, 0, C / 2)],
};

/** The voices of an effect. `step` is the position on the scale, `chance` a random number from 0 to 1. */
export function voicesOf({ kind, weight, amount, dress }: Effect, step: number, chance = 0.5): Voice[] {
  const loud = LOUDNESS[weight] ?? LOUDNESS[1];
  const dressed = DRESSES[dress ?? ''];
  if (dressed !== undefined) return dressed(loud);
  const pitch = SCALE[Math.min(step, SCALE.length - 1)] ?? C;
  switch (kind) {
    case 'slide':
      return [voice('hiss', 900, 0.02, 60, 0, 500)];
    case 'merge':
    case 'burst':
    case 'clear':
    case 'chain':
      // Heavier effects have more notes: the fifth, then the octave.
      return weight < 2
        ? note(pitch, loud)
        : tune([pitch, 1.5 * pitch, 2 * pitch].slice(0, weight), loud, 70);
    case 'gain':
      return amount < 0 ? note(E / 2, loud) : note(HIGH, loud / 2);
    case 'land':
      return landing(0.8 * loud, 0, chance);
    case 'undo':
      return landing(0.04, 5, chance);
    case 'refused':
      return [voice('sine', 260, loud, 70, 0, 180)];
    case 'grow':
      return tune([C, G], loud, 80);
    case 'shrink':
      return tune([G / 2, C / 2], loud, 110);
    case 'level':
      return tune([C, G, HIGH], loud, 90);
    case 'record':
      return tune([G, HIGH], loud, 90);
    case 'win':
      return tune([C, E, G, HIGH], loud, 100);
    case 'lose':
      return tune([G / 2, E / 2, C / 2], loud, 160);
  }
}

/** The key by which equal sounds are limited to one at a time. */
const nameOf = ({ kind, dress }: Effect): string => dress ?? kind;

export class SoundPlayer {
  sound = false;
  vibration = false;
  #context: AudioContext | undefined;
  /** The input of all voices. */
  #bus: AudioNode | undefined;
  #noise: AudioBuffer | undefined;
  #voices = 0;
  /** True while sound has been requested but not granted. */
  #isLocked = false;
  /** The time of each sound's last use. */
  readonly #sounded = new Map<string, number>();
  /** The position on the scale, and the time of the last step. */
  #step = 0;
  #climbed = Number.NEGATIVE_INFINITY;
  readonly #vibrator = new Vibrator();

  /** Plays simultaneous effects: the heaviest of each kind, and points only if nothing else sounds. */
  play(effects: readonly Effect[], now = performance.now()): void {
    const heard = new Map<string, Effect>();
    for (const effect of effects) {
      const name = nameOf(effect);
      if ((heard.get(name)?.weight ?? -1) < effect.weight) heard.set(name, effect);
    }
    if (heard.size > 1) heard.delete('gain');
    if (heard.size > 1) heard.delete('slide');
    if (this.vibration) this.#vibrator.vibrate([...heard.values()], now);
    if (!this.sound) return;
    for (const [name, effect] of heard) {
      if (now - (this.#sounded.get(name) ?? Number.NEGATIVE_INFINITY) < SAME) continue;
      this.#sounded.set(name, now);
      for (const one of voicesOf(effect, this.#climb(effect, now), Math.random())) this.#sing(one);
    }
  }

  dispose(): void {
    this.#context?.close().catch(() => undefined);
    this.#context = undefined;
    this.#bus = undefined;
  }

  /** The step of the scale for an effect. */
  #climb({ kind, amount }: Effect, now: number): number {
    if (!CLIMBS.has(kind)) return 0;
    this.#step = now - this.#climbed < PAUSE ? this.#step + 1 : 0;
    this.#climbed = now;
    // A chain effect carries its own link number.
    if (kind === 'chain') this.#step = Math.max(this.#step, amount - 1);
    return this.#step;
  }

  #sing({ wave, from, to, ms, gain, delay }: Voice): void {
    if (this.#voices >= MOST_VOICES || document.hidden) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Browsers block sound until the player has touched the page. A sound that comes late would only confuse.
    if (context.state !== 'running') {
      this.#unlock(context);
      if (context.currentTime > 0) return;
    }
    const begin = context.currentTime + delay / 1000;
    const end = begin + ms / 1000;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, begin);
    // A rise of a few milliseconds avoids a click. Then the note decays quickly at first and slowly later.
    volume.gain.linearRampToValueAtTime(gain, begin + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.3 * gain, begin + 0.006 + 0.4 * (ms / 1000));
    volume.gain.exponentialRampToValueAtTime(0.0005, end);
    volume.connect(this.#out(context));
    const { source, pitch, out } = wave === 'hiss' ? this.#hiss(context) : tone(context, wave);
    glide(pitch, from, to, begin, end);
    out.connect(volume);
    this.#voices += 1;
    source.onended = () => {
      this.#voices -= 1;
      volume.disconnect();
    };
    source.start(begin);
    source.stop(end);
  }

  #hiss(context: AudioContext): Source {
    if (this.#noise === undefined) {
      this.#noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
      const data = this.#noise.getChannelData(0);
      for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const out = context.createBiquadFilter();
    out.type = 'bandpass';
    source.connect(out);
    return { source, pitch: out.frequency, out };
  }

  /** Requests sound now and on the player's next inputs, since some browsers grant it only during one. */
  #unlock(context: AudioContext): void {
    // A call on the phone interrupts the sound, and it may be requested meanwhile, in vain.
    context.resume().catch(() => undefined);
    if (this.#isLocked) return;
    this.#isLocked = true;
    const end = new AbortController();
    const ask = () =>
      context.resume().then(
        () => {
          this.#isLocked = false;
          end.abort();
        },
        () => undefined,
      );
    for (const type of ['pointerup', 'keydown'])
      addEventListener(type, ask, { capture: true, signal: end.signal });
  }

  /** The bus of all voices: a compressor, so that many voices are not too loud. */
  #out(context: AudioContext): AudioNode {
    if (this.#bus === undefined) {
      const compressor = context.createDynamicsCompressor();
      compressor.threshold.value = -18;
      compressor.ratio.value = 4;
      compressor.attack.value = 0.005;
      compressor.release.value = 0.15;
      compressor.connect(context.destination);
      this.#bus = compressor;
    }
    return this.#bus;
  }
}

/** A sound source, its pitch, and its output node. */
interface Source {
  source: AudioScheduledSourceNode;
  pitch: AudioParam;
  out: AudioNode;
}

function tone(context: AudioContext, wave: OscillatorType): Source {
  const source = context.createOscillator();
  source.type = wave;
  return { source, pitch: source.frequency, out: source };
}

function glide(param: AudioParam, from: number, to: number, begin: number, end: number): void {
  param.setValueAtTime(from, begin);
  if (to !== from) param.exponentialRampToValueAtTime(to, end);
}
