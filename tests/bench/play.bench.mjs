// Benchmark of a program that only plays: moves a second through `Session.play`, each as a text, with the flags
// of its update. BEFORE=path/to/another/package measures that package beside this one, in turns.
import { load } from '../node/load.mjs';

/** The number of runs, of which the median counts. */
const RUNS = 5;
/** The number of moves in a run. */
const MOVES = 4000;
/** The most moves of one game. */
const LONG = 400;

/** Each game with the parameters of a usual board. */
const GAMES = /** @type {const} */ ([
  ['tilt', '4x4'],
  ['tilerama', undefined],
  ['tileburst', undefined],
  ['mound', undefined],
  ['tilecode', 'crates'],
  ['tilecode', 'rocks'],
]);

const packages = new Map([['now', await load(process.env.BENCH_PACKAGE ?? '')]]);
if (process.env.BEFORE !== undefined) packages.set('before', await load(process.env.BEFORE));

/** Random games: for each seed its moves. @param {any} wasm @param {string} game @param {string} params */
function lines(wasm, game, params) {
  let chance = 7;
  let left = MOVES;
  /** @type {string[][]} */
  const found = [];
  while (left > 0 && found.length < MOVES) {
    const session = wasm.Session.deal(game, params, String(found.length));
    /** @type {string[]} */
    const line = [];
    while (line.length < LONG && left > 0) {
      const legal = session.legal();
      if (legal.length === 0) break;
      chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31;
      const move = legal[(chance >> 8) % legal.length];
      session.play(move);
      line.push(move);
      left -= 1;
    }
    session.free();
    found.push(line);
  }
  return found;
}

/** Moves a second. @param {any} wasm @param {string} game @param {string} params @param {string[][]} all */
function speed(wasm, game, params, all) {
  let moves = 0;
  let time = 0;
  let ended = 0;
  for (const [seed, line] of all.entries()) {
    const session = wasm.Session.deal(game, params, String(seed));
    const start = performance.now();
    for (const move of line) if ((session.play(move) & 16) > 0) ended += 1;
    time += performance.now() - start;
    moves += line.length;
    session.free();
  }
  if (ended > all.length) throw new Error('a game ends once');
  return (moves / time) * 1000;
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

console.log(`moves a second      ${[...packages.keys()].map((name) => name.padStart(10)).join('')}`);
for (const [game, of] of GAMES) {
  const now = packages.get('now');
  const params =
    of ?? now.catalogue().find((/** @type {any} */ one) => one.id === game)?.presets[0].params ?? '';
  const all = lines(now, game, params);
  /** @type {Map<string, number[]>} */
  const speeds = new Map([...packages.keys()].map((name) => [name, []]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [name, wasm] of packages) {
      const of = speed(wasm, game, params, all);
      // The first run compiles.
      if (run > 0) speeds.get(name)?.push(of);
    }
  }
  const medians = [...speeds.values()].map(median);
  const [mine = 0, before] = medians;
  const ratio = before === undefined ? '' : `   ${(mine / before).toFixed(1)} times`;
  console.log(
    `${`${game} ${params}`.padEnd(20)}${medians.map((n) => n.toFixed(0).padStart(10)).join('')}${ratio}`,
  );
}
