// Tests how images become pictures: the division of sheets, scaling, and the nearest colours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { gridOf, isBlank, Nearest, pictureOf, tilesOf, unscaled } = await page('www/studio/bring/cut.ts');

/** Black, white and red behind what is transparent. */
const PALETTE = ['#000000', '#000000', '#ffffff', '#ff0000'];

/**
 * An image whose pixels are given by a function of row and column.
 * @param {number} width
 * @param {number} height
 * @param {(row: number, col: number) => number[]} pixel
 */
function image(width, height, pixel) {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let n = 0; n < width * height; n += 1) data.set(pixel(Math.floor(n / width), n % width), 4 * n);
  return { width, height, data };
}

const BLACK = [0, 0, 0, 255];
const WHITE = [255, 255, 255, 255];
const NOTHING = [0, 0, 0, 0];

test('sheets are divided by the size, the gap and the margin that fit', () => {
  for (const [width, height, size, gap, margin] of [
    [64, 48, 16, 0, 0],
    [16, 16, 16, 0, 0],
    [32, 32, 32, 0, 0],
    [33, 50, 16, 1, 0],
    [35, 52, 16, 1, 1],
    [24, 40, 8, 0, 0],
    [30, 10, 10, 0, 0],
    [11, 7, 11, 0, 0],
  ])
    assert.deepEqual(gridOf({ width, height }), { size, gap, margin }, `${width} x ${height}`);
});

test('an enlarged picture becomes as small as it was drawn', () => {
  const small = image(16, 16, (row, col) => ((row * 7 + col * 3) % 5 === 0 ? BLACK : WHITE));
  const large = image(16 * 6, 16 * 6, (row, col) => {
    const from = 4 * (Math.floor(row / 6) * 16 + Math.floor(col / 6));
    return [...small.data.subarray(from, from + 4)];
  });
  assert.deepEqual(unscaled(large), small);
  assert.equal(unscaled(small), small);
});

test('tiles are cut in reading order, and gaps and margins are left out', () => {
  // Each tile has a colour of its own, the gaps are white.
  const sheet = image(35, 35, (row, col) => {
    const [y, x] = [(row - 1) % 17, (col - 1) % 17];
    if (row === 0 || col === 0 || y === 16 || x === 16) return WHITE;
    return [100 * Math.floor((row - 1) / 17), 100 * Math.floor((col - 1) / 17), 0, 255];
  });
  /** @type {import('../../../www/studio/bring/cut').Image[]} */
  const tiles = tilesOf(sheet, gridOf(sheet));
  assert.deepEqual(
    tiles.map(({ data }) => [...data.subarray(0, 3)]),
    [
      [0, 0, 0],
      [0, 100, 0],
      [100, 0, 0],
      [100, 100, 0],
    ],
  );
  for (const { data } of tiles) assert.deepEqual(data.subarray(0, 4), data.subarray(-4));
});

test('colours are the nearest that people see, and half transparent pixels are not seen', () => {
  const nearest = new Nearest(PALETTE);
  assert.equal(nearest.of(250, 250, 240, 255), 2);
  assert.equal(nearest.of(200, 30, 20, 255), 3);
  assert.equal(nearest.of(20, 20, 40, 255), 1);
  assert.equal(nearest.of(255, 255, 255, 127), 0);
});

test('smaller tiles are enlarged or stand in the middle, larger ones keep the colour that prevails', () => {
  const nearest = new Nearest(PALETTE);
  const rows = (/** @type {Uint8Array} */ picture) =>
    Array.from({ length: 16 }, (_, row) => [...picture.subarray(16 * row, 16 * row + 16)].join(''));
  const eight = pictureOf(
    image(8, 8, (row, col) => (row === 0 && col === 0 ? WHITE : BLACK)),
    nearest,
  );
  assert.deepEqual(rows(eight).slice(0, 3), [`22${'1'.repeat(14)}`, `22${'1'.repeat(14)}`, '1'.repeat(16)]);
  const ten = pictureOf(
    image(10, 10, () => WHITE),
    nearest,
  );
  assert.equal(rows(ten)[2], '0'.repeat(16));
  assert.equal(rows(ten)[3], `000${'2'.repeat(10)}000`);
  const large = pictureOf(
    image(48, 48, (row, col) => (row % 3 === 0 && col % 3 === 0 ? BLACK : WHITE)),
    nearest,
  );
  assert.ok(large.every((/** @type {number} */ pixel) => pixel === 2));
  assert.ok(
    isBlank(
      pictureOf(
        image(20, 20, () => NOTHING),
        nearest,
      ),
    ),
  );
});
