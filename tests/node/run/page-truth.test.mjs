// The page's saves and statements about a game: a save is written only after a change of position, results
// are not overstated, and looking back leaves the game unchanged.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';

const { Session } = tilery;
const CATALOGUE = tilery.catalogue();
/** @param {string} id */
const game = (id) => CATALOGUE.find((/** @type {{ id: string }} */ one) => one.id === id);

// The page's modules access the window when they are loaded.
Object.assign(globalThis, {
  addEventListener: () => {},
  document: { addEventListener: () => {}, visibilityState: 'visible' },
});
const { Play } = await page('www/play/play.ts');
const { hasMoves } = await page('www/store/runs/histories.ts');
const { whyNot } = await page('www/run/result/counts.ts');
const { sentenceOf } = await page('www/features/result/rank.ts');
const { running } = await page('www/store/runs/run.ts');
const { Looking } = await page('www/play/looking.ts');

/** A board that shows nothing. */
const UNSEEN = {
  show: (/** @type {import('../../../www/engine/types').GameSession} */ session) => session.state(),
  changed: () => true,
};

/** A game on a page that records every write to its storage. */
function opened(text = 'tilt:4x4#42', /** @type {any} */ view = UNSEEN) {
  /** @type {{ save: string, clock: number }[]} */
  const written = [];
  const settings = { moved: { tilt: 10, tilerama: 10 }, reached: {} };
  const store = {
    settings,
    set: (/** @type {object} */ change) => Object.assign(settings, change),
    note: (/** @type {object} */ change) => Object.assign(settings, change),
    setRunning: (/** @type {string} */ _, /** @type {{ save: string, clock: number }} */ value) =>
      written.push(value),
    running: () => undefined,
    giveWay: () => undefined,
    count: async () => {},
    setReplay: () => {},
    tables: {
      enter: async () => 1,
      rows: () => [{ score: 0 }],
    },
  };
  const engine = { game, load: (/** @type {string} */ save) => Session.load(save), form: tilery.form };
  const play = new Play(engine, store, view);
  const session = Session.load(text);
  play.open(session, { name: 'r', counted: null, auto: null, day: null, isGuest: false, hints: 0 });
  /** Waits briefly and returns the number of writes since the last call. */
  const writes = async () => {
    await new Promise((done) => setTimeout(done));
    return written.splice(0).length;
  };
  return { play, session, written, writes, engine };
}

test('a drag that only redraws writes nothing; a move writes once', async () => {
  const { play, session, writes } = opened('tilerama:classic-a-x3#1');
  assert.equal(await writes(), 1, 'the opened game');
  const { x, y } = session.labels().cells[0] ?? { x: 0, y: 0 };
  let redraws = 0;
  for (const [phase, dx] of /** @type {const} */ ([
    ['down', 0],
    ['move', 0.05],
    ['move', 0.1],
    ['cancel', 0.1],
  ])) {
    play.perform('board', (/** @type {typeof session} */ here) => {
      const update = here.pointer(phase, x + dx, y);
      assert.equal(update.position, undefined, `${phase} is not a move`);
      redraws += update.film === undefined ? 0 : 1;
      return update;
    });
  }
  assert.ok(redraws > 0, 'something was redrawn');
  assert.equal(await writes(), 0);
  play.perform('page', () => session.play(session.legal()[0] ?? ''));
  assert.equal(await writes(), 1);
});

test('a change is kept before it is announced, with the state before it', () => {
  const { play, written } = opened();
  /** @type {unknown[]} */
  const told = [];
  play.addEventListener('changed', (/** @type {any} */ { detail }) => {
    play.flush();
    told.push([detail.before.at, play.state.at, written.at(-1)?.save.match(/^at .*$/m)?.[0]]);
  });
  for (const how of ['board', 'page'])
    play.perform(how, (/** @type {any} */ session) => session.play(session.legal()[0]));
  play.undo();
  play.perform('board', (/** @type {any} */ session) => session.pointer('cancel', 0, 0));
  assert.deepEqual(told, [
    [0, 1, 'at 1'],
    [1, 2, 'at 2'],
    [2, 1, 'at 1'],
  ]);
});

