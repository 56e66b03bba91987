// The trails of the games. The build writes the output of `trails(game)` into one file per game, fetched when
// the trail is opened. The games' own packages do not contain it.
import type { TrailChapter } from './types';

const TRAILS = import.meta.glob<TrailChapter[]>('../pkg/trails/*.json', { import: 'default' });

/** The chapters of a game's trail; empty if it has none. Rejects if they cannot be fetched. */
export async function trailOf(game: string): Promise<readonly TrailChapter[]> {
  return (await TRAILS[`../pkg/trails/${game}.json`]?.()) ?? [];
}
