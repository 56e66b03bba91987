// The runs that were left, in IndexedDB, where there is room for years of them. Its version is 1 for good: what changes is what stands
// in the envelopes. Fetched when the page has nothing better to do; until then, and in browsers without it, runs stay in localStorage.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { open as opened, seal } from './envelope';
import { beside } from './histories';
import { type Left, left } from './shapes';

const NAME = 'tilery';
const VERSION = 1;

/** A run as it is stored: its envelope, and beside it what lists are made by. */
interface Stored {
  run: string;
  game: string;
  time: number;
  text: string;
}

interface Schema extends DBSchema {
  runs: { key: string; value: Stored; indexes: { 'by-time': number; 'by-game': [string, number] } };
}

export class Depot {
  readonly #base: IDBPDatabase<Schema>;

  private constructor(base: IDBPDatabase<Schema>) {
    this.#base = base;
  }

  /** Opens it; undefined where the browser has none, or refuses. */
  static async open(): Promise<Depot | undefined> {
    try {
      const base = await openDB<Schema>(NAME, VERSION, {
        upgrade(made) {
          const runs = made.createObjectStore('runs', { keyPath: 'run' });
          runs.createIndex('by-time', 'time');
          runs.createIndex('by-game', ['game', 'time']);
        },
      });
      return new Depot(base);
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }

  /**
   * Changes what stands under some names in one transaction: nothing comes between reading and writing, not even from another tab.
   * `change` gets what is there, and returns what is to be there. Resolves when it is on disk.
   */
  async change(
    runs: readonly string[],
    change: (there: ReadonlyMap<string, Left>) => readonly Left[],
  ): Promise<void> {
    const transaction = this.#base.transaction('runs', 'readwrite', { durability: 'strict' });
    const found = await Promise.all(runs.map((run) => transaction.store.get(run)));
    const there = new Map<string, Left>();
    /** What a newer build has written, or what is damaged, stays as it is. */
    const isTaken = new Set<string>();
    for (const one of found) {
      const value = one === undefined ? undefined : read(one);
      if (value !== undefined) there.set(value.run, value);
      else if (one !== undefined) isTaken.add(one.run);
    }
    const writes = change(there).map((value) =>
      transaction.store.put(stored(isTaken.has(value.run) ? { ...beside(value), game: value.game } : value)),
    );
    await Promise.all([...writes, transaction.done]);
  }

  async get(run: string): Promise<Left | undefined> {
    const stored = await this.#base.get('runs', run);
    return stored === undefined ? undefined : read(stored);
  }

  /** The latest runs, of one game or of all, that were left before a time; at most so many. */
  async list(game: string | undefined, before: number, most: number): Promise<Left[]> {
    const { store } = this.#base.transaction('runs');
    let cursor =
      game === undefined
        ? await store.index('by-time').openCursor(IDBKeyRange.upperBound(before, true), 'prev')
        : await store
            .index('by-game')
            .openCursor(IDBKeyRange.bound([game, 0], [game, before], false, true), 'prev');
    const found: Left[] = [];
    while (cursor !== null && found.length < most) {
      const value = read(cursor.value);
      if (value !== undefined) found.push(value);
      cursor = await cursor.continue();
    }
    return found;
  }

  /** How many runs of a game there are, or of all. */
  count(game?: string): Promise<number> {
    if (game === undefined) return this.#base.count('runs');
    return this.#base.countFromIndex('runs', 'by-game', IDBKeyRange.bound([game, 0], [game, Infinity]));
  }

  remove(run: string): Promise<void> {
    return this.#base.delete('runs', run);
  }

  /** Everything as it is stored, by name. */
  async texts(): Promise<Map<string, string>> {
    return new Map((await this.#base.getAll('runs')).map(({ run, text }) => [run, text]));
  }

  close(): void {
    this.#base.close();
  }
}

const stored = (value: Left): Stored => ({
  run: value.run,
  game: value.game,
  time: value.time,
  text: seal(value),
});

function read({ text }: Stored): Left | undefined {
  const found = opened(text);
  return found.state === 'good' ? left(found.data) : undefined;
}
