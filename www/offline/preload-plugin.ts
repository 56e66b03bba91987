// The build plugin that saves the first visit a round trip. Without it the browser would learn only after
// loading and running the page's scripts which game, skin and language it needs. So the page gets another
// script, `preload.ts`, which is tiny, runs first, and preloads those files meanwhile. This plugin inserts
// into that script the lists of files by game and language, with the names from the build.
import type { Plugin, Rolldown } from 'vite';
import { packageOf } from '../../scripts/packages.mjs';
import { FOLDER, filesOf, languagesIn } from '../locales/build.ts';
import { namedGames } from './games.ts';

/** The name of the script in the build. */
export const PRELOAD = 'preload';

/** Matches the script and the copies of its imports. */
const OWN = new RegExp(`/www/offline/${PRELOAD}\\.ts$|\\?${PRELOAD}$`);

export function addPreload(): Plugin {
  let mode = '';
  return {
    name: 'add-preload',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      mode = config.mode;
    },
    resolveId: {
      // The script gets its own copy of its imports, so that it waits for no other file.
      async handler(source, importer) {
        if (importer === undefined || !OWN.test(importer)) return undefined;
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found === null ? undefined : `${found.id}?${PRELOAD}`;
      },
    },
    generateBundle: {
      // Before `files.ts` lists all files with their hashes.
      order: 'pre',
      handler(_, bundle) {
        const script = scriptOf(bundle);
        const lists = listsOf(new Files(bundle, script), mode);
        script.code = `const PRELOAD = ${JSON.stringify(lists)};\n${script.code}`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        // The script waits neither for styles nor for the end of the page. It comes after the content
        // security policy, which must apply to it.
        const tag = `<script type="module" async crossorigin src="./${scriptOf(bundle).fileName}"></script>`;
        return page.replace(/^( *)<title>/m, `$1${tag}\n$&`);
      },
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

function scriptOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const script = chunksOf(bundle).find((chunk) => chunk.isEntry && chunk.name === PRELOAD);
  if (script === undefined) throw new Error(`the build has no ${PRELOAD}.js`);
  return script;
}

/** Finds the names of source files in the build. */
class Files {
  readonly #bundle: Rolldown.OutputBundle;
  readonly #chunks: readonly Rolldown.OutputChunk[];
  /** The files that the page loads in any case. */
  readonly #known: ReadonlySet<string>;

  constructor(bundle: Rolldown.OutputBundle, script: Rolldown.OutputChunk) {
    this.#bundle = bundle;
    this.#chunks = chunksOf(bundle);
    // Other modules are called `page`, too.
    const page = this.#chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/www/app/app.ts')));
    if (page === undefined) throw new Error('the build has no page');
    this.#known = new Set([script.fileName, page.fileName]);
  }

  /** The files of a module: its chunk with all imports, direct or through others, and their styles. */
  module(path: string): string[] {
    const found = this.#chunkOf(path);
    if (found === undefined) throw new Error(`${path} is not in the build`);
    const files = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (this.#known.has(chunk.fileName) || files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
      for (const name of chunk.imports) {
        const imported = this.#bundle[name];
        if (imported?.type === 'chunk') visit(imported);
      }
    };
    visit(found);
    return [...files];
  }

  /** The files of the modules in a folder by their names without an extension. */
  modules(folder: string, names: readonly string[]): [name: string, files: string[]][] {
    return names.flatMap((name): [string, string[]][] => {
      const path = `${folder}/${name}.json`;
      return this.#chunkOf(path) === undefined ? [] : [[name, this.module(path)]];
    });
  }

  #chunkOf(path: string): Rolldown.OutputChunk | undefined {
    return this.#chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/www/${path}`));
  }

  asset(path: string): string {
    const file = Object.values(this.#bundle).find(
      (one) => one.type === 'asset' && one.originalFileNames.some((name) => name.endsWith(path)),
    );
    if (file === undefined) throw new Error(`${path} is not in the build`);
    return file.fileName;
  }
}

/** The files that `preload.ts` chooses from. */
function listsOf(files: Files, mode: string) {
  const games = namedGames().map(({ id }) => id);
  const skin = (game: string) => files.module(`skins/games/${game}.ts`);
  const filesOfGame = (game: string) => {
    const { wasm, glue } = packageOf(game, mode);
    return [files.asset(`pkg/${wasm}`), ...files.module(`pkg/${glue}`), ...skin(game)];
  };
  const partsOf = (language: string, parts: readonly string[]) =>
    parts.flatMap((part) => {
      const [file] = filesOf(FOLDER, language, part);
      return file === undefined ? [] : files.module(file.slice('www/'.length));
    });
  const sentences = (language: string) => [
    ...['shell', 'home', ...games, ...games.map((game) => `${game}-dialogs`)].map(
      (part) => [part, partsOf(language, [part])] as const,
    ),
    ['first', partsOf(language, ['welcome'])] as const,
    ['aim', partsOf(language, ['trail', 'dialogs', 'panels'])] as const,
  ];
  const guide = files.module('features/welcome/guide.ts');
  const line = files.module('play/assignments/aim-line.ts');
  const home = [
    ...files.module('features/home/home.ts'),
    files.asset('pkg/home.json'),
    ...games.flatMap(skin),
  ];
  return {
    games: Object.fromEntries(games.map((game) => [game, filesOfGame(game)])),
    home: [...new Set(home)],
    text: files.module('app/opening/arrival.ts'),
    first: { all: guide, ...Object.fromEntries(files.modules('pkg/welcome', games)) },
    aim: { all: line, ...Object.fromEntries(files.modules('pkg/trails', games)) },
    languages: Object.fromEntries(
      languagesIn(FOLDER).map((language) => [language, Object.fromEntries(sentences(language))]),
    ),
  };
}
