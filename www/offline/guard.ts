// Runs from index.html itself, before all other scripts. It notices when the page's own script does not run,
// and explains it (`start-fault.ts`).
import { explain, explainSilence, started } from './start-fault';

/**
 * The time in milliseconds until the visitor is told that something is still missing, or that the browser,
 * which ignores scripts of an unknown type silently, is too old.
 */
const SILENCE_MS = 5000;

/** The page's script. The other one, which preloads files, is not needed. */
const OWN = 'script[src]:not([async])';

let isDone = false;
const silence = setTimeout(explainSilence, SILENCE_MS);
const done = () => {
  isDone = true;
  clearTimeout(silence);
};
const fail = (error?: unknown) => {
  if (isDone) return;
  isDone = true;
  explain(error);
};
const guard: NonNullable<typeof window.startGuard> = { done, started, explain };
window.startGuard = guard;

document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  // Extensions of the browser violate policies too, with other addresses.
  if (blockedURI.indexOf(location.origin) === 0) guard.needs = `${effectiveDirective} 'self'`;
});

addEventListener(
  'error',
  (event) => {
    const own = document.querySelector<HTMLScriptElement>(OWN);
    // Extensions of the browser report errors too, and the page can do without the preloading script.
    const isOwn = (file: string) => file.indexOf(location.origin) === 0 && !/\/preload-/.test(file);
    // A file is missing, or a script cannot be read, or throws before it can report the error itself.
    if (own !== null && event.target === own) fail();
    else if (event instanceof ErrorEvent && isOwn(event.filename)) fail(event.error);
  },
  true,
);
