// Reads results from any mixture of messages, links and files. Nothing is proved yet (`check.ts`).
import { Allowance } from '../../engine/allowance';
import { isChallenge } from '../../engine/heads';
import { decode, LinkError } from '../../engine/link-decoding';
import { encode } from '../../engine/link-encoding';
import { type FoundLink, linksIn, partsOf } from '../../engine/links-in';
import type { Slices } from '../../engine/slices';
import { type Challenge, ChallengeFault, parse, print } from '../../play/challenge/text';
import { timesOf } from '../../store/runs/save';

/** The maximum length of a text, in characters. */
export const MOST_CHARACTERS = 4_000_000;
/** The maximum number of results that are read at a time. */
export const MOST_RESULTS = 500;
/** The maximum number of characters that all links unfold to, and of moves and times in all results. */
const MOST_DECODED = 16_000_000;
const MOST_MOVES = 4_000_000;

/** A challenge with a single result, and the fragment of its link. */
export interface Single {
  fragment: string;
  challenge: Challenge;
}

export interface Refusal {
  /** The beginning of the link or text. */
  of: string;
  /** The name of a sentence, with its arguments. */
  fault: string;
  args: Readonly<Record<string, string | number>>;
}

export interface Read {
  results: Single[];
  refused: Refusal[];
  /** The number of links to games that are not results: deals, positions, unfinished games. */
  others: number;
}

/** The length of the quoted beginning of a refused text, in characters. */
const QUOTED = 28;

/** Reads texts. Ends early when the work is stopped. */
export async function read(texts: readonly string[], slices: Slices): Promise<Read> {
  const reader = new Reader(slices);
  for (const text of texts) await reader.read(text);
  return reader;
}

class Reader implements Read {
  readonly results: Single[] = [];
  readonly refused: Refusal[] = [];
  others = 0;
  readonly #slices: Slices;
  /** The decoded texts of fragments, or the faults of their links. */
  readonly #decoded = new Map<string, string | LinkError>();
  /** The texts that were read, and the results in them, each printed as a challenge. */
  readonly #taken = new Set<string>();
  readonly #printed = new Set<string>();
  /** The size to which all texts together may unfold. */
  readonly #characters = new Allowance(MOST_DECODED);
  readonly #moves = new Allowance(MOST_MOVES);
  /** True if there are more results than are read at a time. */
  #isFull = false;

  constructor(slices: Slices) {
    this.#slices = slices;
  }

