// The shelf: a run that is replaced is kept in storage and in the database, with two tabs and from files.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { page, tilery } from '../load.mjs';
import { Disk, elsewhere, fileOf, freshDisk } from '../storage.mjs';

const { Store } = await page('www/store/store.ts');
const { removeWork, worksIn } = await page('www/store/runs/works.ts');
const { seal } = await page('www/store/envelope.ts');
const { running } = await page('www/store/runs/run.ts');
const { exportAll } = await page('www/store/transfer/file.ts');
const { retry, takeIn } = await page('www/store/transfer/import.ts');
const { holds, lengthOf, merge } = await page('www/store/runs/histories.ts');

/** @type {Disk} */
let disk;
beforeEach(() => {
  disk = freshDisk();
});

/** A run of Tilt after some moves, made by the rules themselves. @param {string} run @param {number} moves */
function tilt(run, moves, { time = moves, turn = Number.POSITIVE_INFINITY, seed = '42' } = {}) {
  const session = tilery.Session.deal('tilt', '4x4', seed);
  for (let n = 0; n < moves; n += 1) {
    const legal = session.legal();
    // From `turn` on, the moves differ.
    session.play(legal[n < turn ? n % legal.length : (n + 1) % legal.length]);
  }
  const save = session.save();
  session.free();
  return running({ save, run, time });
}

/** A store with its shelf open. */
async function visit() {
  const store = new Store();
  store.editors = new Set(['workshop']);
  await store.depot();
  return store;
}

/**
 * @typedef {{ run: string, save: string, game: string, kind: string, parent: { run: string, at: number } | null }} Left
 */

/** The shelf as another visit finds it: names of runs and their numbers of moves. */
async function shelf() {
  const depot = await (await visit()).depot();
  const all = /** @type {Left[]} */ (await depot.runs(undefined, Infinity, 1000));
  return Object.fromEntries(all.map((left) => [left.run, lengthOf(left)]));
}

test('a replaced run goes to the shelf, whatever replaces it', async () => {
  const store = await visit();
  // Four runs, as after new deals, another size or a link. The shelf only compares their names.
  for (const name of ['first', 'second', 'third', 'fourth']) {
    store.setRunning('tilt', tilt(name, 0));
    store.setRunning('tilt', tilt(name, 7));
  }
  store.setRunning('tilt', tilt('untouched', 0));
  store.setRunning('tilt', tilt('last', 0));
  assert.deepEqual(await shelf(), { first: 7, second: 7, third: 7, fourth: 7 });
  assert.equal(new Store().running('tilt').run, 'last');
});

test('the data of a run goes with it to the shelf and into files', async () => {
  const known = { review: '{"v":1}', coached: true, hints: 2 };
  /** @param {Awaited<ReturnType<typeof visit>>} store */
  const knownOn = async (store) => {
    const { review, coached, hints } = (await (await store.depot()).run('first')) ?? {};
    return { review, coached, hints };
  };
  const store = await visit();
  store.setRunning('tilt', { ...tilt('first', 7), ...known });
  store.setRunning('tilt', tilt('second', 7));
  await store.settled();
  assert.deepEqual(await knownOn(store), known);
  const file = await exportAll(store);
  freshDisk();
  const other = await visit();
  await takeIn(other, file, async () => true, true);
  assert.deepEqual(await knownOn(other), known);
});

test('a run is on the shelf before the database has it, and without a database', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  const store = new Store();
  store.setRunning('tilt', tilt('first', 5));
  store.setRunning('tilt', tilt('second', 5));
  // The tab closes at once.
  assert.deepEqual(await shelf(), { first: 5 });
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  assert.deepEqual(await shelf(), { first: 5 });
  assert.equal(new Store().area.keys('left.').length, 0, 'it has moved');
});

