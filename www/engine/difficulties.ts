// How hard the boards are that the package of all games offers: written into a file a game by the build, and fetched when it is asked for.
const DIFFICULTIES = import.meta.glob<Readonly<Record<string, number>>>('../pkg/difficulties/*.json', {
  import: 'default',
});

/** How hard the deals of a game's presets are, from 1 on, by their parameters; those that were not measured are not named. */
export async function difficultiesOf(game: string): Promise<Readonly<Record<string, number>>> {
  return (await DIFFICULTIES[`../pkg/difficulties/${game}.json`]?.()) ?? {};
}
