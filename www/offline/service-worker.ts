// The service worker: it keeps all files of one build, so that the page opens and every game plays without a connection.
// A newer build is fetched beside it and waits until the player asks for it. `files.ts` in this folder writes the list, `own.ts`
// says which requests are answered.
//
// On a metered line nothing is fetched ahead: the page alone is kept, and then what is used, as it is used. The rest follows with the first
// visit over another line.
//
// Nothing is kept that the build did not make: hosts answer with pages of their own in place of a file, cut files short, and put either into
// the browser's cache for a year. One file that cannot be had leaves all others to visits without a connection.
import { isMetered } from './line';
import { isHashed, ownFile } from './own';

/** The build's files, from the page's folder, with their hashes; `./` is the page itself. */
declare const FILES: Readonly<Record<string, string>>;
/** Those without which the page does not open. */
declare const FIRST: readonly string[];
/** A hash of all files. */
declare const VERSION: string;

/** A host that has not begun to answer after so many milliseconds is not waited for. */
const PATIENCE_MS = 30_000;

/** What files are, whatever the host says: browsers run no script of another type. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  wasm: 'application/wasm',
};

const worker = self as unknown as ServiceWorkerGlobalScope;

// One origin may hold several pages of this kind, each in a folder of its own.
const OURS = `tilery ${worker.registration.scope} `;
const NAME = OURS + VERSION;

/** The same, for looking one up. */
const OWN = new Set(Object.keys(FILES));

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') void worker.skipWaiting();
  else if (data === 'check') event.waitUntil(check());
  else if (Array.isArray(data)) {
    // What the page has used so far, some of it before this worker was there.
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

/** All files, or only some where every byte counts. */
const wanted = (few: readonly string[]) =>
  isMetered(worker.navigator as Parameters<typeof isMetered>[0]) ? few : [...OWN];

async function install(): Promise<void> {
  const missing = await store(wanted(FIRST));
  // It is tried again with the next visit.
  if (FIRST.some((file) => missing.has(file))) throw new Error(`the host has no ${[...missing].join(', ')}`);
}

/** Keeps files. Returns those that could not be had: they are tried again with the next visit. */
async function store(files: readonly string[]): Promise<Set<string>> {
  const cache = await caches.open(NAME);
  const missing = new Set<string>();
  let isNews = false;
  // One after the other, each behind whatever the page asks for: the player comes first.
  for (const file of files) {
    if ((await cache.match(file, { ignoreVary: true })) !== undefined) continue;
    try {
      const known = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
      const good = (known && (await checked(file, known))) ?? (await fetchGood(file));
      if (good === undefined) throw new Error(`the host has something else than ${file}`);
      await cache.put(file, good);
      isNews = true;
    } catch (error) {
      console.warn(error);
      missing.add(file);
    }
  }
  // It is said once: builds that follow are kept as a matter of course.
  if (isNews && missing.size === 0 && files.length === OWN.size && (await others()).length === 0) {
    const pages = await worker.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages) page.postMessage('ready');
  }
  return missing;
}

/** Throws away what is kept and not as the build made it, and keeps that instead: the page could not use something. */
async function check(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const file of OWN) {
    const kept = await cache.match(file, { ignoreVary: true });
    if (kept !== undefined && (await checked(file, kept)) === undefined) await cache.delete(file);
  }
  await store(wanted(FIRST));
}

/** An answer as it is kept, if it is what the build made. */
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

/** Hosts may write into the page, for which its policy has no use: it is the page of this build when it is whole and names its scripts. */
function isPage(bytes: ArrayBuffer): boolean {
  const text = new TextDecoder().decode(bytes);
  return ['</html>', ...FIRST.filter((file) => file.endsWith('.js'))].every((part) => text.includes(part));
}

/** As `files.ts` writes it. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash.subarray(0, 6)));
}

/** A file from the host, past the browser's cache where that has something else; undefined where the host has something else too. */
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

/** The caches of other builds of this page, the oldest first. */
const others = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);

async function takeOver(): Promise<void> {
  // Another window may still run the build before this one, and fetch a game of it.
  const names = await others();
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(event: FetchEvent, file: string): Promise<Response> {
  const kept = await keptIn(NAME, file);
  if (kept !== undefined) return kept;
  // What is of another build, which another window may still run, cannot be checked; nor may what has no hash in its name.
  if (!OWN.has(file) || !isHashed(file)) return (await keptBefore(file)) ?? fetchInTime(event.request);
  const before = await keptBefore(file);
  const good = (before && (await checked(file, before))) ?? (await fetchGood(file, 'high'));
  if (good === undefined) return fetchInTime(event.request);
  const copy = good.clone();
  event.waitUntil(caches.open(NAME).then((cache) => cache.put(file, copy)));
  return good;
}

/** A file of the builds before. Caches of other pages are not looked at. */
async function keptBefore(file: string): Promise<Response | undefined> {
  for (const name of (await others()).reverse()) {
    const found = await keptIn(name, file);
    if (found !== undefined) return found;
  }
  return undefined;
}

const keptIn = async (name: string, file: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(file, { ignoreVary: true });
