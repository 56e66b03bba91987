// @ts-nocheck: pages with only the parts needed here.
//
// The coach during a game: what it rates, when it speaks, and that the game is marked.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { nodesFor } from '../../counted.mjs';
import { page, tilery } from '../load.mjs';

const element = () => ({ setAttribute() {}, append() {}, remove() {} });
Object.assign(globalThis, {
  document: { createElement: element, createComment: element, createTreeWalker: element },
});
const { Coach } = await page('www/play/advice/coach.ts');
const { Session } = tilery;
const net = readFileSync(at('www/public/tilt.net'));

/** A board, the best tilt there, and one that loses two fifths of the possible points. */
const BOARD = 'tilt:3x3@64,16,4/2,16,4/2,0,8;score=428;chance=fbd64db4b201510b';
const BEST = 'right';
const BLUNDER = 'down';

/** The moves that the coach spoke about, by number. */
let told = [];
let excuses = 0;
let app;
let coach;
/** Functions that deliver the answers. */
let answers = [];

/** A page with a game in progress. */
function pageWith(text, known = {}) {
  const session = Session.load(text);
  let taught;
  const run = { aim: null, coached: false };
  app = {
    store: { settings: { coach: true } },
    advice: undefined,
    play: {
      session,
      game: { id: 'tilt' },
      run,
      isOpen: true,
      state: { at: session.at(), rates: true, status: session.status() },
      note: (known) => Object.assign(run, known),
    },
    engine: { load: (save) => Session.load(save) },
    needAdviser: async () => ({
      rate: async (copy, ms) => {
        if (taught !== copy) copy.learn(net);
        taught = copy;
        const position = copy.position();
        await new Promise((resolve) => answers.push(resolve));
        return app.isCancelled || copy.position() !== position ? undefined : copy.rate(nodesFor(ms));
      },
    }),
    ...known,
  };
  coach = new Coach(app, {
    tell: (n) => told.push(n),
    excuse: () => {
      excuses += 1;
    },
  });
  coach.open();
}

/** Changes the game like an action of the player. */
function act(body) {
  const { play } = app;
  body(play.session);
  const at = play.session.at();
  play.state = { ...play.state, at, status: play.session.status() };
  coach.hear({ update: { position: true, at } });
}
const move = (name) => act((session) => session.play(name));

/** Answers all questions until none is left. */
async function settle() {
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (answers.length > 0) quiet = 0;
    for (const answer of answers.splice(0)) answer();
  }
}

beforeEach(() => {
  told = [];
  excuses = 0;
  answers = [];
});

describe('a coach', () => {
  test('speaks on a blunder only, and marks the game', async () => {
    pageWith(BOARD);
    move(BEST);
    await settle();
    assert.deepEqual(told, []);
    assert.ok(app.play.run.coached);
    act((session) => session.seek(0));
    move(BLUNDER);
    await settle();
    assert.deepEqual(told, [0]);
  });

  test('rates moves played while it was rating, and moves after an undo', async () => {
    pageWith(BOARD);
    move(BLUNDER);
    move(app.play.session.legal()[0]);
    await settle();
    assert.ok(told.includes(0));
    told = [];
    act((session) => session.seek(0));
    move(BEST);
    await settle();
    assert.deepEqual(told, []);
    act((session) => session.seek(0));
    move(BLUNDER);
    await settle();
    assert.deepEqual(told, [0]);
  });

  test('continues after the next move cancelled its question', async () => {
    pageWith(BOARD);
    move(BLUNDER);
    await new Promise((resolve) => setImmediate(resolve));
    app.isCancelled = true;
    move(app.play.session.legal()[0]);
    for (const answer of answers.splice(0)) answer();
    await new Promise((resolve) => setImmediate(resolve));
    app.isCancelled = false;
    await settle();
    assert.ok(told.includes(0));
  });

  test('is inactive if off, and for autoplay, assignments and games without ratings', async () => {
    const silent = async (change) => {
      pageWith(BOARD);
      change(app);
      move(BLUNDER);
      await settle();
      assert.deepEqual(told, []);
      assert.equal(app.play.run.coached, false);
    };
    await silent((app) => (app.store.settings.coach = false));
    await silent((app) => (app.advice = { isWatched: true }));
    await silent((app) => (app.play.run.aim = 'find up'));
    await silent((app) => (app.play.state.rates = false));
  });

  test('reports once that it cannot rate, and speaks when it can', async () => {
    pageWith(BOARD);
    const { needAdviser } = app;
    app.needAdviser = () => Promise.reject(new Error('there is no connection'));
    move(BLUNDER);
    await settle();
    move(app.play.session.legal()[0]);
    await settle();
    assert.equal(excuses, 1);
    app.needAdviser = needAdviser;
    act((session) => session.seek(0));
    move(BLUNDER);
    await settle();
    assert.deepEqual([told, excuses], [[0], 1]);
  });
});
