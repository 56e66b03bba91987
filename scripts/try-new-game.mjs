// Tests `npm run new-game` in a copy of the repository below .tools: a game is created, tested, built and
// played in a browser. Takes minutes; runs in CI.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ask, at, isMain, main, Problem } from './lib.mjs';
import { newGame, recording } from './new-game.mjs';

const GAME = 'lanterns';
const COPY = at('.tools', 'new-game');

/** Copies the tracked files, and links the installed packages. */
function copy() {
  rmSync(COPY, { recursive: true, force: true });
  const files = ask('git', ['ls-files', '--cached', '--others', '--exclude-standard'])?.split('\n') ?? [];
  for (const file of files.filter((name) => existsSync(at(name)))) cpSync(at(file), join(COPY, file));
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
 * @param {Record<string, string>} more of the environment
 */
function inCopy(command, args, more = {}) {
  const env = { ...process.env, CARGO_TARGET_DIR: at('target'), ...more };
  const { status } = spawnSync(command, args, { cwd: COPY, env, stdio: 'inherit' });
  if (status !== 0) throw new Problem(`a new game is at fault: ${[command, ...args].join(' ')}`);
}

function tryNewGame() {
  copy();
  newGame(GAME, COPY);
  const { args, env } = recording(GAME);
  inCopy('cargo', args, env);
  inCopy('cargo', ['test', '-p', `tilery-${GAME}`]);
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
