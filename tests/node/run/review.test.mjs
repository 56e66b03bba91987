// @ts-nocheck: assessments and pages with only the parts needed here.
//
// The review of a finished game: assessments of its moves, turning points, and the chart.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { at } from '../../../scripts/lib.mjs';
import { nodesFor } from '../../counted.mjs';
import { page, tilery } from '../load.mjs';

const { Session } = tilery;
const net = readFileSync(at('www/public/tilt.net'));
const { chartOf, Review } = await page('www/play/advice/review.ts');
const { isHopeless, losses, turningPoints, assess } = await page('www/run/assessment.ts');
const { lessons } = await page('www/run/assignments/own-puzzles.ts');

/** @param {string} grade @param {number} share */
const assessment = (grade, share = 0, outcome = 100) => ({
  grade,
  loss: share * 100,
  share,
  best: 'up',
  good: ['up'],
  choices: 4,
  outcome,
});

describe('the assessment of a move', () => {
  const ratings = [
    { move: 'up', value: 50, outcome: 150, grade: 'best' },
    { move: 'left', value: 40, outcome: 140, grade: 'blunder' },
    { move: 'down', value: Number.NEGATIVE_INFINITY, outcome: Number.NEGATIVE_INFINITY, grade: 'blunder' },
  ];

  test('compares it with the best one', () => {
    assert.deepEqual(assess(ratings, 'left'), {
      grade: 'blunder',
      loss: 10,
      share: 0.2,
      best: 'up',
      good: ['up'],
      why: undefined,
      choices: 3,
      outcome: 140,
    });
    assert.equal(assess(ratings, 'up').loss, 0);
    assert.equal(assess(ratings, 'down').loss, Number.POSITIVE_INFINITY);
  });

  test('is unknown if the move or all moves are unrated', () => {
    assert.equal(assess(ratings, 'right'), undefined);
    assert.equal(assess([], 'up'), undefined);
    assert.equal(assess(undefined, 'up'), undefined);
  });

  test('loses nothing if everything is lost already', () => {
    const none = Number.NEGATIVE_INFINITY;
    const lost = ratings.map((rating) => ({ ...rating, value: none, outcome: none, grade: 'best' }));
    assert.equal(assess(lost, 'left').loss, 0);
    assert.ok(isHopeless(assess(lost, 'left')), 'no move was good');
    assert.ok(!isHopeless(assess(ratings, 'down')), 'the move that lost everything is to blame');
  });
});

describe('turning points', () => {
  test('are the worst losses, at most seven, the worst first', () => {
    const assessments = [
      assessment('best'),
      assessment('mistake', 0.03),
      undefined,
      assessment('blunder', 0.1),
      assessment('good'),
      assessment('blunder', 0.5),
    ];
    assert.deepEqual(losses(assessments), [5, 3, 1]);
    assert.deepEqual(turningPoints(assessments), [5, 3, 1]);
    assert.equal(turningPoints(Array.from({ length: 30 }, () => assessment('mistake', 0.1))).length, 7);
    assert.deepEqual(turningPoints([assessment('best'), assessment('good')]), []);
  });
});

describe('the chart', () => {
  test('rises with the expected outcome and has gaps where it is unknown', () => {
    const assessments = [
      assessment('best', 0, 100),
      assessment('best', 0, 200),
      undefined,
      assessment('best', 0, 150),
    ];
    const { lines } = chartOf({ assessments, starts: [] }, 4, 400, 100);
    assert.deepEqual(lines, ['100.0,100.0 200.0,0.0', '400.0,50.0 400.0,50.0']);
  });

  test('starts anew with each level', () => {
    const assessments = [0, 0, -40, -39].map((outcome) => assessment('best', 0, outcome));
    const { lines } = chartOf({ assessments, starts: [2] }, 4, 400, 100);
    assert.deepEqual(lines, ['100.0,0.0 200.0,0.0', '300.0,100.0 400.0,97.5']);
  });

  test('is a flat line in the middle for a flat game, and empty if nothing is known', () => {
    assert.deepEqual(
      chartOf({ assessments: [assessment('best'), assessment('best')], starts: [] }, 2, 100, 100).lines,
      ['50.0,50.0 100.0,50.0'],
    );
    assert.deepEqual(chartOf({ assessments: [undefined], starts: [] }, 1, 100, 100).lines, []);
  });

  test('drops to the bottom when everything is lost, below all earlier values, and stays there', () => {
    const lost = Number.NEGATIVE_INFINITY;
    const assessments = [
      assessment('best', 0, 200),
      assessment('good', 0, 100),
      assessment('blunder', 1, lost),
      assessment('best', 0, lost),
    ];
    const { lines, y } = chartOf({ assessments, starts: [] }, 4, 400, 100);
    assert.deepEqual(lines, ['100.0,0.0 200.0,88.0 300.0,100.0 400.0,100.0']);
    assert.equal(y(lost), 100);
    assert.deepEqual(chartOf({ assessments: [assessment('best', 0, lost)], starts: [] }, 1, 100, 100).lines, [
      '100.0,100.0 100.0,100.0',
    ]);
  });
});

