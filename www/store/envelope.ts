// The envelope of each stored value, by which damaged and newer values are detected before use.

/** The version of stored values that this program writes. It reads this version and all older ones. */
export const VERSION = 1;

export type Opened = { state: 'good'; data: unknown } | { state: 'damaged' } | { state: 'newer' };

/**
 * The 32-bit FNV-1a hash (Fowler, Noll and Vo) of the UTF-16 code units. It detects damage, not tampering.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Wraps a value for storage: `{"v":1,"sum":"…","data":…}`. */
export function seal(data: unknown): string {
  const text = JSON.stringify(data);
  return `{"v":${VERSION},"sum":"${checksum(text)}","data":${text}}`;
}

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

/** True for objects other than arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
