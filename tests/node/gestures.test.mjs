// Gestures: what a pointer's way means.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page } from './load.mjs';

const { Gestures } = await page('www/board/gestures.ts');

/**
 * Gestures with a clock of their own; `acts` is what the game was told. `wants` is what it answers to a press.
 * @param {number} wants
 */
function hand(wants, width = 390) {
  /** @type {string[]} */
  const acts = [];
  /** @type {{ at: number, call: () => void }[]} */
  let timers = [];
  let now = 0;
  const gestures = new Gestures({
    send(
      /** @type {{ kind: string, phase?: string, dir?: string, view?: string, x: number, y: number }} */ act,
    ) {
      const what = act.kind === 'swipe' ? `swipe ${act.dir}` : act.kind === 'view' ? act.view : act.phase;
      acts.push(`${what} ${act.x},${act.y}`);
      return act.phase === 'down' ? wants : 0;
    },
    width: () => width,
    after(/** @type {number} */ ms, /** @type {() => void} */ call) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  });
  const at = (/** @type {number} */ x, /** @type {number} */ y, id = 1, type = 'touch') => ({
    id,
    x,
    y,
    t: now,
    type,
  });
  return {
    acts,
    gestures,
    at,
    /** Lets time pass. @param {number} ms */
    wait(ms) {
      now += ms;
      for (const { at, call } of timers.filter((timer) => timer.at <= now)) {
        if (at <= now) call();
      }
      timers = timers.filter((timer) => timer.at > now);
    },
    /** A straight way in steps of 10 ms. @param {[number, number]} from @param {[number, number]} to @param {number} steps */
    line([x0, y0], [x1, y1], steps) {
      for (let step = 1; step <= steps; step += 1) {
        this.wait(10);
        gestures.move(at(x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps));
      }
    },
  };
}

describe('a press that the game has no use for', () => {
  test('is a swipe as soon as it went far enough, before it lifts', () => {
    const { acts, gestures, at } = hand(0);
    gestures.down(at(100, 100));
    gestures.move(at(115, 102));
    assert.deepEqual(acts, ['down 100,100']);
    gestures.move(at(125, 103));
    assert.deepEqual(acts, ['down 100,100', 'cancel 125,103', 'swipe right 100,100']);
    gestures.move(at(225, 103));
    gestures.up(at(225, 103));
    assert.equal(acts.length, 3, 'one swipe a press');
  });

  test('waits while the direction is unclear, but not for ever', () => {
    const { acts, gestures, at } = hand(0);
    gestures.down(at(100, 100));
    gestures.move(at(126, 125));
    assert.equal(acts.length, 1);
    gestures.move(at(150, 148));
    assert.equal(acts.at(-1), 'swipe right 100,100');
  });

  test('swipes in four directions, however slowly', () => {
    for (const [dx, dy, dir] of /** @type {const} */ ([
      [0, -40, 'up'],
      [40, 0, 'right'],
      [0, 40, 'down'],
      [-40, 0, 'left'],
    ])) {
      const one = hand(0);
      one.gestures.down(one.at(100, 100));
      one.line([100, 100], [100 + dx, 100 + dy], 60);
      assert.equal(one.acts.at(-1), `swipe ${dir} 100,100`);
    }
  });

  test('is a tap when it lifts where it was', () => {
    const { acts, gestures, at } = hand(0);
    gestures.down(at(100, 100));
    gestures.up(at(103, 101));
    assert.deepEqual(acts, ['down 100,100', 'up 103,101']);
  });
});

