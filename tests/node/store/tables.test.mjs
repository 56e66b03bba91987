// Score tables: their order, merging, the texts of earlier builds, and windows that run one of them.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { page } from '../load.mjs';
import { Disk, elsewhere, fileOf, freshDisk } from '../storage.mjs';

const { bestIn, tableNamesOf } = await page('www/store/scores/best.ts');
const { seal, open } = await page('www/store/envelope.ts');
const { MOST_ROWS, ranked, tableIn } = await page('www/store/scores/ranking.ts');
const { Store } = await page('www/store/store.ts');
const { takeIn } = await page('www/store/transfer/import.ts');

/** @typedef {import('../../../www/store/scores/ranking').ScoreRow} Row */

/** @type {Disk} */
let disk;
beforeEach(() => {
  disk = freshDisk();
});

/** @param {number} score @param {Partial<Row>} [more] @returns {Row} */
const row = (score, more = {}) => ({
  score,
  moves: 10,
  date: '2026-11-21',
  undone: false,
  hinted: false,
  id: `tilt:4x4#${score}`,
  replay: '',
  ...more,
});
const scoresOf = (/** @type {Row[]} */ rows) => rows.map(({ score }) => score);
const TABLE = /** @type {const} */ ({ game: 'tilt', figure: 'score', table: '4x4', order: 'higher' });
const KEY = 'tilery.table.tilt.score.4x4';
const EARLIER = 'tilery.scores.tilt.score.4x4';
const TEXT = `scores 1 higher
900 30 2026-11-22 undo - k3f
512 40 2026-11-21 - tilt:4x4#7 abcdefgh
300 9 2026-11-20 undo+hint tilt:4x4#8 -
`;
const ROWS = [
  row(900, { moves: 30, date: '2026-11-22', undone: true, id: '', replay: 'k3f' }),
  row(512, { moves: 40, id: 'tilt:4x4#7', replay: 'abcdefgh' }),
  row(300, { moves: 9, date: '2026-11-20', undone: true, hinted: true, id: 'tilt:4x4#8' }),
];

test('the eight best results stay, and each entry has its rank', () => {
  const { tables } = new Store();
  for (let score = 1; score <= 10; score += 1) assert.equal(tables.enter(TABLE, row(score)), 1);
  assert.deepEqual(scoresOf(tables.rows(TABLE)), [10, 9, 8, 7, 6, 5, 4, 3]);
  assert.equal(tables.enter(TABLE, row(2)), undefined);
  assert.equal(tables.enter(TABLE, row(5)), 6, 'entered before');
  const fewest = /** @type {const} */ ({ ...TABLE, figure: 'moves', order: 'lower' });
  assert.deepEqual([tables.enter(fewest, row(5)), tables.enter(fewest, row(4))], [1, 1]);
  assert.deepEqual(scoresOf(new Store().tables.rows(fewest)), [4, 5], 'another visit finds them');
});

test('a run has one row, its best or a proven one; results with hints are behind all others, unproven ones last', () => {
  const rows = [
    row(900, { hinted: true, replay: 'a' }),
    row(500, { replay: 'b?' }),
    row(300, { replay: 'b' }),
    row(200, { replay: 'c' }),
    row(100, { replay: 'a' }),
    row(90, { replay: 'c' }),
    row(80, { replay: 'd?' }),
    row(70, { hinted: true, replay: 'e' }),
  ];
  assert.deepEqual(
    ranked('higher', rows).map((/** @type {Row} */ { score, replay }) => [score, replay]),
    [
      [300, 'b'],
      [200, 'c'],
      [100, 'a'],
      [70, 'e'],
      [80, 'd?'],
    ],
  );
});

test('the order and the repetition of merges make no difference', () => {
  let seed = 1;
  const below = (/** @type {number} */ n) => {
    seed = (seed * 48271) % 0x7fffffff;
    return seed % n;
  };
  const some = () =>
    Array.from({ length: below(14) }, () =>
      row(below(10) - 5, {
        moves: below(3),
        date: `2026-01-0${1 + below(3)}`,
        undone: below(2) === 1,
        hinted: below(3) === 1,
        id: ['', 'g:p#1', 'g:p#2'][below(3)] ?? '',
        replay: ['', 'a', 'b'][below(3)] ?? '',
      }),
    );
  for (let n = 0; n < 500; n += 1) {
    const [a, b] = [ranked('lower', some()), ranked('lower', some())];
    const both = ranked('lower', [...a, ...b]);
    assert.deepEqual(ranked('lower', [...b, ...a]), both);
    assert.deepEqual(ranked('lower', [...both, ...b]), both);
    assert.ok(both.length <= MOST_ROWS);
    assert.deepEqual(tableIn(JSON.parse(JSON.stringify({ order: 'lower', rows: both }))).rows, both);
  }
});

