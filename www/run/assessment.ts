// Assessments of moves by an adviser's ratings, and the turning points of a game.

import type { Rating, Sentence } from '../engine/types';

/** The maximum number of turning points. */
const TOLD = 7;

export interface Assessment {
  grade: Rating['grade'];
  /** The difference in value to the best move, in the game's unit; infinite if the move lost everything. */
  loss: number;
  /** The loss as a share of the best move's value. */
  share: number;
  best: string;
  /** The best move and all equally good ones. */
  good: string[];
  /** The reason for the best move, if the game gives one that does not also apply to the played move. */
  why?: Sentence | undefined;
  /** The number of legal moves. */
  choices: number;
  /** The expected outcome of the game from there on; negative infinity if nothing can be gained any more. */
  outcome: number;
}

/** From the best to the worst. */
export const GRADES: readonly Rating['grade'][] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** True for the grades of moves that lost something. */
export const isLoss = (grade: Rating['grade']) => GRADES.indexOf(grade) > 1;

/** True if everything was lost already, so that all moves were equal. */
export const isHopeless = ({ grade, outcome }: Assessment) =>
  outcome === Number.NEGATIVE_INFINITY && !isLoss(grade);

/** The assessment of a move by the ratings of its position; undefined if the move was not rated. */
export function assess(ratings: readonly Rating[] | undefined, move: string): Assessment | undefined {
  const played = ratings?.find((rating) => rating.move === move);
  if (ratings === undefined || played === undefined) return undefined;
  const best = ratings.reduce((best, rating) => (rating.value > best.value ? rating : best), played);
  // If all moves are hopeless, none loses anything.
  const loss = best.value > played.value ? best.value - played.value : 0;
  const { grade, outcome } = played;
  return {
    grade,
    loss,
    share: loss / Math.max(Math.abs(best.value), 1),
    best: best.move,
    good: ratings.filter((rating) => !isLoss(rating.grade)).map(({ move }) => move),
    why: isLoss(grade) && JSON.stringify(best.why) !== JSON.stringify(played.why) ? best.why : undefined,
    choices: ratings.length,
    outcome,
  };
}

/** The indices from 0 of the moves that lost something, the worst first. */
export function losses(assessments: readonly (Assessment | undefined)[]): number[] {
  const known = assessments.flatMap((assessment, n) =>
    assessment && isLoss(assessment.grade) ? [{ assessment, n }] : [],
  );
  const badness = ({ grade }: Assessment) => GRADES.indexOf(grade);
  return known
    .toSorted(
      (a, b) =>
        badness(b.assessment) - badness(a.assessment) || b.assessment.share - a.assessment.share || a.n - b.n,
    )
    .map(({ n }) => n);
}

/** The turning points of a game: at most seven, the worst first. */
export const turningPoints = (assessments: readonly (Assessment | undefined)[]) =>
  losses(assessments).slice(0, TOLD);
