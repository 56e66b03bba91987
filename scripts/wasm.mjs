// Builds the wasm packages from crates/web, unless their inputs are unchanged: one with all games into
// www/pkg, for Node and other programs, and for the page one per game into www/pkg/games, with the catalogue
// of all games as JSON. The page's packages have no searches. Games with hints have a second package,
// `adviser`, for the worker, and the workers of an editor have packages of their own, such as
// `studio-search`.
//
//   npm run wasm                     all packages
//   npm run wasm -- --page           those of the page; that of all games less optimised, for the catalogue
//   npm run wasm -- tilt mound       the page's packages of these games only
//   npm run wasm -- --quick          only the package of all games, less optimised, for `npm start` and tests
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { at, games, hasExports, isMain, main, Problem, workersOf } from './lib.mjs';
import { builtWasm, pack } from './pack.mjs';
import { runStep } from './steps.mjs';

/** The package of all games. */
export const PACKAGE = at('www', 'pkg');

/** The folder of the page's packages, one per game. */
const GAMES = join(PACKAGE, 'games');

/** The package with the feature `bench`, whose exports only benchmarks use. */
const BENCH_PACKAGE = at('target', 'bench-pkg');

/** The number of packages built in parallel. Each uses a core. */
const LANES = Math.min(availableParallelism(), 4);

/** @typedef {(lane: number) => Promise<void>} Job */

/**
 * Builds the package of all games, those of the page, and the catalogue. The lean ones and their dependencies
 * are compiled with other switches. Each kind has its own folder, so that dependencies are compiled twice
 * rather than four times (js-sys alone takes 10 s of CPU time).
 * @param {{ isAllQuick?: boolean }} how isAllQuick: true to build the package of all games quickly
 */
export async function buildWasm({ isAllQuick = false } = {}) {
  /** @type {Promise<void>} */
  let all = Promise.resolve();
  await sideBySide([
    // The studio's take longest, so they start first.
    [
      ...games()
        .flatMap(workersOf)
        .map((name) => (/** @type {number} */ lane) => buildWorker(name, { lane })),
      ...games()
        .reverse()
        .map((game) => (/** @type {number} */ lane) => buildGame(game, { lane })),
    ],
    [
      (lane) => {
        all = buildAll({ lane, isQuick: isAllQuick });
        return all;
      },
      // The catalogue lists the games with hints.
      ...games().map((game) => async (/** @type {number} */ lane) => {
        await all;
        await buildAdviser(game, { lane });
      }),
    ],
  ]);
  writeGlue();
}

/**
 * Runs queues of jobs, one queue per lane, with as many jobs in parallel as there are lanes. A lane whose
 * queue is empty takes jobs of the others.
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

/**
 * Builds the page's package of one game.
 * @param {string} game
 * @param {{ lane?: number, isQuick?: boolean }} how
 */
async function buildGame(game, how = {}) {
  // Editors with exports of their own have no assignments.
  const features = [featureOf(game), ...(hasExports(game) ? [] : ['assignments'])];
  const lto = LARGER_LINKED_WHOLE.has(game) ? 'off' : 'fat';
  await pack({ out: join(GAMES, game), features, target: 'no-modules', isLean: true, lto }, how);
}

/**
 * Builds the package with the searches of a game, if it gives hints.
 * @param {string} game
 * @param {{ lane?: number, isQuick?: boolean }} how
 */
async function buildAdviser(game, how = {}) {
  if (!givesHints(game)) return;
  const features = [featureOf(game), 'tilery-collection/texts', 'advice', 'assignments'];
  await pack({ out: join(GAMES, game, 'adviser'), features, target: 'no-modules' }, how);
}

/**
 * Builds the package of an editor's worker.
 * @param {string} name
 * @param {{ lane?: number, isQuick?: boolean }} how
 */
const buildWorker = (name, how = {}) =>
  pack({ out: join(GAMES, name), features: [name], target: 'no-modules', isLean: true, lto: 'fat' }, how);

/** @param {string} game */
const featureOf = (game) => (hasExports(game) ? game : `tilery-collection/${game}`);

