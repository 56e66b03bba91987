// What the build makes of a language's file: the sentences that a first visit needs, those that stand in dialogs only, which are
// fetched with the first dialog, and those of other games than the first, which come with the first of these. So a language stays
// one file for who writes it, and a first visit stays light.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The beginnings of the names of sentences that no screen but a dialog shows, or an editor, which comes with the same files. */
const LATER =
  /^(?:(?:rules|field|option|fact|keys|skin|work|works|workshop|new-work|name|finish|shelf)-|(?:how|about)-workshop\b|theme|animation|language|marks|left-handed|seed|data|import|presets|board-options)/;

const CATALOGUE = 'www/pkg/catalogue.json';

/** The beginnings and ends of the names of sentences that only another game than the first says; the list names and describes all. */
function ofOtherGames(): RegExp {
  const games = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { id: string }[];
  const others = games.slice(1).map(({ id }) => id);
  return new RegExp(
    `^(?!game-|about-|editor-)(?:(?:${others.join('|')})-|[a-z-]+-(?:${others.join('|')}) =)`,
  );
}

export function splitLanguages(): Plugin {
  const partOf = (sentence: string, others: RegExp) =>
    LATER.test(sentence) ? 'later' : others.test(sentence) ? 'games' : 'first';
  return {
    name: 'split-languages',
    load(id) {
      const [, file, part] = /^(.*\.ftl)\?(first|later|games)$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      // A sentence reaches up to the next line that begins with a name or a comment.
      const sentences = readFileSync(file, 'utf8').split(/^(?=[a-z#])/m);
      const others = ofOtherGames();
      const text = sentences.filter((one) => !one.startsWith('#') && partOf(one, others) === part);
      return { code: `export default ${JSON.stringify(text.join(''))};`, map: null };
    },
  };
}
