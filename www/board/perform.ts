// The door to the session on a board.
import type { GameSession, Update } from '../engine/types';

export type Change = (session: GameSession) => Update;

/**
 * Makes a change that fingers, keys, time or the layout ask for, and shows and keeps what came of it: `Play.perform`
 * for the game on the page. Returns true if anything changed.
 */
export type Perform = (change: Change) => boolean;
