// The studio's searches. The page's half and the worker's half run here in one thread.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, test } from 'node:test';
import { at } from '../../scripts/lib.mjs';
import { page, tilery } from './load.mjs';

/** The number of workers started and terminated, and of fetches of the package. */
let [started, ended, fetched] = [0, 0, 0];
let isOnline = true;
/** True while workers do not answer calls. */
let isBusy = false;

/** The global object of the worker's half. @type {{ onmessage?: (event: { data: unknown }) => void, postMessage: Function }} */
const inside = { postMessage() {} };
Object.assign(globalThis, { self: inside });
await page('www/studio/proof/worker.ts');

class FakeWorker {
  /** @type {((event: { data: unknown }) => void) | undefined} */
  onmessage;
  #isEnded = false;

  constructor() {
    started += 1;
  }

  /** @param {{ module?: unknown }} data */
  postMessage(data) {
    if (isBusy && data.module === undefined) return;
    setImmediate(() => {
      if (this.#isEnded) return;
      inside.postMessage = (/** @type {unknown} */ answer) =>
        this.onmessage?.({ data: structuredClone(answer) });
      inside.onmessage?.({ data });
    });
  }

  terminate() {
    this.#isEnded = true;
    ended += 1;
  }
}
Object.assign(globalThis, {
  Worker: FakeWorker,
  async fetch() {
    fetched += 1;
    if (!isOnline) throw new TypeError('no connection');
    return new Response(readFileSync(at('www', 'pkg', 'games', 'studio-search', 'tilery_bg.wasm')));
  },
});
const { Search } = await page('www/studio/proof/search.ts');

const ROBOT = tilery.shipped('robot');
/** @type {AbortController} */
let place;
/** @type {any} */
let search;

beforeEach(() => {
  [started, ended, isOnline, isBusy] = [0, 0, true, false];
  place = new AbortController();
  search = new Search(place.signal);
});

describe('searches', () => {
  test('say why the package did not come, and try again', async () => {
    isOnline = false;
    await assert.rejects(search.prove(ROBOT, 0, 'a win', 8000, 1000), { message: 'no connection' });
    isOnline = true;
    assert.equal((await search.prove(ROBOT, 0, 'a win', 8000, 1000)).state, 'wins');
    assert.equal(fetched, 2);
  });

  test('run one after another in one worker', async () => {
    const [proof, bots, idle, rules] = await Promise.all([
      search.prove(ROBOT, 0, 'a win', 8000, 1000),
      search.bots(ROBOT, 0, 2, 20, 8000),
      search.idle(ROBOT, 5, 8000),
      search.infer(ROBOT, []),
    ]);
    assert.equal(proof.state, 'wins');
    assert.deepEqual(
      bots.map((/** @type {{ name: string }} */ { name }) => name),
      ['waiting', 'holding', 'random', 'greedy'],
    );
    assert.deepEqual(idle, tilery.idle(ROBOT, 5, 8000));
    assert.deepEqual(rules, tilery.inferRules(ROBOT, []));
    assert.deepEqual([started, ended], [1, 0]);
  });

  test('end when they are aborted, and others go on in a new worker', async () => {
    await search.idle(ROBOT, 1, 8000);
    isBusy = true;
    const [first, second] = [new AbortController(), new AbortController()];
    const running = search.prove(ROBOT, 0, 'a win', 8000, 1000, first.signal);
    const dropped = search.prove(ROBOT, 1, 'a win', 8000, 1000, second.signal);
    const waiting = search.prove(ROBOT, 2, 'a win', 8000, 1000);
    second.abort();
    await assert.rejects(dropped, { name: 'AbortError' });
    assert.equal(ended, 0);
    isBusy = false;
    first.abort();
    await assert.rejects(running, { name: 'AbortError' });
    assert.equal((await waiting).state, 'wins');
    assert.deepEqual([started, ended], [2, 1]);
  });

  test('end with the place that asks', async () => {
    isBusy = true;
    const both = [search.idle(ROBOT, 1, 8000), search.idle(ROBOT, 2, 8000)];
    place.abort();
    for (const one of both) await assert.rejects(one, { name: 'AbortError' });
  });

  test('pass on what the package says', async () => {
    await assert.rejects(search.prove('no project', 0, 'a win', 1000, 10), (/** @type {any} */ error) => {
      assert.match(error.message, /^project: /);
      assert.ok(error.fault);
      return true;
    });
    await assert.rejects(search.prove(ROBOT, 99, 'a win', 1000, 10), { stranded: 'no-level' });
    assert.deepEqual([started, ended], [1, 0]);
  });
});
