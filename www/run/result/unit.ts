// The unit in which a game's moves are counted for players: results, pars and limits of a game are all told in
// the same one.
import type { GameInfo } from '../../engine/types';

/**
 * In games with rounds, the moves of a history are rounds: by turns one or more follow each press, in real time most
 * pass without one. Sentences about puzzles tell presses, which stars count.
 */
export type Unit = 'moves' | 'rounds';

/** Games that this version does not know count moves. */
export const unitOf = (game: Pick<GameInfo, 'rounds'> | undefined): Unit =>
  game?.rounds ? 'rounds' : 'moves';
