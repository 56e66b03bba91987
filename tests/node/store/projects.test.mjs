// Projects survive in storage and in the database, with two tabs, from earlier builds and from files.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { page } from '../load.mjs';
import { Disk, elsewhere, freshDisk, same } from '../storage.mjs';
import { until } from '../turns.mjs';

const { putAside } = await page('www/store/quarantine.ts');
const { Store } = await page('www/store/store.ts');
const { Projects } = await page('www/store/projects/projects.ts');
const { seal } = await page('www/store/envelope.ts');
const { exportAll } = await page('www/store/transfer/file.ts');
const { retry, takeIn } = await page('www/store/transfer/import.ts');

/** @type {Disk} */
let disk;
beforeEach(() => {
  disk = freshDisk();
});

/** A tab with the studio open. */
async function visit() {
  const store = new Store();
  return { store, projects: await Projects.load(store) };
}

/** Finds a project in another tab. @param {string} id */
async function found(id) {
  const { projects } = await visit();
  const project = await projects.open(id);
  return {
    text: project?.text,
    edits: projects.edits(id) || undefined,
    versions: projects.versions(id).map((/** @type {{ text: string }} */ { text }) => text),
    tutorial: projects.tutorial(id),
  };
}

/** The keys of projects in localStorage. */
const waiting = () =>
  Array.from({ length: disk.length }, (_, n) => disk.key(n) ?? '').filter((key) =>
    /^tilery\.(state|project|edits|versions|tutorial)\./.test(key),
  );

const text = (/** @type {string} */ title) => `tilecode 1\ntitle ${title}\n`;

test('changes are in storage at once and in the database a moment later', async () => {
  const { store, projects } = await visit();
  const { id } = projects.add('One', text('One'));
  await projects.open(id);
  projects.save(id, 'Two', text('Two'), 'edits of two');
  projects.setTutorial(id, { step: 3 });
  same(waiting().length > 0, true, 'the tab may close now');
  await store.settled();
  same(waiting(), []);
  const there = { text: text('Two'), edits: 'edits of two', versions: [text('One')], tutorial: { step: 3 } };
  same(await found(id), there);
  // Overlong edits are dropped; the project stays.
  projects.save(id, 'Three', text('Three'), 'e'.repeat(400_001));
  await store.settled();
  assert.equal((await found(id)).edits, undefined);
  projects.remove(id);
  await store.settled();
  assert.equal((await found(id)).text, undefined);
  same((await (await store.depot()).texts()).size, 0, 'nothing is left of it');
});

test('without a database, projects stay in storage and move once there is one', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  const { projects } = await visit();
  const { id } = projects.add('One', text('One'));
  projects.save(id, 'Two', text('Two'), 'edits');
  assert.equal((await found(id)).text, text('Two'));
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  same(await found(id), {
    text: text('Two'),
    edits: 'edits',
    versions: [text('One')],
    tutorial: undefined,
  });
  same(waiting(), []);
});

/** The storage of a project in an earlier build. @param {string} id @param {string} title */
const old = (id, title, changed = 5, text_ = text(title)) =>
  seal({ id, title, text: text_, made: 1, changed, binned: null });

test('projects of earlier builds are migrated completely, even while such a build is running', async () => {
  for (let n = 0; n < 30; n += 1) {
    disk.setItem(`tilery.project.p${n}`, old(`p${n}`, `Game ${n}`));
    disk.setItem(`tilery.edits.p${n}`, seal(`edits ${n}`));
    disk.setItem(`tilery.versions.p${n}`, seal([{ text: text(`Before ${n}`), time: 1 }]));
    disk.setItem(`tilery.tutorial.p${n}`, seal({ step: n }));
  }
  const { store, projects } = await visit();
  assert.equal(projects.all().length, 30);
  same(waiting(), []);
  for (let n = 0; n < 30; n += 1) {
    same(await found(`p${n}`), {
      text: text(`Game ${n}`),
      edits: `edits ${n}`,
      versions: [text(`Before ${n}`)],
      tutorial: { step: n },
    });
  }
  // The older window continues one of them, which is no longer in storage.
  elsewhere(disk, 'tilery.project.p7', old('p7', 'Later', 9));
  elsewhere(disk, 'tilery.edits.p7', seal('later edits'));
  await store.settled();
  const { text: now, edits, versions } = await found('p7');
  same([now, edits], [text('Later'), 'later edits']);
  same(versions.sort(), [text('Before 7'), text('Game 7')], 'nothing is lost');
  assert.equal((await visit()).projects.get('p7').made, 1);
});

