// The registry of stored values: for each entry a valid value, its place, its merge, its export and its
// import.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import 'fake-indexeddb/auto';
import { page } from '../load.mjs';
import { Disk, freshDisk, gamesNamed, same } from '../storage.mjs';
import { SAMPLES } from './samples.mjs';

const { Store } = await page('www/store/store.ts');
const { seal } = await page('www/store/envelope.ts');
const { checkOf, isCopied, isMoved, KEPT, united } = await page('www/store/kept.ts');
const { fragmentsIn } = await page('www/store/progress/league.ts');
const { contentsOf, exportAll } = await page('www/store/transfer/file.ts');
const { retry, takeIn } = await page('www/store/transfer/import.ts');

/** @type {Disk} */
let disk;
const anew = () => {
  disk = freshDisk();
};
beforeEach(anew);

function visit() {
  const store = new Store();
  store.games = gamesNamed('tilt', 'workshop');
  store.editors = new Set(['workshop']);
  return store;
}

test('every entry has a sample, reads it, and reads nothing of another shape', () => {
  same(Object.keys(SAMPLES).sort(), Object.keys(KEPT).sort());
  for (const [key, ...values] of Object.values(SAMPLES)) {
    for (const value of values) assert.notEqual(checkOf(key)(value), undefined, key);
    for (const value of [undefined, null, 7, [7], { x: 7 }]) {
      const all = ['settings', 'edits.p', 'tutorial.p', 'state.p', 'trail.tilt', 'league.own'];
      if (all.includes(key) || /^(?:days|puzzles|stats)\./.test(key)) continue;
      assert.equal(checkOf(key)(value), undefined, `${key} ${JSON.stringify(value)}`);
    }
    assert.equal(checkOf(key)(null), undefined, key);
  }
  assert.equal(checkOf('toString.x')({}), undefined);
});

test('every value that merges does so in any order, and more than once', () => {
  for (const [word, kept] of Object.entries(KEPT)) {
    if (/** @type {any} */ (kept).as !== 'union') continue;
    const [key, a, b] = /** @type {[string, unknown, unknown]} */ (SAMPLES[word]);
    const both = united(key, [a, b]);
    same(united(key, [b, a]), both, key);
    same(united(key, [both, a, b, both]), both, key);
  }
});

test('rows, runs and projects move to the database; values for the first screen have a copy', () => {
  const words = (/** @type {(name: string) => boolean} */ is) =>
    Object.keys(KEPT)
      .filter((word) => is(`${word}.x`))
      .sort();
  same(words(isMoved), [
    'counted',
    'edits',
    'kept',
    'left',
    'project',
    'state',
    'tiles',
    'tutorial',
    'versions',
  ]);
  same(words(isCopied), ['days', 'league', 'puzzles', 'sent', 'stats', 'trail']);
  assert.ok(isMoved('row.days.tilt~a') && !isCopied('row.days.tilt~a'));
  assert.ok(isMoved('state.p~a') && !isMoved('quarantine.left.a') && !isMoved('game.tilt'));
});

for (const [word, [key, value]] of Object.entries(SAMPLES)) {
  test(`${word}: it is exported and imported unless it belongs to one browser`, async () => {
    const file = JSON.stringify({ tilery: 'data', version: 1, values: { [key]: seal(value) } });
    const store = visit();
    const taken = await takeIn(store, file, async () => true, true);
    same(
      taken?.items.filter((/** @type {{ fate: string }} */ { fate }) =>
        ['unknown', 'damaged', 'newer'].includes(fate),
      ),
      [],
    );
    assert.equal((await (await store.depot()).asides()).length, 0);
    const isOwn = /** @type {any} */ (KEPT[word]).as === 'own';
    assert.equal(disk.getItem(`tilery.${key}`) !== null && isOwn, false);
    const contents = contentsOf(file);
    assert.ok(contents);
    const { runs, projects, others } = contents;
    const isPart = ['versions', 'edits', 'tutorial', 'tiles'].includes(word);
    assert.equal(runs.length + projects.length + others, isOwn || isPart ? 0 : 1);
    // A value written here is exported, unless only this browser uses it.
    store.area.write(key, value);
    const { values } = JSON.parse(await exportAll(store));
    assert.equal(
      key in values || Object.keys(values).some((name) => /^(?:left|project)\./.test(name)),
      !isOwn,
      key,
    );
  });
}

test('the league of a file is imported, even if an earlier build has quarantined it', async () => {
  const [key, value] = /** @type {[string, object]} */ (SAMPLES.league);
  const file = JSON.stringify({ tilery: 'data', version: 1, values: { [key]: seal(value) } });
  const store = visit();
  same((await takeIn(store, file, async () => true, true))?.items, [{ kind: 'progress', fate: 'longer' }]);
  same(fragmentsIn(store.area), Object.keys(value));
  anew();
  disk.setItem(`tilery.quarantine.${key}`, seal(value));
  const next = visit();
  assert.equal(await retry(next), 1);
  same(fragmentsIn(next.area), Object.keys(value));
});

test('a value of a game of a later build is quarantined, and restored once the game is known', async () => {
  for (const word of ['game', 'kept', 'days', 'trail', 'puzzles', 'counted', 'stats']) {
    anew();
    const [key, value] = /** @type {[string, unknown]} */ (SAMPLES[word]);
    const later = key.replace('tilt', 'later');
    const file = JSON.stringify({ tilery: 'data', version: 1, values: { [later]: seal(value) } });
    const store = visit();
    const taken = await takeIn(store, file, async () => true, true);
    same(
      taken?.items.map((/** @type {{ fate: string }} */ { fate }) => fate),
      ['unknown'],
      word,
    );
    store.games?.push(...gamesNamed('later'));
    assert.equal(await retry(store), 1, word);
  }
});
