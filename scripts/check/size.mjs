// Weighs dist/ against the budget: the wasm, and all that the page loads before a game can be played.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { at, filesUnder, isMain, main, Problem, shown } from '../lib.mjs';
import { BUDGET } from './budget.mjs';

/** The brotli size of a file in bytes. @param {string} file */
export const weigh = (file) => brotliCompressSync(readFileSync(file)).length;

/**
 * The files that index.html loads at once: those it links to, and those they import (but not `import()`). The
 * browser test of the first visit measures pictures and workers requested later.
 * @param {string} dist
 */
function pageFiles(dist) {
  const reached = new Set();
  /** @param {string} file */
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(file, 'utf8');
    for (const link of links(file, text)) visit(join(dirname(file), link));
  };
  visit(join(dist, 'index.html'));
  return [...reached];
}

/**
 * True for the wasm of a package. A visitor fetches the package of the game that is played: a wasm file and
 * its script.
 */
const isWasm = (/** @type {string} */ file) => /^tilery_bg.*\.wasm$/.test(basename(file));

/** Part of the message with which Rust refuses to cut a text within a character. */
const SLICES_TEXT = 'char boundary';

/** All games and editors. @returns {{ id: string, edits: string | null }[]} */
function games() {
  const catalogue = at('www', 'pkg', 'catalogue.json');
  return existsSync(catalogue) ? JSON.parse(readFileSync(catalogue, 'utf8')) : [];
}

/** The contents of the wasm files of editors, which no first visit fetches. */
function editors() {
  return games()
    .filter(({ edits }) => edits !== null)
    .map(({ id }) => at('www', 'pkg', 'games', id, 'tilery_bg.wasm'))
    .filter(existsSync)
    .map((file) => readFileSync(file));
}

/**
 * The scripts that go with packages of games; those of editors alone are fetched with an editor.
 * @param {string} file
 */
function isGlue(file) {
  const [, name] = /^(tilery(?:-\d+)?)-.{8}\.js$/.exec(basename(file)) ?? [];
  return name !== undefined && gamesGlue().has(name);
}

function gamesGlue() {
  /** @type {Record<string, string>} */
  const glue = JSON.parse(readFileSync(at('www', 'pkg', 'games', 'glue.json'), 'utf8'));
  return new Set(games().flatMap(({ id, edits }) => (edits === null ? (glue[id] ?? []) : [])));
}

/** @param {string} file @param {string} text */
function links(file, text) {
  const pattern = file.endsWith('.html')
    ? /<(?:script|link)\b[^>]*?\b(?:src|href)="(\.[^"]+)"/g
    : file.endsWith('.js')
      ? /(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g
      : /(?!)/g;
  // The large icon is fetched only when the page is installed.
  return [...text.matchAll(pattern)]
    .map((found) => found[1] ?? '')
    .filter((link) => !/touch-icon/.test(link));
}

export function checkSize() {
  const dist = at('dist');
  const all = filesUnder(dist);
  if (all.length === 0) throw new Problem('there is no dist/: run `npm run build` first');
  // The first game's package is fetched with the page, but the largest one counts.
  const page = pageFiles(dist).filter((file) => !isWasm(file) && !isGlue(file));
  const weights = new Map(all.map((file) => [file, weigh(file)]));
  for (const [file, size] of [...weights].sort((a, b) => b[1] - a[1])) {
    const when = page.includes(file) ? 'first load' : isWasm(file) || isGlue(file) ? 'one of' : 'later';
    console.log(`${kB(size)}  ${when.padEnd(10)}  ${file.slice(dist.length + 1)}`);
  }
  const sizes = (/** @type {string[]} */ files) => files.map((file) => weights.get(file) ?? 0);
  const built = editors();
  const isEditor = (/** @type {string} */ file) => built.some((wasm) => wasm.equals(readFileSync(file)));
  const editor = Math.max(0, ...sizes(all.filter((file) => isWasm(file) && isEditor(file))));
  const ofGames = all.filter((file) => isWasm(file) && !isEditor(file));
  const wasm = Math.max(0, ...sizes(ofGames));
  const glue = Math.max(0, ...sizes(all.filter(isGlue)));
  const total = sizes(page).reduce((sum, size) => sum + size, 0) + wasm + glue;
  console.log(
    `the largest game ${kB(wasm)} of at most ${kB(BUDGET.wasm)}; with it the first load is ${kB(total)} of at most ${kB(BUDGET.firstLoad)}`,
  );
  if (editor > 0) console.log(`the largest editor ${kB(editor)} of at most ${kB(BUDGET.editor)}`);
  const worker = Math.max(
    0,
    ...sizes(all.filter((file) => /^(?:bring|search)-.*\.wasm$/.test(basename(file)))),
  );
  console.log(`the largest worker of an editor ${kB(worker)} of at most ${kB(BUDGET.worker)}`);
  const table = Math.max(0, ...sizes(all.filter((file) => file.endsWith('.net'))));
  console.log(`the largest table ${kB(table)} of at most ${kB(BUDGET.table)}`);
  if (wasm === 0 || glue === 0) throw new Problem('dist/ holds no package of a game');
  const slicing = ofGames.filter((file) => readFileSync(file).includes(SLICES_TEXT));
  if (slicing.length > 0) {
    throw new Problem(
      `${slicing.map(shown).join(', ')}: a game cuts a text at an index, \`text[from..]\`, whose panic message takes 3.4 kB: use \`get\`, \`strip_prefix\` or \`split_once\``,
    );
  }
  const isOver =
    wasm > BUDGET.wasm || editor > BUDGET.editor || worker > BUDGET.worker || table > BUDGET.table;
  if (isOver || total > BUDGET.firstLoad) {
    throw new Problem('the site is over its budget (scripts/check/budget.mjs explains it)');
  }
}

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

if (isMain(import.meta.url)) await main(checkSize);
