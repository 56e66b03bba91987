// The names of results, and reasons for missing ranks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';
import { Disk } from '../storage.mjs';

Object.assign(globalThis, { localStorage: new Disk() });
const { enter } = await page('www/run/result/results.ts');
const { isNewBest, isNewest, sentenceOf } = await page('www/features/result/rank.ts');
const { bestIn } = await page('www/store/scores/best.ts');
const { Store } = await page('www/store/store.ts');

test('a result is a new best if it has beaten another one in its first table', () => {
  const game = { records: [{ figure: 'moves' }, { figure: 'time' }] };
  /** @param {Record<string, { rank: number, of: number }>} places */
  const outcome = (places) => ({ game, outcome: { places, why: undefined, hinted: false } });
  assert.equal(isNewBest({ game, outcome: undefined }), false, 'the game is not over');
  assert.equal(isNewBest(outcome({})), false, 'it was not entered');
  assert.equal(isNewBest(outcome({ moves: { rank: 1, of: 1 } })), false, 'the first one beats none');
  assert.equal(isNewBest(outcome({ moves: { rank: 1, of: 2 } })), true);
  assert.equal(isNewBest(outcome({ moves: { rank: 2, of: 2 }, time: { rank: 1, of: 2 } })), false);
  assert.equal(isNewest({ rank: 1, of: 2 }), true, 'each figure by itself');
  assert.equal(isNewest({ rank: 1, of: 2, isShared: true }), false, 'an equal result beats none');
  const hinted = { places: { moves: { rank: 1, of: 2 } }, why: undefined, hinted: true };
  assert.equal(isNewBest({ game, outcome: hinted }), false, 'no best is made with hints');
});

test('a result without a rank in a table with room has a reason', async () => {
  const store = new Store();
  /**
   * @param {string} id of a game
   * @param {string} deal
   * @param {{ name: string, state?: string, score?: number, hints?: number }} how
   */
  const said = async (id, deal, { name, state = 'lost', score = 0, hints = 0 }) => {
    const session = tilery.Session.load(deal);
    const game = tilery.catalogue().find((/** @type {{ id: string }} */ one) => one.id === id);
    const now = { at: 9, table: 'table', figures: { score, moves: 9 }, status: { state, over: true } };
    const run = { name, isGuest: false, auto: null, hints, counted: null };
    return sentenceOf(await enter(store, { session, game, state: now, par: null, run }), game.records).id;
  };
  const tilt = 'tilt:4x4#1';
  assert.equal(await said('tilt', tilt, { name: 'one', score: 240 }), 'rank-first');
  assert.equal(await said('tilt', tilt, { name: 'two', score: 230 }), 'rank');
  assert.equal(await said('tilt', tilt, { name: 'a-like-one', score: 240 }), 'rank-shared');
  assert.equal(await said('tilt', tilt, { name: 'helped', score: 9000, hints: 8 }), 'rank-hinted');
  const rows = store.tables.rows({ game: 'tilt', table: 'table', figure: 'score', order: 'higher' });
  assert.deepEqual(
    rows.map((/** @type {{ score: number }} */ { score }) => score),
    [240, 240, 230, 9000],
    'it stands behind all results without hints',
  );
  assert.equal(bestIn(store, 'tilt', 'score'), 240, 'and the home shows only those');
  // The same game, taken back and ended differently.
  assert.equal(await said('tilt', tilt, { name: 'one', score: 220 }), 'rank-before');
  for (let n = 0; n < 5; n += 1) await said('tilt', tilt, { name: `${n}`, score: 300 });
  assert.equal(await said('tilt', tilt, { name: 'last', score: 10 }), 'rank-none');

  const slide = 'tilerama:classic-a-x3#1';
  assert.equal(await said('tilerama', slide, { name: 'given-up' }), 'not-entered-lost');
  assert.equal(await said('tilerama', slide, { name: 'solved', state: 'won' }), 'rank-first');
});
