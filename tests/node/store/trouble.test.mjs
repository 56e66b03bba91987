// Databases that refuse, do not respond, abort or are full, and imports that are interrupted: play goes on,
// and nothing is lost.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { page } from '../load.mjs';
import { Disk } from '../storage.mjs';

const { Database } = await page('www/store/database.ts');
const { Store } = await page('www/store/store.ts');
const { seal } = await page('www/store/envelope.ts');
const { addStars, starsOn } = await page('www/store/progress/trails.ts');
const { brokenOff, ImportProgress } = await page('www/store/transfer/import-progress.ts');
const { takeIn } = await page('www/store/transfer/import.ts');
const { isUnproven } = await page('www/store/scores/ranking.ts');

/** @type {Disk} */
let disk;
beforeEach(() => {
  disk = new Disk();
  Object.defineProperty(globalThis, 'indexedDB', {
    value: new IDBFactory(),
    configurable: true,
    writable: true,
  });
  Object.assign(globalThis, { localStorage: disk });
});

const BOARD = '0000abcd';
/** @param {string} run @param {number} [time] */
const left = (run, time = 1) => ({
  game: 'tilt',
  run,
  save: 'tilery 1\nid tilt:4x4#1\nat 1\nup\n',
  time,
});
/** @param {InstanceType<typeof Store>} store */
async function keepSome(store) {
  store.keep('tilt', left('one'));
  store.count('tilt', 'one', { won: true, clock: 1, facts: {}, time: 1, table: '4x4' });
  addStars(store.area, 'tilt', { [BOARD]: 3 });
  await store.settled();
}
/** Runs, games counted, and stars. @param {InstanceType<typeof Store>} store */
async function found(store) {
  const depot = await store.depot();
  const { '4x4': [tally] = [] } = await store.tallies('tilt', []);
  return [(await depot.runs('tilt', Infinity, 9)).length, tally?.games, starsOn(store.area, 'tilt')[BOARD]];
}
const ALL = [1, 1, 3];

test('a database that throws on access is not used', async () => {
  Object.defineProperty(globalThis, 'indexedDB', {
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
    configurable: true,
  });
  const store = new Store();
  await keepSome(store);
  assert.deepEqual(await found(store), ALL);
  assert.equal((await store.depot()).isWhole, false);
  assert.deepEqual(await found(new Store()), ALL, 'and so does another visit');
});

test('a database that does not open is awaited for a while, and what was stored without it is added once it opens', async (t) => {
  await keepSome(new Store());
  const open = Database.open;
  /** @type {() => void} */
  let answer = () => {};
  const answered = new Promise((/** @type {(value: void) => void} */ done) => (answer = done));
  const asked = t.mock.method(Database, 'open', () => answered.then(() => open.call(Database)));
  disk.clear();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const store = new Store();
  const coming = store.depot();
  // Its code may take a while to load.
  while (asked.mock.callCount() === 0) await new Promise((done) => setImmediate(done));
  t.mock.timers.tick(4000);
  const depot = await coming;
  assert.equal(depot.isWhole, false);
  store.keep('tilt', left('two', 2));
  assert.equal((await depot.runs('tilt', Infinity, 9)).length, 1, 'play goes on');
  t.mock.timers.reset();
  const joined = new Promise((done) => depot.addEventListener('opened', done));
  answer();
  await joined;
  assert.equal(depot.isWhole, true);
  assert.equal((await depot.runs('tilt', Infinity, 9)).length, 2);
});

test('a database that aborts a transaction, or is full, leaves everything in storage', async (t) => {
  for (const name of ['AbortError', 'QuotaExceededError']) {
    disk.clear();
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    const put = t.mock.method(IDBObjectStore.prototype, 'put', () => {
      throw new DOMException('no', name);
    });
    const store = new Store();
    await keepSome(store);
    assert.ok(put.mock.callCount() > 0);
    assert.deepEqual(await found(store), ALL, name);
    put.mock.restore();
    const next = new Store();
    await next.settled();
    assert.deepEqual(await found(next), ALL, name);
    assert.deepEqual(
      Object.keys(disk.all()).filter((key) => key.startsWith('tilery.row.')),
      [],
      'it moves as soon as it can',
    );
  }
});

test('a transaction that never ends is given up after a while, and its values stay in storage', async (t) => {
  const store = new Store();
  await store.depot();
  const { get: ask } = IDBObjectStore.prototype;
  const get = t.mock.method(
    IDBObjectStore.prototype,
    'get',
    /** @this {IDBObjectStore} @param {[string]} key */
    function (...key) {
      return Object.assign(ask.apply(this, key), { addEventListener: () => {} });
    },
  );
  t.mock.timers.enable({ apis: ['setTimeout'] });
  store.keep('tilt', left('one'));
  const depot = await store.depot();
  const moved = depot.move();
  for (let n = 0; n < 20; n += 1) await new Promise((done) => setImmediate(done));
  t.mock.timers.tick(15_000);
  await moved;
  assert.equal(get.mock.callCount() > 0, true);
  assert.equal(depot.isWhole, false);
  assert.equal((await depot.runs('tilt', Infinity, 9)).length, 1);
});

