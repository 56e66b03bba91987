// Benchmark of packing films and passing them to JavaScript: from the board to a Float32Array, and the total
// cost of a move.
import { load } from '../node/load.mjs';

const wasm = await load(process.env.BENCH_PACKAGE ?? '');

/** Microseconds per call, the best of five runs. @param {number} calls @param {() => void} body */
function time(calls, body) {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    const start = performance.now();
    for (let i = 0; i < calls; i += 1) body();
    best = Math.min(best, ((performance.now() - start) / calls) * 1000);
  }
  return best;
}

console.log('what                                   sprites   µs');
for (const { id, presets } of wasm.catalogue()) {
  for (const { params } of presets) {
    const session = wasm.Session.deal(id, params, '1');
    /** @param {string} what @param {number} sprites @param {number} us */
    const row = (what, sprites, us) =>
      console.log(
        `${`${id} ${params}: ${what}`.padEnd(40)} ${String(sprites).padStart(5)} ${us.toFixed(1).padStart(6)}`,
      );
    const sprites = session.film()[8];
    row(
      'still film',
      sprites,
      time(500, () => session.film()),
    );
    row(
      'a move and its film',
      sprites,
      time(50, () => {
        const [move] = session.legal();
        // The film is part of the update.
        if (move === undefined) session.restart();
        else session.play(move);
      }),
    );
    session.free();
  }
}
