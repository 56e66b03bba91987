// The clock: what time a session is told of, and what time stands still.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './load.mjs';

const { Clock } = await page('www/board/clock.ts');

test('a clock that is held tells nothing of that time, and all of what was before', (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  let now = 1000;
  context.mock.method(performance, 'now', () => now);
  Object.assign(globalThis, { document: { hidden: false } });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
  /** @type {number[]} */
  const told = [];
  const session = {
    /** @param {number} ms */
    advance(ms) {
      told.push(ms);
      return { flags: 0 };
    },
  };
  const clock = new Clock(() => {});
  clock.show(session);
  now += 300;
  clock.hold(true);
  now += 500;
  clock.tick();
  clock.hold(true);
  now += 400;
  assert.deepEqual(told, []);
  clock.hold(false);
  now += 50;
  clock.tick();
  assert.deepEqual(told, [350]);
  clock.show(undefined);
});
