// Shared by the chaos suite (`chaos/`): its length, and reproducible random numbers. `npm test` runs each
// test briefly and from the same seed each time; `npm run fuzz -- chaos` runs many rounds from new seeds,
// which are printed with failures.
import type { Locator } from '@playwright/test';
import { expect, type Page, ready } from './fixtures';
import { notice } from './page';

/** The number of rounds of each random test. */
export const ROUNDS = Number(process.env.TILERY_CHAOS ?? 3);

// clock: new cases of `npm run fuzz`
const SEED = Number(process.env.TILERY_CHAOS_SEED ?? (process.env.TILERY_CHAOS ? Date.now() % 1e9 : 1));

/** Numbers from 0 to below `n`, the same ones from the same seed (mulberry32). */
export function chance(seed = SEED) {
  let state = seed;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
  return { seed, below, pick: <T>(all: readonly T[]): T => all[below(all.length)] as T };
}

/** A moment some milliseconds from now. */
// clock: what happens at the moment is right in any order
export const soon = (ms: number) => Date.now() + ms;

/** Runs a function on several pages in the same millisecond: each waits for the same time. */
export async function together<T>(pages: readonly Page[], run: () => T, inMs = 150): Promise<T[]> {
  const moment = soon(inMs);
  // Sent as one text, because the page's policy forbids evaluating text as code.
  const text = `(async () => {
    // clock: the pages may run it in any order, and the same moment only makes a collision likely
    const left = () => ${moment} - Date.now();
    // clock: see above
    await new Promise((done) => setTimeout(done, left() - 5));
    while (left() > 0);
    return (${run})();
  })()`;
  return Promise.all(pages.map((page) => page.evaluate<T>(text)));
}

/**
 * Requests something until it is there, by the notice that offers it where there is one. The page may load anew
 * meanwhile. Fails after `most` tries.
 */
export async function askUntil(
  page: Page,
  ask: () => Promise<void>,
  there: Locator,
  most: number,
): Promise<void> {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const again = notice(page).getByRole('button', { name: 'Try again' });
  for (let tries = 0; !(await there.isVisible()); tries += 1) {
    expect(tries, 'tries').toBeLessThan(most);
    await ready(page);
    const before = loads;
    if (await again.isVisible()) await again.click();
    else await ask();
    const isOver = async () => loads > before || (await again.isVisible()) || (await there.isVisible());
    await expect.poll(() => isOver().catch(() => loads > before)).toBe(true);
  }
}
