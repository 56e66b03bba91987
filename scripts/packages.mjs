// The plugin that supplies the page with the addresses of its wasm packages, as the module `virtual:packages`,
// and a player's page with the script of its package, `virtual:glue`.
//
// The site that ships has one package per game and further ones with their searches. The development server
// and most browser tests use the one package of all games, less optimised, in place of each: a change in Rust
// then rebuilds one package, in a tenth of the time. The interface is the same.
import { existsSync, readFileSync } from 'node:fs';
import { at, games, workersOf } from './lib.mjs';

/** The mode of a build of the page (`vite build --mode`) that uses the package of all games. */
export const ONE_PACKAGE = 'one-package';

/** The game of a player's page. */
export const PLAYED = 'tilecode';

const MODULE = 'virtual:packages';
const GLUE = 'virtual:glue';

/**
 * The files of a package below `www/pkg`. Several packages share a script.
 * @typedef {{ glue: string, wasm: string, adviser?: string }} Files
 */

/** @returns {Files} */
const one = () => ({ glue: 'all.js', wasm: 'tilery_bg.wasm', adviser: 'tilery_bg.wasm' });

/** The package of a game, or of an editor's worker. @param {string} id @returns {Files} */
function own(id) {
  const scripts = JSON.parse(readFileSync(at('www', 'pkg', 'games', 'glue.json'), 'utf8'));
  const adviser = `games/${id}/adviser/tilery_bg.wasm`;
  return {
    glue: `games/glue/${scripts[id]}.js`,
    wasm: `games/${id}/tilery_bg.wasm`,
    ...(existsSync(at('www', 'pkg', adviser)) ? { adviser } : {}),
  };
}

/**
 * The files of a game's package in a mode of the build.
 * @param {string} id
 * @param {string} mode
 */
export const packageOf = (id, mode) => (mode === ONE_PACKAGE ? one() : own(id));

/**
 * @param {{ mode?: string }} how the mode, where Vite reads no configuration
 * @returns {import('vite').Plugin}
 */
export const packages = ({ mode } = {}) => {
  let packagesMode = mode ?? '';
  return {
    name: 'packages',
    enforce: 'pre',
    config(_, env) {
      packagesMode = mode ?? (env.command === 'serve' ? ONE_PACKAGE : env.mode);
    },
    resolveId(source) {
      if (source === GLUE) return at('www', 'pkg', packageOf(PLAYED, packagesMode).glue);
      return source === MODULE ? `\0${MODULE}` : undefined;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const found = [...games(), ...games().flatMap(workersOf)].map((name) => ({
        name,
        files: packageOf(name, packagesMode),
      }));
      const binaries = [...new Set(found.flatMap(({ files }) => [files.wasm, files.adviser ?? files.wasm]))];
      const address = (/** @type {string} */ file) => `wasm${binaries.indexOf(file)}`;
      const imports = binaries.map((file) => `import ${address(file)} from '/www/pkg/${file}?url';`);
      const rows = found.map(({ name, files: { glue, wasm, adviser } }) => {
        const search = adviser === undefined ? '' : `, adviser: ${address(adviser)}`;
        return `  '${name}': { glue: () => import('/www/pkg/${glue}'), wasm: ${address(wasm)}${search} },`;
      });
      return [...imports, 'export default {', ...rows, '};'].join('\n');
    },
    // A build writes several files in turn. scripts/start.mjs reloads the page when all are written.
    hotUpdate: ({ file }) => (/\/www\/pkg\//.test(file) ? [] : undefined),
  };
};
