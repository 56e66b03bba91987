// Clippy's lints in the build of the tests. `cargo clippy` would compile every crate a second time, only to
// check it, which takes longer than half of what compiling the tests takes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../lib.mjs';

/** Clippy's compiler, a part of Rust's installation. */
function driver() {
  const own = join(ask('rustc', ['--print', 'sysroot']) ?? '', 'bin', 'clippy-driver');
  return existsSync(own) ? own : 'clippy-driver';
}

/**
 * The variables with which Cargo compiles the project's own crates by Clippy, which refuses code with
 * warnings, as `cargo clippy -- -D warnings` does.
 */
export const byClippy = () => ({
  RUSTC_WORKSPACE_WRAPPER: driver(),
  CLIPPY_ARGS: ['-D', 'warnings', ''].join('__CLIPPY_HACKERY__'),
});

/**
 * Cargo's arguments to compile the tests: the whole workspace, with the exports that only benchmarks use, so
 * that Clippy sees them too. Other arguments would choose other features, and compile all again.
 */
export const TESTS = ['--workspace', '--features', 'tilery-web/bench'];
