// Reading and writing localStorage: the only module that touches it. When the browser refuses, or there is no room left, values wait in
// memory and are written as soon as there is room. Who listens to `trouble` tells the player of it, who listens to `waiting` shows what
// is not written yet. What cannot be understood is set aside under another key, until a build comes that understands it.
import { open, seal } from './envelope';

/** Every key begins so, since a host may give one origin to many pages. */
const PREFIX = 'tilery.';
const QUARANTINE = `${PREFIX}quarantine.`;
const REPLAY = 'replay.';
/** At most so many values are set aside: all of them are tried again at each start. */
export const MOST_ASIDES = 500;
/** So often values that wait are tried again, in milliseconds. */
const AGAIN_MS = 5000;

/** Why values are not kept as they should be: no storage at all, no room, or a value that cannot be understood. */
export type Trouble = 'refused' | 'full' | 'damaged' | 'newer';

/** A value that was set aside because this build, or the one before it, did not understand it. */
export interface Aside {
  /** Where it lies, for `remove`. */
  key: string;
  /** Where it belongs. */
  of: string;
  text: string;
}

export class Area extends EventTarget {
  readonly #disk: Storage | undefined;
  /** What could not be written yet. */
  readonly #memory = new Map<string, string>();
  /** What of it is in the database as well. */
  readonly #copies = new Set<string>();
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Keys whose value cannot be understood and found no room elsewhere yet: it is not written over. */
  readonly #stuck = new Set<string>();
  readonly #told = new Set<Trouble>();
  /** How many values have been set aside, once that was counted; other tabs may have changed it since. */
  #asides: number | undefined;
  /** Keys for which no replay gives way, since there is room for them elsewhere. */
  spared: RegExp | undefined;

