// The one comparison of results: the better of two, and by which figure. Ghosts, results, leagues and all texts
// use it.
//
// A result that reached the goal is better than one that did not. Then the first of these differences decides:
//
// | board | figures, in this order |
// | --- | --- |
// | score | score, level, fewer hints, fewer moves |
// | moves | fewer moves, fewer hints, less time |
// | a board with an aim | stars, fewer moves, fewer hints |
// | a board to survive | stars, fewer hints, score |
//
// In games that count rounds, moves are rounds. Moves prove neither hints nor times. On a board with an aim no
// time counts, since nothing is better than its fewest moves. All who survive a board make as many moves.
// Two results that missed the goal of a board are equal. A board has one if fewer moves are better or it has an aim.
import type { GameInfo, GameSession } from '../../engine/types';
import { OVER } from '../../run/result/deal-par';
import { unitOf } from '../../run/result/unit';
import { isOfSetLength } from '../../run/run';
import { aimIn } from '../../store/runs/save';
import { scoreText } from '../../ui/words/game-names';
import { say } from '../../ui/words/words';

/** The rule by which the results on a board are compared. */
export interface Measure {
  /** The figure that is shown. */
  figure: string;
  /** True if more of it is better. */
  isHigher: boolean;
  /** The figures that decide, the first one first. */
  by: readonly string[];
}

export interface Compared {
  won: boolean;
  stars?: number;
  figures: Readonly<Record<string, number>>;
  moves: readonly string[];
  hints: number;
  /** Milliseconds. */
  clock: number;
}

/** A result at the end of its game. A board without a par has no stars. */
export function finalOf<Result extends Omit<Compared, 'won' | 'stars'>>(
  session: Pick<GameSession, 'assignment' | 'status'>,
  result: Result,
): Result & Compared {
  const { stars, par } = session.assignment(result.hints) ?? {};
  const won = session.status().state === 'won';
  return { ...result, won, ...(stars !== undefined && par !== undefined && { stars }) };
}

/** The difference that decides between two results, or that there is none. */
export interface Difference {
  by: string;
  own: number;
  other: number;
  /** Positive if the first result is the better one. */
  lead: number;
}

/** The figures of which less is better on every board. */
const LOWER = new Set(['moves', 'rounds', 'hints', 'time']);

/**
 * The measure of a board: the game's first record other than moves over par, or else the number of moves. If
 * none of the results has points, the level is shown.
 */
export function measureOf(
  game: Pick<GameInfo, 'records' | 'rounds'>,
  origin = '',
  results: readonly Pick<Compared, 'figures'>[] = [],
): Measure {
  const unit = unitOf(game);
  const { figure = unit, order } = game.records.find(({ figure }) => figure !== OVER) ?? {};
  const aim = aimIn(origin);
  if (aim !== null && isOfSetLength(aim) && order === 'higher')
    return { figure, isHigher: true, by: ['stars', 'hints', figure] };
  if (aim !== null) return { figure: unit, isHigher: false, by: ['stars', unit, 'hints'] };
  if (order !== 'higher') return { figure, isHigher: false, by: [figure, 'hints', 'time'] };
  const isNothing = results.length > 0 && results.every(({ figures }) => !figures[figure]);
  const isByLevel = isNothing && results.some(({ figures }) => 'level' in figures);
  return { figure: isByLevel ? 'level' : figure, isHigher: true, by: [figure, 'level', 'hints', unit] };
}

/** A result's value by a figure. Games without the figure are measured by their moves. */
export function valueIn(figure: string, result: Omit<Compared, 'won'> & { won?: boolean }): number {
  if (figure === 'won') return Number(result.won);
  if (figure === 'stars') return result.stars ?? 0;
  if (figure === 'level') return result.figures.level ?? 0;
  if (figure === 'hints') return result.hints;
  if (figure === 'time') return shownTime(result.clock);
  return result.figures[figure] ?? result.moves.length;
}

/** Times are compared in hundredths of a second, as they are shown. */
const shownTime = (ms: number): number => 10 * Math.floor(ms / 10);

function differenceIn({ figure, isHigher }: Measure, by: string, own: number, other: number): Difference {
  const isMore = by === figure ? isHigher : !LOWER.has(by);
  return { by, own, other, lead: (isMore ? own - other : other - own) || 0 };
}

/** True for a result that missed the goal of its board. Where points decide, there is none to miss. */
export const isMissed = ({ won }: Pick<Compared, 'won'>, { isHigher, by }: Measure): boolean =>
  !won && (!isHigher || by.includes('stars'));

/** The first difference that decides between two results. */
export function differenceOf(own: Compared, other: Compared, measure: Measure): Difference {
  const { figure, by } = measure;
  const areMissed = isMissed(own, measure) && isMissed(other, measure);
  const all = ['won', ...(areMissed ? [] : by)].map((name) =>
    differenceIn(measure, name, valueIn(name, own), valueIn(name, other)),
  );
  return (
    all.find(({ lead }) => lead !== 0) ?? {
      by: figure,
      own: valueIn(figure, own),
      other: valueIn(figure, other),
      lead: 0,
    }
  );
}

/** Negative if the first result ranks before the second one, 0 if they are equal. */
export const compare = (a: Compared, b: Compared, measure: Measure): number =>
  -differenceOf(a, b, measure).lead;

export const ranked = <R extends Compared>(results: readonly R[], measure: Measure): R[] =>
  results.toSorted((a, b) => compare(a, b, measure));

/** A running game at a moment of the comparison: `clock` is the time of its last move. */
export interface Side {
  figures: Readonly<Record<string, number>>;
  moves: number;
  hints: number;
  clock: number;
}

/**
 * The comparison of two running games after the same number of moves, by the figures that decide at their end.
 * `all` is the number of moves that the other player made in total. Where fewer moves are better, they count
 * from the first one too many.
 */
export function standingOf(measure: Measure, own: Side, other: Side, all: number): Difference {
  const { figure, isHigher, by } = measure;
  const difference = (name: string, mine: number, theirs: number) =>
    differenceIn(measure, name, mine, theirs);
  if (isHigher)
    return difference(figure, own.figures[figure] ?? own.moves, other.figures[figure] ?? other.moves);
  if (own.moves > all || (own.hints === other.hints && !by.includes('time')))
    return { ...difference(figure, own.moves, all), ...(own.moves > all ? {} : { lead: 0 }) };
  if (own.hints !== other.hints) return difference('hints', own.hints, other.hints);
  return difference('time', shownTime(own.clock), shownTime(other.clock));
}

/**
 * True for a result on a board with an aim that nobody can beat: a par that is proven, without hints. Others can
 * only match it. On a board to survive, a higher score is better.
 */
export const isUnbeatable = (
  at: number,
  given: { par?: number; proven: boolean; stars: number } | undefined,
  aim: string | null,
): boolean =>
  given?.par !== undefined && given.proven && at <= given.par && given.stars === 3 && !isOfSetLength(aim);

/** A lead in words, such as `2 moves`. */
export const leadText = ({ by, lead }: Pick<Difference, 'by' | 'lead'>): string =>
  say('lead-by', { figure: by, n: Math.abs(lead), value: scoreText(by, Math.abs(lead)) });
