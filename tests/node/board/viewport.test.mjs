// Zooming into boards with small cells.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page } from '../load.mjs';

const { ViewSteps } = await page('www/board/input/view-steps.ts');
const { roomOf } = await page('www/board/input/zoom.ts');
const { revealing, Viewport } = await page('www/cells/viewport.ts');
const { fit } = await page('www/board/film/centring.ts');

/** A board with the given number of cells on a canvas with two device pixels per CSS pixel. */
function wholeOf({ cols = 20, rows = 20, width = 390, height = 600, ratio = 2 } = {}) {
  const view = { x: -0.14, y: -0.14, w: cols + 0.28, h: rows + 0.28 };
  const size = { width: width * ratio, height: height * ratio };
  return roomOf({ fit: fit(view, size.width, size.height), view, ...size, ratio });
}

/** The point of the board at a point of the canvas. */
const at = (
  /** @type {any} */ { unit, left, top },
  /** @type {number} */ x,
  /** @type {number} */ y,
  ratio = 2,
) => [(x * ratio - left) / unit, (y * ratio - top) / unit];
const STILL = { factor: 1, dx: 0, dy: 0, x: 0, y: 0 };

describe('the viewport of a board', () => {
  test('shows the whole board at first, and again after leaving', () => {
    const [viewport, whole] = [new Viewport(), wholeOf()];
    assert.deepEqual(viewport.fit(whole), whole.fit);
    assert.ok(viewport.changeView({ ...STILL, factor: 2, x: 100, y: 200 }, whole) && viewport.isZoomed);
    viewport.leave();
    assert.deepEqual(viewport.fit(whole), whole.fit);
  });

  test('zooms about the touched point and moves with it', () => {
    const [viewport, whole] = [new Viewport(), wholeOf()];
    const [x, y] = [150, 280];
    const [col = 0, row = 0] = at(whole.fit, x, y);
    viewport.changeView({ factor: 2, dx: 0, dy: 0, x, y }, whole);
    const near = viewport.fit(whole);
    assert.equal(near.unit, whole.least * 2);
    const [nearCol = 0, nearRow = 0] = at(near, x, y);
    assert.ok(Math.abs(nearCol - col) < 0.1 && Math.abs(nearRow - row) < 0.1, `${nearCol} ${nearRow}`);
    viewport.changeView({ factor: 1, dx: 40, dy: -30, x, y }, whole);
    const [movedCol = 0, movedRow = 0] = at(viewport.fit(whole), x + 40, y - 30);
    assert.ok(Math.abs(movedCol - col) < 0.1 && Math.abs(movedRow - row) < 0.1, `${movedCol} ${movedRow}`);
  });

  test('never shows the area beyond the edges of a board that fills the canvas', () => {
    const [viewport, whole] = [new Viewport(), wholeOf({ height: 390 })];
    viewport.changeView({ factor: 2, dx: 0, dy: 0, x: 10, y: 10 }, whole);
    for (const [dx, dy] of [
      [5000, 5000],
      [-5000, -5000],
    ]) {
      viewport.changeView({ ...STILL, dx, dy }, whole);
      const { unit, left, top } = viewport.fit(whole);
      const [right, bottom] = [
        left + (whole.view.x + whole.view.w) * unit,
        top + (whole.view.y + whole.view.h) * unit,
      ];
      assert.ok(left + whole.view.x * unit <= 1 && top + whole.view.y * unit <= 1);
      assert.ok(right >= whole.width - 1 && bottom >= whole.height - 1);
      // A pan beyond the limit does not have to be undone first.
      const before = viewport.fit(whole);
      viewport.changeView({ ...STILL, dx: Math.sign(dx ?? 0) * -10 }, whole);
      assert.notEqual(viewport.fit(whole).left, before.left);
    }
  });

  test('zooms cells up to finger size, and not at all if they are large enough', () => {
    const [viewport, whole] = [new Viewport(), wholeOf()];
    viewport.changeView({ ...STILL, factor: 100 }, whole);
    assert.equal(viewport.fit(whole).unit, 56 * 2);
    viewport.changeView({ ...STILL, factor: 0 }, whole);
    assert.ok(!viewport.isZoomed);
    const large = wholeOf({ cols: 4, rows: 4 });
    assert.equal(viewport.changeView({ ...STILL, factor: 3 }, large), false);
    assert.deepEqual(viewport.fit(large), large.fit);
  });

  test('stays within its limits when the canvas grows', () => {
    const viewport = new Viewport();
    viewport.changeView({ ...STILL, factor: 3 }, wholeOf());
    const desktop = wholeOf({ width: 1200, height: 900 });
    assert.deepEqual(viewport.fit(desktop), desktop.fit, 'cells are large there');
    assert.ok(!viewport.isZoomed);
  });
});

describe('the viewport of a canvas', () => {
  const room = (/** @type {object} */ changes = {}) => ({
    view: { x: 0, y: 0, w: 40, h: 20 },
    width: 400,
    height: 600,
    least: 10,
    most: 96,
    margin: 48,
    ...changes,
  });

  test('centres a grid that fits, and lets the edge of a larger one into the canvas', () => {
    const viewport = new Viewport();
    assert.deepEqual(viewport.fit(room()), { unit: 10, left: 0, top: 200 });
    viewport.show(24, { x: 0, y: 0 });
    assert.deepEqual(viewport.fit(room()), { unit: 24, left: 48, top: 60 });
    viewport.changeView({ ...STILL, dx: -5000, dy: -5000 }, room());
    assert.deepEqual(viewport.fit(room()), { unit: 24, left: 400 - 40 * 24 - 48, top: 60 });
    viewport.changeView({ ...STILL, dx: 10 }, room());
    assert.equal(viewport.fit(room()).left, 400 - 40 * 24 - 38, 'a pan beyond the limit is not kept');
  });

  test('keeps sides and the centre when the canvas changes', () => {
    const viewport = new Viewport();
    viewport.show(32.5, { x: 20, y: 10 });
    for (const [width, height] of [
      [400, 600],
      [600, 400],
    ]) {
      const { unit, left, top } = viewport.fit(room({ width, height }));
      assert.deepEqual(
        [unit, left + 20 * unit, top + 10 * unit],
        [32.5, (width ?? 0) / 2, (height ?? 0) / 2],
      );
    }
  });

  test('pans a point into view, no further than necessary', () => {
    const viewport = new Viewport();
    viewport.show(32, { x: 20, y: 10 });
    const cellAt = (/** @type {number} */ col) => {
      const { unit, left } = viewport.fit(room());
      return { x: left + (col + 0.5) * unit, y: 300 };
    };
    viewport.changeView(revealing(cellAt(20), 48, 400, 600), room());
    assert.equal(cellAt(20).x, 216, 'it is in view already');
    for (const [col, x] of [
      [30, 352],
      [21, 64],
      [12, 48],
    ]) {
      viewport.changeView(revealing(cellAt(col ?? 0), 48, 400, 600), room());
      assert.equal(cellAt(col ?? 0).x, x);
    }
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
