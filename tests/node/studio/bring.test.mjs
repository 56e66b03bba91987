// Tests which texts the studio recognises as games from elsewhere.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { page } from '../load.mjs';

const { isForeign, isOriginal, isPuzzleScript } = await page('www/studio/bring/recognise.ts');

/** @param {string[]} folder */
const texts = (...folder) =>
  readdirSync(at(...folder)).map((name) => readFileSync(at(...folder, name), 'utf8'));

test('PuzzleScript games are recognised by their headings, and projects are not', () => {
  for (const text of texts('crates', 'puzzlescript', 'tests', 'games')) {
    assert.ok(isPuzzleScript(text));
    assert.ok(isPuzzleScript(text.replaceAll('\n', '\r\n')));
  }
  for (const text of texts('crates', 'tilecode', 'games')) assert.ok(!isPuzzleScript(text));
  assert.ok(!isPuzzleScript('The OBJECTS of a game have RULES.'));
});

test('games of the original TileCode are recognised by their calls or names, and nothing else is', () => {
  for (const text of texts('tests', 'fuzz', 'seeds', 'original')) {
    assert.ok(isOriginal(text) && isForeign(text));
    assert.ok(!isPuzzleScript(text));
  }
  for (const folder of [
    ['crates', 'puzzlescript', 'tests', 'games'],
    ['crates', 'tilecode', 'games'],
  ])
    for (const text of texts(...folder)) assert.ok(!isOriginal(text));
  assert.ok(!isOriginal('{"BackN":4}'));
});
