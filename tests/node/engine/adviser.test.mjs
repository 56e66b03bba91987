// Hints from the worker. The page's half and the worker's half run here in one thread.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { page, tilery } from '../load.mjs';
import { fakeWorker } from '../worker.mjs';

/** The budget of most searches. */
const FEW = { nodes: 1000 };

/** @typedef {{ id?: number, save?: string, moves?: string[] }} Message */

/** The messages sent by the page, over all workers. @type {Message[]} */
let sent = [];
/** True while workers receive no scripts after their start. */
let isSilent = false;

const workers = await fakeWorker('www/engine/worker.ts', (message) => {
  if (!isSilent) sent.push(message);
  return !isSilent;
});

const { Adviser } = await page('www/engine/adviser.ts');
/** True while the package with the searches can be fetched. */
let isOnline = true;
async function fetchModule() {
  if (!isOnline) throw new Error('there is no connection');
  return new WebAssembly.Module(readFileSync(at('www', 'pkg', 'tilery_bg.wasm')));
}
const questions = () => sent.filter(({ id }) => id !== undefined);
const ways = () => questions().map(({ save, moves }) => (save !== undefined ? 'save' : (moves ?? 'here')));

/** @type {any} */
let adviser;
/** @type {any} */
let session;

beforeEach(() => {
  sent = [];
  Object.assign(workers, { started: 0, ended: 0 });
  isOnline = true;
  adviser = new Adviser(fetchModule, new Map());
  session = tilery.Session.deal('tilt', '4x4', '7');
});

describe('a hint', () => {
  test('is a legal move', async () => {
    const { move, line } = await adviser.hint(session, FEW);
    assert.ok(session.legal().includes(move));
    assert.equal(line[0], move);
  });

  test('sends a save once, then the moves played since', async () => {
    await adviser.hint(session, FEW);
    await adviser.hint(session, FEW);
    const other = session.legal()[0];
    session.play(other);
    session.play(session.legal()[0]);
    await adviser.hint(session, FEW);
    assert.deepEqual(ways(), ['save', 'here', session.moves()]);
    assert.equal(workers.started, 1);
  });

  test('follows its own advice without the list of moves', async () => {
    const { move } = await adviser.hint(session, FEW);
    session.play(move);
    assert.ok(await adviser.hint(session, FEW));
    assert.deepEqual(ways(), ['save', [move]]);
  });

  test('recovers when the player made another move', async () => {
    const { move } = await adviser.hint(session, FEW);
    session.play(session.legal().find((/** @type {string} */ other) => other !== move));
    const found = await adviser.hint(session, FEW);
    assert.ok(session.legal().includes(found.move));
    // The guess failed, and a save corrected it.
    assert.deepEqual(ways(), ['save', [move], 'save']);
    session.undo();
    session.undo();
    assert.ok(await adviser.hint(session, FEW));
  });

  test('about a position that was left is dropped', async () => {
    const asked = adviser.hint(session, FEW);
    session.play(session.legal()[0]);
    assert.equal(await asked, undefined);
  });

  test('waits in a queue of one', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => adviser.hint(session, FEW)));
    assert.deepEqual(
      answers.map((answer) => answer !== undefined),
      [true, false, true],
    );
    assert.equal(questions().length, 2);
  });

  test('that takes long is cancelled by terminating the worker, and the next one works', async () => {
    const asked = adviser.hint(session, { nodes: 1e12 });
    adviser.cancel();
    assert.equal(await asked, undefined);
    assert.equal(workers.ended, 1);
    assert.ok(await adviser.hint(session, FEW));
    assert.equal(workers.started, 2);
  });

  test('fails while its package cannot be fetched, and works once it can', async () => {
    isOnline = false;
    await assert.rejects(adviser.need('tilt'));
    assert.equal(await adviser.hint(session, FEW), undefined);
    isOnline = true;
    await adviser.need('tilt');
    assert.ok(await adviser.hint(session, FEW));
  });

  test('for a closed session is undefined', async () => {
    const first = adviser.hint(session, FEW);
    const asked = adviser.hint(session, FEW);
    session.free();
    assert.deepEqual(await Promise.all([first, asked]), [undefined, undefined]);
  });
});

