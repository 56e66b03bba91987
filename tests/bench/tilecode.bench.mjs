// TileCode in wasm: how long a round takes on four kinds of games, beside PuzzleScript's engine on the same maps when its code is at
// hand; how long any round of an hour's session takes to be shown; how much memory a long session takes.
//
//   PUZZLESCRIPT=path/to/its/checkout npm run bench -- tilecode
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../node/load.mjs';
import { engine } from './puzzlescript.mjs';

const wasm = await load(process.env.BENCH_PACKAGE ?? '');

/** Runs in which a round is measured; the best one counts, since what disturbs a machine only ever slows it. */
const RUNS = 7;
/** So many rounds a run. */
const ROUNDS = 40;

const PUSHED = ['right', 'right', 'down', 'left', 'up', 'right', 'down', 'down'];
/** Inputs there: up, left, down, right. */
/** @type {Record<string, number>} */
const NUMBERS = { up: 0, left: 1, down: 2, right: 3 };
/** Time passes. */
const TICK = -1;

/** The same games for PuzzleScript, by what their names begin with. A map on which nothing moves has no round there. */
const THEIRS = {
  box: { inputs: PUSHED, rules: '[ > Player | Box ] -> [ > Player | > Box ]', realtime: false },
  falling: {
    inputs: [],
    rules: 'down [ stationary Box | no Obstacle ] -> [ > Box | ]',
    realtime: true,
  },
  bouncers: {
    inputs: [],
    rules:
      'right [ Going | Wall ] -> [ Coming | Wall ]\nleft [ Coming | Wall ] -> [ Going | Wall ]\nright [ Going ] -> [ > Going ]\nleft [ Coming ] -> [ > Coming ]',
    realtime: true,
  },
};

/** The least time of a round in microseconds. @param {() => () => void} prepare what makes ready, and returns what is measured */
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

/** A game of ours as one of theirs: the same map. @param {string} project @param {string} rules @param {boolean} realtime */
function translated(project, rules, realtime) {
  const rows = (/** @type {string} */ name) =>
    (project.split(`\n${name}\n`)[1] ?? '')
      .split('\n')
      .flatMap((row) => (row.startsWith('  ') ? [row.slice(2)] : []));
  const isGoing = rules.includes('Going');
  const map = rows('map').map((row, r) =>
    [...row]
      .map((tile, c) => {
        const sprite = rows('sprites')[r]?.[c];
        if (tile === 'W') return '#';
        return sprite === 'o' ? (isGoing ? 'g' : '*') : sprite === 'p' ? 'P' : '.';
      })
      .join(''),
  );
  // It wants a player on every map.
  if (!map.some((row) => row.includes('P'))) map[1] = (map[1] ?? '').replace(/[.*g]/, 'P');
  return `title Bench
${realtime ? 'realtime_interval 0.16\n' : ''}
========
OBJECTS
========

Background
Green

Wall
Brown

Player
Blue

Box
Orange

Going
Red

Coming
Pink

=======
LEGEND
=======

. = Background
# = Wall
P = Player
* = Box
g = Going
Obstacle = Wall or Box or Player

=======
SOUNDS
=======

================
COLLISIONLAYERS
================

Background
Player, Wall, Box
Going
Coming

======
RULES
======

${rules}

==============
WINCONDITIONS
==============

=======
LEVELS
=======

${map.join('\n')}
`;
}

const theirs = engine();
if (theirs === undefined) console.log('without PUZZLESCRIPT=path/to/its/checkout nothing is compared\n');
console.log('rounds in wasm             µs a round   PuzzleScript   times as fast');
for (const [index, name] of wasm.benchGames().entries()) {
  const ours = leastTime(() => {
    const board = new wasm.BenchRounds(index);
    return () => board.run(ROUNDS);
  });
  const peer = Object.entries(THEIRS).find(([begin]) => name.startsWith(begin))?.[1];
  let other = '';
  let ratio = '';
  if (theirs !== undefined && peer !== undefined) {
    const text = translated(wasm.benchProject(index), peer.rules, peer.realtime);
    const time = leastTime(() => {
      theirs.load(text);
      theirs.input(TICK);
      return () => {
        for (let n = 0; n < ROUNDS; n += 1) {
          const word = peer.inputs[n % Math.max(1, peer.inputs.length)];
          theirs.input(word === undefined ? TICK : (NUMBERS[word] ?? TICK));
        }
      };
    });
    other = time.toFixed(0);
    ratio = (time / ours).toFixed(1);
  }
  console.log(
    `${name.padEnd(24)} ${ours.toFixed(2).padStart(12)} ${other.padStart(14)} ${ratio.padStart(15)}`,
  );
}

/** An hour at 160 ms a round. */
const HOUR = 22_500;
/** Rounds that are shown, scattered over it. */
const SHOWN = 200;

console.log('\nan hour of                  rounds   ms to show one: median   worst');
for (const params of ['herd-5', 'rocks', 'aliens', 'gems']) {
  const session = wasm.Session.deal('tilecode', params, '1');
  const moves = ['R', '.', 'L', '.', 'U', 'D', 'A', '.'];
  while (session.at() < HOUR && !session.status().over) session.play(moves[session.at() % moves.length]);
  // A game that is lost soon is measured at its full length all the same: taken back a little, and played on.
  for (let tries = 0; session.at() < HOUR && tries < HOUR; tries += 1) {
    session.seek(Math.max(0, session.at() - 1 - (tries % 7)));
    const legal = session.legal();
    session.play(legal[(tries * 7) % Math.max(1, Math.min(legal.length, 5))] ?? '.');
  }
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < SHOWN; n += 1) {
    const at = (n * 7919) % session.length();
    const start = performance.now();
    session.seek(at);
    session.film();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [median, worst] = [times[SHOWN / 2] ?? 0, times.at(-1) ?? 0];
  console.log(
    `${params.padEnd(24)} ${String(session.length()).padStart(9)} ${median.toFixed(2).padStart(24)} ${worst.toFixed(2).padStart(7)}`,
  );
  session.free();
}

/** A session this long is to take less than 64 MiB. */
const LONG = 100_000;
const BENCH = process.env.BENCH_PACKAGE ?? '';
const { memory } = (await import(`file://${join(BENCH, 'tilery.js')}?own`)).initSync({
  module: readFileSync(join(BENCH, 'tilery_bg.wasm')),
});
const own = await import(`file://${join(BENCH, 'tilery.js')}?own`);
const blank = readFileSync(new URL('../../crates/tilecode/games/blank.txt', import.meta.url), 'utf8');
const wide = blank.replace(/map\n(?: {2}.*\n)+sprites\n(?: {2}.*\n)+/, () => {
  const row = (/** @type {(c: number) => string} */ of) =>
    `  ${Array.from({ length: 127 }, (_, c) => of(c)).join('')}\n`;
  const map = Array.from({ length: 127 }, () => row(() => '.')).join('');
  return `map\n${map}sprites\n${Array.from({ length: 127 }, (_, r) => row((c) => (r === 60 && c === 60 ? 'p' : '.'))).join('')}`;
});
console.log(`\n${LONG} moves of             MiB of wasm memory`);
for (const [name, text] of /** @type {const} */ ([
  ['a map of 9x6', blank],
  ['a map of 127x127', wide],
])) {
  const session = own.Session.load(text);
  for (let n = 0; n < LONG; n += 1) session.play(['R', 'D', 'L', 'U'][Math.floor(n / 9) % 4]);
  console.log(`${name.padEnd(24)} ${(memory.buffer.byteLength / 2 ** 20).toFixed(1).padStart(12)}`);
  session.free();
}
