// Which requests the service worker answers: those for the page's own files, and for the page itself by its own address. A host may
// have other pages in the same folder and below it, and those are never answered for.

/** The page's own name in its folder, beside the bare folder. */
const PAGE = 'index.html';

/** Files whose names change with their contents. Those of the build before are asked for by windows that still run it. */
export const isHashed = (file: string) => file.startsWith('assets/');

/**
 * The name under which a request's answer is kept, from the page's folder (`./` is the page itself); undefined when the request is
 * for somebody else's file.
 */
export function ownFile(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  scope: string,
  files: ReadonlySet<string>,
): string | undefined {
  if (method !== 'GET' || !url.startsWith(scope)) return undefined;
  // What stands behind a question mark tells nothing to a host of files.
  const file = url.slice(scope.length).replace(/[?#].*$/s, '');
  if (file === '' || file === PAGE) return './';
  if (mode === 'navigate') return undefined;
  return files.has(file) || isHashed(file) ? file : undefined;
}
