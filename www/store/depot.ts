// Where runs that were left and projects are. Whatever is written stands in localStorage at once, since a write to a database may not
// finish as a tab closes, and moves from there into the database (`base.ts`); here both are read as one, and two states of one run, or of
// one project, are merged wherever they meet. Without a database all of it stays in localStorage. Fetched when the page has nothing
// better to do.
import type { Area, Aside } from './area';
import { Base, type Values } from './base';
import { holds, merge } from './histories';
import { checkOf, joined, PARTS, type Parts, type Project } from './kinds';
import { LEFT, type Left, left, MAX_TITLE, MOVED, type Running, runnings } from './shapes';

/** Where builds before this one kept the runs that were left, a list a game. */
const KEPT = 'kept.';

/** What became of a run or a project that came in: it is new here, goes on from what was here, lies beside it, or was known. */
export type Fate = 'new' | 'longer' | 'beside' | 'known';

export class Depot extends EventTarget {
  readonly #area: Area;
  readonly #base: Base | undefined;
  /** Games whose runs are works in the making: those have a list of their own. */
  readonly #editors: ReadonlySet<string>;
  /** Changes happen one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  private constructor(area: Area, base: Base | undefined, editors: ReadonlySet<string>) {
    super();
    this.#area = area;
    this.#base = base;
    this.#editors = editors;
  }

  static async open(area: Area, editors: ReadonlySet<string>): Promise<Depot> {
    const base = await Base.open();
    if (base !== undefined) area.spared = MOVED;
    const depot = new Depot(area, base, editors);
    await depot.move();
    return depot;
  }

  /** Whether something is on its way into the database. */
  get isMoving(): boolean {
    return this.#waiting > 0;
  }

