// Vite plugin for files of sentences, `LANGUAGE/PART.ftl`, which become modules with their text. A language
// with missing sentences, such as Brazilian Portuguese where it matches Portuguese, is completed here, so
// that a visitor fetches one file per part.
//
// Invariant: every sentence that a player reads is in a file of this folder, and none is in code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chainOf } from './languages.ts';

export const FOLDER = 'www/locales';

/** The page's languages, one per folder. English is first, because all languages fall back to it. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/** The files of a part for a language and its fallbacks, in order. */
export const filesOf = (folder: string, language: string, part: string): string[] =>
  chainOf(language)
    .map((tag) => `${folder}/${tag}/${part}.ftl`)
    .filter((file) => existsSync(file));

/** All sentences of a part, without comments. Missing ones are taken from the fallback languages. */
export function sentencesOf(folder: string, language: string, part: string): string {
  const sentences = new Map<string, string>();
  for (const file of filesOf(folder, language, part)) {
    // A sentence ends before the next line that starts with an id or a comment.
    for (const sentence of readFileSync(file, 'utf8').split(/^(?=[a-z#])/m)) {
      const [, name] = /^([a-z][\w-]*) *=/.exec(sentence) ?? [];
      if (name !== undefined && !sentences.has(name)) sentences.set(name, sentence);
    }
  }
  return [...sentences.values()].join('');
}

const HOME = 'home';
/** Sentences with the names of a game, of its editor, and of the games inside it. */
const NAMING = /^(?:game|about|editor|params)-[a-z]+ |^editor-[a-z]+-about /;

/** The naming sentences of all games. The home loads no other sentences of games that were never played. */
export function namingOf(folder: string, language: string): string {
  const games = readdirSync(`${folder}/en`)
    .map((file) => file.replace(/\.ftl$/, ''))
    .filter((part) => sentencesOf(folder, language, part).includes(`about-${part} =`));
  return games
    .flatMap((game) => sentencesOf(folder, language, game).split(/^(?=[a-z])/m))
    .filter((sentence) => NAMING.test(sentence))
    .join('');
}

export function completeLanguages(): Plugin {
  return {
    name: 'complete-languages',
    load(id) {
      const [, folder = '', language = '', part = ''] = /^(.*)\/([^/]+)\/([^/]+)\.ftl$/.exec(id) ?? [];
      if (part === '') return undefined;
      for (const file of filesOf(folder, language, part)) this.addWatchFile(file);
      const sentences =
        sentencesOf(folder, language, part) + (part === HOME ? namingOf(folder, language) : '');
      return { code: `export default ${JSON.stringify(sentences)};`, map: null };
    },
  };
}
