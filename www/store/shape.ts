// Shapes: the type and the range of every stored field. A shape is a function that reads untrusted data. Its
// bounds are fields of the function, so that a test can walk the registry (`kept.ts`) with values at the bounds
// and beyond.
import { isRecord } from './envelope';

/** A pattern, or any other test of a text. */
export interface Pattern {
  test(text: string): boolean;
}

interface Bounds {
  least?: number;
  /** Also the maximum length of a text in characters, or of a list or map in entries. */
  most?: number;
  all?: readonly unknown[];
  /** The shape of the entries of a list or map. */
  of?: Shape<unknown>;
  fields?: Readonly<Record<string, Shape<unknown>>>;
}

/** Reads data; returns undefined for data of another shape. */
export type Shape<T> = ((data: unknown) => T | undefined) & Bounds;

export type Of<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Read<F extends Fields> = { [Name in keyof F]: Of<F[Name]> };

/** A shape with a function of its own, and the bounds of another one. */
export const shape = <T>(read: (data: unknown) => T | undefined, bounds: Bounds): Shape<T> =>
  Object.assign(read, bounds);

/**
 * A map with names from outside, such as files and links. It has no prototype, so `constructor` and `__proto__`
 * are names like any others.
 */
export const bare = <T>(entries: Iterable<readonly [string, T]> = []): Record<string, T> =>
  Object.setPrototypeOf(Object.fromEntries(entries), null);

/** A map with one more entry, or with another value for a name. */
export const put = <T>(map: Readonly<Record<string, T>>, name: string, value: T): Record<string, T> =>
  bare([...Object.entries(map), [name, value]]);

export const number = (least: number, most: number, isWhole = false): Shape<number> =>
  shape(
    (data) =>
      typeof data === 'number' && data >= least && data <= most && !(isWhole && data % 1 !== 0)
        ? data
        : undefined,
    { least, most },
  );

export const whole = (least = 0, most = Number.MAX_SAFE_INTEGER): Shape<number> => number(least, most, true);

export const clamped = (least: number, most: number, isWhole = false): Shape<number> =>
  shape(
    (data) => {
      if (typeof data !== 'number') return undefined;
      const value = data > least ? Math.min(most, data) : least;
      return isWhole ? Math.floor(value) : value;
    },
    { least, most },
  );

export const text = (most: number, pattern: Pattern = /^/): Shape<string> =>
  shape(
    (data) => (typeof data === 'string' && data.length <= most && pattern.test(data) ? data : undefined),
    {
      most,
    },
  );

export const choice = <T extends string | boolean>(all: readonly T[]): Shape<T> =>
  shape((data) => all.find((one) => one === data), { all });

export const flag = choice<boolean>([false, true]);

/** Reads other data as `other`. */
export const or = <T, const U>(of: Shape<T>, other: U): Shape<T | U> =>
  shape<T | U>((data) => of(data) ?? other, of);

/** The maximum number of entries of a list or map. */
const MOST = 100_000;

/** A list of at most `most` entries, all of which are valid. */
export const list = <T>(of: Shape<T>, most = MOST): Shape<T[]> =>
  shape(
    (data) => {
      const all = Array.isArray(data) && data.length <= most ? data.map((one) => of(one)) : [undefined];
      return all.every((one) => one !== undefined) ? all : undefined;
    },
    { of, most },
  );

/**
 * A map with names that the pattern accepts. Invalid entries are left out if
 * `isPartial`; otherwise the map is invalid.
 */
export const map = <T>(names: Pattern, of: Shape<T>, isPartial = false): Shape<Record<string, T>> =>
  shape(
    (data) => {
      const all = isRecord(data) ? Object.entries(data) : undefined;
      const valid = all?.flatMap(([name, one]): [string, T][] => {
        const value = names.test(name) ? of(one) : undefined;
        return value === undefined ? [] : [[name, value]];
      });
      const isValid = valid !== undefined && valid.length <= MOST;
      return isValid && (isPartial || valid.length === all?.length) ? bare(valid) : undefined;
    },
    { of, most: MOST },
  );

/**
 * An object with all of the fields, and perhaps some of the options, of which none may be invalid. Other fields
 * are left out.
 */
export const record = <F extends Fields, O extends Fields = Record<never, never>>(
  fields: F,
  options = {} as O,
): Shape<Read<F> & Partial<Read<O>>> => {
  const all: Fields = { ...fields, ...options };
  return shape(
    (data) => {
      const found: Record<string, unknown> = {};
      const areValid =
        isRecord(data) &&
        Object.keys(all).every((name) => {
          found[name] = all[name]?.(data[name]);
          return (
            found[name] !== undefined || (data[name] === undefined && name in options && delete found[name])
          );
        });
      return areValid ? (found as Read<F> & Partial<Read<O>>) : undefined;
    },
    { fields: all },
  );
};
