// Deferred work runs after the paint, if there is one.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { page } from '../load.mjs';

const { afterPaint } = await page('www/ui/after-paint.ts');

/** The callbacks of the next frame. @type {Map<number, () => void>} */
let frames = new Map();
function showPage() {
  frames = new Map();
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ run) => frames.set(frames.size + 1, run).size,
    cancelAnimationFrame: (/** @type {number} */ id) => frames.delete(id),
  });
}
afterEach(() =>
  Object.assign(globalThis, { requestAnimationFrame: undefined, cancelAnimationFrame: undefined }),
);

test('it waits for the frame and the task after it', (t) => {
  showPage();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let done = 0;
  afterPaint(() => {
    done += 1;
  });
  t.mock.timers.tick(20);
  assert.equal(done, 0, 'no frame yet');
  for (const run of frames.values()) run();
  assert.equal(done, 0, 'not within the frame, before its paint');
  t.mock.timers.tick(5);
  assert.equal(done, 1);
  t.mock.timers.tick(150);
  assert.equal(done, 1, 'once');
});

test('it also runs on a hidden page', (t) => {
  showPage();
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let done = 0;
  afterPaint(() => {
    done += 1;
  });
  t.mock.timers.tick(200);
  assert.equal(done, 1);
  for (const run of frames.values()) run();
  t.mock.timers.tick(20);
  assert.equal(done, 1, 'not again on a late frame');
});
