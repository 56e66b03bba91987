// What the build adds to the page so that a first visit need not wait twice: the browser is told of the first game's package and skin
// and of the first language before any script has run, and fetches them beside the scripts.
import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const CATALOGUE = 'www/pkg/catalogue.json';

export function fetchEarly(): Plugin {
  return {
    name: 'fetch-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const [first] = JSON.parse(readFileSync(CATALOGUE, 'utf8')) as { id: string }[];
        const id = first?.id ?? '';
        const scripts = [`pkg/games/${id}/tilery.js`, `skins/games/${id}.ts`, 'locales/en.ftl?first'];
        const tags: HtmlTagDescriptor[] = [];
        const tell = (attrs: Record<string, string | boolean>) =>
          tags.push({ tag: 'link', attrs, injectTo: 'head' });
        for (const file of Object.values(bundle)) {
          const href = `./${file.fileName}`;
          if (file.type === 'asset') {
            const isWasm = file.originalFileNames.some((name) => name.endsWith(`games/${id}/tilery_bg.wasm`));
            if (isWasm) tell({ rel: 'preload', as: 'fetch', crossorigin: true, href });
          } else if (scripts.some((name) => file.facadeModuleId?.endsWith(`/www/${name}`))) {
            tell({ rel: 'modulepreload', crossorigin: true, href });
          }
        }
        if (tags.length !== scripts.length + 1)
          throw new Error('a file of the first game is not in the build');
        return tags;
      },
    },
  };
}
