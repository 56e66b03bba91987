// The games made with the studio that the home offers: each level is won by following its hints, and takes at
// most twice as many presses as the hardest one before it.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { tilery } from '../load.mjs';

const folder = at('www', 'features', 'home', 'made');

/** The presses of each level, by hints. @param {string} text */
function pressesOf(text) {
  const session = tilery.Session.load(text);
  const presses = [0];
  for (let level = 1; !session.status().over; ) {
    const { move } = session.hint({ nodes: 20_000_000 }) ?? {};
    assert.ok(move, `level ${level} after ${presses.at(-1)} presses`);
    session.play(move);
    presses.push((presses.pop() ?? 0) + 1);
    // A turn ends when two consecutive rounds have the same result.
    for (let n = 0; n < 60 && !session.status().over && session.figures().level === level; n += 1)
      session.play('.');
    if (session.figures().level !== level && !session.status().over) {
      level = session.figures().level ?? 0;
      presses.push(0);
    }
  }
  assert.equal(session.status().state, 'won');
  return presses;
}

for (const file of readdirSync(folder))
  test(`${file} is won level by level, without jumps in difficulty`, () => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    assert.match(text, /^author .+$/m, 'it is credited');
    assert.match(text, /^about .+$/m);
    const presses = pressesOf(text);
    assert.ok(presses.length >= 5, `${presses.length} levels`);
    presses.reduce((most, count) => {
      assert.ok(most === 0 || count <= 2 * most, `${presses}`);
      return Math.max(most, count);
    }, 0);
  });
