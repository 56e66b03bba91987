// The parts of a link that are needed before the page's scripts have been loaded: the fragment of an address,
// its size limit, and decompression. `link-decoding.ts` and `link-encoding.ts` have the rest.

/** Fragments longer than this are refused, in characters. */
export const MAX_FRAGMENT = 64 * 1024;
/**
 * The content of an address's fragment, without `#` and without spaces around it, which come from copying and
 * wrapping.
 */
// Not a regular expression, because one for trailing spaces would take quadratic time.
export const bodyOf = (fragment: string) => fragment.replace(/^#/, '').replaceAll('%20', ' ').trim();

/** True if an address's fragment, with or without its `#`, has content. */
export const isLink = (fragment: string) => bodyOf(fragment) !== '';

/** Decodes base64url. Throws if it is malformed. */
export const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));

/** Decompresses a packed text in chunks. Throws, at once or later, if it is malformed. */
export function unpacking(base64url: string): ReadableStreamDefaultReader<Uint8Array> {
  return new Blob([bytesOf(base64url)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
}
