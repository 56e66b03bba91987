// The trails of the games: what `trails(game)` of the package of all games tells, written into a file a game by the build, and fetched when the
// trail is opened. No game's own package has any of it.
import type { TrailChapter } from './types';

const TRAILS = import.meta.glob<TrailChapter[]>('../pkg/trails/*.json', { import: 'default' });

/** The chapters of a game's trail, none where it has no trail. Rejects when they cannot be fetched. */
export async function trailOf(game: string): Promise<readonly TrailChapter[]> {
  return (await TRAILS[`../pkg/trails/${game}.json`]?.()) ?? [];
}
