// The recognition of gestures.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page } from '../load.mjs';

const { Gestures } = await page('www/board/input/gestures.ts');

/**
 * Gestures with a mocked clock; `acts` collects the acts sent to the game. `wants` is the game's answer to a
 * press, and `counts` tells if presses count.
 * @param {boolean} wants
 */
function hand(wants, { width = 390, counts = /** @type {() => boolean} */ (() => true) } = {}) {
  /** @type {string[]} */
  const acts = [];
  /** @type {{ at: number, call: () => void }[]} */
  let timers = [];
  let now = 0;
  const gestures = new Gestures({
    send(
      /** @type {{ kind: string, phase?: string, dir?: string, factor?: number, dx?: number, dy?: number, x: number, y: number }} */ act,
    ) {
      const view = `view x${act.factor?.toFixed(2)} ${act.dx},${act.dy} at`;
      const what = act.kind === 'swipe' ? `swipe ${act.dir}` : act.kind === 'view' ? view : act.phase;
      acts.push(`${what} ${act.x},${act.y}`);
      return act.phase === 'down' && wants;
    },
    counts,
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
    /** Advances the clock. @param {number} ms */
    wait(ms) {
      now += ms;
      for (const { at, call } of timers.filter((timer) => timer.at <= now)) {
        if (at <= now) call();
      }
      timers = timers.filter((timer) => timer.at > now);
    },
    /**
     * Moves along a straight line in steps of 10 ms.
     * @param {[number, number]} from
     * @param {[number, number]} to
     * @param {number} steps
     */
    line([x0, y0], [x1, y1], steps, id = 1) {
      for (let step = 1; step <= steps; step += 1) {
        this.wait(10);
        gestures.move(at(x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps, id));
      }
    },
  };
}

describe('a press that the game does not use', () => {
  test('becomes a swipe as soon as it has gone far enough, before it lifts', () => {
    const { acts, gestures, at } = hand(false);
    gestures.down(at(100, 100));
    gestures.move(at(115, 102));
    assert.deepEqual(acts, ['down 100,100']);
    gestures.move(at(125, 103));
    assert.deepEqual(acts, ['down 100,100', 'cancel 125,103', 'swipe right 100,100']);
    gestures.move(at(225, 103));
    gestures.up(at(225, 103));
    assert.equal(acts.length, 3, 'one swipe per press');
  });

  test('waits while the direction is unclear, up to a limit', () => {
    const { acts, gestures, at } = hand(false);
    gestures.down(at(100, 100));
    gestures.move(at(126, 125));
    assert.equal(acts.length, 1);
    gestures.move(at(150, 148));
    assert.equal(acts.at(-1), 'swipe right 100,100');
  });

  test('follows a finger that changes direction', () => {
    const { acts, gestures, at } = hand(false);
    gestures.down(at(100, 100));
    gestures.move(at(120, 101));
    gestures.move(at(121, 78));
    gestures.move(at(119, 62));
    assert.equal(acts.at(-1), 'swipe up 100,100');
    const back = hand(false);
    back.gestures.down(back.at(100, 100));
    back.gestures.move(back.at(122, 100));
    back.gestures.move(back.at(70, 102));
    assert.equal(back.acts.at(-1), 'swipe left 100,100');
  });

  test('swipes in four directions at any speed', () => {
    for (const [dx, dy, dir] of /** @type {const} */ ([
      [0, -40, 'up'],
      [40, 0, 'right'],
      [0, 40, 'down'],
      [-40, 0, 'left'],
    ])) {
      const one = hand(false);
      one.gestures.down(one.at(100, 100));
      one.line([100, 100], [100 + dx, 100 + dy], 60);
      assert.equal(one.acts.at(-1), `swipe ${dir} 100,100`);
    }
  });

  test('is a tap if it lifts in place', () => {
    const { acts, gestures, at } = hand(false);
    gestures.down(at(100, 100));
    gestures.up(at(103, 101));
    assert.deepEqual(acts, ['down 100,100', 'up 103,101']);
  });
});

describe('a press that the game uses', () => {
  test('is a drag, sent during the movement', () => {
    const one = hand(true);
    one.gestures.down(one.at(100, 100));
    one.line([100, 100], [200, 100], 40);
    one.wait(100);
    one.gestures.up(one.at(200, 100));
    assert.equal(one.acts[0], 'down 100,100');
    assert.ok(one.acts.slice(1, -1).every((act) => act.startsWith('move ')));
    assert.equal(one.acts.at(-1), 'up 200,100');
  });

  test('does not move within the slop', () => {
    const { acts, gestures, at } = hand(true);
    gestures.down(at(100, 100));
    gestures.move(at(106, 104));
    gestures.up(at(106, 104));
    assert.deepEqual(acts, ['down 100,100', 'up 106,104']);
  });

  test('is a swipe if it is short, straight and fast to its end', () => {
    const one = hand(true);
    one.gestures.down(one.at(100, 100));
    one.line([100, 100], [102, 20], 10);
    one.gestures.up(one.at(102, 20));
    assert.deepEqual(one.acts.slice(-2), ['cancel 102,20', 'swipe up 100,100']);
    assert.ok(!one.acts.some((act) => act.startsWith('up ')));
  });

  test('is a drag if it slows down before lifting, however short', () => {
    const one = hand(true);
    one.gestures.down(one.at(100, 100));
    one.line([100, 100], [180, 100], 8);
    one.line([180, 100], [186, 100], 8);
    one.gestures.up(one.at(186, 100));
    assert.equal(one.acts.at(-1), 'up 186,100');
  });

  test('is a drag if it is not straight', () => {
    const one = hand(true);
    one.gestures.down(one.at(100, 100));
    one.line([100, 100], [150, 150], 8);
    one.line([150, 150], [200, 100], 8);
    one.gestures.up(one.at(200, 100));
    assert.equal(one.acts.at(-1), 'up 200,100');
  });
});

describe('any press', () => {
  test('is long after half a second without movement', () => {
    const one = hand(true);
    one.gestures.down(one.at(100, 100));
    one.wait(499);
    assert.equal(one.acts.length, 1);
    one.wait(1);
    assert.deepEqual(one.acts, ['down 100,100', 'long 100,100']);
    one.gestures.up(one.at(100, 100));
    assert.equal(one.acts.at(-1), 'up 100,100');
  });

  test('is not long once it has moved, lifted or been cancelled', () => {
    for (const end of /** @type {const} */ (['move', 'up', 'cancel'])) {
      const one = hand(true);
      one.gestures.down(one.at(100, 100));
      if (end === 'cancel') one.gestures.cancel();
      else one.gestures[end](one.at(120, 100));
      one.wait(1000);
      assert.ok(!one.acts.some((act) => act.startsWith('long')), end);
    }
  });

  test('is cancelled by a second pointer, until all have lifted', () => {
    for (const wants of [false, true]) {
      const { acts, gestures, at } = hand(wants);
      gestures.down(at(100, 100, 1));
      gestures.down(at(200, 200, 2));
      assert.deepEqual(acts, ['down 100,100', 'cancel 100,100']);
      gestures.move(at(200, 100, 1));
      gestures.up(at(200, 100, 1));
      gestures.move(at(300, 200, 2));
      gestures.down(at(100, 100, 3));
      gestures.up(at(100, 100, 3));
      gestures.up(at(300, 200, 2));
      assert.deepEqual(
        acts.slice(2),
        ['view x0.71 50,0 at 150,150'],
        'two fingers move the view and nothing else',
      );
      gestures.down(at(50, 50, 4));
      assert.equal(acts.at(-1), 'down 50,50');
    }
  });

  test('of three fingers or a palm is ignored', () => {
    const { acts, gestures, at } = hand(false);
    for (const id of [1, 2, 3]) gestures.down(at(100 * id, 100, id));
    gestures.move(at(100, 200, 1));
    for (const id of [1, 2, 3]) gestures.up(at(100 * id, 200, id));
    assert.deepEqual(acts, ['down 100,100', 'cancel 100,100']);
    gestures.down({ ...at(100, 100, 4), size: 120 });
    gestures.down(at(200, 100, 5));
    gestures.move(at(200, 200, 5));
    gestures.up(at(200, 200, 5));
    gestures.up(at(100, 100, 4));
    const told = acts.slice(2).filter((act) => !/^view/.test(act));
    assert.deepEqual(told, [], 'except for the view');
  });

  test('is cancelled when its pointer is lost', () => {
    const { acts, gestures, at } = hand(true);
    gestures.down(at(100, 100));
    gestures.move(at(130, 100));
    gestures.lost(1);
    gestures.up(at(130, 100));
    assert.equal(acts.at(-1), 'cancel 130,100');
  });

  test('by touch at the screen’s edge swipes at its release, unless it becomes the back gesture', () => {
    for (const [type, x, waits] of /** @type {const} */ ([
      ['touch', 10, true],
      ['touch', 380, true],
      ['touch', 30, false],
      ['mouse', 10, false],
    ])) {
      const swipe = `swipe down ${x},100`;
      for (const end of /** @type {const} */ (['up', 'lost'])) {
        const { acts, gestures, at } = hand(false);
        gestures.down(at(x, 100, 1, type));
        gestures.move(at(x, 160, 1, type));
        assert.equal(acts.includes(swipe), !waits, `${type} at ${x}`);
        if (end === 'up') gestures.up(at(x, 160, 1, type));
        else gestures.lost(1);
        assert.equal(acts.includes(swipe), !waits || end === 'up', `${type} at ${x}, ${end}`);
      }
    }
    // A game that uses the press always gets the flick, which ends with the release.
    const one = hand(true, { width: 320 });
    one.gestures.down(one.at(8, 100));
    one.line([8, 100], [88, 100], 8);
    one.gestures.up(one.at(88, 100));
    assert.equal(one.acts.at(-1), 'swipe right 8,100');
  });

  test('that does not count is ignored to its end, and the next one is checked again', () => {
    let counts = false;
    const { acts, gestures, at } = hand(true, { counts: () => counts });
    gestures.down(at(100, 100));
    counts = true;
    gestures.move(at(200, 100));
    gestures.up(at(200, 100));
    assert.deepEqual(acts, []);
    gestures.down(at(100, 100));
    gestures.up(at(100, 100));
    assert.deepEqual(acts, ['down 100,100', 'up 100,100']);
  });

  test('is not needed for a hovering mouse', () => {
    const { acts, gestures, at } = hand(false);
    gestures.move(at(10, 20, 1, 'mouse'));
    assert.deepEqual(acts, ['move 10,20']);
  });
});

describe('thumbs that overlap', () => {
  test('are two fingers if the first one rests or drags slowly', () => {
    for (const ms of [0, 300]) {
      const one = hand(true);
      one.gestures.down(one.at(100, 100, 1));
      if (ms > 0) one.line([100, 100], [160, 100], ms / 10, 1);
      one.gestures.down(one.at(300, 100, 2));
      assert.match(one.acts.at(-1) ?? '', /^cancel/);
      one.gestures.up(one.at(300, 100, 2));
      one.gestures.up(one.at(160, 100, 1));
      assert.match(one.acts.at(-1) ?? '', /^cancel/);
    }
  });

  test('both swipe if the game does not use presses', () => {
    const { acts, gestures, at } = hand(false);
    gestures.down(at(100, 100, 1));
    gestures.move(at(140, 100, 1));
    gestures.down(at(300, 100, 2));
    gestures.move(at(300, 60, 2));
    gestures.up(at(140, 100, 1));
    gestures.up(at(300, 60, 2));
    assert.deepEqual(
      acts.filter((act) => act.startsWith('swipe')),
      ['swipe right 100,100', 'swipe up 300,100'],
    );
  });

  test('both swipe if the second comes before the first has gone far enough', () => {
    const { acts, gestures, at } = hand(false);
    gestures.down(at(100, 100, 1));
    gestures.move(at(115, 100, 1));
    gestures.down(at(300, 100, 2));
    gestures.move(at(300, 85, 2));
    assert.deepEqual(acts, ['down 100,100'], 'the second one waits');
    gestures.move(at(140, 100, 1));
    assert.deepEqual(acts.slice(1), ['cancel 140,100', 'swipe right 100,100', 'down 300,100']);
    gestures.move(at(300, 60, 2));
    assert.equal(acts.at(-1), 'swipe up 300,100');
  });

  test('both flick if the game uses presses, in either order of release', () => {
    for (const isFirstUp of [true, false]) {
      const one = hand(true);
      one.gestures.down(one.at(20, 100, 1));
      one.line([20, 100], [80, 100], 6, 1);
      one.gestures.down(one.at(300, 100, 2));
      if (isFirstUp) one.gestures.up(one.at(80, 100, 1));
      one.line([300, 100], [240, 100], 6, 2);
      one.gestures.up(one.at(240, 100, 2));
      if (!isFirstUp) {
        assert.ok(!one.acts.some((act) => act.startsWith('swipe')), 'in sequence');
        one.line([80, 100], [140, 100], 6, 1);
        one.gestures.up(one.at(140, 100, 1));
      }
      assert.deepEqual(
        one.acts.filter((act) => !act.startsWith('move')).map((act) => act.replace(/cancel .*/, 'cancel')),
        ['down 20,100', 'cancel', 'swipe right 20,100', 'down 300,100', 'cancel', 'swipe left 300,100'],
      );
    }
  });

  test('tap after a flick', () => {
    const one = hand(true);
    one.gestures.down(one.at(20, 100, 1));
    one.line([20, 100], [80, 100], 6, 1);
    one.gestures.down(one.at(300, 100, 2));
    one.gestures.up(one.at(80, 100, 1));
    one.wait(50);
    one.gestures.up(one.at(300, 100, 2));
    assert.deepEqual(one.acts.slice(-2), ['down 300,100', 'up 300,100']);
  });

  test('drop the waiting press when everything is cancelled', () => {
    const one = hand(true);
    one.gestures.down(one.at(20, 100, 1));
    one.line([20, 100], [80, 100], 6, 1);
    one.gestures.down(one.at(300, 100, 2));
    one.gestures.cancel();
    one.gestures.up(one.at(80, 100, 1));
    one.gestures.up(one.at(300, 100, 2));
    assert.equal(one.acts.at(-1), 'cancel 80,100');
  });
});
