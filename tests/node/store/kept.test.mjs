// This build reads the storage of earlier ones. tests/vectors/kept-DATE.json contains the storage of a build,
// the values that a player saw, and the file that it exported. A release adds a file; existing files are
// never changed.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { at } from '../../../scripts/lib.mjs';
import { page } from '../load.mjs';
import { freshDisk, gamesNamed, same } from '../storage.mjs';

const { Store } = await page('www/store/store.ts');
const { Projects } = await page('www/store/projects/projects.ts');
const { daysOf } = await page('www/store/progress/days.ts');
const { fragmentsIn } = await page('www/store/progress/league.ts');
const { puzzlesOf } = await page('www/store/progress/puzzles.ts');
const { starsOn } = await page('www/store/progress/trails.ts');
const { exportAll } = await page('www/store/transfer/file.ts');
const { takeIn } = await page('www/store/transfer/import.ts');
const { worksIn } = await page('www/store/runs/works.ts');

const folder = at('tests', 'vectors');
const files = readdirSync(folder).filter((name) => /^kept-.*\.json$/.test(name));
/**
 * @typedef {{ local: Record<string, string>, database: { run: string }[], file: unknown, shown: any, league?: string[] }} Kept
 */
const read = (/** @type {string} */ name) =>
  /** @type {Kept} */ (JSON.parse(readFileSync(join(folder, name), 'utf8')));

const asJson = (/** @type {unknown} */ value) => JSON.parse(JSON.stringify(value));

/** A new browser. */
function browser() {
  const disk = freshDisk();
  return disk;
}

function visit() {
  const store = new Store();
  store.editors = new Set(['workshop']);
  store.games = gamesNamed('tilt', 'tilerama', 'tileburst', 'mound', 'tilecode', 'workshop');
  return store;
}

const KINDS = [
  { id: 'moves', kind: 'sum' },
  { id: 'best', kind: 'best' },
];

/** All the data that a player sees. @param {ReturnType<typeof visit>} store */
async function found(store) {
  await store.settled();
  const depot = await store.depot();
  const projects = await Projects.load(store);
  const made = [];
  for (const { id } of projects
    .all()
    .toSorted((/** @type {any} */ a, /** @type {any} */ b) => (a.id < b.id ? -1 : 1))) {
    const { title, text } = await projects.open(id);
    const versions = projects.versions(id).map((/** @type {{ text: string }} */ one) => one.text);
    made.push({ id, title, text, versions, edits: projects.edits(id), tutorial: projects.tutorial(id) });
  }
  const { theme, speed, coach, moved, reached } = store.settings;
  const left = await depot.runs(undefined, Number.POSITIVE_INFINITY, 99);
  const movesIn = (/** @type {{ save: string }} */ { save }) => save.split(/^at .*\n/m)[1];
  const running = ['tilt', 'tilt.day'].flatMap((slot) => store.running(slot) ?? []);
  const rows = (
    /** @type {string} */ game,
    /** @type {string} */ figure,
    /** @type {string} */ table,
    order = 'higher',
  ) => store.tables.rows({ game, figure, table, order });
  // As JSON, which has no undefined values.
  return asJson({
    settings: { theme, speed, coach, moved, reached },
    runs: [...running, ...left].map((run) => [run.run, run.title, run.kind, movesIn(run)]).sort(),
    works: worksIn(store.area, 'workshop').map((/** @type {{ run: string }} */ { run }) => run),
    projects: made,
    scores: [
      rows('tilt', 'score', '4x4'),
      rows('tilerama', 'pushes', 'grid-3x3', 'lower'),
      rows('mound', 'score', 'eight'),
    ],
    replays: [0, 1, 3, 4].map((n) => store.replay(`replay${n}`)?.game),
    tallies: await store.tallies('tilt', KINDS),
    days: daysOf(store.area, 'tilt'),
    stars: starsOn(store.area, 'tilerama'),
    puzzles: puzzlesOf(store.area, 'tilt'),
  });
}

for (const name of files) {
  test(`${name}: all stored data is unchanged`, async () => {
    const { local, database, shown, league = [] } = read(name);
    const disk = browser();
    for (const [key, value] of Object.entries(local)) disk.setItem(key, value);
    const base = await openDB('tilery', 1, {
      upgrade(made) {
        const runs = made.createObjectStore('runs', { keyPath: 'run' });
        runs.createIndex('by-time', 'time');
        runs.createIndex('by-game', ['game', 'time']);
      },
    });
    for (const stored of database) await base.put('runs', stored);
    base.close();
    const store = visit();
    same(await found(store), shown);
    same(fragmentsIn(store.area), league);
    assert.equal((await (await store.depot()).asides()).length, 1, 'of a newer build');
    // An export brings all of it to another device.
    const copy = await exportAll(store);
    browser();
    const other = visit();
    await takeIn(other, copy, async () => true, true);
    same(await fromFile(other), asFile(shown));
    same(fragmentsIn(other.area), league);
  });

  test(`${name}: the exported file restores everything`, async () => {
    browser();
    const store = visit();
    const { file, shown, league = [] } = read(name);
    await takeIn(store, JSON.stringify(file), async () => true, true);
    same(await fromFile(store), asFile(shown));
    same(fragmentsIn(store.area), league);
  });
}

/** The data after an import: without settings, with running games on the shelf and unproven rows marked. */
const asFile = (/** @type {any} */ { settings, scores, ...rest }) => ({
  ...rest,
  reached: settings.reached,
  // Unproven rows rank last in a file's tables.
  scores: scores.map((/** @type {any[]} */ rows) =>
    rows.map(({ score, moves }) => `${score} ${moves}`).sort(),
  ),
});
const fromFile = async (/** @type {ReturnType<typeof visit>} */ store) => asFile(await found(store));