test('a resumed run leaves the shelf and returns when it is left', async () => {
  const store = await visit();
  store.setRunning('tilt', tilt('first', 5));
  store.setRunning('tilt', tilt('second', 3));
  await store.settled();
  const first = await (await store.depot()).run('first');
  store.setRunning('tilt', first);
  await store.settled();
  assert.deepEqual(await shelf(), { second: 3 });
  store.setRunning('tilt', tilt('first', 9));
  store.setRunning('tilt', tilt('third', 1));
  assert.deepEqual(await shelf(), { first: 9, second: 3 });
});

test('data of earlier builds is migrated, even while such a build is running', async () => {
  const old = (/** @type {string} */ name) => {
    const { save, run, time } = tilt(name, 4);
    return {
      save,
      run,
      time,
      clock: 0,
      branched: false,
      stopped: false,
      counted: null,
      auto: null,
      day: null,
    };
  };
  disk.setItem('tilery.game.tilt', seal(old('running')));
  disk.setItem('tilery.kept.tilt', seal(Array.from({ length: 8 }, (_, n) => old(`kept${n}`))));
  disk.setItem('tilery.kept.workshop', seal([old('work')]));
  const store = await visit();
  assert.equal(Object.keys(await shelf()).length, 8);
  assert.equal(store.running('tilt').run, 'running');
  assert.equal(worksIn(store.area, 'workshop').length, 1, 'works of an editor stay in its list');
  // Two tabs that each store another work lose neither, whatever they have read before.
  store.keep('workshop', { ...tilt('mine', 3), time: 9 });
  store.keep('workshop', { ...tilt('more', 3), time: 10 });
  const names = () => worksIn(store.area, 'workshop').map((/** @type {Left} */ { run }) => run);
  assert.deepEqual(names(), ['work', 'mine', 'more']);
  assert.ok(disk.getItem('tilery.work.workshop.mine') && disk.getItem('tilery.work.workshop.more'));
  for (const name of ['work', 'more']) removeWork(store.area, 'workshop', name);
  assert.deepEqual(names(), ['mine']);
  const copy = await exportAll(store);
  elsewhere(disk, 'tilery.kept.tilt', seal([old('kept0'), old('late')]));
  await store.settled();
  assert.deepEqual(
    Object.keys(await shelf())
      .sort()
      .slice(-2),
    ['kept7', 'late'],
  );
  assert.equal(Object.keys(await shelf()).length, 9, 'nothing is duplicated');
  disk.clear();
  const next = await visit();
  await takeIn(next, copy, async () => true, true);
  assert.equal(worksIn(next.area, 'workshop')[0]?.run, 'mine', 'a file brings them');
});

test('two tabs never overwrite the longer game', async () => {
  const [a, b] = [await visit(), await visit()];
  a.setRunning('tilt', tilt('same', 10));
  assert.equal(b.running('tilt').run, 'same');
  a.setRunning('tilt', tilt('same', 30));
  assert.equal(b.setRunning('tilt', tilt('same', 10)), undefined, 'no moves of its own, so it follows');
  assert.equal(lengthOf(b.running('tilt')), 30);
  // It makes a move of its own.
  const own = b.setRunning('tilt', tilt('same', 11, { turn: 10 }));
  assert.notEqual(own.run, 'same');
  assert.deepEqual([own.kind, own.parent], ['branch', { run: 'same', at: 10 }]);
  a.setRunning('tilt', tilt('same', 31));
  b.setRunning('tilt', { ...tilt('same', 12, { turn: 10 }), run: own.run });
  assert.deepEqual(await shelf(), { same: 31 });
  assert.equal(lengthOf(b.running('tilt')), 12);
  // The same line, continued further in the other tab.
  b.setRunning('mound', tilt('line', 3));
  assert.equal(a.setRunning('mound', tilt('line', 8)).run, 'line');
  assert.equal(b.setRunning('mound', tilt('line', 9)).run, 'line');
});