describe('a press that the game wants', () => {
  test('is a drag, sent as it goes', () => {
    const one = hand(1);
    one.gestures.down(one.at(100, 100));
    one.line([100, 100], [200, 100], 40);
    one.wait(100);
    one.gestures.up(one.at(200, 100));
    assert.equal(one.acts[0], 'down 100,100');
    assert.ok(one.acts.slice(1, -1).every((act) => act.startsWith('move ')));
    assert.equal(one.acts.at(-1), 'up 200,100');
  });

  test('does not move before it left the slop', () => {
    const { acts, gestures, at } = hand(1);
    gestures.down(at(100, 100));
    gestures.move(at(106, 104));
    gestures.up(at(106, 104));
    assert.deepEqual(acts, ['down 100,100', 'up 106,104']);
  });

  test('is a swipe when it was short, straight, and fast to its end', () => {
    const one = hand(1);
    one.gestures.down(one.at(100, 100));
    one.line([100, 100], [102, 20], 10);
    one.gestures.up(one.at(102, 20));
    assert.deepEqual(one.acts.slice(-2), ['cancel 102,20', 'swipe up 100,100']);
    assert.ok(!one.acts.some((act) => act.startsWith('up ')));
  });

  test('is a drag when it slowed down before it lifted, however short', () => {
    const one = hand(1);
    one.gestures.down(one.at(100, 100));
    one.line([100, 100], [180, 100], 8);
    one.line([180, 100], [186, 100], 8);
    one.gestures.up(one.at(186, 100));
    assert.equal(one.acts.at(-1), 'up 186,100');
  });

  test('is a drag when its way was not straight', () => {
    const one = hand(1);
    one.gestures.down(one.at(100, 100));
    one.line([100, 100], [150, 150], 8);
    one.line([150, 150], [200, 100], 8);
    one.gestures.up(one.at(200, 100));
    assert.equal(one.acts.at(-1), 'up 200,100');
  });
});

describe('any press', () => {
  test('is long after half a second without movement', () => {
    const one = hand(1);
    one.gestures.down(one.at(100, 100));
    one.wait(499);
    assert.equal(one.acts.length, 1);
    one.wait(1);
    assert.deepEqual(one.acts, ['down 100,100', 'long 100,100']);
    one.gestures.up(one.at(100, 100));
    assert.equal(one.acts.at(-1), 'up 100,100');
  });

  test('is not long once it moved, lifted or was cancelled', () => {
    for (const end of /** @type {const} */ (['move', 'up', 'cancel'])) {
      const one = hand(1);
      one.gestures.down(one.at(100, 100));
      if (end === 'cancel') one.gestures.cancel();
      else one.gestures[end](one.at(120, 100));
      one.wait(1000);
      assert.ok(!one.acts.some((act) => act.startsWith('long')), end);
    }
  });

  test('is cancelled by a second pointer, until all have lifted', () => {
    const { acts, gestures, at } = hand(0);
    gestures.down(at(100, 100, 1));
    gestures.down(at(200, 200, 2));
    assert.deepEqual(acts, ['down 100,100', 'cancel 100,100']);
    gestures.move(at(200, 100, 1));
    gestures.up(at(200, 100, 1));
    gestures.move(at(300, 200, 2));
    gestures.down(at(100, 100, 3));
    gestures.up(at(100, 100, 3));
    gestures.up(at(300, 200, 2));
    assert.deepEqual(acts.slice(2), ['zoom-out 200,150'], 'two fingers move the view and nothing else');
    gestures.down(at(50, 50, 4));
    assert.equal(acts.at(-1), 'down 50,50');
  });

  test('is cancelled when its pointer is lost', () => {
    const { acts, gestures, at } = hand(1);
    gestures.down(at(100, 100));
    gestures.move(at(130, 100));
    gestures.lost(1);
    gestures.up(at(130, 100));
    assert.equal(acts.at(-1), 'cancel 130,100');
  });

  test('by touch at the edge of the screen is no swipe, by mouse it is', () => {
    for (const [type, x, swipes] of /** @type {const} */ ([
      ['touch', 10, false],
      ['touch', 380, false],
      ['touch', 30, true],
      ['mouse', 10, true],
    ])) {
      const { acts, gestures, at } = hand(0);
      gestures.down(at(x, 100, 1, type));
      gestures.move(at(x, 160, 1, type));
      gestures.up(at(x, 160, 1, type));
      assert.equal(
        acts.some((act) => act.startsWith('swipe')),
        swipes,
        `${type} at ${x}`,
      );
    }
  });

  test('that never happened is a mouse that hovers', () => {
    const { acts, gestures, at } = hand(0);
    gestures.move(at(10, 20, 1, 'mouse'));
    assert.deepEqual(acts, ['move 10,20']);
  });
});
