// localStorage: full storage, unreadable values, and imported files.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { page } from '../load.mjs';
import { Disk, elsewhere, fileOf, gamesNamed, same } from '../storage.mjs';

const { asidesIn, putAside } = await page('www/store/quarantine.ts');
const { LocalArea } = await page('www/store/local.ts');
const { Store } = await page('www/store/store.ts');
const { worksIn } = await page('www/store/runs/works.ts');
const { Projects } = await page('www/store/projects/projects.ts');
const { seal } = await page('www/store/envelope.ts');
const { DEFAULTS } = await page('www/store/settings.ts');
const { retry, takeIn, useSettings } = await page('www/store/transfer/import.ts');

/**
 * The outcome of an import: `KIND FATE` for each item.
 * @param {{ items: { kind: string, fate: string }[] } | undefined} taken
 */
const fates = (taken) => taken?.items.map(({ kind, fate }) => `${kind} ${fate}`).sort();

/** @type {Disk} */
let disk;
beforeEach(() => {
  disk = new Disk();
  Object.assign(globalThis, { localStorage: disk });
});

const text = (/** @type {unknown} */ data) => (typeof data === 'string' ? data : undefined);
const proved = async () => true;
test('a value without room waits, is reported, and is written once there is room', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const area = new LocalArea();
  /** @type {string[]} */
  const told = [];
  area.addEventListener('trouble', (/** @type {CustomEvent<string>} */ event) => told.push(event.detail));
  area.addEventListener('waiting', () => told.push(area.isVolatile ? 'waits' : 'written'));
  disk.setItem('other', 'x'.repeat(900));
  disk.room = 1000;
  assert.equal(area.write('project.a', 'y'.repeat(200)), false);
  assert.equal(area.write('project.b', 'z'.repeat(300)), false);
  assert.ok(area.waits('project.a') && area.waits('project.') && !area.waits('game.'));
  assert.equal(area.read('project.a', text), 'y'.repeat(200), 'it exists as long as the page is open');
  same(told, ['full', 'waits', 'waits']);

  // Another page of this host frees some room.
  disk.setItem('other', 'x'.repeat(600));
  t.mock.timers.tick(5000);
  assert.ok(!area.waits('project.a') && area.waits('project.b'), 'the value that fits is written');
  disk.removeItem('other');
  elsewhere(disk, 'other', null);
  same(told, ['full', 'waits', 'waits', 'waits', 'written']);
  assert.equal(new LocalArea().read('project.b', text), 'z'.repeat(300), 'another visit finds it');

  disk.room = 0;
  area.write('project.c', 'c');
  same(told.slice(-2), ['full', 'waits'], 'it is reported again if it happens again');
});

test('removing an own value makes room too', () => {
  const area = new LocalArea();
  area.write('a', 'x'.repeat(800));
  disk.room = 1000;
  area.write('b', 'x'.repeat(500));
  assert.ok(area.waits('b'));
  area.remove('a');
  assert.ok(!area.waits('b'));
});

/** Six kinds of damage to a value. @type {Record<string, (text: string) => string>} */
const DAMAGE = {
  'cut off': (value) => value.slice(0, -5),
  emptied: () => '',
  'no JSON': () => '\u0000\u0001',
  'another JSON': () => '[1,2,3]',
  'with a letter changed': (value) => value.replace(/("data":.*?)(\w)/, '$1$2_'),
  newer: (value) => value.replace('"v":1', '"v":2'),
};

