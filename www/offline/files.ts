// What the build adds to the service worker: the list of all its files with their hashes, and a version that is another one when any of them is.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { SHOWN } from './manifest.ts';
import { WORKER } from './place.ts';

/** What some hosts are told by a file. */
const HEADERS = 'docs/hosting/_headers';
/** What is kept behind all other files, so that it holds up none of them, in bytes. */
const LARGE = 1_000_000;
const isLarge = (content: string | Uint8Array) => content.length > LARGE;

/** The beginning of a file's SHA-256, which is enough to tell what was damaged on its way. */
const shortHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest().subarray(0, 6).toString('base64');

/** @param folder what is copied into the build as it is */
export function listFiles(folder: string): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    generateBundle: {
      // After the page itself, which is a file too.
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
        // Systems ask for the pictures of the manifest before there is anything to keep. What is large comes last, behind all that is needed.
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
        // What the page's own text names is fetched with it.
        const first = [
          './',
          ...parts,
          ...[...contents.keys()].filter((name) => text.includes(`"./${name}"`)),
        ];
        // By these the worker knows the page.
        for (const name of first)
          if (name.endsWith('.js') && !text.includes(name)) throw new Error(`the page does not name ${name}`);
        // Hosts read this file and do not serve it, so that it is none of those that are kept.
        this.emitFile({ type: 'asset', fileName: '_headers', source: readFileSync(HEADERS) });
        worker.code = `const FILES = ${JSON.stringify(files)};\nconst FIRST = ${JSON.stringify([...new Set(first)])};\nconst VERSION = '${version}';\n${worker.code}`;
      },
    },
  };
}
