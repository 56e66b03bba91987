// Loads code and data that the player has requested. Shows a busy bar. If the host does not respond or lacks
// the file, tells the player and offers a retry.
//
// Loads that the player has not requested do not use this module: effects and sounds, announcements,
// preloaded files, a table that improves hints. They fail silently, and are tried again when they are next
// needed.
import { StuckError } from '../engine/lazy';
import { PATIENCE_MS } from '../engine/once';
import { forbidden } from '../engine/policy';
import { reviewToasts, toast } from './toast';
import { say } from './words/words';

/** The delay in milliseconds before the busy bar appears. */
const BUSY_MS = 400;

/** The page's build, as the page itself registers it. */
export const build = {
  /** Reloads the page, with a newer build if there is one. All games are saved already. */
  reload: () => location.reload(),
  /** True if the host has another build. */
  isReplaced: async () => false,
};

/** The number of loads that have lasted longer than `BUSY_MS`. */
let busy = 0;
function count(change: 1 | -1): void {
  busy += change;
  document.documentElement.toggleAttribute('data-busy', busy > 0);
}

/**
 * Returns the result of `begin`; undefined if it fails, after telling the player. `again` repeats the whole
 * action, and is offered as a retry. While the host does not respond, a retry may run beside the first
 * attempt; the first result counts.
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
          // If the second attempt hangs too, offer to reload the page.
          const run = isFirst ? () => attempt(false) : build.reload;
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
    void tell(error instanceof StuckError ? build.reload : again);
    return undefined;
  } finally {
    isOpen = false;
    clearTimeout(silence);
    reviewToasts();
    if (sign === undefined) count(-1);
    else clearTimeout(sign);
  }
}

/** The sentence about something that could not be loaded. */
export function loadFault(): string {
  const needs = forbidden();
  return needs === undefined ? say('start-fault') : say('host-policy', { needs });
}

/** Tells the player that something could not be loaded, and the cause if it can be determined. */
async function tell(again: (() => void) | undefined): Promise<void> {
  // Have the service worker check its cache, which may be damaged.
  globalThis.navigator.serviceWorker?.controller?.postMessage('check');
  const isNewer = await build.isReplaced().catch(() => false);
  const run = isNewer ? build.reload : again;
  toast(isNewer ? say('host-newer') : loadFault(), {
    ms: 20_000,
    ...(run && { action: { label: say(isNewer ? 'command-update' : 'try-again'), run } }),
  });
}