test('every key, damaged in six ways, is quarantined whole, and the rest works', async () => {
  const running = { save: 'tilery 1\nid tilt:4x4#1\nat 0\n', run: 'abcdefgh', time: 5 };
  const name = { game: 'tilt', figure: 'score', table: '4x4', order: 'higher' };
  const row = { score: 512, moves: 40, date: '2026-11-01', undone: false, hinted: false };
  const rows = [{ ...row, id: 'tilt:4x4#1', replay: running.run }];
  const project = { id: 'p', title: 'One', text: 'tilecode 1\n', made: 1, changed: 1, binned: null };
  const values = {
    settings: DEFAULTS,
    browser: 'abcdefgh',
    'game.tilt': running,
    'kept.workshop': [running],
    'table.tilt.score.4x4': { order: 'higher', rows },
    'scores.tilt.score.5x5': `scores 1 higher\n512 40 2026-11-01 - tilt:5x5#1 ${running.run}\n`,
    'stats.tilt': { abcdefgh: { '4x4': { games: 1, won: 0, clock: 1, numbers: {}, spreads: {} } } },
    'left.lmnopqrs': { ...running, run: 'lmnopqrs', game: 'tilt' },
    'replay.abcdefgh': { game: 'tilt', save: running.save, time: 1 },
    'project.p': project,
    'edits.p': 'studio',
    'versions.p': [{ text: 'tilecode 1\n', time: 1 }],
  };
  for (const [key, data] of Object.entries(values)) {
    for (const [way, damage] of Object.entries(DAMAGE)) {
      disk.clear();
      for (const [name, other] of Object.entries(values)) disk.setItem(`tilery.${name}`, seal(other));
      const damaged = damage(seal(data));
      disk.setItem(`tilery.${key}`, damaged);
      const store = new Store();
      const projects = await Projects.load(store);
      await projects.open('p');
      const depot = await store.depot();
      const read = async () => [
        store.settings,
        await depot.run('lmnopqrs'),
        store.running('tilt')?.run,
        worksIn(store.area, 'workshop').length,
        store.tables.rows(name)[0],
        store.tables.rows({ ...name, table: '5x5' })[0],
        store.tallies('tilt'),
        store.replay('abcdefgh')?.game,
        projects.all().length,
        projects.edits('p'),
        projects.versions('p').length,
        store.area.read('browser', text),
      ];
      await read();
      const [aside] = asidesIn(store.area);
      same([aside?.of, aside?.text], [key, damaged], `${key}, ${way}`);
      assert.equal((await read()).filter((value) => value === undefined).length <= 1, true, `${key}, ${way}`);
      // Repairs the value, which simulates a build that can read it.
      store.area.remove(aside.key);
      putAside(store.area, key, seal(data));
      assert.equal(await retry(store), key === 'browser' ? 0 : 1, `${key}, ${way}`);
      assert.equal(asidesIn(store.area).length, key === 'browser' ? 1 : 0);
    }
  }
});

test('files can fill the quarantine to a million characters, and own values are still quarantined', async () => {
  disk.clear();
  const store = new Store();
  const values = Object.fromEntries(
    Array.from({ length: 3 }, (_, n) => [`later${n}.x`, 'x'.repeat(400_000)]),
  );
  const file = JSON.stringify({ tilery: 'data', version: 1, values });
  const fates = async () =>
    (await takeIn(store, file, async () => true, true))?.items.map(
      (/** @type {{ fate: string }} */ { fate }) => fate,
    );
  same(await fates(), ['damaged', 'damaged', 'crowded'], 'the third is reported as staying in the file');
  same(await fates(), ['damaged', 'damaged', 'crowded'], 'and again');
  const damaged = `damaged ${'y'.repeat(900_000)}`;
  disk.setItem('tilery.game.tilt', damaged);
  assert.equal(store.running('tilt'), undefined);
  assert.ok(asidesIn(store.area).some((/** @type {{ text: string }} */ { text }) => text === damaged));
  assert.equal(disk.getItem('tilery.game.tilt'), null, 'the next game has room');
  // Once the player has removed one, there is room again.
  for (const { key, of } of asidesIn(store.area)) if (of !== 'later0.x') store.area.remove(key);
  same(await fates(), ['damaged', 'damaged', 'crowded']);
});

