// Benchmark of Tilerama in wasm: pushes on a ten by ten board, and hints. Aims: a push in under 5 µs; on 3x3
// boards with jumps a shortest solution in under 50 ms; on 4x4 boards a solution in under a second, at most
// 1.5 times as long as the best known; on 5x5 boards one in under three seconds; all shipped boards solved
// within a second without a known solution.
import { load } from '../node/load.mjs';

const wasm = await load(process.env.BENCH_PACKAGE ?? '');

/** A ten by ten board with a single space, jumps on all borders and turns at the corners. */
function tenByTen() {
  const letters = (/** @type {string} */ text) => `o +${[...text].join('+')}+ o`;
  const inner = `${'+ '.repeat(10)}+`;
  const lines = [letters('abcdefgh')];
  for (let row = 0; row < 10; row += 1) {
    const letter = row > 0 && row < 9 ? String.fromCharCode('h'.charCodeAt(0) + row) : ' ';
    const cells = Array.from({ length: 10 }, (_, col) => (row === 5 && col === 5 ? '.' : '1'));
    lines.push(`${letter}${cells.join(' ')}${letter}`, row === 9 ? letters('abcdefgh') : inner);
  }
  const board = lines.join('|');
  return `own@${board};goal=${board.replaceAll('1', '2')}`;
}

const ROUNDS = 200_000;
const board = tenByTen();
for (const [name, cell] of /** @type {const} */ ([
  ['a row of ten round', 10],
  ['a rim of 36 round', 0],
  ['one into a space', 54],
])) {
  wasm.benchPushes(board, cell, ROUNDS);
  const start = performance.now();
  const moved = wasm.benchPushes(board, cell, ROUNDS);
  const us = ((performance.now() - start) * 1000) / ROUNDS;
  console.log(`${name.padEnd(20)} ${us.toFixed(3)} µs (${moved / ROUNDS} tiles)`);
}

/** The time of a deal's first hint. @param {string} id @param {number} ms */
function hint(id, ms) {
  const session = wasm.Session.load(`tilerama:${id}`);
  const start = performance.now();
  const { line } = session.hint(ms);
  const took = performance.now() - start;
  session.free();
  return { took, length: line.length };
}

console.log('\nboard           budget   worst ms   lengths; given ten times the budget');
for (const [board, ms, deals] of /** @type {const} */ ([
  ['classic-a-x3', 5000, 8],
  ['classic-d-x3', 5000, 8],
  ['rim-x3', 5000, 8],
  ['classic-a-x4', 1000, 4],
  ['rim-x4', 1000, 4],
  ['classic-b-x4', 1000, 4],
  ['classic-a-x5', 3000, 2],
  ['classic-b-x5', 3000, 2],
])) {
  const first = Array.from({ length: deals }, (_, seed) => hint(`${board}#${seed}`, ms));
  const best = ms < 5000 ? first.map((_, seed) => hint(`${board}#${seed}`, ms * 10).length) : [];
  const worst = Math.max(...first.map(({ took }) => took));
  const lengths = first.map(({ length }) => length).join(' ');
  console.log(
    `${board.padEnd(15)} ${`${ms}`.padStart(6)} ${worst.toFixed(0).padStart(10)}   ${lengths}${best.length > 0 ? `; ${best.join(' ')}` : ''}`,
  );
}

/** A deal without its known solution. @param {string} id */
function bare(id) {
  const session = wasm.Session.load(`tilerama:${id}`);
  const [text] = session.position().split(';way=');
  session.free();
  return text;
}

/** The number of pushes to the goal that a hint finds, if any. @param {string} text @param {number} ms */
function pushesFor(text, ms) {
  const session = wasm.Session.load(text);
  const hint = session.hint(ms);
  session.free();
  return hint?.line.length;
}

const DEALS = [1, 2, 3];
const BUDGETS = [50, 250, 1000];
const { presets } = wasm.catalogue().find((/** @type {{ id: string }} */ game) => game.id === 'tilerama');
/** @type {string[]} */
const ids = presets.flatMap((/** @type {{ params: string }} */ { params }) =>
  DEALS.map((deal) => `${params}#${deal}`),
);

console.log(`\nno way known; deals ${DEALS.join(', ')} of ${presets.length} boards`);
console.log(`pushes found in        ${BUDGETS.map((ms) => `${ms} ms`.padStart(8)).join('')}`);
const found = ids.map((id) => {
  const lengths = BUDGETS.map((ms) => pushesFor(bare(id), ms));
  // Skip deals for which more time finds no shorter solution.
  if (lengths.includes(undefined) || new Set(lengths).size > 1)
    console.log(`${id.padEnd(23)}${lengths.map((length) => `${length ?? '-'}`.padStart(8)).join('')}`);
  return lengths;
});
const solved = BUDGETS.map((_, n) => found.filter((lengths) => lengths[n] !== undefined).length);
console.log(
  `${`solved of ${ids.length}`.padEnd(23)}${solved.map((count) => `${count}`.padStart(8)).join('')}`,
);
