// Values from a file never outrank, evict or define those of the player, and what one tab has
// played is on the shelf whatever another tab does.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { page } from '../load.mjs';
import { fileOf, freshDisk, gamesNamed } from '../storage.mjs';
import { SAMPLES } from './samples.mjs';

const part = { setAttribute() {} };
Object.assign(globalThis, {
  document: { createElement: () => part, createComment: () => part, createTreeWalker: () => part },
});

const { bestIn } = await page('www/store/scores/best.ts');
const { keptAs } = await page('www/store/kept.ts');
const { seal } = await page('www/store/envelope.ts');
const { running } = await page('www/store/runs/run.ts');
const { Store } = await page('www/store/store.ts');
const { takeIn } = await page('www/store/transfer/import.ts');
const { exportSome } = await page('www/store/transfer/file.ts');
const { whyNot } = await page('www/run/result/counts.ts');
const { fileName } = await page('www/ui/files.ts');

/** @type {import('../storage.mjs').Disk} */
let disk;
beforeEach(() => {
  disk = freshDisk();
});

function visit() {
  const store = new Store();
  store.games = gamesNamed('tilt', 'tilerama', 'mound');
  return store;
}

const TABLE = { game: 'tilt', figure: 'score', table: '4x4', order: 'higher' };
const row = (/** @type {number} */ score, replay = '', more = {}) => ({
  score,
  moves: 9,
  date: '2026-11-01',
  undone: false,
  hinted: false,
  id: 'tilt:4x4#1',
  replay,
  ...more,
});
const always = async () => true;
/** @param {any} store */
const scores = (store, table = TABLE) => store.tables.rows(table).map((/** @type {any} */ one) => one.score);
/** @param {any} taken */
const fates = ({ items }) => items.map((/** @type {{ fate: string }} */ { fate }) => fate);

test('an unproven result of a file is never the best, and pushes no result of the player out', async () => {
  const store = visit();
  for (let n = 1; n <= 8; n += 1) store.tables.enter(TABLE, row(n, `own${n}`));
  const rows = Array.from({ length: 8 }, (_, n) => row(123_456_789 + n, `theirs${n}`));
  await takeIn(store, fileOf({ 'table.tilt.score.4x4': { order: 'higher', rows } }), always, false);
  assert.deepEqual(scores(store), [8, 7, 6, 5, 4, 3, 2, 1]);
  assert.equal(bestIn(store, 'tilt', 'score'), 8);
  // A table that the player lacks gets them, marked, but the home shows no best.
  await takeIn(store, fileOf({ 'table.tilt.score.5x5': { order: 'higher', rows } }), always, false);
  assert.equal(scores(store, { ...TABLE, table: '5x5' }).length, 8);
  assert.deepEqual(store.tables.proven({ ...TABLE, table: '5x5' }), []);
  assert.equal(bestIn(store, 'tilt', 'score'), 8);
});

test('a result that a replay cannot prove, such as a time, ranks behind the player’s own', async () => {
  const store = visit();
  const times = { game: 'tilerama', figure: 'time', table: 'a', order: 'lower' };
  store.tables.enter(times, row(5000, 'own'));
  const file = fileOf({
    'table.tilerama.time.a': { order: 'lower', rows: [row(1, 'fast'), row(5000, 'own')] },
    'replay.fast': { game: 'tilerama', save: 'x', time: 1 },
  });
  await takeIn(store, file, async () => 'unproven', false);
  assert.deepEqual(
    store.tables.rows(times).map((/** @type {any} */ { score, replay }) => [score, replay]),
    [
      [5000, 'own'],
      [1, 'fast?'],
    ],
  );
});

test('the times of a file that is the player’s own count as theirs', async () => {
  const store = visit();
  const file = fileOf({
    'table.tilerama.time.a': { order: 'lower', rows: [row(1, 'fast'), row(2, 'without-replay')] },
    'replay.fast': { game: 'tilerama', save: 'x', time: 1 },
  });
  await takeIn(store, file, async () => 'unproven', true);
  const times = { game: 'tilerama', figure: 'time', table: 'a' };
  assert.deepEqual(
    store.tables.proven(times).map((/** @type {any} */ { score }) => score),
    [1],
  );
});

/** Samples of what counts as a player's own progress, by key. */
const PROGRESS = Object.values(SAMPLES).filter(([key]) =>
  ['settings', 'union'].includes(keptAs(key)?.as ?? ''),
);

