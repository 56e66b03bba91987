// What each move of a finished game was worth beside the best one. A first pass over the game is quick; then the moves that seem to have
// lost most are looked at longer.
import type { Rating } from '../engine/engine';
import type { App } from './app';

/** How long the worker may rate a position in the first pass, in milliseconds. */
const QUICK_MS = 2;
/** The same for the moments that seem to matter, */
const LONG_MS = 40;
/** of which there are at most so many. */
const LOOKED_AT = 24;
/** So many turning points are told. */
const TOLD = 7;

/** What is known of a move that was played. */
export interface Verdict {
  grade: Rating['grade'];
  /** How much less it was worth than the best one, in the game's unit; infinite where it threw everything away. */
  loss: number;
  /** The same as a share of what the best one was worth. */
  share: number;
  /** The move that was best there. */
  best: string;
  /** It and all that are as good. */
  good: string[];
  /** How many moves there were. */
  choices: number;
  /** How the game was expected to end from there on. */
  outcome: number;
}

const GRADES: readonly Rating['grade'][] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** Whether a move of such a grade lost something. */
export const isLoss = (grade: Rating['grade']) => GRADES.indexOf(grade) > 1;

/** What ratings say of the move that was played; undefined where it is not among them. */
export function verdictOf(ratings: readonly Rating[] | undefined, move: string): Verdict | undefined {
  const played = ratings?.find((rating) => rating.move === move);
  if (ratings === undefined || played === undefined) return undefined;
  const best = ratings.reduce((best, rating) => (rating.value > best.value ? rating : best), played);
  // Where all moves are hopeless, none lost anything.
  const loss = best.value > played.value ? best.value - played.value : 0;
  const { grade, outcome } = played;
  return {
    grade,
    loss,
    share: loss / Math.max(Math.abs(best.value), 1),
    best: best.move,
    good: ratings.filter((rating) => !isLoss(rating.grade)).map(({ move }) => move),
    choices: ratings.length,
    outcome,
  };
}

/** The moves that lost something, by their numbers from 0, the worst first. */
export function losses(verdicts: readonly (Verdict | undefined)[]): number[] {
  const known = verdicts.flatMap((verdict, n) => (verdict && isLoss(verdict.grade) ? [{ verdict, n }] : []));
  const badness = ({ grade }: Verdict) => GRADES.indexOf(grade);
  return known
    .toSorted(
      (a, b) => badness(b.verdict) - badness(a.verdict) || b.verdict.share - a.verdict.share || a.n - b.n,
    )
    .map(({ n }) => n);
}

/** The turning points of a game: at most seven, the worst first. */
export const turningPoints = (verdicts: readonly (Verdict | undefined)[]) => losses(verdicts).slice(0, TOLD);

/**
 * The lines of a chart of expected outcomes, as `points` of SVG polylines: one for each stretch of moves that could be rated. `y` says how
 * high an outcome stands.
 */
export function chartOf(
  verdicts: readonly (Verdict | undefined)[],
  length: number,
  width: number,
  height: number,
) {
  const known = verdicts.flatMap((verdict) =>
    verdict && Number.isFinite(verdict.outcome) ? [verdict.outcome] : [],
  );
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (n: number) => (n / Math.max(1, length)) * width;
  const y = (outcome: number) => {
    if (outcome === Number.NEGATIVE_INFINITY) return height;
    // A flat line stands in the middle.
    return high > low ? height * (1 - (outcome - low) / (high - low)) : height / 2;
  };
  const lines: string[] = [];
  let line: string[] = [];
  for (const [n, verdict] of [...verdicts, undefined].entries()) {
    if (verdict !== undefined && Number.isFinite(verdict.outcome)) {
      line.push(`${x(n + 1).toFixed(1)},${y(verdict.outcome).toFixed(1)}`);
    } else if (line.length > 0) {
      // A single point is drawn as a short line.
      lines.push((line.length > 1 ? line : [line[0], line[0]]).join(' '));
      line = [];
    }
  }
  return { lines, x, y };
}

/** The review of one line of play, which goes on as long as somebody looks. */
export class Review {
  readonly save: string;
  /** What is known of each move, in their order, as far as the first pass came. */
  readonly verdicts: (Verdict | undefined)[] = [];
  isDone = false;

  constructor(save: string) {
    this.save = save;
  }

  /** Goes on until it is done, or nobody looks any more. Fails when the package with the search cannot be had. */
  async go(app: App, isWanted: () => boolean): Promise<void> {
    if (this.isDone) return;
    const adviser = await app.needAdviser();
    const session = app.engine.load(this.save);
    const moves = session.moves();
    const rate = async (n: number, ms: number): Promise<boolean> => {
      const ratings = await adviser.rate(session, ms);
      if (!isWanted()) return false;
      this.verdicts[n] = verdictOf(ratings, moves[n] ?? '');
      return true;
    };
    try {
      session.seek(this.verdicts.length);
      while (this.verdicts.length < moves.length) {
        if (!(await rate(this.verdicts.length, QUICK_MS))) return;
        session.seek(this.verdicts.length);
        if (this.verdicts.length % 16 === 0) app.refresh();
      }
      for (const n of losses(this.verdicts).slice(0, LOOKED_AT)) {
        session.seek(n);
        if (!(await rate(n, LONG_MS))) return;
        app.refresh();
      }
      this.isDone = true;
    } finally {
      session.free();
      if (isWanted()) app.refresh();
    }
  }
}
