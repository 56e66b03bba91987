// The one door through which the page fetches what it was not loaded with, when a player asks for it. It shows that the page is busy, says when
// the host is silent or has nothing, and why, and offers to try again.
import { PATIENCE_MS } from '../engine/once';
import { WORKER } from '../offline/place';
import { reviewToasts, toast } from './toast';
import { say } from './words';

/** After so many milliseconds the page shows that it is busy. */
const BUSY_MS = 400;

/** How the page begins anew, with a newer build where there is one. What is played has been kept. */
export const anew = { begin: () => location.reload() };

/** How many fetches have gone on for so long that it shows. */
let busy = 0;
function count(change: 1 | -1): void {
  busy += change;
  document.documentElement.toggleAttribute('data-busy', busy > 0);
}

/**
 * What `begin` comes to; undefined when that cannot be had, which is said then. `again` is what the player is offered to try: the whole of what was
 * asked for. While the host is silent another try may run beside the first one, and the first answer counts.
 */
export async function reach<T>(begin: () => Promise<T>, again?: () => void): Promise<T | undefined> {
  let sign = setTimeout(() => {
    sign = undefined;
    count(1);
  }, BUSY_MS) as ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  try {
    return await new Promise<T>((resolve, reject) => {
      const attempt = (isFirst: boolean) => {
        begin().then(resolve, reject);
        silence = setTimeout(() => {
          // A script that hangs hangs for every try of this page.
          const run = isFirst ? () => attempt(false) : anew.begin;
          toast(say('host-silent'), {
            ms: Number.POSITIVE_INFINITY,
            holds: () => isOpen,
            action: { label: say('try-again'), run },
          });
        }, PATIENCE_MS);
      };
      attempt(true);
    });
  } catch (error) {
    console.warn(error);
    // The browser reads a damaged script once for each page.
    void tell(error instanceof SyntaxError ? anew.begin : again);
    return undefined;
  } finally {
    isOpen = false;
    clearTimeout(silence);
    reviewToasts();
    if (sign === undefined) count(-1);
    else clearTimeout(sign);
  }
}

/** Says that something could not be had, and why, as far as that can be found out. */
async function tell(again: (() => void) | undefined): Promise<void> {
  // What is kept may be damaged.
  globalThis.navigator.serviceWorker?.controller?.postMessage('check');
  const isNewer = await isReplaced().catch(() => false);
  const run = isNewer ? anew.begin : again;
  toast(say(isNewer ? 'host-newer' : 'start-fault'), {
    ms: 20_000,
    ...(run && { action: { label: say(isNewer ? 'command-update' : 'try-again'), run } }),
  });
}

/** Whether the host has another build by now, in whose list of files the page's own script does not stand. */
async function isReplaced(): Promise<boolean> {
  if (!import.meta.env.PROD) return false;
  const answer = await fetch(WORKER, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  const list = answer.ok ? await answer.text() : '';
  return list.startsWith('const FILES') && !list.includes(import.meta.url.split('/').at(-1) ?? '');
}
