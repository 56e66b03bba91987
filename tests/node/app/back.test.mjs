// The Back button with a history of limited length, which drops entries as Chromium does.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { page } from '../load.mjs';

const { Back } = await page('www/app/navigation/back.ts');

/** The number of entries that a tab keeps. */
const KEPT = 50;

/** The history of a tab. Entries without a state are other pages. */
class Tab extends EventTarget {
  /** @type {{ state: unknown }[]} */
  entries = [];
  at = -1;
  /** The number of times the page was left. */
  left = 0;
  /** The number of navigations in progress. */
  moving = 0;
  /** @type {Set<{ state: unknown }>} */
  touched = new Set();

  get state() {
    return this.entries[this.at]?.state;
  }
  get length() {
    return this.entries.length;
  }
  /**
   * Adds an entry above the current one. A full list drops the first entry without user activation, or else
   * the first one.
   */
  add(/** @type {unknown} */ state) {
    this.entries.length = this.at + 1;
    if (this.entries.length >= KEPT) {
      const found = this.entries.findIndex((entry) => !this.touched.has(entry));
      const gone = found < 0 || found === this.at ? 0 : found;
      this.entries.splice(gone, 1);
    }
    this.at = this.entries.push({ state }) - 1;
  }
  /** Visits another page, with user activation. */
  visit() {
    this.add(undefined);
    this.touch();
  }
  /** A user activation on the page. */
  touch() {
    const here = this.entries[this.at];
    if (here !== undefined) this.touched.add(here);
  }
  pushState(/** @type {unknown} */ state) {
    this.add(structuredClone(state));
  }
  replaceState(/** @type {unknown} */ state) {
    const here = this.entries[this.at];
    if (here !== undefined) here.state = structuredClone(state);
  }
  go(/** @type {number} */ steps) {
    this.moving += 1;
    setTimeout(() => {
      this.moving -= 1;
      const to = this.entries[this.at + steps];
      if (to === undefined) return;
      this.at += steps;
      if (to.state === undefined) this.left += 1;
      else this.dispatchEvent(new Event('popstate'));
    });
  }
  back() {
    this.go(-1);
  }
  /** Follows a link to the page itself. */
  follow() {
    this.add(null);
    this.dispatchEvent(new Event('popstate'));
  }
}

/** @type {Tab} */
let tab;
/** The names of the open layers: a game and the layers above it. @type {string[]} */
let open;
/** @type {any} */
let back;

beforeEach(() => {
  tab = new Tab();
  open = [];
});

/** Loads the page in the tab. */
function start() {
  tab.add(null);
  Object.assign(globalThis, {
    history: tab,
    addEventListener: tab.addEventListener.bind(tab),
  });
  const layer = (/** @type {string} */ name) => ({
    isOpen: () => open.includes(name),
    close: () => {
      open = open.filter((one) => one !== name);
      back.changed();
    },
  });
  back = new Back([layer('game'), layer('dialog')]);
}

async function show(/** @type {string[]} */ ...names) {
  open = names;
  back.changed();
  await settled();
}

/** Opens or closes layers by a press. */
async function press(/** @type {string[]} */ ...names) {
  tab.touch();
  await show(...names);
}

/** Waits until the history has followed the page. */
async function settled() {
  for (let n = 0; n === 0 || (n < 500 && (tab.moving > 0 || back.isOnItsWay)); n += 1)
    await new Promise((done) => setTimeout(done));
}

async function pressBack() {
  tab.back();
  await settled();
}

test('closing a layer removes its entry', async () => {
  tab.visit();
  start();
  await press('game');
  await press('game', 'dialog');
  await press('game');
  assert.equal(tab.at, 2, 'one other page, the home, the game');
  await pressBack();
  assert.deepEqual(open, []);
  assert.equal(tab.left, 0);
  await pressBack();
  assert.equal(tab.left, 1, 'from the home Back leaves');
});

for (const before of [0, 10, 45, 46, 47, 48, 49, 60]) {
  test(`with ${before} pages before this one, closing never leaves the site`, async () => {
    for (let n = 0; n < before; n += 1) tab.visit();
    start();
    await show('game');
    for (let n = 0; n < 3; n += 1) {
      tab.follow();
      await settled();
    }
    await press('game', 'dialog');
    await press('game');
    await press();
    assert.equal(tab.left, 0, 'All games');
    await press('game');
    await press('game', 'dialog');
    await pressBack();
    assert.deepEqual(open, ['game'], 'Back closes the dialog');
    await pressBack();
    assert.deepEqual(open, [], 'and then the game');
    assert.equal(tab.left, 0);
    await pressBack();
    assert.equal(tab.left, before === 0 ? 0 : 1, 'and one more leaves, past all entries of the page');
  });
}

test('a history filled by links within the page still follows it', async () => {
  start();
  await show('game');
  for (let n = 0; n < 60; n += 1) tab.follow();
  await settled();
  await press();
  await press('game');
  await pressBack();
  assert.deepEqual(open, []);
});

test('a full history is still known to be full after a reload', async () => {
  for (let n = 0; n < KEPT; n += 1) tab.visit();
  start();
  await show('game');
  await show();
  const state = /** @type {{ depth: number; isFull: boolean }} */ (tab.state);
  assert.equal(state.depth, 0);
  assert.equal(state.isFull, true);
});

test('Back right after a layer has opened closes that layer alone', async () => {
  start();
  await press('game');
  tab.back();
  // The layer opens during the navigation, before it has an entry in the history.
  open = ['game', 'dialog'];
  back.changed();
  await settled();
  assert.deepEqual(open, ['game']);
  await pressBack();
  assert.deepEqual([open, tab.left], [[], 0]);
});
