// Steps of a command that takes its time: each tells when it begins, what it waits for while it runs, and how long it took.
import { spawn } from 'node:child_process';
import { faultIn, faultOfStart } from './faults.mjs';
import { Problem, root, toolEnv } from './lib.mjs';

/** How often a running step tells what it waits for, in milliseconds. */
const BEAT = 10_000;

/** How much of what a program printed is shown when it fails, in lines. */
const TAIL = 40;

/** @param {number} start */
const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Does one step of a command. `tell` takes the latest line of what the step waits for.
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
 * Runs a program of a step, whose output is shown where it fails. Returns that output.
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
