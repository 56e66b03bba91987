// The rank of a result in its tables: whether it is a new best, and the sentence for its rank.
import type { GameInfo, ScoreRecord, Sentence } from '../../engine/types';
import type { Play } from '../../play/play';
import type { Placement, Rank } from '../../run/result/results';
import { stateName } from '../../ui/words/game-names';
import type { SentenceId } from '../../ui/words/words';

/** True if a rank is the first of several, and no other result is as good: a previous best has been beaten. */
export const isNewest = (place: Rank | undefined): boolean =>
  place?.rank === 1 && place.of > 1 && !place.isShared;

/** True if a finished game is the best of its table, by the first record with a rank. Never with hints. */
export function isNewBest({ outcome, game }: { outcome: Placement | undefined; game: GameInfo }): boolean {
  if (outcome?.hinted) return false;
  const best = game.records.find(({ figure }) => outcome?.places[figure] !== undefined);
  return best !== undefined && isNewest(outcome?.places[best.figure]);
}

/** The sentence for the rank of the finished game on the page; undefined until the rank is known. */
export function rankOf({ outcome, game, state }: Play): Sentence | undefined {
  if (outcome === undefined) return undefined;
  const { id, args } = sentenceOf(outcome, game.records);
  return { id, args: { ...args, params: stateName(state) } };
}

/** The sentence for a result: its name, and the rank as its argument. */
export function sentenceOf(
  { places, why, hinted }: Placement,
  records: readonly ScoreRecord[],
): { id: SentenceId; args: { rank?: number } } {
  const best = records.find(({ figure }) => places[figure] !== undefined);
  const place = best === undefined ? undefined : places[best.figure];
  if (place === undefined) return { id: why ?? 'rank-none', args: {} };
  const { rank, of, isShared } = place;
  if (hinted) return { id: 'rank-hinted', args: { rank } };
  if (rank === 1 && isShared) return { id: 'rank-shared', args: {} };
  return of === 1 ? { id: 'rank-first', args: {} } : { id: 'rank', args: { rank } };
}
