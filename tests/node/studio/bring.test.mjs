// Tests which texts the studio recognises as games from elsewhere.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { page } from '../load.mjs';

const { sourceOf } = await page('www/studio/bring/recognise.ts');

/** @param {string[]} folder */
const texts = (...folder) =>
  readdirSync(at(...folder)).map((name) => readFileSync(at(...folder, name), 'utf8'));

test('games of other tools are recognised by what they say, and nothing else is', () => {
  for (const text of texts('crates', 'puzzlescript', 'tests', 'games')) {
    assert.equal(sourceOf(text), 'puzzlescript');
    assert.equal(sourceOf(text.replaceAll('\n', '\r\n')), 'puzzlescript');
  }
  for (const text of texts('tests', 'fuzz', 'seeds', 'original')) assert.equal(sourceOf(text), 'original');
  for (const text of texts('tests', 'fuzz', 'seeds', 'sokoban')) {
    assert.equal(sourceOf(text), 'sokoban');
    assert.equal(sourceOf(text.replaceAll('\n', '\r\n')), 'sokoban');
  }
  for (const text of texts('crates', 'tilecode', 'games')) assert.equal(sourceOf(text), undefined);
  for (const text of [
    '',
    'The OBJECTS of a game have RULES.',
    '{"BackN":4}',
    '# A heading\n## Another one\n- $5 @home',
    '####\n####\n####',
    'tilt:4x4#42',
  ])
    assert.equal(sourceOf(text), undefined, text);
});

test('Sokoban levels are recognised in every dialect', () => {
  for (const text of [
    '#####\n#@$.#\n#####',
    '  ####\n###  #\n#.*+$#\n#$ ###\n####\n',
    '4#|3#--#|#.*+$#|#$-3#|4#',
    'A title\n\n; 1\n#####\n#pbo#\n#####\nAuthor: Ann',
    '5#\n#@$.#\n5#\n',
  ])
    assert.equal(sourceOf(text), 'sokoban', text);
});
