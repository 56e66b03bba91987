// Writes the catalogue of a package's games beside it, so that the page knows all games before it has loaded one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2] ?? '';
const { catalogue, initSync } = await import(pathToFileURL(join(folder, 'tilery.js')).href);
initSync({ module: readFileSync(join(folder, 'tilery_bg.wasm')) });
// What the games can say is for tests only: the page finds a sentence by the name that it is given.
const games = catalogue().map((/** @type {{ sentences?: string[] }} */ { sentences: _, ...game }) => game);
writeFileSync(join(folder, 'catalogue.json'), `${JSON.stringify(games)}\n`);
