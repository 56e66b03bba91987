// Films: unpacked as the session packed them, and run as the projector specifies.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { page, tilery } from '../load.mjs';
import { same } from '../storage.mjs';

const { decode } = await page('www/engine/film.ts');
const { hurry, Projector } = await page('www/board/film/projector.ts');
/** @type {Record<string, import('../../../www/board/film/easing').Easing>} */
const CURVES = await page('www/board/film/easing.ts');
const { linear, out } = CURVES;
const { between, fit } = await page('www/board/film/centring.ts');

/** @typedef {{ kind: string, weight: number, amount: number, rect: object }} Told */

const VIEW = { x: 0, y: 0, w: 4, h: 4 };

/** @param {number} key @param {number} x @param {object} [more] */
const sprite = (key, x, more = {}) => ({
  ...{ key, role: 0, look: 0, x, y: 0, w: 1, h: 1, layer: 0, turn: 0, opacity: 1, joined: 0 },
  ...{ text: undefined, clip: undefined },
  ...more,
});
/** @param {object[]} sprites @param {object} [more] */
const shot = (sprites, more = {}) => ({
  ...{ length: 100, view: VIEW, cues: [], effects: [], figures: {}, isCut: false, sprites },
  ...more,
});
/** @param {...string} kinds */
const happens = (...kinds) => ({
  effects: kinds.map((kind) => ({ kind, weight: 1, amount: 0, rect: VIEW })),
});
const cue = { enters: true, dx: 0, dy: 0, scale: 1, opacity: 1, clipped: false };
/** @param {...object} shots */
const film = (...shots) => ({ isRedraw: false, shots });
/** @param {...object} shots */
const redraw = (...shots) => ({ isRedraw: true, shots });

/**
 * A projector with linear easing that shows a scene, so that positions are easy to predict.
 * @param {object[]} sprites
 */
function showing(sprites) {
  const projector = new Projector();
  projector.tempo.easing = linear;
  projector.reset(film(shot(sprites)));
  return projector;
}
/** @param {{ actors: { sprite: { key: number }, x: number }[] }} projector */
const places = ({ actors }) => actors.map((actor) => [actor.sprite.key, Math.round(actor.x * 1000) / 1000]);

/** A projector, and the kinds of effects it has reported. */
function telling() {
  const projector = showing([sprite(1, 0)]);
  /** @type {string[]} */
  const told = [];
  projector.onEffects = (/** @type {{ kind: string }[]} */ effects) =>
    told.push(...effects.map(({ kind }) => kind));
  return { projector, told };
}

describe('a film', () => {
  test('is unpacked as a session packs it', () => {
    const session = tilery.Session.load('tilt:4x4@2,2,0,0/0,0,0,0/0,0,0,0/0,0,0,8;score=0');
    session.play('left');
    const { isRedraw, shots } = decode(session.state().film);
    assert.equal(isRedraw, false);
    assert.ok(shots.length > 0);
    const { sprites, view, cues } = shots.at(-1);
    assert.ok(view.w >= 4 && view.h >= 4);
    const tiles = sprites.filter((/** @type {{ text?: string }} */ { text }) => text !== undefined);
    assert.deepEqual(tiles.map((/** @type {{ text: string }} */ { text }) => text).slice(0, 1), ['4']);
    assert.equal(tiles[0].look, 2);
    const keys = new Set(sprites.map((/** @type {{ key: number }} */ { key }) => key));
    assert.equal(keys.size, sprites.length, 'keys are integers, unique per sprite');
    assert.ok([...keys].every((key) => Number.isInteger(key) && key >= 0));
    assert.ok(cues.every((/** @type {{ key: number }} */ { key }) => keys.has(key)));
    const told = shots.flatMap((/** @type {{ effects: Told[] }} */ { effects }) => effects);
    assert.deepEqual(
      told.map((/** @type {Told} */ { kind, weight, amount }) => [kind, weight, amount]),
      [
        ['slide', 0, 0],
        ['merge', 0, 4],
        ['gain', 0, 4],
      ],
    );
    assert.deepEqual(told[1].rect, { x: 0, y: 0, w: 1, h: 1 });
    same(
      shots.map((/** @type {{ figures: object }} */ { figures }) => figures),
      [{ score: 0 }, {}],
    );
  });

  test('carries large and negative integers', () => {
    const high = 2 ** 53 - 1;
    const board = `4x4@1073741824,1073741824,0,0/0,0,0,0/0,0,0,0/0,0,0,2;score=${high - 2 ** 32}`;
    const session = tilery.Session.load(`tilt:${board}`);
    session.play('left');
    const { shots } = decode(session.state().film);
    assert.equal(shots[0].figures.score, high - 2 ** 32);
    assert.equal(shots[1].effects[0].amount, 2 ** 31);
  });

  test('of another version is refused', () => {
    assert.throws(
      () => decode({ numbers: new Float32Array([1, 1, 0]), texts: [] }),
      /expected version 3, found 1/,
    );
  });

  test('that is truncated is refused', () => {
    const session = tilery.Session.load('tilt:4x4#1');
    const { numbers, texts } = session.state().film;
    assert.throws(() => decode({ numbers: numbers.slice(0, -1), texts }), /expected \d+ numbers/);
  });
});

