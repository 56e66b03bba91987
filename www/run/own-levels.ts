// The levels reached in games that players have made. All of these share one table, so the levels are stored
// under a hash of the game's text.
import type { GameInfo, GameSession } from '../engine/types';
import { hashOf } from '../store/progress/trails';
import type { Shell } from './shell';

/** A position without its state of play. */
const withoutState = (position: string): string => position.split(/^state[ \t]*$/m)[0]?.trim() ?? '';

/** True if a session is of a shipped game, whose levels are stored under its table. */
export const isShipped = ({ presets }: GameInfo, session: GameSession): boolean =>
  presets.some(({ params }) => params === session.table());

/** The name of a position's game for the settings. */
export const levelsName = (game: GameInfo, position: string): string =>
  `${game.id}/own-${hashOf(withoutState(position)).toString(16).padStart(8, '0')}`;

/** The number of levels of a session's game, and their name in the settings. */
export function levelsOf(game: GameInfo, session: GameSession): { name: string; count: number } {
  const name = isShipped(game, session)
    ? `${game.id}/${session.table()}`
    : levelsName(game, session.position());
  return { name, count: Math.max(1, session.card().levels.length) };
}

/** Stores the highest level reached in a player's game, whenever the game on the page reaches it. */
export function noteOwnLevels({ play, store, view }: Shell): void {
  let [run, noted] = ['', 1];
  view.events.addEventListener('change', () => {
    if (!play.isOpen || play.run.isGuest) return;
    const { state, session, game } = play;
    if (play.run.name !== run) [run, noted] = [play.run.name, 1];
    const { status, figures, card } = state;
    // Winning the last level counts as reaching the one after it.
    const level = (figures.level ?? 1) + (status.over && status.state === 'won' ? 1 : 0);
    if (level <= noted || card.levels.length === 0) return;
    noted = level;
    if (isShipped(game, session)) return;
    const name = levelsName(game, session.position());
    const { reached } = store.settings;
    if (level > (reached[name] ?? 1)) store.note({ reached: { ...reached, [name]: level } });
  });
}