  async read(text: string): Promise<void> {
    if (text.length > MOST_CHARACTERS) return this.#refuse(text, 'league-too-long');
    if (/^\s*\{\s*"tilery"/.test(text)) return this.#refuse(text, 'league-backup');
    for (const block of challengesIn(text)) {
      if (this.#isOver) return;
      await this.#slices.pause();
      await this.#take(block, block);
    }
    for (const link of linksIn(text)) {
      if (this.#isOver) return;
      await this.#link(link);
    }
  }

  #refuse(of: string, fault: string, args: Refusal['args'] = {}): void {
    const quoted = of.replace(/\s+/g, ' ').slice(0, QUOTED);
    this.refused.push({ of: quoted.length < of.length ? `${quoted}…` : quoted, fault, args });
  }

  async #link({ fragment, below }: FoundLink): Promise<void> {
    let parts = partsOf(fragment);
    // Try the link alone, then with all lines below, then with some of them.
    for (const count of [0, below.length, ...below.keys()]) {
      const tried = partsOf(fragment + below.slice(0, count).join(''));
      if (!(await this.#areWhole(tried))) continue;
      parts = tried;
      break;
    }
    for (const part of parts) {
      if (this.#isOver) return;
      const text = await this.#decode(part);
      if (typeof text !== 'string') this.#refuse(`#${part}`, text.fault);
      else await this.#take(text, `#${part}`, part);
    }
  }

  /** True if all parts of a link can be decoded. */
  async #areWhole(parts: readonly string[]): Promise<boolean> {
    for (const part of parts) {
      // The rest is refused with its reason.
      if (this.#isOver) return true;
      if (typeof (await this.#decode(part)) !== 'string') return false;
      await this.#slices.pause();
    }
    return parts.length > 0;
  }

  /** True if nothing more is read: the player has stopped it, or there are enough results. */
  get #isOver(): boolean {
    return this.#slices.isStopped || this.#isFull;
  }

  async #decode(fragment: string): Promise<string | LinkError> {
    const known = this.#decoded.get(fragment);
    if (known !== undefined) return known;
    let text: string | LinkError;
    try {
      text = await decode(fragment);
      if (!this.#characters.take(text.length)) text = new LinkError('link-too-large');
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      text = error;
    }
    this.#decoded.set(fragment, text);
    return text;
  }

  /** Adds the results in a text. `fragment` is given if the text came as a link. */
  async #take(text: string, of: string, fragment?: string): Promise<void> {
    if (this.#taken.has(text)) return;
    this.#taken.add(text);
    if (!isChallenge(text)) {
      // A saved game has no player's name and no claims.
      if (/^\s*tilery \d/.test(text)) this.#refuse(of, 'league-game');
      else this.others += 1;
      return;
    }
    let challenge: Challenge;
    try {
      challenge = parse(text, this.#moves);
    } catch (error) {
      if (!(error instanceof ChallengeFault)) throw error;
      return this.#refuse(of, error.fault, error.args);
    }
    const { origin, results } = challenge;
    for (const result of results) {
      await this.#slices.pause();
      const single = { origin, results: [result] };
      const printed = print(single);
      const isLink = fragment !== undefined && results.length === 1;
      if (this.#printed.has(printed)) continue;
      this.#printed.add(printed);
      if (this.results.length === MOST_RESULTS) {
        this.#isFull = true;
        return this.#refuse(of, 'league-too-many', { most: MOST_RESULTS });
      }
      const own = isLink ? fragment : await encode(printed);
      if (own === undefined) this.#refuse(of, 'league-large', { by: result.by });
      else this.results.push({ fragment: own, challenge: single });
    }
  }
}

const HEAD = /(?:^|[:\]>-] ?)(challenge \d+)$/;

/** The challenges embedded in a text. A challenge ends after the number of moves that it states. */
export function* challengesIn(text: string): Generator<string> {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/^(?:> ?)+/, ''));
  for (let at = 0; at < lines.length; at += 1) {
    const head = HEAD.exec((lines[at] ?? '').trimEnd())?.[1];
    if (head === undefined) continue;
    const end = endOf(lines, at + 1);
    yield [head, ...lines.slice(at + 1, end), ''].join('\n');
    at = end - 1;
  }
}

/** The index of the first line after a challenge, whose deal begins at line `from`. */
function endOf(lines: readonly string[], from: number): number {
  const is = (at: number, pattern: RegExp) => pattern.test(lines[at] ?? '');
  let at = from;
  if (is(at, /^(?:id |from$)/)) at += 1;
  while (is(at, /^ {2}/)) at += 1;
  const isResult = (at: number) => is(at, /^result(?: |$)/) && is(at + 1, /^on /);
  if (!isResult(at)) return emptyFrom(lines, at);
  while (isResult(at)) {
    const start = at;
    at += 1;
    while (is(at, /^(?:on|used|claims|times) /)) at += 1;
    const count = Number(/^at (\d{1,6})(?: stopped)?$/.exec(lines[at] ?? '')?.[1]);
    // Without a count, everything up to an empty line belongs to the challenge and is refused with it.
    if (Number.isNaN(count)) return emptyFrom(lines, start);
    at += 1;
    for (let moves = 0; moves < count && at < lines.length; at += 1) {
      if (isResult(at) || is(at, HEAD)) break;
      moves += timesOf(lines[at] ?? '');
    }
  }
  return at;
}

function emptyFrom(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]?.trim() !== '') at += 1;
  return at;
}
