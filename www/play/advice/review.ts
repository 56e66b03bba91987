// The review of a finished game: the value of each move compared with the best one. A quick first pass covers
// the whole game. Then the apparent losses get a longer search, the largest first. A loss is reported only
// after that. The assessments are stored with the game.

import type { Adviser, Engine, GameSession, Sentence } from '../../engine/engine';
import { load } from '../../engine/replay';
import { type Assessment, assess, GRADES, isLoss, losses } from '../../run/assessment';
import { checksum, isRecord } from '../../store/envelope';

/** The time for rating a position in the first pass, in milliseconds. */
export const QUICK_MS = 2;
/** The time for rating the position of an apparent loss, in milliseconds. */
export const LONG_MS = 40;
/** The share of the chart's height below all expected outcomes, for positions where everything is lost. */
const FOOT = 0.12;

/**
 * The lines of a chart of expected outcomes, as `points` of SVG polylines: one per sequence of rated moves in
 * a level. `y` returns the height of an outcome; it is at the bottom if nothing can be gained any more.
 */
export function chartOf(
  { assessments, starts }: { assessments: readonly (Assessment | undefined)[]; starts: readonly number[] },
  length: number,
  width: number,
  height: number,
) {
  const outcomes = assessments.flatMap((assessment) => assessment?.outcome ?? []);
  const known = outcomes.filter(Number.isFinite);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const room = known.length < outcomes.length ? height * (1 - FOOT) : height;
  const x = (n: number) => (n / Math.max(1, length)) * width;
  const y = (outcome: number) => {
    if (outcome === Number.NEGATIVE_INFINITY) return height;
    // A flat line is in the middle.
    return high > low ? room * (1 - (outcome - low) / (high - low)) : room / 2;
  };
  const lines: string[] = [];
  let line: string[] = [];
  for (const [n, assessment] of [...assessments, undefined].entries()) {
    if (line.length > 0 && (assessment === undefined || starts.includes(n))) {
      // A single point is drawn as a short line.
      lines.push((line.length > 1 ? line : [line[0], line[0]]).join(' '));
      line = [];
    }
    if (assessment !== undefined) line.push(`${x(n + 1).toFixed(1)},${y(assessment.outcome).toFixed(1)}`);
  }
  return { lines, x, y };
}

/** The version of stored reviews. Those of other versions are discarded. */
const VERSION = 1;

/**
 * A stored assessment. For a move without loss it is only the grade and the outcome. Infinities are null, as
 * JSON has none.
 */
type Kept = [
  grade: number,
  outcome: number | null,
  loss?: number | null,
  share?: number | null,
  good?: string[],
  choices?: number,
  why?: Sentence | undefined,
];

function kept({ grade, outcome, loss, share, best, good, choices, why }: Assessment): Kept {
  const [at, end] = [GRADES.indexOf(grade), rounded(outcome, 10)];
  if (!isLoss(grade)) return [at, end];
  const others = good.filter((move) => move !== best);
  return [at, end, rounded(loss, 10), rounded(share, 10_000), [best, ...others], choices, why];
}

const rounded = (value: number, parts: number) =>
  Number.isFinite(value) ? Math.round(value * parts) / parts : null;

function assessmentIn([at, outcome, loss = 0, share = 0, good = [], choices = 1, why]: Kept):
  | Assessment
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

/** The parts of the page that a review uses. */
export interface ReviewShell {
  readonly engine: Engine;
  /** The game on the page, which the finished review is stored with. */
  readonly play: { note(known: { review: string }): void };
  needAdviser(): Promise<Adviser>;
  refresh(): void;
}

/** The review of one line of play. It proceeds while it is displayed. */
export class Review {
  readonly save: string;
  /** The assessments of the moves that the first pass has reached, in order. */
  readonly assessments: (Assessment | undefined)[] = [];
  /** The indices of moves that start a new level. Outcomes of different levels cannot be compared. */
  readonly starts: number[] = [];
  isDone = false;
  /** True if it is interrupted because the adviser could not be loaded. */
  isOutOfReach = false;
  /** The moves that have had the longer search. */
  readonly #longer = new Set<number>();
  /** The level that the first pass has reached, if there are levels. */
  #level: number | undefined;

  constructor(save: string) {
    this.save = save;
  }

  /** Restores a stored review; starts a new one if it is invalid or belongs to another line. */
  static of(save: string, text: string | null): Review {
    const review = new Review(save);
    try {
      const data: unknown = JSON.parse(text ?? 'null');
      if (!isRecord(data) || data.v !== VERSION || data.of !== checksum(save)) return review;
      const all = data.verdicts as (Kept | null)[];
      review.assessments.push(...all.map((one) => (one === null ? undefined : assessmentIn(one))));
      review.starts.push(...(data.starts as number[]));
      review.isDone = true;
    } catch (error) {
      console.warn(error);
    }
    return review;
  }

  /** The text that is stored with the game. */
  get text(): string {
    const assessments = this.assessments.map((assessment) =>
      assessment === undefined ? null : kept(assessment),
    );
    return JSON.stringify({
      v: VERSION,
      of: checksum(this.save),
      starts: this.starts,
      verdicts: assessments,
    });
  }

  /** True if the assessment of a move can be reported: a loss only after the longer search. */
  isSure(n: number): boolean {
    const assessment = this.assessments[n];
    return assessment !== undefined && (this.isDone || !isLoss(assessment.grade) || this.#longer.has(n));
  }

  /** The progress of the second pass. */
  get second(): { done: number; length: number } {
    const done = this.#longer.size;
    return { done, length: done + this.#unsure.length };
  }

  get #unsure(): number[] {
    return losses(this.assessments).filter((n) => !this.#longer.has(n));
  }

  /** Proceeds until it is complete or not displayed any more. Rejects if the adviser cannot be loaded. */
  async go(shell: ReviewShell, isWanted: () => boolean): Promise<void> {
    if (this.isDone) return;
    this.isOutOfReach = false;
    const session = await load(shell.engine, this.save);
    if (session === undefined) return;
    try {
      await this.#weigh(shell, session, isWanted);
    } catch (error) {
      this.isOutOfReach = true;
      throw error;
    } finally {
      session.free();
      if (isWanted()) shell.refresh();
    }
  }

  async #weigh(shell: ReviewShell, session: GameSession, isWanted: () => boolean): Promise<void> {
    const adviser = await shell.needAdviser();
    const { assessments } = this;
    const moves = session.moves();
    const rate = async (n: number, ms: number): Promise<boolean> => {
      session.seek(n);
      const ratings = await adviser.rate(session, ms);
      if (!isWanted()) return false;
      assessments[n] = assess(ratings, moves[n] ?? '');
      return true;
    };
    while (assessments.length < moves.length) {
      const n = assessments.length;
      if (!(await rate(n, QUICK_MS))) return;
      const { level } = session.figures();
      if (n > 0 && level !== this.#level) this.starts.push(n);
      this.#level = level;
      if (assessments.length % 16 === 0) shell.refresh();
    }
    shell.refresh();
    for (const n of this.#unsure) {
      if (!(await rate(n, LONG_MS))) return;
      this.#longer.add(n);
      shell.refresh();
    }
    this.isDone = true;
    shell.play.note({ review: this.text });
  }
}
