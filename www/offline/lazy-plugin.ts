// The build plugin that replaces Vite's helper for dynamic imports by `engine/lazy.ts`. It is called with the
// import, the files it needs and the URL of the importing script.
import type { Plugin } from 'vite';

/** The id of Vite's helper module. */
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