test('every easing starts at 0 and ends at 1', () => {
  for (const [name, curve] of Object.entries(CURVES)) {
    for (const end of [0, 1])
      assert.ok(Math.abs(curve(end) - end) < 1e-9, `${name} at ${end}: ${curve(end)}`);
  }
});

describe('the projector', () => {
  test('moves sprites with the same key', () => {
    const projector = showing([sprite(1, 0)]);
    assert.equal(projector.show(film(shot([sprite(1, 2)])), 1000), true);
    assert.deepEqual(places(projector), [[1, 0]]);
    projector.frame(1050);
    assert.deepEqual(places(projector), [[1, 1]]);
    assert.equal(projector.frame(1100), false);
    assert.deepEqual(places(projector), [[1, 2]]);
  });

  test('slows movement towards its end', () => {
    const projector = showing([sprite(1, 0)]);
    projector.tempo.easing = out;
    projector.show(film(shot([sprite(1, 1)])), 0);
    projector.frame(50);
    assert.ok(projector.actors[0].x > 0.8);
  });

  test('shows and hides sprites without a cue at the start of the shot', () => {
    const projector = showing([sprite(1, 0)]);
    projector.show(film(shot([sprite(2, 3)])), 0);
    assert.deepEqual(places(projector), [[2, 3]]);
  });

  test('moves entering sprites from their ghosts and leaving ones to theirs', () => {
    const projector = showing([sprite(1, 0)]);
    const cues = [
      { ...cue, key: 1, enters: false, dx: 1, opacity: 0 },
      { ...cue, key: 2, scale: 0 },
    ];
    projector.show(film(shot([sprite(2, 3)], { cues })), 0);
    projector.frame(50);
    const [leaving, coming] = projector.actors;
    assert.deepEqual([leaving.sprite.key, leaving.x, leaving.opacity], [1, 0.5, 0.5]);
    assert.deepEqual([coming.sprite.key, coming.x, coming.w], [2, 3.25, 0.5]);
    projector.frame(100);
    assert.deepEqual(places(projector), [[2, 3]]);
  });

  test('shows a sprite that wraps round an edge twice, each clipped to its place', () => {
    const projector = showing([sprite(1, 3)]);
    const cues = [
      { ...cue, key: 1, enters: false, dx: 1, clipped: true },
      { ...cue, key: 1, dx: -1, clipped: true },
    ];
    projector.show(film(shot([sprite(1, 0)], { cues })), 0);
    projector.frame(25);
    assert.deepEqual(places(projector), [
      [1, 3.25],
      [1, -0.75],
    ]);
    assert.deepEqual(
      projector.actors.map((/** @type {{ window: { x: number } }} */ { window }) => window.x),
      [3, 0],
    );
  });

  test('skips a running film to its end when another starts', () => {
    const projector = showing([sprite(1, 0)]);
    projector.show(film(shot([sprite(1, 1)]), shot([sprite(1, 2)])), 0);
    projector.frame(20);
    projector.show(film(shot([sprite(1, 3)])), 20);
    assert.deepEqual(places(projector), [[1, 2]]);
    projector.frame(70);
    assert.deepEqual(places(projector), [[1, 2.5]]);
  });

  test('skips to a completed level on the way, with its figures, and from there to the end', () => {
    const { projector, told } = telling();
    projector.show(
      film(
        shot([sprite(1, 1)], { ...happens('slide'), figures: { blocks: 4 } }),
        shot([sprite(1, 2)], { ...happens('burst'), figures: { blocks: 5 } }),
        shot([sprite(1, 3)], { ...happens('level'), isCut: true }),
      ),
      0,
    );
    projector.skip(20);
    projector.hold(1000);
    assert.deepEqual(told, ['slide', 'burst', 'level']);
    assert.deepEqual([places(projector), projector.figures], [[[1, 2]], { blocks: 5 }]);
    assert.equal(projector.isCutAhead, true, 'the next level has not been shown');
    projector.skip(40);
    assert.deepEqual([places(projector), projector.isRunning], [[[1, 3]], false]);
    assert.deepEqual(told, ['slide', 'burst', 'level']);
  });

  test('lets a running film end in the picture of a redraw', () => {
    const projector = showing([sprite(1, 0)]);
    projector.show(film(shot([sprite(1, 1)]), shot([sprite(1, 2)])), 0);
    projector.frame(50);
    assert.equal(projector.show(redraw(shot([sprite(1, 2), sprite(7, 0)], { length: 0 })), 50), true);
    assert.deepEqual(places(projector), [[1, 0.5]]);
    projector.frame(150);
    assert.deepEqual(places(projector), [
      [1, 1.5],
      [7, 0],
    ]);
    // A second one affects the running shot.
    projector.show(redraw(shot([sprite(1, 3)], { length: 0 })), 150);
    projector.frame(175);
    assert.deepEqual(places(projector), [[1, 2.5]]);
    assert.equal(projector.frame(200), false);
    assert.deepEqual(places(projector), [[1, 3]]);
  });

  test('shows a redraw at once if no film runs', () => {
    const projector = showing([sprite(1, 0)]);
    assert.equal(projector.show(redraw(shot([sprite(1, 2)], { length: 0 })), 0), false);
    assert.deepEqual(places(projector), [[1, 2]]);
  });

  test('shows the end at once at speed 0, and in half the time at speed 2', () => {
    const projector = showing([sprite(1, 0)]);
    projector.tempo.speed = 0;
    assert.equal(projector.show(film(shot([sprite(1, 1)]), shot([sprite(1, 2)])), 0), false);
    assert.deepEqual(places(projector), [[1, 2]]);
    projector.tempo.speed = 2;
    projector.show(film(shot([sprite(1, 4)])), 0);
    projector.frame(25);
    assert.deepEqual(places(projector), [[1, 3]]);
  });

  test('catches up over several shots after a late frame and reports the effects of each', () => {
    const { projector, told } = telling();
    projector.show(film(shot([sprite(1, 1)], happens('slide')), shot([sprite(1, 2)], happens('merge'))), 0);
    projector.frame(150);
    assert.deepEqual(places(projector), [[1, 1.5]]);
    assert.deepEqual(told, ['slide', 'merge']);
  });

  test('reports each effect once, at the start of its shot or at its end for landings', () => {
    const { projector, told } = telling();
    const way = [
      shot([sprite(1, 1)], happens('slide', 'land')),
      shot([sprite(1, 2)], happens('merge', 'gain', 'win')),
    ];
    projector.show(film(...way), 0);
    assert.deepEqual(told, ['slide']);
    projector.frame(110);
    assert.deepEqual(told, ['slide', 'land', 'merge', 'gain']);
    projector.frame(250);
    assert.deepEqual(told.splice(0), ['slide', 'land', 'merge', 'gain', 'win']);
    projector.show(film(...way), 300);
    projector.finish();
    assert.deepEqual(
      told.splice(0),
      ['slide', 'land', 'merge', 'gain', 'win'],
      'the remaining ones when skipping to the end',
    );
    projector.tempo.speed = 0;
    projector.show(film(...way), 400);
    assert.deepEqual(told.splice(0), ['slide', 'land', 'merge', 'gain', 'win'], 'also without a film');
    projector.show(redraw(shot([sprite(1, 2)], happens('refused'))), 500);
    assert.deepEqual(told, ['refused'], 'when nothing moves');
  });

  test('shows the figures of the running shot', () => {
    const projector = showing([sprite(1, 0)]);
    projector.show(film(shot([sprite(1, 1)], { figures: { score: 4 } }), shot([sprite(1, 2)])), 0);
    assert.deepEqual(projector.figures, { score: 4 }, 'figures that still differ');
    projector.frame(110);
    assert.deepEqual(projector.figures, {});
  });

  test('keeps a board visible for a while before the next one, even if shots have no length', () => {
    for (const speed of [1, 0]) {
      const { projector, told } = telling();
      projector.tempo.speed = speed;
      projector.onEffects = (/** @type {Told[]} */ effects, /** @type {number | undefined} */ length) => {
        told.push(...effects.map(({ kind }) => kind));
        if (length !== undefined && effects.some(({ kind }) => kind === 'level')) projector.hold(1000);
      };
      const way = [
        shot([sprite(1, 1)], { figures: { level: 1 } }),
        shot([sprite(1, 2)], { ...happens('level'), isCut: true }),
      ];
      projector.show(film(...way), 0);
      projector.frame(200);
      projector.frame(1000 * speed);
      assert.deepEqual(told, ['level']);
      assert.deepEqual(
        [places(projector), projector.figures],
        [[[1, 1]], { level: 1 }],
        'the scene before it',
      );
      assert.equal(projector.isCutAhead, true);
      projector.frame(1300);
      assert.deepEqual([places(projector), projector.figures], [[[1, 2]], {}]);
      projector.show(film(...way), 2000);
      projector.finish();
      assert.deepEqual(places(projector), [[1, 2]], 'a press ends the hold');
      assert.deepEqual(told, ['level', 'level']);
    }
  });

  test('shows nothing of the next level until it starts, then all of it at once', () => {
    const { projector } = telling();
    projector.onEffects = (/** @type {Told[]} */ effects) => {
      if (effects.some(({ kind }) => kind === 'level')) projector.hold(1000);
    };
    const elsewhere = { x: 9, y: 9, w: 2, h: 2 };
    projector.show(
      film(
        shot([sprite(1, 1), sprite(7, 0)]),
        shot([sprite(1, 9), sprite(8, 10)], { ...happens('level'), isCut: true, view: elsewhere }),
      ),
      0,
    );
    projector.frame(600);
    const done = [
      [1, 1],
      [7, 0],
    ];
    assert.deepEqual([places(projector), projector.viewFrom, projector.viewTo], [done, VIEW, VIEW]);
    projector.frame(1110);
    const next = [
      [1, 9],
      [8, 10],
    ];
    assert.deepEqual([places(projector), projector.viewFrom, projector.viewTo], [next, elsewhere, elsewhere]);
  });

  test('draws by layer, and within a layer in the order of the scene', () => {
    const projector = showing([
      sprite(1, 0, { layer: 2 }),
      sprite(2, 0, { layer: 1 }),
      sprite(3, 0, { layer: 2 }),
    ]);
    assert.deepEqual(
      places(projector).map(([key]) => key),
      [2, 1, 3],
    );
  });

  test('knows if an unseen board is ahead', () => {
    const projector = showing([sprite(1, 0)]);
    const way = [shot([sprite(1, 1)]), shot([sprite(1, 2)], { isCut: true }), shot([sprite(1, 3)])];
    projector.show(film(...way), 0);
    assert.equal(projector.isCutAhead, true, 'before the cut');
    projector.show(redraw(shot([sprite(1, 4)], { length: 0 })), 10);
    projector.frame(150);
    assert.equal(projector.isCutAhead, true, 'on the way to the cut, even after a redraw');
    projector.frame(250);
    assert.equal(projector.isCutAhead, false, 'after the cut');
    projector.show(film(...way), 300);
    projector.finish();
    assert.equal(projector.isCutAhead, false, 'shown at once');
    projector.show(film(...way.slice(0, 1)), 400);
    assert.equal(projector.isCutAhead, false);
  });

  test('rotates the shorter way', () => {
    const projector = showing([sprite(1, 0, { turn: 3 })]);
    projector.show(film(shot([sprite(1, 0, { turn: 0 })])), 0);
    projector.frame(50);
    assert.equal(projector.actors[0].turn, 3.5);
  });

  test('hurries in long cascades', () => {
    assert.deepEqual([0, 3, 5].map(hurry), [1, 1, 1]);
    assert.ok(hurry(6) < 1 && hurry(9) < hurry(6));
    assert.ok(hurry(1000) >= 0.3);
  });
});

describe('the fit', () => {
  test('makes cells whole pixels, with the origin at a whole pixel', () => {
    const { unit, left, top } = fit({ x: -0.09, y: -0.09, w: 4.18, h: 4.18 }, 1098, 1800);
    assert.deepEqual([unit, Number.isInteger(left), Number.isInteger(top)], [262, true, true]);
    assert.ok(-0.09 * unit + left >= -1 && 4.09 * unit + left <= 1099);
  });

  test('uses multiples of the grain if that costs little', () => {
    assert.equal(fit(VIEW, 4 * 70, 4 * 70, 16).unit, 64);
    assert.equal(fit(VIEW, 4 * 31, 4 * 31, 16).unit, 31);
  });

  test('interpolates between two fits', () => {
    const out = { unit: 0, left: 0, top: 0 };
    between({ unit: 10, left: 0, top: 4 }, { unit: 20, left: 8, top: 0 }, 0.5, out);
    assert.deepEqual(out, { unit: 15, left: 4, top: 2 });
  });
});
