// The build plugin that puts `engine/lazy.ts` in the place of Vite's helper for dynamic imports, which is
// called with the import, the files it needs and the URL of the importing script.
import type { Plugin } from 'vite';

/** Vite's module of its helper. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/** @param module the module that exports `lazy` */
export function fetchFirst(module: string): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler: () => `export { lazy as __vitePreload } from ${JSON.stringify(module)};`,
    },
  };
}
