// Puzzles from the player's own mistakes: the positions in which a review found a better move. They are
// repeated after some days, with a longer interval after each correct answer.

import type { GameSession } from '../../engine/types';
import { addPuzzles, type Puzzle, puzzlesOf } from '../../store/progress/puzzles';
import { boardName } from '../../store/progress/trails';
import type { Store } from '../../store/store';
import { type Assessment, turningPoints } from '../assessment';
import { dailySeed } from '../days/daily-seed';
import { dayAt, numberOf } from '../days/streak';

/**
 * The intervals in days after one correct answer, after two, and so on. A puzzle solved more often is not
 * repeated.
 */
const PAUSES = [1, 3, 7, 14, 30, 90];

/** The day from which a puzzle is due, empty for a new one; undefined if it is not repeated any more. */
export function dueOf({ seen, found }: Puzzle): string | undefined {
  if (seen === '') return seen;
  const pause = PAUSES[Math.max(0, found - 1)];
  return found > PAUSES.length || pause === undefined ? undefined : dayAt(numberOf(seen) + pause);
}

/** The player's own puzzles of a game that are still repeated, the one due longest first. */
export const waiting = (store: Store, game: string): { puzzle: Puzzle; due: string }[] =>
  Object.values(puzzlesOf(store.area, game))
    .flatMap((puzzle) => {
      const due = dueOf(puzzle);
      return due === undefined ? [] : [{ puzzle, due }];
    })
    .sort((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));

/** The puzzles that are due, the one to answer next first. */
export const dueNow = (store: Store, game: string, today = dailySeed()): Puzzle[] =>
  waiting(store, game).flatMap(({ puzzle, due }) => (due <= today ? puzzle : []));

/** The puzzle to answer next, if one is due. */
export const nextOwn = (store: Store, game: string, today?: string): Puzzle | undefined =>
  dueNow(store, game, today)[0];

/** The puzzle after an answer. Only the first attempt of a day counts. */
export const answered = (puzzle: Puzzle, isFound: boolean, today: string): Puzzle =>
  puzzle.seen === today ? puzzle : { ...puzzle, seen: today, found: isFound ? puzzle.found + 1 : 0 };

/** Records the answer to a puzzle, if it is one of the player's own. */
export async function noteAnswer(
  { area }: Store,
  game: string,
  text: string,
  stars: number,
  today = dailySeed(),
): Promise<void> {
  const puzzle = puzzlesOf(area, game)[boardName(text)];
  // These puzzles have no par, so only hints cost stars.
  if (puzzle !== undefined) await addPuzzles(area, game, [answered(puzzle, stars === 3, today)]);
}

/** True if a move makes a puzzle: a clear loss, and at most half of the choices are good. */
const isPuzzle = ({ grade, good, choices }: Assessment): boolean =>
  (grade === 'mistake' || grade === 'blunder') && 2 * good.length <= choices;

/** The indices from 0 of the moves of a reviewed game that make puzzles. */
export const lessons = (assessments: readonly (Assessment | undefined)[]): number[] =>
  turningPoints(assessments).filter((n) => {
    const assessment = assessments[n];
    return assessment !== undefined && isPuzzle(assessment);
  });

/** Makes and stores the puzzles of a reviewed game. Returns their texts, that of the worst mistake first. */
export async function collect(
  { area }: Store,
  session: GameSession,
  assessments: readonly (Assessment | undefined)[],
): Promise<string[]> {
  const at = session.at();
  const texts = lessons(assessments).map((n) => {
    session.seek(n);
    return `${session.position()};aim=find ${assessments[n]?.good.join('|')}`;
  });
  session.seek(at);
  await addPuzzles(
    area,
    session.game(),
    texts.map((text) => ({ text, seen: '', found: 0 })),
  );
  return texts;
}
