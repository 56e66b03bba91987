// Benchmark of challenges: the length of links of 300 moves, for recorded games and games played at random,
// and the time to prove a result of 1,000 moves in wasm. Aims: at most 2,000 characters, and under 50 ms.
import { readFileSync } from 'node:fs';
import { at, filesUnder } from '../../scripts/lib.mjs';
import { page, tilery } from '../node/load.mjs';

const { movesOf, print, saveOf } = await page('www/play/challenge/text.ts');
const { proveOne } = await page('www/play/challenge/proof.ts');
const { partsOf } = await page('www/store/runs/save.ts');
const { encode } = await page('www/engine/link-encoding.ts');
const { claimsOf } = await page('www/play/challenge/proof.ts');

const { Session } = tilery;
const engine = { begin: (/** @type {string} */ save) => Session.begin(save) };
const TODAY = '2026-11-25';
/** The numbers of moves of a link, and of a proof. */
const [LINK, PROOF] = [300, 1000];
/** Games played at random for the links of each game. */
const GAMES = Number(process.env.GAMES ?? 100);

/** Presets with boards on which games are long, so that a game has 300 moves. @type {[string, string[]][]} */
const BOARDS = [
  ['tilt', ['4x4', '5x5', '8x8']],
  ['tilerama', ['classic-a-x3', 'classic-b-x5', 'checker-x5']],
  ['tileburst', ['classic', 'full']],
  ['mound', ['classic-5-8-5', 'mixed-10-10-5']],
  ['tilecode', ['crates', 'gems', 'dungeon']],
];

/**
 * A result of at most `most` moves, played at random.
 * @param {string} begun @param {number} most @param {number} luck
 */
function played(begun, most, luck) {
  const session = Session.load(begun);
  let random = luck;
  for (let tries = 0; session.at() < most && tries < 4 * most; tries += 1) {
    // Continue an ended game from a few moves before its end.
    if (session.status().over) session.seek(Math.max(0, session.at() - 8));
    const moves = session.legal();
    random = (random * 48_271) % 2_147_483_647;
    session.play(moves[random % moves.length] ?? '');
  }
  return resultOf(session, luck);
}

/** @param {any} session @param {number} luck */
function resultOf(session, luck) {
  if (!session.status().over) session.finish();
  const save = session.save();
  const moves = movesOf(save);
  let random = luck;
  const times = moves.map(() => {
    random = (random * 48_271) % 2_147_483_647;
    // Half a second to five seconds a move, mostly short.
    return 5 + Math.floor(45 * (random / 2_147_483_647) ** 3);
  });
  const clock = times.reduce((/** @type {number} */ sum, /** @type {number} */ time) => sum + time, 0) * 100;
  const result = {
    by: 'Ada Lovelace',
    on: TODAY,
    hints: 0,
    undone: false,
    clock,
    figures: claimsOf(session),
    stopped: / stopped$/m.test(save),
    moves,
    times,
  };
  const { origin } = partsOf(save);
  session.free();
  return { challenge: { origin, results: [result] }, result };
}

/** The recorded games of the tests, cut to 300 moves. @param {string} game */
function* recorded(game) {
  for (const file of filesUnder(at('crates', game, 'tests', 'play', game))) {
    const [save = ''] = readFileSync(file, 'utf8')
      .replace(/^hash .*\n/gm, '')
      .split(/\n(?=end|board|score|\n)/);
    const { origin } = partsOf(save);
    const moves = movesOf(save).slice(0, LINK);
    if (moves.length >= 100)
      yield resultOf(Session.load(saveOf({ origin, results: [] }, { moves, stopped: false })), 7);
  }
}

/** @param {number[]} values */
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** @param {(string | number)[]} cells */
const row = (cells) => console.log(cells.map((cell, n) => String(cell).padStart(n === 0 ? 10 : 9)).join(' '));

console.log(
  `characters of a link to a challenge with ${LINK} moves and their times (shorter games are scaled)`,
);
row(['', 'games', 'median', 'worst']);
for (const [game, boards] of BOARDS) {
  const all = [...recorded(game)];
  for (let n = 0; n < GAMES; n += 1)
    all.push(played(`${game}:${boards[n % boards.length]}#${n + 1}`, LINK, n + 2));
  const lengths = [];
  for (const { challenge, result } of all) {
    if (result.moves.length < 60) continue;
    const link = (await encode(print(challenge))) ?? '';
    lengths.push(Math.round((link.length * LINK) / result.moves.length));
  }
  row([game, lengths.length, middle(lengths), Math.max(...lengths)]);
}

console.log(`\nmilliseconds to prove ${PROOF} moves (shorter games are scaled), the least of five`);
row(['', 'moves', 'ms']);
for (const [game, boards] of BOARDS) {
  // The longest of a few random games.
  const [longest] = boards
    .flatMap((board) => [1, 2].map((seed) => played(`${game}:${board}#${seed}`, PROOF, seed + 1)))
    .toSorted((a, b) => b.result.moves.length - a.result.moves.length);
  if (longest === undefined) continue;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5; n += 1) {
    const start = performance.now();
    await proveOne(longest.challenge, longest.result, engine, TODAY);
    least = Math.min(least, performance.now() - start);
  }
  const { length } = longest.result.moves;
  row([game, length, ((least * PROOF) / length).toFixed(1)]);
}
process.exit(0);
