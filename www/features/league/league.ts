// A league on the page: its proved results, the refused ones, and the work in progress.
import { trailOf } from '../../engine/facts';
import { Slices } from '../../engine/slices';
import { nameIn } from '../../play/challenge/text';
import { gamesOf } from '../../play/pages';
import type { Shell } from '../../play/shell';
import { type Stop, stopsOf } from '../../run/assignments/stops';
import { dailySeed } from '../../run/days/daily-seed';
import { changeMembers, fragmentsIn } from '../../store/progress/league';
import { sentIn } from '../../store/progress/sent';
import { isAssignment } from '../../store/runs/save';
import { today } from '../../ui/date';
import { check, type LeagueEntry } from './check';
import { type Refusal, read, type Single } from './read';
import { best, type Group, groupsOf } from './tables';

/** The interval at which progress is shown, in milliseconds. */
const BEAT = 100;

/** The outcome of the last texts added. */
export interface Intake {
  /** The number of results that are new in the tables. */
  news: number;
  /** The number of results that were there already, or are not a player's best. */
  known: number;
  refused: number;
  /** The number of links to games that are not results. */
  others: number;
}

/** The parts of the page that a league uses. */
export interface LeagueShell extends Pick<Shell, 'engine' | 'load'> {
  readonly store: Pick<Shell['store'], 'area' | 'settings'>;
}

export class League {
  refused: Refusal[] = [];
  outcome: Intake | undefined;
  /** The results left unproved by the time limit or a stop. */
  left: Single[] = [];
  /** The progress of the current work, if any. */
  work: { done: number; of: number } | undefined;
  groups: Group[] = [];
  /** True if results of the last texts could not be stored, because the league was full. */
  isFull = false;
  /** True for the player's own league, which is stored. Other leagues are only shown. */
  readonly isOwn: boolean;
  readonly #shell: LeagueShell;
  readonly #changed: () => void;
  #entries: readonly LeagueEntry[] = [];
  readonly #stops = new Map<string, readonly Stop[]>();
  #stop: AbortController | undefined;
  /** The time of the next progress update. */
  #next = 0;
  /** Resolves at the end of the current work. */
  #before: Promise<void> = Promise.resolve();

  constructor(shell: LeagueShell, isOwn: boolean, changed: () => void) {
    this.isOwn = isOwn;
    this.#shell = shell;
    this.#changed = changed;
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** True if there are results on a deal. */
  has = (origin: string): boolean => this.#entries.some(({ challenge }) => challenge.origin === origin);

  async load(): Promise<void> {
    const there = new Set(this.#entries.map(({ fragment }) => fragment));
    const kept = fragmentsIn(this.#shell.store.area).filter((fragment) => !there.has(fragment));
    if (kept.length === 0) return;
    await this.#run(() =>
      this.#take(
        kept.map((fragment) => `#${fragment}`),
        false,
      ),
    );
  }

  add(texts: readonly string[]): Promise<void> {
    return this.#run(() => this.#take(texts, true));
  }

  /** Continues with the results left unproved. */
  goOn(): Promise<void> {
    const { left } = this;
    this.left = [];
    return this.#run(() => this.#prove(left, true));
  }

  stop(): void {
    this.#stop?.abort();
  }

  /** Empties the league. Returns a function that restores the results. */
  empty(): () => void {
    const fragments = fragmentsIn(this.#shell.store.area);
    const entries = this.#entries;
    changeMembers(this.#shell.store.area, { take: fragments });
    this.#show([]);
    this.#forget();
    return () => {
      changeMembers(this.#shell.store.area, { put: fragments });
      this.#show([...this.#entries, ...entries]);
    };
  }

  #forget(): void {
    this.refused = [];
    this.left = [];
    this.outcome = undefined;
    this.isFull = false;
  }

  /** Runs work after the current work has ended. */
  #run(work: () => Promise<void>): Promise<void> {
    const next = this.#before.then(async () => {
      this.#stop = new AbortController();
      try {
        await work();
      } finally {
        this.work = undefined;
        this.#changed();
      }
    });
    this.#before = next.catch(() => undefined);
    return next;
  }

  async #take(texts: readonly string[], isNew: boolean): Promise<void> {
    if (isNew) this.#forget();
    this.#progress(0, 0);
    const found = await read(texts, new Slices(this.#stop?.signal));
    if (isNew) {
      this.refused = found.refused;
      this.outcome = { news: 0, known: 0, refused: found.refused.length, others: found.others };
    }
    const there = new Set(this.#entries.map(({ fragment }) => fragment));
    const come = found.results.filter(({ fragment }) => !there.has(fragment));
    if (isNew && this.outcome !== undefined) this.outcome.known += found.results.length - come.length;
    await this.#prove(come, isNew);
  }

  async #prove(singles: readonly Single[], isNew: boolean): Promise<void> {
    const slices = new Slices(this.#stop?.signal);
    const told = (done: number) => this.#progress(done, singles.length);
    told(0);
    const { entries, refused, left } = await check(singles, this.#shell, today(), slices, told);
    await this.#needTrails(entries);
    this.left = left;
    this.refused = [...this.refused, ...refused];
    const before = new Set(this.#entries);
    const kept = best([...this.#entries, ...entries], this.#known);
    const news = kept.filter((entry) => !before.has(entry));
    if (isNew && this.outcome !== undefined) {
      this.outcome.news += news.length;
      this.outcome.known += entries.length - news.length;
      this.outcome.refused += refused.length;
    }
    if (isNew && this.isOwn) this.#keep(kept, news);
    this.#show(kept);
  }

  /** Stores new results if there is room, and removes those that they replace. */
  #keep(kept: readonly LeagueEntry[], news: readonly LeagueEntry[]): void {
    const isKept = new Set(kept);
    const take = this.#entries.filter((entry) => !isKept.has(entry)).map(({ fragment }) => fragment);
    this.isFull = !changeMembers(this.#shell.store.area, { take, put: news.map(({ fragment }) => fragment) });
  }

  /** Adds the shown results to the player's own league. */
  keepAll(): void {
    this.#keep(this.#entries, this.#entries);
  }

  /**
   * Loads the trails of boards with an aim. Without a connection, these boards are listed as single deals.
   */
  async #needTrails(entries: readonly LeagueEntry[]): Promise<void> {
    for (const { game, challenge } of entries) {
      if (!isAssignment(challenge.origin) || this.#stops.has(game)) continue;
      try {
        this.#stops.set(game, stopsOf(await trailOf(game), {}));
      } catch (error) {
        console.warn(error);
      }
    }
  }

  get #known() {
    const { engine, store } = this.#shell;
    const isOwn = sentIn(store.area, nameIn(store.settings.name));
    return { games: gamesOf(engine), stops: this.#stops, today: dailySeed(), isOwn };
  }

  #show(entries: readonly LeagueEntry[]): void {
    this.#entries = entries;
    this.groups = groupsOf(entries, this.#known);
    this.#changed();
  }

  #progress(done: number, of: number): void {
    this.work = { done, of };
    if (performance.now() < this.#next) return;
    this.#next = performance.now() + BEAT;
    this.#changed();
  }
}
