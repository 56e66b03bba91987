// What a finished game comes to: whether it is entered in tables, and the sentence that says so.
import type { GameSession, ScoreRecord } from '../engine/types';
import type { SentenceId } from './words';

/** The part of a run that decides whether its result is entered. */
export interface Ran {
  isGuest: boolean;
  auto: number | null;
}

/** Where a result stands in a table. */
export interface Place {
  rank: number;
  /** How many results the table holds, this one included. */
  of: number;
}

/** How a finished game did. */
export interface Outcome {
  /** By figure, where the result stands in that table. */
  places: Record<string, Place>;
  /** Why nothing was entered, as the name of a sentence. */
  why: SentenceId | undefined;
  /** Whether hints were asked for. */
  hinted: boolean;
}

type Finished = Pick<GameSession, 'at' | 'counts' | 'figures'>;

/** Why a result is not entered, as the name of a sentence. */
export function whyNot(session: Finished, run: Ran, records: readonly ScoreRecord[]): SentenceId | undefined {
  if (run.isGuest) return 'not-entered-guest';
  if (!session.counts()) return 'not-entered-position';
  if (run.auto !== null && session.at() > run.auto) return 'not-entered-autoplay';
  if (session.at() === 0) return 'not-entered-empty';
  const figures: Record<string, number> = session.figures();
  if (records.length > 0 && records.every((record) => isNothing(record, figures[record.figure])))
    return 'not-entered-zero';
  return undefined;
}

/** Whether a score is none at all: no points are no result to be proud of. */
export const isNothing = ({ order }: ScoreRecord, score: number | undefined): boolean =>
  order === 'higher' && score !== undefined && score <= 0;

/** What is said of a result: the name of a sentence, and its place. */
export function sentenceOf(
  { places, why, hinted }: Outcome,
  records: readonly ScoreRecord[],
): { id: SentenceId; args: { rank?: number } } {
  if (why !== undefined) return { id: why, args: {} };
  const best = records.find(({ figure }) => places[figure] !== undefined);
  const place = best === undefined ? undefined : places[best.figure];
  if (place === undefined) return { id: 'rank-none', args: {} };
  const { rank, of } = place;
  if (hinted) return { id: 'rank-hinted', args: { rank } };
  return of === 1 ? { id: 'rank-first', args: {} } : { id: 'rank', args: { rank } };
}
