// The requests that the service worker answers: those for the page and its files, and no others of its host.
// The files that it keeps: those of the build, whatever the host sends.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { page } from '../load.mjs';

const HOST = 'https://host.example/';
/** The page may be at the root of its host, or in a folder. */
const FOLDERS = ['', 'games/tilery/'];

/** The build's files with their contents. @type {Record<string, string>} */
const BUILD = {
  './': '<html><script src="./assets/a-1.js"></script></html>',
  'assets/a-1.js': 'a',
  'assets/b-1.wasm': 'b',
  'icon.svg': 'the icon',
};
const FIRST = ['./', 'assets/a-1.js'];
const hash = (/** @type {string} */ text) =>
  createHash('sha256').update(text).digest().subarray(0, 6).toString('base64');

/** The browser's caches: responses by cache and file. @type {Map<string, Map<string, string>>} */
const kept = new Map();
const cache = (/** @type {string} */ name) => {
  if (!kept.has(name)) kept.set(name, new Map());
  return /** @type {Map<string, string>} */ (kept.get(name));
};
const answer = (/** @type {string | undefined} */ text) =>
  text === undefined ? undefined : new Response(text, { headers: { 'Content-Type': 'text/plain' } });
/** The content types of kept responses, by their text. @type {Map<string, string | null>} */
const types = new Map();

/**
 * The host's answers, instead of the build's files.
 * @type {(file: string, cache: string) => Response | Promise<Response>}
 */
let host = (file) => new Response(BUILD[file]);
/** The requests to the host: files, and cache modes. @type {string[]} */
let asked = [];

Object.assign(globalThis, {
  caches: {
    keys: async () => [...kept.keys()],
    open: async (/** @type {string} */ name) => ({
      match: async (/** @type {string} */ file) => answer(cache(name).get(file)),
      put: async (/** @type {string} */ file, /** @type {Response} */ given) => {
        const text = await given.text();
        types.set(text, given.headers.get('Content-Type'));
        cache(name).set(file, text);
      },
      delete: async (/** @type {string} */ file) => cache(name).delete(file),
    }),
    match: async (/** @type {string} */ file) => {
      for (const files of kept.values()) if (files.has(file)) return answer(files.get(file));
      return undefined;
    },
  },
  Request: class {
    /** @param {string} file @param {{ cache: string }} how */
    constructor(file, how) {
      Object.assign(this, { file, cache: how.cache });
    }
  },
  fetch: async (
    /** @type {{ file?: string; cache?: string; url?: string }} */ { file, cache: how = '', url },
  ) => {
    if (file === undefined) return new Response(`the host's ${url}`);
    asked.push(`${file} ${how}`);
    return host(file, how);
  },
  FILES: Object.fromEntries(Object.entries(BUILD).map(([file, text]) => [file, hash(text)])),
  FIRST,
  VERSION: 'one',
});
// The worker warns about missing files.
console.warn = () => {};

let started = 0;
// Starts the module server for all tests of this file.
await page('www/offline/own-requests.ts');

/**
 * Starts the worker of the page in a folder, with a connection. @param {string} folder @param {object}
 * connection
 */
