// The pages of rules are the specification: what they list is what is played.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { page, tilery } from '../load.mjs';

const { characterOf } = await page('www/run/days/week.ts');
const { dayAt, numberOf } = await page('www/run/days/streak.ts');

/** @typedef {{ text: string, par: number, solution: string[], proven: boolean }} Board */

/** The games of the page in their order. @type {string[]} */
const GAMES = tilery
  .catalogue()
  .filter((/** @type {any} */ { edits }) => edits === null)
  .map((/** @type {any} */ { id }) => id);

/** @param {string} name */
const rules = (name) => readFileSync(at('docs', 'rules', `${name}.md`), 'utf8');

/**
 * The first board of a game for new players, if it has one.
 * @param {string} game
 * @returns {Board | undefined}
 */
const firstOf = (game) =>
  tilery.trails(game).find((/** @type {any} */ { chapter }) => chapter === 'welcome')?.boards[0];

/**
 * All lines of moves of a board, up to a length.
 * @param {string} text
 * @param {number} most
 * @returns {Generator<string[]>}
 */
function* lines(text, most) {
  /** @param {string[]} made @returns {Generator<string[]>} */
  function* after(made) {
    yield made;
    if (made.length === most) return;
    /** @type {any} */
    const session = tilery.Session.load(text);
    for (const move of made) session.play(move);
    const legal = session.status().over ? [] : session.legal();
    session.free();
    for (const move of legal) yield* after([...made, move]);
  }
  yield* after([]);
}

for (const game of GAMES)
  test(`the first board in the rules of ${game} is the one that is played, takes two moves and cannot be lost`, () => {
    const [, section = ''] = rules(game).split('\n## The first board\n');
    const [, listed] = /^\n[^#]*?```\n(.*)\n```\n/.exec(section) ?? [];
    const first = firstOf(game);
    assert.equal(listed?.split(' | ')[0], first?.text);
    if (first === undefined) return;
    const moves = (listed?.split(' | ')[1] ?? '').split(', ').flatMap((move) => {
      const [, name = move, times = '1'] = /^(.*) x(\d+)$/.exec(move) ?? [];
      return Array(Number(times)).fill(name);
    });
    assert.deepEqual(moves, first.solution);
    assert.equal(moves.length, 2);
    for (const line of lines(first.text, 2)) {
      /** @type {any} */
      const session = tilery.Session.load(first.text);
      for (const move of line) session.play(move);
      const { progress } = session.assignment(0);
      assert.ok(session.status().state !== 'lost' && progress !== 'lost', line.join());
      if (line.length < 2) assert.equal(progress, 'open', line.join());
      if (line.join() === moves.join()) assert.equal(progress, 'met');
      session.free();
    }
  });

test('each weekday has the game, the character and the length of solutions that the rules list', () => {
  const rows = [...rules('day').matchAll(/^\| (\w+day) \| (\w+) \| ([\w ]+) \| (\d+) to (\d+) \|$/gm)];
  assert.equal(rows.length, 7);
  // 30 November 2026 is a Monday.
  for (const [n, [, weekday, name, character, least, most]] of rows.entries()) {
    const day = dayAt(numberOf('20261130') + n);
    const found = characterOf(day);
    const stated = new Date(Date.UTC(2026, 10, 30 + n)).toLocaleDateString('en', {
      weekday: 'long',
      timeZone: 'UTC',
    });
    assert.deepEqual(
      [stated, GAMES[found.game], found.name, ...found.moves],
      [weekday, name?.toLowerCase(), character?.replace(/^a /, ''), Number(least), Number(most)],
    );
  }
});
