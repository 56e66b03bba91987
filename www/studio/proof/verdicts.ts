// Verdicts on levels: whether each can be won, or how far bots get in a real-time game. They are computed one
// level at a time, and kept until an edit affects the level.
import { say } from '../../ui/words/words';
import type { Studio } from '../host';
import type { Bot, LevelView, ProjectView } from '../types';
import type { Proved } from './protocol';
import { Search } from './search';

export interface LevelVerdict {
  proof: Proved;
  /** The bots' plays; empty if the game waits for the player. */
  bots: readonly Bot[];
}

/** The time of a search, and of a longer one, in milliseconds. */
export const SEARCH_MS = 8000;
const LONGER_MS = 60_000;
/** The number of plays of each bot, their rounds, and the time for all bots in milliseconds. */
const PLAYS = 12;
const ROUNDS = 400;
const BOTS_MS = 6000;
/** The number of verdicts that are kept. */
const MOST = 300;

/** The verdicts of all projects, by all that they depend on. */
class KnownVerdicts extends Map<string, LevelVerdict> {}

export class Verdicts {
  readonly #host: Studio;
  readonly #search: Search;
  readonly #signal: AbortSignal;
  readonly #known: KnownVerdicts;
  #keyed: { of: ProjectView; keys: readonly string[] } | undefined;
  /** The level that is being searched. */
  #asked: { key: string; stop: AbortController } | undefined;
  /** The levels that are to be searched for longer. */
  readonly #longer = new Set<string>();
  #cause: unknown;
  /** True if the player has stopped the searches. */
  #isStopped = false;

  constructor(host: Studio, signal: AbortSignal) {
    this.#host = host;
    this.#signal = signal;
    this.#known = host.memory.of(KnownVerdicts);
    this.#search = new Search(signal);
  }

  get search(): Search {
    return this.#search;
  }

  /** The error of the last search, if it failed. */
  get cause(): unknown {
    return this.#cause;
  }

  /** The verdict on a level; undefined if it is not known yet. */
  of(n: number): LevelVerdict | undefined {
    const key = this.#keys()[n];
    return key === undefined || this.#longer.has(key) ? undefined : this.#known.get(key);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Stops the searches, or goes on with them. */
  toggle(): void {
    this.#isStopped = !this.#isStopped;
    if (this.#isStopped) this.#asked?.stop.abort();
    this.#host.update();
  }

  isAsked(n: number): boolean {
    return this.#asked !== undefined && this.#asked.key === this.#keys()[n];
  }

  /** Searches a level again, for longer. */
  askLonger(n: number): void {
    const key = this.#keys()[n];
    if (key !== undefined) this.#longer.add(key);
    this.#isStopped = false;
    this.#host.update();
  }

  /** Tries again after a failure. */
  again(): void {
    this.#cause = undefined;
    this.#host.update();
  }

  /**
   * Searches the next level without a verdict, or only the given level. Ends a search that is no longer needed.
   * Called after each rendering of the host; a search that begins or ends renders it again.
   */
  follow(only?: number): void {
    const keys = this.#keys();
    const isWanted = (n: number) => n >= 0 && (only === undefined || n === only);
    if (this.#asked !== undefined && !isWanted(keys.indexOf(this.#asked.key))) this.#asked.stop.abort();
    if (this.#asked !== undefined || this.#cause !== undefined || this.#isStopped) return;
    const n = keys.findIndex((key, at) => isWanted(at) && (!this.#known.has(key) || this.#longer.has(key)));
    const key = keys[n];
    if (key === undefined) return;
    const stop = new AbortController();
    this.#asked = { key, stop };
    void this.#ask(n, this.#longer.has(key) ? LONGER_MS : SEARCH_MS, stop.signal)
      .then(
        (verdict) => this.#keep(key, verdict),
        (error: unknown) => {
          if (stop.signal.aborted || this.#signal.aborted) return;
          console.warn(error);
          this.#cause = error;
        },
      )
      .then(() => {
        this.#asked = undefined;
        if (!this.#signal.aborted) this.#host.update();
      });
    this.#host.update();
  }

  async #ask(n: number, ms: number, signal: AbortSignal): Promise<LevelVerdict> {
    const text = this.#host.running?.text ?? '';
    const name = say('studio-proof-test', { n: n + 1 });
    const proof = await this.#search.ask('prove', [text, n, name, ms], signal);
    const bots =
      proof.state === 'rounds'
        ? await this.#search.ask('bots', [text, n, PLAYS, ROUNDS, BOTS_MS], signal)
        : ([] as readonly Bot[]);
    return { proof, bots };
  }

  #keep(key: string, verdict: LevelVerdict): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(key, verdict);
    this.#longer.delete(key);
  }

  /** All that the verdict on each level depends on. Empty if the project cannot be played. */
  #keys(): readonly string[] {
    const { project } = this.#host;
    if (this.#keyed?.of !== project) this.#keyed = { of: project, keys: this.#keysOf(project) };
    return this.#keyed.keys;
  }

  #keysOf({ hasTurns, machine, counters, kinds, groups, rules, levels }: ProjectView): string[] {
    const { running } = this.#host;
    if (running === undefined) return [];
    const played = rules.filter(({ isOff }, n) => !isOff && !running.skipped.includes(n));
    const game = JSON.stringify([
      hasTurns,
      machine,
      counters.map(({ name, start }) => [name, start]),
      kinds.map(({ name, isSprite }) => [name, isSprite]),
      groups.map(({ name, kinds }) => [name, kinds]),
      played.map(({ text }) => text),
    ]);
    return levels.map((level, n) => `${n} ${mapOf(level)} ${game}`);
  }
}

const mapOf = ({ rows, cols, map, sprites }: LevelView): string =>
  `${rows}x${cols} ${map.join()} ${sprites.join()}`;
