// Compresses short texts far better than deflate: a link with a game of 300 moves fits into a message. Each
// bit is predicted by context mixing and coded arithmetically, as in Matt Mahoney's PAQ and lpaq
// (http://mattmahoney.net/dc/dce.html). The results are the same in every browser. A change of the model
// breaks links that were sent; tests/node/engine/links.test.mjs decodes some.
import { PRIMER } from '../locales/primer';
import { Slices } from './slices';

/** The maximum length in bytes. Longer texts gain little and are slow. */
export const MOST = 64 * 1024;

/** log2 of the number of slots for each context. */
const SLOTS = 16;
/** Contexts of a byte: orders 0 to 4 and 6, and three for the position in the line. */
const CONTEXTS = 9;
const INPUTS = CONTEXTS * 2 + 1;

/** 4096 / (1 + e^-x) for x from -8 to 8 in steps of 1/2, interpolated as in lpaq. */
const SIGMOID = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
  3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

/** Converts a stretched probability, ln(p / (1 - p)) in 256ths, to a probability in 4096ths. */
function squash(x: number): number {
  if (x > 2047) return 4095;
  if (x < -2047) return 1;
  const part = x & 127;
  const at = (x >> 7) + 16;
  return ((SIGMOID[at] ?? 0) * (128 - part) + (SIGMOID[at + 1] ?? 0) * part + 64) >> 7;
}

/** The inverse of `squash`. */
const STRETCHED = new Int16Array(4096);
for (let x = -2047, from = 0; x <= 2047; x += 1) {
  const to = squash(x);
  for (let p = from; p <= to; p += 1) STRETCHED[p] = x;
  from = to + 1;
}
STRETCHED[4095] = 2047;

/** 65,536 / (n + 1.5), where n is the number of times that a slot was seen. */
const RATES = Int32Array.from({ length: 128 }, (_, n) => Math.floor(65536 / (n + 1.5)));
/** The weight of an input in 16ths, by the number of times that its slot was seen. */
const TRUST = Int32Array.from({ length: 128 }, (_, n) => (n === 0 ? 0 : n < 2 ? 10 : n < 4 ? 13 : 16));

/** Predicts a text bit by bit. */
class Model {
  /** The probability of each slot in 65,536ths, and the number of times that it was seen. */
  readonly #chance = new Uint16Array(CONTEXTS << SLOTS).fill(32768);
  readonly #seen = new Uint8Array(CONTEXTS << SLOTS);
  readonly #bases = new Int32Array(CONTEXTS);
  readonly #slots = new Int32Array(CONTEXTS);
  readonly #inputs = new Int32Array(INPUTS);
  /** Weights in 65,536ths: sets selected by the bits of the current byte, and by the position in the line. */
  readonly #weights = [256, 16].map((sets) => new Int32Array(sets * INPUTS).fill(14000));
  readonly #sets = [0, 0];
  readonly #outputs = [0, 0];
  /** The bits of the current byte after a leading 1. */
  #bits = 1;
  /** The last four bytes, and the four bytes before them. */
  #last = 0;
  #before = 0;
  /** Hashes of the line so far, of its current word, and of the previous line. */
  #line = 0;
  #word = 0;
  #above = 0;
  #field = 0;
  #column = 0;
  /** The probability in 65,536ths that the next bit is 1, never 0 or 65,536. */
  p = 32768;

  constructor() {
    this.#setBases();
    this.#predict();
    for (const byte of new TextEncoder().encode(PRIMER))
      for (let i = 7; i >= 0; i -= 1) this.update((byte >> i) & 1);
  }

