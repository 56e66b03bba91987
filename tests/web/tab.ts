/// <reference types="vite/client" />
// What a tab keeps things with, by itself: `several-tabs.spec.ts` loads it into pages that have nothing else to do.

import { isReady } from '../../www/engine/packages';
import * as glue from '../../www/pkg/tilery.js';
import { addDays, daysOf } from '../../www/store/days';
import { running } from '../../www/store/shapes';
import { Store } from '../../www/store/store';
import { addStars, starsOn } from '../../www/store/trails';

export const tab = {
  store: new Store(),
  addDays,
  daysOf,
  addStars,
  starsOn,
  running,
  /** Score tables are the rules' own. */
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
