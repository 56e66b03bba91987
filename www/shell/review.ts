// What each move of a finished game was worth beside the best one. A first pass over the game is quick; then the moves that seem to have
// lost something are looked at longer, those that lost most first: before that nothing is told of a loss. What was found is kept with the game.
import type { GameSession, Rating, Sentence } from '../engine/engine';
import { checksum, isRecord } from '../store/envelope';
import type { App } from './app';

/** How long the worker may rate a position in the first pass, in milliseconds. */
export const QUICK_MS = 2;
/** The same for the moments that seem to matter. */
export const LONG_MS = 40;
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
  /** Why that one is good, where the game can say what does not hold of the move that was played as well. */
  why?: Sentence | undefined;
  /** How many moves there were. */
  choices: number;
  /** How the game was expected to end from there on; negative infinity where nothing was to be had any more. */
  outcome: number;
}

const GRADES: readonly Rating['grade'][] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** Whether a move of such a grade lost something. */
export const isLoss = (grade: Rating['grade']) => GRADES.indexOf(grade) > 1;

/** Whether all was lost already, so that no move was better or worse than another. */
export const isHopeless = ({ grade, outcome }: Verdict) =>
  outcome === Number.NEGATIVE_INFINITY && !isLoss(grade);

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
    why: isLoss(grade) && JSON.stringify(best.why) !== JSON.stringify(played.why) ? best.why : undefined,
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

/** How much of a chart's height is below all that was expected, where everything was thrown away. */
const FOOT = 0.12;

/**
 * The lines of a chart of expected outcomes, as `points` of SVG polylines: one for each stretch of moves of a level that could be rated. `y`
 * says how high an outcome stands: where nothing was to be had any more, at the foot.
 */
export function chartOf(
  { verdicts, starts }: { verdicts: readonly (Verdict | undefined)[]; starts: readonly number[] },
  length: number,
  width: number,
  height: number,
) {
  const outcomes = verdicts.flatMap((verdict) => verdict?.outcome ?? []);
  const known = outcomes.filter(Number.isFinite);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = known.length < outcomes.length ? height * (1 - FOOT) : height;
  const x = (n: number) => (n / Math.max(1, length)) * width;
  const y = (outcome: number) => {
    if (outcome === Number.NEGATIVE_INFINITY) return height;
    // A flat line stands in the middle.
    return high > low ? room * (1 - (outcome - low) / (high - low)) : room / 2;
  };
  const lines: string[] = [];
  let line: string[] = [];
  for (const [n, verdict] of [...verdicts, undefined].entries()) {
    if (line.length > 0 && (verdict === undefined || starts.includes(n))) {
      // A single point is drawn as a short line.
      lines.push((line.length > 1 ? line : [line[0], line[0]]).join(' '));
      line = [];
    }
    if (verdict !== undefined) line.push(`${x(n + 1).toFixed(1)},${y(verdict.outcome).toFixed(1)}`);
  }
  return { lines, x, y };
}

/** Of what is kept of reviews: those of other versions are made anew. */
const VERSION = 1;

/** A verdict as it is kept: of a move that lost nothing no more than its grade and the outcome. Infinities are null, as JSON has none. */
type Kept = [
  grade: number,
  outcome: number | null,
  loss?: number | null,
  share?: number | null,
  good?: string[],
  choices?: number,
  why?: Sentence | undefined,
];

function kept({ grade, outcome, loss, share, best, good, choices, why }: Verdict): Kept {
  const [at, end] = [GRADES.indexOf(grade), rounded(outcome, 10)];
  if (!isLoss(grade)) return [at, end];
  const others = good.filter((move) => move !== best);
  return [at, end, rounded(loss, 10), rounded(share, 10_000), [best, ...others], choices, why];
}

const rounded = (value: number, parts: number) =>
  Number.isFinite(value) ? Math.round(value * parts) / parts : null;

