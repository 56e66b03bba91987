// The playable part of an unfinished project, the words for its edits, and questions about earlier rounds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tilery as glue, page } from '../load.mjs';

const { runnablePartOf } = await page('www/studio/project/runnable-part.ts');
const { didOf } = await page('www/studio/parts/told.ts');
const { Past } = await page('www/studio/places/play/past.ts');

const PROJECT = `tilecode 1
time turns
background grass . grass
background wall W brick
sprite player p player
sprite crate c crate

level One
map
  ....W
  .....
sprites
  p....
  ..c..
`;

const WALK = `
rule press:right
when C +player
when E -wall
do C move:right
`;

/** The playable part of a text. @param {string} text */
const running = (text) => runnablePartOf(glue.view, glue.view(text), text);

test('a game plays without its unfinished rules, and the others keep their numbers', () => {
  const hit = '\n# What it hits comes later\nrule smash:right\nwhen C +player\ndo C stop\n';
  const text = `${PROJECT}${hit}${WALK}${hit}`;
  const found = running(text);
  assert.deepEqual(found?.skipped, [0, 2]);
  const { rules, runs } = glue.view(found.text);
  assert.ok(runs);
  assert.equal(rules.length, 3);
  assert.equal(rules[1].event, 'press:right');
  const play = glue.startPlay(found.text, 0, '1');
  play.play('R');
  assert.equal(glue.trace(play).fired[0].rule, 1);
  play.free();
});

test('a finished game plays as it is written, and one without a level does not play', () => {
  assert.deepEqual(running(PROJECT + WALK), { text: PROJECT + WALK, skipped: [] });
  assert.equal(running('tilecode 1\nbackground grass . grass\n'), undefined);
});

test('an edit is described by its effect, and a group of edits by its first one', () => {
  assert.deepEqual(didOf('rule 7 off'), { what: 'rule-off', name: '', n: 7 });
  assert.deepEqual(didOf('rule 7 when E -wall'), { what: 'rule', name: '', n: 7 });
  assert.deepEqual(didOf('rule add-text "rule never"'), { what: 'rule-add', name: '', n: 0 });
  assert.deepEqual(didOf('map 2 put crate r1c1'), { what: 'map', name: '', n: 2 });
  assert.deepEqual(didOf('add sprite coin c coin'), { what: 'kind-add', name: 'coin', n: 0 });
  assert.equal(didOf('all "level 2 remove\\nrule 1 remove"').what, 'level-remove');
});

test('a tile is explained by the last round in which something happened on it', () => {
  const text = `${PROJECT}${WALK}\nrule change\nwhen C +crate\nwhen N +wall\ndo C destroy\n`;
  const play = glue.startPlay(text, 0, '1');
  for (const round of ['R', '.', 'R', '.', 'R', '.', '.', 'R', '.']) play.play(round);
  const past = new Past(glue);
  const last = (/** @type {number} */ row, /** @type {number} */ col, /** @type {number} */ at = play.at()) =>
    past.last({ session: play, text }, { row, col }, at);
  // The wall stops the fourth step. The rounds after it are idle.
  const wall = last(0, 3);
  assert.equal(wall?.at, 8);
  assert.equal(wall.why.sprites[0].rules[0].outcome, 'square');
  assert.equal(wall.why.sprites[0].rules[0].place, 'E');
  // Before that, the player came to the tile.
  const came = last(0, 3, wall.at - 1);
  assert.equal(came?.at, 5);
  assert.equal(came.why.sprites[0].moved, 'right');
  // A rule examined the crate each time that the player passed, and never the far corner.
  assert.ok((last(1, 2)?.at ?? 0) > 1);
  assert.equal(last(1, 0), undefined);
  assert.equal(play.at(), 9, 'the play on the board stays where it is');
  past.forget();
  play.free();
});

test('samples become rules, and malformed ones are refused', () => {
  const sprite = { id: 1, kind: 0, row: 0, col: 0, heading: undefined };
  const after = { ground: [0, 0], sprites: [{ ...sprite, col: 1 }], game: [] };
  const sample = { event: 'press:right', rows: 1, cols: 2, ground: [0, 0], sprites: [sprite], after };
  const [{ rule }] = glue.inferRules(PROJECT, [{ ...sample, centre: 1, tile: null }]);
  assert.match(rule, /^rule press:right.*\nwhen C \+player\n/);
  for (const [given, message] of /** @type {[unknown, RegExp][]} */ ([
    [{}, /^sample: Error: invalid type: JsValue\(Object\(\{\}\)\), expected a sequence$/],
    [[{ ...sample, tile: [1] }], /^sample: Error: invalid length 1, expected a tuple of size 2$/],
    [[{ ...sample, tile: ['1', 2] }], /^sample: Error: invalid type: string "1", expected usize$/],
    [[{ ...sample, rows: '1' }], /^sample: Error: invalid type: string "1", expected usize$/],
  ]))
    assert.throws(() => glue.inferRules(PROJECT, given), { message });
});
