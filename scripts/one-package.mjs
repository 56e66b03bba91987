// A plugin of the development server: the package of all games stands for the package of each, with its hints, so that a change in Rust is
// one package to build. It has the same interface; what ships is built by `npm run build`.
import { games } from './lib.mjs';

const PACKAGES = '\0packages';

/** @returns {import('vite').Plugin} */
export const onePackage = () => ({
  name: 'one-package',
  // Tests in Node, which put a server of modules into a process of theirs, see what ships.
  apply: ({ server }, { command }) => command === 'serve' && server?.middlewareMode !== true,
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/pkg/games/packages') ? PACKAGES : undefined),
  load(id) {
    if (id !== PACKAGES) return undefined;
    const rows = games().map((game) => `${JSON.stringify(game)}: all`);
    return [
      "import wasm from '/www/pkg/tilery_bg.wasm?url';",
      "const all = { glue: () => import('/www/pkg/all.js'), wasm, adviser: wasm };",
      `export default { ${rows.join(', ')} };`,
    ].join('\n');
  },
  // A build writes several files of it one after the other: scripts/start.mjs has the page loaded anew when all are there.
  hotUpdate: ({ file }) => (/\/www\/pkg\//.test(file) ? [] : undefined),
});
