// Whether a result is entered in tables and statistics, and why not.
import type { ScoreRecord } from '../engine/types';
import type { State } from './state';
import type { SentenceId } from './words';

/** The part of a run that decides whether its result is entered. */
export interface Ran {
  isGuest: boolean;
  auto: number | null;
  coached: boolean;
}

/** Why a result is not entered, as the name of a sentence. `counts` says whether there is a table for it. */
export function whyNot(
  { at, figures, counts }: Pick<State, 'at' | 'figures'> & { counts: boolean },
  run: Ran,
  records: readonly ScoreRecord[],
): SentenceId | undefined {
  if (run.isGuest) return 'not-entered-guest';
  if (!counts) return 'not-entered-position';
  if (run.auto !== null && at > run.auto) return 'not-entered-autoplay';
  if (run.coached) return 'not-entered-coached';
  if (at === 0) return 'not-entered-empty';
  if (records.length > 0 && records.every((record) => isNothing(record, figures[record.figure])))
    return 'not-entered-zero';
  return undefined;
}

/** Whether a score is none at all: no points are no result to be proud of. */
export const isNothing = ({ order }: ScoreRecord, score: number | undefined): boolean =>
  order === 'higher' && score !== undefined && score <= 0;
