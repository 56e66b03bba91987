// The clock: the time that it passes to a session, while running and while held.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../load.mjs';

const { Clock } = await page('www/board/clock.ts');

/**
 * A clock with a mocked time, and the milliseconds it passes to its session.
 * @param {import('node:test').TestContext} context
 */
function begin(context) {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const time = { now: 1000 };
  context.mock.method(performance, 'now', () => time.now);
  Object.assign(globalThis, { document: { hidden: false } });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
  /** @type {number[]} */
  const told = [];
  const session = {
    lead() {},
    /** @param {number} ms */
    advance(ms) {
      told.push(ms);
      return { flags: 0 };
    },
  };
  const clock = new Clock((/** @type {(one: typeof session) => unknown} */ change) => change(session));
  clock.show(session);
  context.after(() => clock.show(undefined));
  return { clock, time, told };
}

test('a held clock passes on the time before it was held and none after', (context) => {
  const { clock, time, told } = begin(context);
  time.now += 300;
  clock.hold(true);
  time.now += 500;
  clock.tick();
  clock.hold(true);
  time.now += 400;
  assert.deepEqual(told, []);
  clock.hold(false);
  time.now += 50;
  clock.tick();
  assert.deepEqual(told, [350]);
});
