// The served build and a browser beside it, for pictures, benchmarks and checks.
import { buildSite } from '../build.mjs';
import { setup } from '../setup.mjs';
import { buildWasm } from '../wasm.mjs';
import { launchOptions } from './browser.mjs';
import { serve } from './serve.mjs';

/**
 * Sets up, builds and serves the page. `asHost` compresses files and allows caching, as hosts do; `browser`
 * also sets up a Chromium.
 * @param {{ asHost?: boolean, browser?: boolean }} how
 */
export async function serveBuild({ asHost = true, browser = true } = {}) {
  await setup({ browser });
  await buildWasm({ isAllQuick: true });
  await buildSite();
  return serve({ asHost });
}

/** Serves the build, and starts a browser. @param {{ asHost?: boolean }} how */
export async function openBrowser(how = {}) {
  const { url, close: stop } = await serveBuild(how);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(launchOptions());
  const close = async () => {
    await browser.close();
    await stop();
  };
  return { url, browser, close };
}
