// The store of projects, of runs that were left, and of data merged between tabs and devices: statistics,
// days, stars, puzzles. Every write goes to localStorage first, because a database write may not finish when
// a tab closes, and moves from there into the database (`database.ts`). Reads combine both (`groups.ts`).
// Without a database everything stays in localStorage. Loaded when the page is idle.

import { Database, Silence } from './database';
import { allTogether, collect, keysOf, partsOf, together, type Values } from './groups';
import { isCopied, isMoved, united } from './kept';
import type { LocalArea } from './local';
import { Mover } from './moving';
import { joined, type Project, type ProjectParts } from './projects/project';
import { asidesIn, foreign, type QuarantinedValue } from './quarantine';
import * as rows from './rows';
import { holds } from './runs/histories';
import { LEFT, type Left, type Running } from './runs/run';
import { MAX_TITLE, STATE } from './shapes';
import { byTable, type CountedRun, type FactKind, merge, type Tally, tallies } from './statistics';

/**
 * The time to wait for the database to open, in milliseconds. Until it opens, the archive works without it.
 */
const PATIENCE_MS = 4000;

/**
 * The result of importing a run or a project: new, a continuation of the stored one, a branch or version
 * beside it, or already known.
 */
export type Fate = 'new' | 'longer' | 'beside' | 'known';

export class Archive extends EventTarget {
  readonly #area: LocalArea;
  readonly #mover: Mover;
  /** True if all stored data can be read; false while the database does not open or respond. */
  isWhole = true;
  /** The latest queued change. Changes run one after another. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The queued move into the database, until it starts. */
  #next: Promise<void> | undefined;

  private constructor(area: LocalArea, editors: ReadonlySet<string>) {
    super();
    this.#area = area;
    this.#mover = new Mover(area, editors, (error) => this.#failed(error));
  }

  static async open(area: LocalArea, editors: ReadonlySet<string>): Promise<Archive> {
    const depot = new Archive(area, editors);
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
      this.#mover.base = await Database.open();
      this.isWhole = true;
    } catch (error) {
      console.warn(error);
    }
    if (this.#mover.base !== undefined) this.#area.spares = isMoved;
    await this.move();
    this.dispatchEvent(new Event('opened'));
    await this.#ask((base) => this.#mover.copyAll(base));
    await this.#ask((base) => base.mend());
  }

  /**
   * Queries the database. Returns undefined if there is none or the query fails. A database that does not
   * respond is not queried again.
   */
  async #ask<T>(ask: (base: Database) => Promise<T>): Promise<T | undefined> {
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
    if (error instanceof Silence) [this.#mover.base, this.#area.spares] = [undefined, undefined];
  }

  /** True while data is on its way into the database. */
  get isMoving(): boolean {
    return this.#waiting > 0;
  }

