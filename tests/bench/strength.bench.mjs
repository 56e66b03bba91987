// Benchmark of the strength of Tilt's player in wasm: whole games on 4x4 with its net, and a fixed number of
// nodes per move, so that the same games are played each time: 12,000 take about a millisecond. More options
// are in crates/tilt/examples/strength.rs.
//
//   [GAMES=100] [NODES=12000 | MS=1] npm run bench -- strength
import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib.mjs';
import { tilery } from '../node/load.mjs';

const GAMES = Number(process.env.GAMES ?? 4);
const FIRST_SEED = 901;
/** The budget of a move: a number of nodes, or with `MS` of milliseconds. */
const { MS, NODES = '12000' } = process.env;
const BUDGET = MS === undefined ? { nodes: Number(NODES) } : Number(MS);
/** The tiles whose share of games is reported. */
const GREAT = [8192, 16384, 32768];

const net = new Uint8Array(readFileSync(at('www', 'public', 'tilt.net')));
/** @type {{ score: number, best: number }[]} */
const ends = [];
for (let seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed += 1) {
  const session = tilery.Session.deal('tilt', '4x4', String(seed));
  session.learn(net);
  const hint = () => session.hint(BUDGET)?.move;
  for (let move = hint(); move !== undefined; move = hint()) session.play(move);
  const { score = 0, 'best-tile': best = 0 } = session.figures();
  ends.push({ score, best });
  console.log(`seed ${seed}: ${score} points, ${best}`);
  session.free();
}
const mean = ends.reduce((sum, { score }) => sum + score, 0) / GAMES;
const spread = Math.sqrt(
  ends.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / Math.max(1, GAMES - 1),
);
const shares = GREAT.map((tile) => `${tile} in ${ends.filter(({ best }) => best >= tile).length}`);
console.log(
  `${GAMES} games at ${MS === undefined ? `${NODES} nodes` : `${MS} ms`}: ${Math.round(mean)} +- ${Math.round(spread / Math.sqrt(GAMES))} points on average, ${shares.join(', ')}`,
);
