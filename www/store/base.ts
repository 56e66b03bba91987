// The database: envelopes by their keys, in IndexedDB, where there is room for years of them. Its version is 1 for good, so that builds
// before and after this one open it side by side: what changes is what stands in the envelopes. The names `runs` and `run` are from the
// time when only runs lay here; everything else has a key with a full stop in it, and no game and time, so that no index knows it.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { MOST_ASIDES } from './area';
import { open as opened, seal } from './envelope';
import type { Values } from './groups';
import { checkOf } from './kinds';
import { LEFT, type Left } from './shapes';

const NAME = 'tilery';
const VERSION = 1;
/** A request that has not been answered after so many milliseconds never will be. */
const PATIENCE_MS = 15_000;
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

/** The database does not answer. */
export class Silence extends Error {}

export class Base {
  /** Opened anew when the browser has closed it, because somebody has cleared what the page keeps. */
  #base: Promise<IDBPDatabase<Schema>> | undefined;

  /** Opens it, however long that takes; undefined where the browser has none. */
  static async open(): Promise<Base | undefined> {
    // Some browsers throw where others have none.
    if (!globalThis.indexedDB) return undefined;
    const base = new Base();
    await base.#opened();
    return base;
  }

  async #ask<T>(ask: (base: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Silence('the database does not answer')), PATIENCE_MS);
    });
    try {
      return await Promise.race([this.#opened().then(ask), silence]);
    } finally {
      clearTimeout(timer);
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
  change(keys: readonly string[], change: (there: Values) => Values): Promise<void> {
    return this.#ask(async (base) => {
      const transaction = base.transaction('runs', 'readwrite', { durability: 'strict' });
      // An abort is heard of at the request that it fails.
      transaction.done.catch(() => undefined);
      const { store } = transaction;
      const there = new Map<string, unknown>();
      const texts = new Map<string, string | undefined>();
      for (const key of keys) {
        const stored = await store.get(nameOf(key));
        const value = stored === undefined ? undefined : read(stored);
        texts.set(key, value === undefined ? undefined : stored?.text);
        if (value !== undefined) there.set(key, value);
        else if (stored !== undefined) await setAside(stored, store);
      }
      for (const [key, value] of change(there)) {
        if (value === undefined) {
          if (there.has(key) || !texts.has(key)) await store.delete(nameOf(key));
          continue;
        }
        const stored = toStore(key, value);
        const isNew = texts.has(key)
          ? texts.get(key) !== stored.text
          : (await store.get(nameOf(key))) === undefined;
        if (isNew) await store.put(stored);
      }
      await transaction.done;
    });
  }

  async get(key: string): Promise<unknown> {
    const stored = await this.#ask((base) => base.get('runs', nameOf(key)));
    return stored === undefined ? undefined : this.#read(stored);
  }

  /** All values whose keys begin with a text that has a full stop in it. */
  async all(start: string): Promise<Map<string, unknown>> {
    const all = await this.#ask((base) => base.getAll('runs', from(start)));
    const found = new Map<string, unknown>();
    for (const stored of all) {
      const value = this.#read(stored);
      if (value !== undefined) found.set(stored.run, value);
    }
    return found;
  }

  /** The latest runs, of one game or of all, that were left before a time; at most so many. */
  runs(game: string | undefined, before: number, most: number): Promise<Left[]> {
    return this.#ask(async (base) => {
      const { store } = base.transaction('runs');
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
    });
  }

  /** How many runs of a game there are, or of all. */
  count(game?: string): Promise<number> {
    return this.#ask((base) =>
      game === undefined
        ? base.countFromIndex('runs', 'by-time')
        : base.countFromIndex('runs', 'by-game', ofGame(game, Number.POSITIVE_INFINITY)),
    );
  }

  remove(key: string): Promise<void> {
    return this.#ask((base) => base.delete('runs', nameOf(key)));
  }

  /** What was set aside: where it lies, where it belongs, and its text. */
  async asides(): Promise<{ key: string; of: string; text: string }[]> {
    const all = await this.#ask((base) => base.getAll('runs', from(ASIDE), MOST_ASIDES));
    return all.map(({ run, text }) => ({ key: run, of: run.slice(ASIDE.length).replace(/~\d+$/, ''), text }));
  }

  /** Sets a text aside that belongs under a key. */
  putAside(key: string, text: string): Promise<void> {
    return this.#ask(async (base) => {
      const transaction = base.transaction('runs', 'readwrite');
      transaction.done.catch(() => undefined);
      await setAside({ run: nameOf(key), text }, transaction.store);
      await transaction.done;
    });
  }

  /** Everything as it is stored, by key. */
  async texts(): Promise<Map<string, string>> {
    const all = await this.#ask((base) => base.getAll('runs'));
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
const ofGame = (game: string, before: number) =>
  IDBKeyRange.bound([game, Number.NEGATIVE_INFINITY], [game, before], false, true);

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
