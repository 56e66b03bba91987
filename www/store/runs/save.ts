// Splits the text of a save (docs/notation.md) as far as the page needs it. Only Rust checks that it can be
// played.

export interface Save {
  /** The first line. */
  header: string;
  /** The beginning of the game: `id ...`, or `from` and a position. */
  origin: string;
  /** The number of moves that are applied. */
  at: number;
  /** All moves, including those that can be redone, one per line; equal consecutive ones may share a line. */
  moves: string;
}

const PARTS = /^(tilery \d+)\n((?:id .*|from\n(?: {2}.*\n)+)\n?)at (\d+).*\n(?:hash .*\n)*/;

export function partsOf(save: string): Save | undefined {
  const parts = PARTS.exec(save);
  if (parts === null) return undefined;
  const [all, header = '', origin = '', at] = parts;
  return { header, origin: origin.trimEnd(), at: Number(at), moves: save.slice(all.length) };
}

/** The id or position of an origin. */
export const textOf = (origin: string): string =>
  origin.startsWith('id ')
    ? origin.slice('id '.length)
    : origin.replace(/^from\n/, '').replace(/^ {2}/gm, '');

/** The aim of the assignment of an origin; null if it is none. */
export const aimIn = (origin: string): string | null => /;aim=([^;\n]*)/.exec(origin)?.[1] ?? null;

/** True if the game of an origin is an assignment. */
export const isAssignment = (origin: string): boolean => aimIn(origin) !== null;

/** The number of equal moves that a line of a save stands for. */
export const timesOf = (line: string): number => Number(/ x(\d+)\n?$/.exec(line)?.[1] ?? 1);