test('progress of another player never becomes the player’s own, and one’s own moves between devices', async () => {
  const store = visit();
  const values = Object.fromEntries(PROGRESS.map(([key, ...all]) => [key, all.at(-1)]));
  const far = { reached: { 'tilecode/a': 7 }, moved: { tilt: 9 }, theme: 'dark' };
  const file = fileOf({ ...values, settings: far, 'quarantine.days.mound': values['days.tilt'] });
  const before = disk.all();
  const taken = await takeIn(store, file, always, false);
  await store.settled();
  assert.deepEqual(disk.all(), before, 'nothing of it is kept, now or for a later version');
  assert.equal((await (await store.depot()).texts()).size, 0);
  assert.equal(taken.settings, undefined);
  assert.deepEqual([...new Set(fates(taken))].sort(), ['foreign', 'settings', 'unread']);

  const own = await takeIn(store, file, always, true);
  await store.settled();
  const texts = await (await store.depot()).texts();
  for (const [key] of PROGRESS) if (key !== 'settings') assert.ok(texts.has(key), key);
  assert.equal(store.settings.reached['tilecode/a'], 7);
  assert.equal(own.settings.theme, 'dark');
});

test('runs of another player are no solves, and one’s own from another device are', async () => {
  const { boardOf, solvesOf } = await page('www/features/speed/solves.ts');
  const save = 'tilery 1\nid tilerama:rim-x3#7\nat 1\nleft\n';
  const attempt = { by: 'time', since: 5, inspects: false, plus: 0 };
  const counted = { won: true, clock: 900, facts: { moves: 1 }, time: 6 };
  const file = fileOf({ 'left.fast': { run: 'fast', game: 'tilerama', save, time: 7, attempt, counted } });
  const store = visit();
  const solves = async () => (await solvesOf(store, 'tilerama', boardOf(save), 'time')).length;
  await takeIn(store, file, always, false);
  assert.equal(await solves(), 0);
  await (await store.depot()).removeRun('fast');
  await takeIn(store, file, always, true);
  assert.equal(await solves(), 1);
});

test('the order of a table is that of its game, whatever a file says', async () => {
  const store = visit();
  const wrong = { order: 'lower', rows: [row(1, 'a'), row(2, 'b')] };
  const taken = await takeIn(
    store,
    fileOf({ 'table.tilt.score.4x4': wrong, 'table.tilt.luck.4x4': { ...wrong, order: 'higher' } }),
    always,
    false,
  );
  assert.deepEqual(fates(taken), ['unread', 'new'], 'of a record that is not the game’s, it defines nothing');
  for (let n = 1; n <= 9; n += 1) store.tables.enter(TABLE, row(n, `own${n}`));
  assert.equal(scores(store)[0], 9);
  // One that an earlier build has taken is put right by the next result.
  disk = freshDisk();
  disk.setItem('tilery.table.tilt.score.4x4', seal(wrong));
  const next = visit();
  for (let n = 1; n <= 9; n += 1) next.tables.enter(TABLE, row(n, `own${n}`));
  assert.deepEqual(scores(next), [9, 8, 7, 6, 5, 4, 3, 2]);
});

test('replays of a file evict none of the player’s own, now or later, however late they are dated', async () => {
  const store = visit();
  await store.depot();
  const save = 'x'.repeat(20_000);
  for (let n = 0; n < 4; n += 1) store.setReplay(`own${n}`, 'tilt', save);
  disk.room = Object.entries(disk.all()).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  disk.room += 50_000;
  const values = Object.fromEntries(
    Array.from({ length: 48 }, (_, n) => [`replay.theirs${n}`, { game: 'tilt', save, time: 8e15 }]),
  );
  const taken = await takeIn(store, fileOf(values), always, false);
  const count = (/** @type {string} */ fate) =>
    fates(taken).filter((/** @type {string} */ one) => one === fate).length;
  assert.deepEqual([count('new'), count('crowded')], [2, 46]);
  const own = () => store.area.keys('replay.own').length;
  assert.equal(own(), 4);
  assert.equal(store.area.isVolatile, false, 'nothing waits');
  // The next results of the player evict the foreign ones.
  for (let n = 4; n < 6; n += 1) store.setReplay(`own${n}`, 'tilt', save);
  assert.equal(own(), 6);
  assert.deepEqual(store.area.keys('replay.theirs'), []);
});

