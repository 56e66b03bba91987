// The check for tests that a clock may decide.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clocksIn } from '../../../scripts/check/clocks.mjs';

/** @param {string} source @param {'script' | 'rust'} kind */
const lines = (source, kind) => clocksIn(source, kind).map(({ line }) => line);

test('finds every way to wait for a time or to measure it', () => {
  // The words are put together, so that the check does not find them here.
  const source = `await page.wait${'ForTimeout'}(50);
const start = performance.${'now()'};
const end = Date.${'now()'} + 9;
await new Promise((done) => set${'Timeout'}(done, 5));
set${'Timeout'}(() => { (stop ?? other).abort(); }, 30);
const other = set${'Interval'}(() => {}, 0);
fetch(url, { signal: AbortSignal.${'timeout'}(60_000) });
session.${'hint'}(50);
await adviser.${'rate'}(session, 1);
await expect(list).toHaveCount(1, { ${'timeout'}: 15_000 });
test.${'setTimeout'}(9_999);`;
  assert.deepEqual(lines(source, 'script'), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const rust = 'use std::time::Instant;\nstd::thread::sleep(pause);\nlet start = Instant::now();';
  assert.deepEqual(lines(rust, 'rust'), [1, 2, 3]);
});

test('allows turns, budgets of nodes, mocked clocks, long limits and what has a reason', () => {
  const source = `await new Promise((done) => setTimeout(done));
setTimeout(() => play(1, [2, 3]));
session.hint({ nodes: 50 });
await adviser.rate(session, FEW);
t.mock.method(performance, 'now', () => 0);
t.mock.timers.enable({ apis: ['setTimeout'] });
await expect(list).toHaveCount(1, { timeout: 20_000 });
test.setTimeout(120_000);
// Date.now() would differ.
// clock: any order is right, and the same moment only makes a collision likely
// and the test better.
const start = before(page, () =>
  Date.now());`;
  assert.deepEqual(lines(source, 'script'), []);
  assert.deepEqual(lines(`${source}\nconst end = Date.${'now()'};`, 'script'), [14], 'one statement alone');
  assert.deepEqual(lines('let limit = Budget::nodes(9);\n// std::time is for benchmarks', 'rust'), []);
});
