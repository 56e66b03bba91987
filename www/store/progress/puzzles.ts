// The puzzles made from a player's own mistakes: `puzzles.GAME`, by the names of their texts, and rows for
// it. The last answer counts, so that merging is commutative.

import type { LocalArea } from '../local';
import { addTo, type Union, unionOf } from '../rows';
import { bare, map, type Of, record, shape, text, whole } from '../shape';
import { ANY, content, DAY } from '../shapes';
import { boardName } from './trails';

const puzzle = record({
  text: content,
  /** The day of the last answer, `YYYYMMDD`; empty before the first. */
  seen: text(8, { test: (day) => day === '' || DAY.test(day) }),
  /** The number of consecutive correct first attempts. */
  found: whole(),
});
export type Puzzle = Of<typeof puzzle>;

/** Puzzles by the names of their texts. */
const named = map(ANY, puzzle);
export const puzzles = shape((data) => {
  const all = named(data);
  return all && Object.entries(all).every(([name, { text }]) => boardName(text) === name) ? all : undefined;
}, named);
export type Puzzles = Of<typeof puzzles>;

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
  const all: Puzzles = bare();
  for (const puzzle of [...ours, ...theirs]) {
    const name = boardName(puzzle.text);
    const known = all[name];
    if (known === undefined || isLater(puzzle, known)) all[name] = puzzle;
  }
  const kept = Object.entries(all)
    .sort(([a, { found: times }], [b, { found }]) => times - found || (a < b ? -1 : 1))
    .slice(0, MOST);
  return bare(kept);
}

/** True if a state of a puzzle is later than another; for the same day, if it has fewer correct answers. */
const isLater = (puzzle: Puzzle, than: Puzzle): boolean =>
  puzzle.seen > than.seen || (puzzle.seen === than.seen && puzzle.found < than.found);
