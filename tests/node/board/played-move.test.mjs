// The marks of a played move beside those of a better one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page, tilery } from '../load.mjs';

const { apart, endOf, marksOf } = await page('www/board/played-move.ts');

const { Session } = tilery;

/** The marks that a suggested move adds to a session's board. @param {string} text @param {string} move */
function marks(text, move) {
  const session = Session.load(text);
  const bare = endOf(session.state().film).sprites;
  const shown = endOf(session.suggest(move).film).sprites;
  session.free();
  return marksOf(bare, shown);
}

describe('the marks of a suggestion', () => {
  for (const text of [
    'tilt:3x3#5',
    'tileburst:classic#5',
    'mound:classic-5-8-5#5',
    'tilerama:classic-c-x3~6#7',
    'tilecode:crates-5#7',
  ]) {
    test(`are found in ${text}`, () => {
      const session = Session.load(text);
      // Waiting has no mark.
      const [one, other] = session.legal().filter((/** @type {string} */ move) => move !== '.');
      const pieces = endOf(session.state().film).sprites.length;
      session.free();
      assert.ok(marks(text, one).length > 0 && marks(text, one).length < pieces / 2);
      assert.notDeepEqual(marks(text, one), marks(text, other));
    });
  }
});

test('if both moves have a mark at one place, that of the played one is shifted in its direction', () => {
  const board = 'tilt:4x4@0,0,0,0/0,2,0,0/0,0,4,0/0,0,0,0;score=0;chance=1';
  const better = marks(board, 'up');
  const [{ x, y, w, h }] = better;
  const beside = Object.fromEntries(
    ['up', 'right', 'down', 'left'].map((dir) => [
      dir,
      apart(marks(board, dir), dir === 'up' ? marks(board, 'down') : better)[0],
    ]),
  );
  assert.ok(beside.left.x + beside.left.w < x + w / 2 && beside.right.x > x + w / 2);
  assert.ok(beside.up.y + beside.up.h < y + h / 2 && beside.down.y > y + h / 2);
  assert.equal(beside.left.y + beside.left.h / 2, y + h / 2);
  for (const { x, y, w, h } of Object.values(beside))
    assert.ok(x >= 0 && y >= 0 && x + w <= 4 && y + h <= 4, 'still on the board');
  assert.deepEqual(apart(better, []), better);
});

test('marks that both moves share stay in place', () => {
  const board = 'tileburst:classic@6/......-......-......-......-......-....../g111/r1/0/0';
  const session = Session.load(board);
  const at = session.legal().filter((/** @type {string} */ move) => move.endsWith(' r1c1'));
  session.free();
  const [one, other] = [marks(board, at[0]), marks(board, at[1])];
  assert.ok(at.length > 1 && one.length > 0, at.join());
  assert.deepEqual(apart(one, other), one);
});
