// The service worker: caches all files of one build, so that the page and every game work offline. A newer
// build is cached beside it and waits until the player activates it. `files.ts` in this folder generates the
// list of files; `own-requests.ts` selects the requests to answer.
//
// On a metered connection nothing is prefetched: only the page itself is cached, and other files when they
// are used. The rest follows on the first visit over another connection.
//
// Only files that match the build's hashes are cached: hosts may answer with error pages or truncated files,
// and let the browser cache them for a year. A missing file does not affect the others.
import { isMetered } from './connection';
import { isHashed, ownFile } from './own-requests';

/** The hashes of the build's files by path relative to the page's folder; `./` is the page itself. */
declare const FILES: Readonly<Record<string, string>>;
/** The files without which the page cannot start. */
declare const FIRST: readonly string[];
/** A hash of all files. */
declare const VERSION: string;

/** The time limit for the start of a response, in milliseconds. */
const PATIENCE_MS = 30_000;

/** MIME types by extension, whatever the host says: browsers run no script of another type. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
};

const worker = self as unknown as ServiceWorkerGlobalScope;

// An origin may host several copies of this page, each in its own folder.
const OURS = `tilery ${worker.registration.scope} `;
const NAME = OURS + VERSION;

const OWN = new Set(Object.keys(FILES));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') void worker.skipWaiting();
  else if (data === 'check') event.waitUntil(check());
  else if (Array.isArray(data)) {
    // The files that the page has used so far, some of them before this worker was active.
    const used = data.map((url) =>
      ownFile({ method: 'GET', mode: 'no-cors', url }, worker.registration.scope, OWN),
    );
    event.waitUntil(store(wanted(used.filter((file) => file !== undefined && OWN.has(file)) as string[])));
  }
});
worker.addEventListener('fetch', (event) => {
  const file = ownFile(event.request, worker.registration.scope, OWN);
  if (file !== undefined) event.respondWith(answer(event, file));
});

/** All files, or only `few` on a metered connection. */
const wanted = (few: readonly string[]) =>
  isMetered(worker.navigator as Parameters<typeof isMetered>[0]) ? few : [...OWN];

async function install(): Promise<void> {
  const missing = await store(wanted(FIRST));
  // The next visit retries.
  if (FIRST.some((file) => missing.has(file))) throw new Error(`the host has no ${[...missing].join(', ')}`);
}

/** Caches files. Returns those that could not be fetched; the next visit retries them. */
async function store(files: readonly string[]): Promise<Set<string>> {
  const cache = await caches.open(NAME);
  const missing = new Set<string>();
  let isNews = false;
  // One at a time and with low priority, so that requests of the page come first.
  for (const file of files) {
    if ((await cache.match(file, { ignoreVary: true })) !== undefined) continue;
    try {
      const known = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
      const good = (known && (await checked(file, known))) ?? (await fetchGood(file));
      if (good === undefined) throw new Error(`the host's ${file} is not of this build`);
      await cache.put(file, good);
      isNews = true;
    } catch (error) {
      console.warn(error);
      missing.add(file);
    }
  }
  // Reported once, for the first build.
  if (isNews && missing.size === 0 && files.length === OWN.size && (await others()).length === 0) {
    const pages = await worker.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages) page.postMessage('ready');
  }
  return missing;
}

/** Replaces damaged files in the cache. Called when the page could not use a file. */
async function check(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const file of OWN) {
    const kept = await cache.match(file, { ignoreVary: true });
    if (kept !== undefined && (await checked(file, kept)) === undefined) await cache.delete(file);
  }
  await store(wanted(FIRST));
}

/** The response to cache, if its content matches the build; otherwise undefined. */
async function checked(file: string, answer: Response): Promise<Response | undefined> {
  if (!answer.ok) return undefined;
  const bytes = await answer.arrayBuffer();
  const isGood = file === './' ? isPage(bytes) : (await hashOf(bytes)) === FILES[file];
  if (!isGood) return undefined;
  const headers = new Headers(answer.headers);
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
  if (type !== undefined) headers.set('Content-Type', type);
  return new Response(bytes, { headers });
}

/**
 * True for the page of this build: complete, and with its scripts. Its hash is not checked, since hosts may
 * insert markup, which the page's policy ignores.
 */
function isPage(bytes: ArrayBuffer): boolean {
  const text = new TextDecoder().decode(bytes);
  return ['</html>', ...FIRST.filter((file) => file.endsWith('.js'))].every((part) => text.includes(part));
}

/** The hash in the format of `files.ts`. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, 6)));
}

/**
 * Fetches a file, bypassing the browser's cache if its copy is wrong. Undefined if the host's file is wrong,
 * too.
 */
async function fetchGood(file: string, priority: RequestPriority = 'low'): Promise<Response | undefined> {
  for (const cache of [isHashed(file) ? 'default' : 'no-cache', 'reload'] as const) {
    const good = await checked(file, await fetchInTime(new Request(file, { cache, priority })));
    if (good !== undefined) return good;
  }
  return undefined;
}

async function fetchInTime(request: Request): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), PATIENCE_MS);
  try {
    return await fetch(request, { signal: silence.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** The names of the caches of other builds of this page, the oldest first. */
const others = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);

async function takeOver(): Promise<void> {
  // Another window may still run the previous build and request its files, so that build's cache stays.
  const names = await others();
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(event: FetchEvent, file: string): Promise<Response> {
  const kept = await keptIn(NAME, file);
  if (kept !== undefined) return kept;
  // Files of other builds, which other windows may still run, and files without a hash in their name cannot
  // be checked.
  if (!OWN.has(file) || !isHashed(file)) return (await keptBefore(file)) ?? fetchInTime(event.request);
  const before = await keptBefore(file);
  const good = (before && (await checked(file, before))) ?? (await fetchGood(file, 'high'));
  if (good === undefined) return fetchInTime(event.request);
  const copy = good.clone();
  event.waitUntil(caches.open(NAME).then((cache) => cache.put(file, copy)));
  return good;
}

/** A file from a previous build. Caches of other pages are not searched. */
async function keptBefore(file: string): Promise<Response | undefined> {
  for (const name of (await others()).reverse()) {
    const found = await keptIn(name, file);
    if (found !== undefined) return found;
  }
  return undefined;
}

const keptIn = async (name: string, file: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(file, { ignoreVary: true });
