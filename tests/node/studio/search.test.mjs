// The studio's searches. The page's half and the worker's half run here in one thread.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { page, tilery } from '../load.mjs';
import { fakeWorker } from '../worker.mjs';

/** The number of fetches of the package. */
let fetched = 0;
let isOnline = true;
/** True while workers do not answer calls. */
let isBusy = false;
/** The calls: their names and levels. @type {string[]} */
let asked = [];

const workers = await fakeWorker('www/studio/proof/worker.ts', ({ name, args, module }) => {
  if (name !== undefined) asked.push(`${name} ${args[1]}`);
  return !isBusy || module !== undefined;
});
Object.assign(globalThis, {
  async fetch() {
    fetched += 1;
    if (!isOnline) throw new TypeError('no connection');
    return new Response(readFileSync(at('www', 'pkg', 'tilery_bg.wasm')));
  },
});
const { Search } = await page('www/studio/proof/search.ts');
const { Verdicts } = await page('www/studio/proof/verdicts.ts');
const { Memory } = await page('www/studio/memory.ts');

/** A budget that no search here uses up. */
const MANY = { nodes: 10_000_000 };
const ROBOT = tilery.shipped('robot');
const SPRITE = { id: 1, kind: 0, row: 0, col: 0 };
/** A sprite that walks right. */
const SAMPLE = {
  event: 'press:right',
  rows: 1,
  cols: 2,
  ground: [0, 0],
  sprites: [SPRITE],
  counters: [],
  centre: 1,
  after: { ground: [0, 0], sprites: [{ ...SPRITE, col: 1 }], game: [] },
};
/** @type {AbortController} */
let place;
/** @type {any} */
let search;

beforeEach(() => {
  [isOnline, isBusy] = [true, false];
  Object.assign(workers, { started: 0, ended: 0 });
  asked = [];
  place = new AbortController();
  search = new Search(place.signal);
});

describe('searches', () => {
  test('report why the package could not be fetched, and try again', async () => {
    isOnline = false;
    await assert.rejects(search.ask('prove', [ROBOT, 0, 'a win', MANY]), {
      message: 'no connection',
    });
    isOnline = true;
    assert.equal((await search.ask('prove', [ROBOT, 0, 'a win', MANY])).state, 'wins');
    assert.equal(fetched, 2);
  });

  test('run one after another in one worker', async () => {
    const [proof, bots, idle, rules] = await Promise.all([
      search.ask('prove', [ROBOT, 0, 'a win', MANY]),
      search.ask('bots', [ROBOT, 0, 2, 20, MANY]),
      search.ask('idle', [ROBOT, 5, MANY]),
      search.ask('inferRules', [ROBOT, [SAMPLE]]),
    ]);
    assert.equal(proof.state, 'wins');
    assert.deepEqual(
      bots.map((/** @type {{ name: string }} */ { name }) => name),
      ['waiting', 'holding', 'random', 'greedy'],
    );
    assert.deepEqual(idle, tilery.idle(ROBOT, 5, MANY));
    assert.deepEqual(rules, tilery.inferRules(ROBOT, [SAMPLE]));
    assert.deepEqual(workers, { started: 1, ended: 0 });
  });

  test('with a budget of nodes give the same each time, and tell if it was too small', async () => {
    for (const [name, args] of /** @type {const} */ ([
      ['prove', [ROBOT, 0, 'a win']],
      ['bots', [tilery.shipped('steps'), 0, 6, 100]],
      ['idle', [ROBOT, 20]],
    ])) {
      const all = [];
      for (const nodes of [300, 300, 10_000_000]) all.push(await search.ask(name, [...args, { nodes }]));
      assert.deepEqual(all[0], all[1], name);
      assert.notDeepEqual(all[0], all[2], name);
    }
    const cut = await search.ask('prove', [ROBOT, 0, 'a win', { nodes: 1 }]);
    assert.deepEqual([cut.state, cut.isCut], ['unknown', true]);
    await assert.rejects(search.ask('prove', [ROBOT, 0, 'a win', {}]), /^Error: budget: expected /);
  });

  test('end when they are aborted, and others go on in a new worker', async () => {
    await search.ask('idle', [ROBOT, 1, MANY]);
    isBusy = true;
    const [first, second] = [new AbortController(), new AbortController()];
    const running = search.ask('prove', [ROBOT, 0, 'a win', MANY], first.signal);
    const dropped = search.ask('prove', [ROBOT, 1, 'a win', MANY], second.signal);
    const waiting = search.ask('prove', [ROBOT, 0, 'a win', MANY]);
    second.abort();
    await assert.rejects(dropped, { name: 'AbortError' });
    assert.equal(workers.ended, 0);
    isBusy = false;
    first.abort();
    await assert.rejects(running, { name: 'AbortError' });
    assert.equal((await waiting).state, 'wins');
    assert.deepEqual(workers, { started: 2, ended: 1 });
  });

  test('end when the place that requested them is left', async () => {
    isBusy = true;
    const both = [search.ask('idle', [ROBOT, 1, MANY]), search.ask('idle', [ROBOT, 2, MANY])];
    place.abort();
    for (const one of both) await assert.rejects(one, { name: 'AbortError' });
  });

  test('pass on the errors of the package', async () => {
    await assert.rejects(
      search.ask('prove', ['no project', 0, 'a win', MANY]),
      (/** @type {any} */ error) => {
        assert.match(error.message, /^project: /);
        assert.ok(error.fault);
        return true;
      },
    );
    await assert.rejects(search.ask('prove', [ROBOT, 99, 'a win', MANY]), { stranded: 'no-level' });
    assert.deepEqual(workers, { started: 1, ended: 0 });
  });
});

