// Steps of a slow command: each reports its start, its current work and its duration.
import { spawn } from 'node:child_process';
import { faultIn, faultOfStart } from './faults.mjs';
import { Problem, root, toolEnv } from './lib.mjs';

/** The interval of progress reports of a running step, in milliseconds. */
const BEAT = 10_000;

/** The number of output lines shown when a program fails. */
const TAIL = 40;

/** @param {number} start */
const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Runs one step. Its latest line of progress is passed to `tell`.
 * @template T
 * @param {string} name
 * @param {string} about what it is for, and how long it may take
 * @param {(tell: (line: string) => void) => T | Promise<T>} work
 */
export async function step(name, about, work) {
  const start = performance.now();
  let latest = '';
  console.log(`  ${name}: ${about}`);
  const beat = setInterval(() => {
    console.log(`  ${name}: ${since(start)}${latest === '' ? '' : `, at: ${latest.slice(0, 100)}`}`);
  }, BEAT);
  try {
    const made = await work((line) => {
      latest = line;
    });
    console.log(`✓ ${name}: ${since(start)}`);
    return made;
  } finally {
    clearInterval(beat);
  }
}

/**
 * Runs a program of a step, and shows its output if it fails. Returns that output.
 * @param {[string, ...string[]]} command
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, tell?: (line: string) => void }} options
 * @returns {Promise<string>}
 */
export function runStep([program, ...args], { env = toolEnv(), cwd = root, tell = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (/** @type {Buffer} */ data) => {
      output += data;
      const line = String(data)
        .trim()
        .split(/[\r\n]+/)
        .at(-1)
        ?.trim();
      if (line) tell(line);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => reject(new Problem(faultOfStart(program, error))));
    child.once('close', (code, signal) => {
      if (code === 0) {
        resolve(output);
        return;
      }
      const tail = output.trimEnd().split('\n').slice(-TAIL).join('\n');
      const ended = signal ? `was ended by ${signal}` : `failed with exit code ${code}`;
      const command = [program, ...args].join(' ');
      reject(new Problem(`${tail}\n\n${faultIn(output) ?? `${command} ${ended}`}`));
    });
  });
}
