// Challenges: results prove themselves by replay, and a forged one is refused with the reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';
import { playAtRandom, resultOf, TODAY } from '../played-result.mjs';

const text = await page('www/play/challenge/text.ts');
const { partsOf } = await page('www/store/runs/save.ts');
const { claimsOf, prove } = await page('www/play/challenge/proof.ts');
const { Ghost, movesAt, partingOf, timeAfter } = await page('www/play/challenge/ghost.ts');
const { decode } = await page('www/engine/link-decoding.ts');
const { MoveTimes } = await page('www/run/result/move-times.ts');
const { encode } = await page('www/engine/link-encoding.ts');

const { Session } = tilery;
const engine = { begin: (/** @type {string} */ save) => Session.begin(save) };

/**
 * A game played at random until it ends, or is stopped after some moves.
 * @param {string} game @param {string} params @param {number} luck @param {number} [most]
 */
function played(game, params, luck, most = 400) {
  const session = Session.deal(game, params, '7');
  playAtRandom(session, luck, most);
  const found = resultOf(session, luck % 2 === 0 ? 'Ada' : 'Bob', 900, (n) => 3 + ((n * luck) % 6));
  session.free();
  return found;
}

/** @param {string} game @param {string} params @param {number} [most] */
function challenge(game, params, most) {
  const { origin, result } = played(game, params, 2, most);
  return { origin, results: [result, played(game, params, 3, most).result] };
}

const GAMES = /** @type {[string, string][]} */ ([
  ['tilt', '4x4'],
  ['tilerama', 'classic-a-x3'],
  ['tileburst', 'classic'],
  ['mound', 'classic-5-8-5'],
  ['tilecode', 'crates'],
]);

test('a challenge of every game prints, parses, fits a message and proves itself', async () => {
  for (const [game, params] of GAMES) {
    const made = challenge(game, params, 120);
    const printed = text.print(made);
    assert.deepEqual(text.parse(printed), made, game);
    assert.equal(text.print(text.parse(printed)), printed, game);
    const proved = await prove(text.parse(printed), engine, TODAY);
    assert.equal(proved.length, 2);
    const link = (await encode(printed)) ?? '';
    assert.equal(await decode(link), printed);
    assert.ok(link.length < 2000, `${game}: ${link.length}`);
  }
});

test('a result that began at a position or with an aim is a challenge too', async () => {
  const session = Session.load('tilt:2x2@2,2/4,4;score=0;chance=0000000000000000');
  session.play('left');
  session.finish();
  const save = session.save();
  const made = {
    origin: partsOf(save).origin,
    results: [
      {
        ...played('tilt', '4x4', 2).result,
        figures: claimsOf(session),
        moves: ['left'],
        times: [],
        stopped: true,
      },
    ],
  };
  assert.match(made.origin, /^from\n {2}tilt:2x2@/);
  const parsed = text.parse(text.print(made));
  assert.deepEqual(parsed, made);
  assert.equal((await prove(parsed, engine, TODAY)).length, 1);
});

const FAIR = text.print(challenge('tilt', '4x4'));
const LINES = FAIR.split('\n');

/** @param {RegExp} pattern @param {any} by */
const change = (pattern, by) => {
  const changed = FAIR.replace(pattern, by);
  assert.notEqual(changed, FAIR, String(pattern));
  return changed;
};
/** Leaves out the last move line. */
const SHORTER = [...LINES.slice(0, -2), ''].join('\n');
const other = (/** @type {string} */ move) => (move.startsWith('left') ? 'right' : 'left');

