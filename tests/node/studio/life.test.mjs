// The animation of kinds in the studio: edits that the checker accepts, and a preview that matches the game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tilery as glue, page } from '../load.mjs';

const { faces, framesOf, without } = await page('www/studio/places/picture/life.ts');
const { seen } = await page('www/studio/places/picture/preview.ts');

const PROJECT = `studio 1
tilecode 2
background ground . grass
sprite hero h player walk sound:pop
frame crate

level One
map
  ...
sprites
  .h.
`;

/** @param {ReturnType<typeof glue.Session.load>} session */
const hero = (session) => {
  const view = glue.view(session.position().replace('studio 1\n', ''));
  const kind =
    view.kinds.find((/** @type {{ name: string }} */ { name }) => name === 'hero') ?? assert.fail();
  return { kind, findings: view.findings };
};

test('a kind that faces four ways has four frames, and without one it no longer faces four ways', () => {
  const session = glue.Session.load(PROJECT);
  for (const edit of faces(hero(session).kind, 'four')) session.play(edit);
  const four = hero(session);
  assert.deepEqual(four.findings, []);
  assert.equal(framesOf(four.kind).length, 4);
  assert.deepEqual([...four.kind.style].sort(), ['four', 'sound:pop', 'walk']);
  for (const edit of without(four.kind, 2)) session.play(edit);
  const three = hero(session);
  assert.deepEqual(three.findings, []);
  assert.equal(framesOf(three.kind).length, 3);
  assert.deepEqual([...three.kind.style].sort(), ['sound:pop', 'walk']);
  for (const edit of faces(three.kind, 'flip')) session.play(edit);
  assert.ok(hero(session).kind.style.includes('flip'));
  session.free();
});

test('the preview shows the same frames as the game', () => {
  const pictures = Array.from({ length: 4 }, (_, n) => new Uint8Array(256).fill(0).with(0, n + 1));
  const kind = (/** @type {string[]} */ ...style) => ({ style, frames: [], pixels: pictures[0] });
  // Down, left, up and right.
  assert.equal(seen(kind('four'), pictures, 'right', 0), pictures[3]);
  assert.equal(seen(kind('four'), pictures, 'left', 1), pictures[1]);
  assert.equal(seen(kind('four'), pictures, 'rest', 1), pictures[0]);
  // At rest the first two frames alternate, when moving the last two. A kind with `walk` stands still at
  // rest.
  assert.equal(seen(kind(), pictures, 'rest', 1), pictures[1]);
  assert.equal(seen(kind(), pictures, 'left', 0), pictures[2]);
  assert.equal(seen(kind('walk'), pictures, 'rest', 1), pictures[0]);
  // Drawn facing right, the first pixel moves to the other end of its row, or of the picture.
  assert.equal(seen(kind('flip'), pictures, 'left', 0)[15], 3);
  assert.equal(seen(kind('turn'), pictures, 'left', 0)[255], 3);
  assert.equal(seen(kind('flip'), pictures, 'right', 0), pictures[2]);
});
