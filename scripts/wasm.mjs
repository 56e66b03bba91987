// Builds the wasm packages from crates/web, unless nothing they are made of has changed: one with all games into www/pkg, for Node and
// programs that use the rules elsewhere, and for the page one a game into www/pkg/games, with the catalogue of all games as JSON. A page's
// package has no search in it; where a game gives hints, the worker's package beside it, `adviser`, has.
//
//   npm run wasm                     all packages
//   npm run wasm -- tilt mound       the page's packages of these games only, for a quick look while working on them
//   npm run wasm -- --quick          the package of all games alone, less optimised: `npm start` serves it for every game
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { at, games, isMain, main, Problem } from './lib.mjs';
import { builtWasm, pack } from './pack.mjs';
import { runStep } from './steps.mjs';

/** The package of all games. */
export const PACKAGE = at('www', 'pkg');

/** The folder of the page's packages, one a game. */
const GAMES = join(PACKAGE, 'games');

/** The package with the `bench` feature, which exports what only benchmarks call. */
const BENCH_PACKAGE = at('target', 'bench-pkg');

/** Packages that are built side by side: each keeps a core busy. */
const LANES = Math.min(availableParallelism(), 4);

/** @typedef {(lane: number) => Promise<void>} Job */

/**
 * Builds the package of all games, those of the page, and the catalogue. The lean ones are compiled with switches of their own, the crates of others
 * too: in a folder each, they are compiled twice rather than four times (js-sys alone takes 10 s of a processor).
 */
export async function buildWasm() {
  /** @type {Promise<void>} */
  let all = Promise.resolve();
  await sideBySide([
    // The studio's takes longest: it would be waited for at the end.
    games()
      .reverse()
      .map((game) => (lane) => buildGame(game, { lane })),
    [
      (lane) => {
        all = buildAll({ lane });
        return all;
      },
      // Which games give hints, the catalogue says.
      ...games().map((game) => async (/** @type {number} */ lane) => {
        await all;
        await buildAdviser(game, { lane });
      }),
    ],
  ]);
  writeGlue();
}

/**
 * Does the jobs of each queue in their order, a queue a lane, as many at a time as there are lanes. A lane whose queue is done helps the others.
 * @param {Job[][]} queues
 */
async function sideBySide(queues) {
  /** @type {unknown[]} */
  const faults = [];
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const order = [...queues.slice(lane), ...queues.slice(0, lane)];
    const next = () => order.find((jobs) => jobs.length > 0)?.shift();
    for (let job = next(); job !== undefined && faults.length === 0; job = next())
      await job(lane).catch((fault) => faults.push(fault));
  });
  await Promise.all(lanes);
  if (faults.length > 0) throw faults[0];
}

/**
 * Builds the package of all games, and asks it for the catalogue.
 * @param {{ lane?: number, isQuick?: boolean }} how
 */
export const buildAll = (how = {}) => pack({ out: PACKAGE }, { ...how, after: () => completeAll(how) });

/** Games whose packages link-time optimisation makes larger. */
const LARGER_LINKED_WHOLE = new Set(['mound']);

/** Builds the page's package of one game. @param {string} game @param {{ lane?: number, isQuick?: boolean }} how */
async function buildGame(game, how = {}) {
  // Nobody plays assignments in an editor that has exports of its own.
  const features = [featureOf(game), ...(hasExports(game) ? [] : ['assignments'])];
  const lto = LARGER_LINKED_WHOLE.has(game) ? 'off' : 'fat';
  await pack({ out: join(GAMES, game), features, target: 'no-modules', isLean: true, lto }, how);
}

/** Builds the package with the searches of a game, if it gives hints. @param {string} game @param {{ lane?: number, isQuick?: boolean }} how */
async function buildAdviser(game, how = {}) {
  if (!givesHints(game)) return;
  const features = [featureOf(game), 'tilery-collection/texts', 'advice', 'assignments'];
  await pack({ out: join(GAMES, game, 'adviser'), features, target: 'no-modules' }, how);
}

/** Whether an editor has exports of its own: then it is a feature of crates/web. @param {string} game */
const hasExports = (game) => new RegExp(`^${game} =`, 'm').test(webManifest());

/** @param {string} game */
const featureOf = (game) => (hasExports(game) ? game : `tilery-collection/${game}`);

const webManifest = () => readFileSync(at('crates', 'web', 'Cargo.toml'), 'utf8');

/** Whether there is somebody to ask for hints, as the catalogue says. @param {string} game */
function givesHints(game) {
  const catalogue = JSON.parse(readFileSync(join(PACKAGE, 'catalogue.json'), 'utf8'));
  return catalogue.some(
    (/** @type {{ id: string, hints: boolean }} */ { id, hints }) => id === game && hints,
  );
}