test('tables of a file evict no replay of the player', async () => {
  const store = visit();
  await store.depot();
  for (let n = 0; n < 4; n += 1) store.setReplay(`own${n}`, 'tilt', 'x'.repeat(20_000));
  disk.room =
    Object.entries(disk.all()).reduce((sum, [key, text]) => sum + key.length + text.length, 0) + 5000;
  const tables = Object.fromEntries(
    Array.from({ length: 200 }, (_, n) => [`table.tilt.score.t${n}`, { order: 'higher', rows: [row(n)] }]),
  );
  assert.ok(fates(await takeIn(store, fileOf(tables), always, false)).includes('crowded'));
  assert.equal(store.area.keys('replay.own').length, 4);
  assert.equal(store.area.isVolatile, false);
});

test('a finished game of a file enters no table when it is opened, until it is played on', async () => {
  const store = visit();
  const save = 'tilery 1\nid tilt:4x4#7\nat 1 stopped\nleft\n';
  const run = { run: 'theirs', save, time: 5, isOver: true, counted: null };
  await takeIn(store, fileOf({ 'left.theirs': { ...run, game: 'tilt' } }), always, false);
  const left = await (await store.depot()).run('theirs');
  assert.equal(left.isForeign, true);
  const state = { at: 1, figures: { score: 4 }, counts: true };
  assert.equal(whyNot(state, { ...left, isGuest: false }, []), 'not-entered-foreign');
  assert.equal(whyNot(state, { ...left, isGuest: false, isForeign: false }, []), undefined);
});

const left = (/** @type {string} */ name, moves = 'left\n') =>
  running({ run: name, save: `tilery 1\nid tilt:4x4#${name.length}\nat 1\n${moves}`, time: 5 });

test('a run that another tab has overwritten unseen is on the shelf when a third one begins', async () => {
  const store = visit();
  store.setRunning('tilt', left('first'));
  // The other tab had read the slot before this one wrote it. Its event has not arrived yet.
  disk.setItem('tilery.game.tilt', seal(left('other-run')));
  store.setRunning('tilt', left('the-third'));
  await store.settled();
  const runs = await (await store.depot()).runs('tilt', Number.POSITIVE_INFINITY, 9);
  assert.deepEqual(runs.map((/** @type {{ run: string }} */ { run }) => run).sort(), ['first', 'other-run']);
});

test('a run that was dropped, or that the other tab continues, is not put on the shelf again', async () => {
  const store = visit();
  store.setRunning('tilt', left('first'));
  store.dropRunning('tilt');
  store.setRunning('tilt', left('second'));
  disk.setItem('tilery.game.tilt', seal(left('second', 'left\nup\n')));
  store.setRunning('tilt', left('the-third'));
  await store.settled();
  const runs = await (await store.depot()).runs('tilt', Number.POSITIVE_INFINITY, 9);
  assert.deepEqual(
    runs.map((/** @type {any} */ { run, save }) => [run, save.includes('up')]),
    [['second', true]],
  );
});

test('a part of the data is exported, removed and brought back', async () => {
  const store = visit();
  const deal = { run: 'r', state: 'won', late: 0, worth: 1, stars: 0 };
  store.area.write('row.days.tilt~a', { 20261125: { deal } });
  store.area.write('days.mound', { 20261125: { deal } });
  store.tables.enter(TABLE, row(5, 'own'));
  await store.settled();
  const file = await exportSome(store, ['days.tilt', 'table.tilt.']);
  assert.deepEqual(Object.keys(JSON.parse(file).values).sort(), ['days.tilt', 'table.tilt.score.4x4']);
  const depot = await store.depot();
  for (const start of ['days.tilt', 'table.tilt.']) await depot.removeFrom(start);
  store.tables.forget();
  assert.deepEqual(scores(store), []);
  assert.deepEqual(store.area.keys('days.'), ['days.mound']);
  assert.deepEqual([...(await depot.texts()).keys()], ['days.mound']);
  await takeIn(store, file, always, true);
  assert.equal(store.area.keys('days.').length, 2);
  assert.equal(scores(store)[0], 5);
});

test('a title that Windows takes for a device is a file name all the same', () => {
  for (const title of ['CON', 'con', 'Prn', 'aux', 'NUL', 'COM1', 'lpt9', 'COM¹'])
    assert.match(fileName(title), /^[a-z]+\d?-\.tilery$/, title);
  assert.equal(fileName('Console'), 'console.tilery');
  assert.equal(fileName('com10'), 'com10.tilery');
});
