// Installs what is missing: npm packages, the WebAssembly target, wasm-pack and wasm-bindgen, with --browser
// a Chromium, with --checks rustfmt and clippy. Prints nothing if everything is there. Every other script
// starts with it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './browsers/browser.mjs';
import { ask, at, isMain, main, Problem, root, run, toolEnv } from './lib.mjs';
import { runStep, step } from './steps.mjs';

const WASM_PACK = '0.15.1';
const TARGET = 'wasm32-unknown-unknown';

/**
 * Installs what is missing. npm packages are installed while the tools are built; `aside` is further work
 * that needs only Rust. `tools` are those for building the wasm packages.
 * @param {{ browser?: boolean, checks?: boolean, tools?: boolean, aside?: () => Promise<void> }} options
 */
export async function setup({ browser = false, checks = false, tools = true, aside } = {}) {
  const sysroot = rust();
  await all([
    npmPackages(),
    (async () => {
      await wasmTarget(sysroot);
      if (checks) await components(sysroot);
      await all([tools ? wasmTools() : undefined, aside?.()]);
    })(),
  ]);
  if (browser) chromium();
}

/**
 * Waits for all, so that nothing is still running when the first fault is reported.
 * @param {(Promise<void> | undefined)[]} works
 */
async function all(works) {
  const fault = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (fault?.status === 'rejected') throw fault.reason;
}

/** Installs the npm packages when package-lock.json is not the one they were installed from. */
async function npmPackages() {
  const lock = readFileSync(at('package-lock.json'));
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform)
    .update(process.arch)
    .digest('hex');
  const stamp = at('node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline'];
  const npm = process.env.npm_execpath;
  await step('npm packages', 'fetching those of package-lock.json', (tell) =>
    runStep(npm ? [process.execPath, npm, ...args] : ['npm', ...args], { tell }),
  );
  writeFileSync(stamp, wanted);
}

/** The folder of the Rust in use. */
function rust() {
  const sysroot = ask('rustc', ['--print', 'sysroot']);
  if (sysroot === undefined || ask('cargo', ['--version']) === undefined) {
    throw new Problem(
      'Rust is missing: install it with rustup (https://rustup.rs), open a new terminal, and run the command again.',
    );
  }
  return sysroot;
}

/** @param {string} sysroot */
async function wasmTarget(sysroot) {
  if (existsSync(join(sysroot, 'lib', 'rustlib', TARGET, 'lib'))) return;
  await rustup(['target', 'add', TARGET], `the target ${TARGET}`);
}

/** @param {string} sysroot */
async function components(sysroot) {
  const needed = { rustfmt: 'cargo-fmt', clippy: 'cargo-clippy' };
  for (const [component, program] of Object.entries(needed)) {
    const here = [program, `${program}.exe`].some((name) => existsSync(join(sysroot, 'bin', name)));
    if (here || ask(program, ['--version']) !== undefined) continue;
    await rustup(['component', 'add', component], `the component ${component}`);
  }
}

/** @param {string[]} args @param {string} what */
async function rustup(args, what) {
  if (ask('rustup', ['--version']) === undefined) {
    throw new Problem(
      `This Rust lacks ${what}, and there is no rustup to add it: install it the way Rust was installed.`,
    );
  }
  await step('Rust', `fetching ${what}`, (tell) => runStep(['rustup', ...args], { tell }));
}

/**
 * Installs wasm-pack and wasm-bindgen into .tools unless the right versions are there or on the path. For
 * wasm-bindgen that is the small crate scripts/wasm-bindgen, which compiles in 28 s of CPU time; its command
 * line tool takes minutes, mostly for a test server that is not used.
 */
