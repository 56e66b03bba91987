// Builds the wasm packages from crates/web, unless nothing they are made of has changed: one with all games into www/pkg, for Node and
// whoever uses the rules elsewhere, and for the page one a game into www/pkg/games, with the catalogue of all games as JSON.
//
//   npm run wasm                     all packages
//   npm run wasm -- tilt mound       the page's packages of these games only, for a quick look while working on them
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  ask,
  at,
  filesUnder,
  hashOf,
  isMain,
  main,
  must,
  Problem,
  root,
  shown,
  toolEnv,
  unlessUpToDate,
} from './lib.mjs';

/** Folders of a crate that never reach the package. */
const NOT_BUILT = new Set(['target', 'tests', 'benches', 'proptest-regressions']);

/** The package of all games. */
export const PACKAGE = at('www', 'pkg');

/** The folder of the page's packages, one a game. */
const GAMES = join(PACKAGE, 'games');

/** The package with the `bench` feature, which exports what only benchmarks call. */
export const BENCH_PACKAGE = at('target', 'bench-pkg');

/** Builds the package of all games, those of the page, and the catalogue. */
export function buildWasm() {
  build(PACKAGE, [], writeCatalogue);
  for (const game of games()) buildGame(game);
}

/** Builds the page's package of one game. @param {string} game */
function buildGame(game) {
  build(join(GAMES, game), ['--no-default-features', '--features', game]);
}

/** The games that ship: what crates/web has by default. */
function games() {
  const manifest = readFileSync(at('crates', 'collection', 'Cargo.toml'), 'utf8');
  const names = manifest.match(/^default = \[(.*)\]$/m)?.[1] ?? '';
  return [...names.matchAll(/"([a-z]+)"/g)].map((found) => found[1] ?? '');
}

/** Asks the package of all games for its catalogue, in a process of its own: a module that was loaded once stays as it was. */
function writeCatalogue() {
  must(process.execPath, [at('scripts', 'catalogue.mjs'), PACKAGE]);
}

/** Builds the benchmarks' package. Returns its folder, or undefined when crates/web has no feature `bench`. */
export function buildBenchWasm() {
  if (!/^bench\s*=/m.test(readFileSync(at('crates', 'web', 'Cargo.toml'), 'utf8'))) return undefined;
  build(BENCH_PACKAGE, ['--features', 'bench']);
  return BENCH_PACKAGE;
}

/** @param {string} out @param {string[]} features @param {() => void} [after] */
function build(out, features, after) {
  const stamp = `${out}/.stamp`;
  const inputs = hashOf(
    [
      ...filesUnder(at('crates'), (name) => !NOT_BUILT.has(name)),
      ...['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', '.cargo/config.toml', 'scripts/wasm.mjs']
        .map((name) => at(name))
        .filter(existsSync),
    ],
    [ask('rustc', ['-vV']) ?? '', ask('wasm-pack', ['--version']) ?? '', binaryenVersion(), ...features],
  );
  unlessUpToDate({ name: shown(out), stamp, inputs, outputs: ownFiles(out) }, () => {
    rmSync(stamp, { force: true });
    wasmPack(out, features);
    after?.();
  });
}

/** The files of a package, without those of packages below it. @param {string} out */
const ownFiles = (out) => () =>
  existsSync(out)
    ? readdirSync(out, { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== '.stamp')
        .map((entry) => join(out, entry.name))
        .sort()
    : [];

function binaryenVersion() {
  const manifest = at('node_modules', 'binaryen', 'package.json');
  if (!existsSync(manifest))
    throw new Problem('the npm packages are not installed: run `npm run setup` first');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** @param {string} out @param {string[]} features */
function wasmPack(out, features) {
  const crate = at('crates', 'web');
  const args = [
    'build',
    crate,
    '--target',
    'web',
    '--mode',
    'no-install',
    '--no-pack',
    '--out-name',
    'tilery',
  ];
  args.push('--out-dir', relative(crate, out));
  if (features.length > 0) args.push('--', ...features);
  const { status, stderr, error } = spawnSync('wasm-pack', args, {
    cwd: root,
    env: toolEnv(),
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw new Problem(`cannot run wasm-pack: ${error.message}; run \`npm run setup\` first`);
  process.stderr.write(stderr);
  if (status !== 0) throw new Problem('the wasm package could not be built');
  // Told not to install, wasm-pack skips wasm-opt without failing when it finds none.
  if (!/Optimizing wasm binaries/.test(stderr)) {
    throw new Problem(
      'wasm-opt did not run: is node_modules/.bin/wasm-opt there, and not switched off in crates/web?',
    );
  }
}

if (isMain(import.meta.url)) {
  await main(() => {
    const asked = process.argv.slice(2);
    const unknown = asked.find((game) => !games().includes(game));
    if (unknown !== undefined)
      throw new Problem(`no game is called ${unknown}; there are ${games().join(', ')}`);
    if (asked.length === 0) buildWasm();
    else asked.forEach(buildGame);
  });
}
