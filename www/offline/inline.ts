// The build plugin that inlines content into index.html, so that the page shows something with the host's
// first response: its styles, which the content security policy allows by their hash, and the names of the
// games.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { namedGames } from './games.ts';

const names = () =>
  namedGames()
    .map(({ title }) => title)
    .join(' · ');

/** The link to the page's stylesheet. */
const LINK = /^ *<link rel="stylesheet"[^>]* href="\.\/([^"]+)">\n/m;

export function showEarly(): Plugin {
  return {
    name: 'show-early',
    apply: 'build',
    transformIndexHtml: (page) =>
      page.replace('<p class="loading"></p>', `<p class="loading">${names()}</p>`),
    generateBundle: {
      // After index.html has been written, and before the list of all files is.
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        const text = page?.type === 'asset' ? String(page.source) : '';
        const name = LINK.exec(text)?.[1] ?? '';
        const styles = bundle[name];
        if (page?.type !== 'asset' || styles?.type !== 'asset')
          throw new Error('the build has no stylesheet for the page');
        const css = String(styles.source).trim();
        // URLs are relative to the stylesheet, so they would not resolve from the page.
        if (/url\(|<\//.test(css)) throw new Error('a stylesheet with url() or </ cannot be inlined');
        const hash = createHash('sha256').update(css).digest('base64');
        page.source = text
          .replace(LINK, () => `    <style>${css}</style>\n`)
          .replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
        delete bundle[name];
      },
    },
  };
}
