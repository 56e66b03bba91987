// A small static server for dist/, for tests and screenshots: below a sub-path, as on hosts that give a site
// a folder. Without options it lets nothing be cached, so that a test may change files.
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { at, isMain } from '../lib.mjs';

/** The sub-path. Unusual on purpose: a page with a hard-coded address breaks here. */
export const SUB_PATH = '/some/sub/path/';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The file types that hosts compress; pictures and tables are already compressed. */
const PACKED = /^text|json|wasm|svg/;

/**
 * Returns true if it has answered.
 * @typedef {(url: string, response: import('node:http').ServerResponse) => boolean | void} Instead
 */

/**
 * Serves a folder to this machine only. Port 0 takes a free one; `cached` allows caching of files with content
 * hashes, as hosts do; `asHost` also compresses; each answer comes up to `late` milliseconds late, by chance.
 * `instead` may answer a request in another way.
 * @param {{ folder?: string, port?: number, asHost?: boolean, cached?: boolean, late?: number, instead?: Instead }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function serve({
  folder = at('dist'),
  port = 0,
  asHost = false,
  cached = asHost,
  late = 0,
  instead,
} = {}) {
  const bodyOf = bodies();
  const server = createServer(async (request, response) => {
    if (late > 0) await setTimeout(Math.random() * late);
    if (instead?.(request.url ?? '/', response)) return undefined;
    const file = fileFor(folder, request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    if (file === undefined) {
      return response.writeHead(404, { 'Content-Type': TYPES['.txt'] }).end(`nothing at ${request.url}\n`);
    }
    const type = TYPES[extname(file.path)] ?? 'application/octet-stream';
    const isPacked = asHost && PACKED.test(type);
    const body = bodyOf(file, isPacked);
    const isHashed = cached && file.path.includes(`${sep}assets${sep}`);
    response.writeHead(200, {
      'Content-Type': type,
      ...(isPacked && { 'Content-Encoding': 'br' }),
      'Content-Length': body.length,
      'Cache-Control': isHashed ? 'max-age=31536000, immutable' : cached ? 'no-cache' : 'no-store',
    });
    return response.end(request.method === 'HEAD' ? undefined : body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      const close = () =>
        /** @type {Promise<void>} */ (
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          })
        );
      return resolve({ url: `http://127.0.0.1:${address.port}${SUB_PATH}`, close });
    });
  });
}

/**
 * Serves a copy of dist/ that a test may change. `stop` closes the connection, `remove` deletes the copy.
 * @param {Instead} [instead]
 */
export async function serveCopy(instead) {
  const folder = mkdtempSync(join(tmpdir(), 'tilery-'));
  cpSync(at('dist'), folder, { recursive: true });
  const { url, close } = await serve({ folder, ...(instead && { instead }) });
  return { folder, url, stop: close, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Reads files, and keeps what it has read until a file changes: hundreds of pages ask for the same ones.
 * @returns {(file: { path: string, state: string }, isPacked: boolean) => Buffer}
 */
function bodies() {
  /** @type {Map<string, { state: string, body: Buffer }>} */
  const kept = new Map();
  return ({ path, state }, isPacked) => {
    const known = kept.get(path);
    if (known?.state === state) return known.body;
    const read = readFileSync(path);
    const body = isPacked ? brotliCompressSync(read) : read;
    kept.set(path, { state, body });
    return body;
  };
}

/** @param {string} folder @param {string} url */
function fileFor(folder, url) {
  let path = '';
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
  if (!path.startsWith(SUB_PATH)) return undefined;
  let file = normalize(join(folder, path.slice(SUB_PATH.length)));
  if (file !== folder && !file.startsWith(folder.replace(/[\\/]?$/, sep))) return undefined;
  if (path.endsWith('/')) file = join(file, 'index.html');
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? { path: file, state: `${found.size} ${found.mtimeMs}` } : undefined;
}

if (isMain(import.meta.url)) {
  const { url } = await serve({ port: Number(process.argv[2] ?? 0) });
  console.log(`dist/ is served at ${url}`);
}
