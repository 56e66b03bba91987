// Long saves are replayed in slices: to the same board as in one go, with the page responsive between slices.
// A stopped replay changes nothing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games, playsOf } from '../../../scripts/lib.mjs';
import { page, tilery } from '../load.mjs';
import { turns } from '../turns.mjs';

const { Session } = tilery;
const CATALOGUE = tilery.catalogue();

// The page's modules access the window when they are loaded.
const element = () => ({ setAttribute: () => {}, append: () => {}, style: {} });
Object.assign(globalThis, {
  addEventListener: () => {},
  document: {
    addEventListener: () => {},
    createComment: element,
    createElement: element,
    createTreeWalker: element,
    querySelector: () => null,
    visibilityState: 'visible',
  },
});
const { load, replay } = await page('www/engine/replay.ts');
const { Play } = await page('www/play/play.ts');
const { replayShown } = await page('www/ui/replaying.ts');

const engine = {
  game: (/** @type {string} */ id) => CATALOGUE.find((/** @type {{ id: string }} */ game) => game.id === id),
  begin: (/** @type {string} */ text) => Session.begin(text),
  form: tilery.form,
};

/**
 * A save of equal moves from the first position of a deal.
 * @param {string} id
 * @param {string} move
 * @param {number} count
 */
function heavy(id, move, count) {
  const start = Session.load(id);
  const position = start.position().trimEnd().replaceAll('\n', '\n  ');
  start.free();
  return `tilery 1\nfrom\n  ${position}\nat ${count}\n${move} x${count}\n`;
}

/** A save of legal moves of any game. @param {string} id @param {number} count */
function walk(id, count) {
  const session = Session.load(id);
  for (let n = 0; n < count; n += 1) {
    const legal = session.legal();
    const move = legal[(n * 7919) % Math.max(1, legal.length)];
    if (move === undefined) break;
    session.play(move);
  }
  const save = session.save();
  session.free();
  return save;
}
/** Saves that take several slices. */
const LONG = {
  tilt: walk('tilt:8x8#1', 4000),
  tilerama: heavy('tilerama:checker-x5#1', 'r5c5 up', 2000),
  tileburst: heavy('tileburst:classic#1', 'swap', 20_000),
  mound: walk('mound:classic-5-8-5#1', 400),
  'a game of taps': heavy('tilecode:gems#1', 'tap r10c2', 2000),
  'a game of rounds': heavy('tilecode:rocks#1', '.', 2000),
};

/** A save that no test replays to its end. */
const endless = heavy('tilecode:rocks#1', '.', 1_000_000);

for (const [name, save] of Object.entries(LONG)) {
  test(`${name}: a long save opens in slices with the same board as in one go`, async () => {
    const once = Session.load(save);
    /** @type {number[]} */
    const shares = [];
    let tasks = 0;
    let isOpen = false;
    const other = () => {
      tasks += 1;
      if (!isOpen) setImmediate(other);
    };
    setImmediate(other);
    const session = await load(engine, save, { tell: (/** @type {number} */ share) => shares.push(share) });
    isOpen = true;
    assert.ok(session !== undefined);
    assert.equal(session.position(), once.position());
    assert.equal(session.save(), once.save());
    assert.deepEqual(session.figures(), once.figures());
    assert.deepEqual(session.status(), once.status());
    assert.equal(session.branched(), false);
    assert.ok(shares.length >= 2, 'there were more than two slices');
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    );
    assert.ok(shares.every((share) => share > 0 && share < 1));
    assert.ok(tasks > 0, 'other tasks run between the slices');
    assert.equal(session.replay(1), 0, 'nothing is left');
    session.free();
    once.free();
  });
}

test('saves of all games open in slices of any size as in one go, at the same move', () => {
  for (const id of games())
    for (const file of playsOf(id).slice(0, 6)) {
      const [text = ''] = readFileSync(file, 'utf8').split('\n\n');
      const full = Session.load(text);
      full.seek(Math.floor(full.length() / 2));
      for (const save of [text, full.save()]) {
        const once = Session.load(save);
        for (const most of [1, 7, 64, 1 << 30]) {
          const parts = Session.begin(save);
          while (parts.replay(most) > 0);
          assert.equal(parts.save(), once.save(), file);
          assert.equal(parts.at(), once.at(), file);
          assert.equal(parts.position(), once.position(), file);
          parts.free();
        }
        once.free();
      }
      full.free();
    }
});

