// Runs every check and test, or a part of them, and ends with a line that says how many steps passed.
//
//   npm test                         everything
//   npm test -- quick                what is worth knowing within a minute, once everything is built
//   npm test -- rust [filter]        the Rust crates; the filter goes to cargo test
//   npm test -- node [files]         the wasm packages and the page's logic in Node
//   npm test -- web [filter ...]     the page; filters and options go to Playwright: web layout -g opens
//   npm test -- ships [filter ...]   the packages and the site that ship: their sizes, and tests of them
//
// Most steps use one core, so steps of Rust and of the page run in parallel. Browser tests, which depend on the
// load, come after them. Steps of CI only come last, in parallel again, since the other browsers mostly wait
// for their drivers. Of the steps that run in parallel only the failed ones print their output.

import { availableParallelism } from 'node:os';
import { byClippy, TESTS } from './check/clippy.mjs';
import { SLOW_IN_NODE, SLOW_IN_RUST } from './check/slow.mjs';
import { faultIn } from './faults.mjs';
import { at, filesUnder, main, Problem, runAside, shown } from './lib.mjs';
import { setup } from './setup.mjs';

/**
 * A step is a command. It belongs to parts, requires other steps to have passed, and runs after the previous
 * steps of its lane.
 * @typedef {{ name: string, lane: 'rust' | 'page' | 'browsers' | 'new game' | 'what ships', parts: string[], needs?: string[], command: [string, ...string[]], env?: NodeJS.ProcessEnv }} Step
 */

const PARTS = ['quick', 'rust', 'node', 'web', 'ships'];
const [part, ...rest] = process.argv.slice(2);

/** The arguments for the part that runs. @param {string} name @param {string[]} [usual] */
const given = (name, usual = []) => (part === name && rest.length > 0 ? rest : usual);

/** @param {string} file @param {...string} args @returns {[string, ...string[]]} */
const script = (file, ...args) => [process.execPath, at('scripts', file), ...args];

/** @param {string} file @param {...string} args @returns {[string, ...string[]]} */
const bin = (file, ...args) => [process.execPath, at('node_modules', file), ...args];

const nodeTests = filesUnder(at('tests', 'node'), (name) => name !== 'ships')
  .filter((file) => file.endsWith('.test.mjs'))
  .map(shown)
  .filter((file) => part !== 'quick' || !SLOW_IN_NODE.includes(file));

/** @param {...string} args */
const playwright = (...args) => bin('@playwright/test/cli.js', 'test', ...args);

/** Colours would get into log files. */
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