describe('a review', () => {
  /** A page whose worker answers at once with the package's ratings. */
  const app = () => {
    /** @type {number[]} */
    const asked = [];
    /** @type {object[]} */
    const noted = [];
    /** @type {Session | undefined} */
    let taught;
    return {
      asked,
      engine: { begin: (/** @type {string} */ save) => Session.begin(save) },
      play: { note: (/** @type {object} */ known) => noted.push(known) },
      noted,
      needAdviser: async () => ({
        rate: async (/** @type {Session} */ session, /** @type {number} */ ms) => {
          asked.push(ms);
          if (session !== taught && session.id().startsWith('tilt')) session.learn(net);
          taught = session;
          let ratings = session.rate(nodesFor(ms));
          while (ratings === undefined) ratings = session.rate(nodesFor(ms));
          return ratings;
        },
      }),
      refresh() {},
    };
  };

  test('rates every move of each game with ratings, and searches longer on every loss', async () => {
    for (const [params, count] of [
      ['tilt:4x4#7', 60],
      ['tileburst:classic#7', 8],
      ['mound:classic-5-8-5#7', 12],
      ['tilerama:classic-c-x3~6#7', 6],
      ['tilecode:crates-5#7', 20],
    ]) {
      const session = Session.load(params);
      for (let n = 0; n < count; n++) {
        const legal = session.legal();
        if (legal.length === 0 || session.status().over) break;
        session.play(legal[(n * 7) % legal.length]);
      }
      const review = new Review(session.save());
      const here = app();
      await review.go(here, () => true);
      assert.ok(review.isDone, params);
      assert.equal(review.assessments.length, session.at(), params);
      assert.ok(
        review.assessments.filter(Boolean).length > session.at() / 2,
        `${params}: half of the moves are rated`,
      );
      const longer = here.asked.slice(session.at());
      assert.ok(
        longer.every((ms) => ms > 2),
        params,
      );
      assert.ok(longer.length >= losses(review.assessments).length, params);
      session.free();
    }
  });

  test('reports no loss before the longer search, the worst first', async () => {
    const session = Session.load('tilt:4x4#7');
    for (let n = 0; n < 60; n++) session.play(session.legal()[(n * 7) % session.legal().length]);
    const review = new Review(session.save());
    const here = app();
    const first = () => here.asked.length <= session.at();
    await review.go(here, first);
    const [worst, ...others] = losses(review.assessments);
    assert.ok(others.length > 0 && ![worst, ...others].some((n) => review.isSure(n)));
    assert.ok(
      review.assessments.some((_, n) => review.isSure(n)),
      'moves without loss are reported at once',
    );
    assert.deepEqual(review.second, { done: 0, length: 1 + others.length });
    await review.go(here, () => review.second.done < 2);
    assert.ok(review.second.done === 2 || review.isDone);
    await review.go(here, () => true);
    assert.ok(review.isDone && review.assessments.every((_, n) => review.isSure(n)));
    session.free();
  });

  test('is stored with the game and not repeated', async () => {
    for (const [params, count] of [
      ['tilt:3x3#7', 40],
      ['tilecode:crates-5#7', 30],
    ]) {
      const session = Session.load(params);
      for (let n = 0; n < count; n++) session.play(session.legal()[(n * 7) % session.legal().length]);
      const save = session.save();
      const review = new Review(save);
      const here = app();
      await review.go(here, () => true);
      assert.deepEqual(here.noted, [{ review: review.text }]);
      const again = Review.of(save, review.text);
      assert.ok(again.isDone);
      assert.deepEqual(turningPoints(again.assessments), turningPoints(review.assessments));
      assert.deepEqual(lessons(again.assessments), lessons(review.assessments));
      assert.equal(again.text, review.text);
      const chart = (/** @type {any} */ review) => chartOf(review, count, 600, 100).lines.length;
      assert.equal(chart(again), chart(review));
      await again.go({}, () => true);
      // Nothing is known about another line or an invalid review.
      session.undo();
      for (const [other, text] of [
        [session.save(), review.text],
        [save, null],
        [save, 'no review'],
        [save, review.text.replace('"v":1', '"v":0')],
      ]) {
        const unknown = Review.of(other, text);
        assert.deepEqual([unknown.isDone, unknown.assessments], [false, []]);
      }
      session.free();
    }
  });

  test('that cannot be made reports so, and is made once it can', async () => {
    const session = Session.load('tilt:4x4#7');
    for (let n = 0; n < 5; n++) session.play(session.legal()[0]);
    const review = new Review(session.save());
    const offline = { ...app(), needAdviser: () => Promise.reject(new Error('there is no connection')) };
    await assert.rejects(review.go(offline, () => true));
    assert.deepEqual([review.isOutOfReach, review.isDone, review.assessments], [true, false, []]);
    await review.go(app(), () => true);
    assert.deepEqual([review.isOutOfReach, review.isDone], [false, true]);
    session.free();
  });

  test('stops when it is no longer shown, and resumes there', async () => {
    const session = Session.load('tilt:4x4#7');
    for (let n = 0; n < 20; n++) session.play(session.legal()[0]);
    const review = new Review(session.save());
    await review.go(app(), () => review.assessments.length < 5);
    assert.equal(review.isDone, false);
    const far = review.assessments.length;
    await review.go(app(), () => true);
    assert.ok(far < 20 && review.assessments.length === 20 && review.isDone);
  });
});