  /** Moves what lies in localStorage into the database. Resolves when all of it is there, or cannot be. */
  move(): Promise<void> {
    return this.#next(async () => {
      this.#takeOver();
      if (this.#base === undefined) return;
      for (const key of this.#area.keys(LEFT)) await this.#settle([key]);
      for (const id of this.#projectIds()) await this.#settle(keysOf(id));
    });
  }

  /** Moves what stands under keys that belong together. */
  async #settle(keys: readonly string[]): Promise<void> {
    const texts = keys.map((key) => this.#area.raw(key));
    const come = this.#journal(keys);
    if (come.size === 0) return;
    try {
      await this.#base?.change(keys, (there) => together(keys, there, come));
    } catch (error) {
      // No room in the database either. It stays where it is; a smaller one may fit.
      console.warn(error);
      return;
    }
    for (const [index, key] of keys.entries()) {
      // Unless it has been written anew meanwhile.
      if (come.has(key) && this.#area.raw(key) === texts[index]) this.#area.remove(key);
    }
  }

  /** Takes over what builds before this one kept. */
  #takeOver(): void {
    for (const key of this.#area.keys(KEPT)) {
      const game = key.slice(KEPT.length);
      if (this.#editors.has(game)) continue;
      const values = this.#area.read(key, runnings);
      if (values === undefined) continue;
      const areKept = values.map((value) => this.#area.write(LEFT + value.run, { ...value, game }));
      if (areKept.every((isKept) => isKept)) this.#area.remove(key);
    }
  }

  /** What stands under some keys in localStorage. */
  #journal(keys: readonly string[]): Map<string, unknown> {
    const found = new Map<string, unknown>();
    for (const key of keys) {
      const value = this.#area.read(key, checkOf(key));
      if (value !== undefined) found.set(key, value);
    }
    return found;
  }

  /** What stands under some keys, wherever it is. */
  async #read(keys: readonly string[]): Promise<Values> {
    // What moves in between is found twice rather than not at all.
    const come = this.#journal(keys);
    const there = new Map<string, unknown>();
    for (const key of keys) {
      const value = await this.#base?.get(key);
      if (value !== undefined) there.set(key, value);
    }
    return together(keys, there, come);
  }

  /** Takes in what somebody else has kept under keys that belong together. */
  #take(keys: readonly string[], come: Values): Promise<void> {
    return this.#next(async () => {
      if (this.#base !== undefined) return this.#base.change(keys, (there) => together(keys, there, come));
      for (const [key, value] of together(keys, this.#journal(keys), come))
        if (value !== undefined) this.#area.write(key, value);
    });
  }

  // Runs

  async run(run: string): Promise<Left | undefined> {
    return (await this.#read([LEFT + run])).get(LEFT + run) as Left | undefined;
  }

  /** The latest runs of one game, or of all, that were left before a time; at most so many. */
  async runs(game: string | undefined, before: number, most: number): Promise<Left[]> {
    const waiting = this.#journal(this.#area.keys(LEFT)).values() as Iterable<Left>;
    const found = new Map<string, Left>();
    for (const value of (await this.#base?.runs(game, before, most)) ?? []) found.set(value.run, value);
    for (const value of waiting)
      if (value.time < before && (game === undefined || value.game === game)) found.set(value.run, value);
    return [...found.values()].sort((a, b) => b.time - a.time).slice(0, most);
  }

  /** How many runs of a game there are, or of all. */
  async count(game?: string): Promise<number> {
    const own = [...this.#journal(this.#area.keys(LEFT)).values()] as Left[];
    const waiting = own.filter((value) => game === undefined || value.game === game);
    return ((await this.#base?.count(game)) ?? 0) + waiting.length;
  }

  /** A run goes on, or is somewhere else now: what it holds need not stay here. */
  release(value: Running): Promise<void> {
    return this.#next(async () => {
      const kept = (await this.#base?.get(LEFT + value.run)) as Left | undefined;
      if (kept !== undefined && holds(value, kept)) await this.#base?.remove(LEFT + value.run);
    });
  }

  removeRun(run: string): Promise<void> {
    return this.#remove([LEFT + run]);
  }

  /** Changes what a run is called; an empty text takes the name away. */
  rename(run: string, title: string): Promise<void> {
    const key = LEFT + run;
    const named = (value: Left) => ({ ...value, title: title === '' ? null : title.slice(0, MAX_TITLE) });
    return this.#next(async () => {
      const waiting = this.#area.read(key, left);
      if (waiting !== undefined) this.#area.write(key, named(waiting));
      await this.#base?.change([key], (there) => {
        const value = there.get(key) as Left | undefined;
        return new Map(value === undefined ? [] : [[key, named(value)]]);
      });
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

  #projectIds(): Set<string> {
    const ids = PARTS.flatMap((kind) => this.#area.keys(`${kind}.`).map((key) => key.slice(kind.length + 1)));
    return new Set(ids);
  }

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
    const waiting = this.#journal(this.#area.keys('project.')).values();
    for (const value of ((await this.#base?.all('project.')) ?? new Map()).values()) add(value);
    for (const value of waiting) add(value);
    return found;
  }

  async project(id: string): Promise<Parts> {
    return partsOf(await this.#read(keysOf(id)));
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
    return [...this.#area.asides(), ...((await this.#base?.asides()) ?? [])];
  }

  async removeAside({ key }: Aside): Promise<void> {
    if (this.#area.raw(key) === null) await this.#base?.remove(key);
    this.#area.remove(key);
  }

  /** Everything as it is stored, by key. */
  async texts(): Promise<Map<string, string>> {
    await this.move();
    return (await this.#base?.texts()) ?? new Map();
  }

  #remove(keys: readonly string[]): Promise<void> {
    return this.#next(async () => {
      for (const key of keys) {
        this.#area.remove(key);
        await this.#base?.remove(key);
      }
    });
  }

  #next<T>(body: () => Promise<T>): Promise<T> {
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

const keysOf = (id: string) => PARTS.map((kind) => `${kind}.${id}`);
const partsOf = (values: Values): Parts =>
  Object.fromEntries(
    [...values].flatMap(([key, value]) => (value === undefined ? [] : [[key.split('.')[0], value]])),
  );
const valuesOf = (id: string, parts: Parts): Values =>
  new Map(Object.entries(parts).map(([kind, value]) => [`${kind}.${id}`, value]));

/** What is to stand under keys that belong together once other values have come to those that are there. */
function together(keys: readonly string[], there: Values, come: Values): Values {
  const [key = ''] = keys;
  if (!key.startsWith(LEFT)) {
    const id = key.slice(key.indexOf('.') + 1);
    const parts = valuesOf(id, joined(partsOf(there), partsOf(come)));
    return new Map(keys.map((key) => [key, parts.get(key)]));
  }
  const [ours, theirs] = [there.get(key) as Left | undefined, come.get(key) as Left | undefined];
  if (ours === undefined || theirs === undefined) return new Map([[key, theirs ?? ours]]);
  const { main, branch } = merge(ours, theirs);
  const all = branch === undefined ? [main] : [main, branch];
  return new Map(all.map((one) => [LEFT + one.run, { ...one, game: theirs.game }]));
}
