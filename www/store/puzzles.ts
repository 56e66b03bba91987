// The puzzles that were made of a player's own mistakes: `puzzles.GAME`, by the names of their texts, and rows for it. What was answered last counts, so that
// those of two devices unite to the same whatever comes first.
import type { Area } from './area';
import { isRecord } from './envelope';
import { addRow, valuesOf } from './rows';
import { boardName } from './trails';

export interface Puzzle {
  /** The assignment. */
  text: string;
  /** The day on which it was answered last, `YYYYMMDD`; empty before that. */
  seen: string;
  /** How many times in a row it was found at once. */
  found: number;
}

export type Puzzles = Record<string, Puzzle>;

/** So many are kept of a game; those that were found most often give way. */
const MOST = 100;

const keyOf = (game: string) => `puzzles.${game}`;

export const puzzlesOf = (area: Area, game: string): Puzzles =>
  valuesOf(area, keyOf(game), puzzles).reduce(both, {});

/** Takes in puzzles. Returns whether any of them was news. */
export function addPuzzles(area: Area, game: string, come: readonly Puzzle[]): boolean {
  const known = both(puzzlesOf(area, game), {});
  const theirs = united([], come);
  const isNews = JSON.stringify(both(known, theirs)) !== JSON.stringify(known);
  if (isNews) addRow(area, keyOf(game), theirs);
  return isNews;
}

export const both = (ours: Puzzles, theirs: Puzzles): Puzzles =>
  united(Object.values(ours), Object.values(theirs));

/** What two devices know. */
export function united(ours: readonly Puzzle[], theirs: readonly Puzzle[]): Puzzles {
  const all: Puzzles = {};
  for (const puzzle of [...ours, ...theirs]) {
    const name = boardName(puzzle.text);
    const known = all[name];
    if (known === undefined || isLater(puzzle, known)) all[name] = puzzle;
  }
  const kept = Object.entries(all)
    .sort(([a, { found: times }], [b, { found }]) => times - found || (a < b ? -1 : 1))
    .slice(0, MOST);
  return Object.fromEntries(kept);
}

/** Whether a puzzle was answered after another state of it; on one day, whether it was found less often. */
const isLater = (puzzle: Puzzle, than: Puzzle): boolean =>
  puzzle.seen > than.seen || (puzzle.seen === than.seen && puzzle.found < than.found);

/** What stands between storage and the program. */
export function puzzles(data: unknown): Puzzles | undefined {
  if (!isRecord(data)) return undefined;
  const all = Object.entries(data);
  return all.every(([name, value]) => isPuzzle(value) && boardName(value.text) === name)
    ? (Object.fromEntries(all) as Puzzles)
    : undefined;
}

function isPuzzle(data: unknown): data is Puzzle {
  if (!isRecord(data)) return false;
  const { text, seen, found } = data;
  return (
    typeof text === 'string' &&
    typeof seen === 'string' &&
    /^(\d{8})?$/.test(seen) &&
    typeof found === 'number' &&
    Number.isInteger(found) &&
    found >= 0
  );
}