/** Forged results with the reason for which each is refused. @type {[string, string, string][]} */
const FORGED = [
  ['a higher score', change(/score (\d+)/, 'score 9$1'), 'challenge-figure'],
  [
    'a score of one point more',
    change(/score (\d+)(\d)/, (/** @type {string} */ all) => `score ${Number(all.slice(6)) + 4}`),
    'challenge-figure',
  ],
  ['a lower score', change(/score \d+/, 'score 4'), 'challenge-figure'],
  ['no score', change(/ score \d+/, ''), 'challenge-figure'],
  ['a figure that the game has not', change(/ score/, ' luck 7 score'), 'challenge-figure'],
  ['a larger tile', change(/best-tile \d+/, 'best-tile 131072'), 'challenge-figure'],
  ['fewer moves than there are', change(/moves \d+/, 'moves 1'), 'challenge-figure'],
  ['a negative score', change(/score (\d+)/, 'score -$1'), 'challenge-figure'],
  ['another seed', change(/#7/, '#8'), 'challenge-move'],
  ['another board', change(/4x4/, '5x5'), 'challenge-move'],
  ['an easier goal', change(/4x4#/, '4x4-64#'), 'challenge-figure'],
  ['another game', change(/tilt:4x4/, 'mound:classic-5-8-5'), 'challenge-move'],
  ['a game that there is not', change(/tilt:4x4/, 'tchess:8x8'), 'challenge-move'],
  ['a seed out of range', change(/#7/, '#99999999999999999999999'), 'challenge-move'],
  ['a move left out', SHORTER, 'challenge-count'],
  [
    'a move left out, and counted so',
    SHORTER.replace(/^at (\d+)(?=[\s\S]*^at)/m, 'at $1'),
    'challenge-count',
  ],
  ['a move more', `${FAIR}left\n`, 'challenge-count'],
  ['a move that there is not', change(/^(at \d+\n)(\w+)/m, '$1north'), 'challenge-move'],
  ['a move of another game', change(/^(at \d+\n)(\w+)/m, '$1place 0 r1c1'), 'challenge-move'],
  ['no moves', change(/^at \d+\n[\s\S]*?(?=^result)/m, 'at 0\n'), 'challenge-count'],
  ['a count that is wrong', change(/^at (\d+)/m, 'at 1$1'), 'challenge-count'],
  ['a count that is no number', change(/^at \d+/m, 'at all'), 'challenge-text'],
  ['a run without end', change(/^(at \d+\n)(\w+)/m, '$1left x9999999'), 'challenge-too-long-moves'],
  ['a time too few', change(/^times \d+(?: x\d+)?, /m, 'times '), 'challenge-times'],
  ['a time that runs backwards', change(/^times \d+/m, 'times -3'), 'challenge-times'],
  ['a time that is no number', change(/^times \d+/m, 'times soon'), 'challenge-times'],
  ['a time of half a tenth', change(/^times \d+/m, 'times 0.5'), 'challenge-times'],
  ['an endless time', change(/^times \d+/m, 'times Infinity'), 'challenge-times'],
  ['more time than the clock shows', change(/^times \d+/m, 'times 999999'), 'challenge-times'],
  ['a clock that is faster than the moves', change(/clock \d+/, 'clock 1'), 'challenge-times'],
  ['a clock that runs backwards', change(/clock (\d+)/, 'clock -$1'), 'challenge-text'],
  ['a day that there is not', change(/2026-11-25/, '2026-02-30'), 'challenge-date'],
  ['a day to come', change(/2026-11-25/, '2027-11-25'), 'challenge-date'],
  ['a day that is no date', change(/2026-11-25/, 'yesterday'), 'challenge-text'],
  [
    'a game that was not finished',
    FAIR.replace(/^at \d+ stopped$/m, '').includes('stopped') ? '' : stoppedEarly(),
    'challenge-unfinished',
  ],
  [
    'a ladder in which the first result was edited',
    change(/(result Ada[\s\S]*?)score (\d+)/, '$1score 1$2'),
    'challenge-figure',
  ],
  [
    'a ladder in which the second result was edited',
    change(/(result Bob[\s\S]*?)score (\d+)/, '$1score 1$2'),
    'challenge-figure',
  ],
  ['a ladder with the moves of the two exchanged', exchanged(), 'challenge-figure'],
  [
    'a ladder that is too long',
    `${LINES[0]}\n${LINES[1]}\n${LINES.slice(2).join('\n').repeat(3)}`,
    'challenge-too-many',
  ],
  ['a result without hints told', change(/^used .*\n/m, ''), 'challenge-text'],
  ['no result', `${LINES[0]}\n${LINES[1]}\n`, 'challenge-empty'],
  ['no deal', change(/^id .*\n/m, ''), 'challenge-text'],
  ['two deals', change(/^(id .*\n)/m, '$1$1'), 'challenge-text'],
  ['a newer format', change(/^challenge 1/, 'challenge 2'), 'challenge-newer'],
  ['another text', 'tilery 1\nid tilt:4x4#7\nat 0\n', 'challenge-none'],
  ['nothing', '', 'challenge-none'],
  ['a line among the moves that is markup', change(/^(at \d+\n)(\w+)/m, '$1<b>left</b>'), 'challenge-move'],
];

/** The first result cut after ten moves, with the figures at that point: true, but not finished. */
function stoppedEarly() {
  const { origin, result } = played('tilt', '4x4', 2);
  const moves = result.moves.slice(0, 10);
  const session = Session.load(text.saveOf({ origin, results: [] }, { moves, stopped: false }));
  const figures = claimsOf(session);
  session.free();
  return text.print({ origin, results: [{ ...result, moves, times: [], figures, stopped: false }] });
}

function exchanged() {
  const { origin, results } = challenge('tilt', '4x4');
  const [a, b] = results;
  assert.ok(a !== undefined && b !== undefined);
  const swap = (/** @type {typeof a} */ one, /** @type {typeof a} */ two) => ({
    ...one,
    moves: two.moves,
    times: [],
  });
  return text.print({ origin, results: [swap(a, b), swap(b, a)] });
}

test('at least forty forgeries are refused, each with its reason', async () => {
  assert.ok(FORGED.length >= 40, String(FORGED.length));
  await prove(text.parse(FAIR), engine, TODAY);
  for (const [what, forged, fault] of FORGED) {
    await assert.rejects(async () => prove(text.parse(forged), engine, TODAY), { fault }, what);
  }
});

test('a changed move is refused at any position', async () => {
  const { origin, results } = challenge('tilt', '4x4', 60);
  const [result] = results;
  assert.ok(result !== undefined);
  for (let n = 0; n < result.moves.length; n += 7) {
    const moves = result.moves.with(n, other(result.moves[n] ?? ''));
    const forged = text.parse(text.print({ origin, results: [{ ...result, moves }] }));
    await assert.rejects(prove(forged, engine, TODAY), /challenge-(figure|move)/, String(n));
  }
});

test('a name is one short line of text, whatever was sent', () => {
  for (const [sent, shown] of [
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert'],
    [`${'x'.repeat(500)}`, 'x'.repeat(24)],
    ['A\u202Eda', 'Ada'],
    ['', ''],
  ]) {
    const [{ by } = { by: 'none' }] = text.parse(FAIR.replace('result Ada', `result ${sent}`)).results;
    assert.equal(by, shown);
  }
});

test('a ladder keeps the last five results', async () => {
  let made = challenge('tilt', '4x4', 30);
  for (let n = 0; n < 6; n += 1)
    made = text.withResult(made, { ...played('tilt', '4x4', 4 + n, 30).result, by: `P${n}` });
  assert.deepEqual(
    made.results.map(({ by }) => by),
    ['P1', 'P2', 'P3', 'P4', 'P5'],
  );
  assert.equal((await prove(text.parse(text.print(made)), engine, TODAY)).length, 5);
});

test('the ghost follows by move and by time, and says who leads', () => {
  const { origin, results } = challenge('tilt', '4x4', 60);
  const [result] = results;
  assert.ok(result !== undefined);
  const ghost = new Ghost(Session.load(text.saveOf({ origin, results }, result)), result);
  assert.equal(ghost.goTo(0).score, 0);
  assert.equal(ghost.goTo(10_000).score, result.figures.score);
  ghost.close();
  assert.equal(movesAt(result, 0), 0);
  assert.equal(movesAt(result, 1e9), result.moves.length);
  const first = (result.times[0] ?? 0) * 100;
  assert.deepEqual([movesAt(result, first - 1), movesAt(result, first)], [0, 1]);
  const untimed = { ...result, times: [], clock: 1000, moves: ['a', 'b', 'c', 'd'] };
  assert.deepEqual(
    [0, 249, 250, 999, 1000, 5000].map((ms) => movesAt(untimed, ms)),
    [0, 0, 1, 3, 4, 4],
  );
  assert.equal(partingOf(['a', 'b'], ['a', 'c']), 2);
  assert.equal(partingOf(['a', 'b'], ['a', 'b', 'c']), undefined);
});

test('the times of moves follow undo, and end where they are unknown', () => {
  const times = new MoveTimes();
  times.moved(0, 1, 1250);
  times.moved(1, 3, 2000);
  assert.deepEqual(times.upTo(3), [12, 8, 0]);
  // Two moves are taken back; the time of the next includes theirs.
  times.moved(1, 2, 5000);
  assert.deepEqual([times.upTo(2), times.text], [[12, 38], '12 38']);
  const resumed = new MoveTimes(times.text);
  resumed.moved(2, 3, 5100);
  assert.deepEqual(resumed.upTo(3), [12, 38, 1]);
  assert.deepEqual(resumed.upTo(4), []);
  for (const unknown of [new MoveTimes(null), new MoveTimes('3 x'), new MoveTimes('')]) {
    unknown.moved(5, 6, 100);
    assert.deepEqual([unknown.upTo(6), unknown.text], [[], null]);
  }
  const long = new MoveTimes();
  for (let n = 0; n <= 2000; n += 1) long.moved(n, n + 1, n * 100);
  assert.equal(long.text, null);
});

test('the time after a number of moves is theirs, or spread evenly', () => {
  const result = { times: [5, 10, 20], moves: ['a', 'b', 'c'], clock: 4000 };
  assert.deepEqual(
    [0, 1, 3, 7].map((n) => timeAfter(result, n)),
    [0, 500, 3500, 3500],
  );
  assert.deepEqual(
    [0, 1, 3, 7].map((n) => timeAfter({ ...result, times: [], clock: 3000 }, n)),
    [0, 1000, 3000, 3000],
  );
});
