// Shared by all scripts: paths, running commands, and the check that nothing has changed. Uses only built-in
// modules, since scripts run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultIn, faultOfStart } from './faults.mjs';

/** The top of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A path in the repository. @param {...string} parts */
export const at = (...parts) => join(root, ...parts);

/** A problem that the user can fix: printed without a stack trace. */
export class Problem extends Error {}

/** The environment with the project's own tools first on the path: wasm-pack, wasm-opt, vite, tsc. */
export function toolEnv() {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [at('.tools', 'bin'), at('node_modules', '.bin'), process.env[key] ?? ''].join(delimiter);
  return { ...process.env, [key]: path };
}

/**
 * Runs a command in the repository's root with its output on the terminal. Returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} options
 */
export function run(command, args, { env = toolEnv() } = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  if (error) throw new Problem(faultOfStart(command, error));
  if (signal) throw new Problem(`${command} was ended by ${signal}`);
  return status ?? 1;
}

/**
 * Runs a command asynchronously. Returns its output, unless it is shown at once, and the error, if any.
 * @param {[string, ...string[]]} command
 * @param {{ isShown?: boolean, env?: NodeJS.ProcessEnv }} options env: further variables
 * @returns {Promise<{ fault: string | undefined, output: string }>}
 */
export function runAside([program, ...args], { isShown = false, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...toolEnv(), ...env },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Buffer[]} */
  const output = [];
  child.stdout?.on('data', (data) => output.push(data));
  child.stderr?.on('data', (data) => output.push(data));
  return new Promise((resolve) => {
    const end = (/** @type {string | undefined} */ fault) =>
      resolve({ fault, output: Buffer.concat(output).toString() });
    child.once('error', (error) => end(faultOfStart(program, error)));
    child.once('close', (code, signal) => {
      if (signal) end(`it was ended by ${signal}`);
      else end(code === 0 ? undefined : `exit code ${code}`);
    });
  });
}

/**
 * Runs a command that must succeed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} options
 */
export function must(command, args, options = {}) {
  const code = run(command, args, options);
  if (code !== 0) throw new Problem(`${[command, ...args].join(' ')} failed with exit code ${code}`);
}

/**
 * The output of a command; undefined when it is missing or fails.
 * @param {string} command
 * @param {string[]} args
 */
export function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: root, env: toolEnv(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs a package's command line tool with this Node. @param {string} file @param {string[]} args */
export const runBin = (file, args) => run(process.execPath, [at('node_modules', file), ...args]);

/**
 * All files under a file or folder, in a fixed order, as absolute paths; empty if it does not exist.
 * @param {string} path
 * @param {(name: string, path: string) => boolean} keep selects files and folders
 * @returns {string[]}
 */
export function filesUnder(path, keep = () => true) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const child = join(path, entry.name);
    if (!keep(entry.name, child)) return [];
    return entry.isDirectory() ? filesUnder(child, keep) : [child];
  });
}

/**
 * The names of the shipped games: the default features of the collection.
 * @param {string} top of a repository
 * @returns {string[]}
 */
export function games(top = root) {
  const manifest = readFileSync(join(top, 'crates', 'collection', 'Cargo.toml'), 'utf8');
  return (/^default = \[(.*)\]$/m.exec(manifest)?.[1] ?? '').match(/[a-z]+/g) ?? [];
}

/** True if crates/web has a feature of that name, with exports of its own. @param {string} name */
export const hasExports = (name) =>
  new RegExp(`^${name} =`, 'm').test(readFileSync(at('crates', 'web', 'Cargo.toml'), 'utf8'));

/** The packages of an editor's workers, named like the features of crates/web: `studio-search`. @param {string} game */
export const workersOf = (game) => ['bring', 'search'].map((name) => `${game}-${name}`).filter(hasExports);

/** The recorded plays of a game, `crates/CRATE/tests/play/GAME/NAME.txt`. @param {string} game */
export const playsOf = (game) =>
  readdirSync(at('crates')).flatMap((crate) => filesUnder(at('crates', crate, 'tests', 'play', game)));

/** A path for display: relative to the repository's root, with forward slashes. @param {string} path */
export const shown = (path) => relative(root, path).split(sep).join('/');

/**
 * A hash of files, names and contents, and of further texts.
 * @param {string[]} files
 * @param {string[]} texts
 */
export function hashOf(files, texts = []) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text}\0`);
  for (const file of files)
    hash
      .update(`${shown(file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/**
 * True if the outputs were made from these inputs. The stamp has the hashes of both, so that outputs are made
 * again after a change of an input, and after another program has changed or damaged them.
 * @param {{ stamp: string, accepted: string[], outputs: () => string[] }} what accepted: the hashes of inputs that will do
 */
export function isUpToDate({ stamp, accepted, outputs }) {
  if (!existsSync(stamp)) return false;
  const [inputs = '', made] = readFileSync(stamp, 'utf8').split(' ');
  if (!accepted.includes(inputs) || made !== hashOf(outputs())) return false;
  // Build tools that compare times see it as current.
  utimesSync(stamp, new Date(), new Date());
  return true;
}

/**
 * Writes the stamp for `isUpToDate`.
 * @param {{ stamp: string, inputs: string, outputs: () => string[] }} what
 */
export function stampOutputs({ stamp, inputs, outputs }) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${inputs} ${hashOf(outputs())}`);
}

/**
 * Makes outputs from inputs unless neither has changed.
 * @param {{ name: string, stamp: string, inputs: string, outputs: () => string[] }} what inputs is their hash, outputs the files made
 * @param {() => void | Promise<void>} make
 */
export async function unlessUpToDate({ name, stamp, inputs, outputs }, make) {
  if (isUpToDate({ stamp, accepted: [inputs], outputs })) {
    console.log(`${name}: up to date`);
    return;
  }
  await make();
  stampOutputs({ stamp, inputs, outputs });
}

/** True when the module is the script that was started. @param {string} url its import.meta.url */
export const isMain = (url) => process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1];

/**
 * Runs a script's body. Turns a Problem or a fault of the machine into a message and exit code 1.
 * @param {() => void | Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const told = error instanceof Problem ? error.message : faultIn(code);
    if (told === undefined) throw error;
    console.error(`\nerror: ${told}`);
    process.exitCode = 1;
  }
}
