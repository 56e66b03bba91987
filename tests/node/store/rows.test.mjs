// Data that tabs and devices merge (statistics, days, stars and puzzles), as rows in storage and merged in
// the database.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { page, tilery } from '../load.mjs';
import { Disk, elsewhere, freshDisk, gamesNamed, same } from '../storage.mjs';

const { Store } = await page('www/store/store.ts');
const { seal } = await page('www/store/envelope.ts');
const { addDays, daysOf } = await page('www/store/progress/days.ts');
const { addPuzzles, puzzlesOf } = await page('www/store/progress/puzzles.ts');
const { addStars, boardName, starsOn } = await page('www/store/progress/trails.ts');
const { exportAll } = await page('www/store/transfer/file.ts');
const { takeIn } = await page('www/store/transfer/import.ts');
const { enter } = await page('www/run/result/results.ts');

/** @type {Disk} */
let disk;
const anew = () => {
  disk = freshDisk();
};
beforeEach(anew);

const KINDS = [
  { id: 'moves', kind: 'sum' },
  { id: 'best', kind: 'best' },
  { id: 'end', kind: 'spread' },
];
/** @param {object} [known] */
const counted = (known = {}) => ({
  won: false,
  clock: 100,
  facts: { moves: 5, best: 7, end: 2 },
  time: 1,
  table: '4x4',
  ...known,
});
/** @param {InstanceType<typeof Store>} store */
const tally = async (store, table = '4x4') => (await store.tallies('tilt', KINDS))[table];
const rows = () => Object.keys(disk.all()).filter((key) => key.startsWith('tilery.row.'));
const proved = async () => true;

test('a run is counted once, whichever tab sees its end, and a later count replaces the earlier one', async () => {
  const [a, b] = [new Store(), new Store()];
  a.count('tilt', 'one', counted());
  b.count('tilt', 'one', counted({ time: 2 }));
  await a.settled();
  await b.settled();
  same(rows(), []);
  const once = { games: 1, won: 0, clock: 100, numbers: { moves: 5, best: 7 }, spreads: { end: { 2: 1 } } };
  same(await tally(a), [once]);
  // The run was taken back and ended differently: nothing of the first end stays, not even its best.
  const facts = { moves: 9, best: 3, end: 4 };
  b.count('tilt', 'one', counted({ won: true, clock: 150, facts, time: 3 }));
  a.count('tilt', 'one', counted({ time: 1 }));
  same(await tally(b), [
    { games: 1, won: 1, clock: 150, numbers: { moves: 9, best: 3 }, spreads: { end: { 4: 1 } } },
  ]);
  await a.settled();
  assert.equal((await tally(new Store()))[0].clock, 150, 'as another visit finds it');
});

test('a tab that follows an ended game does not count it again', async () => {
  const session = tilery.Session.deal('tilt', '4x4', '42');
  for (let n = 0; n < 5; n += 1) session.play(session.legal()[0]);
  session.finish();
  const game = tilery.catalogue().find((/** @type {{ id: string }} */ { id }) => id === 'tilt');
  const state = { at: 5, table: '4x4', figures: session.figures(), status: session.status() };
  const run = () => ({ name: 'same', isGuest: false, auto: null, coached: false, hints: 0, counted: null });
  // The first tab has stored the ended game before counting it.
  const tabs = [new Store(), new Store()];
  for (const store of tabs) enter(store, { session, game, state, par: null, run: run() });
  for (const store of tabs) assert.equal((await tally(store))[0].games, 1);
  // Once more in one of them, which knows that it has counted the game.
  const known = run();
  enter(tabs[0], { session, game, state, par: null, run: known });
  await tabs[0].settled();
  assert.notEqual(known.counted, null);
  enter(tabs[0], { session, game, state, par: null, run: known });
  same(rows(), [], 'nothing is new');
});

test('sums of earlier builds are kept, exported, and not counted again', async () => {
  const sum = { games: 3, won: 1, clock: 9, numbers: { moves: 30 }, spreads: {} };
  disk.setItem('tilery.browser', seal('aaaa'));
  disk.setItem('tilery.stats.tilt', seal({ aaaa: { '4x4': sum } }));
  const store = new Store();
  store.count('tilt', 'one', counted());
  same(
    (await tally(store)).map((/** @type {{ games: number }} */ { games }) => games),
    [3, 1],
  );
  // A window with an earlier build continues.
  elsewhere(disk, 'tilery.stats.tilt', seal({ aaaa: { '4x4': { ...sum, games: 4 } } }));
  await store.settled();
  assert.equal((await tally(store))[0].games, 4);
  // That build has counted a run that ends again in this build.
  const session = tilery.Session.deal('tilt', '4x4', '42');
  session.play(session.legal()[0]);
  const game = tilery.catalogue().find((/** @type {{ id: string }} */ { id }) => id === 'tilt');
  const state = { at: 1, table: '4x4', figures: { score: 4 }, status: { state: 'lost', over: true } };
  const before = { won: false, clock: 1, facts: {}, time: 0 };
  const run = { name: 'old', isGuest: false, auto: null, coached: false, hints: 0, counted: before };
  for (let times = 0; times < 2; times += 1) enter(store, { session, game, state, par: null, run });
  assert.equal((await tally(store)).length, 2);
  const file = await exportAll(store);
  anew();
  const desk = new Store();
  for (const fate of ['new', 'known']) {
    const { items } = await takeIn(desk, file, proved, true);
    same(
      items.filter((/** @type {{ kind: string }} */ { kind }) => kind === 'stats'),
      [{ kind: 'stats', game: 'tilt', fate }],
    );
    same(
      (await tally(desk)).map((/** @type {{ games: number }} */ { games }) => games),
      [4, 1],
    );
  }
});

