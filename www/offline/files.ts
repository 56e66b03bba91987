// The build plugin that adds to the service worker a list of all files, and a version that changes when any
// of them does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { SHOWN } from './manifest.ts';
import { WORKER } from './place.ts';

/** @param folder the static files that are copied into the build */
export function listFiles(folder: string): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    generateBundle: {
      // After the page itself, which is one of the files.
      order: 'post',
      handler(_, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle)) {
          contents.set(name, file.type === 'chunk' ? file.code : file.source);
        }
        for (const name of readdirSync(folder)) contents.set(name, readFileSync(`${folder}/${name}`));
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
        const hash = createHash('sha256');
        for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
          hash.update(`${name}\0`).update(content).update('\0');
        }
        contents.delete(WORKER);
        const text = String(contents.get('index.html') ?? '');
        // The pictures of the manifest are only fetched by systems that install the page, so they are not
        // cached.
        const files = [...contents.keys()]
          .filter((name) => !name.startsWith(SHOWN))
          .map((name) => (name === 'index.html' ? './' : name))
          .sort();
        const version = hash.digest('hex').slice(0, 16);
        const page = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
        );
        const parts = page?.type === 'chunk' ? [page.fileName, ...page.imports] : [];
        // The files that index.html itself refers to are loaded together with it.
        const first = [
          './',
          ...parts,
          ...[...contents.keys()].filter((name) => text.includes(`"./${name}"`)),
        ];
        worker.code = `const FILES = ${JSON.stringify(files)};\nconst FIRST = ${JSON.stringify([...new Set(first)])};\nconst VERSION = '${version}';\n${worker.code}`;
      },
    },
  };
}
