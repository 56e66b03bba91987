// The text of a save (docs/notation.md), as far as the page takes it apart itself. Whether it is one that can be played, Rust alone says.

export interface Save {
  /** The first line. */
  header: string;
  /** How the game began: `id ...`, or `from` and a position. */
  origin: string;
  /** How many moves are applied. */
  at: number;
  /** All moves, those that can be redone included: a line each, or one for equal ones in a row. */
  moves: string;
}

const PARTS = /^(tilery \d+)\n((?:id .*|from\n(?: {2}.*\n)+)\n?)at (\d+).*\n(?:hash .*\n)*/;

export function partsOf(save: string): Save | undefined {
  const parts = PARTS.exec(save);
  if (parts === null) return undefined;
  const [all, header = '', origin = '', at] = parts;
  return { header, origin: origin.trimEnd(), at: Number(at), moves: save.slice(all.length) };
}

/** How many equal moves a line of a save stands for. */
export const timesOf = (line: string): number => Number(/ x(\d+)\n?$/.exec(line)?.[1] ?? 1);
