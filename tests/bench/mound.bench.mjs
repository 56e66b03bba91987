// Benchmark of Mound's hints in wasm: processor time per hint, which other load on the machine affects
// little, and the share of first levels cleared by following hints. Aims: under 50 ms, and at least 95 % of
// the first levels with 8 colours.
import { load } from '../node/load.mjs';

const wasm = await load(process.env.BENCH_PACKAGE ?? '');

/** Deals per scenario. */
const DEALS = 40;
/** A level that takes more moves counts as not cleared. */
const MOST_MOVES = 300;

console.log('scenario            cleared   moves   ms: median   95 %   worst');
for (const params of ['classic-8-8-5', 'knockout-8-8-5', 'mixed-8-8-5', 'classic-10-10-5']) {
  /** @type {number[]} */
  const times = [];
  let cleared = 0;
  for (let seed = 1; seed <= DEALS; seed += 1) {
    const session = wasm.Session.deal('mound', params, String(seed));
    while (session.figures().level === 1 && session.at() < MOST_MOVES && !session.status().over) {
      const start = process.cpuUsage();
      const hint = session.hint({ nodes: Number.POSITIVE_INFINITY });
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      session.play(hint.move);
    }
    if (session.figures().level > 1) cleared += 1;
    session.free();
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
  const share = `${Math.round((100 * cleared) / DEALS)} %`;
  console.log(
    `${params.padEnd(18)} ${share.padStart(8)} ${(times.length / DEALS).toFixed(1).padStart(7)} ${at(0.5).padStart(12)} ${at(0.95).padStart(6)} ${at(1).padStart(7)}`,
  );
}
