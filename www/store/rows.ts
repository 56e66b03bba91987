// Rows: values to be merged with the value under a key. localStorage has no transactions between tabs: if two
// tabs read, change and write a value, one change is lost. So each change is a row under its own key, written
// once and never changed. The archive merges rows in a database transaction, and only then removes them.
import type { LocalArea } from './local';
import { bare } from './shape';
import { STATE } from './shapes';

const ROW = 'row.';
const ROW_NAME = /^row\.|~[^~]*$/g;

/** Writes a row for a key. Returns false if it is in memory only. */
export const writeRow = (area: LocalArea, key: string, value: unknown): boolean =>
  area.write(newRow(key), value);

/** The name of a new row for a key. */
export const newRow = (key: string): string => `${startOf(key)}~${newName()}`;

/** Rows of projects have a prefix of their own, since earlier builds in other windows cannot merge them. */
const startOf = (key: string) => (key.startsWith(STATE) ? key : ROW + key);

/** Writes a row for a key, and requests that it be moved. */
export function addRow(area: LocalArea, key: string, value: unknown): void {
  writeRow(area, key, value);
  area.dispatchEvent(new Event('row'));
}

/** The names of the rows of all keys with a prefix. */
export const rowsFrom = (area: LocalArea, start: string): string[] => area.keys(startOf(start));

export const rowsOf = (area: LocalArea, key: string): string[] => rowsFrom(area, `${key}~`);

/** The key of a row; any other name is a key itself. */
export const keyOfRow = (name: string): string =>
  name.startsWith(ROW) || name.startsWith(STATE) ? name.replace(ROW_NAME, '') : name;

/** All values of a key in localStorage. */
export const valuesOf = <T>(area: LocalArea, key: string, check: (data: unknown) => T | undefined): T[] =>
  [key, ...rowsOf(area, key)].flatMap((name) => area.read(name, check) ?? []);

/** A kind of value that tabs and devices add to. Its merge is commutative and idempotent. */
export interface Union<T extends object> {
  /** The first word of its keys. */
  word: string;
  check: (data: unknown) => T | undefined;
  unite: (ours: T, theirs: T) => T;
}

/** The value under a name, from all its rows. */
export const unionOf = <T extends object>(
  area: LocalArea,
  { word, check, unite }: Union<T>,
  name: string,
): T => valuesOf(area, `${word}.${name}`, check).reduce(unite, bare() as T);

/** Adds to a value. Returns true if that changes it. */
export function addTo<T extends object>(area: LocalArea, union: Union<T>, name: string, come: T): boolean {
  const known = union.unite(unionOf(area, union, name), bare() as T);
  const isNews = JSON.stringify(union.unite(known, come)) !== JSON.stringify(known);
  if (isNews) addRow(area, `${union.word}.${name}`, come);
  return isNews;
}

/** A random identifier of eight letters and digits. */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}
