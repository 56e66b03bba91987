// Decides if a result is entered in tables and statistics.
import type { GameInfo, ScoreRecord } from '../../engine/types';
import type { SentenceId } from '../../ui/words/words';
import type { State } from '../state';

/** The part of a run that decides if its result is entered. */
export interface Ran {
  isGuest: boolean;
  isForeign: boolean;
  auto: number | null;
  coached: boolean;
}

/** True if the page has made the last moves on the board: autoplay, or a solution that was watched. */
export const wasShown = ({ run, state }: { run: Pick<Ran, 'auto'>; state: Pick<State, 'at'> }): boolean =>
  run.auto !== null && state.at > run.auto;

/**
 * True if the page plays the game by its solution instead of by single good moves: an assignment, or a game that is
 * won in as few moves as possible.
 */
export const hasSolution = ({
  game: { records },
  run: { aim },
}: {
  game: Pick<GameInfo, 'records'>;
  run: { aim: string | null };
}): boolean =>
  aim !== null ||
  records.some(({ wonOnly, order, figure }) => wonOnly && order === 'lower' && figure === 'moves');

/**
 * The reason why a result is not entered, as the name of a sentence. `counts` is true if there is a table for
 * it.
 */
export function whyNot(
  { at, figures, counts }: Pick<State, 'at' | 'figures'> & { counts: boolean },
  run: Ran,
  records: readonly ScoreRecord[],
): SentenceId | undefined {
  if (run.isGuest) return 'not-entered-guest';
  if (run.isForeign) return 'not-entered-foreign';
  if (!counts) return 'not-entered-position';
  if (wasShown({ run, state: { at } })) return 'not-entered-autoplay';
  if (run.coached) return 'not-entered-coached';
  if (at === 0) return 'not-entered-empty';
  if (records.length > 0 && records.every((record) => isNothing(record, figures[record.figure])))
    return 'not-entered-zero';
  return undefined;
}

/** True for a score without points, which is not entered. */
export const isNothing = ({ order }: ScoreRecord, score: number | undefined): boolean =>
  order === 'higher' && score !== undefined && score <= 0;
