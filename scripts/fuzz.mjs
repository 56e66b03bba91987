// Looks for faults that npm test misses because it tries the same cases each time: runs the property tests,
// including the laws, with 2,000 new cases each, the browser tests of bad hosts, tabs and texts at length,
// then every target of tests/fuzz for a short time, starting from recorded games and earlier findings.
// Overflow checks and debug assertions are on. A failure is printed with its input; make a named test of it
// before fixing it.
//
//   npm run fuzz                     everything, 60 s for each target
//   npm run fuzz -- laws             the property tests only
//   npm run fuzz -- chaos 100        a hundred rounds of the browser tests of bad hosts, tabs and texts
//   npm run fuzz -- late 400         every browser test, on a host whose answers come up to 400 ms late
//   npm run fuzz -- load 600         one target for ten minutes
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ask, at, games, isMain, main, must, Problem, playsOf, run, shown, toolEnv } from './lib.mjs';
import { setup } from './setup.mjs';

const folder = at('tests', 'fuzz');
const built = at('target', 'fuzz');

const TARGETS = ['edits', 'gestures', 'load', 'original', 'puzzlescript', 'rounds', 'sokoban'];

/** The name of the chaos suite among the targets, and its number of rounds. */
const CHAOS = 'chaos';
const ROUNDS = '40';

/** The name of the browser tests on a late host among the targets, and the longest delay in milliseconds. */
const LATE = 'late';
const DELAY = '400';

/** The name of the property tests among the targets. */
const LAWS = 'laws';

/** The number of cases of each property test. */
const CASES = '2000';

/**
 * Compiler switches for the coverage that guides libFuzzer, which stable Rust does not expose. No sanitizer,
 * since no code is unsafe. One codegen unit, since with more hardly any function would be inlined.
 */
const COVERAGE = [
  '-Cpasses=sancov-module',
  '-Cllvm-args=-sanitizer-coverage-level=4',
  '-Cllvm-args=-sanitizer-coverage-inline-8bit-counters',
  '-Cllvm-args=-sanitizer-coverage-pc-table',
  '-Cllvm-args=-sanitizer-coverage-trace-compares',
  ...(process.platform === 'linux' ? ['-Cllvm-args=-sanitizer-coverage-stack-depth'] : []),
  '-Cllvm-args=-simplifycfg-branch-fold-threshold=0',
  '-Ccodegen-units=1',
  '--cfg=fuzzing',
  // Report faults that a release would ignore.
  '-Cdebug-assertions',
  '-Coverflow-checks',
];

/** Builds the program of all targets, and returns its path. */
function build() {
  const host = /^host: (.+)$/m.exec(ask('rustc', ['-vV']) ?? '')?.[1];
  if (host === undefined) throw new Problem('rustc -vV does not name the host');
  const env = { ...toolEnv(), RUSTC_BOOTSTRAP: '1', RUSTFLAGS: COVERAGE.join(' ') };
  // With an explicit target, build scripts and macros are built without the switches.
  const args = ['--release', '--target', host, '--target-dir', built, '-p', 'tilery-fuzz'];
  must('cargo', ['build', ...args], { env });
  return join(built, host, 'release', 'fuzz');
}

/**
 * Runs the targets whose names contain `filter`.
 * @param {string} seconds for each target
 * @param {string} filter
 */
function fuzz(seconds, filter) {
  const program = build();
  for (const target of TARGETS.filter((name) => name.includes(filter))) {
    console.log(`fuzz: ${target}, ${seconds} s`);
    const found = join(built, 'corpus', target);
    const faults = join(built, 'faults', target);
    for (const made of [found, faults]) mkdirSync(made, { recursive: true });
    const more =
      target === 'load'
        ? [...new Set(games().flatMap(playsOf).map(dirname))]
        : target === 'edits'
          ? [at('crates', 'studio', 'tests', 'edits')]
          : target === 'puzzlescript'
            ? [at('crates', 'puzzlescript', 'tests', 'games')]
            : [];
    const seeds = [join(folder, 'seeds', target), ...more].filter(existsSync);
    const limits = [`-max_total_time=${seconds}`, '-max_len=4096', '-timeout=60', '-verbosity=0'];
    const known = new Set(readdirSync(faults));
    const env = { ...toolEnv(), TILERY_TARGET: target };
    const options = [`-artifact_prefix=${faults}/`, ...limits, '-print_final_stats=1'];
    if (run(program, [...options, found, ...seeds], { env }) === 0) continue;
    for (const fault of readdirSync(faults).filter((name) => !known.has(name)))
      console.log(
        `\nIt fails again with: cargo run -p tilery-fuzz -- ${target} ${shown(join(faults, fault))}`,
      );
    return 1;
  }
  return 0;
}

/** Runs the tests of all crates, with new cases in property tests. */
function explore() {
  console.log(`fuzz: ${LAWS}, ${CASES} new cases of each property test`);
  return run('cargo', ['test', '--workspace', '--lib', '--tests'], {
    env: { ...toolEnv(), TILERY_CASES: CASES },
  });
}

/**
 * Runs the browser tests of bad hosts, tabs and texts at length. They need both builds of the
 * site.
 * @param {string} rounds
 */
function upset(rounds) {
  console.log(`fuzz: ${CHAOS}, ${rounds} rounds`);
  return run('npx', ['playwright', 'test', 'web/(ships/)?chaos/', '--project=desktop', '--project=ships'], {
    env: { ...toolEnv(), TILERY_CHAOS: rounds },
  });
}

/**
 * Runs every browser test on a host whose answers come late, each by another time: code, styles, sentences and
 * packages arrive in orders in which they hardly ever arrive from a quick host.
 * @param {string} delay the longest one, in milliseconds
 */
function late(delay) {
  console.log(`fuzz: ${LATE}, answers up to ${delay} ms late`);
  return run('npx', ['playwright', 'test', '--project=phone', '--project=desktop'], {
    env: { ...toolEnv(), TILERY_LATE: delay },
  });
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setup({ tools: false });
    const [first = '', second] = process.argv.slice(2);
    const isTime = /^\d+$/.test(first);
    const seconds = isTime ? first : (second ?? '60');
    const filter = isTime ? '' : first;
    if (filter !== '' && CHAOS.startsWith(filter)) {
      process.exitCode = upset(second ?? ROUNDS);
      return;
    }
    if (filter === LATE) {
      process.exitCode = late(second ?? DELAY);
      return;
    }
    if (LAWS.includes(filter)) process.exitCode = explore();
    if (filter === '') process.exitCode ||= upset(ROUNDS);
    if (filter !== LAWS) process.exitCode ||= fuzz(seconds, filter);
  });
}
