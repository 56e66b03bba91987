// Challenges of every game: deals, deals of a day, boards of trails and puzzles of a day are sent, proved and
// followed; forged ones are refused, each with its reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page, tilery } from '../load.mjs';
import { playAtRandom, resultOf, TODAY } from '../played-result.mjs';
import { Disk } from '../storage.mjs';

const disk = new Disk();
Object.assign(globalThis, { localStorage: disk });

const text = await page('www/play/challenge/text.ts');
const { prove } = await page('www/play/challenge/proof.ts');
const { measureOf } = await page('www/play/challenge/comparison.ts');
const { Ghost } = await page('www/play/challenge/ghost.ts');
const { outcomeOf } = await page('www/play/challenge/outcome.ts');
const { canSend } = await page('www/play/challenge/send.ts');
const { aimOf, newRun } = await page('www/run/run.ts');
const { stopsOf } = await page('www/run/assignments/stops.ts');
const { puzzleOf } = await page('www/run/assignments/day-puzzle.ts');
const { proven, readChallenge } = await page('www/features/challenge/open.ts');
const { isFromPosition, onKnownBoard } = await page('www/play/challenge/board.ts');
const { groupsOf } = await page('www/features/league/tables.ts');
const { League } = await page('www/features/league/league.ts');
const { Store } = await page('www/store/store.ts');
const { decode } = await page('www/engine/link-decoding.ts');
const { encode } = await page('www/engine/link-encoding.ts');

const { Session } = tilery;
const engine = {
  begin: (/** @type {string} */ save) => Session.begin(save),
  load: (/** @type {string} */ save) => Session.load(save),
};
const DAY = '20261125';
/** @type {any[]} */
const catalogue = tilery.catalogue();
const GAMES = catalogue.filter(({ edits }) => edits === null).map(({ id }) => id);

/**
 * Plays a text by the given moves, or at random to its end or for `most` moves.
 * @param {string} begun @param {string[] | number} how the moves, or the luck @param {number} [most]
 */
function played(begun, how, most = 80) {
  const session = Session.load(begun);
  if (typeof how === 'number') playAtRandom(session, how, most);
  else for (const move of how) session.play(move);
  return { session, ...resultOf(session, 'Ada', 1000, (n) => 2 + (n % 7)) };
}

/** The board of which `waysOf` has a solution, or the first of the game. @param {string} game */
const paramsOf = (game) =>
  game === 'tilerama' ? 'classic-a-x3' : catalogue.find(({ id }) => id === game)?.presets[0].params;

/** The results to play of a game: a name, the text, and the moves or luck. @param {string} game */
function* kindsOf(game) {
  yield ['a deal', `${game}:${paramsOf(game)}#7`, 2];
  yield ['the deal of a day', `${game}:${paramsOf(game)}#${DAY}`, 3];
  const trail = tilery.trails(game);
  for (const { chapter, boards } of trail) {
    // The first board, the last one, and one with an aim of several words.
    const few = new Set([
      boards[0],
      boards.at(-1),
      boards.find((/** @type {any} */ { text: board }) => /;aim=\S* \S/.test(board)),
    ]);
    for (const board of few)
      if (board !== undefined) yield [`a board of ${chapter}`, board.text, board.solution];
  }
  const puzzle = puzzleOf(DAY, stopsOf(trail, {}));
  yield ['the puzzle of a day', puzzle.text, puzzle.solution];
}