test('a run overwritten by another tab is on the shelf: neither line is lost, and a longer one returns', async () => {
  const [base, ours, theirs] = [tilt('same', 10), tilt('same', 12), tilt('same', 11, { turn: 10 })];
  const store = await visit();
  store.setRunning('tilt', base);
  store.setRunning('tilt', ours);
  // Another tab has written its own move at the same moment, without having seen this tab's.
  elsewhere(disk, 'tilery.game.tilt', seal(theirs));
  await store.settled();
  assert.equal(store.running('tilt').save, theirs.save);
  const branch = /** @type {Left} */ ((await (await store.depot()).runs('tilt', Infinity, 9))[0]);
  assert.deepEqual([branch.save, branch.kind, branch.parent], [ours.save, 'branch', { run: 'same', at: 10 }]);
  assert.notEqual(branch.run, 'same');
  // The branch is continued: it leaves the shelf, and the other line takes its place.
  store.setRunning('tilt', { ...tilt('same', 13), run: branch.run });
  await store.settled();
  assert.deepEqual(await shelf(), { same: 11 });
  // An earlier state of the same line is no branch.
  elsewhere(disk, 'tilery.game.tilt', seal({ ...tilt('same', 10), run: branch.run }));
  assert.equal(lengthOf(store.running('tilt')), 13);
  // The slot has another run, written by a tab that had not seen this one.
  elsewhere(disk, 'tilery.game.tilt', seal(tilt('other', 4, { seed: '7' })));
  await store.settled();
  assert.deepEqual(await shelf(), { same: 11, [branch.run]: 13 });
  assert.equal(store.running('tilt').run, 'other');
});

test('two states of a run merge by their moves, in any order and idempotently', () => {
  const [short, long] = [tilt('r', 5), tilt('r', 9)];
  assert.deepEqual(merge(short, long), { main: long, branch: undefined });
  assert.deepEqual(merge(long, short), { main: long, branch: undefined });
  const other = tilt('r', 7, { turn: 5 });
  const { main, branch } = merge(other, long);
  assert.equal(main, long);
  assert.deepEqual([branch.kind, branch.parent, branch.save], ['branch', { run: 'r', at: 5 }, other.save]);
  assert.deepEqual(merge(long, other), { main, branch });
  assert.ok(holds(long, short) && !holds(long, other) && !holds(short, long));
  assert.ok(!holds(long, tilt('r', 5, { seed: '43' })), 'another deal');
});

const proved = async () => true;

test('a file from another device continues the game, and a different line is kept as a branch', async () => {
  const store = await visit();
  /** @type {string[]} */
  const told = [];
  store.addEventListener('game', (/** @type {CustomEvent<string>} */ event) => told.push(event.detail));
  store.setRunning('tilt', tilt('same', 10));
  await takeIn(store, fileOf({ 'game.tilt': tilt('same', 25) }), proved, true);
  assert.equal(lengthOf(store.running('tilt')), 25);
  assert.deepEqual(told, ['tilt'], 'the page follows');
  assert.equal(store.setRunning('tilt', tilt('same', 10)), undefined, 'and does not overwrite it');

  for (let times = 0; times < 2; times += 1) {
    await takeIn(store, fileOf({ 'game.tilt': tilt('same', 12, { turn: 8 }) }), proved, true);
    const beside = Object.entries(await shelf());
    assert.deepEqual(
      beside.map(([, moves]) => moves),
      [12],
      'once, however often it is imported',
    );
    assert.equal(lengthOf(store.running('tilt')), 25);
  }
});

test('all sixty games of a file are imported and exported again', async () => {
  const kept = Array.from({ length: 60 }, (_, n) => tilt(`kept${n}`, 3, { seed: String(n), time: n }));
  const store = await visit();
  await takeIn(store, fileOf({ 'kept.tilt': kept, 'game.tilt': tilt('running', 6) }), proved, true);
  assert.equal(Object.keys(await shelf()).length, 61);
  const file = await exportAll(store);
  disk = freshDisk();
  const next = await visit();
  await takeIn(next, file, proved, true);
  await next.settled();
  assert.equal(Object.keys(await shelf()).length, 61);
});

