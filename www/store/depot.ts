// Where runs that were left and projects are, and what tabs and devices unite: statistics, days, stars, puzzles. Whatever is written stands in
// localStorage at once, since a write to a database may not finish as a tab closes, and moves from there into the database (`base.ts`);
// here both are read as one, and two states of one thing are merged wherever they meet (`groups.ts`). Without a database all of it stays in
// localStorage. Fetched when the page has nothing better to do.
import type { Area, Aside } from './area';
import { Base, Silence } from './base';
import { keysOf, partsOf, together, type Values, valuesOf } from './groups';
import { holds } from './histories';
import { joined, type Parts, type Project, united } from './kinds';
import { Mover } from './moving';
import * as rows from './rows';
import { type CountedRun, LEFT, type Left, MAX_TITLE, MOVED, type Running, type Tally } from './shapes';
import { byTable, type FactKind, merge, tallies } from './tallies';

/** A database that has not opened after so many milliseconds is done without until it has. */
const PATIENCE_MS = 4000;

/** What became of a run or a project that came in: it is new here, goes on from what was here, lies beside it, or was known. */
export type Fate = 'new' | 'longer' | 'beside' | 'known';

export class Depot extends EventTarget {
  readonly #area: Area;
  readonly #mover: Mover;
  /** Whether all that is kept can be read: false while a database does not open or answer. */
  isWhole = true;
  /** Changes happen one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The next move, until it begins. */
  #next: Promise<void> | undefined;

  private constructor(area: Area, editors: ReadonlySet<string>) {
    super();
    this.#area = area;
    this.#mover = new Mover(area, editors, (error) => this.#failed(error));
  }