for (const game of GAMES) {
  test(`${game}: deals, days and boards are sent, proved and followed`, async () => {
    const info = catalogue.find(({ id }) => id === game);
    let boards = 0;
    for (const [what, begun, how] of kindsOf(game)) {
      const { session, origin, result } = played(begun, how);
      const status = session.status();
      const isBoard = typeof how !== 'number';
      const play = {
        run: { isGuest: false, auto: null },
        state: { status, at: session.at() },
        game: { edits: null },
      };
      assert.ok(canSend({ play }), what);
      const sent = text.print({ origin, results: [result, { ...result, by: 'Bob' }] });
      const came = text.parse((await decode((await encode(sent)) ?? '')) ?? '');
      assert.equal(text.print(came), sent, what);
      const [one, other] = await prove(came, engine, TODAY);
      assert.deepEqual([one.won, other.by], [status.state === 'won', 'Bob'], what);
      if (isBoard) assert.deepEqual([one.won, one.stars], [true, 3], what);
      if (!isBoard) assert.equal(one.isUnbeatable, false, what);

      // The answer begins where the challenge began, with the same aim.
      const answer = Session.load(text.saveOf(came, { moves: [], stopped: false }));
      assert.equal(answer.at(), 0);
      assert.equal(aimOf(answer), /;aim=([^;\n]*)/.exec(begun)?.[1] ?? null, what);
      const ghost = new Ghost(Session.load(text.saveOf(came, one)), one);
      assert.deepEqual(ghost.goTo(0), answer.figures(), what);
      for (const move of result.moves) answer.play(move);
      assert.equal(answer.position(), session.position(), what);
      const last = ghost.goTo(result.moves.length + 1);
      for (const [name, value] of Object.entries(result.figures))
        assert.equal(last[name], value, `${what} ${name}`);

      const measure = measureOf(info, origin);
      if (isBoard) {
        const figure = /;aim=survive/.test(begun) ? 'score' : game === 'tilecode' ? 'rounds' : 'moves';
        assert.equal(measure.figure, figure, what);
      }
      const own = { ...one, won: session.status().state === 'won' };
      const level = own.won || measure.isHigher ? 'over-level' : 'over-neither';
      assert.equal(outcomeOf(own, one, measure).outcome, level, what);
      assert.deepEqual(ghost.final, one, what);
      boards += Number(isBoard);
      ghost.close();
      answer.free();
      session.free();
    }
    assert.ok(boards > 5, String(boards));
  });
}

/** @typedef {{ origin: string, results: any[] }} Made */
/** A challenge with its last result changed. @param {Made} made @param {object} by */
const changed = ({ origin, results }, by) =>
  text.print({ origin, results: [...results.slice(0, -1), { ...results.at(-1), ...by }] });

