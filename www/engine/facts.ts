// Facts about the games' boards that the games' own packages do not contain. The build writes a file per game,
// which is fetched on demand.
import type { TrailChapter } from './types';

const TRAILS = import.meta.glob<TrailChapter[]>('../pkg/trails/*.json', { import: 'default' });
const DIFFICULTIES = import.meta.glob<Readonly<Record<string, number>>>('../pkg/difficulties/*.json', {
  import: 'default',
});

/** The chapters of a game's trail; empty if it has none. Rejects if they cannot be fetched. */
export const trailOf = async (game: string): Promise<readonly TrailChapter[]> =>
  (await TRAILS[`../pkg/trails/${game}.json`]?.()) ?? [];

/**
 * The difficulties of a game's presets, from 1 up, by parameters. Presets that were not measured are missing.
 */
export const difficultiesOf = async (game: string): Promise<Readonly<Record<string, number>>> =>
  (await DIFFICULTIES[`../pkg/difficulties/${game}.json`]?.()) ?? {};
