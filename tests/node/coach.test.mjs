// @ts-nocheck: pages that are only as whole as they have to be.
// The coach that listens while a game is played: what it hears, when it speaks up, and that such a game is marked.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, test } from 'node:test';
import { at } from '../../scripts/lib.mjs';
import { page, tilery } from './load.mjs';

const element = () => ({ setAttribute() {}, append() {}, remove() {} });
Object.assign(globalThis, {
  document: { createElement: element, createComment: element, createTreeWalker: element },
});
const { Coach } = await page('www/shell/coach.ts');
const { Session } = tilery;
const net = readFileSync(at('www/public/tilt.net'));

/** A board, the best tilt there, and one that costs two fifths of what is to be had. */
const BOARD = 'tilt:3x3@64,16,4/2,16,4/2,0,8;score=428;chance=fbd64db4b201510b';
const BEST = 'right';
const BLUNDER = 'down';

/** What was said, each as the number of the move. */
let told = [];
let excuses = 0;
let app;
let coach;
/** Answers are given when this is called. */
let answers = [];

/** A page on which a game is played. */
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
        return app.isCancelled || copy.position() !== position ? undefined : copy.rate(ms);
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

/** The page changes the game, as a hand or a button does. */
function act(body) {
  const { play } = app;
  body(play.session);
  const at = play.session.at();
  play.state = { ...play.state, at, status: play.session.status() };
  coach.hear({ position: true, at });
}
const move = (name) => act((session) => session.play(name));

/** Lets whatever was asked be answered, until nothing is asked any more. */
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
  test('speaks up on a blunder and on nothing else, and marks the game', async () => {
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

  test('weighs what was played while it weighed, and what came after taking back', async () => {
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

  test('goes on after its question was taken back by the next move', async () => {
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

  test('does not listen unless it is wanted, nor to what plays by itself, to assignments or where moves are not rated', async () => {
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

  test('says once that it cannot weigh anything, and speaks when it can', async () => {
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