async function start(folder, connection = {}) {
  /** @type {Map<string, (event: any) => void>} */
  const listeners = new Map();
  /** Its messages to pages. @type {unknown[]} */
  const told = [];
  asked = [];
  kept.clear();
  const addEventListener = (/** @type {string} */ name, /** @type {any} */ run) => listeners.set(name, run);
  Object.assign(globalThis, {
    self: {
      registration: { scope: HOST + folder },
      addEventListener,
      navigator: { connection },
      clients: { matchAll: async () => [{ postMessage: (/** @type {unknown} */ data) => told.push(data) }] },
    },
  });
  started += 1;
  // The module adds its listeners when it runs, and another address makes it run again.
  await page(`www/offline/service-worker.ts?${started}`);
  /** Sends an event to the worker, and waits until all its work is done. */
  const send = async (/** @type {string} */ name, event = {}) => {
    /** @type {Promise<unknown>[]} */
    const work = [];
    const waitUntil = (/** @type {Promise<unknown>} */ one) => work.push(one);
    listeners.get(name)?.({ ...event, waitUntil });
    for (let n = 0; n < work.length; n += 1) await work[n];
  };
  /** The worker's response to a request; undefined if it leaves the request to the browser. */
  const ask = (/** @type {string} */ path, mode = 'no-cors', method = 'GET') => {
    /** @type {Promise<Response> | undefined} */
    let given;
    listeners.get('fetch')?.({
      request: { url: new URL(path, HOST).href, mode, method },
      respondWith: (/** @type {Promise<Response>} */ promise) => {
        given = promise;
      },
      waitUntil: () => {},
    });
    return given?.then((response) => response.text());
  };
  return { ask, send, told, files: cache(`tilery ${HOST}${folder} one`) };
}