  static async open(area: Area, editors: ReadonlySet<string>): Promise<Depot> {
    const depot = new Depot(area, editors);
    await new Promise<void>((done) => {
      const timer = setTimeout(done, PATIENCE_MS);
      void depot.#open().then(() => {
        clearTimeout(timer);
        done();
      });
    });
    return depot;
  }

  async #open(): Promise<void> {
    this.isWhole = false;
    try {
      this.#mover.base = await Base.open();
      this.isWhole = true;
    } catch (error) {
      console.warn(error);
    }
    if (this.#mover.base !== undefined) this.#area.spared = MOVED;
    await this.move();
    await this.#ask((base) => this.#mover.copyAll(base));
  }

  /** Asks the database. Without one, or one that fails, there is no answer; one that is silent is not asked again. */
  async #ask<T>(ask: (base: Base) => Promise<T>): Promise<T | undefined> {
    try {
      if (this.#mover.base === undefined) return undefined;
      const answer = await ask(this.#mover.base);
      this.isWhole = true;
      return answer;
    } catch (error) {
      this.#failed(error);
      return undefined;
    }
  }

  #failed(error: unknown): void {
    console.warn(error);
    this.isWhole = false;
    if (error instanceof Silence) [this.#mover.base, this.#area.spared] = [undefined, undefined];
  }

  /** Whether something is on its way into the database. */
  get isMoving(): boolean {
    return this.#waiting > 0;
  }

  /** Moves what lies in localStorage into the database. Resolves when all of it is there, or cannot be. */
  move(): Promise<void> {
    this.#next ??= this.#then(async () => {
      this.#next = undefined;
      await this.#mover.move();
    });
    return this.#next;
  }

  /** What stands under keys that belong together, wherever it is. */
  async #find(keys: readonly string[]): Promise<Values> {
    // What moves in between is found twice rather than not at all.
    const come = this.#mover.localOf(keys);
    const there = new Map<string, unknown>();
    for (const key of keys) {
      const value = await this.#ask((base) => base.get(key));
      if (value !== undefined) there.set(key, value);
    }
    return together(keys, there, come);
  }

  /** Takes in what somebody else has kept under keys that belong together. */
  #take(keys: readonly string[], values: Values): Promise<void> {
    const come = new Map([...values].map(([key, value]) => [key, [value]]));
    return this.#then(async () => {
      const isIn = await this.#ask((base) =>
        base.change(keys, (there) => together(keys, there, come)).then(() => true),
      );
      if (isIn) return;
      const [there, here] = [new Map<string, unknown>(), new Map<string, unknown[]>(come)];
      for (const [key, [value, ...others]] of this.#mover.localOf(keys)) {
        there.set(key, value);
        here.set(key, [...others, ...(come.get(key) ?? [])]);
      }
      for (const [key, value] of together(keys, there, here))
        if (value !== undefined) this.#area.write(key, value);
    });
  }

  // What unites

  /** Takes in values that unite with those that are here. Returns the keys of those that were news. */
  async unite(values: Values): Promise<Set<string>> {
    await this.move();
    const news = new Set<string>();
    for (const [key, value] of values) {
      const there = (await this.#find([key])).get(key);
      if (there !== undefined && JSON.stringify(united(key, [there, value])) === JSON.stringify(there))
        continue;
      news.add(key);
      rows.writeRow(this.#area, key, value);
    }
    await this.move();
    return news;
  }

  /** The statistics of a game, by table. */
  async tallies(
    game: string,
    kinds: readonly { id: string; kind: FactKind }[],
  ): Promise<Record<string, Tally[]>> {
    const start = `counted.${game}.`;
    const come = this.#mover.local(start);
    const found = (await this.#ask((base) => base.all(start))) ?? new Map<string, unknown>();
    for (const [key, values] of come)
      found.set(key, united(key, found.has(key) ? [found.get(key), ...values] : values));
    const sums = rows.valuesOf(this.#area, `stats.${game}`, tallies).reduce(merge, {});
    return byTable(found.values() as Iterable<CountedRun>, sums, kinds);
  }

  // Runs

  async run(run: string): Promise<Left | undefined> {
    return (await this.#find([LEFT + run])).get(LEFT + run) as Left | undefined;
  }

  /** The latest runs of one game, or of all, that were left before a time; at most so many. */
  async runs(game: string | undefined, before: number, most: number): Promise<Left[]> {
    const waiting = this.#leftHere();
    const found = new Map<string, Left>();
    for (const value of (await this.#ask((base) => base.runs(game, before, most))) ?? [])
      found.set(value.run, value);
    for (const value of waiting)
      if (value.time < before && (game === undefined || value.game === game)) found.set(value.run, value);
    return [...found.values()].sort((a, b) => b.time - a.time).slice(0, most);
  }

  /** How many runs of a game there are, or of all. */
  async count(game?: string): Promise<number> {
    const waiting = this.#leftHere().filter((value) => game === undefined || value.game === game);
    return ((await this.#ask((base) => base.count(game))) ?? 0) + waiting.length;
  }

  /** The runs that lie in localStorage. */
  #leftHere(): Left[] {
    const come = this.#mover.local(LEFT);
    return [...come.keys()].flatMap((key) => [...together([key], new Map(), come).values()] as Left[]);
  }

  /** A run goes on: what it holds need not stay here, if it still does by then and nobody has left it again. */
  release(value: Running, goesOn: () => boolean): Promise<void> {
    return this.#then(async () => {
      const key = LEFT + value.run;
      await this.#ask((base) =>
        base.change([key], (there) => {
          const kept = there.get(key) as Left | undefined;
          return new Map(kept !== undefined && holds(value, kept) && goesOn() ? [[key, undefined]] : []);
        }),
      );
    });
  }

  removeRun(run: string): Promise<void> {
    return this.#remove([LEFT + run]);
  }

  /** Changes what a run is called; an empty text takes the name away. */
  rename(run: string, title: string): Promise<void> {
    const key = LEFT + run;
    const named = (value: Left) => ({ ...value, title: title === '' ? null : title.slice(0, MAX_TITLE) });
    return this.#then(async () => {
      const come = this.#mover.localOf([key]);
      if (this.#mover.base === undefined) {
        const waiting = together([key], new Map(), come).get(key) as Left | undefined;
        if (waiting === undefined || !this.#area.write(key, named(waiting))) return;
        for (const name of rows.rowsOf(this.#area, key)) this.#area.remove(name);
        return;
      }
      await this.#ask((base) =>
        base.change([key], (there) => {
          const value = together([key], there, come).get(key) as Left | undefined;
          return new Map(value === undefined ? [] : [[key, named(value)]]);
        }),
      );
    });
  }

  async takeRun(value: Left): Promise<Fate> {
    const there = await this.run(value.run);
    await this.#take([LEFT + value.run], new Map([[LEFT + value.run, value]]));
    if (there === undefined) return 'new';
    if (holds(there, value)) return 'known';
    return holds(value, there) ? 'longer' : 'beside';
  }

  // Projects

  /** All projects by their names; what belongs to them comes when one is opened. */
  async projects(): Promise<Map<string, Project>> {
    const found = new Map<string, Project>();
    const add = (value: unknown) => {
      const project = value as Project | undefined;
      if (project === undefined) return;
      const before = found.get(project.id);
      const { project: now } = joined(before === undefined ? {} : { project: before }, { project });
      if (now !== undefined) found.set(project.id, now);
    };
    const waiting = [...this.#mover.local('project.').values()].flat();
    for (const value of ((await this.#ask((base) => base.all('project.'))) ?? new Map()).values()) add(value);
    for (const value of waiting) add(value);
    return found;
  }

  async project(id: string): Promise<Parts> {
    return partsOf(await this.#find(keysOf(id)));
  }

  removeProject(id: string): Promise<void> {
    return this.#remove(keysOf(id));
  }

  async takeProject(id: string, come: Parts): Promise<Fate> {
    const there = await this.project(id);
    await this.#take(keysOf(id), valuesOf(id, come));
    const [ours, theirs] = [there.project, come.project];
    if (theirs === undefined) return 'known';
    if (ours === undefined) return 'new';
    if (ours.text === theirs.text) return 'known';
    const isKnown = there.versions?.some(({ text }) => text === theirs.text);
    return theirs.changed >= ours.changed ? 'longer' : isKnown ? 'known' : 'beside';
  }

  // All of it

  async asides(): Promise<Aside[]> {
    return [...this.#area.asides(), ...((await this.#ask((base) => base.asides())) ?? [])];
  }

  async removeAside({ key }: Aside): Promise<void> {
    if (this.#area.raw(key) === null) await this.#ask((base) => base.remove(key));
    this.#area.remove(key);
  }

  /** Everything as it is stored, by key. */
  async texts(): Promise<Map<string, string>> {
    await this.move();
    return (await this.#ask((base) => base.texts())) ?? new Map();
  }

  #remove(keys: readonly string[]): Promise<void> {
    return this.#then(async () => {
      for (const key of keys) {
        for (const name of [key, ...rows.rowsOf(this.#area, key)]) this.#area.remove(name);
        await this.#ask((base) => base.remove(key));
      }
    });
  }

  #then<T>(body: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(body).finally(() => {
      this.#waiting -= 1;
      // A notice of what is not kept has waited to see whether it would be.
      if (this.#waiting === 0 && this.#area.isVolatile) this.#area.dispatchEvent(new Event('waiting'));
      this.dispatchEvent(new Event('change'));
    });
    this.#last = result.catch((error) => console.warn(error));
    return result;
  }
}
