// The levels of the game on the page that are won, and those that are open.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';
import { same } from '../storage.mjs';

const { levelsName } = await page('www/run/level-marks.ts');
const { noteLevel } = await page('www/play/noting.ts');
const { CAME_TO, isOpen, isWon, marksFor, nextLevel, WON } = await page('www/run/levels.ts');

const ALL = Array.from({ length: 12 }, (_, n) => n + 1);
const BY_TEXT = levelsName('tilecode', 'tilecode 1\ntitle Crates');

/** A game on the page, and what it stores. */
function opened() {
  const store = {
    /** @type {{ reached: Record<string, number> }} */
    settings: { reached: {} },
    note: (/** @type {object} */ known) => Object.assign(store.settings, known),
  };
  const state = {
    status: { state: 'playing' },
    figures: { level: 1 },
    table: 'crates',
    card: { levels: [{}, {}] },
  };
  const played = {
    game: { id: 'tilecode' },
    session: { position: () => 'tilecode 1\ntitle Crates\nstate\n3' },
    state,
  };
  /** Changes the state. @param {object} change */
  const change = (change) => {
    const before = played.state;
    played.state = { ...before, ...change };
    return noteLevel(store, played, before);
  };
  return { store, played, change };
}

test('a level that is won is stored once, by the table and by the text of the game', async () => {
  const { store, change } = opened();
  assert.equal(change({}), undefined);
  await change({ figures: { level: 2 } });
  same(store.settings.reached, { 'tilecode/crates': 2, [BY_TEXT]: 2 });
  assert.equal(change({ figures: { level: 1 } }), undefined);
  await change({ figures: { level: 2 } });
  same(store.settings.reached, { 'tilecode/crates': 2, [BY_TEXT]: 2 });
  await change({ status: { state: 'won' } });
  same(store.settings.reached, { 'tilecode/crates': 3, [BY_TEXT]: 3 });
  assert.equal(change({}), undefined);
});

test('a game of one level is stored by its text, since the home counts levels', async () => {
  const { store, change } = opened();
  change({ figures: {}, card: { levels: [{}] } });
  await change({ status: { state: 'won' } });
  same(store.settings.reached, { [BY_TEXT]: 2 });
});

test('a level is stored for the game that won it, although another one is open when the code has loaded', async () => {
  const { store, played, change } = opened();
  const noting = change({ figures: { level: 2 } });
  const other = { game: { id: 'other' }, session: { position: () => 'other 1' } };
  Object.assign(played, other, { state: { ...played.state, table: 'maze', figures: { level: 9 } } });
  await noting;
  same(store.settings.reached, { 'tilecode/crates': 2, [BY_TEXT]: 2 });
});

test('a level behind one that is not won is won by itself, and those before it are not', async () => {
  const { store, change } = opened();
  store.settings.reached = { 'tilecode/crates': 3 };
  await change({ figures: { level: 5 }, card: { levels: ALL.map(() => ({})) } });
  await change({ figures: { level: 6 } });
  const { reached } = store.settings;
  assert.equal(reached['tilecode/crates'], 3, 'which is the next level in earlier builds, too');
  assert.deepEqual(
    ALL.filter((level) => isWon(reached, 'tilecode/crates', level)),
    [1, 2, 5],
  );
  assert.equal(nextLevel(reached, 'tilecode/crates'), 3);
});

test('a game that was opened has won the level before its present one, unless it began there', async () => {
  for (const [begun, won] of [
    [1, [4]],
    [4, [4]],
    [5, []],
  ]) {
    const { store, played } = opened();
    played.state = { ...played.state, figures: { level: 5 } };
    await noteLevel(store, played, begun);
    const { reached } = store.settings;
    assert.deepEqual(
      ALL.filter((level) => isWon(reached, 'tilecode/crates', level)),
      won,
    );
  }
});

test('a game that leads past levels opens the one that it leads to, and wins none of them', async () => {
  const { store, change } = opened();
  await change({ figures: { level: 9 }, card: { levels: ALL.map(() => ({})) } });
  const { reached } = store.settings;
  const name = 'tilecode/crates';
  assert.deepEqual(
    [2, 8, 9].map((level) => isWon(reached, name, level)),
    [false, false, false],
  );
  assert.deepEqual(
    [4, 5, 9, 10].map((level) => isOpen(reached, name, level)),
    [true, false, true, false],
  );
});

test('a game without levels stores nothing', () => {
  const { store, change } = opened();
  assert.equal(change({ figures: { level: 9 }, card: { levels: [] } }), undefined);
  same(store.settings.reached, {});
});

test('the levels before a stored number are won, and three more are open', () => {
  const open = (/** @type {Record<string, number>} */ marks) =>
    ALL.filter((level) => isOpen(marks, 'g', level));
  assert.deepEqual(open({}), [1, 2, 3]);
  assert.deepEqual(open({ g: 4 }), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(open({ g: 4, 'g/5': WON }), [1, 2, 3, 4, 5, 6, 7]);
  assert.deepEqual(open({ g: 4, 'g/9': CAME_TO }), [1, 2, 3, 4, 5, 6, 9]);
  assert.deepEqual(open({ g: 13 }), ALL);
});

test('levels won in any order lead to the same marks, also of two devices', () => {
  /** @param {number[]} levels */
  const after = (levels) => {
    /** @type {Record<string, number>} */
    const marks = {};
    for (const level of levels) Object.assign(marks, Object.fromEntries(marksFor(marks, 'g', level, WON)));
    return marks;
  };
  for (const order of [
    [1, 2, 3, 4],
    [3, 1, 2, 4],
    [4, 3, 2, 1],
  ]) {
    assert.equal(nextLevel(after(order), 'g'), 5, String(order));
    assert.equal(after(order).g, 5, 'an earlier build goes on there');
  }
  const [a, b] = [after([1, 2]), after([3])];
  const both = { ...a, ...b };
  assert.equal(nextLevel(both, 'g'), 4, 'although its number was stored by neither');
  assert.deepEqual(marksFor(both, 'g', 3, WON), []);
});
