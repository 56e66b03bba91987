// The puzzles made from a player's own mistakes: `puzzles.GAME`, by the names of their texts, and rows for
// it. The last answer counts, so that merging is commutative.

import { isRecord } from '../envelope';
import type { LocalArea } from '../local';
import { addTo, type Union, unionOf } from '../rows';
import { boardName } from './trails';

export interface Puzzle {
  /** The text of the assignment. */
  text: string;
  /** The day of the last answer, `YYYYMMDD`; empty before the first. */
  seen: string;
  /** The number of consecutive correct first attempts. */
  found: number;
}

export type Puzzles = Record<string, Puzzle>;

/** The maximum number of puzzles per game. Those solved most often are dropped first. */
const MOST = 100;

const both = (ours: Puzzles, theirs: Puzzles): Puzzles => united(Object.values(ours), Object.values(theirs));

export const PUZZLES: Union<Puzzles> = { word: 'puzzles', check: puzzles, unite: both };

export const puzzlesOf = (area: LocalArea, game: string): Puzzles => unionOf(area, PUZZLES, game);

/** Adds puzzles. Returns true if any were new. */
export const addPuzzles = (area: LocalArea, game: string, come: readonly Puzzle[]): boolean =>
  addTo(area, PUZZLES, game, united([], come));

/** Merges the puzzles of two devices. */
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

/** True if a state of a puzzle is later than another; for the same day, if it has fewer correct answers. */
const isLater = (puzzle: Puzzle, than: Puzzle): boolean =>
  puzzle.seen > than.seen || (puzzle.seen === than.seen && puzzle.found < than.found);

/** Validates a stored value. */
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
