// Runs every dynamic `import()` of the build, in place of Vite's own helper (`offline/lazy-plugin.ts`).
//
// Chromium, at least up to version 150, never requests a script again that could not be imported: a moment
// without a connection would make that part of the page unusable until a reload. So the files are fetched
// first, which can be repeated, and imported afterwards.
import { fetchFile, refresh } from './fetch-file';
import { Once } from './once';

/** An import that failed although its files were fetched. Only a reload can repeat it. */
export class StuckError extends Error {}

/** The files that have been requested, by URL. */
const files = new Once<unknown>();

/**
 * Runs an import after fetching its files: the script itself, whose name is found in the source of `begin`,
 * and `others`. All names are relative to `base`.
 */
export async function lazy<T>(begin: () => Promise<T>, others: readonly string[], base: string): Promise<T> {
  const [, own = ''] = /import\(.(.+?)[`"']\)/.exec(String(begin)) ?? [];
  const urls = [own, ...others].filter(Boolean).map((name) => new URL(name, base).href);
  await Promise.all(urls.map((url) => files.get(url, () => bring(url))));
  try {
    return await begin();
  } catch (cause) {
    // A reload may find correct files.
    for (const url of urls) void refresh(url);
    throw new StuckError(`${urls[0]} cannot be run`, { cause });
  }
}

async function bring(url: string): Promise<void> {
  // The start of the page preloads some scripts. Preloaded style sheets are not applied yet, so they do not
  // count.
  const rel = url.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  // A worker has no document.
  const links = globalThis.document?.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`) ?? [];
  if ([...links].some(({ href }) => href === url)) return;
  await (url.endsWith('.css') ? bringStyles(url) : fetchScript(url));
}

/**
 * Fetches a whole script into the browser's cache. Hosts that forbid caching send it twice. Rejects responses
 * that the browser would refuse to import.
 */
async function fetchScript(url: string): Promise<void> {
  const isScript = ({ ok, headers }: Response) =>
    ok && headers.get('Content-Type')?.includes('javascript') === true;
  await (await fetchFile(url, isScript)).arrayBuffer();
}

/** Adds a style sheet. If it cannot be read, asks the host for it once more, past the browser's cache. */
async function bringStyles(url: string): Promise<void> {
  try {
    await addStyles(url);
  } catch {
    await (await fetchFile(url, undefined, { cache: 'reload' })).arrayBuffer();
    await addStyles(url);
  }
}

/** Adds a style sheet to the page and waits until it applies. */
function addStyles(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = url;
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`${url}: no styles`));
    };
    document.head.append(link);
  });
}
