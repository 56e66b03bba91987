// What the build puts into the page itself, so that it shows something with the first answer of the host: its styles, which the policy
// lets in by their hash, and the names of the games, until the first one stands there.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { namedGames } from './games.ts';

const names = () =>
  namedGames()
    .map(({ title }) => title)
    .join(' · ');

/** The link to the page's styles. */
const LINK = /^ *<link rel="stylesheet"[^>]* href="\.\/([^"]+)">\n/m;

export function showEarly(): Plugin {
  return {
    name: 'show-early',
    apply: 'build',
    transformIndexHtml: (page) =>
      page.replace('<p class="loading"></p>', `<p class="loading">${names()}</p>`),
    generateBundle: {
      // After the page has been written, and before the list of all files is.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const text = page?.type === 'asset' ? String(page.source) : '';
        const name = LINK.exec(text)?.[1] ?? '';
        const styles = bundle[name];
        if (page?.type !== 'asset' || styles?.type !== 'asset')
          throw new Error('the build has no styles of the page');
        const css = String(styles.source).trim();
        // From the page, addresses would lead elsewhere.
        if (/url\(|<\//.test(css)) throw new Error('the page’s styles cannot stand in the page');
        const hash = createHash('sha256').update(css).digest('base64');
        page.source = text
          .replace(LINK, () => `    <style>${css}</style>\n`)
          .replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
        delete bundle[name];
      },
    },
  };
}