test('a false move or hash gives the same error in slices as in one go', async () => {
  const fault = (/** @type {() => unknown} */ run) => {
    try {
      run();
    } catch (error) {
      return String(error);
    }
    return 'none';
  };
  const rocks = heavy('tilecode:rocks#1', '.', 400);
  const hashed = Session.load(rocks);
  const wrong = hashed
    .save()
    .replace(/^(hash \d+ )./m, '$1x')
    .replace(/^(hash \d+ )x/m, hashed.save().match(/^hash \d+ 0/m) ? '$11' : '$10');
  for (const text of [
    `${LONG.tilt}sideways\n`,
    rocks.replace('\n. x400', '\n. x300\nX\n. x99'),
    wrong,
    'tilery 1\nid tilt:4x4#42\nat 9\nleft\n',
    'tilery 1\nid tilt:4x4#\nat 0\n',
  ]) {
    const told = fault(() => Session.load(text));
    assert.notEqual(told, 'none', text.slice(0, 60));
    const inParts = fault(() => {
      const session = Session.begin(text);
      while (session.replay(5) > 0);
    });
    assert.equal(inParts, told);
    await assert.rejects(load(engine, text), (error) => String(error) === told);
  }
  hashed.free();
});

test('a replay ends at its limit of time', async (t) => {
  // Each slice takes ten milliseconds by this clock.
  let now = 0;
  t.mock.method(performance, 'now', () => {
    now += 10;
    return now;
  });
  /** @type {number[]} */
  const shares = [];
  const tell = (/** @type {number} */ share) => shares.push(share);
  assert.equal(await load(engine, endless, { most: 30, tell }), undefined);
  assert.equal(shares.length, 4);
});

/** A game on a page, and what it has stored. */
function opened() {
  /** @type {string[]} */
  const written = [];
  const settings = { moved: {}, reached: {} };
  const store = {
    settings,
    note: () => {},
    setRunning: (/** @type {string} */ _, /** @type {{ save: string }} */ running) => {
      written.push(running.save);
      return running;
    },
    running: () => undefined,
  };
  const stage = {
    show: (/** @type {import('../../../www/engine/types').GameSession} */ session) => session.state(),
    changed: () => {},
  };
  const play = new Play(engine, store, stage);
  const session = Session.load('tilt:4x4#42');
  session.play('left');
  play.open(session, { name: 'r', counted: null, auto: null, day: null, isGuest: false, hints: 0 });
  play.flush();
  return { play, session, written };
}

const kept = {
  run: 'long',
  save: endless,
  clock: 0,
  branched: false,
  isOver: false,
  time: 0,
  times: '',
  aim: null,
};

test('stopping the replay of a stored game, or of a foreign text, leaves the current game', async () => {
  const { play, session, written } = opened();
  for (const begin of [() => play.take(kept), () => play.visit(endless)]) {
    const before = written.length;
    const taken = begin();
    await turns(3);
    assert.equal(play.session, session, 'it stays on the page meanwhile');
    play.loads.stop();
    assert.ok(['stopped', false].includes(await taken));
    assert.equal(play.session, session);
    assert.equal(play.run.name, 'r');
    assert.equal(session.at(), 1);
    assert.deepEqual(written.slice(before), [], 'nothing is stored');
  }
});

test('opening another game stops a replay, and the other one stays', async () => {
  const { play } = opened();
  const taken = play.take(kept);
  await turns(3);
  assert.equal(await play.visit('tilt:3x3#7'), true);
  assert.equal(await taken, 'stopped');
  assert.equal(play.session.id(), 'tilt:3x3#7');
});

test('a short game is on the page at once', () => {
  const { play } = opened();
  void play.take({ ...kept, save: 'tilery 1\nid tilt:3x3#7\nat 0\n' });
  assert.equal(play.session.id(), 'tilt:3x3#7');
});

test('an unreadable save does not count as stopped', async () => {
  const { play, session } = opened();
  assert.equal(await play.take({ ...kept, save: endless.replace('. x', 'X x') }), 'unreadable');
  await assert.rejects(play.visit(endless.replace('. x', 'X x')));
  assert.equal(play.session, session);
});

test('a replay ends when its signal is aborted', async () => {
  const stop = new AbortController();
  const session = Session.begin(endless);
  const done = replayShown(session, { signal: stop.signal });
  await turns(3);
  stop.abort();
  assert.equal(await done, false);
  assert.ok(session.at() > 0 && session.at() < 1_000_000);
  assert.equal(await replay(Session.begin('tilt:4x4#42')), true);
});

test('a copy of a session has its moves and position, and is independent of it', () => {
  for (const save of [...Object.values(LONG), 'studio:blank#0']) {
    const session = Session.load(save);
    session.seek(Math.floor(session.length() / 2));
    const copy = session.copy();
    assert.equal(copy.save(), session.save());
    assert.equal(copy.position(), session.position());
    copy.seek(0);
    if (session.at() > 0) assert.notEqual(copy.at(), session.at());
    copy.free();
    session.free();
  }
});
