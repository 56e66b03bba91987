// The size of links to TileCode's sample games: a whole project fits in a message.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { page, tilery } from '../load.mjs';

const { compress } = await page('www/engine/text-model.ts');

const { decode } = await page('www/engine/film.ts');

const FOLDER = at('crates', 'tilecode', 'games');
/** The maximum size of a link's packed text in bytes. Seven boards of mixed gems pack worst. */
const MOST = 1600;
const MOST_ON_AVERAGE = 1000;

test('a sample game takes about a kilobyte in a link', () => {
  const sizes = new Map(
    readdirSync(FOLDER).map((name) => [name, compress(readFileSync(join(FOLDER, name))).length]),
  );
  assert.equal(sizes.size, 16);
  for (const [name, size] of sizes) assert.ok(size <= MOST, `${name} takes ${size} bytes`);
  const mean = [...sizes.values()].reduce((sum, size) => sum + size, 0) / sizes.size;
  assert.ok(mean <= MOST_ON_AVERAGE, `${mean} bytes on average`);
});

test('by turns an assignment tells presses, not the rounds that follow them', () => {
  const session = tilery.Session.load('tilecode:crates#1;aim=win;par=15');
  for (const move of 'R . R . R .'.split(' ')) session.play(move);
  assert.equal(session.moves().length, 6);
  assert.deepEqual(
    [session.assignment()?.moves, session.assignment()?.par, session.figures().moves],
    [3, 15, 3],
  );
  session.free();
});

test('only a part of a large map is sent to the page', () => {
  const blank = readFileSync(join(FOLDER, 'blank.txt'), 'utf8');
  const row = (/** @type {string} */ tile) => `  ${tile.repeat(127)}\n`;
  const body = `map\n${row('.').repeat(127)}sprites\n  p${'.'.repeat(126)}\n${row('.').repeat(126)}`;
  const large = tilery.Session.load(blank.replace(/map\n(?: {2}.*\n)+sprites\n(?: {2}.*\n)+/, () => body));
  const small = tilery.Session.load(blank);
  assert.ok(large.film().length < 8 * small.film().length, 'not 300 times as much, like the map');
  large.free();
  small.free();
});

test('undoing several rounds has a sound, though it is not animated', () => {
  const session = tilery.Session.load('tilecode:crates-1#1');
  session.key('ArrowRight');
  session.advance(200);
  session.release('ArrowRight');
  for (let n = 0; n < 20; n += 1) session.advance(200);
  assert.ok(session.at() > 1, 'a turn of several rounds');
  const [shot] = decode(session.undo().film).shots;
  assert.equal(session.at(), 0);
  assert.deepEqual(
    shot.effects.map((/** @type {{ kind: string }} */ { kind }) => kind),
    ['undo'],
  );
  session.free();
});

test('a save of any length for an older text of a level is refused, never replayed silently', () => {
  const now = tilery.Session.deal('tilecode', 'crates', '1').position();
  const older = now.replaceAll('  W....x.W\n  W....x.W\n', '  W.....xW\n  W....x.W\n');
  assert.notEqual(older, now);
  const presses = ['R', 'L', '.', 'D', 'U'];
  /** A save as written by a build that shipped this text. @param {string} text @param {number} rounds */
  const save = (text, rounds) => {
    // Hashes depend on the whole document, but not on its name.
    const session = tilery.Session.load(text);
    for (let n = 0; n < rounds; n += 1) session.play(presses[n % presses.length]);
    const kept = session.save().replace(/^from\n(?: {2}.*\n|\n)+/m, 'id tilecode:crates#1\n');
    session.free();
    return kept;
  };
  for (const rounds of [1, 2, 17, 100, 254, 255, 256, 257, 300]) {
    assert.match(save(now, rounds), new RegExp(`^hash ${rounds} `, 'm'));
    assert.equal(tilery.Session.load(save(now, rounds)).at(), rounds, 'a save of the current level loads');
    assert.throws(() => tilery.Session.load(save(older, rounds)), `after ${rounds}`);
  }
  // A save without applied moves has nothing that could be replayed wrongly.
  assert.equal(tilery.Session.load(save(older, 0)).at(), 0);
});
