import { join } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { packages } from './scripts/packages.mjs';
import { completeLanguages } from './www/locales/build.ts';
import { listFiles } from './www/offline/files.ts';
import { showEarly } from './www/offline/inline.ts';
import { fetchFirst } from './www/offline/lazy-plugin.ts';
import { writeManifest } from './www/offline/manifest.ts';
import { addPreload, PRELOAD } from './www/offline/preload-plugin.ts';
import { WORKER } from './www/offline/worker-path.ts';

/** Names the packages of searches after their kind, to distinguish them from those of games. */
const assetFileNames = ({ originalFileNames: [from = ''] }: { originalFileNames: string[] }) =>
  `assets/${/(?:-|\/)(adviser|bring|search)\/[^/]+$/.exec(from)?.[1] ?? '[name]'}-[hash][extname]`;

/** The modules that every visit loads, computed when the first chunk is named. */
let everyVisit: Set<string> | undefined;

/**
 * Puts the modules that every visit loads into one chunk, even if other chunks share some of them. Icons are
 * excluded: each chunk contains the icons that it uses.
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
    // An inlined picture would be loaded by every visit and could not be cached by itself.
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
        // Files of sentences are named after their language and part.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language, part] = /\/locales\/([^/]+)\/([^/]+)\.ftl$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${part === undefined ? '[name]' : `${language}.${part}`}-[hash].js`;
        },
        assetFileNames,
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  // Cargo and the tests write thousands of files into these folders. None of them is part of the page.
  server: { watch: { ignored: ['**/target/**', '**/.tools/**', '**/dist/**', '**/tests/**'] } },
  worker: { format: 'es', plugins: () => [packages()], rolldownOptions: { output: { assetFileNames } } },
  plugins: [
    packages(),
    completeLanguages(),
    addPreload(),
    fetchFirst(join(import.meta.dirname, 'www/engine/lazy.ts')),
    showEarly(),
    writeManifest(),
    listFiles('www/public'),
    {
      name: 'policy-while-developing',
      apply: 'serve',
      // The development server inlines styles, and uses a worker to wait for a stopped server. The page's
      // policy forbids both.
      transformIndexHtml: (page) =>
        page
          .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
          .replace("worker-src 'self'", "worker-src 'self' blob:")
          .replace("; require-trusted-types-for 'script'", ''),
    },
  ],
});
