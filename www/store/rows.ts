// Rows: values that are still to be united with what stands under a key. localStorage is no transaction between tabs: a value that two of
// them read, change and write loses one of the changes. So each change is a row under a key of its own, written once and never again; the
// depot unites rows in the database, where a transaction lets nothing in between, and only then removes them.
import type { Area } from './area';

const ROW = 'row.';

/** Writes a row for what stands under a key. Returns whether it would survive the page. */
export const writeRow = (area: Area, key: string, value: unknown): boolean =>
  area.write(`${ROW}${key}~${newName()}`, value);

/** The same, and has it moved as soon as it can be. */
export function addRow(area: Area, key: string, value: unknown): void {
  writeRow(area, key, value);
  area.dispatchEvent(new Event('row'));
}

/** The names of the rows of all keys that begin so. */
export const rowsFrom = (area: Area, start: string): string[] => area.keys(ROW + start);

/** The names of the rows of a key. */
export const rowsOf = (area: Area, key: string): string[] => rowsFrom(area, `${key}~`);

/** The key that a row is of; any other key is its own. */
export const keyOfRow = (name: string): string =>
  name.startsWith(ROW) ? name.slice(ROW.length).replace(/~[^~]*$/, '') : name;

/** All values for a key that lie in localStorage. */
export const valuesOf = <T>(area: Area, key: string, check: (data: unknown) => T | undefined): T[] =>
  [key, ...rowsOf(area, key)].flatMap((name) => area.read(name, check) ?? []);

/** A name that nobody else has: eight letters and digits. */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}