test('ten thousand runs slow down neither a visit nor the shelf’s first page', async () => {
  const first = await (await visit()).depot();
  const one = tilt('x', 20);
  const { Database } = await page('www/store/database.ts');
  const base = await Database.open();
  const all = Array.from({ length: 10_000 }, (_, n) => ({ ...one, run: `r${n}`, game: 'tilt', time: n }));
  await base.change([], () => new Map(all.map((run) => [`left.${run.run}`, run])));
  assert.equal(await first.count(), 10_000);
  let read = 0;
  const open = JSON.parse;
  JSON.parse = (text, ...rest) => {
    read += 1;
    return open(text, ...rest);
  };
  try {
    const latest = await first.runs('tilt', Infinity, 24);
    assert.deepEqual([latest.length, latest[0].run], [24, 'r9999']);
    assert.equal((await first.runs('tilt', latest.at(-1).time, 24))[0].run, 'r9975');
  } finally {
    JSON.parse = open;
  }
  assert.equal(read, 48, 'only shown runs are read');
});

test('a run from a newer build is quarantined whole', async () => {
  await visit();
  const { openDB } = await import('idb');
  const base = await openDB('tilery', 1);
  const newer = { run: 'same', game: 'tilt', time: 1, text: '{"v":2,"sum":"","data":{}}' };
  await base.put('runs', newer);
  base.close();
  const store = await visit();
  store.keep('tilt', tilt('same', 5));
  await store.settled();
  assert.deepEqual(await shelf(), { same: 5 });
  const depot = await store.depot();
  const [aside] = await depot.asides();
  assert.deepEqual([aside.of, aside.text], ['left.same', newer.text]);
  // It is exported, and restored by a build that can read it.
  assert.ok((await exportAll(store)).includes('aside.left.same'));
  assert.equal(await retry(store), 0);
  const { Database } = await page('www/store/database.ts');
  await (await Database.open()).putAside('left.other', seal({ ...tilt('other', 3), game: 'tilt' }));
  assert.equal(await retry(store), 1);
  assert.deepEqual(await shelf(), { same: 5, other: 3 });
});

test('full storage loses nothing: the run waits and moves once there is room', async () => {
  const store = await visit();
  store.setRunning('tilt', tilt('first', 5));
  disk.room = 10;
  store.setRunning('tilt', tilt('second', 5));
  await store.settled();
  assert.deepEqual(
    (await (await store.depot()).runs('tilt', Infinity, 9)).map((/** @type {Left} */ { run }) => run),
    ['first'],
    'the database has room',
  );
  assert.ok(!store.area.waits('left.'));
  disk.room = 5_000_000;
  store.area.remove('nothing');
  assert.equal(new Store().running('tilt').run, 'second');
});

test('the aim and the challenge of a run stay with it everywhere', async () => {
  const record = {
    aim: ';aim=win;par=12',
    challenge: 'challenge 1\nid tilt:4x4#7\n',
    parent: { run: 'before', at: 3 },
    kind: 'puzzle',
  };
  const run = (/** @type {number} */ moves, more = {}) => ({ ...tilt('r', moves, more), ...record });
  const recordOf = (/** @type {any} */ { aim, challenge, parent, kind }) => ({
    aim,
    challenge,
    parent,
    kind,
  });
  const store = await visit();
  store.setRunning('tilt', run(5));
  assert.deepEqual(recordOf(new Store().running('tilt')), record, 'in storage');
  store.setRunning('tilt', tilt('next', 1));
  await store.settled();
  const depot = await store.depot();
  assert.deepEqual(recordOf(await depot.run('r')), record, 'in the database');

  // On a device with a different line, the branch has the same aim and challenge, and its point of
  // divergence.
  const file = await exportAll(store);
  disk = freshDisk();
  const there = await visit();
  there.setRunning('tilt', run(7, { turn: 4 }));
  there.setRunning('tilt', tilt('other', 1));
  await there.settled();
  await takeIn(there, file, proved, true);
  await there.settled();
  const all = /** @type {any[]} */ (await (await there.depot()).runs('tilt', Infinity, 9));
  const [main, branch] = [all.find(({ run }) => run === 'r'), all.find(({ kind }) => kind === 'branch')];
  assert.deepEqual(recordOf(main), record, 'the longer line');
  assert.deepEqual(recordOf(branch), { ...record, kind: 'branch', parent: { run: 'r', at: 4 } });
});

