import { defineConfig } from 'vite';
import { completeLanguages } from './www/locales/build.ts';
import { AHEAD, fetchEarly } from './www/offline/early.ts';
import { listFiles } from './www/offline/files.ts';
import { showEarly } from './www/offline/inline.ts';
import { writeManifest } from './www/offline/manifest.ts';
import { WORKER } from './www/offline/place.ts';

/** The packages of searches are told from those of games, which a first visit fetches. */
const assetFileNames = ({ originalFileNames: [from = ''] }: { originalFileNames: string[] }) =>
  `assets/${from.includes('/adviser/') ? 'adviser' : '[name]'}-[hash][extname]`;

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
        [AHEAD]: 'www/offline/ahead.ts',
        worker: 'www/offline/service-worker.ts',
      },
      output: {
        // What every visit needs comes in one piece with what it is made of, whatever else shares a part of it.
        codeSplitting: {
          groups: [
            {
              name: 'page',
              test: /node_modules\/(?:lit|@lit|lit-|@fluent)(?!.*\/(?:directive-helpers|repeat)\.)|www\/(?:shell|board|a11y|engine|store)\/(?!sound\.|effects\.|forms\.|particles\.|moment\.|stuck\.|projects\.|depot\.|base\.|kinds\.|groups\.|moving\.|tallies\.|days\.|transfer\.|home\.|full\.|files\.|par\.|films\.|results\.|solution\.|advice\.|autoplay\.|hint\.|asked\.|editing\.|looking\.|coach\.|packed\.|arrival\.|link\.|phrases\.|played\.|puzzles\.|difficulties\.|review\.|still\.|edges\.|trails\.|zoom\.|lens\.|adviser\.)[^/]+\.ts$/,
            },
          ],
        },
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
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames } } },
  plugins: [
    completeLanguages(),
    fetchEarly(),
    showEarly(),
    writeManifest(),
    listFiles('www/public'),
    {
      name: 'styles-while-developing',
      apply: 'serve',
      // The development server puts styles into the page itself, which the page's policy forbids.
      transformIndexHtml: (page) => page.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    },
  ],
});
