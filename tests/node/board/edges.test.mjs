// Sides on which a map continues beyond the shown part: found from what is drawn just outside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';

Object.assign(globalThis, { document: { createElement: () => ({}) } });
const { hiddenSides } = await page('www/board/edges.ts');
const { decode } = await page('www/engine/film.ts');

/**
 * A map of grass with a hero in it.
 * @param {number} rows
 * @param {number} cols
 * @param {number} row
 * @param {number} col
 */
function map(rows, cols, row, col) {
  const sprites = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: cols }, (_, c) => (r === row && c === col ? 'h' : '.')).join(''),
  );
  return `tilecode 2\ntitle Walk\nbackground grass . grass\nsprite apple h apple\nlevel One\nmap\n${`  ${'.'.repeat(cols)}\n`.repeat(rows)}sprites\n${sprites.map((line) => `  ${line}\n`).join('')}`;
}

/** @param {string} text @param {[number, number]} room */
function sidesOf(text, [width, height]) {
  const session = tilery.Session.load(text);
  session.layOut('portrait', width, height, true);
  const sides = hiddenSides(decode(session.state().film).shots.at(-1)?.sprites ?? []);
  session.free();
  return [...sides].sort();
}

test('a map continues at the edges beyond which it has more tiles', () => {
  const phone = /** @type {[number, number]} */ ([390, 700]);
  assert.deepEqual(sidesOf(map(8, 8, 1, 1), phone), [], 'all of it is seen');
  assert.deepEqual(sidesOf(map(40, 40, 0, 0), phone), ['down', 'right']);
  assert.deepEqual(sidesOf(map(40, 40, 39, 39), phone), ['left', 'up']);
  assert.deepEqual(sidesOf(map(40, 40, 20, 20), phone), ['down', 'left', 'right', 'up']);
});