test('quarantined runs are restored beside those played meanwhile', async () => {
  const store = new Store();
  const run = (/** @type {string} */ name) => ({ save: 'tilery 1\nid tilt:4x4#1\nat 1\nleft\n', run: name });
  putAside(store.area, 'game.tilt', seal(run('former')));
  putAside(store.area, 'game.tilt', 'no JSON');
  // Earlier builds numbered them differently.
  disk.setItem('tilery.quarantine.game.tilt.2', seal(run('second')));
  store.setRunning('tilt', run('present'));
  assert.equal(await retry(store), 2);
  assert.equal(store.running('tilt')?.run, 'present');
  same(
    (await (await store.depot()).runs('tilt', Infinity, 9))
      .map((/** @type {{ run: string }} */ { run }) => run)
      .sort(),
    ['former', 'second'],
  );
  same(
    asidesIn(store.area).map((/** @type {{ text: string }} */ { text }) => text),
    ['no JSON'],
    'damaged values stay',
  );
});

test('an import changes no settings and lowers no reached level', async () => {
  const store = new Store();
  store.set({ theme: 'dark', language: 'fr', reached: { 'mound/a': 8 }, moved: { tilt: 10 } });
  const theirs = { ...DEFAULTS, theme: 'light', language: 'en', reached: { 'mound/a': 2, 'mound/b': 3 } };
  const imported = await takeIn(store, fileOf({ settings: theirs }), proved, true);
  const { theme, language, reached, moved } = store.settings;
  same(
    { theme, language, reached, moved },
    { theme: 'dark', language: 'fr', reached: { 'mound/a': 8, 'mound/b': 3 }, moved: { tilt: 10 } },
  );
  // Unless the player requests them.
  same(fates(imported), ['other settings', 'progress longer']);
  useSettings(store, imported?.settings);
  same([store.settings.theme, store.settings.reached], ['light', reached]);
});

test('settings chosen by the player dispatch an event, notes by the page do not', () => {
  const store = new Store();
  let told = 0;
  store.addEventListener('settings', () => {
    told += 1;
  });
  store.note({ moved: { tilt: 1 }, reached: { 'mound/a': 2 } });
  assert.equal(told, 0);
  same(new Store().settings.moved, { tilt: 1 });
  store.set({ theme: 'dark' });
  assert.equal(told, 1);
});

test('two tabs that write settings at the same moment lose neither choices nor reached levels', () => {
  const [a, b] = [new Store(), new Store()];
  // Neither tab is notified of the other's write, and the last write is only a note.
  b.note({ reached: { 'mound/a': 3 } });
  const noted = disk.getItem('tilery.settings');
  disk.removeItem('tilery.settings');
  a.set({ theme: 'dark' });
  a.note({ reached: { 'mound/b': 5 } });
  elsewhere(disk, 'tilery.settings', noted);
  for (const store of [a, b, new Store()]) {
    const { theme, reached } = store.settings;
    same([theme, reached], ['dark', { 'mound/a': 3, 'mound/b': 5 }]);
  }
  // The later choice counts, in whichever tab.
  b.set({ theme: 'light' });
  assert.equal(new Store().settings.theme, 'light');
});

