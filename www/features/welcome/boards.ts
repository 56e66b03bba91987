// The first boards, one file per game, written by the build.
import type { GameSession, TrailBoard } from '../../engine/types';

/** A first board, with the gestures of its moves, which the tests of its game perform. */
export type FirstBoard = TrailBoard & { gestures: string[] };

const BOARDS = import.meta.glob<FirstBoard>('../../pkg/welcome/*.json', { import: 'default' });

/** The first board of a game; undefined if it starts with a normal deal. */
export const firstBoardOf = (game: string): Promise<FirstBoard> | undefined =>
  BOARDS[`../../pkg/welcome/${game}.json`]?.();

/** The number of moves made along the solution, before any other. */
export function followed(session: Pick<GameSession, 'moves' | 'at'>, { solution }: FirstBoard): number {
  const made = session.moves().slice(0, session.at());
  const other = made.findIndex((move, n) => move !== solution[n]);
  return other === -1 ? made.length : other;
}
