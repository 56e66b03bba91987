// The solves of a board, out of the runs that are kept: each deal that was made for speed or for few moves is one, in the order in which they
// were dealt. What was begun and left, given up, or solved with help, was not finished.

import { hasMoves } from '../../store/histories';
import { type Running, slotsOf } from '../../store/shapes';
import type { Store } from '../../store/store';
import { paramsOf } from '../parts';
import { number, say } from '../words';
import type { Result } from './averages';

export type By = 'time' | 'moves';

/** One try at a deal. */
export interface Solve {
  run: string;
  save: string;
  /** When it was dealt, in milliseconds since 1970. */
  since: number;
  /** Milliseconds with what inspection cost; null when it was not finished. */
  time: Result;
  moves: Result;
  /** What inspection cost, in milliseconds. */
  plus: number;
}

/** The board that a save is of, with how it is scrambled and seen: limits make no other board of it. */
export const boardOf = (save: string): string => paramsOf(save).replace(/!\d+s?/, '');

/** What a run came to as a try; undefined when it is none, or has not begun, or is still going on. */
export function solveOf(run: Running, isRunning: boolean): Solve | undefined {
  const { attempt, counted, save } = run;
  if (attempt === null || !hasMoves(run)) return undefined;
  if (counted === null && isRunning) return undefined;
  const isHelped = run.auto !== null || run.hints > 0 || run.coached;
  // Who cannot see the board and takes moves back tries again.
  const isSeen = run.branched && boardOf(save).endsWith('!blind');
  const isFinished = counted?.won === true && attempt.plus !== null && !isHelped && !isSeen;
  const plus = attempt.plus ?? 0;
  return {
    run: run.run,
    save,
    since: attempt.since,
    time: isFinished ? counted.clock + plus : null,
    moves: isFinished ? (counted.facts.moves ?? null) : null,
    plus,
  };
}

/** How many runs of a game are looked through, the latest first. */
const MOST = 5000;

/** The solves of a board that were tried for speed or for few moves, in their order. */
export async function solvesOf(
  store: Store,
  game: string,
  board: string,
  by: By,
  here?: Running,
): Promise<Solve[]> {
  const depot = await store.depot();
  const running = slotsOf(game).flatMap((slot) => store.running(slot) ?? []);
  const all = new Map<string, { run: Running; isRunning: boolean }>();
  for (const run of await depot.runs(game, Number.POSITIVE_INFINITY, MOST))
    all.set(run.run, { run, isRunning: false });
  for (const run of [...running, ...(here === undefined ? [] : [here])])
    all.set(run.run, { run, isRunning: true });
  return [...all.values()]
    .filter(({ run }) => run.attempt?.by === by && boardOf(run.save) === board)
    .flatMap(({ run, isRunning }) => solveOf(run, isRunning) ?? [])
    .sort((a, b) => a.since - b.since);
}

/** As the field writes results: times cut to hundredths, averages rounded, of moves two places behind the point. */
export function resultText(result: Result | undefined, by: By, isAverage = false): string {
  if (result === undefined) return '–';
  if (result === null) return say('dnf');
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  if (by === 'moves') return isAverage ? number(result, places) : number(result);
  const hundredths = isAverage ? Math.round(result / 10) : Math.floor(result / 10);
  const minutes = Math.floor(hundredths / 6000);
  const seconds = number((hundredths % 6000) / 100, { ...places, minimumIntegerDigits: minutes > 0 ? 2 : 1 });
  return minutes > 0 ? `${minutes}:${seconds}` : seconds;
}
