// Access to localStorage, through this module only. If the browser rejects writes or storage is full, values
// wait in memory and are written as soon as there is room. `trouble` events report faults, and `waiting`
// events report that the set of unwritten values has changed. Unreadable values are quarantined under another
// key, until a build can read them.
import { open, seal } from './envelope';

/** The prefix of all keys, since a host may have many pages under one origin. */
const PREFIX = 'tilery.';
const QUARANTINE = `${PREFIX}quarantine.`;
const REPLAY = 'replay.';
/** The maximum number of quarantined values, since each start retries all of them. */
export const MOST_ASIDES = 500;
/** The interval between retries of unwritten values, in milliseconds. */
const AGAIN_MS = 5000;

/** The faults of storage: unavailable, full, a damaged value, or a value of a newer version. */
export type Trouble = 'refused' | 'full' | 'damaged' | 'newer';

export class LocalArea extends EventTarget {
  readonly #disk: Storage | undefined;
  /** The unwritten values. */
  readonly #memory = new Map<string, string>();
  /** The keys of values that are also in the database. */
  readonly #copies = new Set<string>();
  #again: ReturnType<typeof setTimeout> | undefined;
  /** The keys of unreadable values that could not be quarantined yet. They are not overwritten. */
  readonly #stuck = new Set<string>();
  readonly #told = new Set<Trouble>();
  /**
   * The number of quarantined values and of their characters, once counted. Other tabs may have changed it
   * since.
   */
  #asides: { count: number; chars: number } | undefined;
  /** True for keys whose writes never evict a replay, because their values can be stored elsewhere. */
  spares: ((key: string) => boolean) | undefined;
  /** True while foreign values are written, which evict nothing. */
  isForeign = false;

