// What effects sound and feel like: short soft notes, generated, tuned to one scale, so that what follows each other quickly is a
// melody. Nothing is made before the first note is asked for, and none is unless sound is on.
import type { Effect, EffectKind } from '../engine/film';

/** A tone that glides from one pitch to another and dies away. */
export interface Voice {
  wave: 'sine' | 'triangle' | 'hiss';
  /** Pitches in hertz; for a hiss, the middle of its band. */
  from: number;
  to: number;
  /** From 0 to 1. */
  gain: number;
  /** Milliseconds until a note has died away, and after how many it begins. */
  ms: number;
  delay: number;
}

/** C major pentatonic from C5: whatever sounds together or in turn is in tune. */
export const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319] as const;
const [C, , E, G, , HIGH] = SCALE;
const SEMITONE = 2 ** (1 / 12);

/** Kinds that climb the scale, a step each, and begin anew after a pause of so many milliseconds. */
const CLIMBS: ReadonlySet<EffectKind> = new Set(['merge', 'burst', 'clear', 'chain']);
const PAUSE = 1000;
/** The same kind sounds again after so many milliseconds at the earliest. */
const SAME = 30;
const MOST_VOICES = 12;
/** A phone vibrates again after so many milliseconds at the earliest. */
const BUZZ = 100;

/** How loud a note is, by the weight of its effect. */
const LOUDNESS = [0.06, 0.1, 0.12, 0.14] as const;

const voice = (wave: Voice['wave'], from: number, gain: number, ms: number, delay = 0, to = from): Voice => ({
  wave,
  from,
  to,
  gain,
  ms,
  delay,
});

/** A note and, softly, its octave. */
const note = (pitch: number, gain: number, delay = 0): Voice[] => [
  voice('triangle', pitch, gain, 320, delay),
  voice('sine', 2 * pitch, gain / 4, 240, delay),
];

/** Notes one after the other. */
const tune = (pitches: readonly number[], gain: number, apart: number): Voice[] =>
  pitches.flatMap((pitch, n) => note(pitch, gain, n * apart));

/** Something that comes to rest, so many semitones deeper, a little differently each time. */
function landing(gain: number, deeper: number, chance: number): Voice[] {
  const pitch = 350 * SEMITONE ** (0.3 * (chance - 0.5) - deeper);
  return [voice('hiss', 1200, gain, 30), voice('triangle', pitch, gain, 90)];
}

/** What effects in a dress of their own sound like, whatever their kind. */
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

/** What an effect sounds like; `step` is how many climbed the scale before it, `chance` a number from 0 to 1. */
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
      // What is larger has more notes: its fifth, then an octave.
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

/** How a phone vibrates, in milliseconds on and off; nothing for what is only seen. */
function buzzOf({ kind, weight }: Effect): number[] {
  switch (kind) {
    case 'land':
      return [12];
    case 'merge':
      return weight > 0 ? [12] : [5];
    case 'burst':
    case 'clear':
    case 'chain':
      return weight < 2 ? [20] : [20, 20, 25];
    case 'refused':
      return [10, 50, 10];
    case 'level':
    case 'win':
      return [20, 40, 20, 40, 40];
    case 'lose':
      return [40];
    default:
      return [];
  }
}

/** What sounds alike is heard once at a time. */
const nameOf = ({ kind, dress }: Effect): string => dress ?? kind;

export class Player {
  sound = false;
  vibration = false;
  #context: AudioContext | undefined;
  /** Where all voices go. */
  #bus: AudioNode | undefined;
  #noise: AudioBuffer | undefined;
  #voices = 0;
  /** Whether sound has been asked for and not been granted yet. */
  #isLocked = false;
  /** When each sound was heard last. */
  readonly #sounded = new Map<string, number>();
  /** How far the scale was climbed, and when. */
  #step = 0;
  #climbed = Number.NEGATIVE_INFINITY;
  #buzzed = Number.NEGATIVE_INFINITY;

  /** Plays what happens at once: of a kind the weightiest, and points only where nothing else is heard. */
  play(effects: readonly Effect[], now = performance.now()): void {
    const heard = new Map<string, Effect>();
    for (const effect of effects) {
      const name = nameOf(effect);
      if ((heard.get(name)?.weight ?? -1) < effect.weight) heard.set(name, effect);
    }
    if (heard.size > 1) heard.delete('gain');
    if (heard.size > 1) heard.delete('slide');
    this.#vibrate([...heard.values()], now);
    if (!this.sound) return;
    for (const [name, effect] of heard) {
      if (now - (this.#sounded.get(name) ?? Number.NEGATIVE_INFINITY) < SAME) continue;
      this.#sounded.set(name, now);
      for (const one of voicesOf(effect, this.#climb(effect, now), Math.random())) this.#sing(one);
    }
  }

  dispose(): void {
    void this.#context?.close();
    this.#context = undefined;
    this.#bus = undefined;
  }

  /** The step of the scale that an effect sounds at. */
  #climb({ kind, amount }: Effect, now: number): number {
    if (!CLIMBS.has(kind)) return 0;
    this.#step = now - this.#climbed < PAUSE ? this.#step + 1 : 0;
    this.#climbed = now;
    // A chain knows which link it is.
    if (kind === 'chain') this.#step = Math.max(this.#step, amount - 1);
    return this.#step;
  }

  #vibrate(effects: readonly Effect[], now: number): void {
    if (!this.vibration || now - this.#buzzed < BUZZ) return;
    const [longest] = effects.map(buzzOf).sort((a, b) => b.length - a.length || (b[0] ?? 0) - (a[0] ?? 0));
    if (longest === undefined || longest.length === 0) return;
    this.#buzzed = now;
    navigator.vibrate?.(longest);
  }

  #sing({ wave, from, to, ms, gain, delay }: Voice): void {
    if (this.#voices >= MOST_VOICES || document.hidden) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Browsers hold sound back until the player has touched the page; a sound that comes late would only confuse.
    if (context.state !== 'running') {
      this.#unlock(context);
      if (context.currentTime > 0) return;
    }
    const begin = context.currentTime + delay / 1000;
    const end = begin + ms / 1000;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, begin);
    // A few milliseconds of rise keep the beginning from clicking; then it decays quickly, and dies away slowly.
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

  /** Asks for sound, now and with the player's next touches: some browsers grant it only while one is under way. */
  #unlock(context: AudioContext): void {
    void context.resume();
    if (this.#isLocked) return;
    this.#isLocked = true;
    const end = new AbortController();
    const ask = () =>
      void context.resume().then(() => {
        this.#isLocked = false;
        end.abort();
      });
    for (const type of ['pointerup', 'keydown'])
      addEventListener(type, ask, { capture: true, signal: end.signal });
  }

  /** One bus for all, which presses down what would be too loud together. */
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

/** What makes a sound, its pitch, and where it comes out. */
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
