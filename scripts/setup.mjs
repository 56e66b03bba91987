// Installs what is missing, and says nothing when nothing is: npm packages, the WebAssembly target, wasm-pack and
// wasm-bindgen, and with --browser a Chromium, with --checks rustfmt and clippy. Every other script begins here.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './browser.mjs';
import { ask, at, isMain, main, must, Problem, root, run, toolEnv } from './lib.mjs';

const WASM_PACK = '0.15.1';
const TARGET = 'wasm32-unknown-unknown';

/** @param {{ browser?: boolean, checks?: boolean, tools?: boolean }} options tools: whether the wasm packages are to be built */
export function setup({ browser = false, checks = false, tools = true } = {}) {
  npmPackages();
  const sysroot = rust();
  wasmTarget(sysroot);
  if (checks) components(sysroot);
  if (tools) wasmTools();
  if (browser) chromium();
}

/** Installs the npm packages when package-lock.json is not the one they were installed from. */
function npmPackages() {
  const lock = readFileSync(at('package-lock.json'));
  const wanted = createHash('sha256')
    .update(lock)
    .update(process.platform)
    .update(process.arch)
    .digest('hex');
  const stamp = at('node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('setup: installing the npm packages of package-lock.json');
  const args = ['ci', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  if (npm) must(process.execPath, [npm, ...args]);
  else must('npm', args);
  writeFileSync(stamp, wanted);
}

/** The folder of the Rust in use. */
function rust() {
  const sysroot = ask('rustc', ['--print', 'sysroot']);
  if (sysroot === undefined || ask('cargo', ['--version']) === undefined) {
    throw new Problem(
      'Rust was not found: neither rustc nor cargo runs here.\n' +
        'Install it with rustup (https://rustup.rs), open a new terminal, and try again.',
    );
  }
  return sysroot;
}

/** @param {string} sysroot */
function wasmTarget(sysroot) {
  if (existsSync(join(sysroot, 'lib', 'rustlib', TARGET, 'lib'))) return;
  console.log(`setup: adding Rust's target ${TARGET}`);
  rustup(['target', 'add', TARGET], `the target ${TARGET}`);
}

/** @param {string} sysroot */
function components(sysroot) {
  const needed = { rustfmt: 'cargo-fmt', clippy: 'cargo-clippy' };
  for (const [component, program] of Object.entries(needed)) {
    const here = [program, `${program}.exe`].some((name) => existsSync(join(sysroot, 'bin', name)));
    if (here || ask(program, ['--version']) !== undefined) continue;
    console.log(`setup: adding Rust's component ${component}`);
    rustup(['component', 'add', component], `the component ${component}`);
  }
}

/** @param {string[]} args @param {string} what */
function rustup(args, what) {
  if (ask('rustup', ['--version']) === undefined) {
    throw new Problem(
      `This Rust lacks ${what}, and there is no rustup to add it.\nInstall it the way Rust was installed.`,
    );
  }
  must('rustup', args);
}

/**
 * Installs wasm-pack and wasm-bindgen into .tools unless the versions wanted are there or on the path.
 * They are built without optimisation: they run for a moment, and this halves the wait.
 */
function wasmTools() {
  // wasm-bindgen's tool and library must be of the very same version, so Cargo.lock decides.
  const bindgen = lockedVersion('wasm-bindgen');
  const missing = [
    // wasm-bindgen-cli publishes no lock file that builds, so --locked is for wasm-pack alone.
    { crate: 'wasm-bindgen-cli', program: 'wasm-bindgen', version: bindgen, args: [] },
    { crate: 'wasm-pack', program: 'wasm-pack', version: WASM_PACK, args: ['--locked'] },
  ].filter(({ program, version }) => ask(program, ['--version'])?.split(' ')[1] !== version);
  installCrates(missing);
}

/** @param {{ crate: string, version: string, args: string[] }[]} crates */
function installCrates(crates) {
  const target = at('.tools', 'target');
  const env = {
    ...toolEnv(),
    CARGO_TARGET_DIR: target,
    CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
    CARGO_PROFILE_RELEASE_LTO: 'off',
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  };
  for (const { crate, version, args } of crates) {
    console.log(`setup: building ${crate} ${version} into .tools (once, about a minute)`);
    must('cargo', ['install', '--root', at('.tools'), '--force', ...args, '--version', version, crate], {
      env,
    });
  }
  if (crates.length > 0) rmSync(target, { recursive: true, force: true });
}

/** The version of a crate in Cargo.lock. @param {string} crate */
function lockedVersion(crate) {
  const found = readFileSync(at('Cargo.lock'), 'utf8').match(
    new RegExp(`name = "${crate}"\\r?\\nversion = "([^"]+)"`),
  );
  if (!found?.[1]) throw new Problem(`Cargo.lock in ${root} names no ${crate}`);
  return found[1];
}

/**
 * Finds a Chromium or installs one: Playwright's own where it can be had and runs, else, as root on Debian and its kin, the package.
 * Nothing here asks for more rights than it has.
 */
function chromium() {
  if (chromiumPath() !== undefined) return;
  const asked = process.env.TILERY_CHROMIUM;
  if (asked) throw new Problem(`TILERY_CHROMIUM names ${asked}, which does not exist.`);
  console.log("setup: installing Playwright's Chromium for the browser tests");
  const install = [at('node_modules', '@playwright', 'test', 'cli.js'), 'install', '--no-shell', 'chromium'];
  // Where its host cannot be reached, that is to be known soon.
  const env = { ...toolEnv(), PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
  const isThere = run(process.execPath, install, { env }) === 0;
  // It brings no libraries of the system's: a bare machine has it and cannot run it.
  const own = chromiumPath();
  if (isThere && own !== undefined && ask(own, ['--version']) !== undefined) return;
  if (process.getuid?.() === 0 && ask('apt-get', ['--version']) !== undefined) {
    console.log("setup: Playwright's Chromium cannot be had or does not run here; installing Debian's");
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
