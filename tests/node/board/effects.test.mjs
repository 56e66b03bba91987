// The sound of effects, the deformation of pieces, and particles.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page } from '../load.mjs';

const { EFFECTS } = await page('www/engine/effects.ts');
const { SoundPlayer, SCALE, voicesOf } = await page('www/board/effects/sound.ts');
const { Forms } = await page('www/board/effects/forms.ts');
const { Particles } = await page('www/board/effects/particles.ts');

/** @param {string} kind @param {object} [more] */
const effect = (kind, more = {}) => ({
  ...{ kind, weight: 1, amount: 8, rect: { x: 0, y: 0, w: 1, h: 1 }, dress: undefined },
  ...more,
});

describe('sound', () => {
  /** @typedef {{ wave: string, from: number, to: number, gain: number, ms: number, delay: number }} Voice */

  test('every kind has a soft sound, louder or longer with more weight', () => {
    for (const kind of EFFECTS) {
      /** @param {Voice[]} voices */
      const strength = (voices) => voices.reduce((sum, { gain, ms }) => sum + gain * ms, 0);
      const all = [0, 1, 2, 3].map((weight) => voicesOf(effect(kind, { weight }), 0));
      assert.ok(
        all.every((voices) => voices.length > 0),
        kind,
      );
      assert.ok(
        all.flat().every((/** @type {Voice} */ { gain }) => gain > 0 && gain <= 0.16),
        kind,
      );
      const strengths = all.map(strength);
      assert.deepEqual(
        [...strengths].sort((a, b) => a - b),
        strengths,
        `${kind} grows with its weight`,
      );
    }
  });

  test('consecutive effects climb one scale and stay on its last step', () => {
    const pitch = (/** @type {number} */ step) => voicesOf(effect('burst'), step)[0].from;
    assert.deepEqual([0, 1, 2, 7, 20].map(pitch), [SCALE[0], SCALE[1], SCALE[2], SCALE[7], SCALE[7]]);
  });

  test('a dress replaces the sound of the kind', () => {
    assert.deepEqual(voicesOf(effect('gain', { dress: 'none' }), 0), []);
    assert.notDeepEqual(voicesOf(effect('gain', { dress: 'coin' }), 0), voicesOf(effect('gain'), 0));
    assert.deepEqual(voicesOf(effect('gain', { dress: 'unheard of' }), 0), voicesOf(effect('gain'), 0));
  });

  test('a sound that a call interrupts is no fault, and is requested again', async () => {
    let requests = 0;
    /** @type {Map<string, () => void>} */
    const inputs = new Map();
    class Interrupted {
      state = 'interrupted';
      currentTime = 1;
      resume() {
        requests += 1;
        return Promise.reject(new DOMException('a call', 'InvalidStateError'));
      }
      close() {
        return Promise.reject(new DOMException('a call', 'InvalidStateError'));
      }
    }
    /** @type {unknown[]} */
    const rejected = [];
    const count = (/** @type {unknown} */ reason) => rejected.push(reason);
    process.on('unhandledRejection', count);
    Object.assign(globalThis, {
      AudioContext: Interrupted,
      document: { hidden: false },
      addEventListener: (/** @type {string} */ type, /** @type {() => void} */ listener) =>
        inputs.set(type, listener),
    });
    const player = Object.assign(new SoundPlayer(), { sound: true });
    player.play([effect('merge')], 1000);
    inputs.get('keydown')?.();
    player.dispose();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', count);
    for (const name of ['AudioContext', 'document', 'addEventListener'])
      Reflect.deleteProperty(globalThis, name);
    assert.ok(requests >= 2, `${requests} requests`);
    assert.deepEqual(rejected, []);
  });

  test('a phone vibrates for the heaviest effect, at most every tenth of a second', () => {
    /** @type {number[][]} */
    const felt = [];
    const navigator = { vibrate: (/** @type {number[]} */ pattern) => felt.push(pattern) };
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
    const player = Object.assign(new SoundPlayer(), { vibration: true });
    player.play([effect('merge'), effect('burst', { weight: 2 }), effect('gain')], 1000);
    player.play([effect('land')], 1050);
    player.play([effect('land')], 1101);
    player.vibration = false;
    player.play([effect('land')], 2000);
    assert.deepEqual(felt, [[20, 20, 25], [12]]);
  });
});