describe('verdicts on levels', () => {
  const memory = new Memory();

  /** A studio with a project, and the verdicts on it. @param {string} first */
  function studio(first) {
    const host = {
      project: tilery.view(first),
      running: { text: first, skipped: [] },
      signal: place.signal,
      memory,
      settle() {},
      update() {
        verdicts.follow();
        if (
          host.project.levels.every(
            (/** @type {unknown} */ _, /** @type {number} */ n) => verdicts.of(n) !== undefined,
          ) ||
          verdicts.cause !== undefined
        )
          host.settle();
      },
      /** Opens a text and waits for all verdicts. @param {string} text */
      async take(text) {
        asked = [];
        host.project = tilery.view(text);
        host.running = { text, skipped: [] };
        await new Promise((/** @type {(value?: undefined) => void} */ done) => {
          host.settle = done;
          host.update();
        });
      },
    };
    const verdicts = new Verdicts(host, place.signal);
    return { host, verdicts };
  }

  /** The first two levels of a game. @param {string} name */
  function short(name) {
    const text = tilery.shipped(name);
    const starts = [...text.matchAll(/^level .*$/gm)].map(({ index }) => index);
    const end = /^(rule|counter|message)\b/m.exec(text.slice(starts[2]))?.index ?? 0;
    return (text.slice(0, starts[2]) + text.slice(starts[2] + end)).replace(/^test [\s\S]*/m, '');
  }

  test('are requested again only after edits that affect a level', async () => {
    const text = short('robot');
    const { host, verdicts } = studio(text);
    await host.take(text);
    assert.deepEqual(asked, ['prove 0', 'prove 1']);
    assert.deepEqual([verdicts.of(0).proof.presses, verdicts.of(1).proof.presses], [12, 13]);
    await host.take(
      text
        .replace(/^title .*/m, 'title Another')
        .replace(/^level .*/m, 'level Renamed')
        .replace(/^pace .*/m, 'pace 300'),
    );
    assert.deepEqual(asked, []);
    await host.take(text.replace('level The lake\nmap\n  WWWW', 'level The lake\nmap\n  WWWx'));
    assert.deepEqual(asked, ['prove 1']);
    await host.take(`${text}\nrule press:up\nwhen C +player\ndo game lose\n`);
    assert.deepEqual(asked, ['prove 0', 'prove 1']);
    await host.take(text);
    assert.deepEqual(asked, [], 'they are kept');
  });

  test('tell how far bots get in real-time games', async () => {
    const text = short('steps');
    const { host, verdicts } = studio(text);
    await host.take(text);
    assert.deepEqual(asked, ['prove 0', 'bots 0', 'prove 1', 'bots 1']);
    const [waiting, , random] = verdicts.of(0).bots;
    assert.deepEqual([waiting.won, random.won > 0], [0, true]);
  });

  test('that fail are tried again on request', async () => {
    const text = short('robot').replace('W.........xW', 'W........x.W');
    const { host, verdicts } = studio(text);
    const { running } = host;
    host.running = { text: 'no project', skipped: [] };
    await new Promise((/** @type {(value?: undefined) => void} */ done) => {
      host.settle = done;
      host.update();
    });
    assert.match(verdicts.cause.message, /^project: /);
    assert.equal(verdicts.of(0), undefined);
    host.running = running;
    verdicts.again();
    await host.take(text);
    assert.equal(verdicts.cause, undefined);
    assert.equal(verdicts.of(0).proof.state, 'wins');
  });
});
