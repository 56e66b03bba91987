// The puzzle of the day: its game and its character.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';

const { characterOf, fitting } = await page('www/run/days/week.ts');
const { dayAt, numberOf } = await page('www/run/days/streak.ts');
const { stopsOf } = await page('www/run/assignments/stops.ts');
const { puzzleOf } = await page('www/run/assignments/day-puzzle.ts');

/** The games of the page in their order. */
const GAMES = tilery.catalogue().filter((/** @type {any} */ { edits }) => edits === null);
const trailOf = (/** @type {number} */ game) =>
  stopsOf(
    tilery.trails(GAMES[game].id).filter((/** @type {any} */ { chapter }) => chapter !== 'welcome'),
    {},
  );

test('each weekday has a game and enough puzzles of its character, and a year has no puzzle twice in a row', () => {
  assert.equal(characterOf('20261130').name, 'gentle', 'a Monday');
  assert.equal(characterOf('20261205').name, 'hard', 'a Saturday');
  assert.equal(characterOf('20261206').name, 'picture', 'a Sunday');
  const trails = GAMES.map((/** @type {unknown} */ _, /** @type {number} */ game) => trailOf(game));
  /** @type {Map<number, Set<string>>} */
  const chosen = new Map();
  for (let n = 0; n < 364; n += 1) {
    const day = dayAt(numberOf('20261126') + n);
    const character = characterOf(day);
    const puzzle = puzzleOf(day, trails[character.game], fitting(day, character.game));
    assert.ok(puzzle !== undefined, day);
    const [least, most] = character.moves;
    const { length } = puzzle.solution;
    assert.ok(length >= least && length <= most && puzzle.text.includes(character.holds ?? ''), day);
    const all = chosen.get(n % 7) ?? new Set();
    chosen.set(n % 7, all.add(puzzle.text));
  }
  for (const all of chosen.values()) assert.ok(all.size >= 5, `${all.size} puzzles on a weekday`);
});

test('a hard puzzle is none to last on, from the day on which that was changed', () => {
  const { game } = characterOf('20261205');
  const board = { text: 'tilt:4x4#1;aim=survive 7;par=7!', solution: Array(7).fill('left') };
  assert.equal(fitting('20261128', game)(board), true);
  assert.equal(fitting('20261205', game)(board), false);
  assert.equal(fitting('20261205', game)({ ...board, text: 'tilt:4x4#1;aim=reach 64;par=7!' }), true);
});

test('earlier days keep their puzzles, as do the other games of a day', () => {
  assert.equal(fitting('20261125', characterOf('20261125').game), undefined);
  const { game } = characterOf('20261130');
  assert.equal(fitting('20261130', game + 1), undefined);
  assert.notEqual(fitting('20261130', game), undefined);
});

/** The share of blind games on a board, of random legal moves, that reach its goal with three stars. */
function blindShare(/** @type {{ text: string, solution: readonly string[] }} */ { text, solution }) {
  const TRIES = 50;
  let solved = 0;
  for (let n = 0; n < TRIES; n += 1) {
    const session = tilery.Session.load(text);
    let seed = 7919 * n + 13;
    for (let at = 0; at < solution.length && !session.status().over; at += 1) {
      const moves = session.legal();
      seed = (seed * 48_271) % 2_147_483_647;
      session.play(moves[seed % moves.length]);
    }
    if (session.status().state === 'won') solved += 1;
    session.free();
  }
  return solved / TRIES;
}

test('no day that is said to be hard is solved by blind moves', () => {
  const first = numberOf('20261128');
  assert.equal(characterOf('20261128').name, 'fair', 'its board can be solved without looking');
  const stops = trailOf(characterOf('20261205').game);
  /** @type {Set<string>} */
  const measured = new Set();
  for (let week = 0; week < 104; week += 1) {
    const day = dayAt(first + 7 * week);
    const { game, name } = characterOf(day);
    const puzzle = puzzleOf(day, stops, fitting(day, game));
    if (name !== 'hard' || measured.has(puzzle.text)) continue;
    measured.add(puzzle.text);
    assert.ok(blindShare(puzzle) <= 0.2, `${day}: ${puzzle.text}`);
  }
  assert.ok(measured.size > 10);
});