describe('forms', () => {
  /** @param {number} key @param {object} [more] */
  const actor = (key, more = {}) => {
    const place = { x: 0, y: 0, w: 1, h: 1 };
    return { sprite: { key, joined: 0, ...place }, from: undefined, to: undefined, ...place, ...more };
  };
  const when = { now: 1000, length: 100, isPiece: () => true };

  test('a merge pops and returns to its size', () => {
    const forms = new Forms();
    const merged = actor(1, { from: { x: 0, y: 0, w: 1.15, h: 1.15 } });
    const other = actor(2, { from: { x: 3, y: 0, w: 1, h: 1 } });
    forms.begin([effect('merge')], [merged, other], when);
    const sizes = [1000, 1072, 1200].map((now) => {
      const goesOn = forms.pose([merged, other], now);
      return [Math.round(merged.w * 100) / 100, goesOn];
    });
    assert.deepEqual(sizes, [
      [0.9, true],
      [1.12, true],
      [1, false],
    ]);
    assert.deepEqual([merged.x, other.w], [0, 1], 'about its centre, and no other piece');
  });

  test('a landing piece is squashed on its foot unless it is joined to neighbours', () => {
    const forms = new Forms();
    const [one, joined] = [actor(1), actor(2)];
    joined.sprite.joined = 4;
    forms.begin([effect('land')], [one, joined], when);
    forms.pose([one, joined], 1001);
    assert.ok(one.h < 0.9 && one.w > 1.05 && Math.abs(one.y + one.h - 1) < 1e-9);
    assert.equal(joined.h, 1);
  });

  test('a refused piece shakes and comes to rest', () => {
    const forms = new Forms();
    const one = actor(1);
    forms.begin([effect('refused')], [one], when);
    forms.pose([one], 1020);
    assert.ok(Math.abs(one.x) > 0.02);
    assert.equal(forms.pose([one], 1300), false);
    assert.ok(Math.abs(one.x) < 1e-9);
  });

  test('pieces hop on a win, but never over the board’s top edge', () => {
    const forms = new Forms();
    const [top, below] = [actor(1), actor(2, { y: 2 })];
    below.sprite.y = 2;
    forms.begin([effect('win', { rect: { x: 0, y: 0, w: 4, h: 4 } })], [top, below], when);
    forms.pose([top, below], 1160);
    assert.ok(top.y + top.h / 2 >= 0.5 - 1e-9 && top.h > 1, 'it swells in place');
    assert.ok(below.y < 1.9, 'it hops');
  });
});

describe('particles', () => {
  test('have the colours of their pieces and the shape given by the skin', (t) => {
    /** @type {string[]} */
    const drawn = [];
    const context = {
      fillStyle: '',
      setTransform() {},
      clearRect() {},
      beginPath() {},
      lineTo() {},
      arc: () => drawn.push(`disc ${context.fillStyle}`),
      fillRect: () => drawn.push(`square ${context.fillStyle}`),
      fill() {},
    };
    const canvas = { setAttribute() {}, getContext: () => context, remove() {}, after() {} };
    /** @type {((now: number) => void)[]} */
    const frames = [];
    Object.assign(globalThis, {
      document: { createElement: () => canvas },
      devicePixelRatio: 1,
      requestAnimationFrame: (/** @type {(now: number) => void} */ frame) => frames.push(frame),
      cancelAnimationFrame() {},
    });
    t.after(() => {
      for (const name of ['document', 'devicePixelRatio', 'requestAnimationFrame', 'cancelAnimationFrame'])
        Reflect.deleteProperty(globalThis, name);
    });
    const now = 1000;
    t.mock.method(performance, 'now', () => now);
    const particles = new Particles({ clientWidth: 100, clientHeight: 100, after() {} });
    const place = { from: { x: 0, y: 0 }, to: { x: 9, y: 9 }, ms: 500, reach: 20 };
    particles.spray(4, { ...place, colours: ['#aaa', '#bbb'], shape: 'disc' });
    frames.shift()?.(now);
    assert.deepEqual(drawn.sort(), ['disc #aaa', 'disc #aaa', 'disc #bbb', 'disc #bbb']);
    drawn.length = 0;
    particles.clear();
    particles.spray(1, { ...place, colours: ['#ccc'], shape: 'square' });
    frames.at(-1)?.(now);
    assert.deepEqual(drawn, ['square #ccc']);
  });
});
