// The text of a challenge: a deal, and the results of up to five players on it, each with all moves. It
// proves itself, since replaying the moves gives the figures (`proof.ts`). docs/notation.md has the format.
import { Allowance } from '../../engine/allowance';
import { isChallenge } from '../../engine/heads';
import { isAssignment, partsOf } from '../../store/runs/save';
import { bare } from '../../store/shape';
import { isDate } from '../../store/shapes';
import { visible } from '../../store/visible';

/** The maximum number of results of a challenge. A new one then replaces the oldest. */
export const MOST_RESULTS = 5;
/** The maximum length of a name, in characters. */
export const MAX_NAME = 24;
/** The maximum number of moves of a result. Longer games are sent as files of saves. */
export const MAX_MOVES = 20_000;
/** The maximum number of moves and times that a text may stand for, over all of its results. */
const MOST_UNFOLDED = 2 * MOST_RESULTS * MAX_MOVES;

export interface ChallengeResult {
  /** The player's name, or empty. Untrusted text in one line. */
  by: string;
  /** The local date of the end, `YYYY-MM-DD`. */
  on: string;
  /**
   * The number of hints that the player saw. The moves do not prove it, nor the flag for moves taken back.
   */
  hints: number;
  undone: boolean;
  /** The playing time in milliseconds. */
  clock: number;
  /** The claimed figures at the end, by name. */
  figures: Readonly<Record<string, number>>;
  /** True if the player stopped the game although the rules would have let it go on. */
  stopped: boolean;
  moves: readonly string[];
  /** The time before each move in tenths of a second; empty if it was not recorded. */
  times: readonly number[];
}

/** A deal and the results on it, the latest last. */
export interface Challenge {
  /** The lines of a save that describe the start of the game: `id ...`, or `from` and indented lines. */
  origin: string;
  results: readonly ChallengeResult[];
}

/** The faults of a challenge's text; names of sentences, with arguments. */
export class ChallengeFault extends Error {
  readonly fault: string;
  readonly args: Readonly<Record<string, string | number>>;

  constructor(fault: string, args: Readonly<Record<string, string | number>> = {}) {
    super(`${fault} ${JSON.stringify(args)}`);
    this.fault = fault;
    this.args = args;
  }
}

const HEADER = 'challenge 1';

/** The moves of a save up to its current position, one text each. */
export function movesOf(save: string): string[] {
  const parts = partsOf(save);
  if (parts === undefined) return [];
  const moves: string[] = [];
  for (const line of parts.moves.trimEnd().split('\n')) {
    const { text, times } = runIn(line);
    // The moves that can be redone do not count.
    for (let n = 0; n < times && moves.length < parts.at; n += 1) moves.push(text);
  }
  return moves;
}

/** The save of a result. Its first line has the version that an aim needs. */
export function saveOf(
  { origin }: Pick<Challenge, 'origin'>,
  { moves, stopped }: Pick<ChallengeResult, 'moves' | 'stopped'>,
): string {
  const version = isAssignment(origin) ? 2 : 1;
  const at = `at ${moves.length}${stopped ? ' stopped' : ''}`;
  return `${[`tilery ${version}`, origin, at, ...runsOf(moves)].join('\n')}\n`;
}

