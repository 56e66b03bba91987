// Envelopes: every stored value stands in one, so that damage and newer versions are noticed before a value is used.

/** The version of stored values that this program writes; it reads this one and all before it. */
export const VERSION = 1;

/** What a stored text turned out to be. */
export type Opened = { state: 'good'; data: unknown } | { state: 'damaged' } | { state: 'newer' };

/** FNV-1a with 32 bits (Fowler, Noll and Vo) over UTF-16 units: it guards against damage, not against people. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A value as it is stored: `{"v":1,"sum":"…","data":…}`. */
export function seal(data: unknown): string {
  const text = JSON.stringify(data);
  return `{"v":${VERSION},"sum":"${checksum(text)}","data":${text}}`;
}

/** Reads a stored text. */
export function open(text: string): Opened {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { state: 'damaged' };
  }
  if (!isRecord(value) || typeof value.v !== 'number') return { state: 'damaged' };
  if (value.v > VERSION) return { state: 'newer' };
  if (value.data === undefined || value.sum !== checksum(JSON.stringify(value.data))) {
    return { state: 'damaged' };
  }
  return { state: 'good', data: value.data };
}

/** Whether a value is an object with names, and no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
