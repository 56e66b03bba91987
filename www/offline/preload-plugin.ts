// The build plugin that saves the first visit a round trip. Without it the browser would learn only after
// loading and running the page's scripts which game, skin and language it needs. So the page gets another
// script, `preload.ts`, which is tiny, runs first, and preloads those files meanwhile. This plugin inserts
// into that script the lists of files by game and language, with the names from the build.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { FOLDER, filesOf, languagesIn } from '../locales/build.ts';

const CATALOGUE = 'www/pkg/catalogue.json';
/** The scripts of the games' packages. */
const GLUE = 'www/pkg/games/glue.json';

/** The name of the script in the build. */
export const PRELOAD = 'preload';

/** The script and the copies of what it imports. */
const OWN = new RegExp(`/www/offline/${PRELOAD}\\.ts$|\\?${PRELOAD}$`);

export function addPreload(): Plugin {
  return {
    name: 'add-preload',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      // The script gets its own copy of its imports, so that it waits for no other file.
      async handler(source, importer) {
        if (importer === undefined || !OWN.test(importer)) return undefined;
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found === null ? undefined : `${found.id}?${PRELOAD}`;
      },
    },
    generateBundle: {
      // Before the list of all files is made, which contains a hash of each.
      order: 'pre',
      handler(_, bundle) {
        const all = Object.values(bundle);
        const chunks = all.filter((file) => file.type === 'chunk');
        const script = chunks.find((chunk) => chunk.isEntry && chunk.name === PRELOAD);
        const page = chunks.find((chunk) => chunk.name === 'page');
        if (script === undefined || page === undefined) throw new Error(`the build has no ${PRELOAD}.js`);
        /** The files that the page loads in any case. */
        const known = new Set([script.fileName, page.fileName]);
        /** The files of a module: its chunk with all imports, and its styles. */
        const chunk = (module: string): string[] => {
          const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/www/${module}`));
          if (found === undefined) throw new Error(`${module} is not in the build`);
          const styles = found.viteMetadata?.importedCss ?? [];
          return [found.fileName, ...found.imports, ...styles].filter(
            (name) => !known.has(name) && name in bundle,
          );
        };
        const asset = (path: string): string => {
          const file = all.find(
            (one) => one.type === 'asset' && one.originalFileNames.some((name) => name.endsWith(path)),
          );
          if (file === undefined) throw new Error(`${path} is not in the build`);
          return file.fileName;
        };
        const wasm = (game: string) => asset(`games/${game}/tilery_bg.wasm`);
        const games = (JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { id: string; edits: string | null }[])
          .filter(({ edits }) => edits === null)
          .map(({ id }) => id);
        const glue = JSON.parse(readFileSync(GLUE, 'utf8')) as Record<string, string>;
        const lists = {
          games: Object.fromEntries(
            games.map((game) => [
              game,
              [wasm(game), ...chunk(`pkg/games/glue/${glue[game]}.js`), ...chunk(`skins/games/${game}.ts`)],
            ]),
          ),
          home: [
            ...chunk('features/home/home.ts'),
            asset('pkg/home.json'),
            ...games.flatMap((game) => chunk(`skins/games/${game}.ts`)),
          ].filter((name, index, names) => names.indexOf(name) === index),
          text: chunk('app/opening/arrival.ts'),
          languages: Object.fromEntries(
            languagesIn(FOLDER).map((language) => [
              language,
              Object.fromEntries(
                ['shell', 'home', ...games].flatMap((part) => {
                  const [file] = filesOf(FOLDER, language, part);
                  return file === undefined ? [] : [[part, chunk(file.slice('www/'.length))]];
                }),
              ),
            ]),
          ),
        };
        script.code = `const PRELOAD = ${JSON.stringify(lists)};\n${script.code}`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const script = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === PRELOAD,
        );
        if (script === undefined) throw new Error(`the build has no ${PRELOAD}.js`);
        // The script waits neither for styles nor for the end of the page. It comes after the content
        // security policy, which must apply to it.
        const tag = `<script type="module" async crossorigin src="./${script.fileName}"></script>`;
        return page.replace(/^( *)<title>/m, `$1${tag}\n$&`);
      },
    },
  };
}
