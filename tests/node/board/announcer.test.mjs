// Announcements to screen readers: one sentence per move or, if time runs by itself, one at intervals without
// losing the current state.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { Announcer } = await page('www/board/reader/announcer.ts');

/** An announcer without a page, and its announcements. @param {import('node:test').TestContext} t */
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
    // In small steps, so that timers start in order.
    for (let left = ms; left > 0; left -= 10) t.mock.timers.tick(10);
  };
  return { announcer: new Announcer(), told, pass };
}

const one = (/** @type {string} */ id, /** @type {string} */ text) => ({ id, text });

test('of quick moves only the last is announced, and a repeated text is announced again', (t) => {
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

test('the end of a game is announced even if a refusal follows at once', (t) => {
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

test('in real time the first event is announced at once, later ones at intervals', (t) => {
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
  assert.equal(told.length, 1, 'the last announcement is still being spoken');
  pass(1500);
  assert.deepEqual(told.slice(1), ['Gone: alien. Ship to column 5. 10 points; score 20.']);
  pass(10_000);
  assert.equal(told.length, 2, 'nothing happened, so nothing is announced');
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
