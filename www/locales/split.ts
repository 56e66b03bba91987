// What the build makes of a language's file: the sentences that a first visit needs, and those that stand in dialogs only, which
// are fetched with the first dialog. So a language stays one file for who writes it, and a first visit stays light.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The beginnings of the names of sentences that no screen but a dialog shows, or an editor, which comes with the same files. */
const LATER =
  /^(?:(?:rules|field|option|fact|keys|skin|work|works|workshop|new-work)-|(?:how|about)-workshop\b)/;

export function splitLanguages(): Plugin {
  return {
    name: 'split-languages',
    load(id) {
      const [, file, part] = /^(.*\.ftl)\?(first|later)$/.exec(id) ?? [];
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      // A sentence reaches up to the next line that begins with a name or a comment.
      const sentences = readFileSync(file, 'utf8').split(/^(?=[a-z#])/m);
      const text = sentences.filter((one) => !one.startsWith('#') && LATER.test(one) === (part === 'later'));
      return { code: `export default ${JSON.stringify(text.join(''))};`, map: null };
    },
  };
}
