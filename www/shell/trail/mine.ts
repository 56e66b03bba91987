// Puzzles from the player's own mistakes: where a review found a better move, it is to be found next time. They are asked again after days,
// each time it was found at once a longer while later.

import type { GameSession } from '../../engine/types';
import { addPuzzles, type Puzzle, puzzlesOf } from '../../store/puzzles';
import type { Store } from '../../store/store';
import { boardName } from '../../store/trails';
import { dailySeed } from '../daily';
import { dayAt, numberOf } from '../days/streak';
import { turningPoints, type Verdict } from '../review';

/** After so many days a puzzle that was found once, twice and so on is asked again; after the last time no more. */
const PAUSES = [1, 3, 7, 14, 30, 90];

/** The day from which on a puzzle is asked; none when it was found often enough. */
export function dueOf({ seen, found }: Puzzle): string | undefined {
  if (seen === '') return seen;
  const pause = PAUSES[Math.max(0, found - 1)];
  return found > PAUSES.length || pause === undefined ? undefined : dayAt(numberOf(seen) + pause);
}

/** A player's own puzzles of a game that are still asked, the one that has waited longest first. */
export const waiting = (store: Store, game: string): { puzzle: Puzzle; due: string }[] =>
  Object.values(puzzlesOf(store.area, game))
    .flatMap((puzzle) => {
      const due = dueOf(puzzle);
      return due === undefined ? [] : [{ puzzle, due }];
    })
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));

/** The puzzle to answer next, if one is due. */
export const nextOwn = (store: Store, game: string, today = dailySeed()): Puzzle | undefined =>
  waiting(store, game).find(({ due }) => due <= today)?.puzzle;

/** What has been answered: nothing of a day counts but the first try. */
export const answered = (puzzle: Puzzle, isFound: boolean, today: string): Puzzle =>
  puzzle.seen === today ? puzzle : { ...puzzle, seen: today, found: isFound ? puzzle.found + 1 : 0 };

/** Notes that a puzzle was found, with so many stars, or not, if it is one of the player's own. */
export async function noteAnswer(
  { area }: Store,
  game: string,
  text: string,
  stars: number,
  today = dailySeed(),
): Promise<void> {
  const puzzle = puzzlesOf(area, game)[boardName(text)];
  // There is no par: it is hints alone that cost stars.
  if (puzzle !== undefined) await addPuzzles(area, game, [answered(puzzle, stars === 3, today)]);
}

/** Whether a move is worth asking for: a clear loss, and not found by playing anything else. */
const isPuzzle = ({ grade, good, choices }: Verdict): boolean =>
  (grade === 'mistake' || grade === 'blunder') && 2 * good.length <= choices;

/** The moves of a reviewed game, by their numbers from 0, before which a better one is to be found: the turning points that make puzzles. */
export const lessons = (verdicts: readonly (Verdict | undefined)[]): number[] =>
  turningPoints(verdicts).filter((n) => {
    const verdict = verdicts[n];
    return verdict !== undefined && isPuzzle(verdict);
  });

/** Makes puzzles of a game that was reviewed, and keeps them. Returns their texts, the worst mistake's first. */
export async function collect(
  { area }: Store,
  session: GameSession,
  verdicts: readonly (Verdict | undefined)[],
): Promise<string[]> {
  const at = session.at();
  const texts = lessons(verdicts).map((n) => {
    session.seek(n);
    return `${session.position()};aim=find ${verdicts[n]?.good.join('|')}`;
  });
  session.seek(at);
  await addPuzzles(
    area,
    session.game(),
    texts.map((text) => ({ text, seen: '', found: 0 })),
  );
  return texts;
}
