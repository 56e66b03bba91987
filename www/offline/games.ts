// The names of the games at build time, from the catalogue and the sentences.
import { readFileSync } from 'node:fs';
import { FOLDER, sentencesOf } from '../locales/build.ts';

const CATALOGUE = 'www/pkg/catalogue.json';
/** The language from which names are taken. They are the same in all languages. */
const LANGUAGE = 'en';

/**
 * The games of the catalogue in its order, without editors, which are reached from the games that they edit.
 */
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