  /** Learns the next bit, and predicts the one after it. */
  update(bit: number): void {
    const target = bit << 12;
    for (const [set, weights] of this.#weights.entries()) {
      const error = (target - (this.#outputs[set] ?? 0)) * 10;
      const from = this.#sets[set] ?? 0;
      for (let i = 0; i < INPUTS; i += 1)
        weights[from + i] = (weights[from + i] ?? 0) + (((this.#inputs[i] ?? 0) * error + 0x2000) >> 14);
    }
    for (let i = 0; i < CONTEXTS; i += 1) {
      const slot = this.#slots[i] ?? 0;
      const seen = this.#seen[slot] ?? 0;
      const chance = this.#chance[slot] ?? 0;
      const change = Math.trunc((((bit << 16) - bit - chance) * (RATES[seen] ?? 0)) / 65536);
      this.#chance[slot] = chance + change;
      if (seen < LIMIT) this.#seen[slot] = seen + 1;
    }
    this.#bits = (this.#bits << 1) | bit;
    if (this.#bits >= 256) {
      this.#endByte(this.#bits & 255);
      this.#bits = 1;
    }
    this.#predict();
  }

  #endByte(byte: number): void {
    this.#before = (this.#before << 8) | (this.#last >>> 24);
    this.#last = (this.#last << 8) | byte;
    if (byte === 10) {
      this.#above = this.#line;
      this.#line = 0;
      this.#word = 0;
      this.#field = 0;
      this.#column = 0;
    } else {
      this.#line = Math.imul(this.#line + byte + 1, 0x2f0b4c47);
      this.#word = byte === 32 ? 0 : Math.imul(this.#word + byte + 1, 0x3d4d51cb);
      if (byte === 32) this.#field += 1;
      this.#column += 1;
    }
    this.#setBases();
  }

  #setBases(): void {
    const last = this.#last;
    const contexts = [
      0,
      last & 0xff,
      last & 0xffff,
      last & 0xffffff,
      last,
      Math.imul(last, 0x2c1b3c6d) + (this.#before & 0xffff),
      this.#line,
      Math.imul(this.#line, 0x297a2d39) + this.#above,
      Math.imul(this.#word, 31) + Math.min(this.#field, 7),
    ];
    for (let i = 0; i < CONTEXTS; i += 1)
      this.#bases[i] = Math.imul((contexts[i] ?? 0) + i * 0x1f3d5b79, 0x9e3779b1 | 0);
  }

  #predict(): void {
    const inputs = this.#inputs;
    const bits = Math.imul(this.#bits, 0x45d9f3b5);
    for (let i = 0; i < CONTEXTS; i += 1) {
      let hash = (this.#bases[i] ?? 0) + bits;
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
      const slot = (i << SLOTS) + ((hash ^ (hash >>> 13)) & ((1 << SLOTS) - 1));
      this.#slots[i] = slot;
      const chance = this.#chance[slot] ?? 0;
      const trust = TRUST[this.#seen[slot] ?? 0] ?? 0;
      inputs[i * 2] = ((STRETCHED[chance >> 4] ?? 0) * trust) >> 4;
      inputs[i * 2 + 1] = (((chance >> 4) - 2048) * trust) >> 5;
    }
    inputs[INPUTS - 1] = 256;
    this.#sets[0] = this.#bits * INPUTS;
    this.#sets[1] = Math.min(this.#field, 3) * 4 * INPUTS + Math.min(this.#column, 3) * INPUTS;
    let sum = 0;
    for (const [set, weights] of this.#weights.entries()) {
      const from = this.#sets[set] ?? 0;
      let dot = 0;
      for (let i = 0; i < INPUTS; i += 1) dot += ((inputs[i] ?? 0) * (weights[from + i] ?? 0)) / 65536;
      const stretched = Math.max(-2047, Math.min(2047, Math.trunc(dot)));
      this.#outputs[set] = squash(stretched);
      sum += stretched;
    }
    const p = squash(sum >> 1) << 4;
    this.p = Math.max(64, Math.min(65536 - 64, p + 8));
  }
}

/** The maximum count of a slot, which limits how slowly its probability adapts. */
const LIMIT = 100;

/** The checksum that detects damage, 16 bits of FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}

/** Compresses at most `MOST` bytes. */
export function compress(bytes: Uint8Array): Uint8Array {
  const check = checksum(bytes);
  const out = [check >> 8, check & 255];
  for (let rest = bytes.length; ; rest >>= 7) {
    out.push((rest & 127) | (rest > 127 ? 128 : 0));
    if (rest <= 127) break;
  }
  const model = new Model();
  let low = 0;
  let high = 0xffffffff;
  for (const byte of bytes) {
    for (let i = 7; i >= 0; i -= 1) {
      const bit = (byte >> i) & 1;
      const middle = split(low, high, model.p);
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.update(bit);
      while ((low ^ high) >>> 24 === 0) {
        out.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
    }
  }
  // The decoder reads zeros after the end, so a single byte between the limits suffices.
  if (low > 0) out.push((low >>> 24) + 1);
  while (out.at(-1) === 0) out.pop();
  return Uint8Array.from(out);
}

/**
 * Expands the output of `compress`, in slices. Undefined for any other bytes, and for texts longer than
 * {@link MOST}.
 */
export async function expand(packed: Uint8Array): Promise<Uint8Array | undefined> {
  const slices = new Slices();
  let at = 2;
  let size = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = packed[at] ?? 0;
    at += 1;
    size |= (byte & 127) << shift;
    if (byte < 128) break;
    if (shift > 14) return undefined;
  }
  if (size > MOST) return undefined;
  const next = () => {
    at += 1;
    return packed[at - 1] ?? 0;
  };
  const model = new Model();
  let low = 0;
  let high = 0xffffffff;
  let code = ((next() << 24) | (next() << 16) | (next() << 8) | next()) >>> 0;
  const bytes = new Uint8Array(size);
  for (let n = 0; n < size; n += 1) {
    let byte = 0;
    for (let i = 7; i >= 0; i -= 1) {
      const middle = split(low, high, model.p);
      const bit = code <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      byte = (byte << 1) | bit;
      model.update(bit);
      while ((low ^ high) >>> 24 === 0) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
        code = ((code << 8) | next()) >>> 0;
      }
    }
    bytes[n] = byte;
    if (n % 64 === 63) await slices.pause();
    // Damaged data may claim a much longer text than it encodes.
    if (at > packed.length + 8) return undefined;
  }
  return checksum(bytes) === (((packed[0] ?? 0) << 8) | (packed[1] ?? 0)) ? bytes : undefined;
}

/** The end of the subrange that codes a 1, whose probability is `p` in 65,536ths. */
const split = (low: number, high: number, p: number) =>
  low + Math.floor((high - low) / 65536) * p + Math.floor((((high - low) % 65536) * p) / 65536);
