// Movement and shapes on the grids of cells that boards, canvases, overlays and rules share.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { next, within, line, rectangle, ARROW_STEPS } = await page('www/cells/cells.ts');

test('an arrow goes to the next item, over holes but not beyond the edge', () => {
  const rows = [['a', undefined, 'c'], [], ['d', 'e']];
  assert.equal(next(rows, { row: 0, col: 0 }, ARROW_STEPS.ArrowRight), 'c');
  assert.equal(next(rows, { row: 0, col: 2 }, ARROW_STEPS.ArrowLeft), 'a');
  assert.equal(next(rows, { row: 0, col: 0 }, ARROW_STEPS.ArrowDown), 'd');
  assert.equal(next(rows, { row: 0, col: 2 }, ARROW_STEPS.ArrowDown), undefined);
  assert.equal(next(rows, { row: 2, col: 1 }, ARROW_STEPS.ArrowRight), undefined);
});

test('a cursor stays within the grid, however far it is sent', () => {
  assert.deepEqual(within(3, 5, { row: -2, col: Number.POSITIVE_INFINITY }), { row: 0, col: 4 });
  assert.deepEqual(within(3, 5, { row: 1, col: 2 }), { row: 1, col: 2 });
});

test('lines and rectangles include both ends in either order', () => {
  const [a, b] = [
    { row: 2, col: 0 },
    { row: 0, col: 1 },
  ];
  assert.deepEqual(line(a, b).at(0), a);
  assert.deepEqual(line(a, b).at(-1), b);
  assert.equal(line(a, a).length, 1);
  assert.equal(rectangle(a, b, true).length, 6);
  assert.equal(rectangle({ row: 0, col: 0 }, { row: 3, col: 3 }, false).length, 12);
});
