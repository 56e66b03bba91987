/// <reference types="vite/client" />
// The storage of a tab by itself: `several-tabs.spec.ts` loads it into otherwise empty pages.

import { addDays, daysOf } from '../../www/store/progress/days';
import { addStars, starsOn } from '../../www/store/progress/trails';
import { Projects } from '../../www/store/projects/projects';
import { running } from '../../www/store/runs/run';
import { Store } from '../../www/store/store';

export const tab = {
  store: new Store(),
  Projects,
  addDays,
  daysOf,
  addStars,
  starsOn,
  running,
  reach,
};

/** Waits until a moment, to the millisecond, which other tabs reach too. */
async function reach(moment: number): Promise<void> {
  // clock: tabs may write in any order, and the same moment only makes a collision likely
  const left = () => moment - Date.now();
  // clock: see above
  if (left() > 3) await new Promise((done) => setTimeout(done, left() - 3));
  while (left() > 0);
}

declare global {
  interface Window {
    tab: typeof tab;
  }
}
window.tab = tab;
