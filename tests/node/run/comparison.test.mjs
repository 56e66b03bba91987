// The comparison of results: the same in play, at the end, in tables and in texts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';
import { Disk } from '../storage.mjs';

Object.assign(globalThis, { localStorage: new Disk() });
const { differenceOf, finalOf, isUnbeatable, measureOf, ranked, standingOf, valueIn } = await page(
  'www/play/challenge/comparison.ts',
);
const { outcomeOf } = await page('www/play/challenge/outcome.ts');
const { best } = await page('www/features/league/tables.ts');

/** @param {string} game */
const infoOf = (game) => tilery.catalogue().find((/** @type {{ id: string }} */ { id }) => id === game);

const AIMED = 'id tilerama:classic-a-x3#1;aim=solve;par=2';
const SURVIVED = 'from\n  tilt:2x2@2,4/0,0;score=0;chance=1;aim=survive 2;par=2!';
const WON = 'id tilecode:rocks#1;aim=win;par=9';
const MEASURES = {
  score: measureOf(infoOf('tilt')),
  moves: measureOf(infoOf('tilerama')),
  aim: measureOf(infoOf('tilerama'), AIMED),
  rounds: measureOf(infoOf('tilecode'), WON),
  survival: measureOf(infoOf('tilt'), SURVIVED),
};

/** A result; `moves` is their number. @param {any} facts */
const result = ({ moves = 7, figures = {}, ...facts } = {}) => ({
  won: true,
  figures,
  moves: Array.from({ length: moves }, () => 'x'),
  hints: 0,
  clock: 0,
  ...facts,
});

/**
 * For each sort of board, two results and the figure that decides for the first one, with its lead; a lead of 0
 * is a draw.
 * @type {[keyof typeof MEASURES, any, any, string, number][]}
 */
const CASES = [
  ['score', { figures: { score: 30 } }, { figures: { score: 10 }, moves: 3 }, 'score', 20],
  ['score', { won: false, figures: { score: 30 } }, { won: false, figures: { score: 10 } }, 'score', 20],
  ['score', { figures: { score: 10 } }, { won: false, figures: { score: 30 } }, 'won', 1],
  ['score', { figures: { score: 0, level: 4 } }, { figures: { score: 0, level: 2 } }, 'level', 2],
  ['score', { figures: { score: 9 } }, { figures: { score: 9 }, hints: 2 }, 'hints', 2],
  ['score', { figures: { score: 9 }, moves: 7 }, { figures: { score: 9 }, moves: 9 }, 'moves', 2],
  ['score', { figures: { score: 9 }, clock: 1 }, { figures: { score: 9 }, clock: 90_000 }, 'score', 0],
  ['moves', { moves: 7, hints: 2, clock: 9000 }, { moves: 9 }, 'moves', 2],
  ['moves', { clock: 9000 }, { hints: 1, clock: 4000 }, 'hints', 1],
  ['moves', { clock: 4000 }, { clock: 9000 }, 'time', 5000],
  ['moves', { clock: 4009 }, { clock: 4001 }, 'moves', 0],
  ['moves', { moves: 9 }, { won: false, moves: 1 }, 'won', 1],
  ['moves', { won: false, moves: 1 }, { won: false, moves: 9, clock: 3 }, 'moves', 0],
  ['aim', { stars: 3 }, { stars: 2, moves: 6 }, 'stars', 1],
  ['aim', { stars: 3, clock: 4000 }, { stars: 3, clock: 9000 }, 'moves', 0],
  ['aim', { stars: 1, moves: 12 }, { stars: 1, moves: 15 }, 'moves', 3],
  ['rounds', { stars: 3, moves: 12 }, { stars: 3, moves: 15 }, 'rounds', 3],
  ['survival', { stars: 3, figures: { score: 8 } }, { stars: 3, figures: { score: 4 } }, 'score', 4],
  ['survival', { stars: 1, hints: 2 }, { stars: 1, hints: 5, figures: { score: 4 } }, 'hints', 3],
  ['survival', { stars: 3, figures: { score: 8 } }, { won: false, moves: 1 }, 'won', 1],
  ['survival', { won: false, figures: { score: 8 } }, { won: false, figures: { score: 4 } }, 'score', 0],
];

