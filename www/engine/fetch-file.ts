// Fetches files of the page from its host.

/** Hosts that lack a file may answer with a page of their own. */
const isFile = ({ ok, headers }: Response): boolean =>
  ok && headers.get('Content-Type')?.includes('text/html') !== true;

/**
 * Fetches a file. Browsers may keep a wrong answer for as long as the host allows, so it is asked for once
 * more, past the cache. Rejects if the host does not have the file.
 */
export async function fetchFile(url: string, isRight = isFile, options: RequestInit = {}): Promise<Response> {
  const first = await fetch(url, options);
  const response = isRight(first) ? first : await fetch(url, { ...options, cache: 'reload' });
  if (!isRight(response))
    throw new Error(`${url}: ${response.status} ${response.headers.get('Content-Type')}`);
  return response;
}

/** Fetches a file past the browser's cache, which may hold a wrong answer, so that its next use finds it. */
export async function refresh(url: string): Promise<void> {
  await fetch(url, { cache: 'reload' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
