// Short soft sounds, generated. Nothing is made before the first one is asked for, and none is unless sound is on.

/** A tone that glides from one pitch to another and dies away. */
export interface Tone {
  wave: 'sine' | 'triangle' | 'hiss';
  /** Pitches in hertz; for a hiss, the middle of its band. */
  from: number;
  to: number;
  ms: number;
  /** From 0 to 1. */
  gain: number;
  /** Milliseconds after the others of the same sound. */
  delay?: number;
}

export interface Sound {
  tones: Tone[];
  /** How long a phone vibrates along, in milliseconds. */
  buzz?: number;
}

/** Sounds that games may name; a skin may have others, or its own in place of these. */
export const SOUNDS: Readonly<Record<string, Sound>> = {
  slide: { tones: [{ wave: 'hiss', from: 900, to: 320, ms: 90, gain: 0.1 }] },
  merge: {
    tones: [
      { wave: 'sine', from: 392, to: 523, ms: 110, gain: 0.16 },
      { wave: 'sine', from: 784, to: 1047, ms: 90, gain: 0.05, delay: 12 },
    ],
    buzz: 8,
  },
  place: { tones: [{ wave: 'triangle', from: 240, to: 170, ms: 70, gain: 0.16 }], buzz: 8 },
  drop: { tones: [{ wave: 'triangle', from: 300, to: 120, ms: 110, gain: 0.16 }] },
  clear: {
    tones: [
      { wave: 'sine', from: 523, to: 523, ms: 120, gain: 0.12 },
      { wave: 'sine', from: 659, to: 659, ms: 120, gain: 0.1, delay: 50 },
      { wave: 'sine', from: 784, to: 784, ms: 180, gain: 0.1, delay: 100 },
    ],
    buzz: 14,
  },
  lift: { tones: [{ wave: 'triangle', from: 150, to: 290, ms: 110, gain: 0.16 }] },
  throw: { tones: [{ wave: 'hiss', from: 400, to: 1100, ms: 110, gain: 0.1 }] },
  knock: { tones: [{ wave: 'triangle', from: 210, to: 190, ms: 45, gain: 0.18 }], buzz: 8 },
  land: { tones: [{ wave: 'triangle', from: 200, to: 120, ms: 60, gain: 0.12 }] },
  block: {
    tones: [
      { wave: 'sine', from: 587, to: 587, ms: 90, gain: 0.12 },
      { wave: 'sine', from: 880, to: 880, ms: 130, gain: 0.08, delay: 40 },
    ],
    buzz: 10,
  },
  score: { tones: [{ wave: 'sine', from: 988, to: 1319, ms: 90, gain: 0.09 }] },
  level: {
    tones: [
      { wave: 'sine', from: 523, to: 523, ms: 110, gain: 0.12 },
      { wave: 'sine', from: 784, to: 784, ms: 200, gain: 0.1, delay: 90 },
    ],
    buzz: 14,
  },
  win: {
    tones: [
      { wave: 'sine', from: 523, to: 523, ms: 140, gain: 0.12 },
      { wave: 'sine', from: 659, to: 659, ms: 140, gain: 0.12, delay: 90 },
      { wave: 'sine', from: 1047, to: 1047, ms: 320, gain: 0.12, delay: 180 },
    ],
    buzz: 20,
  },
  lose: { tones: [{ wave: 'triangle', from: 294, to: 147, ms: 400, gain: 0.14 }], buzz: 30 },
  /** Not named by a game: what a refusal sounds like. */
  refuse: { tones: [{ wave: 'triangle', from: 150, to: 110, ms: 90, gain: 0.12 }], buzz: 25 },
};

/** So many sounds may begin within one tenth of a second; a cascade must not become a roar. */
const CROWD = 3;

export class Player {
  sound = false;
  vibration = false;
  #context: AudioContext | undefined;
  #hiss: AudioBuffer | undefined;
  #recent: number[] = [];

  play({ tones, buzz }: Sound): void {
    if (this.vibration && buzz !== undefined) navigator.vibrate?.(buzz);
    if (!this.sound || this.#isCrowded()) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // Browsers hold sound back until the player has touched the page; a sound that comes late would only confuse.
    if (context.state !== 'running') {
      void context.resume();
      if (context.currentTime > 0) return;
    }
    for (const tone of tones) this.#tone(context, tone);
  }

  dispose(): void {
    void this.#context?.close();
    this.#context = undefined;
  }

  #isCrowded(): boolean {
    const now = performance.now();
    this.#recent = this.#recent.filter((time) => now - time < 100);
    if (this.#recent.length >= CROWD) return true;
    this.#recent.push(now);
    return false;
  }

  #tone(context: AudioContext, { wave, from, to, ms, gain, delay = 0 }: Tone): void {
    const begin = context.currentTime + delay / 1000;
    const end = begin + ms / 1000;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, begin);
    // A few milliseconds of rise keep the beginning from clicking.
    volume.gain.linearRampToValueAtTime(gain, begin + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0005, end);
    volume.connect(context.destination);
    if (wave === 'hiss') {
      const source = context.createBufferSource();
      source.buffer = this.#noise(context);
      const band = context.createBiquadFilter();
      band.type = 'bandpass';
      band.Q.value = 0.8;
      glide(band.frequency, from, to, begin, end);
      source.connect(band).connect(volume);
      source.start(begin);
      source.stop(end);
      return;
    }
    const source = context.createOscillator();
    source.type = wave;
    glide(source.frequency, from, to, begin, end);
    source.connect(volume);
    source.start(begin);
    source.stop(end);
  }

  #noise(context: AudioContext): AudioBuffer {
    if (this.#hiss !== undefined) return this.#hiss;
    const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
    this.#hiss = buffer;
    return buffer;
  }
}

function glide(param: AudioParam, from: number, to: number, begin: number, end: number): void {
  param.setValueAtTime(from, begin);
  if (to !== from) param.exponentialRampToValueAtTime(to, end);
}
