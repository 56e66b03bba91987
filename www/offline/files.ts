// The build plugin that adds to the service worker a list of all files with their hashes, and a version that
// changes with any of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withRules } from './headers.ts';
import { SHOWN } from './manifest.ts';
import { WORKER } from './worker-path.ts';

/** The file of response headers that some hosts read. */
const HEADERS = 'docs/hosting/_headers';
/** Files above this size in bytes are cached last, so that they do not delay others. */
const LARGE = 1_000_000;
const isLarge = (content: string | Uint8Array) => content.length > LARGE;

/** The first bytes of a file's SHA-256, which suffice to detect damage. */
const shortHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest().subarray(0, 6).toString('base64');

/** @param folder the static files that are copied into the build */
export function listFiles(folder: string): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    generateBundle: {
      // After the page itself has been written.
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
        // cached. Large files come last.
        const files = Object.fromEntries(
          [...contents]
            .filter(([name]) => !name.startsWith(SHOWN))
            .sort(([a, one], [b, other]) => Number(isLarge(one)) - Number(isLarge(other)) || (a < b ? -1 : 1))
            .map(([name, content]) => [name === 'index.html' ? './' : name, shortHash(content)]),
        );
        const version = hash.digest('hex').slice(0, 16);
        const page = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && file.name === 'index',
        );
        const parts = page?.type === 'chunk' ? [page.fileName, ...page.imports] : [];
        // The files that the page references are needed at its start.
        const first = [
          './',
          ...parts,
          ...[...contents.keys()].filter((name) => text.includes(`"./${name}"`)),
        ];
        // The worker recognises the page by the names of its scripts.
        for (const name of first)
          if (name.endsWith('.js') && !text.includes(name)) throw new Error(`the page does not name ${name}`);
        // Hosts read this file and do not serve it, so it is not cached.
        const headers = withRules(readFileSync(HEADERS, 'utf8'), contents);
        this.emitFile({ type: 'asset', fileName: '_headers', source: headers });
        worker.code = `const FILES = ${JSON.stringify(files)};\nconst FIRST = ${JSON.stringify([...new Set(first)])};\nconst VERSION = '${version}';\n${worker.code}`;
      },
    },
  };
}
