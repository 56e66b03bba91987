/// <reference types="vite/client" />
// The storage of a tab by itself: `several-tabs.spec.ts` loads it into otherwise empty pages.

import { isReady } from '../../www/engine/packages';
import * as glue from '../../www/pkg/tilery.js';
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
  /** Score tables are implemented by the rules. */
  async ready(wasm: string): Promise<void> {
    await glue.default({ module_or_path: wasm });
    isReady(glue as unknown as Parameters<typeof isReady>[0]);
  },
};

declare global {
  interface Window {
    tab: typeof tab;
  }
}
window.tab = tab;
