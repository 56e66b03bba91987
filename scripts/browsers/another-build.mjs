// Turns a copy of the site into another build of it, as a change in every file would: all names with hashes
// are new, and files under the former names are gone. For tests of updates.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** The extensions of files that refer to other files. */
const NAMING = new Set(['.html', '.js', '.css', '.json', '.webmanifest']);

/**
 * @param {string} folder the copy
 * @param {string} name the build's name, a letter or two, which ends up in `data-build` and in every file name
 */
export function becomeAnotherBuild(folder, name) {
  const assets = readdirSync(join(folder, 'assets'));
  /** @type {Map<string, string>} */
  const names = new Map(assets.map((file) => [file, file.replace(/(?=\.\w+$)/, name)]));
  // Only whole names, since a name may be the end of another one.
  const renamed = (/** @type {string} */ text) =>
    text.replace(/[\w.-]+\.\w+/g, (word) => names.get(word) ?? word);
  const copy = (/** @type {string} */ from, /** @type {string} */ to) => {
    const isNaming = NAMING.has(extname(from));
    writeFileSync(
      join(folder, to),
      isNaming ? renamed(readFileSync(join(folder, from), 'utf8')) : readFileSync(join(folder, from)),
    );
  };
  // As on a real host, a name with a hash has only ever one content: an open tab that loads a file in this moment
  // gets its own build or nothing, and never a second copy of the page beside the first.
  for (const [from, to] of names) copy(join('assets', from), join('assets', to));
  for (const file of readdirSync(folder)) if (NAMING.has(extname(file))) copy(file, file);
  for (const from of names.keys()) rmSync(join(folder, 'assets', from));
  change(join(folder, 'index.html'), /<html lang="en"[^>]*>/, () => `<html lang="en" data-build="${name}">`);
  const worker = join(folder, 'service-worker.js');
  change(worker, /const VERSION = '[^']*'/, () => `const VERSION = '${name}'`);
  // The worker caches only files that match its hashes (`www/offline/files.ts`).
  change(worker, /(?<=^const FILES = )\{.*?\}/, (list) => {
    const files = Object.keys(JSON.parse(list));
    return JSON.stringify(Object.fromEntries(files.map((file) => [file, hashOf(folder, file)])));
  });
}

/** @param {string} path @param {RegExp} pattern @param {(found: string) => string} to */
function change(path, pattern, to) {
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${path}: expected ${pattern}`);
  writeFileSync(path, text.replace(pattern, to));
}

/** @param {string} folder @param {string} file */
const hashOf = (folder, file) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file === './' ? 'index.html' : file)))
    .digest()
    .subarray(0, 6)
    .toString('base64');
