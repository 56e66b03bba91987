// The service worker: it keeps all files of one build, so that the page opens and every game plays without a connection.
// A newer build is fetched beside it and waits until the player asks for it. `files.ts` in this folder writes the list, `own.ts`
// says which requests are answered.
import { isHashed, ownFile } from './own';

/** The build's files, from the page's folder; `./` is the page itself. */
declare const FILES: readonly string[];
/** A hash of all files. */
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

// One origin may hold several pages of this kind, each in a folder of its own.
const OURS = `tilery ${worker.registration.scope} `;
const NAME = OURS + VERSION;

/** The same, for looking one up. */
const OWN = new Set(FILES);

worker.addEventListener('install', (event) => event.waitUntil(store()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const file = ownFile(event.request, worker.registration.scope, OWN);
  if (file !== undefined) event.respondWith(answer(event.request, file));
});

async function store(): Promise<void> {
  const cache = await caches.open(NAME);
  // One after the other: the player, who may be waiting for something else, comes first.
  for (const file of FILES) {
    const known = isHashed(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
    if (known !== undefined) await cache.put(file, known);
    else await cache.add(new Request(file, { cache: isHashed(file) ? 'default' : 'no-cache' }));
  }
}

async function takeOver(): Promise<void> {
  // Another window may still run the build before this one, and fetch a game of it.
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request, file: string): Promise<Response> {
  return (await keptIn(NAME, file)) ?? (await keptBefore(file)) ?? fetch(request);
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
