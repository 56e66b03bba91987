// The service worker answers for the page and its files only, not for other paths of its host.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './load.mjs';

const HOST = 'https://host.example/';
/** The page may be at the root of its host or in a folder. */
const FOLDERS = ['', 'games/tilery/'];

/** The browser's caches, by the names of caches and files. @type {Map<string, Record<string, string>>} */
const caches = new Map();
caches.set('another page', { 'assets/b.js': 'not ours' });
for (const folder of FOLDERS) {
  const ours = `tilery ${HOST}${folder}`;
  caches.set(`${ours} one`, { './': 'the page', 'icon.svg': 'the icon', 'assets/a-1.js': 'a' });
  caches.set(`${ours} none`, { 'assets/a-0.js': 'a before', 'icon.svg': 'the icon before' });
}
Object.assign(globalThis, {
  caches: {
    keys: async () => [...caches.keys()],
    open: async (/** @type {string} */ name) => ({
      match: async (/** @type {string} */ file) => caches.get(name)?.[file],
      put: async (/** @type {string} */ file, /** @type {string} */ answer) => kept(name, file, answer),
      add: async (/** @type {{ file: string }} */ { file }) => {
        fetched.push(file);
        kept(name, file, `${file} from the host`);
      },
    }),
    match: async () => undefined,
  },
  Request: class {
    constructor(/** @type {string} */ file) {
      Object.assign(this, { file });
    }
  },
  fetch: async () => 'from the host',
  FILES: ['./', 'icon.svg', 'assets/a-1.js'],
  FIRST: ['./'],
  VERSION: 'one',
});

/** The files that workers have fetched for the cache. @type {string[]} */
let fetched = [];

function kept(/** @type {string} */ name, /** @type {string} */ file, /** @type {string} */ answer) {
  caches.set(name, { ...caches.get(name), [file]: answer });
}

/**
 * Starts the worker of the page in a folder. Returns its answers to requests; undefined leaves a request to
 * the browser.
 * @param {string} folder
 */
async function workerIn(folder) {
  /** @type {Map<string, (event: any) => void>} */
  const listeners = new Map();
  const addEventListener = (/** @type {string} */ name, /** @type {any} */ run) => listeners.set(name, run);
  Object.assign(globalThis, { self: { registration: { scope: HOST + folder }, addEventListener } });
  // The worker adds its listeners when it runs. Another query makes it run again.
  await page(`www/offline/service-worker.ts?${folder.length}`);
  return (/** @type {string} */ path, mode = 'no-cors', method = 'GET') => {
    /** @type {Promise<string> | undefined} */
    let answer;
    listeners.get('fetch')?.({
      request: { url: new URL(path, HOST).href, mode, method },
      respondWith: (/** @type {Promise<string>} */ given) => {
        answer = given;
      },
    });
    return answer;
  };
}

const workers = new Map();
for (const folder of FOLDERS) workers.set(folder, await workerIn(folder));

for (const [folder, ask] of workers) {
  test(`in /${folder} the page and its files are answered from the cache`, async () => {
    assert.equal(await ask(folder, 'navigate'), 'the page');
    assert.equal(await ask(`${folder}?from=somewhere`, 'navigate'), 'the page');
    assert.equal(await ask(`${folder}index.html#tilt`, 'navigate'), 'the page');
    assert.equal(await ask(`${folder}icon.svg`), 'the icon');
    assert.equal(await ask(`${folder}assets/a-1.js`), 'a');
    assert.equal(await ask(`${folder}assets/a-0.js`), 'a before', 'a window with the previous build');
    assert.equal(await ask(`${folder}assets/b.js`), 'from the host', 'not from another page’s cache');
  });

  test(`in /${folder} nothing else is answered`, () => {
    for (const other of ['my-game.html', 'other/', 'other', 'other/index.html', 'assets/', 'icon.svg']) {
      assert.equal(ask(folder + other, 'navigate'), undefined, `the page ${other}`);
    }
    assert.equal(ask(`${folder}other/data.json`), undefined);
    assert.equal(ask(`${folder}other/icon.svg`), undefined);
    assert.equal(ask(`${folder}constructor`), undefined);
    assert.equal(ask(`${folder}icon.svg`, 'no-cors', 'POST'), undefined);
    assert.equal(ask('https://elsewhere.example/icon.svg'), undefined);
  });
}

/**
 * Starts the worker of a page with a connection. Returns a function that sends an event and waits until the
 * worker is done.
 * @param {object} connection
 */
async function workerOn(connection) {
  /** @type {Map<string, (event: any) => void>} */
  const listeners = new Map();
  const scope = `${HOST}${Object.values(connection).join('-')}/`;
  const addEventListener = (/** @type {string} */ name, /** @type {any} */ run) => listeners.set(name, run);
  Object.assign(globalThis, {
    self: { registration: { scope }, addEventListener, navigator: { connection } },
  });
  fetched = [];
  await page(`www/offline/service-worker.ts?${JSON.stringify(connection)}`);
  const send = async (/** @type {string} */ name, event = {}) => {
    /** @type {Promise<unknown>[]} */
    const done = [];
    const waitUntil = (/** @type {Promise<unknown>} */ work) => done.push(work);
    listeners.get(name)?.({ ...event, waitUntil, respondWith: waitUntil });
    // Answering may add more work.
    for (let n = 0; n < done.length; n += 1) await done[n];
    return fetched;
  };
  return { scope, send };
}

for (const connection of [{}, { saveData: false, type: 'wifi' }]) {
  test(`all files are cached ahead on a connection of ${JSON.stringify(connection)}`, async () => {
    const { send } = await workerOn(connection);
    assert.deepEqual(await send('install'), ['./', 'icon.svg', 'assets/a-1.js']);
    assert.equal((await send('message', { data: [] })).length, 3, 'fetched only once');
  });
}

for (const connection of [{ saveData: true }, { type: 'cellular' }]) {
  test(`only used files are fetched on a connection of ${JSON.stringify(connection)}`, async () => {
    const { scope, send } = await workerOn(connection);
    assert.deepEqual(await send('install'), ['./']);
    const data = ['icon.svg', 'other/page.html', 'https://elsewhere.example/a.js'].map(
      (path) => new URL(path, scope).href,
    );
    assert.deepEqual(await send('message', { data }), ['./', 'icon.svg'], 'the files that the page has used');
    const answer = { ok: true, clone: () => 'the same' };
    Object.assign(globalThis, { fetch: async () => answer });
    await send('fetch', { request: { url: `${scope}assets/a-1.js`, mode: 'no-cors', method: 'GET' } });
    Object.assign(globalThis, { fetch: async () => 'from the host' });
    assert.equal(caches.get(`tilery ${scope} one`)?.['assets/a-1.js'], 'the same', 'cached when used');
    assert.equal(fetched.length, 2);
  });
}
