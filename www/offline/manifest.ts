// The build plugin for `manifest.json`, by which systems install the page. It adds a shortcut for each game,
// and screenshots.
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { namedGames } from './games.ts';

const MANIFEST = 'manifest.webmanifest';
const TEMPLATE = 'www/offline/manifest.json';
/** The README's screenshots, of a phone and a desktop. */
const PICTURES = 'docs/screenshots';
/** The folder of the screenshots in the build. Playing never fetches them. */
export const SHOWN = 'screenshots/';

export function writeManifest(): Plugin {
  return {
    name: 'write-manifest',
    apply: 'build',
    generateBundle() {
      const screenshots = pictures().map(({ name, bytes, width, height }) => {
        this.emitFile({ type: 'asset', fileName: SHOWN + name, source: bytes });
        return {
          src: SHOWN + name,
          sizes: `${width}x${height}`,
          type: 'image/png',
          form_factor: width > height ? 'wide' : 'narrow',
        };
      });
      const shortcuts = namedGames().map(({ id, title }) => ({ name: title, url: `./#${id}` }));
      const manifest = { ...JSON.parse(readFileSync(TEMPLATE, 'utf8')), shortcuts, screenshots };
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest) });
    },
    transformIndexHtml: {
      // Vite would look for the file before it has been written.
      order: 'post',
      handler: (page) => page.replace(/^( *)<\/head>/m, `$1  <link rel="manifest" href="./${MANIFEST}">\n$&`),
    },
  };
}

/** The screenshots with their sizes, which are the bytes 16 to 23 of a PNG. */
function pictures() {
  return readdirSync(PICTURES)
    .filter((name) => name.endsWith('.png'))
    .sort()
    .map((name) => {
      const bytes = readFileSync(`${PICTURES}/${name}`);
      return { name, bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    });
}
