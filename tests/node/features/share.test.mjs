// The line and the picture of a result.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { page, tilery } from '../load.mjs';

Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en-GB'] }, configurable: true });
Object.assign(globalThis, { document: { documentElement: {} } });
const { loadSentences, setLanguage } = await page('www/ui/words/words.ts');
const { boardLine, resultLine } = await page('www/features/share/line.ts');
const { isReady } = await page('www/engine/packages.ts');
const { addressShown, linesOf, put } = await page('www/ui/picture.ts');

const CATALOGUE = tilery.catalogue();

before(async () => {
  isReady(tilery);
  await setLanguage('en');
  await loadSentences('dialogs', 'panels', 'tilerama', 'tilerama-dialogs', 'tilt', 'tilt-dialogs');
});

/**
 * A game on the page that has made some moves.
 * @param {string} text
 * @param {string[]} moves
 * @param {object} more
 */
function played(text, moves, more) {
  const session = tilery.Session.load(text);
  for (const move of moves) session.play(move);
  return {
    session,
    game: CATALOGUE.find((/** @type {{ id: string }} */ { id }) => id === session.game()),
    run: { day: null, hints: 0, challenge: null },
    state: {
      at: moves.length,
      title: undefined,
      params: session.params(),
      status: session.status(),
      figures: session.figures(),
    },
    par: undefined,
    ...more,
  };
}

const SOLUTION = ['r1c1 down', 'r3c1 right', 'r1c3 up', 'r2c1 left', 'r1c1 left', 'r1c1 up'];

test('the line of a solved board says how it was solved, and asks whether the reader can do it too', () => {
  const play = played('tilerama:classic-a-x3#5', SOLUTION, { par: { moves: 6, proven: true } });
  assert.equal(
    resultLine(play).replaceAll('\u00a0', ' '),
    'Tilery: Tilerama Loops 3 × 3 · Solved in 6: it cannot be done in fewer · ★★★ · Can you do it too?',
  );
});

test('an answer to a challenge asks nothing: it goes to who has done it', () => {
  const run = { day: null, hints: 0, challenge: 'the other result' };
  const play = played('tilerama:classic-a-x3#5', SOLUTION, { par: { moves: 6, proven: true }, run });
  assert.match(resultLine(play), / · ★★★$/);
});

test('the line of a board solved with hints tells them in place of praise', () => {
  const par = { moves: 6, proven: true };
  for (const [hints, told] of /** @type {const} */ ([
    [1, 'Solved in 6 with 1 hint · ★★☆'],
    [2, 'Solved in 6 with 2 hints · ★☆☆'],
  ])) {
    const play = played('tilerama:classic-a-x3#5', SOLUTION, {
      par,
      run: { day: null, hints, challenge: null },
    });
    assert.ok(resultLine(play).includes(` · ${told} · `), resultLine(play));
  }
});

test('the line of a board to last on tells its goal and stars, not the moves that it always takes', () => {
  const board = 'tilt:3x3@0,0,0/0,2,0/0,0,0;score=0;chance=0000000000000000;aim=survive 2;par=2!';
  const play = played(board, ['up', 'right'], {
    run: { day: null, hints: 0, aim: 'survive 2', auto: null, challenge: null },
    stars: 3,
  });
  assert.equal(
    resultLine(play).replaceAll('\u00a0', ' '),
    'Tilery: Tilt 3 × 3 · Make 2 moves before you get stuck · ★★★ · Can you do it too?',
  );
});

test('the line of a puzzle says which one it is', () => {
  const board = 'tilt:3x3@0,0,0/0,2,0/0,0,0;score=0;chance=0000000000000000;aim=survive 2;par=2!';
  const run = { day: null, hints: 0, aim: 'survive 2', auto: null, challenge: null };
  const play = played(board, ['up', 'right'], { run, stars: 3 });
  assert.match(resultLine(play, 'Puzzle 1 of 123'), /^Tilery: Tilt, Puzzle 1 of 123 · /);
  assert.equal(boardLine(play).replaceAll('\u00a0', ' '), 'Tilery: Tilt 3 × 3');
});

test('a daily board says what its squares mean, and one that is not over asks nothing', () => {
  const run = { day: '20260309', hints: 1, aim: null };
  const play = played('tilerama:classic-a-x3#5', SOLUTION.slice(0, 2), { run });
  const puzzle = played('tilerama:classic-a-x3#5', [], { run: { ...run, aim: 'solve' } });
  assert.match(resultLine(puzzle), /puzzle of the day, 9 Mar 2026/);
  assert.match(
    resultLine(play),
    /game of the day, 9 Mar 2026 · Moves 2 · ⬜ solved ⬜ no hints 🟩 nothing taken back$/u,
  );
});

test('lines break between words, and a word is never lost', () => {
  const measure = (/** @type {string} */ text) => text.length;
  assert.deepEqual(linesOf('one two three four', measure, 9), ['one two', 'three', 'four']);
  assert.deepEqual(linesOf('unbreakable it is', measure, 5), ['unbreakable', 'it is']);
});

test('the address is shown without the parts that nobody types', () => {
  assert.equal(addressShown({ host: 'tiles.example', pathname: '/games/index.html' }), 'tiles.example/games');
  assert.equal(addressShown({ host: 'tiles.example', pathname: '/' }), 'tiles.example');
});

test('a text that is too long for a picture gets a smaller font, and lines at the pitch of that font', () => {
  /** @type {{ text: string, y: number, size: number }[]} */
  const drawn = [];
  const context = {
    font: '',
    get size() {
      return Number(/(\d+)px/.exec(this.font)?.[1]);
    },
    /** @param {string} text */
    measureText(text) {
      return { width: text.length * this.size };
    },
    /** @param {string} text @param {number} _x @param {number} y */
    fillText(text, _x, y) {
      drawn.push({ text, y, size: this.size });
    },
  };
  Object.assign(globalThis, {
    document: { body: {} },
    getComputedStyle: () => ({ fontFamily: 'serif' }),
  });
  assert.equal(put(context, 'short', { y: 100, size: 40, most: 200 }), 100 + 40 * 1.3);
  assert.equal(put(context, 'two words', { y: 100, size: 40, rows: 2, most: 200 }), 100 + 2 * 40 * 1.3);
  assert.deepEqual(
    drawn.splice(0).map(({ text, y, size }) => [text, y, size]),
    [
      ['short', 100, 40],
      ['two', 100, 40],
      ['words', 100 + 40 * 1.3, 40],
    ],
  );
  // Even in the smallest font this needs three lines, of which two are drawn.
  const end = put(context, 'aaaaaaaaaa bbbbbbbbbb cccccccccc', { y: 0, size: 40, rows: 2, most: 200 });
  assert.deepEqual([drawn.length, drawn[0]?.size, end], [2, 20, 2 * 20 * 1.3]);
});
