// The levels reached in the game on the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';
import { same } from '../storage.mjs';

const { levelsName } = await page('www/run/levels.ts');
const { noteLevel } = await page('www/run/noting.ts');

/** A game on the page, and what it stores. */
function opened() {
  const store = {
    /** @type {{ reached: Record<string, number> }} */
    settings: { reached: {} },
    note: (/** @type {object} */ known) => Object.assign(store.settings, known),
  };
  const played = {
    run: { name: 'one' },
    game: { id: 'tilecode' },
    session: { position: () => 'tilecode 1\ntitle Crates\nstate\n3' },
    state: {
      status: { state: 'playing' },
      figures: { level: 1 },
      table: 'crates',
      card: { levels: [{}, {}] },
    },
  };
  return { store, played, state: played.state, note: () => noteLevel(store, played) };
}

test('a level reached is stored once, by the table and by the text of the game', async () => {
  const { store, state, note } = opened();
  assert.equal(note(), undefined);
  state.figures.level = 2;
  await note();
  const byText = levelsName('tilecode', 'tilecode 1\ntitle Crates');
  same(store.settings.reached, { 'tilecode/crates': 2, [byText]: 2 });
  assert.equal(note(), undefined);
  state.status.state = 'won';
  await note();
  same(store.settings.reached, { 'tilecode/crates': 3, [byText]: 3 });
});

test('a game of one level is stored by its text, since the home counts levels', async () => {
  const { store, state, note } = opened();
  Object.assign(state, { figures: {}, card: { levels: [{}] }, status: { state: 'won' } });
  await note();
  same(store.settings.reached, { [levelsName('tilecode', 'tilecode 1\ntitle Crates')]: 2 });
});

test('a level is stored for the game that reached it, although another one is open when the code has loaded', async () => {
  const { store, played, state, note } = opened();
  state.figures.level = 2;
  const noting = note();
  const other = { game: { id: 'other' }, session: { position: () => 'other 1' } };
  Object.assign(played, other, { state: { ...state, table: 'maze', figures: { level: 9 } } });
  await noting;
  const byText = levelsName('tilecode', 'tilecode 1\ntitle Crates');
  same(store.settings.reached, { 'tilecode/crates': 2, [byText]: 2 });
});

test('a level lower than the stored one, and a game without levels, store nothing', async () => {
  const { store, state, note } = opened();
  store.settings.reached = { 'tilecode/crates': 3 };
  state.figures.level = 2;
  await note();
  assert.equal(store.settings.reached['tilecode/crates'], 3);
  state.figures.level = 9;
  state.card.levels = [];
  assert.equal(note(), undefined);
});
