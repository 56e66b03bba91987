// Screen readers hear one sentence a move, and where time goes on by itself one in a while, in which nothing that stands is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './load.mjs';

const { Announcer } = await page('www/a11y/announcer.ts');

/** An announcer without a page, and what was told so far. @param {import('node:test').TestContext} t */
function listening(t) {
  /** @type {string[]} */
  const told = [];
  const element = {
    setAttribute: () => {},
    set textContent(/** @type {string} */ text) {
      if (text !== '') told.push(text);
    },
  };
  Object.assign(globalThis, { document: { createElement: () => element } });
  t.after(() => Reflect.deleteProperty(globalThis, 'document'));
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const pass = (/** @type {number} */ ms) => {
    // In small steps, so that timers begin when those before them end.
    for (let left = ms; left > 0; left -= 10) t.mock.timers.tick(10);
  };
  return { announcer: new Announcer(), told, pass };
}

const one = (/** @type {string} */ id, /** @type {string} */ text) => ({ id, text });

test('of moves that follow each other fast the last is told, and the same again as something new', (t) => {
  const { announcer, told, pass } = listening(t);
  announcer.tell([one('moved', 'Left.')], false);
  announcer.tell([one('moved', 'Right.'), one('score', 'Score 4.')], false);
  pass(60);
  announcer.tell([one('moved', 'Right.'), one('score', 'Score 4.')], false);
  pass(60);
  announcer.tell([], false);
  pass(1000);
  assert.deepEqual(told, ['Right. Score 4.', 'Right. Score 4.\u00a0']);
});

test('how a game ended is told, however soon the next key is refused', (t) => {
  const { announcer, told, pass } = listening(t);
  announcer.tell([one('moved', 'Left.')], false);
  announcer.tell([one('score', 'Score 20.'), one('full', 'No move is left.')], true);
  announcer.tell([one('refused', 'No tilt moves anything any more.')], false);
  pass(60);
  announcer.tell([one('refused', 'No tilt moves anything any more.')], false);
  pass(60);
  assert.deepEqual(told, [
    'Score 20. No move is left. No tilt moves anything any more.',
    'No tilt moves anything any more.',
  ]);
});

test('in real time the first is told at once, then how things stand every now and then, and silence stays silent', (t) => {
  const { announcer, told, pass } = listening(t);
  const round = (/** @type {any[]} */ ...sentences) => {
    announcer.tellInTime(sentences, 1500, false);
    pass(160);
  };
  round(one('moved', 'Ship to column 3.'));
  assert.deepEqual(told, ['Ship to column 3.']);
  round(one('gone', 'Gone: alien.'), one('score', '10 points; score 10.'));
  round(one('moved', 'Ship to column 4.'));
  round();
  round(one('moved', 'Ship to column 5.'), one('score', '10 points; score 20.'));
  assert.equal(told.length, 1, 'what was told is still being heard');
  pass(1500);
  assert.deepEqual(told.slice(1), ['Gone: alien. Ship to column 5. 10 points; score 20.']);
  pass(10_000);
  assert.equal(told.length, 2, 'nothing happened, nothing is told');
});

test('the end of a game does not wait', (t) => {
  const { announcer, told, pass } = listening(t);
  announcer.tellInTime([one('moved', 'Frog up.')], 1500, false);
  pass(100);
  announcer.tellInTime([one('score', 'Score 20.')], 1500, false);
  announcer.tellInTime([one('lost', 'You lost.')], 1500, true);
  pass(100);
  assert.deepEqual(told, ['Frog up.', 'Score 20. You lost.']);
});