  constructor() {
    super();
    this.#disk = disk();
    if (this.#disk === undefined) this.#tell('refused');
    // Values of other tabs arrive as events; what this tab holds in memory for the same key is older.
    addEventListener('storage', (event) => {
      if (event.storageArea !== this.#disk) return;
      // Somebody made room, perhaps another page of this host.
      if (event.newValue === null) this.#writeWaiting();
      if (event.key === null || !event.key.startsWith(PREFIX)) return;
      this.#waits(event.key, undefined);
      this.dispatchEvent(new CustomEvent('elsewhere', { detail: event.key.slice(PREFIX.length) }));
    });
  }

  /** Whether anything is kept in memory only, and so would be lost with the page. */
  get isVolatile(): boolean {
    return this.#disk === undefined || [...this.#memory.keys()].some((name) => !this.#copies.has(name));
  }

  /** Whether a value whose key begins so is kept in memory only. */
  waits(start: string): boolean {
    return [...this.#memory.keys()].some((name) => name.startsWith(PREFIX + start));
  }

  /** What has gone wrong and is not mended; those who begin to listen later ask here. */
  get troubles(): ReadonlySet<Trouble> {
    return this.#told;
  }

  /**
   * The value under a key, once `check` has understood it. What is damaged, foreign or newer is set aside under
   * another key, so that nothing is thrown away and the rest works.
   */
  read<T>(key: string, check: (data: unknown) => T | undefined): T | undefined {
    const text = this.#get(PREFIX + key);
    if (text === null) return undefined;
    const opened = open(text);
    const value = opened.state === 'good' ? check(opened.data) : undefined;
    if (value === undefined) this.#setAside(key, text, opened.state === 'newer' ? 'newer' : 'damaged');
    return value;
  }

  /** Keeps a value; a copy is one that is in the database as well. Returns whether it would survive the page. */
  write(key: string, data: unknown, isCopy = false): boolean {
    const name = PREFIX + key;
    if (isCopy) this.#copies.add(name);
    else this.#copies.delete(name);
    const stuck = this.#stuck.has(name) ? this.#disk?.getItem(name) : undefined;
    if (stuck != null && !this.#move(key, stuck)) {
      this.#waits(name, seal(data));
      return false;
    }
    return this.#set(name, seal(data));
  }

  remove(key: string): void {
    // Counted anew when it matters.
    if (key.startsWith('quarantine.')) this.#asides = undefined;
    this.#waits(PREFIX + key, undefined);
    if (this.#stuck.has(PREFIX + key)) return;
    try {
      this.#disk?.removeItem(PREFIX + key);
    } catch {
      // A browser that refuses to remove has refused to write before.
    }
    this.#writeWaiting();
  }

  /** What was set aside, as far as it can be looked at in one go: the rest follows once some of it is gone. */
  asides(): Aside[] {
    const all = new Set(this.keys('quarantine.'));
    return [...all].slice(0, MOST_ASIDES).flatMap((key) => {
      const text = this.raw(key);
      const name = key.slice('quarantine.'.length);
      // Of several values of one key all but the first have a number; builds before this one parted it by a full stop.
      const base = name.replace(/~\d+$/, '');
      const before = name.replace(/\.\d+$/, '');
      const of = base === name && all.has(`quarantine.${before}`) ? before : base;
      return text === null ? [] : [{ key, of, text }];
    });
  }

  /** The text under a key as it is stored, for export. */
  raw(key: string): string | null {
    return this.#get(PREFIX + key);
  }

  /** The keys that begin with a text, in no order. */
  keys(start: string): string[] {
    const all = new Set(this.#memory.keys());
    try {
      for (let i = 0; i < (this.#disk?.length ?? 0); i += 1) {
        const key = this.#disk?.key(i);
        if (key) all.add(key);
      }
    } catch {
      // Then what is in memory is all there is.
    }
    return [...all].filter((key) => key.startsWith(PREFIX + start)).map((key) => key.slice(PREFIX.length));
  }

  #get(name: string): string | null {
    const held = this.#memory.get(name);
    if (held !== undefined) return held;
    try {
      return this.#disk?.getItem(name) ?? null;
    } catch {
      this.#tell('refused');
      return null;
    }
  }

  #set(name: string, text: string): boolean {
    if (this.#disk !== undefined) {
      for (;;) {
        try {
          this.#disk.setItem(name, text);
          this.#waits(name, undefined);
          return true;
        } catch (error) {
          const isSpared = this.#copies.has(name) || this.spared?.test(name.slice(PREFIX.length));
          // Room is no help where the browser refuses.
          if (isQuota(error) && !isSpared && this.#dropOldestReplay(name)) continue;
          if (!this.#copies.has(name)) this.#tell(isQuota(error) ? 'full' : 'refused');
          break;
        }
      }
    }
    this.#waits(name, text);
    return false;
  }

  /** Notes what is to be written under a key as soon as there is room, or that nothing is. */
  #waits(name: string, text: string | undefined): void {
    const before = this.#memory.size;
    if (text === undefined) this.#memory.delete(name);
    else this.#memory.set(name, text);
    if (this.#memory.size === before) return;
    if (this.#memory.size === 0) this.#told.delete('full');
    else if (this.#disk !== undefined) this.#again ??= setTimeout(() => this.#tryAgain(), AGAIN_MS);
    this.dispatchEvent(new Event('waiting'));
  }

  #tryAgain(): void {
    this.#again = undefined;
    this.#writeWaiting();
    this.dispatchEvent(new Event('again'));
    if (this.#memory.size > 0) this.#again = setTimeout(() => this.#tryAgain(), AGAIN_MS);
  }

  /** Writes what waits, as far as there is room. Nothing gives way to it: that was tried when it came. */
  #writeWaiting(): void {
    for (const [name, text] of [...this.#memory]) {
      const stuck = this.#stuck.has(name) ? this.#disk?.getItem(name) : undefined;
      if (stuck != null && !this.#move(name.slice(PREFIX.length), stuck)) continue;
      try {
        this.#disk?.setItem(name, text);
        if (this.#disk !== undefined) this.#waits(name, undefined);
      } catch {
        // A smaller one may fit.
      }
    }
  }

  /** Makes room. Scores and running games are never dropped. */
  #dropOldestReplay(wanted: string): boolean {
    let oldest: { key: string; time: number } | undefined;
    for (const key of this.keys(REPLAY)) {
      if (PREFIX + key === wanted || this.#memory.has(PREFIX + key)) continue;
      const time = timeOf(this.#get(PREFIX + key));
      if (oldest === undefined || time < oldest.time) oldest = { key, time };
    }
    if (oldest === undefined) return false;
    this.remove(oldest.key);
    return this.#get(PREFIX + oldest.key) === null;
  }

  #setAside(key: string, text: string, trouble: 'damaged' | 'newer'): void {
    if (!this.#move(key, text)) {
      this.#waits(PREFIX + key, undefined);
      this.#stuck.add(PREFIX + key);
    }
    this.#tell(trouble);
  }

  /**
   * Sets a text aside that belongs under a key and cannot be understood. Returns whether it would survive the page; what comes when there are
   * too many already does not.
   */
  putAside(key: string, text: string): boolean {
    this.#asides ??= this.keys('quarantine.').length;
    let name = `${QUARANTINE}${key}`;
    for (let n = 2; this.#get(name) !== null && this.#get(name) !== text; n += 1) {
      if (n > MOST_ASIDES) return false;
      name = `${QUARANTINE}${key}~${n}`;
    }
    if (this.#get(name) === text) return !this.#memory.has(name);
    if (this.#asides >= MOST_ASIDES) return false;
    this.#asides += 1;
    return this.#set(name, text);
  }

  /** Puts a value that cannot be understood under another key. Returns whether it lies safe there. */
  #move(key: string, text: string): boolean {
    // Only what lies safe under the other key may go from its own.
    if (!this.putAside(key, text)) return false;
    this.#stuck.delete(PREFIX + key);
    this.remove(key);
    return true;
  }

  #tell(trouble: Trouble): void {
    if (this.#told.has(trouble)) return;
    this.#told.add(trouble);
    this.dispatchEvent(new CustomEvent('trouble', { detail: trouble }));
  }
}

/** The browser's storage, if it lets us write at all. A full one still counts: what is there can be read. */
function disk(): Storage | undefined {
  try {
    const storage = globalThis.localStorage;
    // Browsers without storage fail on access, on reading, or only on writing.
    storage.getItem(PREFIX);
    const probe = `${PREFIX}probe`;
    try {
      storage.setItem(probe, '1');
      storage.removeItem(probe);
    } catch (error) {
      if (storage.length === 0 || !isQuota(error)) return undefined;
    }
    return storage;
  } catch {
    return undefined;
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}

function timeOf(text: string | null): number {
  const opened = text === null ? undefined : open(text);
  const data = opened?.state === 'good' ? opened.data : undefined;
  const time = (data as { time?: unknown } | undefined)?.time;
  return typeof time === 'number' ? time : 0;
}