/** True if the game has hints according to the catalogue. @param {string} game */
function givesHints(game) {
  const catalogue = JSON.parse(readFileSync(join(PACKAGE, 'catalogue.json'), 'utf8'));
  return catalogue.some(
    (/** @type {{ id: string, hints: boolean }} */ { id, hints }) => id === game && hints,
  );
}

/**
 * Writes the scripts between the page and its packages, `games/glue`, without duplicates, and which package
 * has which. wasm-bindgen writes a script per package; all but those of the studio are equal.
 */
function writeGlue() {
  /** The games of each script. @type {Map<string, string[]>} */
  const users = new Map();
  for (const game of [...games(), ...games().flatMap(workersOf)]) {
    const script = readFileSync(join(GAMES, game, 'tilery.js'), 'utf8');
    users.set(script, [...(users.get(script) ?? []), game]);
  }
  const folder = join(GAMES, 'glue');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = new Map(
    [...users.keys()].map((script, index) => [script, index ? `tilery-${index}` : 'tilery']),
  );
  for (const [script, name] of names) writeFileSync(join(folder, `${name}.js`), instantiable(script));
  const glue = Object.fromEntries(
    [...users].flatMap(([script, of]) => of.map((game) => [game, names.get(script)])),
  );
  writeFileSync(join(GAMES, 'glue.json'), `${JSON.stringify(glue)}\n`);
}

/**
 * Wraps a script of wasm-bindgen, which supports one package, in a function that creates an instance.
 * @param {string} script
 */
const instantiable = (script) =>
  `export function instantiate() {\n${script}\nreturn { default: wasm_bindgen, ...wasm_bindgen };\n}\n`;

/**
 * Completes the package of all games: writes the script with which it replaces the package of each game, then
 * the catalogue and the home's pictures. These run in processes of their own, since a loaded module cannot be
 * reloaded.
 * @param {{ lane?: number, isQuick?: boolean }} how
 */
async function completeAll(how) {
  const folder = at('.tools', 'all');
  const args = ['--target', 'no-modules', '--no-typescript', '--out-name', 'tilery', '--out-dir', folder];
  await runStep(['wasm-bindgen', builtWasm(how), ...args]);
  writeFileSync(join(PACKAGE, 'all.js'), instantiable(readFileSync(join(folder, 'tilery.js'), 'utf8')));
  rmSync(folder, { recursive: true });
  for (const script of ['catalogue.mjs', 'home-films.mjs'])
    await runStep([process.execPath, at('scripts', script), PACKAGE]);
}

/**
 * Builds the benchmarks' package. Returns its folder, or undefined when crates/web has no feature `bench`.
 */
export async function buildBenchWasm() {
  if (!hasExports('bench')) return undefined;
  await pack({ out: BENCH_PACKAGE, features: ['default', 'bench'] });
  return BENCH_PACKAGE;
}

/** Builds the packages of some games. @param {string[]} asked @param {boolean} isQuick */
async function buildSome(asked, isQuick) {
  const unknown = asked.find((game) => !games().includes(game));
  if (unknown !== undefined)
    throw new Problem(`no game is called ${unknown}; there are ${games().join(', ')}`);
  // The page finds games by the catalogue, so a new game needs a new catalogue.
  const list = join(PACKAGE, 'catalogue.json');
  const catalogue = existsSync(list) ? readFileSync(list, 'utf8') : '';
  if (!asked.every((game) => catalogue.includes(`"id":"${game}"`))) await buildAll({ isQuick });
  await sideBySide([
    asked.map((game) => (lane) => buildGame(game, { lane, isQuick })),
    asked.map((game) => (lane) => buildAdviser(game, { lane, isQuick })),
    asked.flatMap(workersOf).map((name) => (lane) => buildWorker(name, { lane, isQuick })),
  ]);
  writeGlue();
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const isQuick = process.argv.includes('--quick');
    const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
    if (asked.length > 0) await buildSome(asked, isQuick);
    else if (isQuick) await buildAll({ isQuick });
    else await buildWasm({ isAllQuick: process.argv.includes('--page') });
  });
}
