// Tests `npm run new-game` in a copy of the repository below .tools: a game is created, tested, built and
// played in a browser. Takes minutes; runs in CI.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { byClippy, TESTS } from './check/clippy.mjs';
import { ask, at, isMain, main, Problem } from './lib.mjs';
import { newGame, recording } from './new-game.mjs';

const GAME = 'lanterns';
const COPY = at('.tools', 'new-game');

/**
 * Copies the tracked files, and links the installed packages. With the times of the files, Cargo takes what it
 * has compiled of the project's own unchanged crates.
 */
function copy() {
  rmSync(COPY, { recursive: true, force: true });
  const files = ask('git', ['ls-files', '--cached', '--others', '--exclude-standard'])?.split('\n') ?? [];
  for (const file of files.filter((name) => existsSync(at(name))))
    cpSync(at(file), join(COPY, file), { preserveTimestamps: true });
  cpSync(at('www', 'pkg'), join(COPY, 'www', 'pkg'), { recursive: true });
  for (const installed of ['node_modules', '.tools/bin']) {
    mkdirSync(dirname(join(COPY, installed)), { recursive: true });
    if (existsSync(at(installed))) symlinkSync(at(installed), join(COPY, installed), 'junction');
  }
}

/**
 * Runs a command in the copy.
 * @param {string} command
 * @param {string[]} args
 * @param {{ folder?: string, env?: Record<string, string> }} how the folder, from the top of the copy, and more of the environment
 */
function inCopy(command, args, { folder = '.', env: more = {} } = {}) {
  const env = { ...process.env, CARGO_TARGET_DIR: at('target'), ...more };
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', 'pipe', 'inherit'];
  const { status, stdout } = spawnSync(command, args, {
    cwd: join(COPY, folder),
    env,
    stdio,
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return String(stdout);
  process.stdout.write(stdout ?? '');
  throw new Problem(`a new game is at fault: ${[command, ...args].join(' ')}`);
}

/**
 * Compiles the tests of the new game, and returns their program. Of the whole workspace, since its features
 * are those with which everything else has been compiled.
 */
function compileTests() {
  const args = ['test', ...TESTS, '--test', 'all', '--no-run', '--message-format=json'];
  const program = inCopy('cargo', args, { env: byClippy() })
    .split('\n')
    .filter((line) => line.includes('"executable":"'))
    .map((line) => JSON.parse(line))
    .find(({ manifest_path }) => manifest_path === join(COPY, 'crates', GAME, 'Cargo.toml'));
  if (program === undefined) throw new Problem(`cargo compiled no tests of ${GAME}`);
  return String(program.executable);
}

function tryNewGame() {
  copy();
  newGame(GAME, COPY);
  const program = compileTests();
  const folder = join('crates', GAME);
  inCopy(program, ['recorded_files::plays'], { folder, env: recording(GAME).env });
  inCopy(program, [], { folder });
  inCopy(process.execPath, ['scripts/build.mjs', '--quick']);
  const tests = ['words/errors', 'words/locales', 'engine/plays', 'words/sentences', 'board/skins'];
  inCopy(process.execPath, ['--test', ...tests.map((name) => `tests/node/${name}.test.mjs`)]);
  inCopy(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', GAME]);
}

if (isMain(import.meta.url)) {
  await main(() => {
    try {
      tryNewGame();
    } finally {
      // The linter would treat remains of the copy as a project.
      rmSync(COPY, { recursive: true, force: true });
    }
  });
}
