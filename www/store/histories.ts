// How two states of one run go together: the longer line continues it, and what differs from it becomes a run of its own beside it. A
// state is a save (docs/notation.md), and its line are its moves, those that can be redone included.
import { checksum } from './envelope';
import { partsOf, timesOf } from './save';
import type { Running } from './shapes';

/** What a save tells: how the game began, and its moves, where equal ones in a row are one with its number. */
interface Line {
  origin: string;
  moves: { text: string; times: number }[];
  length: number;
}

function lineOf(save: string): Line | undefined {
  const parts = partsOf(save);
  if (parts === undefined) return undefined;
  const moves: Line['moves'] = [];
  let length = 0;
  for (const line of parts.moves.split('\n')) {
    if (line === '') continue;
    const times = timesOf(line);
    const text = line.replace(/ x\d+$/, '');
    const last = moves.at(-1);
    if (last?.text === text) last.times += times;
    else moves.push({ text, times });
    length += times;
  }
  return { origin: parts.origin, moves, length };
}

/** How many moves two lines begin with alike. */
function common(a: Line, b: Line): number {
  let count = 0;
  for (let n = 0; n < a.moves.length; n += 1) {
    const [ours, theirs] = [a.moves[n], b.moves[n]];
    if (ours === undefined || theirs === undefined || ours.text !== theirs.text) break;
    count += Math.min(ours.times, theirs.times);
    if (ours.times !== theirs.times) break;
  }
  return count;
}

/** Whether a state holds all that another one does: the same beginning, and its moves before any others. */
export function holds(state: Running, other: Running): boolean {
  if (state.save === other.save) return true;
  const [a, b] = [lineOf(state.save), lineOf(other.save)];
  return a !== undefined && b !== undefined && a.origin === b.origin && common(a, b) === b.length;
}

/** Whether a state has any moves, those that can be redone included. */
export const hasMoves = ({ save }: Running): boolean => (partsOf(save)?.moves.trim() ?? '') !== '';

/** How many moves a state has, those that can be redone included. */
export const lengthOf = (state: Running): number => lineOf(state.save)?.length ?? 0;

/** What becomes of two states of one run. */
export interface Merged {
  /** The one that continues it. */
  main: Running;
  /** What differs from it, under a name that two merges of the same states both give. */
  branch: Running | undefined;
}

/** Merges two states of one run. The order in which they come makes no difference. */
export function merge(one: Running, other: Running): Merged {
  const [first, second] = isBefore(one, other) ? [one, other] : [other, one];
  // A name that somebody has given stays.
  const main = first.title === null && second.title !== null ? { ...first, title: second.title } : first;
  return { main, branch: holds(first, second) ? undefined : beside(second, first) };
}

/** A state as a run of its own, which left the line of another state of the run where their moves begin to differ. */
export function beside(state: Running, other?: Running): Running {
  const [a, b] = [lineOf(state.save), lineOf(other?.save ?? '')];
  const at = a === undefined || b === undefined || a.origin !== b.origin ? 0 : common(a, b);
  const run = checksum(`${state.run}\n${state.save}`);
  return { ...state, run, kind: 'branch', parent: { run: state.run, at } };
}

/** Which of two states continues the run: the one with more moves, then the later one; beyond that, either, but always the same. */
function isBefore(one: Running, other: Running): boolean {
  return (lengthOf(one) - lengthOf(other) || one.time - other.time || (one.save < other.save ? 1 : -1)) > 0;
}
