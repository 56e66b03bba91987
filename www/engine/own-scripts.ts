// Trusted Types: the page's policy (index.html) lets no text become a script, and Lit's own policy makes the
// elements. Workers are the only scripts that are started by their address; it must be of this host.

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies };

trustedTypes?.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, document.baseURI).origin !== location.origin)
      throw new TypeError(`a script of another host: ${url}`);
    return url;
  },
});
