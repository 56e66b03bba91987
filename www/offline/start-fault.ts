// Explains a page that did not start, in the document itself: files are missing, the browser is too old, the
// page was opened from the disk, or the host forbids what it needs. The build writes this module into
// index.html (`guard.ts`). It uses nothing newer than ES2015, so that it runs where the page does not.

/** The sentences of `start.ftl`, by language and name. Set by the build (`inline.ts`). */
declare const SENTENCES: Record<string, Record<string, string>>;

/** The sessionStorage key of the number of reloads. */
const RELOADS = 'tilery.reloads';

/** The language in the stored settings. The store's own module is not loaded. */
const LANGUAGE = /"language":"([a-z]+)/i;

declare global {
  interface Window {
    /** Watches the start of the page; absent if a policy of the host forbids scripts in documents. */
    startGuard?: {
      /** What a policy of the host would have to allow, if it has kept a file of the page from loading. */
      needs?: string;
      /** Ends the watch: the page's own script is at work. */
      done(): void;
      started: typeof started;
      explain: typeof explain;
    };
  }
}

/**
 * Explains why the page did not start. `needs` is what the host's policy would have to allow. If the host has
 * all files, the browser may have kept wrong ones, so the page is reloaded first.
 */
export function explain(error?: unknown, needs = window.startGuard?.needs): void {
  if (explainBrowser(needs)) return;
  void renewed().then((missing) => {
    if (missing.length > 0) show('missing', missing.join(', '));
    else if (mayReload()) location.reload();
    else if (error instanceof SyntaxError) show('old', error.message);
    else show('failed', String(error));
  });
}

/** Says that files are still coming, if nothing worse is known. */
export function explainSilence(): void {
  if (document.querySelector('.failure') === null && !explainBrowser()) show('silent');
}

/** Explains what can be known without asking the host. Returns false if nothing is. */
function explainBrowser(needs?: string): boolean {
  const lacks = lacking().join(', ');
  if (location.protocol === 'file:') show('disk');
  else if (needs) show('policy', needs);
  else if (lacks) show('old', lacks);
  else return false;
  return true;
}

/** The features that the page needs and this browser lacks, by their technical names. */
function lacking(): string[] {
  const features: Record<string, boolean> = {
    'JavaScript modules': 'noModule' in HTMLScriptElement.prototype,
    WebAssembly: 'WebAssembly' in window,
    toSorted: 'toSorted' in Array.prototype,
    popover: 'popover' in HTMLElement.prototype,
  };
  return Object.keys(features).filter((name) => !features[name]);
}

/**
 * Fetches the files of the start again, past the browser's cache, which may hold wrong answers for a year.
 * Returns those that the host does not have.
 */
function renewed(): Promise<string[]> {
  const files = document.querySelectorAll<HTMLScriptElement & HTMLLinkElement>(
    'script[src], link[rel$=preload]',
  );
  // A script may be preloaded too.
  const urls = new Set([...files].map(({ src, href }) => src || href));
  return Promise.all(
    [...urls].map((url) => {
      const ask = () =>
        fetch(url, { cache: 'reload' })
          .then((answer) => answer.text().then((text) => isRight(url, answer, text)))
          .catch(() => false);
      // The first answer may be that of a link that preloaded the file.
      return ask()
        .then((isThere) => isThere || ask())
        .then((isThere) => (isThere ? '' : url.replace(/.*\//, '')));
    }),
  ).then((names) => names.filter(Boolean));
}

/** Some hosts answer with a page of their own instead of a file that they lack. */
const isRight = (url: string, { ok, headers }: Response, text: string): boolean =>
  ok && text[0] !== '<' && (!/js$/.test(url) || /javascript/.test(`${headers.get('Content-Type')}`));

/**
 * Counts the reloads in a row. One may not suffice: each start asks only for the files that it got to. Returns
 * false once there were enough, or without storage.
 */
function mayReload(): boolean {
  try {
    const count = Number(sessionStorage.getItem(RELOADS));
    sessionStorage.setItem(RELOADS, `${count + 1}`);
    return count < 2;
  } catch {
    return false;
  }
}

/** The page has started: forgets the reloads that it took. */
export function started(): void {
  try {
    sessionStorage.removeItem(RELOADS);
  } catch {
    // None were counted.
  }
}

type Fault = 'missing' | 'old' | 'disk' | 'policy' | 'silent' | 'failed';

function show(fault: Fault, what = ''): void {
  const language = wanted();
  const sentences = SENTENCES[language] || {};
  const root = document.getElementById('app');
  if (root === null) return;
  root.textContent = '';
  const add = (tag: 'p' | 'button', to: Element, text = '') => {
    const element = document.createElement(tag);
    element.textContent = text.replace('{ $what }', what);
    to.appendChild(element);
    return element;
  };
  const box = document.createElement('main');
  box.className = 'failure';
  box.lang = language;
  root.appendChild(box);
  add('p', box, sentences[`start-${fault}`]);
  const again = add('button', box, sentences['start-reload']);
  again.className = 'main';
  again.onclick = () => location.reload();
}

/** The language of the page, chosen in the settings or else of the browser. */
function wanted(): string {
  let chosen = '';
  try {
    chosen = (LANGUAGE.exec(localStorage.getItem('tilery.settings') || '') || ['', ''])[1] || '';
  } catch {
    // Storage is forbidden.
  }
  const tags = [chosen, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.filter((tag) => tag in SENTENCES)[0] || 'en';
}