const trained = `data:;base64,${readFileSync(at('www', 'public', 'tilt.net')).toString('base64')}`;

test('a worker that receives no scripts is replaced by the next call, after a while', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  isSilent = true;
  let isSettled = false;
  const first = adviser.need('tilt').finally(() => {
    isSettled = true;
  });
  const turn = () => new Promise((done) => setImmediate(done));
  await turn();
  assert.deepEqual([workers.started, isSettled], [1, false]);
  void adviser.need('tilt');
  await turn();
  assert.equal(workers.started, 1, 'it is waited for');
  t.mock.timers.tick(15_000);
  isSilent = false;
  await adviser.need('tilt');
  assert.deepEqual(workers, { started: 2, ended: 1 });
  assert.ok(await adviser.hint(session, FEW));
  void first;
});

test('trained values are given up after a while if the host stops responding, and requested again', async (t) => {
  const { fetch } = globalThis;
  t.after(() => Object.assign(globalThis, { fetch }));
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let asked = 0;
  globalThis.fetch = (_url, options) => {
    asked += 1;
    return new Promise((_, fail) =>
      options?.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
    );
  };
  adviser = new Adviser(fetchModule, new Map([['tilt', 'tilt.net']]));
  for (const times of [1, 2]) {
    const refused = assert.rejects(adviser.rate(session, FEW), /the trained values of tilt/);
    await new Promise((done) => setImmediate(done));
    t.mock.timers.tick(15_000);
    await refused;
    assert.equal(asked, times);
  }
});

test('ratings wait for the trained values that a hint requested', async () => {
  const { fetch } = globalThis;
  let send = () => {};
  globalThis.fetch = async () => {
    await new Promise((resolve) => {
      send = () => resolve(undefined);
    });
    return fetch(trained);
  };
  adviser = new Adviser(fetchModule, new Map([['tilt', 'late']]));
  await adviser.hint(session, FEW);
  const asked = adviser.rate(session, FEW);
  globalThis.fetch = fetch;
  send();
  assert.equal((await asked).length, session.legal().length);
});

test('rating a game without its trained values rejects', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new Error('there is no connection'));
  adviser = new Adviser(fetchModule, new Map([['tilt', trained]]));
  await assert.rejects(adviser.rate(session, FEW), /the trained values of tilt/);
  globalThis.fetch = fetch;
  assert.equal((await adviser.rate(session, FEW)).length, session.legal().length);
});

test('ratings cover all legal moves', async () => {
  // Tilt rates nothing without its trained values.
  adviser = new Adviser(fetchModule, new Map([['tilt', trained]]));
  const ratings = await adviser.rate(session, FEW);
  assert.deepEqual(
    ratings.map((/** @type {{ move: string }} */ { move }) => move).sort(),
    session.legal().sort(),
  );
});

test('watching plays until it is stopped', async () => {
  const stop = new AbortController();
  await adviser.watch(session, {
    budget: FEW,
    pause: () => 0,
    play(/** @type {string} */ move) {
      session.play(move);
      if (session.at() === 20) stop.abort();
    },
    signal: stop.signal,
  });
  assert.equal(session.at(), 20);
  assert.deepEqual(
    [
      ...new Set(
        ways()
          .slice(1)
          .map((way) => way.length),
      ),
    ],
    [1],
    'one move per question',
  );
});

test('a budget in nodes gives the same answers each time, however long they take', async () => {
  const hints = [];
  for (const nodes of [10_000, 1000, 10_000]) {
    const begun = new Adviser(fetchModule, new Map());
    hints.push(await begun.hint(session, { nodes }));
  }
  assert.deepEqual(hints[0], hints[2]);
});

test('a long rating is requested in slices and ends when the position is left', async () => {
  const level = tilery.Session.load('tilecode:crates-8#1');
  const ratings = await adviser.rate(level, FEW);
  assert.ok(ratings.some((/** @type {{ value: number }} */ { value }) => Number.isFinite(value)));
  const asked = questions().length;
  assert.ok(asked > 1, 'the budget is not enough for the level');
  const other = tilery.Session.load('tilecode:crates-11#1');
  const cancelled = adviser.rate(other, FEW);
  other.free();
  assert.equal(await cancelled, undefined);
  level.free();
});
