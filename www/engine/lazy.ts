// Runs every dynamic `import()` of the build, in place of Vite's own helper (`offline/lazy-plugin.ts`).
//
// Chromium, at least up to version 150, never asks again for a script that could not be imported: a moment
// without a connection would close that part of the page until it is reloaded. So the files are fetched
// first, which can be repeated, and imported once all of them are here.
import { Once } from './once';

/** An import that failed although its files are here. Only another page can repeat it. */
export class StuckError extends Error {}

/** The files that are here or on their way, by URL. */
const files = new Once<unknown>();
/** Those that failed before. The browser's cache may hold a wrong answer. */
const failed = new Set<string>();

/**
 * Runs an import after fetching its files: the script itself, which only the text of `begin` names, and the
 * others, relative to `base`.
 */
export async function lazy<T>(begin: () => Promise<T>, others: readonly string[], base: string): Promise<T> {
  const [, own = ''] = /import\(.(.+?)[`"']\)/.exec(String(begin)) ?? [];
  const urls = [own, ...others].filter(Boolean).map((name) => new URL(name, base).href);
  await Promise.all(urls.map((url) => files.get(url, () => bring(url))));
  try {
    return await begin();
  } catch (cause) {
    // The next page finds whole files in the browser's cache, if the host has any by now.
    for (const url of urls) fetch(url, { cache: 'reload' }).catch(() => undefined);
    throw new StuckError(`${urls[0]} cannot be run`, { cause });
  }
}

async function bring(url: string): Promise<void> {
  // The start of the page asks for scripts ahead of their import. Style sheets that it asks for do not apply yet.
  const rel = url.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`);
  if ([...links].some(({ href }) => href === url)) return;
  try {
    await (url.endsWith('.css') ? addStyles(url) : fetchScript(url));
  } catch (error) {
    failed.add(url);
    throw error;
  }
}

/**
 * Fetches a script whole, mostly into the browser's cache: hosts without caching send it twice. Rejects what
 * the browser would refuse to import.
 */
async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url, { cache: failed.has(url) ? 'reload' : 'default' });
  await response.arrayBuffer();
  const type = response.headers.get('Content-Type');
  if (!response.ok || !type?.includes('javascript')) throw new Error(`${url}: ${response.status} ${type}`);
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
