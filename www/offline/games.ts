// What the build knows of the games before anything runs: their names, as the catalogue and the sentences have them.
import { readFileSync } from 'node:fs';

const CATALOGUE = 'www/pkg/catalogue.json';
/** Names of games are the same in all languages. */
const SENTENCES = 'www/locales/en.ftl';

/** The games of the catalogue, in its order. Editors are reached from the games that they edit. */
export function namedGames(): { id: string; title: string }[] {
  const sentences = readFileSync(SENTENCES, 'utf8');
  const games = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { id: string; edits: string | null }[];
  return games
    .filter(({ edits }) => edits === null)
    .map(({ id }) => ({ id, title: new RegExp(`^game-${id} = (.*)$`, 'm').exec(sentences)?.[1] ?? id }));
}
