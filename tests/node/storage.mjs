// A browser's storage for tests in Node, with limited room and writes by other tabs.
import assert from 'node:assert/strict';
import { IDBFactory } from 'fake-indexeddb';
import { page, tilery } from './load.mjs';

/** @type {Set<(event: unknown) => void>} */
const listeners = new Set();
Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ name, /** @type {(event: unknown) => void} */ run) => {
    if (name === 'storage') listeners.add(run);
  },
});

// A browser without the Web Locks API. No other tab competes here.
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });

/** A `Storage` with a limit on its number of characters. */
export class Disk {
  room = 5_000_000;
  /** @type {Map<string, string>} */
  #values = new Map();

  get length() {
    return this.#values.size;
  }

  /** @param {number} n */
  key(n) {
    return [...this.#values.keys()][n] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.#values.get(key) ?? null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    let size = key.length + value.length;
    for (const [name, text] of this.#values) if (name !== key) size += name.length + text.length;
    if (size > this.room) throw new DOMException('no room left', 'QuotaExceededError');
    this.#values.set(key, value);
  }

  /** @param {string} key */
  removeItem(key) {
    this.#values.delete(key);
  }

  /** All values by their keys. */
  all() {
    return Object.fromEntries(this.#values);
  }

  clear() {
    this.#values.clear();
  }
}

/** Compares stored values, whose maps have no prototype. @param {unknown} actual @param {unknown} expected @param {string} [message] */
export const same = (actual, expected, message) =>
  assert.deepEqual(structuredClone(actual), structuredClone(expected), message);

/** Games with their records, as in the catalogue. @param {string[]} names */
export const gamesNamed = (...names) =>
  names.map(
    (name) =>
      tilery.catalogue().find((/** @type {{ id: string }} */ { id }) => id === name) ?? {
        id: name,
        records: [],
      },
  );

/** Puts an empty storage and an empty database in place. */
export function freshDisk() {
  const disk = new Disk();
  Object.assign(globalThis, { localStorage: disk, indexedDB: new IDBFactory() });
  return disk;
}

const { seal } = await page('www/store/envelope.ts');

/** A file of exported data. @param {Record<string, unknown>} values */
export const fileOf = (values) =>
  JSON.stringify({
    tilery: 'data',
    version: 1,
    values: Object.fromEntries(Object.entries(values).map(([key, data]) => [key, seal(data)])),
  });

/**
 * Simulates a write by another tab.
 * @param {Disk} disk
 * @param {string} key
 * @param {string | null} value
 */
export function elsewhere(disk, key, value) {
  if (value === null) disk.removeItem(key);
  else disk.setItem(key, value);
  for (const listen of listeners) listen({ storageArea: disk, key, newValue: value });
}