test('with two tabs on one project, the other tab’s state always becomes a version', async (t) => {
  // All saves but the last one are within one millisecond.
  let now = 1_000_000;
  t.mock.method(Date, 'now', () => now);
  for (const isSettledBetween of [true, false]) {
    disk = freshDisk();
    const a = await visit();
    const { id } = a.projects.add('Start', text('Start'));
    await a.store.settled();
    const b = await visit();
    await Promise.all([a.projects.open(id), b.projects.open(id)]);
    a.projects.save(id, 'A', text('A'), 'edits of A');
    if (isSettledBetween) await a.store.settled();
    b.projects.save(id, 'B', text('B'), 'edits of B');
    b.projects.save(id, 'B2', text('B2'), 'edits of B2');
    await Promise.all([a.store.settled(), b.store.settled()]);
    const there = await found(id);
    same([there.text, there.edits], [text('B2'), 'edits of B2']);
    assert.ok(there.versions.includes(text('A')), `${isSettledBetween}: ${there.versions}`);
    assert.ok(!there.versions.includes(text('B')), 'a tab’s own earlier state is not a version');
    // The first tab continues without loading the other's state.
    now += 10;
    a.projects.save(id, 'A2', text('A2'), 'edits of A2');
    await a.store.settled();
    const last = await found(id);
    assert.equal(last.text, text('A2'));
    assert.ok(last.versions.includes(text('B2')) && last.versions.includes(text('A')));
  }
});

test('three tabs that save in one millisecond know exactly which of the others they continue', async (t) => {
  t.mock.method(Date, 'now', () => 1_000_000);
  const a = await visit();
  const { id } = a.projects.add('Start', text('Start'));
  await a.store.settled();
  const [b, c] = [await visit(), await visit()];
  for (const { projects } of [a, b, c]) await projects.open(id);
  b.projects.save(id, 'B', text('B'), 'edits of B');
  await b.store.settled();
  // A loads the state of B, but not that of C, which has the same time.
  await a.projects.open(id);
  c.projects.save(id, 'C', text('C'), 'edits of C');
  a.projects.save(id, 'A', text('A'), 'edits of A');
  await Promise.all([a.store.settled(), c.store.settled()]);
  const there = await found(id);
  assert.equal(there.text, text('A'));
  assert.ok(there.versions.includes(text('C')), `C is a version: ${there.versions}`);
});

test('a tab has one row of a project, and keeps the last one if there is no room for the next', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  const { store, projects } = await visit();
  const { id } = projects.add('One', text('One'));
  for (let n = 0; n < 9; n += 1) projects.save(id, 'More', `${text('More')}${'x'.repeat(n)}`, 'edits');
  assert.equal(waiting().length, 1);
  // The next state fits only in place of the last one, the one after it not at all.
  disk.room =
    Object.entries(disk.all()).reduce((sum, [key, value]) => sum + key.length + value.length, 0) + 150;
  projects.save(id, 'Longer', `${text('Longer')}${'y'.repeat(100)}`, '');
  await store.settled();
  assert.equal(projects.waits(id), false);
  projects.save(id, 'Longest', `${text('Longest')}${'z'.repeat(9000)}`, '');
  await store.settled();
  assert.equal(projects.waits(id), true);
  assert.match(
    (await found(id)).text,
    /^tilecode 1\ntitle Longer\n/,
    'the last one is there for the next visit',
  );
  disk.room = 5_000_000;
  projects.setTutorial(id, { step: 1 });
  assert.match((await found(id)).text, /^tilecode 1\ntitle Longest\n/);
  await store.settled();
});

