// The levels reached in games: by the game's table, and by a hash of its text, because all games of players
// share one table.
import { hashOf } from '../store/progress/trails';
import type { Shell } from './shell';

/** The name of the levels of a position's game in the settings. It does not depend on the state of play. */
export function levelsName(game: string, position: string): string {
  const [text = ''] = position.split(/^state[ \t]*$/m);
  return `${game}/text-${hashOf(text.trim()).toString(16).padStart(8, '0')}`;
}

/** Stores the highest level reached, at which later games start, whenever the game on the page reaches one. */
export function noteLevels({ play, store, view }: Shell): void {
  let [run, noted] = ['', 1];
  view.events.addEventListener('change', () => {
    if (!play.isOpen || play.run.isGuest) return;
    const { status, figures, card, table } = play.state;
    if (play.run.name !== run) [run, noted] = [play.run.name, 1];
    // Winning the last level counts as reaching the one after it.
    const level = (figures.level ?? 1) + (status.over && status.state === 'won' ? 1 : 0);
    if (level <= noted || card.levels.length === 0) return;
    noted = level;
    const reached = { ...store.settings.reached };
    for (const name of [`${play.game.id}/${table}`, levelsName(play.game.id, play.session.position())])
      reached[name] = Math.max(level, reached[name] ?? 1);
    store.note({ reached });
  });
}