test('an interrupted import is reported once, and one that continues in another tab is not', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1e12 });
  const { area } = new Store();
  const [broken, going] = [new ImportProgress(area, 3000), new ImportProgress(area, 10)];
  t.mock.timers.tick(600);
  broken.add(258);
  going.add(1);
  const told = brokenOff(area);
  t.mock.timers.tick(3000);
  going.add(1);
  t.mock.timers.tick(3000);
  const [{ done, total }, ...others] = await told;
  assert.deepEqual([done, total, others], [258, 3000, []]);
  going.end();
  assert.deepEqual(area.keys('importing.'), []);
});

test('an import leaves no mark behind, and imports thousands of runs in batches of a hundred', async (t) => {
  const store = new Store();
  await store.depot();
  const runs = Array.from({ length: 1500 }, (_, n) => left(`run${n}`, n));
  const values = Object.fromEntries(runs.map((run) => [`left.${run.run}`, seal(run)]));
  const change = t.mock.method(Database.prototype, 'change');
  const file = JSON.stringify({ tilery: 'data', version: 1, values });
  for (const fate of ['new', 'known']) {
    const { items } = await takeIn(store, file, async () => true, true);
    assert.equal(items.filter((/** @type {{ fate: string }} */ one) => one.fate === fate).length, 1500);
  }
  assert.ok(change.mock.callCount() < 40, String(change.mock.callCount()));
  assert.deepEqual(store.area.keys('importing.'), []);
  assert.equal(await (await store.depot()).count('tilt'), 1500);
});

test('a result in a file without its replay is entered as unproven, and replaces no proven result', async () => {
  const store = new Store();
  const name = { game: 'tilt', figure: 'score', table: '4x4', order: 'higher' };
  const row = (/** @type {number} */ score, /** @type {string} */ replay) =>
    `${score} 9 2026-11-01 - tilt:4x4#1 ${replay}\n`;
  store.tables.enter(name, {
    score: 100,
    moves: 9,
    date: '2026-11-01',
    undone: false,
    hinted: false,
    id: 'tilt:4x4#1',
    replay: 'own',
  });
  const table = `scores 1 higher\n${row(900, 'own')}${row(500, 'other')}${row(400, '-')}${row(300, 'proved')}`;
  const save = { game: 'tilt', save: 'tilery 1\nid tilt:4x4#1\nat 0\n', time: 1 };
  const file = JSON.stringify({
    tilery: 'data',
    version: 1,
    values: { 'scores.tilt.score.4x4': seal(table), 'replay.proved': seal(save) },
  });
  for (let times = 0; times < 2; times += 1) {
    await takeIn(store, file, async () => true, true);
    const rows = /** @type {{ score: number, replay: string }[]} */ (store.tables.rows(name));
    assert.deepEqual(
      rows.map((one) => [one.score, isUnproven(one)]),
      [
        [300, false],
        [100, false],
        [500, true],
        [400, true],
      ],
    );
  }
});

test('a result whose replay is too long to check is left out with its true reason', async () => {
  const store = new Store();
  const row = (/** @type {number} */ score, /** @type {string} */ replay) =>
    `${score} 9 2026-11-01 - tilt:4x4#1 ${replay}\n`;
  const table = `scores 1 higher\n${row(900, 'long')}${row(800, 'wrong')}${row(300, 'proved')}`;
  const replay = seal({ game: 'tilt', save: 'tilery 1\nid tilt:4x4#1\nat 0\n', time: 1 });
  const file = JSON.stringify({
    tilery: 'data',
    version: 1,
    values: {
      'scores.tilt.score.4x4': seal(table),
      'replay.long': replay,
      'replay.wrong': replay,
      'replay.proved': replay,
    },
  });
  const verdicts = /** @type {const} */ ({ 900: 'unchecked', 800: false, 300: true });
  const { items } = await takeIn(
    store,
    file,
    async (/** @type {unknown} */ _, /** @type {{ score: 900 | 800 | 300 }} */ { score }) => verdicts[score],
    true,
  );
  assert.deepEqual(
    items.map((/** @type {{ kind: string, fate: string, count?: number }} */ one) => [
      one.kind,
      one.fate,
      one.count,
    ]),
    [
      ['results', 'new', 1],
      ['results', 'disproved', 1],
      ['results', 'unchecked', 1],
      ['replay', 'unchecked', undefined],
      ['replay', 'disproved', undefined],
      ['replay', 'new', undefined],
    ],
  );
  const name = { game: 'tilt', figure: 'score', table: '4x4', order: 'higher' };
  assert.deepEqual(
    store.tables.rows(name).map((/** @type {{ score: number }} */ { score }) => score),
    [300],
  );
});

test('rows that a tab has seen are restored, however late it is notified of a table without them', async () => {
  const [a, b] = [new Store(), new Store()];
  const name = { game: 'tilt', figure: 'score', table: '4x4', order: 'higher' };
  const row = (/** @type {number} */ score) => ({
    score,
    moves: 1,
    date: '2026-11-01',
    undone: false,
    hinted: false,
    id: `tilt:4x4#${score}`,
    replay: `r${score}`,
  });
  a.tables.enter(name, row(5));
  // Another tab overwrites the table without having seen the row. This tab reads it before it is notified.
  disk.removeItem('tilery.table.tilt.score.4x4');
  b.tables.enter(name, row(7));
  a.tables.rows(name);
  a.tables.enter(name, row(6));
  const scores = new Store().tables.rows(name).map((/** @type {{ score: number }} */ { score }) => score);
  assert.deepEqual(scores, [7, 6, 5]);
});
