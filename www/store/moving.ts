// Moves values from localStorage into the database. A transaction merges them with the existing ones, and
// only then are they removed from localStorage. So a tab that closes in between loses nothing, and values
// that two tabs move at once are stored once.

import { type Database, Silence } from './database';
import { allTogether, type Come, collect, groupOf, partsOf, together, type Values } from './groups';
import { checkOf, isCopied, isMoved, KEPT } from './kept';
import type { LocalArea } from './local';
import * as rows from './rows';
import { LEFT, runnings } from './runs/run';

/** The prefix under which earlier builds stored runs that were left, one list per game. */
const LISTS = 'kept.';
/** The number of groups moved in one transaction. */
const BATCH = 100;

export class Mover {
  readonly #area: LocalArea;
  /** The editors. Their runs are works, which are in lists of their own. */
  readonly #editors: ReadonlySet<string>;
  base: Database | undefined;
  /** Called when the database does not respond. */
  readonly #silent: (error: Silence) => void;

  constructor(area: LocalArea, editors: ReadonlySet<string>, silent: (error: Silence) => void) {
    this.#area = area;
    this.#editors = editors;
    this.#silent = silent;
  }

  async move(): Promise<void> {
    this.#takeOver();
    const sources = this.#sources();
    const groups = new Map([...sources.keys()].map(groupOf).map((keys) => [keys.join(), keys]));
    const all = [...groups.values()];
    for (let n = 0; n < all.length; n += BATCH) await this.#settle(all.slice(n, n + BATCH), sources);
  }

  /** The names under which the values to move are stored, by key. */
  #sources(): Map<string, string[]> {
    const sources = new Map<string, string[]>();
    for (const name of this.#area.keys('')) {
      const key = rows.keyOfRow(name);
      if (isMoved(name) ? !name.startsWith(LISTS) : isCopied(name)) collect(sources, key, name);
    }
    return sources;
  }

  /** Moves the values of some groups. */
  async #settle(groups: readonly string[][], sources: ReadonlyMap<string, string[]>): Promise<void> {
    const names = groups.flat().flatMap((key) => sources.get(key) ?? []);
    const texts = new Map(names.map((name) => [name, this.#area.raw(name)]));
    const come = this.#read(names);
    if (this.base === undefined) return this.#gather(groups, sources, come);
    let now: Values = new Map();
    try {
      await this.base.change(groups.flat(), (there) => {
        now = allTogether(groups, there, come);
        return now;
      });
    } catch (error) {
      if (error instanceof Silence) return this.#silent(error);
      // The database is full too. Try the groups one by one. Those that do not fit stay in localStorage.
      if (groups.length === 1) console.warn(error);
      else for (const group of groups) await this.#settle([group], sources);
      return;
    }
    for (const [name, text] of texts) {
      const key = rows.keyOfRow(name);
      if (!come.has(key) || isCopied(name)) continue;
      // A row is never rewritten. Any other value may have changed meanwhile.
      if (name !== key || this.#area.raw(name) === text) this.#area.remove(name);
    }
    for (const key of groups.flat()) this.#copy(key, now.get(key));
  }

  /** Without a database, merges the rows of each key into one. */
  #gather(groups: readonly string[][], sources: ReadonlyMap<string, string[]>, come: Come): void {
    for (const keys of groups) {
      // The rows of a project are under the last of its keys.
      const key = keys.at(-1) ?? '';
      const own = (sources.get(key) ?? []).filter((name) => name !== key);
      // If storage is full, the merged row would not fit either.
      if (own.length < 2 || !come.has(key) || own.some((name) => this.#area.waits(name))) continue;
      const merged = together(keys, new Map(), this.#read(own));
      const all = keys.length > 1 ? [[key, partsOf(merged)] as const] : [...merged];
      if (all.every(([one, value]) => value === undefined || rows.writeRow(this.#area, one, value)))
        for (const name of own) this.#area.remove(name);
    }
  }

  /** Copies to localStorage the values that are read before the database opens. */
  #copy(key: string, value: unknown): void {
    if (!isCopied(key) || value === undefined) return;
    const before = this.#area.raw(key);
    this.#area.write(key, value, true);
    if (this.#area.raw(key) !== before)
      this.#area.dispatchEvent(new CustomEvent('elsewhere', { detail: key }));
  }

  /** Restores copies that localStorage has lost from the database. */
  async copyAll(base: Database): Promise<void> {
    for (const [word, { place }] of Object.entries(KEPT))
      for (const [key, value] of place === 'copied' ? await base.all(`${word}.`) : [])
        if (this.#area.raw(key) === null) this.#copy(key, value);
  }

  /** Migrates the data of earlier builds. */
  #takeOver(): void {
    for (const key of this.#area.keys(LISTS)) {
      const game = key.slice(LISTS.length);
      if (this.#editors.has(game)) continue;
      const values = this.#area.read(key, runnings);
      if (values === undefined) continue;
      const areKept = values.map((value) => rows.writeRow(this.#area, LEFT + value.run, { ...value, game }));
      if (areKept.every((isKept) => isKept)) this.#area.remove(key);
    }
  }

  /** The values under some names in localStorage, by their keys. */
  #read(names: readonly string[]): Map<string, unknown[]> {
    const found = new Map<string, unknown[]>();
    for (const name of names) {
      const key = rows.keyOfRow(name);
      const value = this.#area.read(name, checkOf(key));
      if (value !== undefined) collect(found, key, value);
    }
    return found;
  }

  /** The values in localStorage for all keys with a prefix. */
  local(start: string): Map<string, unknown[]> {
    return this.#read([...new Set([...this.#area.keys(start), ...rows.rowsFrom(this.#area, start)])]);
  }

  /** The values in localStorage for some keys. */
  localOf(keys: readonly string[]): Map<string, unknown[]> {
    return this.#read(keys.flatMap((key) => [key, ...rows.rowsOf(this.#area, key)]));
  }
}
