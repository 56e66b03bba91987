// Runs every check and test, or a part of them, and ends with a line that says how many steps passed.
//
//   npm test                         everything
//   npm test -- rust [filter]        the Rust crates; the filter goes to cargo test
//   npm test -- node [files]         the wasm package in Node
//   npm test -- web [filter ...]     the page; filters and options go to Playwright: web smoke -g opens
import { buildSite } from './build.mjs';
import { checkInvariants } from './check-invariants.mjs';
import { checkSize } from './check-size.mjs';
import { fuzzAgain } from './fuzz.mjs';
import { at, filesUnder, main, Problem, run, runBin, shown } from './lib.mjs';
import { setup } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

/**
 * A step belongs to parts, and needs other steps to have passed. It fails by throwing or by a non-zero exit code.
 * @typedef {{ name: string, parts: string[], needs?: string[], run: () => void | number }} Step
 */

const PARTS = ['rust', 'node', 'web'];
const [part, ...rest] = process.argv.slice(2);

const nodeTests = () =>
  rest.length > 0 && part === 'node'
    ? rest
    : filesUnder(at('tests', 'node')).flatMap((file) => (file.endsWith('.test.mjs') ? [shown(file)] : []));

/** @type {Step[]} */
const STEPS = [
  { name: 'invariants', parts: ['rust', 'web'], run: checkInvariants },
  { name: 'rustfmt', parts: ['rust'], run: () => run('cargo', ['fmt', '--all', '--check']) },
  {
    name: 'clippy',
    parts: ['rust'],
    run: () =>
      run('cargo', ['clippy', '--workspace', '--all-targets', '--all-features', '--', '-D', 'warnings']),
  },
  {
    name: 'cargo test',
    parts: ['rust'],
    run: () => run('cargo', ['test', '--workspace', ...(part === 'rust' ? rest : [])]),
  },
  // Building with coverage takes a minute, which a quick round at the desk need not wait for.
  ...(process.env.CI ? [{ name: 'fuzz', parts: ['rust'], run: fuzzAgain }] : []),
  { name: 'wasm', parts: ['node', 'web'], run: buildWasm },
  {
    name: 'node tests',
    parts: ['node'],
    needs: ['wasm'],
    run: () => run(process.execPath, ['--test', '--test-reporter=spec', ...nodeTests()]),
  },
  { name: 'lint', parts: ['web'], run: lint },
  {
    name: 'types',
    parts: ['web'],
    needs: ['wasm'],
    run: () =>
      ['tsconfig.json', 'tests/tsconfig.json', 'www/offline/tsconfig.json'].reduce(
        (code, project) => code || typecheck(project),
        0,
      ),
  },
  { name: 'site', parts: ['web'], needs: ['wasm'], run: buildSite },
  { name: 'size', parts: ['web'], needs: ['site'], run: checkSize },
  {
    name: 'browser',
    parts: ['web'],
    needs: ['site'],
    run: () => runBin('@playwright/test/cli.js', ['test', ...(part === 'web' ? rest : [])]),
  },
];

function lint() {
  // Its colours would reach log files too.
  const colours = process.stdout.isTTY ? [] : ['--colors=off'];
  return runBin('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', ...colours]);
}

/** @param {string} project */
function typecheck(project) {
  return runBin('typescript/bin/tsc', ['--noEmit', '-p', project]);
}

/** Runs one step. Returns what went wrong, or undefined. @param {Step} step */
function attempt(step) {
  try {
    const code = step.run();
    return code ? `exit code ${code}` : undefined;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    console.error(error);
    return String(error);
  }
}

await main(() => {
  if (part !== undefined && !PARTS.includes(part)) {
    throw new Problem(`no part is called ${part}; there are ${PARTS.join(', ')}, or nothing for all`);
  }
  const steps = STEPS.filter((step) => part === undefined || step.parts.includes(part));
  setup({
    browser: steps.some((step) => step.name === 'browser'),
    checks: steps.some((step) => step.name === 'clippy'),
  });

  /** @type {Map<string, { line: string, state: 'passed' | 'failed' | 'skipped' }>} */
  const results = new Map();
  for (const step of steps) {
    const lacking = step.needs?.find((need) => results.has(need) && results.get(need)?.state !== 'passed');
    if (lacking !== undefined) {
      results.set(step.name, { state: 'skipped', line: `skipped  ${step.name}: needs ${lacking}` });
      continue;
    }
    console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 70 - step.name.length))}`);
    const start = performance.now();
    const fault = attempt(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    if (fault !== undefined) console.error(`${step.name}: ${fault}`);
    const state = fault === undefined ? 'passed' : 'failed';
    results.set(step.name, {
      state,
      line: `${state} ${seconds} s  ${step.name}${fault ? `: ${fault}` : ''}`,
    });
  }

  console.log(`\n${'─'.repeat(74)}`);
  for (const { line } of results.values()) console.log(line);
  const count = (/** @type {string} */ state) =>
    [...results.values()].filter((result) => result.state === state).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  console.log(`\nsteps: ${count('passed')} passed, ${count('failed')} failed${skipped}`);
  if (count('passed') < results.size) process.exitCode = 1;
});
