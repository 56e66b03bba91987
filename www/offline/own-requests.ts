// Selects the requests that the service worker answers: those for the page's own files, and for the page
// itself under its own address. A host may have other pages in the same folder and below, and the worker
// never answers for these.

/** The page's file name, an alternative to the bare folder. */
const PAGE = 'index.html';

/**
 * True for files whose names change with their contents. Windows that run the previous build still request
 * its files.
 */
export const isHashed = (file: string) => file.startsWith('assets/');

/**
 * The cache key for a request, relative to the page's folder (`./` is the page itself); undefined if the file
 * is not the page's.
 */
export function ownFile(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  scope: string,
  files: ReadonlySet<string>,
): string | undefined {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined;
  // Static hosts ignore the query.
  const file = url.slice(scope.length).replace(/[?#].*$/s, '');
  if (file === '' || file === PAGE) return './';
  if (mode === 'navigate') return undefined;
  return files.has(file) || isHashed(file) ? file : undefined;
}
