import { join } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { onePackage } from './scripts/one-package.mjs';
import { completeLanguages } from './www/locales/build.ts';
import { listFiles } from './www/offline/files.ts';
import { showEarly } from './www/offline/inline.ts';
import { fetchFirst } from './www/offline/lazy-plugin.ts';
import { writeManifest } from './www/offline/manifest.ts';
import { addPreload, PRELOAD } from './www/offline/preload-plugin.ts';
import { WORKER } from './www/offline/worker-path.ts';

/** The packages of searches are told from those of games, which a first visit fetches. */
const assetFileNames = ({ originalFileNames: [from = ''] }: { originalFileNames: string[] }) =>
  `assets/${/(?:-|\/)(adviser|bring|search)\/[^/]+$/.exec(from)?.[1] ?? '[name]'}-[hash][extname]`;

/** The modules that every visit loads, found when the first chunk is named. */
let everyVisit: Set<string> | undefined;

/**
 * Puts what every visit loads into one chunk, whatever other chunks share a part of it. Icons stay outside:
 * each chunk takes those that it uses.
 */
function pageChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  everyVisit ??= importedBy('www/main.ts', context);
  return everyVisit.has(id) && !id.includes('/lucide/') ? 'page' : null;
}

/** The modules that a module imports statically, directly or through others. */
function importedBy(module: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(join(import.meta.dirname, module));
  return found;
}

export default defineConfig({
  // Every address is relative, so that the site works from any folder of any server.
  base: './',
  publicDir: 'www/public',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Files stay files: an inlined picture is fetched by everybody and cannot be cached by itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: 'index.html',
        [PRELOAD]: 'www/offline/preload.ts',
        worker: 'www/offline/service-worker.ts',
      },
      output: {
        codeSplitting: { groups: [{ name: pageChunk }] },
        // A file of sentences is called by its language and part.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, part] = /\/locales\/([^/]+)\/([^/]+)\.ftl$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${part === undefined ? '[name]' : `${language}.${part}`}-[hash].js`;
        },
        assetFileNames,
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  // Files that cargo and the tests write: thousands, of which none is part of the page.
  server: { watch: { ignored: ['**/target/**', '**/.tools/**', '**/dist/**', '**/tests/**'] } },
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames } } },
  plugins: [
    onePackage(),
    completeLanguages(),
    addPreload(),
    fetchFirst(join(import.meta.dirname, 'www/engine/lazy.ts')),
    showEarly(),
    writeManifest(),
    listFiles('www/public'),
    {
      name: 'policy-while-developing',
      apply: 'serve',
      // The development server puts styles into the page itself, and waits in a worker of its own for a
      // server that was ended: the page's policy forbids both.
      transformIndexHtml: (page) =>
        page
          .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
          .replace("worker-src 'self'", "worker-src 'self' blob:")
          .replace("; require-trusted-types-for 'script'", ''),
    },
  ],
});
