// What a result is called, and what most will do after it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './load.mjs';

const { isNewBest, isNewest } = await page('www/shell/results.ts');

test('a result is a new best where it has beaten another one, in the first table that it is in', () => {
  const game = { records: [{ figure: 'moves' }, { figure: 'time' }] };
  /** @param {Record<string, { rank: number, of: number }>} places */
  const outcome = (places) => ({ game, outcome: { places, why: undefined, hinted: false } });
  assert.equal(isNewBest({ game, outcome: undefined }), false, 'it is not over yet');
  assert.equal(isNewBest(outcome({})), false, 'it was not entered');
  assert.equal(isNewBest(outcome({ moves: { rank: 1, of: 1 } })), false, 'the first one beats none');
  assert.equal(isNewBest(outcome({ moves: { rank: 1, of: 2 } })), true);
  assert.equal(isNewBest(outcome({ moves: { rank: 2, of: 2 }, time: { rank: 1, of: 2 } })), false);
  assert.equal(isNewest({ rank: 1, of: 2 }), true, 'each figure for itself');
});