test('invalid aims, challenges and times in foreign runs are dropped', () => {
  const { save } = tilt('r', 1);
  for (const [told, kept] of [
    [{ aim: 5, challenge: {}, times: [3] }, [null, null, null]],
    [{ aim: 'win', challenge: 'challenge 1', times: '3 12' }, ['win', 'challenge 1', '3 12']],
    [{ times: '3 -1' }, [null, null, null]],
    [{}, [null, null, null]],
  ]) {
    const { aim, challenge, times } = running({ save, run: 'r', ...told });
    assert.deepEqual([aim, challenge, times], kept);
  }
});

test('dates and numbers out of range are clamped, wherever they come from', async () => {
  const times = [9e15, 1e300, -5, Number.NaN, 'yesterday', null, 8.64e15];
  const show = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'full' });
  const { checkOf } = await page('www/store/kept.ts');
  for (const time of times) {
    const attempt = { since: time, plus: time };
    const run = running({
      ...tilt('r', 1),
      time,
      clock: time,
      hints: time,
      auto: time,
      attempt,
      day: '9e15',
    });
    const project = checkOf('project.p')({
      id: 'p',
      text: '',
      made: time,
      changed: time,
      binned: time,
      saw: time,
    });
    const all = [
      run.time,
      run.clock,
      run.attempt?.since ?? 0,
      project.made,
      project.changed,
      project.lastSeen[''],
    ];
    for (const value of all) {
      assert.ok(value >= 0 && Number.isFinite(value), String(time));
      // A later time is still a valid date.
      assert.doesNotThrow(() => show.format(value + 1e12), String(time));
    }
    assert.ok(Number.isSafeInteger(run.hints) && run.hints >= 0);
    assert.equal(run.day, null);
  }
  assert.equal(checkOf('versions.p')([{ text: '', time: 1e300 }])?.[0].time, 8e15);
});

test('the games of all runs are found, with those that this build does not have', async () => {
  const store = await visit();
  for (const [n, game] of ['zzz', 'tilt', 'zzz', 'aaa'].entries())
    store.area.write(`left.r${n}`, { ...tilt(`r${n}`, 3), game });
  await store.settled();
  store.area.write('left.here', { ...tilt('here', 3), game: 'here' });
  assert.deepEqual([...(await (await store.depot()).games())].sort(), ['aaa', 'here', 'tilt', 'zzz']);
});

test('runs of any date are found, page by page', async () => {
  await visit();
  const { openDB } = await import('idb');
  const base = await openDB('tilery', 1);
  // As written by an earlier build.
  for (const [n, time] of [9e15, 1e300, -7e15, 5, 8e15].entries()) {
    const run = { ...tilt(`r${n}`, 3), time, game: 'tilt' };
    await base.put('runs', { run: run.run, game: 'tilt', time, text: seal(run) });
  }
  base.close();
  const depot = await (await visit()).depot();
  /** @type {string[]} */
  const found = [];
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const runs = /** @type {(Left & { time: number })[]} */ (await depot.runs('tilt', before, 2));
    if (runs.length === 0 || found.length > 9) break;
    found.push(...runs.map(({ run }) => run));
    before = runs.at(-1)?.time ?? 0;
  }
  assert.deepEqual(found.sort(), ['r0', 'r1', 'r2', 'r3', 'r4']);
  assert.equal(await depot.count('tilt'), 5);
});

test('a foreign title is one line without bidirectional controls', () => {
  const { save } = tilt('r', 1);
  for (const [title, plain] of [
    ['\u202etxt.exe\u202c', 'txt.exe'],
    ['one\ntwo\u0000\u0007\u2028three', 'one two three'],
    ['\u2067\u2069 \u200f', null],
    ['שלום', 'שלום'],
  ])
    assert.equal(running({ save, run: 'r', title }).title, plain);
});