test('a tab is notified of another’s writes even if they have already moved to the database', async () => {
  const a = await visit();
  const b = await visit();
  /** @type {string[]} */
  const told = [];
  const end = new AbortController();
  a.projects.listen(end.signal);
  a.projects.addEventListener('project', (/** @type {CustomEvent<string>} */ event) =>
    told.push(event.detail),
  );
  const { id } = b.projects.add('One', text('One'));
  await b.store.settled();
  const heard = new Promise((done) => a.projects.addEventListener('project', done, { once: true }));
  elsewhere(disk, `tilery.state.${id}~abcdefgh`, null);
  await heard;
  same(told, [id]);
  assert.equal(a.projects.get(id).title, 'One');
  end.abort();
});

test('a version is of what the tab shows, even if another tab has written the latest state', async (t) => {
  // Of two states of one millisecond either may be the latest.
  let now = 1_800_000_000_000;
  t.mock.method(Date, 'now', () => ++now);
  const [a, b] = [await visit(), await visit()];
  const end = new AbortController();
  a.projects.listen(end.signal);
  const { id } = a.projects.add('Start', text('Start'));
  await a.store.settled();
  await Promise.all([a.projects.open(id), b.projects.open(id)]);
  a.projects.save(id, 'A', text('A'), 'edits');
  await a.store.settled();
  b.projects.save(id, 'B', text('B'), 'edits');
  await b.store.settled();
  const heard = new Promise((done) => a.projects.addEventListener('project', done, { once: true }));
  elsewhere(disk, `tilery.state.${id}~abcdefgh`, null);
  await heard;
  const [{ version }] = await a.projects.apart(id);
  assert.equal(version.text, text('B'));
  a.projects.join(id, version);
  a.projects.keepVersion(id, text('A'), 'Before');
  a.projects.keepVersion(id, text('A'), 'Again');
  a.projects.keepVersion(id, text('A'));
  const kept = a.projects.versions(id);
  same(
    kept.map((/** @type {any} */ one) => [one.text, one.name]).sort(),
    [
      [text('A'), 'Before'],
      [text('B'), undefined],
      [text('Start'), undefined],
    ].sort(),
  );
  assert.ok(kept.every((/** @type {any} */ { device }) => a.projects.isHere(device)));
  end.abort();
});

test('if storage is full the database takes over, and if both are full the warning stays', async () => {
  const { store, projects } = await visit();
  const { id } = projects.add('One', text('One'));
  await projects.open(id);
  disk.setItem('tilery.replay.a', seal({ game: 'tilt', save: 'x', time: 1 }));
  disk.room = 200;
  projects.save(id, 'Two', text('Two'), 'edits');
  await store.settled();
  assert.ok(!projects.waits(id) && !store.area.isVolatile);
  same((await found(id)).text, text('Two'));
  assert.notEqual(store.replay('a'), undefined, 'no replay is dropped for data with room elsewhere');

  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room left', 'QuotaExceededError');
  };
  try {
    projects.save(id, 'Three', text('Three'), 'edits');
    await store.settled();
    assert.ok(projects.waits(id), 'neither has room');
    assert.ok((await exportAll(store)).includes('Three'), 'the export contains it');
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  store.area.dispatchEvent(new Event('again'));
  await store.settled();
  assert.ok(!projects.waits(id));
  assert.equal((await found(id)).text, text('Three'));
});

