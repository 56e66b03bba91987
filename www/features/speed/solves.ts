// The solves of a board, computed from the stored runs: each deal played for speed or for few moves is a
// solve. They are in the order of dealing. Those that were abandoned, given up, or solved with help are
// unfinished.

import { hasMoves } from '../../store/runs/histories';
import { type Running, slotsOf } from '../../store/runs/run';
import type { Store } from '../../store/store';
import { paramsOf } from '../../ui/words/game-names';
import { number, say } from '../../ui/words/words';
import type { SolveResult } from './averages';

export type By = 'time' | 'moves';

/** An attempt at a deal. */
export interface Solve {
  run: string;
  save: string;
  /** The time of the deal, in milliseconds since 1970. */
  since: number;
  /** Milliseconds, including the penalty for inspection; null if unfinished. */
  time: SolveResult;
  moves: SolveResult;
  /** The penalty for inspection, in milliseconds. */
  plus: number;
}

/** The board of a save, with its scramble and its view, but without limits on moves or time. */
export const boardOf = (save: string): string => paramsOf(save).replace(/!\d+s?/, '');

/** Converts a run to a solve. Undefined if it is not an attempt, has no moves yet, or is still running. */
export function solveOf(run: Running, isRunning: boolean): Solve | undefined {
  const { attempt, counted, save } = run;
  if (attempt === null || !hasMoves(run)) return undefined;
  if (counted === null && isRunning) return undefined;
  const isHelped = run.auto !== null || run.hints > 0 || run.coached;
  // On a blind board, taking moves back amounts to a second try.
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

/** The number of a game's latest runs that are searched. */
const MOST = 5000;

/** The solves of a board for speed or for few moves, in the order of dealing. */
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
    .filter(({ run }) => !run.isForeign && run.attempt?.by === by && boardOf(run.save) === board)
    .flatMap(({ run, isRunning }) => solveOf(run, isRunning) ?? [])
    .sort((a, b) => a.since - b.since);
}

/**
 * Formats a result as speed solvers do: times truncated to hundredths, averages rounded, averages of moves
 * with two decimals.
 */
export function resultText(result: SolveResult | undefined, by: By, isAverage = false): string {
  if (result === undefined) return '–';
  if (result === null) return say('dnf');
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  if (by === 'moves') return isAverage ? number(result, places) : number(result);
  const hundredths = isAverage ? Math.round(result / 10) : Math.floor(result / 10);
  const minutes = Math.floor(hundredths / 6000);
  const seconds = number((hundredths % 6000) / 100, { ...places, minimumIntegerDigits: minutes > 0 ? 2 : 1 });
  return minutes > 0 ? `${minutes}:${seconds}` : seconds;
}
