/// <reference types="vite/client" />
// The storage of a tab by itself: `several-tabs.spec.ts` loads it into otherwise empty pages.

import { addDays, daysOf } from '../../www/store/progress/days';
import { addStars, starsOn } from '../../www/store/progress/trails';
import { Projects } from '../../www/store/projects/projects';
import { running } from '../../www/store/shapes';
import { Store } from '../../www/store/store';

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