async function wasmTools() {
  // wasm-bindgen's tool and library must be of the very same version, so Cargo.lock decides.
  const bindgen = lockedVersion('wasm-bindgen');
  const missing = [
    { program: 'wasm-bindgen', version: bindgen, from: ['--path', at('scripts', 'wasm-bindgen')] },
    { program: 'wasm-pack', version: WASM_PACK, from: ['--version', WASM_PACK, 'wasm-pack'] },
  ].filter(({ program, version }) => ask(program, ['--version'])?.split(' ')[1] !== version);
  if (missing.some(({ program }) => program === 'wasm-bindgen')) checkBindgen(bindgen);
  const target = at('.tools', 'target');
  // The tools run for a moment, so optimising them would take longer than it saves.
  const env = {
    ...toolEnv(),
    CARGO_TARGET_DIR: target,
    CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
    CARGO_PROFILE_RELEASE_LTO: 'off',
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  };
  for (const { program, version, from } of missing) {
    await step(program, `building ${version} into .tools, once`, (tell) =>
      runStep(['cargo', 'install', '--root', at('.tools'), '--force', '--locked', ...from], { env, tell }),
    );
  }
  if (missing.length > 0) rmSync(target, { recursive: true, force: true });
}

/**
 * Checks that scripts/wasm-bindgen, which is updated by hand, has the version of Cargo.lock.
 * @param {string} wanted
 */
function checkBindgen(wanted) {
  const manifest = readFileSync(at('scripts', 'wasm-bindgen', 'Cargo.toml'), 'utf8');
  if (manifest.match(/\d+\.\d+\.\d+/g)?.every((version) => version === wanted)) return;
  throw new Problem(
    `scripts/wasm-bindgen/Cargo.toml is of another version than wasm-bindgen in Cargo.lock: make both ${wanted}.`,
  );
}

/** The version of a crate in Cargo.lock. @param {string} crate */
export function lockedVersion(crate) {
  const found = readFileSync(at('Cargo.lock'), 'utf8').match(
    new RegExp(`name = "${crate}"\\r?\\nversion = "([^"]+)"`),
  );
  if (!found?.[1]) throw new Problem(`Cargo.lock in ${root} names no ${crate}`);
  return found[1];
}

/**
 * Finds or installs a Chromium: Playwright's own if it can be downloaded and runs, else, as root on Debian
 * and its derivatives, the package. Never asks for more privileges.
 */
function chromium() {
  if (chromiumPath() !== undefined) return;
  const asked = process.env.TILERY_CHROMIUM;
  if (asked) throw new Problem(`TILERY_CHROMIUM names ${asked}, which does not exist.`);
  console.log("setup: installing Playwright's Chromium for the browser tests");
  const install = [at('node_modules', '@playwright', 'test', 'cli.js'), 'install', '--no-shell', 'chromium'];
  // A short timeout, for networks that do not reach its host.
  const env = { ...toolEnv(), PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const isThere = run(process.execPath, install, { env }) === 0;
  // The download has no system libraries, so it may not run on a bare machine.
  const own = chromiumPath();
  if (isThere && own !== undefined && ask(own, ['--version']) !== undefined) return;
  if (process.getuid?.() === 0 && ask('apt-get', ['--version']) !== undefined) {
    console.log(
      "setup: Playwright's Chromium cannot be downloaded or does not run here; installing Debian's",
    );
    const env = { ...toolEnv(), DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (/** @type {string[]} */ ...args) => run('apt-get', ['-qq', ...args], { env }) === 0;
    apt('update');
    // The first is lighter; older releases have only the second.
    ['chromium-headless-shell', 'chromium'].some((name) =>
      apt('install', '-y', '--no-install-recommends', name),
    );
  }
  const found = chromiumPath();
  if (found === undefined || ask(found, ['--version']) === undefined) {
    throw new Problem(
      'The browser tests need Chromium or Chrome, and none was found.\n' +
        'Install one, or set TILERY_CHROMIUM to its path. (npm test -- rust and npm test -- node do without.)',
    );
  }
}

if (isMain(import.meta.url)) {
  await main(() =>
    setup({ browser: process.argv.includes('--browser'), checks: process.argv.includes('--checks') }),
  );
}