test('what a board still asks of the game before belongs to that game', () => {
  /** @type {((change: unknown) => boolean) | undefined} */
  let asks;
  const view = {
    show(/** @type {any} */ session, /** @type {unknown} */ _, /** @type {typeof asks} */ perform) {
      // A press that the board cancels, as it shows another game.
      asks?.((/** @type {any} */ former) => former.play(former.legal()[0]));
      asks = perform;
      return session.state();
    },
    changed: () => true,
  };
  const { play, session, written } = opened(undefined, view);
  const next = Session.load('tilt:4x4#7');
  play.open(next, { name: 's', counted: null, auto: null, day: null, isGuest: false, hints: 0 });
  assert.deepEqual([session.at(), next.at(), play.state.at], [1, 0, 0]);
  assert.match(written.at(-1)?.save ?? '', /#42\nat 1\n/);
});

test('elapsed time without a move is saved on leaving, unless another tab continues the game', async () => {
  const { play, session, written, writes } = opened();
  play.perform('page', () => session.play(session.legal()[0] ?? ''));
  await writes();
  session.advance(5000);
  play.flush();
  assert.deepEqual(
    written.splice(0).map(({ clock }) => clock),
    [5000],
  );
  session.advance(1000);
  play.yield('tilt');
  play.flush();
  assert.equal(await writes(), 0);
});

test('a game with rounds is saved when it is left, not on every round', async () => {
  const { play, session, written, writes } = opened('tilecode:maze#1');
  await writes();
  for (let round = 0; round < 20; round += 1) play.perform('page', () => session.play('.'));
  assert.equal(await writes(), 0);
  play.flush();
  assert.match(written[0]?.save ?? '', /\n\. x20\n/);
});

test('a game by turns is saved after each press', async () => {
  const { play, session, writes } = opened('tilecode:crates#1');
  await writes();
  play.perform('page', () => session.play('R'));
  assert.equal(await writes(), 1);
});

test('a stopped game is marked in its save, and older saves still open stopped', () => {
  const { play, session, engine } = opened();
  play.perform('page', () => session.play(session.legal()[0] ?? ''));
  play.finish();
  const { save } = play.snapshot();
  assert.match(save, /^at 1 stopped$/m);
  assert.ok(hasMoves({ save }));
  assert.ok(!hasMoves({ save: 'tilery 1\nid tilt:4x4#42\nat 0 stopped\n' }));
  assert.equal(engine.load(save).status().reason, 'stopped');

  const old = { save: save.replace(' stopped', ''), run: 'r', stopped: true };
  assert.equal(running(old)?.save, save);
  assert.equal(running({ ...old, stopped: false })?.save, old.save);

  play.undo();
  assert.deepEqual([session.at(), session.status().over], [1, false], 'the stop is undone, not a move');
  play.finish();
  play.seek(1);
  assert.equal(session.status().over, false);
});

const SCORE = game('tilt').records;
/** @param {{ score?: number, at?: number, counts?: boolean }} how */
const finished = ({ score = 0, at = 9, counts = true }) => ({
  at,
  counts,
  figures: { score },
});
const mine = { isGuest: false, auto: null };

test('a result without points is not entered', () => {
  assert.equal(whyNot(finished({ score: 0 }), mine, SCORE), 'not-entered-zero');
  assert.equal(whyNot(finished({ score: 4 }), mine, SCORE), undefined);
  assert.equal(whyNot(finished({ score: 4 }), { ...mine, isGuest: true }, SCORE), 'not-entered-guest');
  assert.equal(whyNot(finished({ score: 4, counts: false }), mine, SCORE), 'not-entered-position');
  assert.equal(whyNot(finished({ score: 4 }), { ...mine, auto: 3 }, SCORE), 'not-entered-autoplay');
  assert.equal(whyNot(finished({ score: 4 }), { ...mine, coached: true }, SCORE), 'not-entered-coached');
  assert.equal(whyNot(finished({ score: 0, at: 0 }), mine, SCORE), 'not-entered-empty');
  // If fewer is better, or the session lacks the figure, zero is a valid result.
  const fewest = [{ figure: 'score', order: 'lower', wonOnly: true }];
  assert.equal(whyNot(finished({ score: 0 }), mine, fewest), undefined);
});

test('a new best has beaten another result without hints', () => {
  /** @param {{ rank: number, of: number } | undefined} place */
  const said = (place, hinted = false) =>
    sentenceOf({ places: place ? { score: place } : {}, why: undefined, hinted }, SCORE).id;
  assert.equal(said({ rank: 1, of: 1 }), 'rank-first');
  assert.equal(said({ rank: 1, of: 2 }), 'rank');
  assert.equal(said({ rank: 1, of: 2 }, true), 'rank-hinted');
  assert.equal(said({ rank: 1, of: 1 }, true), 'rank-hinted');
  assert.equal(said(undefined), 'rank-none');
  assert.equal(
    sentenceOf({ places: {}, why: 'not-entered-zero', hinted: true }, SCORE).id,
    'not-entered-zero',
  );
});

test('looking back leaves the game unchanged', () => {
  /** @type {[unknown, boolean | undefined][]} */
  const shown = [];
  const view = {
    show(
      /** @type {import('../../../www/engine/types').GameSession} */ what,
      /** @type {unknown} */ _game,
      /** @type {unknown} */ _perform,
      /** @type {boolean | undefined} */ isStill,
    ) {
      shown.push([what, isStill]);
      return what.state();
    },
    changed: () => true,
  };
  const { play, session, engine } = opened(undefined, view);
  for (let n = 0; n < 12; n += 1) play.perform('page', () => session.play(session.legal()[0] ?? ''));
  play.perform('history', () => session.undo());
  play.finish();
  const before = [session.save(), session.position(), session.at(), session.length(), session.status()];
  const board = { querySelector: () => null, closest: () => null };
  const looking = new Looking({ play, engine, view, board, refresh: () => {} }, 'over');
  assert.deepEqual(shown.at(-1), [looking.session, true], 'a copy is shown without input');
  assert.deepEqual([looking.length, looking.moves.length, looking.before], [11, 11, 'over']);
  for (const n of [3, 4, 0, 99, -1]) looking.seek(n);
  looking.seek(11);
  assert.equal(looking.session.position(), session.position());
  looking.better = () => looking.session.legal()[0];
  looking.seek(5);
  assert.equal(looking.session.suggested(), looking.session.legal()[0]);
  looking.end();
  assert.deepEqual(shown.at(-1), [session, undefined]);
  assert.deepEqual(
    [session.save(), session.position(), session.at(), session.length(), session.status()],
    before,
  );
});

test('panels around a played-out line belong to that line, and the viewed position is unchanged', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { play, session, engine } = opened('tilt:4x4@2,2,4,4/0,0,0,0/0,0,0,0/8,8,0,0;score=0;chance=1');
  for (const move of ['up', 'down']) if (session.legal().includes(move)) session.play(move);
  const board = { querySelector: () => null, closest: () => null };
  const needAdviser = async () => ({ hint: async () => undefined });
  const looking = new Looking({ play, engine, view: UNSEEN, board, needAdviser, refresh: () => {} }, 'over');
  looking.seek(0);
  const played = looking.playOut('left');
  context.mock.timers.tick(600);
  await played;
  assert.deepEqual([looking.asideMoves, looking.state.figures.score, looking.state.at], [1, 28, 0]);
  looking.seek(0);
  assert.deepEqual([looking.asideMoves, looking.state.figures.score], [0, 0]);
  looking.end();
});
