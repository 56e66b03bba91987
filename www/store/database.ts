// The database: envelopes by their keys in IndexedDB, with room for years of data. Its version is always 1,
// so that earlier and later builds can open it side by side; changes of format are inside the envelopes. The
// names `runs` and `run` date from when it stored only runs. All other entries have a key with a full stop,
// and no game or time, so that they are not in any index.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { open as opened, seal } from './envelope';
import type { Values } from './groups';
import { checkOf } from './kept';
import { MOST_ASIDES } from './local';
import { LEFT, type Left } from './runs/run';
import { LAST_TIME } from './shapes';

const NAME = 'tilery';
const VERSION = 1;
/** The time after which an unanswered request is given up, in milliseconds. */
const PATIENCE_MS = 15_000;
/** The prefix of keys of quarantined values, which no build so far could read. */
const ASIDE = 'aside.';
/** The maximum number of characters read from quarantined values. Every start reads them all at once. */
export const MOST_ASIDE_CHARS = 5_000_000;

interface Stored {
  run: string;
  game?: string;
  time?: number;
  text: string;
}

interface Schema extends DBSchema {
  runs: { key: string; value: Stored; indexes: { 'by-time': number; 'by-game': [string, number] } };
}

/** The database does not respond. */
export class Silence extends Error {}

export class Database {
  /** The connection. It is opened again after the browser has closed it to clear its data. */
  #base: Promise<IDBPDatabase<Schema>> | undefined;

  /** Opens the database, without a time limit; undefined if the browser has none. */
  static async open(): Promise<Database | undefined> {
    // Some browsers throw on access instead.
    if (!globalThis.indexedDB) return undefined;
    const base = new Database();
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
   * Changes values in one transaction. Not even another tab can write between its reading and writing.
   * `change` gets the current values of the keys and returns the new ones. Values that it returns for other
   * keys are added only if there are none yet. Unreadable values are quarantined. Resolves when the data is
   * on disk.
   */
  change(keys: readonly string[], change: (there: Values) => Values): Promise<void> {
    return this.#ask(async (base) => {
      const transaction = base.transaction('runs', 'readwrite', { durability: 'strict' });
      // An abort is reported by the request that failed.
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

  /** All values whose keys have a given prefix, which must contain a full stop. */
  async all(start: string): Promise<Map<string, unknown>> {
    const all = await this.#ask((base) => base.getAll('runs', from(start)));
    const found = new Map<string, unknown>();
    for (const stored of all) {
      const value = this.#read(stored);
      if (value !== undefined) found.set(stored.run, value);
    }
    return found;
  }

  /**
   * Brings the times of runs, by which pages are separated, into the valid range. Earlier builds stored times
   * outside it.
   */
  mend(): Promise<void> {
    return this.#ask(async (base) => {
      const transaction = base.transaction('runs', 'readwrite');
      transaction.done.catch(() => undefined);
      const index = transaction.store.index('by-time');
      const outside = [IDBKeyRange.upperBound(0, true), IDBKeyRange.lowerBound(LAST_TIME, true)];
      const all = await Promise.all(outside.map((range) => index.getAll(range)));
      for (const stored of all.flat()) {
        const value = read(stored);
        if (value !== undefined) await transaction.store.put(toStore(keyOf(stored.run), value));
      }
      await transaction.done;
    });
  }

  /**
   * The latest runs that were left before a time, of one game or of all: `most`, if there are that many, and
   * all others with the same time as the last.
   */
  runs(game: string | undefined, before: number, most: number): Promise<Left[]> {
    return this.#ask(async (base) => {
      const { store } = base.transaction('runs');
      let cursor =
        game === undefined
          ? await store.index('by-time').openCursor(IDBKeyRange.upperBound(before, true), 'prev')
          : await store.index('by-game').openCursor(ofGame(game, before), 'prev');
      const found: Left[] = [];
      while (cursor !== null && (found.length < most || cursor.value.time === found.at(-1)?.time)) {
        const value = this.#read(cursor.value);
        if (value !== undefined) found.push(value as Left);
        cursor = await cursor.continue();
      }
      return found;
    });
  }

  /** The games of the stored runs, each once. */
  games(): Promise<string[]> {
    return this.#ask(async (base) => {
      const index = base.transaction('runs').store.index('by-game');
      const found: string[] = [];
      let cursor = await index.openKeyCursor();
      while (cursor !== null) {
        const [game] = cursor.key;
        found.push(game);
        // Arrays come after all numbers, so this is beyond every time.
        cursor = await index.openKeyCursor(IDBKeyRange.lowerBound([game, []]));
      }
      return found;
    });
  }

  /** The number of runs of a game, or of all. */
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

  /**
   * The first quarantined values: the key in the quarantine, the original key, and the text. The rest follows
   * once some have been removed.
   */
  async asides(): Promise<{ key: string; of: string; text: string }[]> {
    const all = await this.#ask(async (base) => {
      const found: Stored[] = [];
      let cursor = await base.transaction('runs').store.openCursor(from(ASIDE));
      for (let chars = 0; cursor !== null && found.length < MOST_ASIDES; cursor = await cursor.continue()) {
        chars += cursor.value.text.length;
        if (chars > MOST_ASIDE_CHARS && found.length > 0) break;
        found.push(cursor.value);
      }
      return found;
    });
    return all.map(({ run, text }) => ({ key: run, of: run.slice(ASIDE.length).replace(/~\d+$/, ''), text }));
  }

  putAside(key: string, text: string): Promise<void> {
    return this.#ask(async (base) => {
      const transaction = base.transaction('runs', 'readwrite');
      transaction.done.catch(() => undefined);
      await setAside({ run: nameOf(key), text }, transaction.store);
      await transaction.done;
    });
  }

  async texts(): Promise<Map<string, string>> {
    const all = await this.#ask((base) => base.getAll('runs'));
    return new Map(all.map(({ run, text }) => [keyOf(run), text]));
  }

  #read(stored: Stored): unknown {
    const value = read(stored);
    // Quarantine it, so that later reads do not fail again, and the shelf lists it.
    if (value === undefined)
      void this.putAside(keyOf(stored.run), stored.text).catch((error) => console.warn(error));
    return value;
  }
}

/** Runs are stored without the prefix of their keys. */
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
  // Keep a value that was replaced meanwhile.
  if ((await store.get(run))?.text === text) await store.delete(run);
}
