// The service worker: it keeps all files of one build, so that the page opens and every game plays without a connection.
// A newer build is fetched beside it and waits until the player asks for it. `files.ts` in this folder writes the list.

/** The build's files, from the page's folder; `./` is the page itself. */
declare const FILES: readonly string[];
/** A hash of all files. */
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;

// One origin may hold several pages of this kind, each in a folder of its own.
const OURS = `tilery ${worker.registration.scope} `;
const NAME = OURS + VERSION;

/** Files whose names change with their contents. */
const isHashed = (file: string) => file.startsWith('assets/');

worker.addEventListener('install', (event) => event.waitUntil(store()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(worker.registration.scope)) {
    event.respondWith(answer(request));
  }
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

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const page = request.mode === 'navigate' ? './' : request;
  const options = { ignoreVary: true };
  return (await cache.match(page, options)) ?? (await caches.match(page, options)) ?? fetch(request);
}
