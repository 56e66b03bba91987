// Looks for faults that npm test, which tries the same cases each time, does not know of: the property tests, laws among them, with 2,000
// new cases each, then every target of tests/fuzz for a short time, from the recorded games and what earlier runs found. Overflow checks
// and debug assertions are on. What fails is printed with what causes it; make a named test of it before mending it.
//
//   npm run fuzz                     the laws, then every target, 60 s each
//   npm run fuzz -- laws             the property tests only
//   npm run fuzz -- chaos 100        a hundred rounds of each browser test of bad hosts, tabs and texts, from a new seed
//   npm run fuzz -- load 600         one target for ten minutes
//   npm run fuzz -- --again          the same inputs through every target each time, as CI does
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ask, at, games, isMain, main, must, playsOf, run, toolEnv } from './lib.mjs';
import { setup } from './setup.mjs';

const CARGO_FUZZ = '0.13.2';
const folder = at('tests', 'fuzz');
const built = at('target', 'fuzz');

/** CI tries the same inputs each time, so that what passes once passes again: finding new ones is for the desk. */
const CI_RUNS = 2_000;

/** The name of the chaos suite among the targets, and how many rounds it makes. */
const CHAOS = 'chaos';
const ROUNDS = '40';

/** The name of the property tests among the targets. */
const LAWS = 'laws';

/** So many cases are tried of each property test. */
const CASES = '2000';

/**
 * Runs the targets whose name holds `filter`.
 * @param {string[]} extent how long, in the fuzzer's options
 * @param {{ filter?: string, forgets?: boolean }} options forgets: begins without what earlier runs found
 */
function fuzz(extent, { filter = '', forgets = false } = {}) {
  tool();
  // The coverage that guides the fuzzer needs switches that stable Rust keeps to itself; no sanitizer, since no code is unsafe.
  const env = { ...toolEnv(), RUSTC_BOOTSTRAP: '1' };
  const targets = readdirSync(join(folder, 'fuzz_targets')).map((file) => file.replace(/\.rs$/, ''));
  for (const target of targets.filter((name) => name.includes(filter))) {
    console.log(`fuzz: ${target}, ${extent.join(' ')}`);
    const found = join(built, forgets ? 'again' : 'corpus', target);
    if (forgets) rmSync(found, { recursive: true, force: true });
    mkdirSync(found, { recursive: true });
    const more =
      target === 'load'
        ? [...new Set(games().flatMap(playsOf).map(dirname))]
        : target === 'edits'
          ? [at('crates', 'studio', 'tests', 'edits')]
          : [];
    const seeds = [join(folder, 'seeds', target), ...more].filter(existsSync);
    const args = ['fuzz', 'run', '--fuzz-dir', folder, '--sanitizer', 'none', '--target-dir', built, target];
    const limits = [...extent, '-max_len=4096', '-timeout=60', '-verbosity=0', '-print_final_stats=1'];
    if (run('cargo', [...args, found, ...seeds, '--', ...limits], { env }) !== 0) return 1;
  }
  return 0;
}

/** Runs the tests of all crates with new cases for those that are property tests. */
function explore() {
  console.log(`fuzz: ${LAWS}, ${CASES} new cases of each property test`);
  return run('cargo', ['test', '--workspace', '--lib', '--tests'], {
    env: { ...toolEnv(), TILERY_CASES: CASES },
  });
}

/** Runs the browser tests of bad hosts, tabs and texts at length. They need a build in dist/. @param {string} rounds */
function upset(rounds) {
  console.log(`fuzz: ${CHAOS}, ${rounds} rounds`);
  return run('npx', ['playwright', 'test', 'chaos-', '--project=desktop'], {
    env: { ...toolEnv(), TILERY_CHAOS: rounds },
  });
}

/** Installs cargo-fuzz into .tools unless the version wanted is there or on the path. */
function tool() {
  if (ask('cargo-fuzz', ['--version'])?.split(' ')[1] === CARGO_FUZZ) return;
  console.log(`setup: building cargo-fuzz ${CARGO_FUZZ} into .tools (once, about half a minute)`);
  // Not the folder of the other tools, which may be built at the same time.
  const target = at('.tools', 'target-fuzz');
  const env = { ...toolEnv(), CARGO_TARGET_DIR: target, CARGO_PROFILE_RELEASE_OPT_LEVEL: '0' };
  must('cargo', ['install', '--root', at('.tools'), '--force', '--version', CARGO_FUZZ, 'cargo-fuzz'], {
    env,
  });
  rmSync(target, { recursive: true, force: true });
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setup({ tools: false });
    const [first = '', second] = process.argv.slice(2);
    if (first === '--again') {
      process.exitCode = fuzz(['-seed=1', `-runs=${CI_RUNS}`], { forgets: true });
      return;
    }
    const isTime = /^\d+$/.test(first);
    const seconds = isTime ? first : (second ?? '60');
    const filter = isTime ? '' : first;
    if (filter !== '' && CHAOS.startsWith(filter)) {
      process.exitCode = upset(second ?? ROUNDS);
      return;
    }
    if (LAWS.includes(filter)) process.exitCode = explore();
    if (filter === '') process.exitCode ||= upset(ROUNDS);
    if (filter !== LAWS) process.exitCode ||= fuzz([`-max_total_time=${seconds}`], { filter });
  });
}
