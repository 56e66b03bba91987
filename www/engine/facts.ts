// Facts about the games' boards that the games' own packages do not contain. The build writes a file per game,
// which is fetched on demand.
import type { TrailBoard, TrailChapter } from './types';

/** A first board, with the gestures of its moves, which the tests of its game perform. */
export type FirstBoard = TrailBoard & { gestures: string[] };

const TRAILS = import.meta.glob<TrailChapter[]>('../pkg/trails/*.json', { import: 'default' });
const DIFFICULTIES = import.meta.glob<Readonly<Record<string, number>>>('../pkg/difficulties/*.json', {
  import: 'default',
});

const WELCOME = import.meta.glob<FirstBoard>('../pkg/welcome/*.json', { import: 'default' });

/** The first board of a game; undefined if it starts with a normal deal. */
export const firstBoardOf = (game: string): Promise<FirstBoard> | undefined =>
  WELCOME[`../pkg/welcome/${game}.json`]?.();

/** The chapters of a game's trail; empty if it has none. Rejects if they cannot be fetched. */
export const trailOf = async (game: string): Promise<readonly TrailChapter[]> =>
  (await TRAILS[`../pkg/trails/${game}.json`]?.()) ?? [];

/**
 * The difficulties of a game's presets, from 1 up, by parameters. Presets that were not measured are missing.
 */
export const difficultiesOf = async (game: string): Promise<Readonly<Record<string, number>>> =>
  (await DIFFICULTIES[`../pkg/difficulties/${game}.json`]?.()) ?? {};
