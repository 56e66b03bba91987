// Tests which texts the studio recognises as games from elsewhere.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { at } from '../../../scripts/lib.mjs';
import { page } from '../load.mjs';

const { gamesInArchive, gamesInPage } = await page('www/studio/bring/own.ts');
const { embedded, filled } = await page('www/studio/places/share/fill.ts');
const { sourceOf } = await page('www/engine/foreign-games.ts');

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

test('the games of exported pages are found again, alone and in archives, and none in other files', () => {
  const player = readFileSync(at('www', 'studio', 'player', 'player.html'), 'utf8');
  const games = ['tilecode 1\ntitle </script><!-- x', 'tilecode 1\n'];
  const made = filled(player, { title: 'x', played: embedded({ texts: games, wasm: 'AA' }) });
  assert.deepEqual(gamesInPage(made), games);
  for (const other of [
    '',
    '<html></html>',
    player,
    made.replace('"texts"', '"text"'),
    made.replace('["t', '[7,"t'),
  ])
    assert.deepEqual(gamesInPage(other), other.includes('[7') ? games : [], other.slice(0, 99));
  const archive = zipSync({ 'index.html': strToU8(made), 'cover.png': strToU8('x') });
  assert.deepEqual(gamesInArchive(archive), games);
  assert.deepEqual(gamesInArchive(zipSync({ 'a.txt': strToU8(made) })), []);
  for (let length = 0; length < archive.length; length += 7)
    assert.deepEqual(gamesInArchive(archive.slice(0, length)), []);
});