/**
 * Writes the scripts between the page and its packages, `games/glue`, each once however many packages it serves, and `games/packages.ts`,
 * which says where each package is and what serves it. wasm-bindgen writes one a package, and all but the studio's are the same.
 */
function writeGlue() {
  /** The games of each script. @type {Map<string, string[]>} */
  const users = new Map();
  for (const game of games()) {
    const script = readFileSync(join(GAMES, game, 'tilery.js'), 'utf8');
    users.set(script, [...(users.get(script) ?? []), game]);
  }
  const folder = join(GAMES, 'glue');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = new Map(
    [...users.keys()].map((script, index) => [script, index ? `tilery-${index}` : 'tilery']),
  );
  for (const [script, name] of names) {
    writeFileSync(join(folder, `${name}.js`), instantiable(script));
    writeFileSync(
      join(folder, `${name}.d.ts`),
      "/** A new instance of the script, for one package. */\nexport function instantiate(): typeof import('../../tilery');\n",
    );
  }
  const glue = Object.fromEntries(
    [...users].flatMap(([script, of]) => of.map((game) => [game, names.get(script)])),
  );
  writeFileSync(join(GAMES, 'packages.ts'), packagesModule(glue));
  writeFileSync(join(GAMES, 'glue.json'), `${JSON.stringify(glue)}\n`);
}

/** The module that says where each game's package is. @param {Record<string, string | undefined>} glue the script of each */
function packagesModule(glue) {
  const ids = Object.keys(glue);
  const advised = ids.filter((game) => existsSync(join(GAMES, game, 'adviser', 'tilery_bg.wasm')));
  const imports = [
    ...ids.map((game) => `import ${game} from './${game}/tilery_bg.wasm?url';\n`),
    ...advised.map((game) => `import ${game}Adviser from './${game}/adviser/tilery_bg.wasm?url';\n`),
  ].join('');
  const rows = ids.map((game) => {
    const adviser = advised.includes(game) ? `, adviser: ${game}Adviser` : '';
    return `  ${game}: { glue: () => import('./glue/${glue[game]}.js'), wasm: ${game}${adviser} },\n`;
  });
  const type =
    "Record<string, { glue: () => Promise<typeof import('./glue/tilery.js')>; wasm: string; adviser?: string }>";
  return `${imports}\nconst packages: ${type} = {\n${rows.join('')}};\n\nexport default packages;\n`;
}

/** A script of wasm-bindgen holds one package: as a function it makes a new instance for each. @param {string} script */
const instantiable = (script) =>
  `export function instantiate() {\n${script}\nreturn { default: wasm_bindgen, ...wasm_bindgen };\n}\n`;

/**
 * Completes the package of all games: the script with which it can stand for the package of each game, then what it is asked for, the catalogue and
 * the home's pictures, by processes of their own: a module that was loaded once stays as it was.
 * @param {{ lane?: number, isQuick?: boolean }} how
 */
async function completeAll(how) {
  const folder = at('.tools', 'all');
  const args = ['--target', 'no-modules', '--no-typescript', '--out-name', 'tilery', '--out-dir', folder];
  await runStep(['wasm-bindgen', builtWasm(how), ...args]);
  writeFileSync(join(PACKAGE, 'all.js'), instantiable(readFileSync(join(folder, 'tilery.js'), 'utf8')));
  rmSync(folder, { recursive: true });
  for (const script of ['catalogue.mjs', 'pictures.mjs'])
    await runStep([process.execPath, at('scripts', script), PACKAGE]);
}

/** Builds the benchmarks' package. Returns its folder, or undefined when crates/web has no feature `bench`. */
export async function buildBenchWasm() {
  if (!/^bench =/m.test(webManifest())) return undefined;
  await pack({ out: BENCH_PACKAGE, features: ['default', 'bench'] });
  return BENCH_PACKAGE;
}

/** Builds the packages of some games. @param {string[]} asked @param {boolean} isQuick */
async function buildSome(asked, isQuick) {
  const unknown = asked.find((game) => !games().includes(game));
  if (unknown !== undefined)
    throw new Problem(`no game is called ${unknown}; there are ${games().join(', ')}`);
  // The page knows a new game by the catalogue.
  const list = join(PACKAGE, 'catalogue.json');
  const catalogue = existsSync(list) ? readFileSync(list, 'utf8') : '';
  if (!asked.every((game) => catalogue.includes(`"id":"${game}"`))) await buildAll({ isQuick });
  await sideBySide([
    asked.map((game) => (lane) => buildGame(game, { lane, isQuick })),
    asked.map((game) => (lane) => buildAdviser(game, { lane, isQuick })),
  ]);
  writeGlue();
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const isQuick = process.argv.includes('--quick');
    const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
    if (asked.length > 0) await buildSome(asked, isQuick);
    else if (isQuick) await buildAll({ isQuick });
    else await buildWasm();
  });
}
