// Builds the wasm package from crates/web into www/pkg, unless nothing it is made of has changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import {
  ask,
  at,
  filesUnder,
  hashOf,
  isMain,
  main,
  Problem,
  root,
  shown,
  toolEnv,
  unlessUpToDate,
} from './lib.mjs';

/** Folders of a crate that never reach the package. */
const NOT_BUILT = new Set(['target', 'tests', 'benches', 'proptest-regressions']);

/** The package that the page loads. */
export const PAGE_PACKAGE = at('www', 'pkg');

/** The package with the `bench` feature, which exports what only benchmarks call. */
export const BENCH_PACKAGE = at('target', 'bench-pkg');

/** Builds the page's package. */
export const buildWasm = () => build(PAGE_PACKAGE, []);

/** Builds the benchmarks' package. Returns its folder, or undefined when crates/web has no feature `bench`. */
export function buildBenchWasm() {
  if (!/^bench\s*=/m.test(readFileSync(at('crates', 'web', 'Cargo.toml'), 'utf8'))) return undefined;
  build(BENCH_PACKAGE, ['bench']);
  return BENCH_PACKAGE;
}

/** @param {string} out @param {string[]} features */
function build(out, features) {
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
  unlessUpToDate({ name: shown(out), stamp, inputs, out }, () => {
    rmSync(stamp, { force: true });
    wasmPack(out, features);
  });
}

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
  if (features.length > 0) args.push('--', '--features', features.join(','));
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

if (isMain(import.meta.url)) await main(buildWasm);