for (const folder of FOLDERS) {
  test(`in /${folder} the page and its files are answered from what is kept`, async () => {
    const { ask, files } = await start(folder);
    for (const [file, text] of Object.entries(BUILD)) files.set(file, text);
    cache('another page').set('assets/b.js', 'not ours');
    cache(`tilery ${HOST}${folder} none`).set('assets/a-0.js', 'a before').set('icon.svg', 'the icon before');
    assert.equal(await ask(folder, 'navigate'), BUILD['./']);
    assert.equal(await ask(`${folder}?from=somewhere`, 'navigate'), BUILD['./']);
    assert.equal(await ask(`${folder}index.html#tilt`, 'navigate'), BUILD['./']);
    assert.equal(await ask(`${folder}icon.svg`), 'the icon');
    assert.equal(await ask(`${folder}assets/a-1.js`), 'a');
    assert.equal(await ask(`${folder}assets/a-0.js`), 'a before', 'a window with the previous build');
    const other = `${folder}assets/b.js`;
    assert.equal(await ask(other), `the host's ${HOST}${other}`, 'not from the cache of another page');
  });

  test(`in /${folder} nothing else is answered`, async () => {
    const { ask } = await start(folder);
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

for (const connection of [{}, { saveData: false, type: 'wifi' }]) {
  test(`all files are kept in advance with the connection ${JSON.stringify(connection)}, and this is reported once`, async () => {
    const { send, told, files } = await start(`ahead-${started}/`, connection);
    await send('install');
    assert.deepEqual(Object.fromEntries(files), BUILD);
    assert.equal(asked.length, 4);
    await send('message', { data: [] });
    assert.equal(asked.length, 4, 'once is enough');
    assert.deepEqual(told, ['ready']);
  });
}

for (const connection of [{ saveData: true }, { type: 'cellular' }]) {
  test(`only files in use are fetched with the connection ${JSON.stringify(connection)}`, async () => {
    const folder = `metered-${started}/`;
    const { ask, send, told, files } = await start(folder, connection);
    await send('install');
    assert.deepEqual([...files.keys()], FIRST);
    const data = ['icon.svg', 'other/page.html', 'https://elsewhere.example/a.js'].map(
      (path) => new URL(path, HOST + folder).href,
    );
    await send('message', { data });
    assert.deepEqual([...files.keys()], [...FIRST, 'icon.svg'], 'what the page has used');
    assert.equal(await ask(`${folder}assets/b-1.wasm`), 'b');
    assert.equal(files.get('assets/b-1.wasm'), 'b', 'kept as it is used');
    assert.deepEqual(told, [], 'not everything was kept in advance');
  });
}

/** Hosts that do not answer with the build. @type {Record<string, (file: string) => Response>} */
const LIARS = {
  'answers 200 with a page of its own': () =>
    new Response('<html>Log in</html>', { headers: { 'Content-Type': 'text/html' } }),
  'cuts a file short': () => new Response(''),
  'has lost a file': () => new Response('nothing here', { status: 404 }),
  'breaks off': () => Response.error(),
};

for (const [what, lie] of Object.entries(LIARS)) {
  test(`if a host ${what}, the other files are kept, and that file once the host has recovered`, async (t) => {
    t.after(() => {
      host = (file) => new Response(BUILD[file]);
    });
    const folder = `liar-${started}/`;
    const { ask, send, told, files } = await start(folder);
    host = (file) => (file === 'assets/b-1.wasm' ? lie(file) : new Response(BUILD[file]));
    await send('install');
    assert.deepEqual([...files.keys()].sort(), ['./', 'assets/a-1.js', 'icon.svg']);
    assert.deepEqual(told, [], 'not everything is kept');
    await ask(`${folder}assets/b-1.wasm`);
    assert.equal(files.has('assets/b-1.wasm'), false, 'nor is it kept when the page requests it');

    host = (file) => new Response(BUILD[file]);
    await send('message', { data: [] });
    assert.equal(files.get('assets/b-1.wasm'), 'b');
    assert.deepEqual(told, ['ready']);
  });
}

test('the worker is not installed with a page of another build or of no build', async (t) => {
  t.after(() => {
    host = (file) => new Response(BUILD[file]);
  });
  for (const text of ['<html>Log in</html>', '<html><script src="./assets/a-1.js">']) {
    const { send, files } = await start(`portal-${started}/`);
    host = (file) => new Response(file === './' ? text : BUILD[file]);
    await assert.rejects(send('install'));
    assert.equal(files.has('./'), false);
  }
});

test('a page into which its host writes is kept', async (t) => {
  t.after(() => {
    host = (file) => new Response(BUILD[file]);
  });
  const { send, files } = await start(`written-${started}/`);
  const text = `${BUILD['./']}<!-- counted -->`;
  host = (file) => new Response(file === './' ? text : BUILD[file]);
  await send('install');
  assert.equal(files.get('./'), text);
});

test('a file that is damaged in the browser’s own cache is fetched from the host', async (t) => {
  t.after(() => {
    host = (file) => new Response(BUILD[file]);
  });
  const { send, files } = await start(`stale-${started}/`);
  host = (file, how) => new Response(how === 'default' ? 'damaged' : BUILD[file]);
  await send('install');
  assert.deepEqual(Object.fromEntries(files), BUILD);
});

test('an unchanged file of the previous build is kept if it is intact, and fetched if it is not', async () => {
  for (const [before, times] of /** @type {const} */ ([
    ['a', 0],
    ['<html>', 1],
  ])) {
    const folder = `before-${started}/`;
    const { ask, send, told, files } = await start(folder);
    cache(`tilery ${HOST}${folder} none`).set('assets/a-1.js', before);
    assert.equal(await ask(`${folder}assets/a-1.js`), 'a', 'also before it is kept');
    files.delete('assets/a-1.js');
    asked = [];
    await send('install');
    assert.equal(files.get('assets/a-1.js'), 'a');
    assert.equal(asked.filter((one) => one.startsWith('assets/a-1.js')).length, times);
    assert.deepEqual(told, [], 'keeping a later build is not reported');
  }
});

test('damaged files are replaced when the page reports that it could not use one', async () => {
  const { send, files } = await start(`heals-${started}/`);
  await send('install');
  files.set('assets/b-1.wasm', '<html>').set('./', '');
  await send('message', { data: 'check' });
  assert.deepEqual(Object.fromEntries(files), BUILD);
});

test('scripts are kept with the type that browsers run, whatever type the host sends', async () => {
  const { send } = await start(`types-${started}/`);
  host = (file) => new Response(BUILD[file], { headers: { 'Content-Type': 'application/octet-stream' } });
  await send('install');
  assert.equal(types.get('a'), 'text/javascript');
  assert.equal(types.get('b'), 'application/wasm');
  assert.equal(types.get('the icon'), 'application/octet-stream');
});
