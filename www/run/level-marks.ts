// Marks the levels of games: by the game's table, and by a hash of its text, because all games of players share
// one table.
import { hashOf } from '../store/progress/trails';
import { bare } from '../store/shape';
import type { Store } from '../store/store';
import { type CAME_TO, marksFor, type WON } from './levels';
import type { State } from './state';

/** The name of the levels of a position's game in the settings. It does not depend on the state of play. */
export function levelsName(game: string, position: string): string {
  const [text = ''] = position.split(/^state[ \t]*$/m);
  return `${game}/text-${hashOf(text.trim()).toString(16).padStart(8, '0')}`;
}

/** Marks levels that are won or come to. A table has levels if a figure counts them. */
export function note(
  store: Store,
  game: string,
  { table, figures }: State,
  position: string,
  levels: readonly [level: number, mark: typeof CAME_TO | typeof WON][],
): void {
  const { reached } = store.settings;
  const names = [levelsName(game, position)];
  if (figures.level !== undefined) names.push(`${game}/${table}`);
  const marks = names.flatMap((name) =>
    levels.flatMap(([level, mark]) => marksFor(reached, name, level, mark)),
  );
  if (marks.length > 0) store.note({ reached: bare([...Object.entries(reached), ...marks]) });
}
