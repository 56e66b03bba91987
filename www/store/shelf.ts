// The shelf: every run that was left. One that is left is written to localStorage at once, under `left.RUN`, since a write to a database
// may not finish as a tab closes; from there it moves into the depot when the page has nothing better to do. Two states of one run
// merge by their histories, wherever they meet.
import type { Area } from './area';
import type { Depot } from './depot';
import { holds, merge } from './histories';
import { type Left, left, MAX_TITLE, type Running, runnings } from './shapes';

const LEFT = 'left.';
/** Where builds before this one kept the runs that were left, a list a game. */
const KEPT = 'kept.';

export class Shelf extends EventTarget {
  readonly #area: Area;
  /** Games whose runs are works in the making: those have a list of their own. */
  editors: ReadonlySet<string> = new Set();
  #depot: Promise<Depot | undefined> = Promise.resolve(undefined);
  #isStarted = false;
  /** Changes of the depot happen one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(area: Area) {
    super();
    this.#area = area;
    // Another tab, perhaps of a build before this one, has left a run.
    area.addEventListener('elsewhere', (event) => {
      const key = (event as CustomEvent<string>).detail;
      if (key.startsWith(LEFT) || key.startsWith(KEPT)) void this.move();
    });
  }

  /** Opens the depot and moves what was left into it. */
  async start(): Promise<void> {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#depot = import('./depot').then(
      ({ Depot }) => Depot.open(),
      (error) => {
        // Without a connection, and not kept yet: what was left stays where it is until the next visit.
        console.warn(error);
        return undefined;
      },
    );
    await this.move();
  }

  /** Puts a run on the shelf, at once. */
  leave(value: Left): void {
    const there = this.#journal(value.run);
    const { main, branch } = there === undefined ? { main: value, branch: undefined } : merge(there, value);
    const { game } = value;
    for (const one of [main, branch])
      if (one !== undefined) this.#area.write(LEFT + one.run, { ...one, game });
    this.#changed();
    void this.move();
  }

  /** Moves what lies in localStorage into the depot. Resolves when all of it is there, or cannot be. */
  move(): Promise<void> {
    return this.#next(async () => {
      this.#takeOver();
      const depot = await this.#depot;
      if (depot === undefined) return;
      for (const key of this.#area.keys(LEFT)) {
        const text = this.#area.raw(key);
        const value = this.#area.read(key, left);
        if (value === undefined) continue;
        await depot.change([value.run], (there) => joined(there.get(value.run), value));
        // Unless it has been left anew meanwhile.
        if (this.#area.raw(key) === text) this.#area.remove(key);
      }
    });
  }

  /** Takes over what builds before this one kept. */
  #takeOver(): void {
    for (const key of this.#area.keys(KEPT)) {
      const game = key.slice(KEPT.length);
      if (!this.#isStarted || this.editors.has(game)) continue;
      const values = this.#area.read(key, runnings);
      if (values === undefined) continue;
      const areKept = values.map((value) => this.#area.write(LEFT + value.run, { ...value, game }));
      if (areKept.every((isKept) => isKept)) this.#area.remove(key);
    }
  }

  async get(run: string): Promise<Left | undefined> {
    const inDepot = await (await this.#depot)?.get(run);
    const there = this.#journal(run);
    if (inDepot === undefined || there === undefined) return there ?? inDepot;
    return merge(inDepot, there).main as Left;
  }

  /** The latest runs of one game, or of all, that were left before a time; at most so many. */
  async list(game: string | undefined, before: number, most: number): Promise<Left[]> {
    const found = new Map<string, Left>();
    for (const value of (await (await this.#depot)?.list(game, before, most)) ?? [])
      found.set(value.run, value);
    for (const key of this.#area.keys(LEFT)) {
      const value = this.#area.read(key, left);
      if (value === undefined || value.time >= before || (game !== undefined && value.game !== game))
        continue;
      found.set(value.run, value);
    }
    return [...found.values()].sort((a, b) => b.time - a.time).slice(0, most);
  }

  /** How many runs there are. */
  async count(): Promise<number> {
    return ((await (await this.#depot)?.count()) ?? 0) + this.#area.keys(LEFT).length;
  }

  /** A run goes on, or is somewhere else now: what it holds need not stay here. */
  release(value: Running): void {
    const there = this.#journal(value.run);
    if (there !== undefined && holds(value, there)) this.#area.remove(LEFT + value.run);
    void this.#next(async () => {
      const depot = await this.#depot;
      const kept = await depot?.get(value.run);
      if (kept !== undefined && holds(value, kept)) await depot?.remove(value.run);
      this.#changed();
    });
  }

  remove(run: string): Promise<void> {
    this.#area.remove(LEFT + run);
    this.#changed();
    return this.#next(async () => (await this.#depot)?.remove(run));
  }

  /** Changes what a run is called; an empty text takes the name away. */
  async rename(value: Left, title: string): Promise<Left> {
    const named = { ...value, title: title === '' ? null : title.slice(0, MAX_TITLE) };
    if (this.#journal(value.run) !== undefined) this.#area.write(LEFT + value.run, named);
    await this.#next(async () => {
      await (await this.#depot)?.change([value.run], (there) => (there.size === 0 ? [] : [named]));
    });
    this.#changed();
    return named;
  }

  /** Everything on it as it is stored, by name. */
  async texts(): Promise<Map<string, string>> {
    await this.move();
    return (await (await this.#depot)?.texts()) ?? new Map();
  }

  #journal(run: string): Left | undefined {
    return this.#area.read(LEFT + run, left);
  }

  #next<T>(body: () => Promise<T>): Promise<T> {
    const result = this.#last.then(body);
    this.#last = result.catch((error) => console.warn(error));
    return result;
  }

  #changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

/** What is to stand there once another state of a run has come. */
export function joined(there: Left | undefined, value: Left): Left[] {
  if (there === undefined) return [value];
  const { main, branch } = merge(there, value);
  const { game } = value;
  return [main, branch].flatMap((one) => (one === undefined ? [] : [{ ...one, game }]));
}
