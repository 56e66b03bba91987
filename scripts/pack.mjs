// Builds one wasm package of crates/web with wasm-pack, unless its inputs are unchanged.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ask, at, filesUnder, hashOf, isUpToDate, Problem, shown, stampOutputs, toolEnv } from './lib.mjs';
import { runStep, step } from './steps.mjs';

/**
 * A package: the features of crates/web, by default all default ones. A lean package is for the page.
 * @typedef {{ out: string, features?: string[], target?: 'web' | 'no-modules', isLean?: boolean, lto?: 'off' | 'fat' }} Package
 */

/** Folders of a crate that are no input of a package. */
const NOT_BUILT = new Set(['target', 'tests', 'benches', 'examples', 'beside', 'proptest-regressions']);

/** Further inputs of packages. */
const ALSO_READ = [
  'Cargo.toml',
  'Cargo.lock',
  'rust-toolchain.toml',
  '.cargo/config.toml',
  'scripts/pack.mjs',
  'scripts/wasm.mjs',
  'scripts/catalogue.mjs',
  'scripts/home-films.mjs',
  'www/locales/en/errors.ftl',
];

/** The Cargo profile of quick builds, see Cargo.toml. */
const QUICK = 'dev-wasm';

/** The variable with compiler switches for wasm alone. Build scripts of crates are compiled without them. */
const RUSTFLAGS = 'CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS';

/**
 * Makes the page's packages 3 to 5 % smaller after compression by inlining fewer functions, except those with
 * `#[inline]`. Searches are in other packages, and hot functions of TileCode's rounds have the attribute:
 * without it, rounds would take a fifth longer.
 */
const LEAN = '-Cllvm-args=-inline-threshold=50';

/** The variable for link-time optimisation of the release profile. */
const LTO = 'CARGO_PROFILE_RELEASE_LTO';

/** The crate from which all packages are built, with different features. */
const CRATE = at('crates', 'web');

/** The outputs of `ask`, each requested once. @type {Map<string, string>} */
const told = new Map();

/** @param {string} program @param {string[]} args */
function asked(program, args) {
  const question = [program, ...args].join(' ');
  const answer = told.get(question) ?? ask(program, args) ?? '';
  told.set(question, answer);
  return answer;
}

/** Cargo's arguments for a package's features. @param {string[] | undefined} features */
const chosen = (features) =>
  features === undefined ? [] : ['--no-default-features', '--features', features.join()];

/**
 * Cargo's output folder. Packages built in parallel have one each, since Cargo locks it.
 * @param {number} lane
 */
function targetOf(lane) {
  const top = process.env.CARGO_TARGET_DIR ?? at('target');
  return lane === 0 ? top : join(top, `lane-${lane}`);
}

/**
 * The wasm file that Cargo writes, before wasm-bindgen changes it.
 * @param {{ lane?: number, isQuick?: boolean }} how
 */
export const builtWasm = ({ lane = 0, isQuick = false }) =>
  join(targetOf(lane), 'wasm32-unknown-unknown', isQuick ? QUICK : 'release', 'tilery_web.wasm');

/**
 * Builds a package, then calls `after`, which derives files in the same folder. A quick build has the same
 * code with less optimisation; it accepts an existing package of the same sources, however that was built.
 * @param {Package} what
 * @param {{ lane?: number, isQuick?: boolean, after?: () => Promise<void> }} options
 */
export async function pack(what, { lane = 0, isQuick = false, after } = {}) {
  const name = shown(what.out);
  const stamp = join(what.out, '.stamp');
  const sources = hashOf(sourcesOf(what));
  const wanted = inputsOf(what, isQuick, sources);
  const accepted = isQuick ? [wanted, inputsOf(what, false, sources)] : [wanted];
  const outputs = ownFiles(what.out);
  if (isUpToDate({ stamp, accepted, outputs })) {
    console.log(`${name}: up to date`);
    return;
  }
  await step(name, isQuick ? 'building, quickly' : 'building', async (tell) => {
    rmSync(stamp, { force: true });
    await wasmPack(what, { lane, isQuick, tell });
    await after?.();
    stampOutputs({ stamp, inputs: wanted, outputs });
  });
}

/**
 * Compiles the dependencies of the first quick package, while its other tools are still being installed.
 * @param {(line: string) => void} tell
 */
export async function compileAhead(tell) {
  const args = ['build', '--lib', '--profile', QUICK, '--target', 'wasm32-unknown-unknown'];
  await runStep(['cargo', ...args], { cwd: CRATE, tell });
}

/** @param {Package} what */
const sourcesOf = ({ features }) => [
  ...cratesOf(features).flatMap((crate) => filesUnder(crate, (name) => !NOT_BUILT.has(name))),
  ...ALSO_READ.map((name) => at(name)).filter(existsSync),
];

/**
 * A hash of all inputs of a package.
 * @param {Package} what
 * @param {boolean} isQuick
 * @param {string} sources their hash
 */
function inputsOf({ features, target = 'web', isLean = false, lto = 'off' }, isQuick, sources) {
  return hashOf(
    [],
    [
      sources,
      asked('rustc', ['-vV']),
      asked('wasm-pack', ['--version']),
      binaryenVersion(),
      target,
      String(isLean),
      lto,
      String(isQuick),
      ...chosen(features),
    ],
  );
}

/** The folders of the project's crates in a package. @param {string[] | undefined} features */
function cratesOf(features) {
  const tree = ['tree', '-p', 'tilery-web', '-e', 'normal,build', '--prefix', 'none', '--no-dedupe'];
  const crates = at('crates') + sep;
  const lines = asked('cargo', [...tree, ...chosen(features)]);
  const found = [...lines.matchAll(/\((.+?)\)/g)].map(([, path]) => path ?? '');
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
  if (!existsSync(manifest)) throw new Problem('the npm packages are missing: run `npm run setup`');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

/** @param {Package} what @param {{ lane: number, isQuick: boolean, tell: (line: string) => void }} how */
async function wasmPack(
  { out, features, target = 'web', isLean = false, lto = 'off' },
  { lane, isQuick, tell },
) {
  const args = [
    'build',
    CRATE,
    '--target',
    target,
    '--mode',
    'no-install',
    '--no-pack',
    '--out-name',
    'tilery',
  ];
  args.push('--out-dir', relative(CRATE, out));
  if (isQuick) args.push('--profile', QUICK, '--no-opt');
  args.push('--', ...chosen(features));
  const env = {
    ...toolEnv(),
    CARGO_TARGET_DIR: targetOf(lane),
    ...(isQuick ? {} : { [LTO]: lto }),
    ...(isLean && !isQuick ? { [RUSTFLAGS]: LEAN } : {}),
  };
  const output = await runStep(['wasm-pack', ...args], { env, tell });
  // With installing disabled, wasm-pack silently skips wasm-opt when it finds none.
  if (!isQuick && !/Optimizing wasm binaries/.test(output)) {
    throw new Problem(
      'wasm-opt did not run: is node_modules/.bin/wasm-opt there, and not switched off in crates/web?',
    );
  }
}
