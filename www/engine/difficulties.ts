// The difficulties of the games' boards. The build writes them into one file per game, which is fetched on
// demand.
const DIFFICULTIES = import.meta.glob<Readonly<Record<string, number>>>('../pkg/difficulties/*.json', {
  import: 'default',
});

/**
 * The difficulties of a game's presets, from 1 up, by parameters. Presets that were not measured are missing.
 */
export async function difficultiesOf(game: string): Promise<Readonly<Record<string, number>>> {
  return (await DIFFICULTIES[`../pkg/difficulties/${game}.json`]?.()) ?? {};
}
