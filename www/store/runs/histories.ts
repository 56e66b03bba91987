// Merges two states of one run: the one with the longer history continues the run, and the other becomes a
// branch of it if it differs. A state is a save (docs/notation.md); its history is its moves, including those
// that can be redone.
import { checksum } from '../envelope';
import type { Running } from './run';
import { partsOf, timesOf } from './save';

/** A parsed save: the beginning of the game, and its moves, with equal consecutive ones grouped. */
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

/** The number of moves that two histories have in common from the start. */
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

/**
 * True if a state contains another one: the same beginning, with the other's moves as a prefix of its own.
 */
export function holds(state: Running, other: Running): boolean {
  if (state.save === other.save) return true;
  const [a, b] = [lineOf(state.save), lineOf(other.save)];
  return a !== undefined && b !== undefined && a.origin === b.origin && common(a, b) === b.length;
}

/** True if a state has any moves, including those that can be redone. */
export const hasMoves = ({ save }: Running): boolean => (partsOf(save)?.moves.trim() ?? '') !== '';

/** The number of moves of a state, including those that can be redone. */
export const lengthOf = (state: Running): number => lineOf(state.save)?.length ?? 0;

/** The result of merging two states of one run. */
export interface Merged {
  /** The state that continues the run. */
  main: Running;
  /**
   * The state that differs from it, as a run of its own. Its name depends on the two states alone, so that
   * repeated merges agree.
   */
  branch: Running | undefined;
}

/** Merges two states of one run. The order of the arguments makes no difference. */
export function merge(one: Running, other: Running): Merged {
  const [first, second] = isBefore(one, other) ? [one, other] : [other, one];
  // A title given by the player is kept.
  const main = first.title === null && second.title !== null ? { ...first, title: second.title } : first;
  return { main, branch: holds(first, second) ? undefined : beside(second, first) };
}

/**
 * Makes a state a run of its own, which branches off another state of the run where their moves first differ.
 */
export function beside(state: Running, other?: Running): Running {
  const [a, b] = [lineOf(state.save), lineOf(other?.save ?? '')];
  const at = a === undefined || b === undefined || a.origin !== b.origin ? 0 : common(a, b);
  const run = checksum(`${state.run}\n${state.save}`);
  return { ...state, run, kind: 'branch', parent: { run: state.run, at } };
}

/**
 * True if `one` continues the run rather than `other`: it has more moves, or as many and a later time; ties
 * are broken by their texts.
 */
function isBefore(one: Running, other: Running): boolean {
  return (lengthOf(one) - lengthOf(other) || one.time - other.time || (one.save < other.save ? 1 : -1)) > 0;
}
