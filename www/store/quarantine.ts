// Foreign values in localStorage, and the quarantined ones: their list, and the limits for those from files.
import { type LocalArea, MOST_ASIDES } from './local';

const START = 'quarantine.';
/**
 * The maximum number of characters of quarantined values that come from files. A value beyond it is not
 * imported and stays in its file, so that foreign files cannot fill the storage.
 */
export const MOST_FOREIGN_CHARS = 1_000_000;

/** A quarantined value, which no build so far could read. */
export interface QuarantinedValue {
  /** Its key in the quarantine, for `remove`. */
  key: string;
  /** Its original key. */
  of: string;
  text: string;
}

/** The first quarantined values. The rest follows once some have been removed. */
export function asidesIn(area: LocalArea): QuarantinedValue[] {
  const all = new Set(area.keys(START));
  return [...all].slice(0, MOST_ASIDES).flatMap((key) => {
    const text = area.raw(key);
    const name = key.slice(START.length);
    // Later values of the same key are numbered. Earlier builds separated the number by a full stop.
    const base = name.replace(/~\d+$/, '');
    const before = name.replace(/\.\d+$/, '');
    const of = base === name && all.has(START + before) ? before : base;
    return text === null ? [] : [{ key, of, text }];
  });
}

/**
 * Quarantines an unreadable text from a file. Returns false if it was not stored, because the quarantine has
 * too many values or characters already.
 */
export const putAside = (area: LocalArea, key: string, text: string): boolean =>
  area.quarantine(key, text, MOST_FOREIGN_CHARS);

/** Writes foreign values, which evict nothing. */
export function foreign<T>(area: LocalArea, write: () => T): T {
  area.isForeign = true;
  try {
    return write();
  } finally {
    area.isForeign = false;
  }
}
