// What the build makes of a file of sentences, `LANGUAGE/PART.ftl`: a module with its text. A language that leaves sentences out, as
// Brazilian Portuguese may where Portuguese says it all, is completed here, so that a visitor fetches one file a part.
//
// Holds always: a sentence that a player reads stands in a file of this folder, and in no code.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chainOf } from './tags.ts';

export const FOLDER = 'www/locales';

/** The page's languages: each is a folder. English comes first, and stands where nothing else fits. */
export const languagesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/** The files that say a part in a language, the language's own first. */
export const filesOf = (folder: string, language: string, part: string): string[] =>
  chainOf(language)
    .map((tag) => `${folder}/${tag}/${part}.ftl`)
    .filter((file) => existsSync(file));

/** All sentences of a part, without comments; what a language does not say itself is said by those that it falls back to. */
export function sentencesOf(folder: string, language: string, part: string): string {
  const sentences = new Map<string, string>();
  for (const file of filesOf(folder, language, part)) {
    // A sentence reaches up to the next line that begins with a name or a comment.
    for (const sentence of readFileSync(file, 'utf8').split(/^(?=[a-z#])/m)) {
      const [, name] = /^([a-z][\w-]*) *=/.exec(sentence) ?? [];
      if (name !== undefined && !sentences.has(name)) sentences.set(name, sentence);
    }
  }
  return [...sentences.values()].join('');
}

export function completeLanguages(): Plugin {
  return {
    name: 'complete-languages',
    load(id) {
      const [, folder = '', language = '', part = ''] = /^(.*)\/([^/]+)\/([^/]+)\.ftl$/.exec(id) ?? [];
      if (part === '') return undefined;
      for (const file of filesOf(folder, language, part)) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(sentencesOf(folder, language, part))};`, map: null };
    },
  };
}
