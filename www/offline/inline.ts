// The build plugin that inlines content into index.html, so that the page shows something with the host's
// first response: its styles and the script that explains a failed start, which the content security policy
// allows by their hashes, and the names of the games.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { FOLDER, languagesIn, sentencesOf } from '../locales/build.ts';
import { namedGames } from './games.ts';

const names = () =>
  namedGames()
    .map(({ title }) => title)
    .join(' · ');

/** The link to the page's stylesheet. */
const LINK = /^ *<link rel="stylesheet"[^>]* href="\.\/([^"]+)">\n/m;

const GUARD = join(import.meta.dirname, 'guard.ts');

/** Puts the sentences about a failed start into the module that shows them. */
const explainStart = {
  name: 'explain-start',
  transform: {
    filter: { id: /\/offline\/start-fault\.ts$/ },
    handler: (code: string) => `const SENTENCES = ${JSON.stringify(startSentences())};\n${code}`,
  },
};

/** The sentences of `start.ftl`, by language and name. */
const startSentences = () =>
  Object.fromEntries(
    languagesIn(FOLDER).map((language) => [
      language,
      Object.fromEntries(
        [...sentencesOf(FOLDER, language, 'start').matchAll(/^([a-z-]+) = (.*)$/gm)].map(([, id, text]) => [
          id,
          text,
        ]),
      ),
    ]),
  );

/** The script that watches the start, for browsers that cannot run the page's own scripts. */
export async function guard(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [explainStart],
    build: {
      write: false,
      target: 'es2015',
      reportCompressedSize: false,
      rolldownOptions: { input: GUARD, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function showEarly(): Plugin {
  return {
    ...explainStart,
    name: 'show-early',
    apply: 'build',
    transformIndexHtml: (page) =>
      page.replace('<p class="loading"></p>', `<p class="loading">${names()}</p>`),
    generateBundle: {
      // After index.html has been written, and before the list of all files is.
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        const text = page?.type === 'asset' ? String(page.source) : '';
        const name = LINK.exec(text)?.[1] ?? '';
        const styles = bundle[name];
        if (page?.type !== 'asset' || styles?.type !== 'asset')
          throw new Error('the build has no stylesheet for the page');
        const css = String(styles.source).trim();
        // URLs are relative to the stylesheet, so they would not resolve from the page.
        if (/url\(|<\//.test(css)) throw new Error('a stylesheet with url() or </ cannot be inlined');
        const script = await guard();
        if (/<\/script|<!--/i.test(script)) throw new Error('the script would end early');
        page.source = text
          .replace(LINK, () => `    <style>${css}</style>\n`)
          .replace("style-src 'self'", `style-src 'self' ${hashOf(css)}`)
          .replace(/^ *<script/m, (first) => `    <script>${script}</script>\n${first}`)
          .replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`);
        delete bundle[name];
      },
    },
  };
}
