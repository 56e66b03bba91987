// A plugin of the development server that serves the package of all games in place of those of each game, its
// hints and searches, so that a change in Rust rebuilds one package. The interface is the same; `npm run
// build` builds what ships.
import { games, workersOf } from './lib.mjs';

const PACKAGES = '\0packages';

/** @returns {import('vite').Plugin} */
export const onePackage = () => ({
  name: 'one-package',
  // Node tests that start a module server in their own process use the shipped packages.
  apply: ({ server }, { command }) => command === 'serve' && server?.middlewareMode !== true,
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/pkg/games/packages') ? PACKAGES : undefined),
  load(id) {
    if (id !== PACKAGES) return undefined;
    const rows = [...games(), ...games().flatMap(workersOf)].map((game) => `${JSON.stringify(game)}: all`);
    return [
      "import wasm from '/www/pkg/tilery_bg.wasm?url';",
      "const all = { glue: () => import('/www/pkg/all.js'), wasm, adviser: wasm };",
      `export default { ${rows.join(', ')} };`,
    ].join('\n');
  },
  // A build writes several files in turn. scripts/start.mjs reloads the page when all are written.
  hotUpdate: ({ file }) => (/\/www\/pkg\//.test(file) ? [] : undefined),
});
