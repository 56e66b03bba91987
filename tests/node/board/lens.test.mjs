// Zooming into boards with small cells.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page } from '../load.mjs';

const { Lens, ViewSteps } = await page('www/board/input/lens.ts');
const { fit } = await page('www/board/film/fit.ts');

/** A board with the given number of cells on a canvas with two device pixels per CSS pixel. */
function wholeOf({ cols = 20, rows = 20, width = 390, height = 600, ratio = 2 } = {}) {
  const view = { x: -0.14, y: -0.14, w: cols + 0.28, h: rows + 0.28 };
  const size = { width: width * ratio, height: height * ratio };
  return { fit: fit(view, size.width, size.height), view, ...size, ratio };
}

/** The point of the board at a point of the canvas. */
const at = (
  /** @type {any} */ { unit, left, top },
  /** @type {number} */ x,
  /** @type {number} */ y,
  ratio = 2,
) => [(x * ratio - left) / unit, (y * ratio - top) / unit];
const STILL = { factor: 1, dx: 0, dy: 0, x: 0, y: 0 };

describe('a lens', () => {
  test('shows the whole board at first, and again after leaving', () => {
    const [lens, whole] = [new Lens(), wholeOf()];
    assert.equal(lens.over(whole), whole.fit);
    assert.ok(lens.turn({ ...STILL, factor: 2, x: 100, y: 200 }, whole) && lens.isNear);
    lens.leave();
    assert.equal(lens.over(whole), whole.fit);
  });

  test('zooms about the touched point and moves with it', () => {
    const [lens, whole] = [new Lens(), wholeOf()];
    const [x, y] = [150, 280];
    const [col = 0, row = 0] = at(whole.fit, x, y);
    lens.turn({ factor: 2, dx: 0, dy: 0, x, y }, whole);
    const near = lens.over(whole);
    assert.equal(near.unit, whole.fit.unit * 2);
    const [nearCol = 0, nearRow = 0] = at(near, x, y);
    assert.ok(Math.abs(nearCol - col) < 0.1 && Math.abs(nearRow - row) < 0.1, `${nearCol} ${nearRow}`);
    lens.turn({ factor: 1, dx: 40, dy: -30, x, y }, whole);
    const [movedCol = 0, movedRow = 0] = at(lens.over(whole), x + 40, y - 30);
    assert.ok(Math.abs(movedCol - col) < 0.1 && Math.abs(movedRow - row) < 0.1, `${movedCol} ${movedRow}`);
  });

  test('never shows the area beyond the edges of a board that fills the canvas', () => {
    const [lens, whole] = [new Lens(), wholeOf({ height: 390 })];
    lens.turn({ factor: 2, dx: 0, dy: 0, x: 10, y: 10 }, whole);
    for (const [dx, dy] of [
      [5000, 5000],
      [-5000, -5000],
    ]) {
      lens.turn({ ...STILL, dx, dy }, whole);
      const { unit, left, top } = lens.over(whole);
      const [right, bottom] = [
        left + (whole.view.x + whole.view.w) * unit,
        top + (whole.view.y + whole.view.h) * unit,
      ];
      assert.ok(left + whole.view.x * unit <= 1 && top + whole.view.y * unit <= 1);
      assert.ok(right >= whole.width - 1 && bottom >= whole.height - 1);
      // A pan beyond the limit does not have to be undone first.
      const before = lens.over(whole);
      lens.turn({ ...STILL, dx: Math.sign(dx ?? 0) * -10 }, whole);
      assert.notEqual(lens.over(whole).left, before.left);
    }
  });

  test('zooms cells up to finger size, and not at all if they are large enough', () => {
    const [lens, whole] = [new Lens(), wholeOf()];
    lens.turn({ ...STILL, factor: 100 }, whole);
    assert.equal(lens.over(whole).unit, 56 * 2);
    lens.turn({ ...STILL, factor: 0 }, whole);
    assert.ok(!lens.isNear);
    const large = wholeOf({ cols: 4, rows: 4 });
    assert.equal(lens.turn({ ...STILL, factor: 3 }, large), false);
    assert.equal(lens.over(large), large.fit);
  });

  test('stays within its limits when the canvas grows', () => {
    const lens = new Lens();
    lens.turn({ ...STILL, factor: 3 }, wholeOf());
    const desktop = wholeOf({ width: 1200, height: 900 });
    assert.equal(lens.over(desktop), desktop.fit, 'cells are large there');
    assert.ok(!lens.isNear);
  });
});

test('boards that show only a part of themselves move in steps', () => {
  const steps = new ViewSteps();
  const told = (/** @type {object[]} */ ...turns) => turns.map((turn) => steps.take({ ...STILL, ...turn }));
  assert.deepEqual(told({ factor: 1.1 }, { factor: 1.1 }, { factor: 1.1 }), [
    undefined,
    'zoom-in',
    undefined,
  ]);
  assert.deepEqual(told({ factor: 0.7 }), ['zoom-out']);
  assert.deepEqual(told({ dx: -30 }, { dx: -30 }, { dy: 60 }), [undefined, 'pan-right', 'pan-up']);
  assert.deepEqual(told({ dx: 50 }, { dy: -50 }), ['pan-left', 'pan-down']);
});
