// The service worker: it keeps all files of one build, so that the page opens and every game plays without a connection.
// A newer build is fetched beside it and waits until the player asks for it. `files.ts` in this folder writes the list, `own.ts`
// says which requests are answered.
//
// On a metered line nothing is fetched ahead: the page alone is kept, and then what is used, as it is used. The rest follows with the first
// visit over another line.
import { isMetered } from './line';
import { isHashed, ownFile } from './own';

/** The build's files, from the page's folder; `./` is the page itself. */
declare const FILES: readonly string[];
/** Those without which the page does not open. */
declare const FIRST: readonly string[];
/** A hash of all files. */
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

// One origin may hold several pages of this kind, each in a folder of its own.
const OURS = `tilery ${worker.registration.scope} `;
const NAME = OURS + VERSION;

/** The same, for looking one up. */
const OWN = new Set(FILES);

worker.addEventListener('install', (event) => event.waitUntil(store(wanted(FIRST))));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') void worker.skipWaiting();
  else if (Array.isArray(data)) {
    // What the page has used so far, some of it before this worker was there.
    const used = data.map((url) =>
      ownFile({ method: 'GET', mode: 'no-cors', url }, worker.registration.scope, OWN),
    );
    const files = wanted(used.filter((file) => file !== undefined && OWN.has(file)) as string[]);
    // Without a connection it is tried again with the next visit.
    event.waitUntil(store(files).catch(() => undefined));
  }
});
worker.addEventListener('fetch', (event) => {
  const file = ownFile(event.request, worker.registration.scope, OWN);
  if (file !== undefined) event.respondWith(answer(event, file));
});

/** All files, or only some where every byte counts. */
const wanted = (few: readonly string[]) =>
  isMetered(worker.navigator as Parameters<typeof isMetered>[0]) ? few : FILES;

async function store(files: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  // One after the other, each behind whatever the page asks for: the player comes first.
  for (const file of files) {
    if ((await cache.match(file, { ignoreVary: true })) !== undefined) continue;
    const known = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
    if (known !== undefined) await cache.put(file, known);
    else
      await cache.add(new Request(file, { cache: isHashed(file) ? 'default' : 'no-cache', priority: 'low' }));
  }
}

async function takeOver(): Promise<void> {
  // Another window may still run the build before this one, and fetch a game of it.
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(event: FetchEvent, file: string): Promise<Response> {
  return (await keptIn(NAME, file)) ?? (await keptBefore(file)) ?? fetchAndKeep(event, file);
}

async function fetchAndKeep(event: FetchEvent, file: string): Promise<Response> {
  const response = await fetch(event.request);
  // What has no hash in its name may be of another build by now.
  if (response.ok && OWN.has(file) && isHashed(file)) {
    const copy = response.clone();
    event.waitUntil(caches.open(NAME).then((cache) => cache.put(file, copy)));
  }
  return response;
}

/** A file of the builds before, which other windows may still run. Caches of other pages are not looked at. */
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
