// Benchmark of tilts per second in wasm, compared with a tilt in the manner of the original 2048.
import { load } from '../node/load.mjs';
import { Board } from './original.mjs';

const wasm = await load(process.env.BENCH_PACKAGE ?? '');

/**
 * Tilts all boards in all directions for half a second. Returns tilts per second and the points of one round.
 * @param {number} cols @param {number} rows @param {Uint8Array} exponents
 */
function original(cols, rows, exponents) {
  const size = cols * rows;
  const boards = exponents.length / size;
  let tilts = 0;
  let points = 0;
  let spent = 0;
  while (spent < 500) {
    points = 0;
    // Tilting changes boards, so they are created anew outside the measured time.
    const fresh = [];
    for (let i = 0; i < boards; i += 1) {
      for (let d = 0; d < 4; d += 1)
        fresh.push(new Board(cols, rows, exponents.subarray(i * size, (i + 1) * size)));
    }
    const start = performance.now();
    fresh.forEach((board, i) => {
      points += board.tilt(i % 4);
    });
    spent += performance.now() - start;
    tilts += fresh.length;
  }
  return { rate: (tilts / spent) * 1000, points };
}

/**
 * Runs a wasm loop long enough to measure, after one round that builds the tables and the boards.
 * @param {(rounds: number) => number} run @param {number} count @param {number} rounds
 */
function ours(run, count, rounds) {
  const once = performance.now();
  const points = run(1);
  const setup = performance.now() - once;
  const start = performance.now();
  run(rounds);
  const spent = Math.max(performance.now() - start - setup * ((rounds - 1) / rounds), 0.001);
  return { rate: (count * 4 * rounds) / (spent / 1000), points };
}

const COUNT = 2000;
console.log('board  routine            tilts/s   times the original');
for (const [cols, rows] of /** @type {const} */ ([
  [4, 4],
  [3, 3],
  [6, 6],
  [8, 8],
])) {
  const exponents = wasm.benchBoards(cols, rows, COUNT);
  const old = original(cols, rows, exponents);
  /** @param {string} name @param {{ rate: number }} measured */
  const row = (name, { rate }) =>
    console.log(
      `${cols}x${rows}    ${name.padEnd(16)} ${(rate / 1e6).toFixed(2).padStart(9)} M ${(rate / old.rate).toFixed(0).padStart(8)}`,
    );
  row('original', old);
  const rules = ours((rounds) => wasm.benchRules(cols, rows, COUNT, rounds), COUNT, 200);
  if (rules.points !== old.points)
    throw new Error(`${cols}x${rows}: ${rules.points} points, the original has ${old.points}`);
  row('rules', rules);
  if (cols === 4 && rows === 4) {
    const tables = ours((rounds) => wasm.benchTables(COUNT, rounds), COUNT, 20_000);
    if (tables.points !== old.points)
      throw new Error(`${tables.points} points, the original has ${old.points}`);
    row('tables', tables);
  }
}
