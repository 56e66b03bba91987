// Detects a Content-Security-Policy of the host that forbids what the page needs. The document's own policy
// allows all of it, but a host may send a stricter one, and browsers apply both.

/** The smallest valid package. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/**
 * The sources that the host's policy would have to allow; undefined if it is not known to forbid anything that
 * the page needs.
 */
export function forbidden(): string | undefined {
  try {
    if (typeof WebAssembly === 'object') new WebAssembly.Module(EMPTY);
  } catch {
    return "script-src 'wasm-unsafe-eval'";
  }
  return window.startGuard?.needs;
}