test('a file contains projects with edits, versions and progress, and quarantined values', async () => {
  const project = { id: 'p', title: 'One', text: 'tilecode 1\n', made: 1, changed: 5, binned: null };
  const progress = { step: 2, title: '', face: '', isAway: false };
  const file = JSON.stringify({
    tilery: 'data',
    version: 1,
    values: {
      'edits.p': seal('the edits'),
      'tutorial.p': seal(progress),
      'versions.p': seal([{ text: 'older', time: 1 }]),
      'project.p': seal(project),
      'game.mound': '{"v":2,"sum":"","data":{}}',
      'quarantine.game.tilt~2': 'no JSON',
    },
  });
  const store = new Store();
  same(fates(await takeIn(store, file, proved, true)), ['project new', 'run damaged', 'run newer']);
  const projects = await Projects.load(store);
  await projects.open('p');
  assert.equal(projects.get('p')?.text, project.text);
  assert.equal(projects.edits('p'), 'the edits');
  same(projects.tutorial('p'), progress);
  assert.equal(projects.versions('p').length, 1);
  same(
    asidesIn(store.area)
      .map((/** @type {{ of: string }} */ { of }) => of)
      .sort(),
    ['game.mound', 'game.tilt'],
  );

  // An older state becomes a version, and its edits are dropped.
  const older = { ...project, text: 'tilecode 1\ntitle Old\n', changed: 2 };
  await takeIn(store, fileOf({ 'edits.p': 'other edits', 'project.p': older }), proved, true);
  await projects.open('p');
  assert.equal(projects.get('p')?.text, project.text);
  assert.equal(projects.edits('p'), 'the edits');
  assert.ok(projects.versions('p').some((/** @type {{ text: string }} */ { text }) => text === older.text));
});

/**
 * Malicious files and the expected outcome of their items.
 * @type {[string, Record<string, string>, string[]][]}
 */
const HOSTILE = [
  [
    'names of built-in object properties',
    { constructor: seal(1), 'toString.a': seal({}), '__proto__.b': seal([]) },
    ['other unknown', 'other unknown', 'other unknown'],
  ],
  [
    'a run whose name is another key',
    { 'left.x': seal({ run: 'project.p', game: 'tilt', save: 'tilery 1\nid tilt:4x4#1\nat 1\nup\n' }) },
    ['run unknown'],
  ],
  [
    'a run of an unknown game',
    { 'game.chess': seal({ run: 'a', save: 'tilery 1\nid chess:8x8#1\nat 1\ne2e4\n' }) },
    ['run unknown'],
  ],
  ['a run without moves', { 'game.tilt': seal({ run: 'a', save: 'tilery 1\nid tilt:4x4#1\nat 0\n' }) }, []],
  ['a project under another name', { 'project.p': seal({ id: 'q', text: 'x' }) }, ['project unknown']],
  ['a project that is a list', { 'project.p': seal([]) }, ['project unknown']],
  ['versions of nobody', { 'versions.p': seal([{ text: 'x', time: 1 }]) }, []],
  ['a table that is none', { 'table.tilt.score.4x4': seal({ order: 'best' }) }, ['results unknown']],
  ['a table of an earlier build that is none', { 'scores.tilt.score.4x4': seal('x') }, ['results unknown']],
  ['statistics that are numbers', { 'stats.tilt': seal({ a: 5 }) }, ['stats unknown']],
  ['a sum that is wrong', { 'replay.a': '{"v":1,"sum":"0","data":{}}' }, ['replay damaged']],
];

test('malicious files import nothing, and their items are quarantined whole', async () => {
  for (const [what, values, fates_] of HOSTILE) {
    disk = new Disk();
    Object.assign(globalThis, { localStorage: disk });
    const store = new Store();
    store.games = gamesNamed('tilt', 'mound');
    const before = disk.length;
    const file = JSON.stringify({ tilery: 'data', version: 1, values });
    same(fates(await takeIn(store, file, proved, true)), fates_, what);
    const asides = asidesIn(store.area).map((/** @type {{ text: string }} */ { text }) => text);
    for (const text of asides) assert.ok(Object.values(values).includes(text), what);
    assert.equal(asides.length, fates_.length, what);
    assert.equal((await (await store.depot()).count()) + (await Projects.load(store)).all().length, 0, what);
    assert.ok(disk.length >= before);
    // A retry changes nothing.
    assert.equal(await retry(store), 0, what);
    assert.equal(asidesIn(store.area).length, fates_.length, what);
  }
  for (const text of [
    '',
    '{}',
    '[]',
    'null',
    '{"tilery":"data"}',
    '{"tilery":"data","values":5}',
    '{"tilery":"da',
  ])
    assert.equal(await takeIn(new Store(), text, proved, true), undefined, text);
});