test('the text of an earlier build is read, and becomes JSON with the next result', () => {
  disk.setItem(EARLIER, seal(TEXT));
  const store = new Store();
  const { tables } = store;
  assert.deepEqual(tableNamesOf(store, 'tilt', 'score'), ['4x4']);
  assert.deepEqual(tables.rows(TABLE), ROWS);
  assert.equal(bestIn(store, 'tilt', 'score'), 512, 'of deals without hints');
  assert.equal(tables.enter(TABLE, row(600, { replay: 'new' })), 2);
  assert.equal(disk.getItem(EARLIER), null);
  const stored = open(disk.getItem(KEY) ?? '');
  assert.deepEqual(stored.data, {
    order: 'higher',
    rows: [ROWS[0], row(600, { replay: 'new' }), ROWS[1], ROWS[2]],
  });
  // An earlier build may have ranked results with hints first.
  const old = tableIn('scores 1 higher\n900 9 2026-11-20 hint - -\n5 9 2026-11-21 - - -\n');
  assert.deepEqual(scoresOf(old.rows), [5, 900]);
});

test('the earlier text stays while there is no room for the table', () => {
  disk.setItem(EARLIER, seal(TEXT));
  disk.room = EARLIER.length + seal(TEXT).length + 10;
  const { tables } = new Store();
  tables.enter(TABLE, row(600));
  assert.deepEqual(scoresOf(tables.rows(TABLE)), [900, 600, 512, 300]);
  assert.equal(disk.getItem(EARLIER), seal(TEXT));
  disk.room = 5_000_000;
  elsewhere(disk, 'tilery.other', null);
  assert.deepEqual(scoresOf(new Store().tables.rows(TABLE)), [900, 600, 512, 300]);
});

test('a window of an earlier build may keep writing texts, and both windows come to an end', () => {
  const store = new Store();
  store.tables.enter(TABLE, row(600, { replay: 'new' }));
  let writes = 0;
  const write = disk.setItem.bind(disk);
  disk.setItem = (key, value) => {
    writes += 1;
    write(key, value);
  };
  // The other window restores its text whenever the text has been removed.
  for (let n = 0; n < 5; n += 1) elsewhere(disk, EARLIER, seal(TEXT));
  assert.deepEqual(scoresOf(store.tables.rows(TABLE)), [900, 600, 512, 300]);
  assert.deepEqual(tableIn(open(disk.getItem(KEY) ?? '').data).rows, store.tables.rows(TABLE));
  assert.equal(writes, 6, 'five by the other window, and one by this');
});

test('invalid tables are refused', () => {
  const valid = { order: 'higher', rows: [row(1)] };
  assert.deepEqual(tableIn(valid), valid);
  const wrong = /** @type {[string, unknown][]} */ ([
    ['score', 0.5],
    ['score', Number.POSITIVE_INFINITY],
    ['score', '1'],
    ['moves', -1],
    ['date', 'yesterday'],
    ['date', '2026-11-21\n'],
    ['undone', 'undo'],
    ['hinted', undefined],
    ['id', null],
    ['replay', 'two words'],
  ]);
  for (const [name, value] of wrong)
    assert.equal(tableIn({ order: 'higher', rows: [row(2), { ...row(1), [name]: value }] }), undefined, name);
  for (const data of [undefined, null, 5, [], {}, { order: 'best', rows: [] }, { order: 'lower', rows: {} }])
    assert.equal(tableIn(data), undefined);
  for (const text of [
    '',
    'scores 1 best\n',
    'scores 2 higher\n',
    'scores 1 higher',
    'scores 1 higher\n5 x',
    'scores 1 higher\n5 1 yesterday - - -\n',
    'scores 1 higher\n5 1 2026-01-01 hints - -\n',
    'scores 1 higher\n5 1 2026-01-01 - a b -\n',
    'scores 1 higher\n5 1 2026-01-01 - - -',
  ])
    assert.equal(tableIn(text), undefined, text);
});

test('files with a table of either form bring the same rows, once', async () => {
  const store = new Store();
  const text = { 'scores.tilt.score.4x4': TEXT };
  const json = { 'table.tilt.score.4x4': { order: 'higher', rows: ROWS } };
  const fates = [];
  for (const values of [text, json, text, json]) {
    const { items } = await takeIn(store, fileOf(values), async () => true, true);
    fates.push(items.map((/** @type {any} */ { kind, count, fate }) => [kind, count, fate].join(' ')));
    assert.deepEqual(scoresOf(store.tables.rows(TABLE)), [900, 512, 300]);
  }
  assert.deepEqual(fates, [['results 3 new'], ['results 3 known'], ['results 3 known'], ['results 3 known']]);
  const other = await takeIn(
    store,
    fileOf({ 'table.tilt.score.4x4': { order: 'lower', rows: ROWS } }),
    async () => true,
    true,
  );
  assert.equal(other.items[0].fate, 'unknown', 'of the other order');
});
