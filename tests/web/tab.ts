/// <reference types="vite/client" />
// The storage of a tab by itself: `several-tabs.spec.ts` loads it into otherwise empty pages.

import { addDays, daysOf } from '../../www/store/days';
import { Projects } from '../../www/store/projects';
import { running } from '../../www/store/shapes';
import { Store } from '../../www/store/store';
import { addStars, starsOn } from '../../www/store/trails';

export const tab = {
  store: new Store(),
  Projects,
  addDays,
  daysOf,
  addStars,
  starsOn,
  running,
};

declare global {
  interface Window {
    tab: typeof tab;
  }
}
window.tab = tab;