  constructor() {
    super();
    this.#disk = disk();
    if (this.#disk === undefined) this.#tell('refused');
    // Storage events report the values of other tabs, which are newer than those in memory here.
    addEventListener('storage', (event) => {
      if (event.storageArea !== this.#disk) return;
      // Room may have been freed, even by another page of this host.
      if (event.newValue === null) this.#writeWaiting();
      if (event.key === null || !event.key.startsWith(PREFIX)) return;
      this.#waits(event.key, undefined);
      this.dispatchEvent(new CustomEvent('elsewhere', { detail: event.key.slice(PREFIX.length) }));
    });
  }

  /** Calls back with the keys that other tabs change. */
  onElsewhere(run: (key: string) => void, signal?: AbortSignal): void {
    const tell = (event: Event) => run((event as CustomEvent<string>).detail);
    this.addEventListener('elsewhere', tell, signal && { signal });
  }

  /** True if anything is in memory only, and would be lost with the page. */
  get isVolatile(): boolean {
    return this.#disk === undefined || [...this.#memory.keys()].some((name) => !this.#copies.has(name));
  }

  /** True if nothing is stored, as on a first visit. */
  get isEmpty(): boolean {
    return this.keys('').length === 0;
  }

  /** True if a value under a key with this prefix is in memory only. */
  waits(start: string): boolean {
    return [...this.#memory.keys()].some((name) => name.startsWith(PREFIX + start));
  }

  /** The faults that persist, for listeners added later. */
  get troubles(): ReadonlySet<Trouble> {
    return this.#told;
  }

  /**
   * The value under a key, if `check` accepts it. Damaged, foreign and newer values are quarantined, so that
   * nothing is lost and the rest works.
   */
  read<T>(key: string, check: (data: unknown) => T | undefined): T | undefined {
    const text = this.#get(PREFIX + key);
    if (text === null) return undefined;
    const opened = open(text);
    const value = opened.state === 'good' ? check(opened.data) : undefined;
    if (value === undefined) this.#setAside(key, text, opened.state === 'newer' ? 'newer' : 'damaged');
    return value;
  }

  /**
   * Stores a value; `isCopy` is true if the database has it as well. Returns false if it is in memory only.
   */
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
    // Counted again when needed.
    if (key.startsWith('quarantine.')) this.#asides = undefined;
    this.#waits(PREFIX + key, undefined);
    if (this.#stuck.has(PREFIX + key)) return;
    try {
      this.#disk?.removeItem(PREFIX + key);
    } catch {
      // A browser that rejects removal has rejected writes before.
    }
    this.#writeWaiting();
  }

  /** The text under a key as it is stored, for export. */
  raw(key: string): string | null {
    return this.#get(PREFIX + key);
  }

  /** The keys with a prefix, in any order. */
  keys(start: string): string[] {
    const all = new Set(this.#memory.keys());
    try {
      for (let i = 0; i < (this.#disk?.length ?? 0); i += 1) {
        const key = this.#disk?.key(i);
        if (key) all.add(key);
      }
    } catch {
      // Only the values in memory are available then.
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
          const isSpared =
            this.#copies.has(name) || this.isForeign || this.spares?.(name.slice(PREFIX.length));
          // Freeing room does not help if the browser rejects writes.
          if (isQuota(error) && !isSpared && this.#dropOldestReplay(name)) continue;
          if (!this.#copies.has(name)) this.#tell(isQuota(error) ? 'full' : 'refused');
          break;
        }
      }
    }
    this.#waits(name, text);
    return false;
  }

  /** Registers a value to be written once there is room, or unregisters the key. */
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

  /** Writes waiting values that fit. It evicts nothing: that was tried at the first attempt. */
  #writeWaiting(): void {
    for (const [name, text] of [...this.#memory]) {
      const stuck = this.#stuck.has(name) ? this.#disk?.getItem(name) : undefined;
      if (stuck != null && !this.#move(name.slice(PREFIX.length), stuck)) continue;
      try {
        this.#disk?.setItem(name, text);
        if (this.#disk !== undefined) this.#waits(name, undefined);
      } catch {
        // A smaller value may fit.
      }
    }
  }

  /** Frees room by evicting a replay. Scores and running games are never evicted. */
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

  /** The number of quarantined values and of their characters. */
  #quarantined(): { count: number; chars: number } {
    if (this.#asides !== undefined) return this.#asides;
    const keys = this.keys('quarantine.');
    // Beyond the limit nothing more is accepted, so the sizes are not needed.
    const read = keys.length < MOST_ASIDES ? keys : [];
    const chars = read.reduce((sum, key) => sum + (this.raw(key)?.length ?? 0), 0);
    this.#asides = { count: keys.length, chars };
    return this.#asides;
  }

  /**
   * The key under which a text is in the quarantine already, or else a free one; undefined if there is none.
   */
  #asideOf(key: string, text: string): string | undefined {
    let name = `${QUARANTINE}${key}`;
    for (let n = 2; this.#get(name) !== null && this.#get(name) !== text; n += 1) {
      if (n > MOST_ASIDES) return undefined;
      name = `${QUARANTINE}${key}~${n}`;
    }
    return name;
  }

  /**
   * Quarantines a text, if there are not too many already, or more characters than `most`. Returns false if it
   * is not stored.
   */
  quarantine(key: string, text: string, most = Number.POSITIVE_INFINITY): boolean {
    const asides = this.#quarantined();
    const name = this.#asideOf(key, text);
    if (name === undefined) return false;
    if (this.#get(name) === text) return !this.#memory.has(name);
    if (asides.count >= MOST_ASIDES || asides.chars + text.length > most) return false;
    this.#asides = { count: asides.count + 1, chars: asides.chars + text.length };
    return this.#set(name, text);
  }

  /** Moves an unreadable value into the quarantine. Returns true if it is on disk there. */
  #move(key: string, text: string): boolean {
    // The limit on characters does not apply, since the text is in storage already.
    if (!this.quarantine(key, text)) return false;
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

/** The browser's storage, if it can be used at all. Full storage can still be read. */
function disk(): Storage | undefined {
  try {
    const storage = globalThis.localStorage;
    // Without storage, browsers fail on access, on reading, or only on writing.
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
