// Speed solving: averages as in competitions, penalties of inspection, and the runs that count as solves of a
// board.
import assert from 'node:assert/strict';
import test from 'node:test';
import { page } from '../load.mjs';

const { average, bestAverage, bestOf } = await page('www/features/speed/averages.ts');
const { resultText, solveOf, solvesOf } = await page('www/features/speed/solves.ts');
const { settings } = await page('www/store/settings.ts');
const { running } = await page('www/store/runs/run.ts');

test('an average of five drops the best and the worst', () => {
  // The record average for the Rubik's cube in 2017: 5.80 seconds.
  assert.equal(average([5990, 5280, 5250, 6130, 9190], 5), 5800);
  // Only the last five count.
  assert.equal(average([1000, 5990, 5280, 5250, 6130, 9190], 5), 5800);
  assert.equal(average([1, 2, 3, 4], 5), undefined);
});

test('an average of twelve drops one at each end, means of three and fifty none', () => {
  const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1200];
  assert.equal(average(twelve, 12), 6.5);
  assert.equal(average([24, 25, 25], 3)?.toFixed(2), '24.67');
  const fifty = Array.from({ length: 50 }, (_, index) => index + 1);
  assert.equal(average(fifty, 50), 25.5);
});

test('a trimmed average allows one unfinished solve, a mean none', () => {
  assert.equal(average([10, 12, 14, 16, null], 5), 14);
  assert.equal(average([10, null, 14, 16, null], 5), null);
  assert.equal(average([10, null, 14], 3), null);
  const twelve = Array.from({ length: 11 }, () => 10);
  assert.equal(average([...twelve, null], 12), 10);
  assert.equal(average([...twelve.slice(1), null, null], 12), null);
  assert.equal(average([null, ...Array.from({ length: 49 }, () => 10)], 50), null);
});

test('the best average is over any consecutive solves, the best single over all', () => {
  const results = [30, 10, 20, 30, 40, 50, null, null];
  assert.equal(bestAverage(results, 5), 80 / 3);
  assert.equal(bestAverage(results, 3), 20);
  assert.equal(bestAverage([1, null, 3], 3), null);
  assert.equal(bestAverage([1, 2], 3), undefined);
  assert.equal(bestOf(results), 10);
  assert.equal(bestOf([null]), null);
  assert.equal(bestOf([]), undefined);
});

test('times are truncated to hundredths, averages rounded, and average moves have two decimals', () => {
  assert.equal(resultText(9_999, 'time'), '9.99');
  assert.equal(resultText(9_999, 'time', true), '10.00');
  assert.equal(resultText(65_432, 'time'), '1:05.43');
  assert.equal(resultText(59_996, 'time', true), '1:00.00');
  assert.equal(resultText(24, 'moves'), '24');
  assert.equal(resultText(74 / 3, 'moves', true), '24.67');
  assert.equal(resultText(undefined, 'time'), '–');
});

test('inspection is free for 15 seconds, costs two seconds until 17, and then the solve', async () => {
  const { costOf } = await page('www/features/speed/inspection.ts');
  assert.deepEqual([0, 15_000, 15_001, 17_000, 17_001].map(costOf), [0, 0, 2000, 2000, null]);
});

let names = 0;
/**
 * A stored run.
 * @param {object} known
 * @param {string} params
 */
function run(known, params = 'rim-x3') {
  names += 1;
  const counted = { won: true, clock: 8_000, facts: { moves: 20 } };
  const attempt = { by: 'time', since: names, inspects: true, plus: 0 };
  const save = `tilery 1\nid tilerama:${params}#${names}\nat 1\nr1c1 up\n`;
  return running({ run: `r${names}`, save, counted, attempt, ...known });
}

test('a solve is an attempt without help; abandoned or helped ones are unfinished', () => {
  const [won, lost] = [run({}), run({ counted: { won: false, clock: 3_000, facts: {} } })];
  assert.deepEqual([solveOf(won, true).time, solveOf(won, true).moves], [8_000, 20]);
  assert.equal(solveOf(run({ attempt: { by: 'time', since: 1, plus: 2000 } }), true).time, 10_000);
  for (const one of [
    lost,
    run({ counted: null }),
    run({ hints: 1 }),
    run({ auto: 3 }),
    run({ attempt: { by: 'time', since: 1, plus: null } }),
    run({ branched: true }, 'rim-x3!blind'),
  ])
    assert.deepEqual([solveOf(one, false).time, solveOf(one, false).moves], [null, null]);
  assert.equal(solveOf(run({ branched: true }), false).time, 8_000, 'undo is allowed unless blind');
  assert.equal(solveOf(run({ counted: null }), true), undefined, 'still in progress');
  assert.equal(solveOf(run({ attempt: null }), false), undefined, 'a game without timing');
  const unbegun = run({ counted: null, save: 'tilery 1\nid tilerama:rim-x3#1\nat 0\n' });
  assert.equal(solveOf(unbegun, false), undefined, 'dealt but not started');
});

test('solves belong to one board, in the order of their deals, with blind ones separate', async () => {
  const [first, limited, blind, scrambled, few, here] = [
    run({}),
    run({}, 'rim-x3!60s'),
    run({}, 'rim-x3!blind'),
    run({}, 'rim-x3~6'),
    run({ attempt: { by: 'moves', since: 50, plus: 0 } }),
    run({}),
  ];
  // A run that is opened again is saved again, without changing the order.
  const left = [{ ...first, time: 99 }, limited, blind, scrambled, few];
  const store = {
    depot: async () => ({ runs: async () => left }),
    running: (/** @type {string} */ slot) => (slot === 'tilerama' ? here : undefined),
  };
  const of = async (/** @type {string} */ board, by = 'time') =>
    (await solvesOf(store, 'tilerama', board, by, here)).map((/** @type {{ run: string }} */ { run }) => run);
  assert.deepEqual(await of('rim-x3'), [first.run, limited.run, here.run]);
  assert.deepEqual(await of('rim-x3!blind'), [blind.run]);
  assert.deepEqual(await of('rim-x3~6'), [scrambled.run]);
  assert.deepEqual(await of('rim-x3', 'moves'), [few.run]);
});

test('the mode of solving is stored, and runs of earlier builds are untimed', () => {
  assert.equal(settings({}).solving, 'free');
  assert.equal(settings({ solving: 'inspected' }).solving, 'inspected');
  assert.equal(settings({ solving: 'fast' }).solving, 'free');
  assert.equal(running({ save: '', run: 'a' }).attempt, null);
});
