// What the build knows of the games before anything runs: their names, as the catalogue and the sentences have them.
import { readFileSync } from 'node:fs';
import { FOLDER, sentencesOf } from '../locales/build.ts';

const CATALOGUE = 'www/pkg/catalogue.json';
/** Names of games are the same in all languages. */
const LANGUAGE = 'en';

/** The games of the catalogue, in its order. Editors are reached from the games that they edit. */
export function namedGames(): { id: string; title: string }[] {
  const games = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { id: string; edits: string | null }[];
  return games
    .filter(({ edits }) => edits === null)
    .map(({ id }) => {
      const [, title = id] =
        new RegExp(`^game-${id} = (.*)$`, 'm').exec(sentencesOf(FOLDER, LANGUAGE, id)) ?? [];
      return { id, title };
    });
}
