// Benchmark of TileCode in wasm: the time of a round for several kinds of games, compared with PuzzleScript's
// engine on the same maps if a checkout is given; the time to show any round of an hour's session; and the
// memory of a long session.
//
//   PUZZLESCRIPT=path/to/its/checkout npm run bench -- tilecode
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../node/load.mjs';
import { engine } from './puzzlescript.mjs';

const wasm = await load(process.env.BENCH_PACKAGE ?? '');

/** The number of runs in which each round is measured. */
const RUNS = 15;
/** The number of rounds per run. */
const ROUNDS = 40;

/** PuzzleScript's inputs: up, left, down and right, and time passing. */
/** @type {Record<string, number>} */
const INPUTS = { U: 0, L: 1, D: 2, R: 3, '.': -1 };

/**
 * The same games for PuzzleScript, by name: rules, and the objects that stand for this project's boxes.
 * Rolling rocks and a map without movement are measured in this project only: the former has no short
 * formulation there, and the latter no rounds.
 * @type {Record<string, { rules: string, objects: string[], isTimed: boolean }>}
 */
const THEIRS = {
  'box pushing 64x64': {
    rules:
      '[ > Player | Box | Obstacle ] -> [ Player | Box | Obstacle ]\n[ > Player | Box ] -> [ > Player | > Box ]',
    objects: ['box'],
    isTimed: false,
  },
  'falling rocks 100x100': {
    rules: 'down [ stationary Box | no Obstacle ] -> [ > Box | ]',
    objects: ['box'],
    isTimed: true,
  },
  'bouncers 100x100': {
    rules:
      'right [ Going | Wall ] -> [ Coming | Wall ]\nleft [ Coming | Wall ] -> [ Going | Wall ]\nright [ Going ] -> [ > Going ]\nleft [ Coming ] -> [ > Coming ]',
    objects: ['going', 'coming'],
    isTimed: true,
  },
};

/**
 * The mean time of a round in microseconds. For each round the minimum over all runs is taken, since
 * disturbances only slow a machine down and the first runs warm it up.
 * @param {() => (n: number) => void} prepare sets up a run, and returns a function that plays round `n`
 */
function leastRounds(prepare) {
  const least = Array.from({ length: ROUNDS }, () => Number.POSITIVE_INFINITY);
  for (let run = 0; run < RUNS; run += 1) {
    const play = prepare();
    for (let n = 0; n < ROUNDS; n += 1) {
      const start = performance.now();
      play(n);
      least[n] = Math.min(least[n] ?? 0, performance.now() - start);
    }
  }
  return (least.reduce((sum, time) => sum + time, 0) * 1000) / ROUNDS;
}

/**
 * Translates a game of this project to PuzzleScript, with the same map.
 * @param {string} project
 * @param {string} rules
 * @param {boolean} isTimed
 */
function translated(project, rules, isTimed) {
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
  // PuzzleScript requires a player on every map. One on a free tile at the top affects nothing.
  if (!map.some((row) => row.includes('P'))) map[1] = (map[1] ?? '').replace('.', 'P');
  return `title Bench
${isTimed ? 'realtime_interval 0.16\n' : ''}
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

/** The places of boxes as text, by row and column from 1, in reading order. @param {number[][]} places */
const told = (places) =>
  places
    .map(([row, col]) => `${row},${col}`)
    .sort()
    .join(' ');

const theirs = engine();
if (theirs === undefined) console.log('without PUZZLESCRIPT=path/to/its/checkout nothing is compared\n');
console.log('rounds in wasm             µs a round   PuzzleScript   times as fast');
for (const [index, name] of wasm.benchGames().entries()) {
  let board = new wasm.BenchRounds(index);
  const ours = leastRounds(() => {
    board.free();
    board = new wasm.BenchRounds(index);
    return () => board.run(1);
  });
  const peer = THEIRS[name];
  let other = '';
  let ratio = '';
  if (theirs !== undefined && peer !== undefined) {
    const buttons = /** @type {string[]} */ (wasm.benchButtons(index));
    const play = (/** @type {number} */ n) => theirs.input(INPUTS[buttons[n % buttons.length] ?? '.'] ?? -1);
    theirs.load(translated(wasm.benchProject(index), peer.rules, peer.isTimed));
    const time = leastRounds(() => {
      theirs.restart();
      for (let n = 0; n < wasm.benchBefore(index); n += 1) play(n);
      return play;
    });
    const sprites = [...board.state().matchAll(/^sprite box (\d+) (\d+)/gm)];
    const [here, there] = [
      told(sprites.map(([, row, col]) => [Number(row), Number(col)])),
      told(peer.objects.flatMap((object) => theirs.places(object))),
    ];
    if (here !== there) throw new Error(`${name}: expected the same result from both engines`);
    other = time.toFixed(0);
    ratio = (time / ours).toFixed(1);
  }
  console.log(
    `${name.padEnd(24)} ${ours.toFixed(2).padStart(12)} ${other.padStart(14)} ${ratio.padStart(15)}`,
  );
}

/** An hour at 160 ms per round. */
const HOUR = 22_500;
/** The number of rounds shown, scattered over the hour. */
const SHOWN = 200;

/** Starts a session of a benchmark project. @param {string} name */
const workload = (name) => wasm.Session.load(wasm.benchProject(wasm.benchGames().indexOf(name)));

console.log('\nan hour of                  rounds   ms to show one: median   worst');
for (const name of ['herd-5', 'rocks', 'bouncers 100x100', 'rolling rocks 100x100']) {
  const session = name.includes(' ') ? workload(name) : wasm.Session.deal('tilecode', name, '1');
  const moves = ['R', '.', 'L', '.', 'U', 'D', 'A', '.'];
  // A game that ends is undone for many rounds and continued differently, until it is an hour long.
  let chance = 1;
  for (let tries = 0; session.at() < HOUR && tries < 40 * HOUR; tries += 1) {
    chance = (chance * 1_103_515_245 + 12_345) % 2 ** 31;
    if (session.status().over) session.seek(Math.max(0, session.at() - 1 - (chance % 120)));
    else session.play(moves[(chance >> 8) % moves.length]);
  }
  // Each round is shown three times with others in between, and its minimum time counts.
  const times = Array.from({ length: SHOWN }, () => Number.POSITIVE_INFINITY);
  for (let n = 0; n < 3 * SHOWN; n += 1) {
    const shown = n % SHOWN;
    const start = performance.now();
    session.seek((shown * 7919) % session.length());
    session.film();
    times[shown] = Math.min(times[shown] ?? 0, performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const [median, worst] = [times[SHOWN / 2] ?? 0, times.at(-1) ?? 0];
  console.log(
    `${name.padEnd(24)} ${String(session.length()).padStart(9)} ${median.toFixed(2).padStart(24)} ${worst.toFixed(2).padStart(7)}`,
  );
  session.free();
}

/** The length of a session that must take less than 64 MiB. */
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
  ['bouncers 100x100', wasm.benchProject(wasm.benchGames().indexOf('bouncers 100x100'))],
])) {
  const session = own.Session.load(text);
  for (let n = 0; n < LONG; n += 1) session.play(['R', 'D', 'L', 'U'][Math.floor(n / 9) % 4]);
  console.log(`${name.padEnd(24)} ${(memory.buffer.byteLength / 2 ** 20).toFixed(1).padStart(12)}`);
  session.free();
}
