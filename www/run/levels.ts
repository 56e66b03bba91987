// The levels reached in games: by the game's table, and by a hash of its text, because all games of players
// share one table.
import { hashOf } from '../store/progress/trails';
import { bare } from '../store/shape';
import type { Store } from '../store/store';
import type { State } from './state';

/** The name of the levels of a position's game in the settings. It does not depend on the state of play. */
export function levelsName(game: string, position: string): string {
  const [text = ''] = position.split(/^state[ \t]*$/m);
  return `${game}/text-${hashOf(text.trim()).toString(16).padStart(8, '0')}`;
}

/** Stores a level reached in a game, unless a higher one is stored. A table has levels if a figure counts them. */
export function note(
  store: Store,
  game: string,
  { table, figures }: State,
  position: string,
  level: number,
): void {
  const { reached } = store.settings;
  const names = [levelsName(game, position)];
  if (figures.level !== undefined) names.push(`${game}/${table}`);
  const higher = names.filter((name) => level > (reached[name] ?? 1)).map((name) => [name, level] as const);
  if (higher.length > 0) store.note({ reached: bare([...Object.entries(reached), ...higher]) });
}
