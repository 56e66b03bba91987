// The units of moves and pars. In games with rounds the moves of a history are rounds: by turns one or more follow
// each press, in real time most pass without one.
import type { GameInfo } from '../../engine/types';

export type Unit = 'moves' | 'rounds';

/** The unit of a history and of results. Games that this version does not know count moves. */
export const unitOf = (game: Pick<GameInfo, 'rounds'> | undefined): Unit =>
  game?.rounds ? 'rounds' : 'moves';

/** The unit of what stars count: a player's moves, or in games with rounds the presses. */
export const effortUnit = ({ rounds }: Pick<GameInfo, 'rounds'>): 'moves' | 'presses' =>
  rounds ? 'presses' : 'moves';

/** False in real time, where a par counts the rounds of a solution, and effort is counted in presses. */
export const isComparedWithPar = ({ rounds }: Pick<GameInfo, 'rounds'>, hasTurns: boolean): boolean =>
  !rounds || hasTurns;
