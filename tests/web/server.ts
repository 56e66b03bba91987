// Serves the page during the browser tests, on free ports, so that several test runs on one machine do not
// collide: the site of one package, and what ships, where they are built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../scripts/browsers/serve.mjs';
import { QUICK_SITE, SITE } from '../../scripts/build.mjs';

/** The sites, by the variable with the address of each. */
const SITES = { TILERY_URL: QUICK_SITE, TILERY_SHIPS_URL: SITE };

export default async function start() {
  const late = Number(process.env.TILERY_LATE ?? 0);
  const served = Object.entries(SITES)
    .filter(([, folder]) => existsSync(join(folder, 'index.html')))
    .map(async ([name, folder]) => {
      const { url, close } = await serve({ folder, late, cached: folder === QUICK_SITE });
      process.env[name] = url;
      return close;
    });
  const closing = await Promise.all(served);
  return async () => {
    await Promise.all(closing.map((close) => close()));
  };
}
