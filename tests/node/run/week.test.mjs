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
