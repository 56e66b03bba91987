// Benchmark of proofs: whether each shipped level of a turn-based game can be won, and the time to find out,
// with the page's package. Aim: at most 8 s a level. Then the time of all bots on each real-time game.
import { readFileSync } from 'node:fs';
import { at, filesUnder } from '../../scripts/lib.mjs';
import { page, tilery } from '../node/load.mjs';

const { glueOf } = await page('www/engine/packages.ts');
const NAME = 'studio-search';
const search = await glueOf(NAME);
search.initSync({ module: readFileSync(at('www', 'pkg', 'games', NAME, 'tilery_bg.wasm')) });

const AIM_MS = 8000;
/** The time limit of a search, in milliseconds. A longer one shows how levels over the aim end. */
const MOST_MS = Number(process.env.MS ?? AIM_MS);

/** @param {() => any} run */
function timed(run) {
  const start = performance.now();
  const result = run();
  return { result, ms: performance.now() - start };
}

const names = filesUnder(at('crates', 'tilecode', 'games')).map((file) =>
  file.replace(/^.*[\\/]|\.txt$/g, ''),
);
let [longest, open] = [0, 0];
for (const name of names) {
  const text = tilery.shipped(name);
  if (text === undefined) continue;
  const { levels } = tilery.view(text);
  let all = 0;
  for (const n of levels.keys()) {
    const { result, ms } = timed(() => search.prove(text, n, 'A way', MOST_MS));
    if (result.state === 'rounds') {
      const { ms: played } = timed(() => search.bots(text, n, 12, 400, 60_000));
      all += played;
      continue;
    }
    longest = Math.max(longest, ms);
    open += Number(result.state === 'unknown');
    const what = result.state === 'wins' ? `${result.presses} presses` : result.state;
    console.log(
      `${`${name} ${n + 1}`.padEnd(12)} ${what.padEnd(12)} ${String(result.thousands).padStart(6)} thousand rounds ${ms.toFixed(0).padStart(6)} ms`,
    );
  }
  if (all > 0)
    console.log(`${name.padEnd(12)} bots on ${levels.length} levels ${all.toFixed(0).padStart(6)} ms`);
}
console.log(`the longest ${longest.toFixed(0)} ms, aim ${AIM_MS}; ${open} levels not known by then`);
process.exit(longest > AIM_MS || open > 0 ? 1 : 0);
