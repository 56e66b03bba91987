// @ts-nocheck: verdicts and pages that are only as whole as they have to be.
// The review of a finished game: what ratings say of the moves that were played, which moments are told, and the chart.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { at } from '../../scripts/lib.mjs';
import { page, tilery } from './load.mjs';

const { Session } = tilery;
const net = readFileSync(at('www/public/tilt.net'));
const { chartOf, losses, Review, turningPoints, verdictOf } = await page('www/shell/review.ts');

/** @param {string} grade @param {number} share */
const verdict = (grade, share = 0, outcome = 100) => ({
  grade,
  loss: share * 100,
  share,
  best: 'up',
  good: ['up'],
  choices: 4,
  outcome,
});

describe('what a move was worth', () => {
  const ratings = [
    { move: 'up', value: 50, outcome: 150, grade: 'best' },
    { move: 'left', value: 40, outcome: 140, grade: 'blunder' },
    { move: 'down', value: Number.NEGATIVE_INFINITY, outcome: Number.NEGATIVE_INFINITY, grade: 'blunder' },
  ];

  test('is told beside the best one', () => {
    assert.deepEqual(verdictOf(ratings, 'left'), {
      grade: 'blunder',
      loss: 10,
      share: 0.2,
      best: 'up',
      good: ['up'],
      choices: 3,
      outcome: 140,
    });
    assert.equal(verdictOf(ratings, 'up').loss, 0);
    assert.equal(verdictOf(ratings, 'down').loss, Number.POSITIVE_INFINITY);
  });

  test('is unknown where the move or all of them were not rated', () => {
    assert.equal(verdictOf(ratings, 'right'), undefined);
    assert.equal(verdictOf([], 'up'), undefined);
    assert.equal(verdictOf(undefined, 'up'), undefined);
  });

  test('where all is lost, no move lost anything', () => {
    const lost = ratings.map((rating) => ({ ...rating, value: Number.NEGATIVE_INFINITY, grade: 'best' }));
    assert.equal(verdictOf(lost, 'left').loss, 0);
  });
});

describe('turning points', () => {
  test('are the moves that lost something, the worst first, seven at most', () => {
    const verdicts = [
      verdict('best'),
      verdict('mistake', 0.03),
      undefined,
      verdict('blunder', 0.1),
      verdict('good'),
      verdict('blunder', 0.5),
    ];
    assert.deepEqual(losses(verdicts), [5, 3, 1]);
    assert.deepEqual(turningPoints(verdicts), [5, 3, 1]);
    assert.equal(turningPoints(Array.from({ length: 30 }, () => verdict('mistake', 0.1))).length, 7);
    assert.deepEqual(turningPoints([verdict('best'), verdict('good')]), []);
  });
});

describe('the chart', () => {
  test('rises with what is expected, and has a gap where nothing is known', () => {
    const verdicts = [verdict('best', 0, 100), verdict('best', 0, 200), undefined, verdict('best', 0, 150)];
    const { lines } = chartOf(verdicts, 4, 400, 100);
    assert.deepEqual(lines, ['100.0,100.0 200.0,0.0', '400.0,50.0 400.0,50.0']);
  });

  test('is flat in the middle for a flat game, and empty where nothing is known', () => {
    assert.deepEqual(chartOf([verdict('best'), verdict('best')], 2, 100, 100).lines, [
      '50.0,50.0 100.0,50.0',
    ]);
    assert.deepEqual(chartOf([undefined], 1, 100, 100).lines, []);
    assert.deepEqual(chartOf([verdict('blunder', 1, Number.NEGATIVE_INFINITY)], 1, 100, 100).lines, []);
  });

  test('marks a move that threw everything away at its foot', () => {
    const { y } = chartOf([verdict('best', 0, 100), verdict('best', 0, 200)], 2, 100, 80);
    assert.equal(y(Number.NEGATIVE_INFINITY), 80);
  });
});

describe('a review', () => {
  /** A page whose worker answers at once, as the package rates. */
  const app = () => {
    /** @type {number[]} */
    const asked = [];
    return {
      asked,
      engine: { load: (/** @type {string} */ save) => Session.load(save) },
      play: { game: { id: 'any' } },
      needAdviser: async () => ({
        rate: async (/** @type {Session} */ session, /** @type {number} */ ms) => {
          if (asked.push(ms) === 1 && session.id().startsWith('tilt')) session.learn(net);
          let ratings = session.rate(ms);
          while (ratings === undefined) ratings = session.rate(ms);
          return ratings;
        },
      }),
      refresh() {},
    };
  };

  test('rates every move of each game that can, and looks longer at what lost most', async () => {
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
      assert.equal(review.verdicts.length, session.at(), params);
      assert.ok(
        review.verdicts.filter(Boolean).length > session.at() / 2,
        `${params}: half of the moves are rated`,
      );
      const longer = here.asked.slice(session.at());
      assert.ok(longer.every((ms) => ms > 2) && longer.length <= 24, params);
      session.free();
    }
  });

  test('stops when nobody looks any more, and goes on where it was', async () => {
    const session = Session.load('tilt:4x4#7');
    for (let n = 0; n < 20; n++) session.play(session.legal()[0]);
    const review = new Review(session.save());
    await review.go(app(), () => review.verdicts.length < 5);
    assert.equal(review.isDone, false);
    const far = review.verdicts.length;
    await review.go(app(), () => true);
    assert.ok(far < 20 && review.verdicts.length === 20 && review.isDone);
  });
});
