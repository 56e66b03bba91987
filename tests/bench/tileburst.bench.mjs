// Benchmark of Tileburst's hints in wasm: processor time on grids of 6, 8 and 10. Aim: a full search two
// placements deep over both tiles, all placements and the swap, in under 50 ms on a grid of 10. Scores of
// whole games are in crates/tileburst/benches.
import { load } from '../node/load.mjs';

const wasm = await load(process.env.BENCH_PACKAGE ?? '');

/** The number of repetitions of each hint. */
const ROUNDS = 5;
/** No limit, so that the search completes. */
const ENOUGH = { nodes: Number.POSITIVE_INFINITY };
/** The number of deals per size, and of moves played from each. */
const DEALS = 4;
const MOVES = 12;

/**
 * An empty grid, which has the widest search, since nothing blocks either tile.
 * @param {number} size
 * @param {string} tiles
 */
const empty = (size, tiles) =>
  `tileburst:classic@${size}/${Array(size).fill('.'.repeat(size)).join('-')}/${tiles}/0/0`;

/** @param {number[]} times @param {number} part */
const at = (times, part) =>
  ([...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);

/**
 * The processor time of a hint in milliseconds, which other load on the machine affects little.
 * @param {{ hint(budget: object): { move: string } | undefined }} session
 */
function timed(session) {
  const start = process.cpuUsage();
  const hint = session.hint(ENOUGH);
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1000, move: hint?.move };
}

console.log('size   empty grid: best    median   in play: median   95 %   worst');
for (const [size, tiles] of /** @type {const} */ ([
  [6, 'b111+100/r011+110'],
  [8, 'b1111+1000/r11+11+10'],
  [10, 'b1111+1000/r110+010+011'],
])) {
  const widest = wasm.Session.load(empty(size, tiles));
  const times = Array.from({ length: ROUNDS }, () => timed(widest).ms);
  widest.free();
  /** @type {number[]} */
  const inPlay = [];
  for (let seed = 1; seed <= DEALS; seed += 1) {
    const session = wasm.Session.load(`${empty(size, tiles)};chance=${seed}`);
    for (let n = 0; n < MOVES && !session.status().over; n += 1) {
      const { ms, move } = timed(session);
      inPlay.push(ms);
      if (move !== undefined) session.play(move);
    }
    session.free();
  }
  console.log(
    `${String(size).padEnd(6)} ${at(times, 0).padStart(16)} ${at(times, 0.5).padStart(9)} ${at(inPlay, 0.5).padStart(17)} ${at(inPlay, 0.95).padStart(6)} ${at(inPlay, 1).padStart(7)}`,
  );
}
