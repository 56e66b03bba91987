// A browser beside the served build, for pictures and benchmarks.
import { buildSite } from '../build.mjs';
import { setup } from '../setup.mjs';
import { buildWasm } from '../wasm.mjs';
import { launchOptions } from './browser.mjs';
import { serve } from './serve.mjs';

/**
 * Sets up, builds and serves the page, and starts a browser. `asHost` compresses files and allows caching,
 * as hosts do.
 * @param {{ asHost?: boolean }} how
 */
export async function openBrowser({ asHost = true } = {}) {
  await setup({ browser: true });
  await buildWasm();
  await buildSite();
  const { url, close: stop } = await serve({ asHost });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(launchOptions());
  const close = async () => {
    await browser.close();
    await stop();
  };
  return { url, browser, close };
}
