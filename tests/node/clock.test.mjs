// The clock: the time that it passes to a session, while running and while held.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from './load.mjs';

const { Clock } = await page('www/board/clock.ts');

/**
 * A clock with a mocked time, and the milliseconds it passes to its session.
 * @param {import('node:test').TestContext} context
 * @param {{ turns?: boolean, answer?: (ms: number) => object }} [how]
 */
function begin(context, { turns = false, answer = () => ({ flags: 0 }) } = {}) {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const time = { now: 1000 };
  context.mock.method(performance, 'now', () => time.now);
  Object.assign(globalThis, { document: { hidden: false } });
  context.after(() => Reflect.deleteProperty(globalThis, 'document'));
  /** @type {number[]} */
  const told = [];
  const session = {
    offers: () => (turns ? 4 : 0),
    pace: () => 140,
    /** @param {number} ms */
    advance(ms) {
      told.push(ms);
      return answer(ms);
    },
  };
  const clock = new Clock(() => {});
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

for (const turns of [true, false])
  test(`a press during the rounds of another one ${turns ? 'speeds them up until its own' : 'waits in real time'}`, (context) => {
    /** @type {object} */
    let answer = { flags: 0 };
    const { clock, time, told } = begin(context, { turns, answer: () => answer });
    /** @param {object} [to] */
    const pass = (to = { flags: 0 }) => {
      answer = to;
      time.now += 20;
      clock.tick();
      return told.at(-1);
    };
    for (let n = 0; n < 8; n += 1) pass();
    clock.hurry();
    assert.equal(pass(), 20, 'a press at rest does not wait');
    assert.equal(pass({ flags: 7, position: true, said: [] }), 20);
    assert.equal(pass(), 20);
    clock.hurry();
    const hurried = turns ? 140 : 20;
    assert.equal(pass({ flags: 3, position: true }), hurried);
    assert.equal(pass({ flags: 7, position: true, said: [] }), hurried);
    assert.equal(pass({ flags: 3, position: true }), 20);
    for (let n = 0; n < 7; n += 1) pass();
    clock.hurry();
    assert.equal(pass(), 20, 'everything is at rest again');
  });
