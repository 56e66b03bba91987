// The first boards, one file a game, written by the build.
import type { GameSession, TrailBoard } from '../../engine/types';

/** A first board has the gestures of its moves, which the tests of its game perform. */
export type FirstBoard = TrailBoard & { gestures: string[] };

const BOARDS = import.meta.glob<FirstBoard>('../../pkg/welcome/*.json', { import: 'default' });

/** The first board of a game; undefined if it begins with an ordinary deal. */
export const firstBoardOf = (game: string): Promise<FirstBoard> | undefined =>
  BOARDS[`../../pkg/welcome/${game}.json`]?.();

/** The number of moves made, if they are those of the solution. Otherwise undefined. */
export function onTheWay(
  session: Pick<GameSession, 'moves' | 'at'>,
  { solution }: FirstBoard,
): number | undefined {
  const made = session.moves().slice(0, session.at());
  return made.every((move, n) => move === solution[n]) ? made.length : undefined;
}