  /**
   * Moves data from localStorage into the database. Resolves once everything that can be moved has been
   * moved.
   */
  move(): Promise<void> {
    this.#next ??= this.#then(async () => {
      this.#next = undefined;
      await this.#mover.move();
    });
    return this.#next;
  }

  /** Called when another tab, perhaps of an earlier build, has written a value. */
  heard(key: string): void {
    if (isMoved(key) || isCopied(key)) void this.move();
  }

  /** The values of a group of keys, from localStorage and the database. */
  async #find(keys: readonly string[]): Promise<Values> {
    // Read localStorage first, so that a value that is moved meanwhile is found twice rather than missed.
    const come = this.#mover.localOf(keys);
    const there = new Map<string, unknown>();
    for (const key of keys) {
      const value = await this.#ask((base) => base.get(key));
      if (value !== undefined) there.set(key, value);
    }
    return together(keys, there, come);
  }

  #take(id: string, parts: ProjectParts): Promise<void> {
    const [keys, come] = [keysOf(id), new Map([[STATE + id, [parts]]])];
    return this.#then(async () => {
      const isIn = await this.#ask((base) =>
        base.change(keys, (there) => together(keys, there, come)).then(() => true),
      );
      if (!isIn) foreign(this.#area, () => rows.writeRow(this.#area, STATE + id, parts));
    });
  }

  // Values that merge

  /** Merges values with the stored ones. Returns the keys whose values changed. */
  async unite(values: Values): Promise<Set<string>> {
    await this.move();
    const news = new Set<string>();
    for (const [key, value] of values) {
      const there = (await this.#find([key])).get(key);
      if (there !== undefined && JSON.stringify(united(key, [there, value])) === JSON.stringify(there))
        continue;
      news.add(key);
      foreign(this.#area, () => rows.writeRow(this.#area, key, value));
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

  /** The latest runs that were left before a time, of one game or of all: about `most` of them. */
  async runs(game: string | undefined, before: number, most: number): Promise<Left[]> {
    const waiting = this.#leftHere();
    const found = new Map<string, Left>();
    for (const value of (await this.#ask((base) => base.runs(game, before, most))) ?? [])
      found.set(value.run, value);
    for (const value of waiting)
      if (value.time < before && (game === undefined || value.game === game)) found.set(value.run, value);
    const all = [...found.values()].sort((a, b) => b.time - a.time);
    // Runs with equal times stay on one page, since the next page begins by time.
    const last = all[most - 1]?.time;
    return all.filter(({ time }, index) => index < most || time === last);
  }

  /** The games of all runs that were left, including those that this build does not have. */
  async games(): Promise<Set<string>> {
    const stored = (await this.#ask((base) => base.games())) ?? [];
    return new Set([...stored, ...this.#leftHere().map(({ game }) => game)]);
  }

  /** The number of runs of a game, or of all. */
  async count(game?: string): Promise<number> {
    const waiting = this.#leftHere().filter((value) => game === undefined || value.game === game);
    return ((await this.#ask((base) => base.count(game))) ?? 0) + waiting.length;
  }

  /** The runs in localStorage. */
  #leftHere(): Left[] {
    const come = this.#mover.local(LEFT);
    return [...come.keys()].flatMap((key) => [...together([key], new Map(), come).values()] as Left[]);
  }

  /**
   * Deletes a run from the shelf once it is continued, unless `goesOn` returns false or it was left again.
   */
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

  /** Changes the title of a run; an empty text removes it. */
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

  /** Imports runs in one transaction. Returns the fate of each. */
  async takeRuns(values: readonly Left[]): Promise<Fate[]> {
    await this.move();
    const come = new Map<string, Left[]>();
    for (const value of values) collect(come, LEFT + value.run, value);
    const keys = [...come.keys()];
    const groups = keys.map((key) => [key]);
    return this.#then(async () => {
      let fates: Fate[] = [];
      const isIn = await this.#ask((base) =>
        base
          .change(keys, (there) => {
            fates = values.map((value) => fateOf(there.get(LEFT + value.run) as Left | undefined, value));
            return allTogether(groups, there, come);
          })
          .then(() => true),
      );
      if (isIn) return fates;
      // There is no database, or no room in it.
      const there = this.#mover.localOf(keys);
      return values.map((value) => {
        foreign(this.#area, () => rows.writeRow(this.#area, LEFT + value.run, value));
        const here = together([LEFT + value.run], new Map(), there).get(LEFT + value.run);
        return fateOf(here as Left | undefined, value);
      });
    });
  }

  // Projects

  /** All projects by their identifiers. Their parts are loaded when a project is opened. */
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
    const states = [...this.#mover.local(STATE).values()].flat() as ProjectParts[];
    for (const value of ((await this.#ask((base) => base.all('project.'))) ?? new Map()).values()) add(value);
    for (const value of [...waiting, ...states.map(({ project }) => project)]) add(value);
    return found;
  }

  async project(id: string): Promise<ProjectParts> {
    return partsOf(await this.#find(keysOf(id)));
  }

  removeProject(id: string): Promise<void> {
    return this.#remove(keysOf(id));
  }

  async takeProject(id: string, come: ProjectParts): Promise<Fate> {
    const there = await this.project(id);
    await this.#take(id, come);
    const [ours, theirs] = [there.project, come.project];
    if (theirs === undefined) return 'known';
    if (ours === undefined) return 'new';
    if (ours.text === theirs.text) return 'known';
    const isKnown = there.versions?.some(({ text }) => text === theirs.text);
    return theirs.changed >= ours.changed ? 'longer' : isKnown ? 'known' : 'beside';
  }

  // All data

  async asides(): Promise<QuarantinedValue[]> {
    return [...asidesIn(this.#area), ...((await this.#ask((base) => base.asides())) ?? [])];
  }

  async removeAside({ key }: QuarantinedValue): Promise<void> {
    if (this.#area.raw(key) === null) await this.#ask((base) => base.remove(key));
    this.#area.remove(key);
  }

  async texts(): Promise<Map<string, string>> {
    await this.move();
    return (await this.#ask((base) => base.texts())) ?? new Map();
  }

  /** Removes all values whose keys begin with a text. */
  async removeFrom(start: string): Promise<void> {
    const here = [...this.#area.keys(start), ...rows.rowsFrom(this.#area, start)].map(rows.keyOfRow);
    const there = [...(await this.texts()).keys()].filter((key) => key.startsWith(start));
    await this.#remove([...new Set([...here, ...there])]);
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
      // Notices about unsaved data wait until the move has finished.
      if (this.#waiting === 0 && this.#area.isVolatile) this.#area.dispatchEvent(new Event('waiting'));
      this.dispatchEvent(new Event('change'));
    });
    this.#last = result.catch((error) => console.warn(error));
    return result;
  }
}

function fateOf(there: Left | undefined, value: Left): Fate {
  if (there === undefined) return 'new';
  if (holds(there, value)) return 'known';
  return holds(value, there) ? 'longer' : 'beside';
}