test('each sort of board has one rule, by which tables rank what the end says', () => {
  for (const [sort, a, b, by, lead] of CASES) {
    const measure = MEASURES[sort];
    const [own, other] = [result(a), result(b)];
    const what = `${sort} ${JSON.stringify([a, b])}`;
    const one = differenceOf(own, other, measure);
    assert.deepEqual([one.by, one.lead], [by, lead], what);
    const back = differenceOf(other, own, measure);
    assert.deepEqual([back.by, back.lead], [by, 0 - lead], `${what}, the other way`);

    const names = { 1: 'over-beat', 0: 'over-level', [-1]: 'over-missed' };
    const said = outcomeOf(own, other, measure).outcome;
    const expected =
      by === 'won'
        ? 'over-alone'
        : !own.won && sort !== 'score'
          ? 'over-neither'
          : names[/** @type {0 | 1} */ (Math.sign(lead))];
    assert.equal(said, expected, what);
    if (lead !== 0) assert.deepEqual(ranked([other, own], measure), [own, other], what);
  }
});

test('a league ranks by the same rule, so that equal results share a place', () => {
  const of = (/** @type {string} */ by, /** @type {number} */ clock) => ({
    game: 'tilerama',
    challenge: { origin: AIMED },
    result: { ...result({ stars: 3, clock }), by },
  });
  const games = tilery.catalogue();
  const known = { games, stops: new Map(), today: '20260601', isOwn: () => false };
  const all = best([of('Ada', 9000), of('Ada', 4000), of('Bob', 5000)], known);
  assert.deepEqual(
    all.map((/** @type {any} */ entry) => entry.result.by),
    ['Ada', 'Bob'],
  );
});

test('in play, the figures lead that decide at the end', () => {
  const side = (/** @type {any} */ { moves = 4, ...facts }) => ({
    figures: {},
    moves,
    hints: 0,
    clock: 0,
    ...facts,
  });
  /** @type {[keyof typeof MEASURES, any, any, string, number][]} */
  const cases = [
    ['score', { figures: { score: 30 } }, { figures: { score: 12 } }, 'score', 18],
    ['score', { figures: { score: 30 }, moves: 12 }, { figures: { score: 30 } }, 'score', 0],
    ['moves', { clock: 2000 }, { clock: 5400 }, 'time', 3400],
    ['moves', { clock: 9000 }, { clock: 5400 }, 'time', -3600],
    ['moves', { clock: 2000, hints: 1 }, { clock: 5400 }, 'hints', -1],
    ['moves', { clock: 2000, moves: 12 }, { clock: 5400 }, 'moves', -3],
    ['aim', { clock: 2000 }, { clock: 5400 }, 'moves', 0],
    ['aim', { hints: 1 }, {}, 'hints', -1],
    ['aim', { moves: 12 }, {}, 'moves', -3],
    ['rounds', { moves: 12 }, {}, 'rounds', -3],
    ['survival', { figures: { score: 4 } }, { figures: { score: 8 } }, 'score', -4],
  ];
  for (const [sort, own, other, by, lead] of cases) {
    const now = standingOf(MEASURES[sort], side(own), side(other), 9);
    assert.deepEqual([now.by, now.lead], [by, lead], `${sort} ${JSON.stringify(own)}`);
  }
  const open = standingOf(MEASURES.aim, side({}), side({}), 9);
  assert.deepEqual([open.own, open.other], [4, 9], 'until then, the number to be reached is shown');
});

test('without any points the level is shown, everywhere', () => {
  const none = [result({ figures: { score: 0, level: 3 } }), result({ figures: { score: 0, level: 5 } })];
  const measure = measureOf(infoOf('tilecode'), '', none);
  assert.equal(measure.figure, 'level');
  assert.deepEqual(
    none.map((one) => valueIn(measure.figure, one)),
    [3, 5],
  );
  const one = result({ figures: { score: 10, level: 3 } });
  assert.equal(measureOf(infoOf('tilecode'), '', [...none, one]).figure, 'score');
});

test('only a proven par without a hint cannot be beaten', () => {
  const given = { par: 7, proven: true, stars: 3 };
  assert.equal(isUnbeatable(7, given, 'solve'), true);
  assert.equal(isUnbeatable(8, { ...given, stars: 2 }, 'solve'), false);
  assert.equal(isUnbeatable(7, { ...given, stars: 2 }, 'solve'), false, 'with a hint');
  assert.equal(isUnbeatable(7, { ...given, proven: false }, 'solve'), false);
  assert.equal(isUnbeatable(7, undefined, null), false, 'a deal has no par that others know');
  assert.equal(isUnbeatable(7, given, 'survive 7'), false, 'all who last make as many moves');
});

test('a board with an aim has stars only against a par, in every result alike', () => {
  for (const { aim, stars } of [
    { aim: 'aim=solve;par=2', stars: 3 },
    { aim: 'aim=solve', stars: undefined },
  ]) {
    const session = tilery.Session.load(`tilerama:classic-a-x3#1;${aim}`);
    assert.equal(finalOf(session, result()).stars, stars, aim);
    session.free();
  }
});