function verdictIn([at, outcome, loss = 0, share = 0, good = [], choices = 1, why]: Kept):
  | Verdict
  | undefined {
  const grade = GRADES[at];
  return (
    grade && {
      grade,
      outcome: outcome ?? Number.NEGATIVE_INFINITY,
      loss: loss ?? Number.POSITIVE_INFINITY,
      share: share ?? Number.POSITIVE_INFINITY,
      best: good[0] ?? '',
      good,
      choices,
      why: why ?? undefined,
    }
  );
}

/** The review of one line of play, which goes on as long as somebody looks. */
export class Review {
  readonly save: string;
  /** What is known of each move, in their order, as far as the first pass came. */
  readonly verdicts: (Verdict | undefined)[] = [];
  /** The moves that are the first of another level, whose outcome is another matter than that of the level before. */
  readonly starts: number[] = [];
  isDone = false;
  /** Whether it stands still because whoever weighs the moves could not be had. */
  isOutOfReach = false;
  /** The moves that have been looked at longer. */
  readonly #longer = new Set<number>();
  /** The level that the first pass has come to, where there are any. */
  #level: number | undefined;

  constructor(save: string) {
    this.save = save;
  }

  /** A review that was kept with a game; a new one where what was kept is of another line, or is none. */
  static of(save: string, text: string | null): Review {
    const review = new Review(save);
    try {
      const data: unknown = JSON.parse(text ?? 'null');
      if (!isRecord(data) || data.v !== VERSION || data.of !== checksum(save)) return review;
      const all = data.verdicts as (Kept | null)[];
      review.verdicts.push(...all.map((one) => (one === null ? undefined : verdictIn(one))));
      review.starts.push(...(data.starts as number[]));
      review.isDone = true;
    } catch (error) {
      console.warn(error);
    }
    return review;
  }

  /** What of it is kept with the game. */
  get text(): string {
    const verdicts = this.verdicts.map((verdict) => (verdict === undefined ? null : kept(verdict)));
    return JSON.stringify({ v: VERSION, of: checksum(this.save), starts: this.starts, verdicts });
  }

  /** Whether what is known of a move can be told: a loss only when it was looked at longer. */
  isSure(n: number): boolean {
    const verdict = this.verdicts[n];
    return verdict !== undefined && (this.isDone || !isLoss(verdict.grade) || this.#longer.has(n));
  }

  /** How many moves have been looked at longer, of those that are to be. */
  get second(): { done: number; length: number } {
    const done = this.#longer.size;
    return { done, length: done + this.#unsure.length };
  }

  get #unsure(): number[] {
    return losses(this.verdicts).filter((n) => !this.#longer.has(n));
  }

  /** Goes on until it is done, or nobody looks any more. Fails when whoever weighs the moves cannot be had. */
  async go(app: App, isWanted: () => boolean): Promise<void> {
    if (this.isDone) return;
    this.isOutOfReach = false;
    const session = app.engine.load(this.save);
    try {
      await this.#weigh(app, session, isWanted);
    } catch (error) {
      this.isOutOfReach = true;
      throw error;
    } finally {
      session.free();
      if (isWanted()) app.refresh();
    }
  }

  async #weigh(app: App, session: GameSession, isWanted: () => boolean): Promise<void> {
    const adviser = await app.needAdviser();
    const { verdicts } = this;
    const moves = session.moves();
    const rate = async (n: number, ms: number): Promise<boolean> => {
      session.seek(n);
      const ratings = await adviser.rate(session, ms);
      if (!isWanted()) return false;
      verdicts[n] = verdictOf(ratings, moves[n] ?? '');
      return true;
    };
    while (verdicts.length < moves.length) {
      const n = verdicts.length;
      if (!(await rate(n, QUICK_MS))) return;
      const { level } = session.figures();
      if (n > 0 && level !== this.#level) this.starts.push(n);
      this.#level = level;
      if (verdicts.length % 16 === 0) app.refresh();
    }
    app.refresh();
    for (const n of this.#unsure) {
      if (!(await rate(n, LONG_MS))) return;
      this.#longer.add(n);
      app.refresh();
    }
    this.isDone = true;
    app.play.note({ review: this.text });
  }
}
