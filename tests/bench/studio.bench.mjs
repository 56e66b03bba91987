// Benchmark of the studio on the largest projects: the time of an edit with its view, and the memory of a
// long history. Aims: under 4 ms for frequent actions (16 ms on a phone four times slower), and 100,000 edits
// in less than 64 MiB. Then queries on a play of an hour: an explanation and any round of it, each in less
// than 50 ms.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../../scripts/lib.mjs';

const games = at('www', 'pkg', 'games');
const { studio: script } = JSON.parse(readFileSync(join(games, 'glue.json'), 'utf8'));
const { instantiate } = await import(pathToFileURL(join(games, 'glue', `${script}.js`)).href);
const studio = instantiate();
const { memory } = studio.initSync({ module: readFileSync(join(games, 'studio', 'tilery_bg.wasm')) });
const mebibytes = () => memory.buffer.byteLength / 2 ** 20;

/**
 * Levels of 127 x 127 tiles, half of them with a sprite, as many as a project's text can hold, and rules with
 * five views.
 */
function project() {
  const map = `  ${'W.'.repeat(63)}W\n`.repeat(127);
  const sprites = `  ${'.o'.repeat(63)}.\n`.repeat(127);
  const head = 'background grass . grass\nbackground wall W brick\nsprite rock o boulder\n';
  const levels = Array.from({ length: 30 }, (_, n) => `\nlevel ${n}\nmap\n${map}sprites\n${sprites}`);
  const rule = (/** @type {number} */ n) =>
    `\nrule press:right all-four flip-h\nwhen C +rock\nwhen E -wall\ndo C move:right score:${n}\n`;
  return `studio 1\ntilecode 1\n${head}${levels.join('')}${Array.from({ length: 200 }, (_, n) => rule(n)).join('')}`;
}

const text = project();
const session = studio.Session.load(text);
const viewer = new studio.Viewer();
viewer.view(session);

/**
 * The median time of a call, in milliseconds.
 * @param {string} what
 * @param {number} times
 * @param {(n: number) => void} body
 */
function time(what, times, body) {
  const taken = Array.from({ length: times }, (_, n) => {
    const start = performance.now();
    body(n);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const [median = 0, most = 0] = [taken[times >> 1], taken[Math.floor(times * 0.95)]];
  console.log(`${what.padEnd(44)} ${median.toFixed(2).padStart(8)} ${most.toFixed(2).padStart(8)}`);
}

const edit = (/** @type {string} */ move) => {
  session.play(move);
  viewer.view(session);
};
const row = (/** @type {number} */ n) => 1 + (n % 127);

console.log(`${(text.length / 1000).toFixed(0)} kB, ms:`.padEnd(44), '  median     95 %');
time('a stroke on a map', 300, (n) =>
  edit(`map 3 paint ${n % 2 ? 'wall' : 'grass'} r${row(n)}c3-r${row(n)}c9`),
);
time('sprites on a map', 300, (n) => edit(`map 3 put rock r${row(n)}c3-r${row(n)}c9`));
time('a map filled', 60, (n) => edit(`map 3 fill ${n % 2 ? 'wall' : 'grass'} r2c2`));
time('a tile of a rule', 300, (n) => edit(`rule 100 when N ${n % 2 ? '-' : '~'}wall`));
time('a rule moved', 100, (n) => edit(`rule ${1 + n} move 200`));
time('a picture', 100, (n) => edit(`pixels wall ${(n % 16).toString(16).repeat(256)}`));
time('a new name, in all rules', 20, (n) => edit(n % 2 ? 'rename stone wall' : 'rename wall stone'));
time('a new letter, in all maps', 20, (n) => edit(`letter wall ${n % 2 ? 'W' : 'X'}`));
time('undo', 200, () => {
  session.undo();
  viewer.view(session);
});
time('the whole text', 20, () => session.position());
time('a view of the whole text', 20, () => studio.view(text));
session.free();

const before = mebibytes();
const long = studio.Session.load(text);
for (let n = 0; n < 100_000; n += 1) {
  long.play(
    `map ${1 + ((n >> 6) % 30)} paint ${n % 2 ? 'wall' : 'grass'} r${row(n)}c${1 + ((n * 7) % 120)}-r${row(n)}c127`,
  );
}
console.log(
  `100,000 strokes and the project: at most ${(mebibytes() - before).toFixed(0)} MiB more than the ${before.toFixed(0)} MiB before`,
);
long.free();

/** Rounds of an hour at the usual pace. */
const HOUR = 22_500;
for (const name of ['gems', 'herd']) {
  const game = studio.shipped(name);
  const play = studio.startPlay(game, 0, '1');
  let random = 1;
  for (let n = 0; n < HOUR; n += 1) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    play.play('.LURD'[Math.max(0, (random >> 16) % 15) % 5]);
  }
  // The step is coprime to the length, so that rounds near and far are visited.
  const round = (/** @type {number} */ n) => 1 + ((n * 7919) % play.length());
  console.log(`\n${play.length()} rounds of ${name}, ms:`.padEnd(45), '  median     95 %');
  time('any round, shown', 200, (n) => {
    play.seek(round(n));
    play.film();
    play.texts();
  });
  time('why, with the way to its round', 200, (n) => {
    play.seek(round(n));
    studio.why(play, 3, 3);
  });
  time('the same inputs again', 10, () => studio.rerun(play, game).free());
  const again = studio.rerun(play, game);
  time('where two plays part', 10, () => studio.parting(play, again));
  again.free();
  play.free();
}
