// Trails on the page: open boards, the next board, and stored progress.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { page, tilery } from '../load.mjs';
import { same } from '../storage.mjs';

const { nextStop, stopsOf } = await page('www/run/assignments/stops.ts');
const { puzzleOf } = await page('www/run/assignments/day-puzzle.ts');
const { boardName, stars } = await page('www/store/progress/trails.ts');

/** @param {string} text */
const board = (text) => ({ text, par: 1, proven: true, solution: ['x'] });
const TRAIL = [
  { chapter: 'one', boards: ['a', 'b', 'c', 'd', 'e'].map(board) },
  { chapter: 'two', boards: ['f', 'g'].map(board) },
];
/** @param {string} texts */
const solved = (texts) => Object.fromEntries([...texts].map((text) => [boardName(text), 2]));
/** @param {string} texts */
const open = (texts) =>
  stopsOf(TRAIL, solved(texts))
    .flatMap((/** @type {any} */ stop) => (stop.shutFor === 0 ? [stop.text] : []))
    .join('');

describe('a trail', () => {
  test('opens three boards of each chapter beyond the solved ones', () => {
    assert.equal(open(''), 'abcfg');
    assert.equal(open('a'), 'abcdfg');
    // Boards solved elsewhere stay open.
    assert.equal(open('e'), 'abcdefg');
  });

  test('continues in the chapter, then at the first unsolved board', () => {
    const next = (/** @type {string} */ texts, /** @type {string | undefined} */ after) =>
      nextStop(stopsOf(TRAIL, solved(texts)), after)?.text;
    assert.equal(next('', undefined), 'a');
    assert.equal(next('a', 'a'), 'b');
    assert.equal(next('abcde', 'e'), 'f');
    assert.equal(next('acde', 'e'), 'b');
    assert.equal(next('acdef', 'g'), 'b');
    assert.equal(next('abcdefg', 'g'), undefined);
    // An assignment outside the trail leads to its beginning.
    assert.equal(next('', 'elsewhere'), 'a');
  });
});

describe('the puzzle of a day', () => {
  const days = Array.from(
    { length: 60 },
    (_, n) =>
      `2026${String(1 + Math.floor(n / 28)).padStart(2, '0')}${String(1 + (n % 28)).padStart(2, '0')}`,
  );
  const chosen = (/** @type {any[]} */ trail) => days.map((day) => puzzleOf(day, stopsOf(trail, {}))?.text);

  test('is any board, and rarely changes when boards are added or moved', () => {
    const before = chosen(TRAIL);
    assert.deepEqual(new Set(before), new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g']));
    const after = chosen([{ chapter: 'three', boards: [board('h')] }, ...TRAIL.toReversed()]);
    assert.ok(after.every((text, n) => text === 'h' || text === before[n]));
    assert.ok(after.includes('h'));
  });

  test('is neither a lesson nor too long', () => {
    assert.equal(
      puzzleOf(
        '20260101',
        stopsOf([{ chapter: 'one', boards: [{ ...board('a'), solution: Array(21).fill('x') }] }], {}),
      ),
      undefined,
    );
    assert.equal(
      puzzleOf('20260101', stopsOf([{ chapter: 'one', boards: [{ ...board('a'), say: 'one-lesson' }] }], {})),
      undefined,
    );
  });
});

describe('stored progress', () => {
  test('keeps the stars of Tilerama, whose boards got another order', () => {
    const boards = tilery.trails('tilerama').flatMap((/** @type {any} */ { boards }) => boards);
    const names = boards.map((/** @type {any} */ { text }) => boardName(text)).sort();
    assert.equal(names.length, 203);
    assert.equal(
      createHash('sha256').update(names.join()).digest('hex'),
      '984d2ff7f82489edc7c5f1def84472d3023506f718ab7d9c1c58920ab13fb75d',
    );
    const stars = Object.fromEntries(names.map((/** @type {string} */ name) => [name, 2]));
    assert.ok(
      stopsOf(tilery.trails('tilerama'), stars).every(
        (/** @type {any} */ { stars, shutFor }) => stars === 2 && shutFor === 0,
      ),
    );
  });

  test('keeps a board’s name when its par is corrected', () => {
    assert.equal(
      boardName('tilt:4x4#42;aim=reach 64;par=9!;most=12'),
      boardName('tilt:4x4#42;aim=reach 64;par=8;most=12'),
    );
    assert.notEqual(boardName('tilt:4x4#42;aim=reach 64'), boardName('tilt:4x4#42;aim=reach 32'));
    assert.match(boardName('é'), /^[0-9a-f]{8}$/);
  });

  test('accepts only one to three stars, by name', () => {
    same(stars({ '0123abcd': 3 }), { '0123abcd': 3 });
    for (const wrong of [
      null,
      [],
      { x: 1 },
      { '0123abcd': 0 },
      { '0123abcd': 4 },
      { '0123abcd': 1.5 },
      { '0123abcd': '2' },
    ])
      assert.equal(stars(wrong), undefined);
  });
});
