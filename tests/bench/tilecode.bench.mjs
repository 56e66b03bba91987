// TileCode in wasm: how long a round takes on four kinds of games, beside PuzzleScript's engine on the same maps when its code is at
// hand; how long an hour's session takes to be scrubbed; how much memory a long session takes.
//
//   PUZZLESCRIPT=path/to/its/checkout npm run bench -- tilecode
import { load } from '../node/load.mjs';
import { engine } from './puzzlescript.mjs';

const wasm = await load(process.env.BENCH_PACKAGE ?? '');

/** Runs in which a round is measured; the best one counts, since what disturbs a machine only ever slows it. */
const RUNS = 7;
/** So many rounds a run. */
const ROUNDS = 50;

/** The same rules for PuzzleScript. It has no rule for a map on which nothing moves: there is nothing to compare. */
const RULES = [
  {
    tick: ['right', 'right', 'down', 'left', 'up', 'right', 'down', 'down'],
    rules: '[ > Player | Box ] -> [ > Player | > Box ]',
  },
  {
    tick: [],
    rules: `late down [ Box | no Obstacle ] -> [ Fresh | Box ]
late down [ Box | Box ] -> [ Box | Box ]
late [ Fresh ] -> [ ]`,
    rule: 'down [ Box | no Obstacle ] -> [ > Box | ]\n[ Box stationary ] -> [ Box ]',
  },
];

/** How our arrows are numbered there. */
const INPUTS = { U: 0, L: 1, D: 2, R: 3 };

/** The least time of a round in microseconds. @param {() => (() => void)} prepare */
function leastTime(prepare) {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    const play = prepare();
    const start = performance.now();
    play();
    least = Math.min(least, performance.now() - start);
  }
  return (least * 1000) / ROUNDS;
}
