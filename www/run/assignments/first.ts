// The first board of a game for a new player: an assignment of two moves that cannot be lost. It
// takes the place of the first deal. The guide through it is in features/welcome.

import type { Running } from '../../store/runs/run';
import type { Settings } from '../../store/settings';

/** True if the player has neither moved in a game nor skipped its first board. */
export const isNewTo = ({ moved }: Settings, game: string): boolean => !(game in moved);

/**
 * True if the player has neither seen the first board of a game nor begun a whole game. Puzzles that came before,
 * by a link or as those of a day, do not count.
 */
export const isUntaught = ({ begun }: Settings, game: string): boolean => !(game in begun);

/** True for the run of a first board: the only assignments that take the place of a deal. */
export const isFirst = ({ kind, aim }: Pick<Running, 'kind' | 'aim'>): boolean =>
  kind === 'free' && aim !== null;