test('cleared data is written again with the next edit', async () => {
  const { store, projects } = await visit();
  const { id } = projects.add('One', text('One'));
  await projects.open(id);
  await store.settled();
  disk.clear();
  await deleteDB('tilery');
  assert.equal((await visit()).projects.get(id), undefined);
  projects.save(id, 'Two', text('Two'), 'edits');
  await store.settled();
  assert.equal((await found(id)).text, text('Two'));
});

test('each part of a project damaged in the database is quarantined whole, and the others stay', async () => {
  /** @type {Record<string, (text: string) => string>} */
  const DAMAGE = {
    'cut off': (value) => value.slice(0, -5),
    emptied: () => '',
    'no JSON': () => '\u0000\u0001',
    'another JSON': () => '[1,2,3]',
    'with a letter changed': (value) => value.replace(/("data":.*?)(\w)/, '$1$2_'),
    newer: (value) => value.replace('"v":1', '"v":2'),
  };
  for (const part of ['project', 'edits', 'versions', 'tutorial']) {
    for (const [way, damage] of Object.entries(DAMAGE)) {
      disk = freshDisk();
      disk.setItem('tilery.project.p', old('p', 'One'));
      disk.setItem('tilery.edits.p', seal('edits'));
      disk.setItem('tilery.versions.p', seal([{ text: text('Before'), time: 1 }]));
      disk.setItem('tilery.tutorial.p', seal({ step: 1 }));
      const { store } = await visit();
      const base = await openDB('tilery', 1);
      const whole = (await base.get('runs', `${part}.p`)).text;
      const damaged = damage(whole);
      await base.put('runs', { run: `${part}.p`, text: damaged });
      base.close();
      const depot = await store.depot();
      const parts = await depot.project('p');
      await until(async () => (await depot.asides()).length > 0);
      const [aside, ...others] = await depot.asides();
      same([aside?.of, aside?.text, others], [`${part}.p`, damaged, []], `${part}, ${way}`);
      for (const other of ['project', 'edits', 'versions', 'tutorial'])
        assert.equal(other in parts, other !== part, `${part}, ${way}: ${other}`);
      // Repairs the value, which simulates a build that can read it.
      await depot.removeAside(aside);
      putAside(store.area, `${part}.p`, whole);
      assert.equal(await retry(store), 1);
      assert.ok(part in (await depot.project('p')), `${part}, ${way}`);
    }
  }
});

test('importing a project keeps the later state and the other as a version, and is idempotent', async () => {
  const file = (/** @type {string} */ title, /** @type {number} */ changed) =>
    JSON.stringify({ tilery: 'data', version: 1, values: { 'project.p': old('p', title, changed) } });
  const { store } = await visit();
  const fate = async (/** @type {string} */ title, /** @type {number} */ changed) =>
    (await takeIn(store, file(title, changed), async () => true, true)).items[0].fate;
  assert.equal(await fate('One', 5), 'new');
  assert.equal(await fate('Two', 9), 'longer');
  assert.equal(await fate('Older', 2), 'beside');
  for (const [title, changed] of /** @type {const} */ ([
    ['One', 5],
    ['Two', 9],
    ['Older', 2],
  ]))
    assert.equal(await fate(title, changed), 'known', title);
  const there = await found('p');
  assert.equal(there.text, text('Two'));
  same(there.versions.sort(), [text('Older'), text('One')].sort());
});

test('data on its way into the database can be read meanwhile', async () => {
  const { store, projects } = await visit();
  const other = await visit();
  for (let n = 0; n < 20; n += 1) {
    const { id } = projects.add(`${n}`, text(`${n}`));
    // The other tab moves it too, at the same time.
    void other.store.settled();
    const asked = [];
    for (let moment = 0; moment < 5; moment += 1) {
      asked.push(projects.open(id), (await other.store.depot()).projects());
      await new Promise((done) => setImmediate(done));
    }
    for (const answer of await Promise.all(asked))
      assert.ok(answer instanceof Map ? answer.has(id) : answer?.id === id);
    await store.settled();
  }
});
