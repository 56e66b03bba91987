// Builds the wasm packages from crates/web, unless nothing they are made of has changed: one with all games into www/pkg, for Node and
// programs that use the rules elsewhere, and for the page one a game into www/pkg/games, with the catalogue of all games as JSON. A page's
// package has no search in it; where a game gives hints, the worker's package beside it, `adviser`, has.
//
//   npm run wasm                     all packages
//   npm run wasm -- tilt mound       the page's packages of these games only, for a quick look while working on them
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  ask,
  at,
  filesUnder,
  games,
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

const RUSTFLAGS = 'CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS';

/** Folders of a crate that never reach the package. */
const NOT_BUILT = new Set(['target', 'tests', 'benches', 'proptest-regressions']);

/** The English of errors, which the crates read. */
const ERRORS = 'www/locales/en/errors.ftl';

/** The package of all games. */
export const PACKAGE = at('www', 'pkg');

/** The folder of the page's packages, one a game. */
const GAMES = join(PACKAGE, 'games');

/**
 * How the page's packages are made smaller, by 3 to 5 % after compression: functions are called more often than copied, but for those that
 * say `#[inline]`. Searches are elsewhere, and what is hot in TileCode's rounds says so: without that they would take a fifth longer.
 */
const LEAN = '-Cllvm-args=-inline-threshold=50';

/** The package with the `bench` feature, which exports what only benchmarks call. */
export const BENCH_PACKAGE = at('target', 'bench-pkg');

/** Builds the package of all games, those of the page, and the catalogue. */
export function buildWasm() {
  buildAll();
  for (const game of games()) buildGame(game);
  writeGlue();
}

/** Builds the package of all games, and asks it for the catalogue. */
export const buildAll = () => build(PACKAGE, [], { after: writeCatalogue });

/** Builds the page's package of one game. @param {string} game */
function buildGame(game) {
  // An editor with exports of its own is a feature of crates/web too; nobody plays assignments in it.
  const hasExports = new RegExp(`^${game} =`, 'm').test(manifestOf('web'));
  const feature = hasExports ? game : `tilery-collection/${game}`;
  const features = (/** @type {string[]} */ ...names) => [
    '--no-default-features',
    '--features',
    names.join(),
  ];
  const without = ['no-advice', 'no-english', ...(hasExports ? ['no-assignments'] : [])];
  build(join(GAMES, game), features(feature, ...without), { target: 'no-modules', isLean: true });
  if (givesHints(game))
    build(join(GAMES, game, 'adviser'), features(feature, 'tilery-collection/texts', 'no-english'), {
      target: 'no-modules',
    });
}

/** Whether there is somebody to ask for hints, as the catalogue says. @param {string} game */
function givesHints(game) {
  const catalogue = JSON.parse(readFileSync(join(PACKAGE, 'catalogue.json'), 'utf8'));
  return catalogue.some(
    (/** @type {{ id: string, hints: boolean }} */ { id, hints }) => id === game && hints,
  );
}

/** @param {string} crate */
const manifestOf = (crate) => readFileSync(at('crates', crate, 'Cargo.toml'), 'utf8');

/**
 * Writes the scripts between the page and its packages, `games/glue`, each once however many packages it serves, and `games/glue.ts`,
 * which says what serves which. wasm-bindgen writes one a package, and all but the studio's are the same. Each becomes a function
 * that makes a new instance, because a script of wasm-bindgen holds one package.
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
    const body = `${script}\nreturn { default: wasm_bindgen, ...wasm_bindgen };`;
    writeFileSync(join(folder, `${name}.js`), `export function instantiate() {\n${body}\n}\n`);
    writeFileSync(
      join(folder, `${name}.d.ts`),
      "/** A new instance of the script, for one package. */\nexport function instantiate(): typeof import('../../tilery');\n",
    );
  }
  const entries = [...users].flatMap(([script, of]) => of.map((game) => [game, names.get(script)]));
  const rows = entries.map(([game, name]) => `  ${game}: () => import('./glue/${name}.js'),\n`).join('');
  const type = "Record<string, () => Promise<typeof import('./glue/tilery.js')>>";
  writeFileSync(join(GAMES, 'glue.ts'), `const glue: ${type} = {\n${rows}};\n\nexport default glue;\n`);
  writeFileSync(join(GAMES, 'glue.json'), `${JSON.stringify(Object.fromEntries(entries))}\n`);
}

/** Asks the package of all games for its catalogue and for the home's pictures, in processes of their own: a module that was loaded once stays as it was. */
function writeCatalogue() {
  for (const script of ['catalogue.mjs', 'pictures.mjs'])
    must(process.execPath, [at('scripts', script), PACKAGE]);
}

/** Builds the benchmarks' package. Returns its folder, or undefined when crates/web has no feature `bench`. */
export function buildBenchWasm() {
  if (!/^bench =/m.test(manifestOf('web'))) return undefined;
  build(BENCH_PACKAGE, ['--features', 'bench']);
  return BENCH_PACKAGE;
}

/**
 * @param {string} out
 * @param {string[]} features
 * @param {{ target?: 'web' | 'no-modules', isLean?: boolean, after?: () => void }} options
 */
function build(out, features, { target = 'web', isLean = false, after } = {}) {
  const rustflags = isLean ? LEAN : '';
  const stamp = `${out}/.stamp`;
  const inputs = hashOf(
    [
      ...cratesOf(features).flatMap((crate) => filesUnder(crate, (name) => !NOT_BUILT.has(name))),
      ...[
        'Cargo.toml',
        'Cargo.lock',
        'rust-toolchain.toml',
        '.cargo/config.toml',
        'scripts/wasm.mjs',
        'scripts/pictures.mjs',
        ERRORS,
      ]
        .map((name) => at(name))
        .filter(existsSync),
    ],
    [
      ask('rustc', ['-vV']) ?? '',
      ask('wasm-pack', ['--version']) ?? '',
      binaryenVersion(),
      target,
      rustflags,
      ...features,
    ],
  );
  unlessUpToDate({ name: shown(out), stamp, inputs, outputs: ownFiles(out) }, () => {
    rmSync(stamp, { force: true });
    wasmPack(out, features, { target, rustflags });
    after?.();
  });
}

/** The folders of our crates that a package is made of. @param {string[]} features */
function cratesOf(features) {
  const tree = [
    'tree',
    '-p',
    'tilery-web',
    '-e',
    'normal,build',
    '--prefix',
    'none',
    '--no-dedupe',
    ...features,
  ];
  const crates = at('crates') + sep;
  const found = [...(ask('cargo', tree) ?? '').matchAll(/\((.+?)\)/g)].map(([, path]) => path ?? '');
  const ours = [...new Set(found.filter((path) => path.startsWith(crates)))].sort();
  return ours.length > 0 ? ours : [crates];
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

/** @param {string} out @param {string[]} features @param {{ target: string, rustflags: string }} how */
function wasmPack(out, features, { target, rustflags }) {
  const crate = at('crates', 'web');
  const args = [
    'build',
    crate,
    '--target',
    target,
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
    env: { ...toolEnv(), ...(rustflags === '' ? {} : { [RUSTFLAGS]: rustflags }) },
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
    else {
      // The page knows a new game by the catalogue.
      const catalogue = readFileSync(join(PACKAGE, 'catalogue.json'), 'utf8');
      if (!asked.every((game) => catalogue.includes(`"id":"${game}"`))) buildAll();
      asked.forEach(buildGame);
      writeGlue();
    }
  });
}
