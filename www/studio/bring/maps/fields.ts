// Reads fields of untrusted JSON.
import { MapError } from './model';

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of an object; none if it is something else. */
export const fields = (value: unknown): Fields => (isFields(value) ? value : {});

/** The objects in a list; none if it is something else. */
export const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A finite number, also one in words, as XML has them. */
export function number(value: unknown, otherwise = 0): number {
  const n = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof n === 'number' && Number.isFinite(n) ? n : otherwise;
}

/** A whole number of at least one. Throws if the field has something else. */
export function size(of: Fields, name: string, place: string): number {
  const n = number(of[name], Number.NaN);
  if (!(Number.isInteger(n) && n >= 1 && n <= 1e9)) throw new MapError('field', { field: name, place });
  return n;
}

/** Parses JSON. Throws a fault with the place, as far as the browser says it. */
export function parsed(json: string, name: string): Fields {
  try {
    return fields(JSON.parse(json));
  } catch (error) {
    // Engines name the place in their own ways, and some do not at all.
    const said = String(error);
    const [, line] = /\bline (\d+)/.exec(said) ?? [];
    const [, at] = /\bposition (\d+)/.exec(said) ?? [];
    const count = at === undefined ? 0 : json.slice(0, Number(at)).split('\n').length;
    throw new MapError('json', { name, line: Number(line ?? count) });
  }
}
