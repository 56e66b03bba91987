// Weighs dist/ against the budget: the wasm, and all that the page loads before a game can be played.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUDGET } from './budget.mjs';
import { at, filesUnder, isMain, main, Problem } from './lib.mjs';

/** The brotli size of a file in bytes. @param {string} file */
export const weigh = (file) => brotliCompressSync(readFileSync(file)).length;

/**
 * The files that index.html needs at once: what it links to, what those import (but not `import()`), and the wasm.
 * Pictures and workers that scripts ask for later are seen by the browser test of the first visit.
 * @param {string} dist
 */
function firstLoad(dist) {
  const reached = new Set();
  /** @param {string} file */
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(file, 'utf8');
    for (const link of links(file, text)) visit(join(dirname(file), link));
  };
  visit(join(dist, 'index.html'));
  for (const file of filesUnder(dist)) if (isPageWasm(file)) reached.add(file);
  return [...reached];
}

/** @param {string} file */
const isPageWasm = (file) => /^tilery_bg.*\.wasm$/.test(basename(file));

/** @param {string} file @param {string} text */
function links(file, text) {
  const pattern = file.endsWith('.html')
    ? /<(?:script|link)\b[^>]*?\b(?:src|href)="(\.[^"]+)"/g
    : file.endsWith('.js')
      ? /(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g
      : /(?!)/g;
  return [...text.matchAll(pattern)].map((found) => found[1] ?? '');
}

export function checkSize() {
  const dist = at('dist');
  const all = filesUnder(dist);
  if (all.length === 0) throw new Problem('there is no dist/: run `npm run build` first');
  const first = firstLoad(dist);
  const weights = new Map(all.map((file) => [file, weigh(file)]));
  for (const [file, size] of [...weights].sort((a, b) => b[1] - a[1])) {
    const when = first.includes(file) ? 'first load' : 'later';
    console.log(`${kB(size)}  ${when.padEnd(10)}  ${file.slice(dist.length + 1)}`);
  }
  const sum = (/** @type {string[]} */ files) =>
    files.reduce((total, file) => total + (weights.get(file) ?? 0), 0);
  const wasm = sum(all.filter(isPageWasm));
  const total = sum(first);
  console.log(
    `wasm ${kB(wasm)} of at most ${kB(BUDGET.wasm)}; first load ${kB(total)} of at most ${kB(BUDGET.firstLoad)}`,
  );
  if (wasm === 0) throw new Problem('dist/ holds no tilery_bg*.wasm');
  if (wasm > BUDGET.wasm || total > BUDGET.firstLoad) {
    throw new Problem('the site is over its budget (scripts/budget.mjs says why there is one)');
  }
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

if (isMain(import.meta.url)) await main(checkSize);
