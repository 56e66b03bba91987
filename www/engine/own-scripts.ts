// Trusted Types: the page's policy (index.html) requires them, and Lit has a policy of its own for templates.
// The default policy allows workers, the only scripts that are started by their URL, from this host only.

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
