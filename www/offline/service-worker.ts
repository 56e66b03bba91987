// The service worker: caches all files of one build, so that the page and every game work offline. A newer
// build is cached beside it and waits until the player activates it. `files.ts` in this folder generates the
// list of files; `own.ts` selects the requests to answer.
//
// On a metered connection nothing is prefetched: only the page itself is cached, and other files when they
// are used. The rest follows on the first visit over another connection.
import { isMetered } from './line';
import { isHashed, ownFile } from './own';

/** The files of the build, relative to the page's folder; `./` is the page itself. */
declare const FILES: readonly string[];
/** The files without which the page cannot start. */
declare const FIRST: readonly string[];
/** A hash of all files. */
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

// An origin may host several copies of this page, each in its own folder.
const OURS = `tilery ${worker.registration.scope} `;
const NAME = OURS + VERSION;

/** The same files, for lookups. */
const OWN = new Set(FILES);

worker.addEventListener('install', (event) => event.waitUntil(store(wanted(FIRST))));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') void worker.skipWaiting();
  else if (Array.isArray(data)) {
    // The files that the page has used so far, some of them before this worker was active.
    const used = data.map((url) =>
      ownFile({ method: 'GET', mode: 'no-cors', url }, worker.registration.scope, OWN),
    );
    const files = wanted(used.filter((file) => file !== undefined && OWN.has(file)) as string[]);
    // If the connection fails, the next visit retries.
    event.waitUntil(store(files).catch(() => undefined));
  }
});
worker.addEventListener('fetch', (event) => {
  const file = ownFile(event.request, worker.registration.scope, OWN);
  if (file !== undefined) event.respondWith(answer(event, file));
});

/** All files, or only `few` on a metered connection. */
const wanted = (few: readonly string[]) =>
  isMetered(worker.navigator as Parameters<typeof isMetered>[0]) ? few : FILES;

async function store(files: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  // One at a time and with low priority, so that requests of the page come first.
  for (const file of files) {
    if ((await cache.match(file, { ignoreVary: true })) !== undefined) continue;
    const known = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
    if (known !== undefined) await cache.put(file, known);
    else
      await cache.add(new Request(file, { cache: isHashed(file) ? 'default' : 'no-cache', priority: 'low' }));
  }
}

async function takeOver(): Promise<void> {
  // Another window may still run the previous build and request its files, so that build's cache stays.
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(event: FetchEvent, file: string): Promise<Response> {
  return (await keptIn(NAME, file)) ?? (await keptBefore(file)) ?? fetchAndKeep(event, file);
}

async function fetchAndKeep(event: FetchEvent, file: string): Promise<Response> {
  const response = await fetch(event.request);
  // A file without a hash in its name may come from another build by now.
  if (response.ok && OWN.has(file) && isHashed(file)) {
    const copy = response.clone();
    event.waitUntil(caches.open(NAME).then((cache) => cache.put(file, copy)));
  }
  return response;
}

/**
 * A file from a previous build, which another window may still run. Caches of other pages are not searched.
 */
async function keptBefore(file: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  for (const name of names.reverse()) {
    const found = await keptIn(name, file);
    if (found !== undefined) return found;
  }
  return undefined;
}

const keptIn = async (name: string, file: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(file, { ignoreVary: true });
