// Serves dist/ during the browser tests, on a free port, so that several test runs on one machine do not
// collide.
import { existsSync } from 'node:fs';
import { serve } from '../../scripts/browsers/serve.mjs';
import { at } from '../../scripts/lib.mjs';

export default async function start() {
  if (!existsSync(at('dist', 'index.html'))) throw new Error('there is no dist/: run `npm run build` first');
  const { url, close } = await serve({ late: Number(process.env.TILERY_LATE ?? 0) });
  process.env.TILERY_URL = url;
  return close;
}