const NAMES = ['tilt:2x2#1', 'tilt:2x2#2', 'tilt:2x2#3'].map(boardName);
const deal = (/** @type {object} */ known = {}) => ({
  run: 'r',
  state: 'won',
  late: 0,
  worth: 1,
  stars: 0,
  ...known,
});

test('days, stars and puzzles of earlier builds are migrated, even while such a build is running', async () => {
  disk.setItem('tilery.days.tilt', seal({ 20261120: { deal: deal() } }));
  disk.setItem('tilery.trail.tilt', seal({ [NAMES[0]]: 2 }));
  disk.setItem('tilery.puzzles.tilt', seal({ [NAMES[0]]: { text: 'tilt:2x2#1', seen: '', found: 0 } }));
  const store = new Store();
  assert.equal(starsOn(store.area, 'tilt')[NAMES[0]], 2, 'before the database opens');
  addStars(store.area, 'tilt', { [NAMES[1]]: 3 });
  addDays(store.area, 'tilt', { 20261121: { deal: deal() } });
  addPuzzles(store.area, 'tilt', [{ text: 'tilt:2x2#2', seen: '', found: 0 }]);
  const read = (/** @type {InstanceType<typeof Store>} */ { area }) => [
    Object.keys(daysOf(area, 'tilt')).length,
    Object.keys(starsOn(area, 'tilt')).length,
    Object.keys(puzzlesOf(area, 'tilt')).length,
  ];
  same(read(store), [2, 2, 2]);
  await store.settled();
  same([read(store), rows()], [[2, 2, 2], []]);
  // The other window writes its own values, without those that it does not know.
  elsewhere(disk, 'tilery.trail.tilt', seal({ [NAMES[0]]: 1, [NAMES[2]]: 1 }));
  await store.settled();
  same(starsOn(new Store().area, 'tilt'), { [NAMES[0]]: 2, [NAMES[1]]: 3, [NAMES[2]]: 1 });
  // Values lost from storage are restored from the database.
  disk.clear();
  const next = new Store();
  await next.settled();
  same(read(next), [2, 3, 2]);
});

test('without a database the rows stay, as few as possible, and move once there is one', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  const store = new Store();
  await store.depot();
  for (let n = 0; n < 20; n += 1) {
    store.count('tilt', `run${n}`, counted());
    addStars(store.area, 'tilt', { [n.toString(16).padStart(8, '0')]: 1 });
  }
  await store.settled();
  assert.equal(rows().length, 21);
  assert.equal((await tally(store))[0].games, 20);
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  const next = new Store();
  assert.equal((await tally(next))[0].games, 20);
  assert.equal(Object.keys(starsOn(next.area, 'tilt')).length, 20);
  same(rows(), []);
});

test('a file may contain rows, as exported by a browser without a database', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  const phone = new Store();
  phone.count('tilt', 'one', counted());
  addStars(phone.area, 'tilt', { [NAMES[0]]: 1 });
  addStars(phone.area, 'tilt', { [NAMES[1]]: 2 });
  const file = await exportAll(phone);
  anew();
  const desk = new Store();
  desk.games = gamesNamed('tilt');
  const { items } = await takeIn(desk, file, proved, true);
  same(items, [
    { kind: 'progress', fate: 'longer' },
    { kind: 'stats', game: 'tilt', fate: 'new' },
  ]);
  same(starsOn(desk.area, 'tilt'), { [NAMES[0]]: 1, [NAMES[1]]: 2 });
  assert.equal((await tally(desk))[0].games, 1);
});

test('a failed write of a copy is not reported, since the database has the value', async () => {
  const store = new Store();
  await store.depot();
  disk.room = 0;
  addStars(store.area, 'tilt', { [NAMES[0]]: 3 });
  await store.settled();
  assert.equal(store.area.isVolatile, false);
  assert.equal(starsOn(store.area, 'tilt')[NAMES[0]], 3);
  disk.room = 5_000_000;
  const next = new Store();
  await next.settled();
  assert.equal(starsOn(next.area, 'tilt')[NAMES[0]], 3);
});