export function print({ origin, results }: Challenge): string {
  const lines = [HEADER, ...origin.split('\n')];
  for (const result of results) {
    const { by, on, hints, undone, clock, figures, stopped, moves, times } = result;
    lines.push(
      `result ${by}`.trimEnd(),
      `on ${on}`,
      `used hints ${hints} undo ${undone ? 'yes' : 'no'}`,
      `claims clock ${clock} ${Object.entries(figures)
        .map(([name, value]) => `${name} ${value}`)
        .join(' ')}`.trimEnd(),
      ...(times.length === 0 ? [] : [`times ${runsOf(times.map(String)).join(', ')}`]),
      `at ${moves.length}${stopped ? ' stopped' : ''}`,
      ...runsOf(moves),
    );
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Parses a challenge. Throws a `ChallengeFault`. Nothing is proved yet. `allowance` limits the moves and times of
 * all texts that share it.
 */
export function parse(text: string, allowance = new Allowance(MOST_UNFOLDED)): Challenge {
  const lines = text.replace(/\r\n?/g, '\n').trim().split('\n');
  if (lines[0] !== HEADER) throw new ChallengeFault(isChallenge(text) ? 'challenge-newer' : 'challenge-none');
  let at = 1;
  const line = () => lines[at] ?? '';
  const origin: string[] = [];
  // An aim may have spaces.
  if (/^id [a-z]+:\S+(?:;aim=.+)?$/.test(line())) origin.push(lines[at++] ?? '');
  else if (line() === 'from') {
    origin.push(lines[at++] ?? '');
    while (line().startsWith('  ')) origin.push(lines[at++] ?? '');
  }
  if (origin.length === 0 || (origin[0] === 'from' && origin.length === 1))
    throw new ChallengeFault('challenge-text', { line: at + 1 });
  const results: ChallengeResult[] = [];
  const take = (pattern: RegExp): RegExpExecArray => {
    const found = pattern.exec(line());
    if (found === null) throw new ChallengeFault('challenge-text', { line: at + 1 });
    at += 1;
    return found;
  };
  while (at < lines.length) {
    if (results.length === MOST_RESULTS)
      throw new ChallengeFault('challenge-too-many', { most: MOST_RESULTS });
    const [, name = ''] = take(/^result(?: (.*))?$/);
    const [, on = ''] = take(/^on (\d{4}-\d\d-\d\d)$/);
    if (!isDate(on)) throw new ChallengeFault('challenge-date', { date: on });
    const [, hints = '', undone = ''] = take(/^used hints (\d{1,6}) undo (yes|no)$/);
    const [, clock = '', claims = ''] = take(/^claims clock (\d{1,12})((?: [a-z][a-z-]* -?\d{1,16})*)$/);
    const times = /^times /.test(line()) ? timesIn(take(/^times (.+)$/)[1] ?? '', allowance) : [];
    const [, count = '', stopped = ''] = take(/^at (\d{1,6})( stopped)?$/);
    const moves: string[] = [];
    while (at < lines.length && !/^result(?: |$)/.test(line())) unfold(lines[at++] ?? '', moves, allowance);
    if (moves.length !== Number(count) || moves.length === 0)
      throw new ChallengeFault('challenge-count', { by: nameIn(name) });
    if (times.length > 0 && times.length !== moves.length)
      throw new ChallengeFault('challenge-times', { by: nameIn(name) });
    if (times.reduce((sum, time) => sum + time, 0) > Number(clock) / 100 + 1)
      throw new ChallengeFault('challenge-times', { by: nameIn(name) });
    results.push({
      by: nameIn(name),
      on,
      hints: Number(hints),
      undone: undone === 'yes',
      clock: Number(clock),
      figures: figuresIn(claims),
      stopped: stopped !== '',
      moves,
      times,
    });
  }
  if (results.length === 0) throw new ChallengeFault('challenge-empty');
  return { origin: origin.join('\n'), results };
}

/** A challenge with one more result. If there are too many, the oldest ones are dropped. */
export const withResult = ({ origin, results }: Challenge, result: ChallengeResult): Challenge => ({
  origin,
  results: [...results, result].slice(-MOST_RESULTS),
});

/** A name made safe for display: one line of at most `MAX_NAME` characters that can be seen. */
export const nameIn = (text: string): string => [...visible(text)].slice(0, MAX_NAME).join('').trimEnd();

const figuresIn = (text: string): Record<string, number> =>
  bare(
    [...text.matchAll(/ ([a-z][a-z-]*) (-?\d+)/g)].map(
      ([, name, value]) => [name ?? '', Number(value)] as const,
    ),
  );

/** The times in a line such as `12, 8 x3, 9`. */
function timesIn(text: string, allowance: Allowance): number[] {
  const texts: string[] = [];
  for (const run of text.split(', ')) unfold(run, texts, allowance);
  const times = texts.map(Number);
  if (!times.every((time) => Number.isSafeInteger(time) && time >= 0))
    throw new ChallengeFault('challenge-times', { by: '' });
  return times;
}

/** The text of a run such as `left x3`, and its number. */
function runIn(line: string): { text: string; times: number } {
  const [, text = line, times = '1'] = /^(.+) x(\d{1,7})$/.exec(line) ?? [];
  return { text, times: Number(times) };
}

/** Adds the texts of a run to those before it, unless there are too many. */
function unfold(line: string, into: string[], allowance: Allowance): void {
  const { text, times } = runIn(line);
  if (into.length + times > MAX_MOVES || !allowance.take(times))
    throw new ChallengeFault('challenge-too-long-moves', { most: MAX_MOVES });
  for (let n = 0; n < times; n += 1) into.push(text);
}

/** Equal consecutive texts as runs. A text that itself ends like a run always gets a count. */
function runsOf(texts: readonly string[]): string[] {
  const runs: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times > 1 || / x\d+$/.test(text) ? `${text} x${times}` : text));
}
