// Writes the catalogue of a package's games beside it, so that the page knows all games before it has loaded one, and each game's trail, which the
// page fetches when it is opened.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2] ?? '';
const { catalogue, initSync, trails } = await import(pathToFileURL(join(folder, 'tilery.js')).href);
initSync({ module: readFileSync(join(folder, 'tilery_bg.wasm')) });
/** What games can say is for tests, which ask the package itself. @param {string} key @param {unknown} value */
const forPage = (key, value) => (key === 'sentences' ? undefined : value);
writeFileSync(join(folder, 'catalogue.json'), `${JSON.stringify(catalogue(), forPage)}\n`);

const beside = join(folder, 'trails');
rmSync(beside, { recursive: true, force: true });
mkdirSync(beside);
for (const { id } of catalogue()) {
  const trail = trails(id);
  if (trail.length > 0) writeFileSync(join(beside, `${id}.json`), `${JSON.stringify(trail)}\n`);
}
