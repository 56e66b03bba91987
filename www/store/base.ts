// The database: envelopes by their keys, in IndexedDB, where there is room for years of them. Its version is 1 for good, so that builds
// before and after this one open it side by side: what changes is what stands in the envelopes. The names `runs` and `run` are from the
// time when only runs lay here; everything else has a key with a full stop in it, and no game and time, so that no index knows it.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { MOST_ASIDES } from './area';
import { open as opened, seal } from './envelope';
import { checkOf } from './kinds';
import { LEFT, type Left } from './shapes';

const NAME = 'tilery';
const VERSION = 1;
/** What cannot be understood lies under its key behind this, until a build comes that understands it. */
const ASIDE = 'aside.';

interface Stored {
  run: string;
  game?: string;
  time?: number;
  text: string;
}

interface Schema extends DBSchema {
  runs: { key: string; value: Stored; indexes: { 'by-time': number; 'by-game': [string, number] } };
}

/** Values by their keys; undefined is none. */
export type Values = ReadonlyMap<string, unknown>;

export class Base {
  /** Opened anew when the browser has closed it, because somebody has cleared what the page keeps. */
  #base: Promise<IDBPDatabase<Schema>> | undefined;

  /** Opens it; undefined where the browser has none, or refuses. */
  static async open(): Promise<Base | undefined> {
    if (!globalThis.indexedDB) return undefined;
    try {
      const base = new Base();
      await base.#opened();
      return base;
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }

  #opened(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#base = undefined;
    };
    this.#base ??= openDB<Schema>(NAME, VERSION, {
      upgrade(made) {
        const runs = made.createObjectStore('runs', { keyPath: 'run' });
        runs.createIndex('by-time', 'time');
        runs.createIndex('by-game', ['game', 'time']);
      },
      blocking(_before, _after, { target }) {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    this.#base.catch(forget);
    return this.#base;
  }

  /**
   * Changes what stands under some keys in one transaction: nothing comes between reading and writing, not even from another tab.
   * `change` gets what is there, and returns what is to be there. What it returns for other keys is added where nothing stands, and
   * what cannot be understood is set aside. Resolves when it is on disk.
   */
  async change(keys: readonly string[], change: (there: Values) => Values): Promise<void> {
    const base = await this.#opened();
    const transaction = base.transaction('runs', 'readwrite', { durability: 'strict' });
    const { store } = transaction;
    const there = new Map<string, unknown>();
    for (const key of keys) {
      const stored = await store.get(nameOf(key));
      const value = stored === undefined ? undefined : read(stored);
      if (value !== undefined) there.set(key, value);
      else if (stored !== undefined) await setAside(stored, store);
    }
    for (const [key, value] of change(there)) {
      if (value === undefined) await store.delete(nameOf(key));
      else if (keys.includes(key) || (await store.get(nameOf(key))) === undefined)
        await store.put(toStore(key, value));
    }
    await transaction.done;
  }

  async get(key: string): Promise<unknown> {
    const stored = await (await this.#opened()).get('runs', nameOf(key));
    return stored === undefined ? undefined : this.#read(stored);
  }

  /** All values whose keys begin with a text that has a full stop in it. */
  async all(start: string): Promise<Map<string, unknown>> {
    const all = await (await this.#opened()).getAll('runs', from(start));
    return new Map(all.map((stored) => [stored.run, this.#read(stored)]));
  }

  /** The latest runs, of one game or of all, that were left before a time; at most so many. */
  async runs(game: string | undefined, before: number, most: number): Promise<Left[]> {
    const { store } = (await this.#opened()).transaction('runs');
    let cursor =
      game === undefined
        ? await store.index('by-time').openCursor(IDBKeyRange.upperBound(before, true), 'prev')
        : await store.index('by-game').openCursor(ofGame(game, before), 'prev');
    const found: Left[] = [];
    while (cursor !== null && found.length < most) {
      const value = this.#read(cursor.value);
      if (value !== undefined) found.push(value as Left);
      cursor = await cursor.continue();
    }
    return found;
  }

  /** How many runs of a game there are, or of all. */
  async count(game?: string): Promise<number> {
    const base = await this.#opened();
    return game === undefined
      ? base.countFromIndex('runs', 'by-time')
      : base.countFromIndex('runs', 'by-game', ofGame(game, Number.POSITIVE_INFINITY));
  }

  async remove(key: string): Promise<void> {
    await (await this.#opened()).delete('runs', nameOf(key));
  }

  /** What was set aside: where it lies, where it belongs, and its text. */
  async asides(): Promise<{ key: string; of: string; text: string }[]> {
    const all = await (await this.#opened()).getAll('runs', from(ASIDE), MOST_ASIDES);
    return all.map(({ run, text }) => ({ key: run, of: run.slice(ASIDE.length).replace(/~\d+$/, ''), text }));
  }

  /** Sets a text aside that belongs under a key. */
  async putAside(key: string, text: string): Promise<void> {
    const transaction = (await this.#opened()).transaction('runs', 'readwrite');
    await setAside({ run: nameOf(key), text }, transaction.store);
    await transaction.done;
  }

  /** Everything as it is stored, by key. */
  async texts(): Promise<Map<string, string>> {
    const all = await (await this.#opened()).getAll('runs');
    return new Map(all.map(({ run, text }) => [keyOf(run), text]));
  }

  #read(stored: Stored): unknown {
    const value = read(stored);
    // The next reader does not meet it again, and it is shown among what was set aside.
    if (value === undefined)
      void this.putAside(keyOf(stored.run), stored.text).catch((error) => console.warn(error));
    return value;
  }
}

/** Runs lie under their bare names. */
const nameOf = (key: string) => (key.startsWith(LEFT) ? key.slice(LEFT.length) : key);
const keyOf = (name: string) => (name.includes('.') ? name : LEFT + name);

const from = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);
const ofGame = (game: string, before: number) => IDBKeyRange.bound([game, 0], [game, before], false, true);

function toStore(key: string, value: unknown): Stored {
  const stored = { run: nameOf(key), text: seal(value) };
  if (!key.startsWith(LEFT)) return stored;
  const { game, time } = value as Left;
  return { ...stored, game, time };
}

function read({ run, text }: Stored): unknown {
  const found = opened(text);
  return found.state === 'good' ? checkOf(keyOf(run))(found.data) : undefined;
}

interface Shelves {
  get(name: string): Promise<Stored | undefined>;
  put(stored: Stored): Promise<unknown>;
  delete(name: string): Promise<void>;
}

async function setAside({ run, text }: Stored, store: Shelves): Promise<void> {
  const name = ASIDE + keyOf(run);
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? name : `${name}~${n}`;
    const there = await store.get(free);
    if (there !== undefined && there.text !== text) continue;
    await store.put({ run: free, text });
    break;
  }
  // Unless something else stands there by now.
  if ((await store.get(run))?.text === text) await store.delete(run);
}
