// The levels reached in the game on the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { levelsName, noteLevels } = await page('www/run/levels.ts');

/** A page with a game, and what it stores. */
function opened() {
  /** @type {Record<string, number>} */
  const reached = {};
  const store = {
    settings: { reached },
    note: (/** @type {object} */ known) => Object.assign(store.settings, known),
  };
  const state = { status: { over: false, state: 'playing' }, figures: { level: 1 }, table: 'crates' };
  const play = {
    isOpen: true,
    run: { name: 'one', isGuest: false },
    game: { id: 'tilecode' },
    session: { position: () => 'tilecode 1\ntitle Crates\nstate\n3' },
    state: { ...state, card: { levels: [{}, {}] } },
  };
  const view = { events: new EventTarget() };
  noteLevels({ play, store, view });
  return { play, store, change: () => view.events.dispatchEvent(new Event('change')) };
}

test('a level reached is stored by the table and by the text of the game', () => {
  const { play, store, change } = opened();
  change();
  assert.deepEqual(store.settings.reached, {});
  play.state.figures.level = 2;
  change();
  const byText = levelsName('tilecode', 'tilecode 1\ntitle Crates');
  assert.deepEqual(store.settings.reached, { 'tilecode/crates': 2, [byText]: 2 });
  play.state.status = { over: true, state: 'won' };
  change();
  assert.deepEqual(store.settings.reached, { 'tilecode/crates': 3, [byText]: 3 });
});

test('a level lower than the stored one, a guest and a game without levels store nothing', () => {
  const { play, store, change } = opened();
  store.settings.reached = { 'tilecode/crates': 3 };
  play.state.figures.level = 2;
  play.run.isGuest = true;
  change();
  play.run.isGuest = false;
  play.state.card.levels = [];
  change();
  assert.deepEqual(store.settings.reached, { 'tilecode/crates': 3 });
  play.state.card.levels = [{}, {}];
  change();
  assert.equal(store.settings.reached['tilecode/crates'], 3);
});
