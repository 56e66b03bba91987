// The progress on the first boards.
import type { FirstBoard } from '../../engine/facts';
import type { GameSession } from '../../engine/types';

/** The number of moves made along the solution, before any other. */
export function followed(session: Pick<GameSession, 'moves' | 'at'>, { solution }: FirstBoard): number {
  const made = session.moves().slice(0, session.at());
  const other = made.findIndex((move, n) => move !== solution[n]);
  return other === -1 ? made.length : other;
}