/** @type {Step[]} */
const STEPS = [
  {
    name: 'invariants',
    lane: 'rust',
    parts: ['quick', 'rust', 'web'],
    command: script('check/invariants.mjs'),
  },
  { name: 'rustfmt', lane: 'rust', parts: ['quick', 'rust'], command: ['cargo', 'fmt', '--all', '--check'] },
  {
    // Clippy compiles, so that nothing has to be compiled once more for it. There are no doc tests.
    name: 'cargo test',
    lane: 'rust',
    parts: ['quick', 'rust'],
    command: [
      'cargo',
      'test',
      ...TESTS,
      '--tests',
      ...given('rust', part === 'quick' ? ['--', ...SLOW_IN_RUST.flatMap((name) => ['--skip', name])] : []),
    ],
    env: byClippy(),
  },
  {
    name: 'examples',
    lane: 'rust',
    parts: ['quick', 'rust'],
    command: ['cargo', 'build', ...TESTS, '--profile=test', '--examples', '--benches'],
    env: byClippy(),
  },
  {
    name: 'lint',
    lane: 'page',
    parts: ['quick', 'web'],
    command: bin('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...plain),
  },
  {
    name: 'rooms',
    lane: 'page',
    parts: ['quick', 'web'],
    command: bin(
      'dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      'www',
    ),
  },
  { name: 'tools', lane: 'page', parts: ['quick', 'node', 'web', 'ships'], command: script('setup.mjs') },
  {
    // The package of all games, which Node tests and most browser tests use.
    name: 'wasm',
    lane: 'page',
    parts: ['quick', 'node', 'web', 'ships'],
    needs: ['tools'],
    command: script('wasm.mjs', '--quick'),
  },
  {
    name: 'types',
    lane: 'page',
    parts: ['quick', 'web'],
    needs: ['wasm'],
    command: script('check/types.mjs'),
  },
  {
    name: 'node tests',
    lane: 'page',
    parts: ['quick', 'node'],
    needs: ['wasm'],
    // By default, Node leaves one core idle.
    command: [
      process.execPath,
      '--test',
      '--test-reporter=spec',
      `--test-concurrency=${availableParallelism()}`,
      ...given('node', nodeTests),
    ],
  },
  {
    name: 'site',
    lane: 'page',
    parts: ['quick', 'web'],
    needs: ['wasm'],
    command: script('build.mjs', '--quick'),
  },
  { name: 'packages', lane: 'page', parts: ['ships'], needs: ['wasm'], command: script('build.mjs') },
  { name: 'size', lane: 'page', parts: ['ships'], needs: ['packages'], command: script('check/size.mjs') },
  {
    name: 'browser',
    lane: 'browsers',
    parts: ['quick', 'web'],
    needs: ['site'],
    command: playwright(
      '--project=phone',
      '--project=desktop',
      ...given('web', part === 'quick' ? ['--grep=@quick'] : []),
    ),
  },
  {
    name: 'package tests',
    lane: 'page',
    parts: ['ships'],
    needs: ['packages'],
    command: [process.execPath, '--test', 'tests/node/ships/texts.test.mjs'],
  },
  {
    name: 'what ships',
    lane: 'what ships',
    parts: ['ships'],
    needs: ['packages'],
    command: playwright('--project=ships', ...given('ships')),
  },
  // Only in CI, since it compiles a copy of the project.
  ...(process.env.CI
    ? [
        /** @type {Step} */ ({
          name: 'new game',
          lane: 'new game',
          parts: ['web'],
          needs: ['wasm'],
          command: script('try-new-game.mjs'),
        }),
      ]
    : []),
  // Set by the CI job that installs the other browsers.
  ...(process.env.TILERY_SMOKE
    ? [
        /** @type {Step} */ ({
          name: 'smoke',
          lane: 'what ships',
          parts: ['ships'],
          needs: ['packages'],
          command: script('browsers/smoke.mjs', '--required'),
        }),
      ]
    : []),
];

await main(async () => {
  if (part !== undefined && !PARTS.includes(part)) {
    throw new Problem(`no part is called ${part}; there are ${PARTS.join(', ')}, or nothing for all`);
  }
  const steps = STEPS.filter((step) => part === undefined || step.parts.includes(part));
  const has = (/** @type {string} */ name) => steps.some((step) => step.name === name);
  // Building the tools of packages takes minutes on a new machine, so it is a step in parallel with others.
  await setup({ browser: has('browser') || has('what ships'), checks: has('cargo test'), tools: false });

  /** @type {Map<string, { line: string, state: 'passed' | 'failed' | 'skipped' }>} */
  const results = new Map();

  /** @param {Step['lane']} lane @param {boolean} isAlone */
  const runLane = async (lane, isAlone) => {
    for (const step of steps.filter((one) => one.lane === lane)) {
      const lacking = step.needs?.find((need) => has(need) && results.get(need)?.state !== 'passed');
      if (lacking !== undefined) {
        results.set(step.name, { state: 'skipped', line: `skipped  ${step.name}: needs ${lacking}` });
        continue;
      }
      const head = `\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`;
      if (isAlone) console.log(head);
      else console.log(`started   ${step.name}`);
      const start = performance.now();
      const { fault: ended, output } = await runAside(step.command, {
        isShown: isAlone,
        env: step.env ?? {},
      });
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
      // The project's own scripts report faults of the machine themselves.
      const fault = ended && step.command[0] === 'cargo' ? (faultIn(output) ?? ended) : ended;
      const state = fault === undefined ? 'passed' : 'failed';
      const line = `${state} ${seconds} s  ${step.name}${fault ? `: ${fault}` : ''}`;
      if (fault !== undefined && !isAlone) process.stdout.write(`${head}\n${output}`);
      console.log(line);
      results.set(step.name, { state, line });
    }
  };

  for (const group of /** @type {Step['lane'][][]} */ ([
    ['rust', 'page'],
    ['browsers'],
    ['new game', 'what ships'],
  ])) {
    const lanes = group.filter((lane) => steps.some((step) => step.lane === lane));
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  }

  console.log(`\n${'─'.repeat(74)}`);
  for (const { name } of steps) console.log(results.get(name)?.line);
  const count = (/** @type {string} */ state) =>
    [...results.values()].filter((result) => result.state === state).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  console.log(`\nsteps: ${count('passed')} passed, ${count('failed')} failed${skipped}`);
  if (count('passed') < results.size) {
    const [failed] = steps.filter(({ name }) => results.get(name)?.state === 'failed');
    const again = PARTS.slice(1).find((name) => failed?.parts.includes(name));
    console.log(`Next: look at ${failed?.name} above; \`npm test -- ${again}\` tries that part alone.`);
    process.exitCode = 1;
  } else {
    console.log(
      part === undefined ? 'Next: commit.' : 'Next: `npm test` tries everything, before you commit.',
    );
  }
});
