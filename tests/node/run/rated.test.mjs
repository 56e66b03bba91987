// Par, stars and difficulty of a deal, and the table by distance to par.
import assert from 'node:assert/strict';
import test from 'node:test';
import { page, tilery } from '../load.mjs';

(await page('www/engine/packages.ts')).isReady(tilery);
const { difficultyOf, HARDEST, overPar } = await page('www/run/result/deal-par.ts');
const { starsOf } = await page('www/play/result/par.ts');
const { starsWon } = await page('www/play/result/solved.ts');
const { enter } = await page('www/run/result/results.ts');
const { easier, harder } = await page('www/play/easier-harder.ts');

const par = (moves = 10, bits = 30) => ({ moves, proven: true, bits });

test('three stars at par, two within 1.5 times par or a move over it, one for solving', () => {
  const stars = [9, 10, 11, 15, 16, 99].map((moves) => starsOf(moves, par(), 0));
  assert.deepEqual(stars, [3, 3, 2, 2, 1, 1]);
  assert.deepEqual(
    [1, 2, 3].map((moves) => starsOf(moves, par(1), 0)),
    [3, 2, 1],
  );
});

test('an attempt that does not count earns no stars', () => {
  const won = (/** @type {number | null} */ plus) => ({
    state: { at: 10, status: { state: 'won' } },
    run: {
      auto: null,
      hints: 0,
      kind: 'free',
      aim: null,
      attempt: { by: 'time', since: 0, inspects: true, plus },
    },
    session: { assignment: () => undefined },
    par: par(),
  });
  assert.deepEqual([won(0), won(2000), won(null)].map(starsWon), [3, 3, undefined]);
});

test('a hint costs a star of a deal as it does of an assignment, but not the last one', () => {
  assert.deepEqual(
    [0, 1, 2, 8].map((hints) => starsOf(10, par(), hints)),
    [3, 2, 1, 1],
  );
  assert.equal(starsOf(16, par(), 1), 1);
  const session = tilery.Session.load(
    'tilt:4x4@2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0;score=0;chance=0;aim=reach 4;par=1!',
  );
  session.play('left');
  for (const hints of [0, 1, 2, 8]) assert.equal(session.assignment(hints).stars, starsOf(1, par(1), hints));
});

test('a result better than the best known solution is at par', () => {
  assert.deepEqual(
    [8, 10, 13].map((moves) => overPar(moves, par())),
    [0, 0, 3],
  );
});

test('difficulty rises with the bits, from one to the hardest', () => {
  const levels = [0, 11, 12, 19, 20, 50, 79, 80, 500].map((bits) => difficultyOf(par(1, bits)));
  assert.deepEqual(levels, [1, 1, 2, 2, 3, 4, 4, HARDEST, HARDEST]);
});

/**
 * Enters a solution and returns the tables it was entered in.
 * @param {number} at the number of moves
 * @param {ReturnType<typeof par> | null | undefined} known
 */
async function entered(at, known) {
  const rows = new Map();
  const tables = {
    proven: (/** @type {{ figure: string }} */ { figure }) => rows.get(figure) ?? [],
    enter: async (/** @type {{ figure: string }} */ { figure }, /** @type {{ score: number }} */ row) => {
      rows.set(figure, [row]);
      return 1;
    },
  };
  const store = { tables, setReplay: () => {}, count: async () => {} };
  const session = {
    counts: () => true,
    clock: () => 9000,
    facts: () => ({}),
    save: () => '',
    id: () => 'tilerama:rim-x3#1',
    branched: () => false,
  };
  const order = 'lower';
  const records = ['over', 'moves', 'time'].map((figure) => ({ figure, order, wonOnly: true }));
  const state = { figures: { moves: at }, status: { state: 'won' }, at, table: 'rim-x3' };
  const run = { isGuest: false, auto: null, hints: 0, name: 'r', counted: null };
  await enter(store, { session, game: { id: 'tilerama', records, facts: [] }, state, par: known, run });
  return Object.fromEntries([...rows].map(([figure, [row]]) => [figure, row.score]));
}

test('a result is ranked by its distance to par once par is known', async () => {
  assert.deepEqual(await entered(13, par()), { over: 3, moves: 13, time: 9000 });
  assert.deepEqual(await entered(13, undefined), { moves: 13, time: 9000 });
  assert.deepEqual(await entered(13, null), { moves: 13, time: 9000 });
});

test('easier and harder deals are one step away', () => {
  const presets = ['rim-x3', 'rim-x4'].map((params) => ({ params, group: 'Rim' }));
  const engine = {
    form: tilery.form,
    /** @type {(game: string, params: string, field: string, value: string) => string} */
    setField: (_, params, field, value) =>
      field === 'scramble' ? `${params.split('~')[0]}${value === 'auto' ? '' : `~${value}`}` : params,
  };
  /** @type {(params: string, title?: string) => any} */
  const app = (params, title) => ({
    engine,
    play: { game: { id: 'tilerama', presets }, par: par(12), state: { params, title } },
  });
  assert.equal(easier(app('rim-x3')), 'rim-x3~8');
  assert.equal(easier(app('rim-x3~3')), 'rim-x3~2');
  assert.equal(easier(app('rim-x3~1')), undefined);
  assert.equal(harder(app('rim-x3~3')), 'rim-x3~5');
  assert.equal(harder(app('rim-x3~15')), 'rim-x3');
  assert.equal(harder(app('rim-x3')), 'rim-x4');
  assert.equal(harder(app('rim-x4')), undefined);
  assert.equal(easier(app('own', 'Mine')), undefined);
});