/** Forgeries tried with every game. @type {[string, (made: Made, game: string) => string][]} */
const FORGERIES = [
  ['a higher figure', (made) => changed(made, { figures: withMore(made.results.at(-1).figures) })],
  ['a move less', (made) => changed(made, { moves: made.results.at(-1).moves.slice(0, -1), times: [] })],
  [
    'a move more',
    (made) =>
      changed(made, { moves: [...made.results.at(-1).moves, made.results.at(-1).moves[0]], times: [] }),
  ],
  [
    'a move that no game has',
    (made) => changed(made, { moves: ['jump', ...made.results.at(-1).moves.slice(1)] }),
  ],
  ['another seed', (made) => text.print({ ...made, origin: made.origin.replace(/#\d+$/, '#8') })],
  [
    'the deal of another game',
    (made, game) =>
      text.print({
        ...made,
        origin: `id ${game === 'tilt' ? 'mound' : 'tilt'}:${paramsOf(game === 'tilt' ? 'mound' : 'tilt')}#7`,
      }),
  ],
  ['a count of moves that is wrong', (made) => text.print(made).replace(/^at (\d+)/m, 'at 9$1')],
  ['a time that runs backwards', (made) => text.print(made).replace(/^times \d+/m, 'times -4')],
  ['more time than the clock shows', (made) => changed(made, { clock: 100 })],
  ['a day to come', (made) => changed(made, { on: '2027-01-01' })],
  [
    'an edited ladder',
    ({ origin, results: [first, ...others] }) =>
      text.print({ origin, results: [{ ...first, figures: withMore(first.figures) }, ...others] }),
  ],
];

/** @param {Record<string, number>} figures */
function withMore(figures) {
  const [name = ''] = Object.keys(figures);
  return { ...figures, [name]: (figures[name] ?? 0) + 2 };
}

/** The reason for which each forgery is refused. @type {Record<string, string>} */
const REASONS = {
  'a higher figure': 'challenge-figure',
  'a move less': 'challenge-figure',
  'a move more': 'challenge-figure',
  'a move that no game has': 'challenge-move',
  'another seed': 'challenge-move',
  'the deal of another game': 'challenge-move',
  'a count of moves that is wrong': 'challenge-count',
  'a time that runs backwards': 'challenge-times',
  'more time than the clock shows': 'challenge-times',
  'a day to come': 'challenge-date',
  'an edited ladder': 'challenge-figure',
};
/**
 * Other reasons, where the rules of a game detect a forgery differently.
 * @type {Record<string, Record<string, string>>}
 */
const OTHER_REASONS = {
  // A solved board ends the game.
  tilerama: {
    'a move less': 'challenge-unfinished',
    'a move more': 'challenge-move',
    'another seed': 'challenge-unfinished',
  },
  tileburst: { 'a move less': 'challenge-unfinished', 'a move more': 'challenge-move' },
  // The seed affects random events only.
  tilecode: { 'another seed': 'challenge-figure' },
};

/** The way to play results of a game: luck, or the moves that solve it. @param {string} game */
function waysOf(game) {
  if (game !== 'tilerama') return [2, 3];
  const solution = 'r1c1 up,r3c1 right,r1c3 down,r2c1 right,r1c3 down,r1c1 left,r1c1 up'.split(',');
  return [solution, solution];
}

let count = 0;
for (const game of GAMES) {
  test(`${game}: forged results are refused, each with its reason`, async () => {
    const begun = `${game}:${paramsOf(game)}#7`;
    const made = waysOf(game).map((how) => played(begun, how));
    const challenge = { origin: made[0]?.origin ?? '', results: made.map(({ result }) => result) };
    await prove(text.parse(text.print(challenge)), engine, TODAY);
    for (const [what, forge] of FORGERIES) {
      const fault = OTHER_REASONS[game]?.[what] ?? REASONS[what] ?? '';
      const opened = async () => prove(text.parse(forge(challenge, game)), engine, TODAY);
      await assert.rejects(opened, { fault }, what);
      count += 1;
    }
    for (const { session } of made) session.free();
  });
}

test('forged results that arrive leave the stored games, tables and settings as they are', async () => {
  const store = new Store();
  store.note({ name: 'Ada', hints: 'never' });
  const own = played('tilt:4x4#9', 5);
  const run = { ...newRun(), name: undefined, run: 'own', branched: false, clock: 0, time: 1, isOver: false };
  store.setRunning('tilt', { ...run, times: null, save: own.session.save() });
  own.session.free();
  const before = disk.all();
  assert.ok(Object.keys(before).length >= 2, Object.keys(before).join(' '));
  const parts = { engine: { ...engine, catalogue }, load: () => Promise.resolve(true), store };
  const league = new League(parts, true, () => undefined);
  let refused = 0;
  for (const game of GAMES) {
    const made = waysOf(game).map((how) => played(`${game}:${paramsOf(game)}#7`, how));
    const challenge = { origin: made[0]?.origin ?? '', results: made.map(({ result }) => result) };
    for (const [what, forge] of FORGERIES) {
      // A league accepts the true results of an edited ladder.
      if (what === 'an edited ladder') continue;
      const [alone] = challenge.results;
      const forged = forge({ ...challenge, results: [alone] }, game);
      await assert.rejects(
        async () =>
          proven(
            parts,
            await readChallenge(parts, forged),
            new AbortController().signal,
            () => undefined,
            () => assert.fail('nothing is painted'),
          ),
        /challenge-/,
        what,
      );
      await league.add([forged]);
      assert.equal(league.refused.length, 1, `${game}: ${what}`);
      assert.deepEqual(disk.all(), before, `${game}: ${what}`);
      refused += 1;
    }
    for (const { session } of made) session.free();
  }
  assert.ok(refused >= 40, String(refused));
  assert.ok(league.isEmpty);
});

/** The boards of a game's trail with their solutions. @param {string} game */
const boardsOf = (game) =>
  tilery
    .trails(game)
    .flatMap((/** @type {any} */ { chapter, boards }) => (chapter === 'welcome' ? [] : boards));
const WITH_TRAILS = GAMES.filter((game) => boardsOf(game).length > 0);

test('the par of a board is that of its trail, whatever its sender says', async () => {
  let tried = 0;
  for (const game of WITH_TRAILS) {
    for (const board of boardsOf(game).slice(0, 4)) {
      const honest = played(board.text, board.solution);
      honest.session.free();
      const [own] = await prove({ origin: honest.origin, results: [honest.result] }, engine, TODAY);
      assert.equal(own.stars, 3, board.text);
      for (const par of ['1', '9999', '9999!', '']) {
        const origin = honest.origin.replace(/;par=\d+!?/, par === '' ? '' : `;par=${par}`);
        const forged = { origin, results: [{ ...honest.result, hints: 1 }] };
        const known = await onKnownBoard(forged);
        assert.equal(known.origin, honest.origin, 'it is ranked under the board itself');
        const [proved] = await prove(forged, engine, TODAY);
        assert.equal(proved.stars, 2, 'a hint costs a star of the real par');
        tried += 1;
      }
    }
  }
  assert.ok(tried >= 50, String(tried));
});

test('a board of no trail has no par that could be believed, and earns no stars', async () => {
  const begun = 'tilt:4x4#987;aim=reach 8;par=900!';
  const { origin, result, session } = played(begun, 4, 400);
  session.free();
  const [proved] = await prove({ origin, results: [result] }, engine, TODAY).catch(() => [undefined]);
  assert.equal(proved?.stars, undefined);
  const known = await onKnownBoard({ origin });
  assert.equal(known.origin, origin.replace(';par=900!', ''));
  const lines = 'from\n  tilt:2x2@0,2/4,0;score=0;chance=0000000000000001;aim=reach 8;par=50;most=60';
  assert.equal((await onKnownBoard({ origin: lines })).origin, lines.replace(';par=50', ''));
  tilery.Session.load((await onKnownBoard({ origin: lines })).origin.slice('from\n  '.length)).free();
});

test('the time of a game with rounds is at least that of its rounds', async () => {
  const params = catalogue
    .find(({ id }) => id === 'tilecode')
    .presets.map((/** @type {any} */ one) => one.params);
  let tried = 0;
  for (const preset of params) {
    const { session, origin, result } = played(`tilecode:${preset}#7`, 3, 40);
    const least = (session.offers() & 4) === 0 ? session.at() * (session.pace() ?? 0) : 0;
    session.free();
    const [proved] = await prove({ origin, results: [{ ...result, clock: 0, times: [] }] }, engine, TODAY);
    assert.equal(proved.clock, least, preset);
    tried += Number(least > 0);
  }
  assert.ok(tried > 0, 'some of them follow a clock');
});

test('the date of a result decides nothing', async () => {
  const { session, result } = played(`tilt:4x4#${DAY}`, 3);
  session.free();
  // A board of a trail is ranked under the latest day whose puzzle it was, whenever it is said to be played.
  const stops = stopsOf(tilery.trails('tilt'), {});
  const puzzle = puzzleOf('20261110', stops);
  const games = catalogue.filter(({ edits }) => edits === null);
  const known = { games, stops: new Map([['tilt', stops]]), today: '20261125', isOwn: () => false };
  const kinds = ['2026-11-10', '2026-11-25', '2020-01-01'].map((date) => {
    const challenge = { origin: `id ${puzzle.text}`, results: [{ ...result, on: date }] };
    const entry = { fragment: date, game: 'tilt', challenge, result: { ...result, on: date, won: true } };
    const [group] = groupsOf([entry], known);
    return `${group.kind} ${group.of}`;
  });
  assert.deepEqual(new Set(kinds).size, 1, kinds.join());
});

test('a start from a position is told from a deal', () => {
  assert.equal(isFromPosition({ origin: 'id tilt:4x4#1' }), false);
  assert.equal(isFromPosition({ origin: 'from\n  tilt:2x2@0,2/4,0;score=3900000' }), true);
  assert.equal(isFromPosition({ origin: 'from\n  tilt:2x2@0,2/4,0;score=0;aim=reach 8' }), false);
});

test('at least forty forgeries are tried', () => {
  assert.ok(count >= 40, String(count));
});
